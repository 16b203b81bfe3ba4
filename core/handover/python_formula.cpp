// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_formula.h"

#include "core/input_error.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace timestep {

namespace {

struct FormulaSign {
    std::string_view typed, python;
};
constexpr FormulaSign formulaSigns[] = {{"²", "**2"}, {"³", "**3"},     {"·", "*"},
                                        {"×", "*"},   {"−", "-"},       {"^", "**"},
                                        {"⁴", "**4"}, {"π", "math.pi"}, {"°", "*(math.pi / 180)"}};

/// Functions of typed formulas, and their equals.
constexpr FormulaSign formulaFunctions[] = {
    {"sin", "math.sin"},     {"cos", "math.cos"},     {"tan", "math.tan"},     {"asin", "math.asin"},
    {"acos", "math.acos"},   {"atan", "math.atan"},   {"atan2", "math.atan2"}, {"sinh", "math.sinh"},
    {"cosh", "math.cosh"},   {"tanh", "math.tanh"},   {"asinh", "math.asinh"}, {"acosh", "math.acosh"},
    {"atanh", "math.atanh"}, {"exp", "math.exp"},     {"ln", "math.log"},      {"log", "math.log"},
    {"log2", "math.log2"},   {"log10", "math.log10"}, {"sqrt", "math.sqrt"},   {"abs", "abs"},
    {"floor", "math.floor"}, {"pow", "pow"},          {"min", "min"},          {"max", "max"}};

template <std::size_t count>
const FormulaSign* find(const FormulaSign (&table)[count], std::string_view typed) {
    const auto found = std::find_if(std::begin(table), std::end(table),
                                    [&](const FormulaSign& sign) { return sign.typed == typed; });
    return found == std::end(table) ? nullptr : &*found;
}

bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}
bool isDigit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

} // namespace

std::string pythonFormula(std::string_view formula) {
    std::string python;
    for (std::size_t at = 0; at < formula.size();) {
        const char c = formula[at];
        if (isDigit(c) || (c == '.' && at + 1 < formula.size() && isDigit(formula[at + 1]))) {
            std::size_t end = at;
            while (end < formula.size() &&
                   (isDigit(formula[end]) || formula[end] == '.' ||
                    ((formula[end] == 'e' || formula[end] == 'E') && end + 1 < formula.size() &&
                     (isDigit(formula[end + 1]) || formula[end + 1] == '-' || formula[end + 1] == '+')) ||
                    ((formula[end] == '-' || formula[end] == '+') && end > at &&
                     (formula[end - 1] == 'e' || formula[end - 1] == 'E'))))
                ++end;
            python += formula.substr(at, end - at);
            at = end;
        } else if (isLetter(c)) {
            std::size_t end = at;
            while (end < formula.size() && (isLetter(formula[end]) || isDigit(formula[end]))) ++end;
            const std::string word(formula.substr(at, end - at));
            const std::size_t next = formula.find_first_not_of(" \t", end);
            if (next != std::string_view::npos && formula[next] == '(') {
                const FormulaSign* const known = find(formulaFunctions, word);
                if (known == nullptr) throw InputError("\"" + word + "(\" has no equal in Python's math");
                python += known->python;
            } else {
                python += word == "pi" ? "math.pi" : word;
            }
            at = end;
        } else if (std::string_view("+-*/(), \t").find(c) != std::string_view::npos) {
            python += c;
            ++at;
        } else {
            const std::size_t length = static_cast<unsigned char>(c) < 0x80   ? 1
                                       : static_cast<unsigned char>(c) < 0xE0 ? 2
                                                                              : 3;
            const FormulaSign* const known = find(formulaSigns, formula.substr(at, length));
            if (known == nullptr)
                throw InputError("\"" + std::string(formula.substr(at, length)) +
                                 "\" in a formula is not handed over");
            python += known->python;
            at += length;
        }
    }
    return python;
}

} // namespace timestep
