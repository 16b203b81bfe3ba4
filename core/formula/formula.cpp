// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"

#include "core/formula/assignments.h"
#include "core/formula/parser_fault.h"
#include "core/input_error.h"
#include "core/parameter/parameter.h"
#include "core/parameter/unit.h"
#include "core/text.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <muParser.h>
#include <numbers>

namespace timestep {

struct TypedFormula::Parser : mu::Parser {};

namespace {

constexpr Text placedPattern = TRANSLATABLE("fault", "%1 (at character %2)");

[[noreturn]] void refuse(const Sentence& what, std::size_t position) {
    InputError error(atCharacter(what, position));
    error.column = static_cast<int>(position + 1);
    throw error;
}

bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Refuses an "=" that is not part of a comparison, and a comma outside the brackets of a function.
void refuseAssignmentsAndLists(std::string_view text) {
    std::vector<bool> ofFunction;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char before = i > 0 ? text[i - 1] : ' ', after = i + 1 < text.size() ? text[i + 1] : ' ';
        if (text[i] == '=' && after != '=' && before != '=' && before != '<' && before != '>' &&
            before != '!')
            refuse(TRANSLATABLE("fault", "a formula cannot assign a value with \"=\""), i);
        if (text[i] == '(') {
            const std::string_view head = trimmed(text.substr(0, i));
            ofFunction.push_back(
                !head.empty() &&
                (isLetter(head.back()) || (std::isdigit(static_cast<unsigned char>(head.back())) != 0)));
        } else if (text[i] == ')' && !ofFunction.empty()) {
            ofFunction.pop_back();
        } else if (text[i] == ',' && (ofFunction.empty() || !ofFunction.back())) {
            refuse(TRANSLATABLE(
                       "fault",
                       "a formula is one value, so there can be no comma here; numbers have a decimal point"),
                   i);
        } else if (text[i] == '"') {
            refuse(TRANSLATABLE("fault", "a formula has no texts in quotes"), i);
        } else if (text[i] == '$') {
            refuse(TRANSLATABLE("fault", "a formula has no sign \"$\""), i);
        }
    }
}

/// Replaces signs of printed formulas by those that the parser reads, with the same number of bytes, so that
/// positions are unchanged.
std::string inPlainSigns(std::string text) {
    constexpr std::pair<std::string_view, std::string_view> signs[] = {
        {"**", "^ "}, {"²", "^2"},  {"³", "^3"}, {"⁴", "^4 "}, {"·", "* "},
        {"×", "* "},  {"−", "-  "}, {"π", "pi"}, {"°", "$$"},
    };
    for (const auto& [printed, plain] : signs)
        for (std::size_t at = text.find(printed); at != std::string::npos; at = text.find(printed, at))
            text.replace(at, printed.size(), plain);
    return text;
}

/// Replaces several signs in a row, as in "x --3", by the equivalent single sign. Positions are unchanged.
std::string withSingleSigns(std::string text) {
    const auto isSign = [](char c) { return c == '+' || c == '-'; };
    char before = '('; // the last character that is not a blank
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ') continue;
        std::size_t end = i, signs = 0;
        bool minus = false;
        for (; end < text.size() && (isSign(text[end]) || text[end] == ' '); ++end) {
            signs += isSign(text[end]) ? 1 : 0;
            minus = minus != (text[end] == '-');
        }
        if (signs > 1) {
            const bool followsValue = before == ')' || before == '$' || before == '\'' || before == '.' ||
                                      std::isalnum(static_cast<unsigned char>(before)) != 0 || before == '_';
            std::fill(text.begin() + static_cast<std::ptrdiff_t>(i),
                      text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
            if (minus || followsValue) text[i] = minus ? '-' : '+';
        }
        before = text[i] == ' ' ? before : text[i];
        if (signs > 0) {
            before = '-';
            i = end - 1;
        }
    }
    return text;
}

double floorOf(double x) {
    return std::floor(x);
}

/// x - y floor(x / y): from 0 to y.
double modulo(double x, double y) {
    return x - y * std::floor(x / y);
}

/// x modulo 2 pi, from -pi to pi: x - 2 pi floor(x / (2 pi) + 1/2).
double wrapped(double x) {
    constexpr double turn = 2 * std::numbers::pi;
    return x - turn * std::floor(x / turn + 0.5);
}

double powerOf(double x, double y) {
    return std::pow(x, y);
}

double chosenBy(double condition, double yes, double no) {
    return condition != 0 ? yes : no;
}

double degrees(double angle) {
    return angle * (std::numbers::pi / 180);
}

constexpr const char* nameCharacters = "0123456789_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'";

using Names = std::vector<std::string>;

/// Constants whose expressions may use each other in any order.
class ConstantList {
public:
    explicit ConstantList(std::string_view text) : open_(splitAssignments(text)) {
        for (const Assignment& one : open_) {
            order_.push_back(one.name);
            if (one.name == "pi")
                refuse(TRANSLATABLE("fault", "the name \"pi\" has a fixed meaning"), one.nameAt);
        }
        while (!open_.empty())
            if (!evaluateSome()) explain();
    }
    /// In the order of the text.
    TypedFormula::Constants values() const {
        TypedFormula::Constants list;
        for (const std::string& name : order_)
            list.push_back(*std::find_if(known_.begin(), known_.end(),
                                         [&](const auto& one) { return one.first == name; }));
        return list;
    }

private:
    double valueOf(const Assignment& one) const {
        try {
            return parseNumber(one.expression);
        } catch (const InputError&) {
            if (const auto quantity = typedQuantity(one.expression)) return quantity->value;
            return TypedFormula(one.expression, {}, known_).value();
        }
    }
    bool evaluateSome() {
        const std::size_t before = open_.size();
        for (std::size_t i = 0; i < open_.size();) {
            const Assignment& one = open_[i];
            double value = 0;
            try {
                value = valueOf(one);
            } catch (const UnknownName&) {
                ++i;
                continue;
            } catch (const InputError& error) {
                throwFromPart(error, one.expressionAt);
            }
            if (!std::isfinite(value))
                refuse(
                    Sentence(TRANSLATABLE("fault", "the constant \"%1\" is not a finite number"), one.name),
                    one.expressionAt);
            known_.emplace_back(one.name, value);
            open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(i));
        }
        return open_.size() < before;
    }
    [[noreturn]] void explain() const {
        for (const Assignment& one : open_) {
            try {
                valueOf(one);
            } catch (const UnknownName& error) {
                const bool listed = std::find(order_.begin(), order_.end(), error.name) != order_.end();
                if (!listed) throwFromPart(error, one.expressionAt);
            }
        }
        refuse(Sentence(TRANSLATABLE("fault", "the constants \"%1\" and others depend on each other"),
                        open_.front().name),
               open_.front().nameAt);
    }

