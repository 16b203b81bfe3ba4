// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/dimension.h"

#include "core/formula/assignments.h"
#include "core/formula/formula.h"
#include "core/input_error.h"
#include "core/text.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace timestep {

namespace {

constexpr double tolerance = 1e-6; ///< of exponents

bool same(const Exponents& one, const Exponents& other) {
    return std::equal(one.begin(), one.end(), other.begin(),
                      [](double a, double b) { return std::abs(a - b) < tolerance; });
}

[[noreturn]] void refuseTerm(const Sentence& what, std::size_t position) {
    InputError error(atCharacter(what, position));
    error.column = static_cast<int>(position + 1);
    throw error;
}

/// What a formula is found to be. Mixed: its value does not scale with a power.
struct Found {
    enum class Kind { Unknown, Mixed, Dimension } kind = Kind::Unknown;
    Exponents exponents = {};
};

/// Evaluates the formula with the base units scaled.
Found measured(const std::string& text, const DimensionedNames& names) {
    std::vector<double> values(names.size(), 1);
    TypedFormula::Variables variables;
    for (std::size_t i = 0; i < names.size(); ++i) variables.emplace_back(names[i].first, &values[i]);
    const TypedFormula formula(text, variables, {});
    const auto valueAt = [&](std::size_t sample, std::size_t base, double scale) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            const double golden = 0.6180339887498949 * static_cast<double>(7 * sample + i + 1);
            values[i] = 0.5 + (golden - std::floor(golden)); // from 0.5 to 1.5
            if (base < names[i].second.size()) values[i] *= std::pow(scale, names[i].second[base]);
        }
        return formula.value();
    };
    constexpr std::size_t samples = 4, none = 99;
    Found found;
    for (std::size_t sample = 0; sample < samples; ++sample) {
        const double plain = valueAt(sample, none, 1);
        if (!std::isfinite(plain) || plain == 0) continue;
        Exponents exponents{};
        for (std::size_t base = 0; base < exponents.size(); ++base) {
            if (base == Unit::radian) continue;
            const double twice = valueAt(sample, base, 2) / plain, thrice = valueAt(sample, base, 3) / plain;
            if (!(twice > 0) || !(thrice > 0)) return {Found::Kind::Mixed};
            exponents[base] = std::log2(twice);
            if (std::abs(exponents[base] - std::log(thrice) / std::log(3)) > tolerance)
                return {Found::Kind::Mixed};
            exponents[base] = std::round(exponents[base] / tolerance) * tolerance;
        }
        if (found.kind == Found::Kind::Dimension && !same(found.exponents, exponents))
            return {Found::Kind::Mixed};
        found = {Found::Kind::Dimension, exponents};
    }
    return found;
}

struct Part {
    std::size_t begin, end; ///< bytes
};

/// The terms of a sum, each with its sign; a formula with a condition is one term.
std::vector<Part> termsOf(std::string_view text) {
    std::vector<Part> terms{{0, text.size()}};
    int depth = 0;
    char before = '('; // the last character that is not a blank
    std::size_t beforeAt = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '(') ++depth;
        if (c == ')') --depth;
        if (depth == 0 && std::string_view("?<>=!&|").find(c) != std::string_view::npos)
            return {{0, text.size()}};
        const bool isMinus = text.substr(i).starts_with("\u2212");
        if (depth == 0 && (c == '+' || c == '-' || isMinus)) {
            const bool followsValue = std::string_view("(+-*/^,").find(before) == std::string_view::npos;
            const bool isExponent = (before == 'e' || before == 'E') && beforeAt > 0 &&
                                    std::isdigit(static_cast<unsigned char>(text[beforeAt - 1])) != 0;
            if (followsValue && !isExponent) {
                terms.back().end = i;
                terms.push_back({i, text.size()});
            }
        }
        if (c != ' ') {
            before = isMinus ? '-' : c;
            beforeAt = i;
        }
        if (isMinus) i += 2;
    }
    return terms;
}

/// The brackets of a term, outermost first, each argument of a function by itself.
struct Inside {
    Part part;
    bool isPure; ///< the argument of a function that takes pure numbers
};

