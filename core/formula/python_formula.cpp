// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/python_formula.h"

#include "core/input_error.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <vector>

namespace timestep {

namespace {

/// Words that are not allowed as Python names, or that the functions of a program use themselves.
constexpr std::string_view reservedWords[] = {
    "False",  "None",     "True",  "and",    "as",    "assert",    "async",      "await",    "break",
    "class",  "continue", "def",   "del",    "elif",  "else",      "except",     "finally",  "for",
    "from",   "global",   "if",    "import", "in",    "is",        "lambda",     "nonlocal", "not",
    "or",     "pass",     "raise", "return", "try",   "while",     "with",       "yield",    "math",
    "Vector", "abs",      "pow",   "min",    "max",   "positions", "velocities", "values",   "rates",
    "memory", "value_of", "ratio", "delta",  "total", "range",     "dot",        "norm",     "square",
    "filled", "absolute", "map",   "list",   "len",   "isinstance"};

struct FormulaFunction {
    std::string_view typed, python;
};
constexpr FormulaFunction formulaFunctions[] = {
    {"sin", "math.sin"},     {"cos", "math.cos"},     {"tan", "math.tan"},     {"asin", "math.asin"},
    {"acos", "math.acos"},   {"atan", "math.atan"},   {"atan2", "math.atan2"}, {"sinh", "math.sinh"},
    {"cosh", "math.cosh"},   {"tanh", "math.tanh"},   {"asinh", "math.asinh"}, {"acosh", "math.acosh"},
    {"atanh", "math.atanh"}, {"exp", "math.exp"},     {"ln", "math.log"},      {"log", "math.log"},
    {"log2", "math.log2"},   {"log10", "math.log10"}, {"sqrt", "math.sqrt"},   {"abs", "abs"},
    {"floor", "math.floor"}, {"pow", "pow"}};

/// Precedence of the operators, in Python and in typed formulas.
enum class Binding { Conditional, Or, And, Comparison, Sum, Product, Sign, Power, Atom };

struct Piece {
    std::string text;
    Binding binding = Binding::Atom;

    std::string within(Binding least) const { return binding < least ? "(" + text + ")" : text; }
};

/// Reads a formula that TypedFormula has accepted, from the operator of lowest precedence to the highest.
class FormulaReader {
    using enum Binding;

public:
    explicit FormulaReader(std::string_view text, PythonRowFormula* row = nullptr) : text_(text), row_(row) {}

