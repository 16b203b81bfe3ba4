// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/unit.h"

#include "core/input_error.h"
#include "core/parameter/parameter.h"
#include "core/parameter/typed_number.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>
#include <string>
#include <utility>

namespace timestep {

namespace {

constexpr double pi = std::numbers::pi;

struct UnitSymbol {
    std::string_view text;
    Unit unit;
};

using Powers = Unit::Powers;
constexpr Powers noPowers{}, lengthPowers{1}, massPowers{0, 1}, timePowers{0, 0, 1}, anglePowers{0, 0, 0, 1},
    pixelPowers{0, 0, 0, 0, 1}, framePowers{0, 0, 0, 0, 0, 1}, ratePowers{0, 0, -1}, forcePowers{1, 1, -2},
    energyPowers{2, 1, -2};

/// Symbols that may follow a prefix.
constexpr UnitSymbol prefixed[] = {
    {"m", {1, lengthPowers}}, {"s", {1, timePowers}},  {"g", {1e-3, massPowers}}, {"N", {1, forcePowers}},
    {"J", {1, energyPowers}}, {"Hz", {1, ratePowers}}, {"rad", {1, anglePowers}},
};

struct Prefix {
    std::string_view text;
    double factor;
};

constexpr Prefix prefixes[] = {{"k", 1e3},  {"c", 1e-2}, {"d", 1e-1}, {"m", 1e-3},
                               {"µ", 1e-6}, {"μ", 1e-6}, {"u", 1e-6}, {"n", 1e-9}};

/// Symbols and words without prefix.
constexpr UnitSymbol whole[] = {
    {"1", {1, noPowers}},
    {"%", {0.01, noPowers}},
    {"°", {pi / 180, anglePowers}},
    {"deg", {pi / 180, anglePowers}},
    {"degree", {pi / 180, anglePowers}},
    {"degrees", {pi / 180, anglePowers}},
    {"grad", {pi / 180, anglePowers}},
    {"Grad", {pi / 180, anglePowers}},
    {"radian", {1, anglePowers}},
    {"radians", {1, anglePowers}},
    {"rev", {2 * pi, anglePowers}},
    {"turn", {2 * pi, anglePowers}},
    {"rpm", {2 * pi / 60, {0, 0, -1, 1}}},
    {"sec", {1, timePowers}},
    {"secs", {1, timePowers}},
    {"second", {1, timePowers}},
    {"seconds", {1, timePowers}},
    {"Sek", {1, timePowers}},
    {"Sekunde", {1, timePowers}},
    {"Sekunden", {1, timePowers}},
    {"min", {60, timePowers}},
    {"h", {3600, timePowers}},
    {"metre", {1, lengthPowers}},
    {"metres", {1, lengthPowers}},
    {"meter", {1, lengthPowers}},
    {"meters", {1, lengthPowers}},
    {"Meter", {1, lengthPowers}},
    {"px", {1, pixelPowers}},
    {"pixel", {1, pixelPowers}},
    {"pixels", {1, pixelPowers}},
    {"Pixel", {1, pixelPowers}},
    {"frame", {1, framePowers}},
    {"frames", {1, framePowers}},
    {"Bild", {1, framePowers}},
    {"Bilder", {1, framePowers}},
};

const UnitSymbol* symbolIn(std::span<const UnitSymbol> symbols, std::string_view text) {
    const auto found =
        std::find_if(symbols.begin(), symbols.end(), [&](const UnitSymbol& one) { return one.text == text; });
    return found == symbols.end() ? nullptr : &*found;
}

std::optional<Unit> namedUnit(std::string_view text) {
    if (const UnitSymbol* const found = symbolIn(whole, text)) return found->unit;
    if (const UnitSymbol* const found = symbolIn(prefixed, text)) return found->unit;
    for (const Prefix& prefix : prefixes) {
        if (!text.starts_with(prefix.text)) continue;
        const UnitSymbol* const found = symbolIn(prefixed, text.substr(prefix.text.size()));
        if (found != nullptr) return Unit{prefix.factor * found->unit.factor, found->unit.powers};
    }
    return std::nullopt;
}

void replaceEach(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

/// The text in the form that factorsOf() reads: exponents as "^-2", products as blanks.
std::string plainForm(std::string_view text) {
    std::string plain(trimmed(text));
    constexpr std::pair<const char*, const char*> signs[] = {
        {"⁻¹", "^-1"}, {"⁻²", "^-2"}, {"⁻³", "^-3"}, {"²", "^2"},     {"³", "^3"}, {"⁴", "^4"}, {"⁵", "^5"},
        {"·", " "},    {"⋅", " "},    {"−", "-"},    {"\u00A0", " "}, {"º", "°"},  {"**", "^"}, {"*", " "}};
    for (const auto& [what, with] : signs) replaceEach(plain, what, with);
    return plain;
}

void multiplyBy(Unit& product, const Unit& unit, int power) {
    product.factor *= std::pow(unit.factor, power);
    for (std::size_t i = 0; i < unit.powers.size(); ++i) product.powers[i] += power * unit.powers[i];
}

/// "m^2", "s-2", "s2": a symbol and its exponent.
bool multiplyByFactor(Unit& product, std::string_view factor, int sign) {
    const std::size_t end = factor.find_first_of("^-+23456789");
    int power = 1;
    if (end != std::string_view::npos) {
        std::string_view digits = factor.substr(end);
        if (digits.starts_with('^')) digits.remove_prefix(1);
        const bool negative = digits.starts_with('-');
        if (negative || digits.starts_with('+')) digits.remove_prefix(1);
        if (digits.size() != 1 || digits[0] < '1' || digits[0] > '9') return false;
        power = (digits[0] - '0') * (negative ? -1 : 1);
    }
    const auto unit = namedUnit(factor.substr(0, end));
    if (unit) multiplyBy(product, *unit, sign * power);
    return unit.has_value();
}

/// Factors from `at` to the end or a closing bracket.
bool factorsOf(std::string_view text, std::size_t& at, Unit& product, int sign, int depth) {
    int here = sign;
    while (at < text.size() && text[at] != ')') {
        if (text[at] == ' ') {
            ++at;
        } else if (text[at] == '/') {
            here = -sign;
            ++at;
        } else if (text[at] == '(') {
            if (depth > 4 || !factorsOf(text, ++at, product, here, depth + 1) || at >= text.size())
                return false;
            ++at;
            here = sign;
        } else {
            const std::size_t end = std::min(text.find_first_of(" /()", at), text.size());
            if (!multiplyByFactor(product, text.substr(at, end - at), here)) return false;
            at = end;
            here = sign;
        }
    }
    return true;
}

} // namespace

std::optional<Unit> unitOf(std::string_view text) {
    const std::string plain = plainForm(text);
    if (plain.size() > 60) return std::nullopt;
    Unit product;
    std::size_t at = 0;
    if (!factorsOf(plain, at, product, 1, 0) || at < plain.size()) return std::nullopt;
    return product;
}

std::optional<double> conversion(std::string_view from, std::string_view to) {
    if (trimmed(from) == trimmed(to)) return 1;
    const auto one = unitOf(from), other = unitOf(to);
    if (!one || !other) return std::nullopt;
    for (std::size_t i = 0; i < one->powers.size(); ++i)
        if (i != Unit::radian && one->powers[i] != other->powers[i]) return std::nullopt;
    const bool sameAngle = one->powers[Unit::radian] == other->powers[Unit::radian];
    if (!sameAngle && one->powers[Unit::radian] != 0 && other->powers[Unit::radian] != 0) return std::nullopt;
    // 1/s is read as rad/s, but a plain number never means degrees.
    return one->factor / other->factor;
}

std::string unitText(const Unit::Powers& powers) {
    constexpr std::array<std::string_view, 6> symbols{"m", "kg", "s", "rad", "px", "frame"};
    constexpr std::array<std::size_t, 6> order{1, 0, 3, 4, 5, 2}; // kg m rad px frame s
    constexpr std::array<std::string_view, 10> exponents{"⁰", "", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string above, below;
    std::size_t divisors = 0;
    for (const std::size_t i : order) {
        const auto power = static_cast<std::size_t>(std::abs(powers[i]));
        if (power == 0) continue;
        std::string& side = powers[i] > 0 ? above : below;
        divisors += powers[i] < 0 ? 1 : 0;
        side += (side.empty() ? "" : " ") + std::string(symbols[i]);
        side += power < exponents.size() ? std::string(exponents[power]) : "^" + std::to_string(power);
    }
    if (above.empty()) above = "1";
    if (below.empty()) return above;
    return above + "/" + (divisors > 1 ? "(" + below + ")" : below);
}

std::optional<Quantity> typedQuantity(std::string_view text) {
    text = trimmed(text);
    if (text.size() > 100) return std::nullopt;
    for (std::size_t i = 1; i < text.size(); ++i) {
        // A unit begins with a letter, with ° or µ, or with "1/" after a blank.
        const auto c = static_cast<unsigned char>(text[i]);
        const bool isLetter = c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool isOne = text[i - 1] == ' ' && text.substr(i).starts_with("1/");
        if (!isLetter && !isOne) continue;
        const auto number = typedNumber(text.substr(0, i));
        const auto unit = number ? unitOf(text.substr(i)) : std::nullopt;
        if (unit) return Quantity{*number * unit->factor, *unit};
    }
    return std::nullopt;
}

double numberIn(const Value& value, std::string_view unit) {
    const auto quantity = value.number() == nullptr ? typedQuantity(value.text()) : std::nullopt;
    if (!quantity) return numberOf(value);
    const auto wanted = unitOf(unit);
    Powers own = quantity->unit.powers, other = wanted ? wanted->powers : noPowers;
    own[Unit::radian] = other[Unit::radian] = 0; // a pure number counts as radians
    if (!wanted || own != other)
        throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" has the unit of %2, and %3 is expected"),
                                  value.text(), unitText(quantity->unit.powers),
                                  unit.empty() ? std::string_view("1") : unit));
    return quantity->value / wanted->factor;
}

} // namespace timestep
