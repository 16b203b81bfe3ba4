// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"

#include "core/input_error.h"
#include "core/parameter/parameter.h"
#include "core/text.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <muParser.h>
#include <numbers>

namespace timestep {

struct TypedFormula::Parser : mu::Parser {};

namespace {

[[noreturn]] void refuse(const std::string& what, std::size_t position) {
    InputError error(what + " (at character " + std::to_string(position + 1) + ")");
    error.column = static_cast<int>(position + 1);
    throw error;
}

bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool isName(std::string_view text) {
    if (text.empty() || !isLetter(text[0])) return false;
    return std::all_of(text.begin(), text.end(), [](char c) {
        return isLetter(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
    });
}

/// An "=" that is no part of a comparison, and a comma outside of the brackets of a function.
void refuseAssignmentsAndLists(std::string_view text) {
    std::vector<bool> ofFunction;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char before = i > 0 ? text[i - 1] : ' ', after = i + 1 < text.size() ? text[i + 1] : ' ';
        if (text[i] == '=' && after != '=' && before != '=' && before != '<' && before != '>' &&
            before != '!')
            refuse("a formula cannot assign a value with \"=\"", i);
        if (text[i] == '(') {
            const std::string_view head = trimmed(text.substr(0, i));
            ofFunction.push_back(
                !head.empty() &&
                (isLetter(head.back()) || (std::isdigit(static_cast<unsigned char>(head.back())) != 0)));
        } else if (text[i] == ')' && !ofFunction.empty()) {
            ofFunction.pop_back();
        } else if (text[i] == ',' && (ofFunction.empty() || !ofFunction.back())) {
            refuse("a formula is one value, so there can be no comma here; numbers have a decimal point", i);
        } else if (text[i] == '"') {
            refuse("a formula has no texts in quotes", i);
        }
    }
}

/// Signs of printed formulas as the parser writes them, each in as many bytes, so that positions stay.
std::string inPlainSigns(std::string text) {
    constexpr std::pair<std::string_view, std::string_view> signs[] = {
        {"²", "^2"}, {"³", "^3"}, {"·", "* "}, {"×", "* "}, {"−", "-  "}};
    for (const auto& [printed, plain] : signs)
        for (std::size_t at = text.find(printed); at != std::string::npos; at = text.find(printed, at))
            text.replace(at, printed.size(), plain);
    return text;
}

double floorOf(double x) {
    return std::floor(x);
}

/// x - y floor(x / y): from 0 to y.
double modulo(double x, double y) {
    return x - y * std::floor(x / y);
}

double powerOf(double x, double y) {
    return std::pow(x, y);
}

} // namespace

std::vector<std::pair<std::string, double>> parseConstants(std::string_view text) {
    std::vector<std::pair<std::string, double>> constants;
    std::size_t begin = 0;
    while (!trimmed(text).empty() && begin <= text.size()) {
        const std::size_t end = std::min(text.find_first_of(",;", begin), text.size());
        const std::string_view part = text.substr(begin, end - begin);
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos) refuse("constants are given as in \"k = 4, m = 0.5\"", begin);
        const std::string name(trimmed(part.substr(0, equals)));
        if (!isName(name)) refuse("\"" + name + "\" is not a name of letters and digits", begin);
        for (const auto& [other, value] : constants)
            if (other == name) refuse("the constant \"" + name + "\" is given twice", begin);
        try {
            constants.emplace_back(name, parseNumber(trimmed(part.substr(equals + 1))));
        } catch (const InputError& error) {
            refuse(error.what(), begin + equals + 1);
        }
        begin = end + 1;
        if (end == text.size()) break;
    }
    return constants;
}

TypedFormula::TypedFormula(const std::string& text, const Variables& variables, const Constants& constants)
    : parser_(std::make_unique<Parser>()) {
    if (trimmed(text).empty()) refuse("the formula is empty", 0);
    refuseAssignmentsAndLists(text);
    try {
        parser_->DefineConst("pi", std::numbers::pi);
        const auto isTaken = [&](std::string_view name) {
            const auto has = [name](const auto& one) { return one.first == name; };
            return std::any_of(variables.begin(), variables.end(), has) ||
                   std::any_of(constants.begin(), constants.end(), has);
        };
        if (!isTaken("e")) parser_->DefineConst("e", std::numbers::e);
        if (!isTaken("floor")) parser_->DefineFun("floor", floorOf);
        if (!isTaken("mod")) parser_->DefineFun("mod", modulo);
        if (!isTaken("pow")) parser_->DefineFun("pow", powerOf);
        for (const auto& [name, place] : variables) parser_->DefineVar(name, place);
        for (const auto& constant : constants) {
            const std::string& name = constant.first;
            const bool taken = name == "pi" || std::any_of(variables.begin(), variables.end(),
                                                           [&](const auto& v) { return v.first == name; });
            if (taken) throw InputError("the name \"" + name + "\" has a meaning of its own");
            parser_->DefineConst(name, constant.second);
        }
        parser_->SetExpr(inPlainSigns(text));
        int results = 0;
        parser_->Eval(results);
        if (results != 1) refuse("a formula is one value", 0);
        parser_->Eval();
    } catch (const mu::ParserError& error) {
        std::string what = error.GetMsg();
        while (!what.empty() && (what.back() == '.' || what.back() == '\n')) what.pop_back();
        // The sentence contains a position counted from 0; our column counts from 1.
        const std::size_t count = what.find(" at position ");
        if (count != std::string::npos) {
            std::size_t end = count + 13;
            while (end < what.size() && std::isdigit(static_cast<unsigned char>(what[end])) != 0) ++end;
            what.erase(count, end - count);
        }
        const int position = std::clamp(error.GetPos(), 0, static_cast<int>(text.size()));
        refuse("this formula cannot be read: " + what, static_cast<std::size_t>(position));
    }
}

TypedFormula::~TypedFormula() = default;
TypedFormula::TypedFormula(TypedFormula&&) noexcept = default;
TypedFormula& TypedFormula::operator=(TypedFormula&&) noexcept = default;

double TypedFormula::value() const {
    return parser_->Eval();
}

} // namespace timestep