    std::vector<Assignment> open_;
    Names order_;
    TypedFormula::Constants known_;
};

/// The name at a position; empty: there is none.
std::string nameAt(std::string_view text, std::size_t position) {
    const std::size_t end = std::min(text.find_first_not_of(nameCharacters, position), text.size());
    const std::string_view name = text.substr(position, end - position);
    return !name.empty() && isLetter(name.front()) ? std::string(name) : std::string();
}

bool isCalled(std::string_view text, std::size_t after) {
    return trimmed(text.substr(after)).starts_with('(');
}

std::string joinedNames(const Names& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
}

} // namespace

UnknownName::UnknownName(std::string unknown, std::vector<std::string> knownNames, std::size_t position)
    : InputError(Sentence(TRANSLATABLE("fault", "\"%1\" is not known (at character %2); known are %3"),
                          unknown, position + 1, joinedNames(knownNames))),
      name(std::move(unknown)),
      known(std::move(knownNames)) {
    column = static_cast<int>(position + 1);
}

Sentence atCharacter(const Sentence& what, std::size_t position) {
    return {placedPattern, what, position + 1};
}

Sentence withoutCharacter(const InputError& error) {
    if (const auto* unknown = dynamic_cast<const UnknownName*>(&error))
        return {TRANSLATABLE("fault", "\"%1\" is not known"), unknown->name};
    return error.message.text == placedPattern ? error.message.values.front() : error.message;
}