std::vector<Inside> bracketsOf(std::string_view text) {
    constexpr std::array<std::string_view, 16> pure{"sin",  "cos",   "tan",  "asin", "acos", "atan",
                                                    "sinh", "cosh",  "tanh", "exp",  "ln",   "log",
                                                    "log2", "log10", "wrap", "asinh"};
    std::vector<Inside> list;
    int depth = 0;
    std::size_t begin = 0;
    bool isPure = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '(' && depth++ == 0) {
            std::size_t name = i;
            while (name > 0 && std::isalnum(static_cast<unsigned char>(text[name - 1])) != 0) --name;
            isPure = std::find(pure.begin(), pure.end(), text.substr(name, i - name)) != pure.end();
            begin = i + 1;
        } else if ((text[i] == ')' && --depth == 0) || (text[i] == ',' && depth == 1)) {
            list.push_back({{begin, i}, isPure});
            begin = i + 1;
        }
    }
    return list;
}

std::optional<Exponents> check(const std::string& whole, Part within, const DimensionedNames& names,
                               std::optional<Exponents> wanted) {
    const std::string_view text = std::string_view(whole).substr(within.begin, within.end - within.begin);
    for (const Part& part : termsOf(text)) {
        const std::string_view term = text.substr(part.begin, part.end - part.begin);
        if (trimmed(term).empty()) continue;
        const std::size_t lead = term.find_first_not_of(" +-");
        const std::size_t at = within.begin + part.begin + (lead < term.size() ? lead : 0);
        const std::string shown(trimmed(std::string_view(whole).substr(at, within.begin + part.end - at)));
        const Found found = measured(std::string(term), names);
        if (found.kind == Found::Kind::Mixed) {
            for (const Inside& inside : bracketsOf(term)) {
                const std::size_t begin = within.begin + part.begin;
                check(whole, {begin + inside.part.begin, begin + inside.part.end}, names,
                      inside.isPure ? std::optional(Exponents{}) : std::nullopt);
            }
            refuseTerm(Sentence(TRANSLATABLE("fault", "the units in \"%1\" do not fit together"), shown), at);
        }
        if (found.kind == Found::Kind::Unknown) continue;
        if (wanted && !same(*wanted, found.exponents))
            refuseTerm(Sentence(TRANSLATABLE("fault", "\"%1\" has the unit of %2, and %3 is expected"), shown,
                                unitText(found.exponents), unitText(*wanted)),
                       at);
        wanted = found.exponents;
    }
    return wanted;
}

} // namespace

Exponents dimensionOf(const Unit& unit) {
    Exponents exponents{};
    std::copy(unit.powers.begin(), unit.powers.end(), exponents.begin());
    exponents[Unit::radian] = 0;
    return exponents;
}

std::string unitText(const Exponents& dimension) {
    Unit::Powers powers{};
    for (std::size_t i = 0; i < powers.size(); ++i) {
        powers[i] = static_cast<int>(std::lround(dimension[i]));
        if (std::abs(dimension[i] - powers[i]) > tolerance) { // a root
            Exponents squared = dimension;
            for (double& one : squared) one *= 2;
            return "√(" + unitText(squared) + ")";
        }
    }
    return unitText(powers);
}

std::optional<Exponents> checkDimension(const std::string& text, const DimensionedNames& names,
                                        std::optional<Exponents> wanted) {
    return check(text, {0, text.size()}, names, wanted);
}

DimensionedNames dimensionsOfConstants(std::string_view text) {
    DimensionedNames known;
    std::vector<Assignment> open = splitAssignments(text);
    for (std::size_t before = open.size() + 1; before > open.size();) {
        before = open.size();
        for (std::size_t i = 0; i < open.size();) {
            const Assignment& one = open[i];
            Exponents exponents{};
            if (const auto quantity = typedQuantity(one.expression)) {
                exponents = dimensionOf(quantity->unit);
            } else {
                try {
                    exponents = checkDimension(one.expression, known).value_or(Exponents{});
                } catch (const UnknownName&) { // a later constant
                    ++i;
                    continue;
                } catch (const InputError& error) {
                    throwFromPart(error, one.expressionAt);
                }
            }
            known.emplace_back(one.name, exponents);
            open.erase(open.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    return known;
}

bool hasUnits(std::string_view text) {
    const std::vector<Assignment> list = splitAssignments(text, 2);
    return std::any_of(list.begin(), list.end(), [](const Assignment& one) {
        const auto quantity = typedQuantity(one.expression);
        return quantity && dimensionOf(quantity->unit) != Exponents{};
    });
}

} // namespace timestep