    std::string whole() {
        const Piece piece = choice();
        if (!atEnd()) refuse();
        return piece.text;
    }

private:
    void skipBlanks() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
    }
    bool atEnd() {
        skipBlanks();
        return at_ == text_.size();
    }
    bool take(std::string_view sign) {
        skipBlanks();
        if (!text_.substr(at_).starts_with(sign)) return false;
        at_ += sign.size();
        return true;
    }
    /// Refuses the sign at this place.
    [[noreturn]] void refuse() {
        skipBlanks();
        std::size_t end = std::min(at_ + 1, text_.size());
        while (end < text_.size() && (static_cast<unsigned char>(text_[end]) & 0xC0U) == 0x80) ++end;
        throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" in a formula cannot be handed over"),
                                  text_.substr(at_, end - at_)));
    }

    Piece choice() {
        const Piece condition = either();
        if (!take("?")) return condition;
        const Piece yes = choice();
        if (!take(":")) refuse();
        return chosen(condition, yes, choice());
    }
    static Piece chosen(const Piece& condition, const Piece& yes, const Piece& no) {
        return {yes.within(Or) + " if " + condition.within(Or) + " else " + no.text, Conditional};
    }
    /// A part of "and" or "or".
    static std::string truth(const Piece& piece, Binding least) {
        const bool isTruth = piece.binding == Comparison || piece.binding == And || piece.binding == Or;
        return isTruth ? piece.within(least) : piece.within(Sum) + " != 0";
    }
    Piece either() {
        Piece left = both();
        while (take("||")) left = {truth(left, Or) + " or " + truth(both(), And), Or};
        return left;
    }
    Piece both() {
        Piece left = comparison();
        while (take("&&")) left = {truth(left, And) + " and " + truth(comparison(), Comparison), And};
        return left;
    }
    Piece comparison() {
        Piece left = sum();
        for (;;) {
            bool found = false;
            for (const char* sign : {"<=", ">=", "==", "!=", "<", ">"})
                if (!found && take(sign)) {
                    found = true;
                    left = {left.within(Sum) + " " + sign + " " + sum().within(Sum), Comparison};
                }
            if (!found) return left;
        }
    }
    Piece sum() {
        Piece left = product();
        for (;;) {
            if (take("+"))
                left = {left.within(Sum) + " + " + product().within(Product), Sum};
            else if (take("-") || take("−"))
                left = {left.within(Sum) + " - " + product().within(Product), Sum};
            else
                return left;
        }
    }
    Piece product() {
        Piece left = signedPower();
        for (;;) {
            skipBlanks();
            if (!text_.substr(at_).starts_with("**") && (take("*") || take("·") || take("×")))
                left = {left.within(Product) + " * " + signedPower().within(Sign), Product};
            else if (row_ != nullptr && take("/"))
                left = {"ratio(" + left.text + ", " + signedPower().text + ")", Atom};
            else if (take("/"))
                left = {left.within(Product) + " / " + signedPower().within(Sign), Product};
            else
                return left;
        }
    }
    Piece signedPower() {
        bool minus = false, any = false;
        for (;; any = true) {
            if (take("-") || take("−"))
                minus = !minus;
            else if (!take("+"))
                break;
        }
        const Piece piece = power();
        return any && minus ? Piece{"-" + piece.within(Power), Sign} : piece;
    }
    /// Right-associative: a^b^c = a^(b^c), also with superscripts.
    Piece power() {
        const Piece base = withDegrees();
        if (take("**") || take("^")) return {base.within(Atom) + "**" + signedPower().within(Sign), Power};
        for (const auto& [sign, number] : {std::pair{"²", "2"}, {"³", "3"}, {"⁴", "4"}})
            if (take(sign)) {
                std::string text = base.within(Atom) + "**" + number;
                if (take("**") || take("^")) text += "**" + signedPower().within(Sign);
                return {text, Power};
            }
        return base;
    }
    Piece withDegrees() {
        Piece piece = atom();
        while (take("°")) piece = {"math.radians(" + piece.text + ")", Atom};
        return piece;
    }
    Piece atom() {
        if (take("(")) {
            const Piece inside = choice();
            if (!take(")")) refuse();
            return inside.binding == Atom ? inside : Piece{"(" + inside.text + ")", Atom};
        }
        skipBlanks();
        if (const std::string number = takeNumber(); !number.empty()) return {number, Atom};
        const std::string word = takeWord();
        if (word.empty()) refuse();
        if (take("(")) return call(word);
        if (row_ != nullptr) row_->names.push_back(word);
        return {word == "pi" ? "math.pi" : pythonName(word), Atom};
    }
    bool isDigitAt(std::size_t place) const {
        return place < text_.size() && std::isdigit(static_cast<unsigned char>(text_[place])) != 0;
    }
    std::string takeNumber() {
        std::size_t end = at_;
        while (isDigitAt(end)) ++end;
        if (end < text_.size() && text_[end] == '.' && (end > at_ || isDigitAt(end + 1))) ++end;
        while (isDigitAt(end)) ++end;
        if (end > at_ && end < text_.size() && (text_[end] == 'e' || text_[end] == 'E')) {
            const bool isSigned = end + 1 < text_.size() && (text_[end + 1] == '-' || text_[end + 1] == '+');
            std::size_t last = end + (isSigned ? 2 : 1);
            if (isDigitAt(last)) {
                while (isDigitAt(last)) ++last;
                end = last;
            }
        }
        std::string number(text_.substr(at_, end - at_));
        at_ = end;
        // Python does not accept integers such as 007.
        while (number.size() > 1 && number[0] == '0' &&
               std::isdigit(static_cast<unsigned char>(number[1])) != 0)
            number.erase(0, 1);
        return number;
    }
    std::string takeWord() {
        std::size_t end = at_;
        const auto isPart = [&](char c) {
            return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' ||
                   (end > at_ && (std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '\''));
        };
        while (end < text_.size() && isPart(text_[end])) ++end;
        const std::string word(text_.substr(at_, end - at_));
        at_ = end;
        return word;
    }
    /// Reads the arguments of a function after its opening bracket.
    Piece call(const std::string& word) {
        std::vector<Piece> arguments{choice()};
        while (take(",") || take(";")) arguments.push_back(choice());
        if (!take(")")) refuse();
        const Piece& first = arguments.front();
        if (row_ != nullptr && (word == "delta" || word == "sum") && arguments.size() == 1) {
            const std::string number = std::to_string(row_->changes++), name = "change_" + number;
            row_->before.push_back(name + (word == "delta" ? " = delta" : " = total") + "(memory, " + number +
                                   ", value_of(lambda: " + first.text + "))");
            return {name, Atom};
        }
        if (word == "if" && arguments.size() == 3) {
            const Piece piece = chosen(arguments[0], arguments[1], arguments[2]);
            return {"(" + piece.text + ")", Atom};
        }
        if (word == "mod" && arguments.size() == 2) {
            const std::string x = first.within(Product), y = arguments[1].within(Power);
            return {x + " - " + y + " * math.floor(" + x + " / " + y + ")", Sum};
        }
        if (word == "wrap" && arguments.size() == 1) {
            const std::string x = first.within(Product);
            return {x + " - 2 * math.pi * math.floor(" + x + " / (2 * math.pi) + 0.5)", Sum};
        }
        if (word == "rint") return {"math.floor(" + first.within(Sum) + " + 0.5)", Atom};
        if (word == "sign")
            return {"((" + first.within(Sum) + " > 0) - (" + first.within(Sum) + " < 0))", Atom};
        if (word == "sum" || word == "avg") {
            std::string text = first.within(Sum);
            for (std::size_t i = 1; i < arguments.size(); ++i) text += " + " + arguments[i].within(Product);
            if (word == "sum") return {"(" + text + ")", Atom};
            return {"(" + text + ") / " + std::to_string(arguments.size()), Product};
        }
        if ((word == "min" || word == "max") && arguments.size() == 1) return {"(" + first.text + ")", Atom};
        const auto known = std::find_if(std::begin(formulaFunctions), std::end(formulaFunctions),
                                        [&](const FormulaFunction& one) { return one.typed == word; });
        if (word != "min" && word != "max" && known == std::end(formulaFunctions))
            throw InputError(Sentence(
                TRANSLATABLE("fault", "the function \"%1\" in a formula cannot be handed over"), word));
        std::string text = word == "min" || word == "max" ? word : std::string(known->python);
        for (std::size_t i = 0; i < arguments.size(); ++i) text += (i == 0 ? "(" : ", ") + arguments[i].text;
        return {text + ")", Atom};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    PythonRowFormula* row_; ///< null: no row
};

} // namespace

std::string pythonName(std::string_view word) {
    std::string name(word.substr(0, word.find('\'')));
    for (std::size_t i = name.size(); i < word.size(); ++i) name += "_prime";
    const std::string stem = name.substr(0, name.find_last_not_of('_') + 1);
    const bool isReserved =
        std::find(std::begin(reservedWords), std::end(reservedWords), stem) != std::end(reservedWords);
    // Different words keep different names: "lambda" and "lambda_", "x'" and "x_prime".
    const bool looksPrimed = word.find('\'') == std::string_view::npos && stem.ends_with("_prime");
    return isReserved || looksPrimed ? name + "_" : name;
}

std::string pythonIdentifier(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

bool mentionsWord(std::string_view text, const std::string& word) {
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isPart(text[at - 1])) && (end == text.size() || !isPart(text[end]))) return true;
    }
    return false;
}

std::string pythonFormula(std::string_view formula) {
    return FormulaReader(formula).whole();
}

PythonRowFormula pythonRowFormula(std::string_view formula, int changes) {
    PythonRowFormula row;
    row.changes = changes;
    row.value = FormulaReader(formula, &row).whole();
    return row;
}

} // namespace timestep
