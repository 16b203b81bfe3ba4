// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/spreadsheet_equations.h"

#include "core/input_error.h"
#include "core/text.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <utility>

namespace timestep {

namespace {

/// How tightly the outermost operation of a formula binds. In a spreadsheet a sign binds more tightly than a
/// power: -2^2 is 4.
enum Binding : int { Sum, Product, Power, Sign, Whole };

struct Formula {
    std::string text;
    Binding binding = Whole;

    std::string within(Binding least) const { return binding >= least ? text : "(" + text + ")"; }
};

/// A number, or a list of them (a Vector of Python).
struct Operand {
    std::vector<Formula> parts;
    bool isList = false;
};

[[noreturn]] void refuse(std::string_view what) {
    throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" cannot be written as a formula of a spreadsheet"),
                              std::string(what)));
}

Formula combined(const Formula& left, char sign, const Formula& right) {
    switch (sign) {
    case '+':
    case '-':
        return {left.within(Sum) + sign + right.within(Product), Sum};
    case '*':
    case '/':
        return {left.within(Product) + sign + right.within(Power), Product};
    default:
        return {left.within(Whole) + "^" + right.within(Whole), Power};
    }
}

Operand applied(const Operand& left, char sign, const Operand& right) {
    Operand result;
    result.isList = left.isList || right.isList;
    const std::size_t count = std::max(left.parts.size(), right.parts.size());
    for (std::size_t i = 0; i < count; ++i)
        result.parts.push_back(
            combined(left.parts[left.isList ? i : 0], sign, right.parts[right.isList ? i : 0]));
    return result;
}

bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// An expression of Python with numbers, names, + - * / **, brackets, lists, indices and functions of `math`.
class SheetTerm {
public:
    SheetTerm(std::string_view text, const std::map<std::string, Operand>& names)
        : text_(text), names_(names) {}

    /// One value, or a list if there are commas.
    Operand all() {
        Operand value = sum();
        if (peek() != ',') return ended(value);
        Operand list{{}, true};
        add(list, value);
        while (take(',')) add(list, sum());
        return ended(list);
    }

private:
    static void add(Operand& list, const Operand& one) {
        if (one.isList) refuse("list of lists");
        list.parts.push_back(one.parts.front());
    }
    const Operand& ended(const Operand& value) {
        if (peek() != '\0') refuse(text_.substr(at_));
        return value;
    }
    char peek() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool take(char sign) {
        if (peek() != sign) return false;
        ++at_;
        return true;
    }
    void expect(char sign) {
        if (!take(sign)) refuse(text_.substr(std::min(at_, text_.size())));
    }
    bool takePower() {
        if (peek() != '*' || text_.substr(at_, 2) != "**") return false;
        at_ += 2;
        return true;
    }

    Operand sum() {
        Operand value = product();
        for (char sign = peek(); sign == '+' || sign == '-'; sign = peek()) {
            ++at_;
            value = applied(value, sign, product());
        }
        return value;
    }
    Operand product() {
        Operand value = power();
        for (char sign = peek(); (sign == '*' && text_.substr(at_, 2) != "**") || sign == '/';
             sign = peek()) {
            ++at_;
            value = applied(value, sign, power());
        }
        return value;
    }
    Operand power() {
        if (take('-')) {
            Operand value = power();
            for (Formula& part : value.parts) part = {"-" + part.within(Whole), Sign};
            return value;
        }
        const Operand base = indexed();
        return takePower() ? applied(base, '^', power()) : base;
    }
    Operand indexed() {
        Operand value = atom();
        while (take('[')) {
            std::size_t index = 0;
            if (std::isdigit(static_cast<unsigned char>(peek())) == 0) refuse(text_.substr(at_));
            while (std::isdigit(static_cast<unsigned char>(peek())) != 0 && index < 1000)
                index = 10 * index + static_cast<std::size_t>(text_[at_++] - '0');
            expect(']');
            if (!value.isList || index >= value.parts.size()) refuse(text_);
            value = {{value.parts[index]}, false};
        }
        return value;
    }
    Operand atom() {
        if (take('(')) {
            Operand value = sum();
            expect(')');
            return value;
        }
        if (take('[')) return listUntil(']');
        const std::size_t begin = at_;
        if (std::isdigit(static_cast<unsigned char>(peek())) != 0 || peek() == '.') return number();
        if (!isLetter(peek())) refuse(text_.substr(begin));
        std::string word;
        while (at_ < text_.size() && (isLetter(text_[at_]) || text_[at_] == '.' ||
                                      std::isdigit(static_cast<unsigned char>(text_[at_])) != 0))
            word += text_[at_++];
        if (word == "math.pi") return {{{"PI()"}}, false};
        if (take('(')) {
            if (word == "Vector") {
                Operand value = sum();
                expect(')');
                value.isList = true;
                return value;
            }
            return called(word, listUntil(')').parts);
        }
        const auto known = names_.find(word);
        return known != names_.end() ? known->second : Operand{{{spreadsheetName(word)}}, false};
    }
    Operand number() {
        std::string digits;
        const auto follows = [&] {
            const char c = at_ < text_.size() ? text_[at_] : '\0';
            const bool isSign =
                (c == '-' || c == '+') && !digits.empty() && (digits.back() == 'e' || digits.back() == 'E');
            return std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.' || c == 'e' || c == 'E' ||
                   isSign;
        };
        while (follows()) digits += text_[at_++];
        return {{{digits}}, false};
    }
    Operand listUntil(char end) {
        Operand list{{}, true};
        if (take(end)) return list;
        do add(list, sum());
        while (take(','));
        expect(end);
        return list;
    }
    static Operand called(const std::string& word, const std::vector<Formula>& arguments) {
        static constexpr std::pair<std::string_view, std::string_view> functions[] = {
            {"math.sin", "SIN"},     {"math.cos", "COS"},   {"math.tan", "TAN"},   {"math.asin", "ASIN"},
            {"math.acos", "ACOS"},   {"math.atan", "ATAN"}, {"math.sinh", "SINH"}, {"math.cosh", "COSH"},
            {"math.tanh", "TANH"},   {"math.exp", "EXP"},   {"math.sqrt", "SQRT"}, {"math.log", "LN"},
            {"math.log10", "LOG10"}, {"math.fabs", "ABS"},  {"abs", "ABS"},        {"min", "MIN"},
            {"max", "MAX"}};
        for (const auto& [python, name] : functions) {
            if (python != word) continue;
            std::string text;
            for (const Formula& one : arguments) text += (text.empty() ? "" : ",") + one.text;
            return {{{std::string(name) + "(" + text + ")"}}, false};
        }
        // Spreadsheets take the coordinates in the order x, y.
        if (word == "math.atan2" && arguments.size() == 2)
            return {{{"ATAN2(" + arguments[1].text + "," + arguments[0].text + ")"}}, false};
        if (word == "math.hypot" && arguments.size() == 2)
            return {{{"SQRT(SUMSQ(" + arguments[0].text + "," + arguments[1].text + "))"}}, false};
        refuse(word);
    }