void throwFromPart(const InputError& error, std::size_t bytes) {
    const std::size_t position = bytes + (error.column > 0 ? static_cast<std::size_t>(error.column) - 1 : 0);
    if (const auto* unknown = dynamic_cast<const UnknownName*>(&error))
        throw UnknownName(unknown->name, unknown->known, position);
    refuse(withoutCharacter(error), position);
}

std::vector<std::pair<std::string, double>> parseConstants(std::string_view text) {
    return ConstantList(text).values();
}

TypedFormula::TypedFormula(const std::string& text, const Variables& variables, const Constants& constants)
    : parser_(std::make_unique<Parser>()) {
    if (trimmed(text).empty()) refuse(TRANSLATABLE("fault", "the formula is empty"), 0);
    refuseAssignmentsAndLists(text);
    Names known;
    try {
        parser_->DefineNameChars(nameCharacters);
        const auto isTaken = [&](std::string_view name) {
            const auto has = [name](const auto& one) { return one.first == name; };
            return std::any_of(variables.begin(), variables.end(), has) ||
                   std::any_of(constants.begin(), constants.end(), has);
        };
        for (const auto& [name, place] : variables) {
            parser_->DefineVar(name, place);
            known.push_back(name);
        }
        for (const auto& [name, value] : constants) {
            const bool taken =
                name == "pi" || std::any_of(variables.begin(), variables.end(),
                                            [&n = name](const auto& v) { return v.first == n; });
            if (taken)
                throw InputError(
                    Sentence(TRANSLATABLE("fault", "the name \"%1\" has a fixed meaning"), name));
            parser_->DefineConst(name, value);
            known.push_back(name);
        }
        parser_->DefineConst("pi", std::numbers::pi);
        known.emplace_back("pi");
        if (!isTaken("e")) {
            parser_->DefineConst("e", std::numbers::e);
            known.emplace_back("e");
        }
        if (!isTaken("floor")) parser_->DefineFun("floor", floorOf);
        if (!isTaken("mod")) parser_->DefineFun("mod", modulo);
        if (!isTaken("wrap")) parser_->DefineFun("wrap", wrapped);
        if (!isTaken("pow")) parser_->DefineFun("pow", powerOf);
        if (!isTaken("if")) parser_->DefineFun("if", chosenBy);
        parser_->DefinePostfixOprt("$$", degrees);
        parser_->SetExpr(withSingleSigns(inPlainSigns(text)));
        int results = 0;
        parser_->Eval(results);
        if (results != 1) refuse(TRANSLATABLE("fault", "a formula is one value"), 0);
        parser_->Eval();
    } catch (const mu::ParserError& error) {
        const auto position =
            static_cast<std::size_t>(std::clamp(error.GetPos(), 0, static_cast<int>(text.size())));
        const std::string name = nameAt(text, position);
        if (error.GetCode() == mu::ecUNASSIGNABLE_TOKEN && !name.empty()) {
            if (isCalled(text, position + name.size()))
                refuse(Sentence(TRANSLATABLE("fault", "there is no function \"%1\""), name), position);
            throw UnknownName(name, known, position);
        }
        refuse(Sentence(TRANSLATABLE("fault", "this formula cannot be read: %1"), parserFault(error)),
               position);
    }
}

TypedFormula::~TypedFormula() = default;
TypedFormula::TypedFormula(TypedFormula&&) noexcept = default;
TypedFormula& TypedFormula::operator=(TypedFormula&&) noexcept = default;

double TypedFormula::value() const {
    return parser_->Eval();
}

} // namespace timestep