    std::string_view text_;
    const std::map<std::string, Operand>& names_;
    std::size_t at_ = 0;
};

/// The statements of the function a(t, x, v): lines whose brackets are closed, without comments.
std::vector<std::string> statementsOf(std::string_view functions) {
    constexpr std::string_view head = "def a(t, x, v):\n";
    const std::size_t begin = functions.find(head);
    if (begin == std::string_view::npos) refuse("a(t, x, v)");
    std::string_view rest = functions.substr(begin + head.size());
    std::vector<std::string> statements;
    std::string open;
    int depth = 0;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        line = line.substr(0, line.find('#'));
        if (depth == 0 && !line.starts_with("    ")) break;
        for (const char c : line) {
            depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
            if (c == ';' && depth == 0)
                statements.push_back(std::exchange(open, {}));
            else
                open += c;
        }
        if (depth == 0) statements.push_back(std::exchange(open, {}));
    }
    return statements;
}

Operand cellsOf(const std::vector<std::string>& cells) {
    Operand operand{{}, cells.size() > 1};
    for (const std::string& cell : cells) operand.parts.push_back({cell});
    return operand;
}

} // namespace

std::string spreadsheetName(const std::string& word) {
    const std::size_t letters = static_cast<std::size_t>(
        std::find_if(word.begin(), word.end(),
                     [](char c) { return std::isalpha(static_cast<unsigned char>(c)) == 0; }) -
        word.begin());
    const bool onlyDigits =
        std::all_of(word.begin() + static_cast<std::ptrdiff_t>(letters), word.end(),
                    [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; });
    const bool isCell = letters >= 1 && letters <= 3 && letters < word.size() && onlyDigits;
    const bool isRowOrColumn =
        word.size() == 1 && std::string_view("rRcC").find(word[0]) != std::string_view::npos;
    return isCell || isRowOrColumn ? word + "_" : word;
}

std::vector<std::string> accelerationFormulas(std::string_view functions, const StateCells& at) {
    std::map<std::string, Operand> names{{"t", cellsOf({at.t})}, {"x", cellsOf(at.x)}, {"v", cellsOf(at.v)}};
    for (const std::string& statement : statementsOf(functions)) {
        const std::string_view text = trimmed(statement);
        if (text.empty()) continue;
        if (constexpr std::string_view word = "return "; text.starts_with(word)) {
            const Operand value = SheetTerm(text.substr(word.size()), names).all();
            std::vector<std::string> formulas;
            for (const Formula& part : value.parts) formulas.push_back(part.text);
            if (formulas.size() != at.x.size()) refuse(text);
            return formulas;
        }
        const std::size_t equals = text.find('=');
        if (equals == std::string_view::npos) refuse(text);
        const Operand value = SheetTerm(text.substr(equals + 1), names).all();
        std::vector<std::string> targets;
        for (std::size_t begin = 0; begin < equals;) {
            const std::size_t comma = std::min(text.find(',', begin), equals);
            targets.emplace_back(trimmed(text.substr(begin, comma - begin)));
            begin = comma + 1;
        }
        for (const std::string& target : targets)
            if (!std::all_of(target.begin(), target.end(), [](char c) {
                    return isLetter(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
                }))
                refuse(text);
        if (targets.size() == 1) {
            names[targets.front()] = value;
            continue;
        }
        if (targets.size() != value.parts.size()) refuse(text);
        for (std::size_t i = 0; i < targets.size(); ++i) names[targets[i]] = {{value.parts[i]}, false};
    }
    refuse("return");
}

} // namespace timestep
