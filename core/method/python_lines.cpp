// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/method/python_lines.h"

#include "core/formula/python_formula.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <iterator>

namespace timestep {

namespace {

/// Precedence of the operators, which is the same in Python and in the language of methods.
enum class Binding { Or, And, Not, Comparison, Sum, Product, Sign, Power, Atom };

Binding bindingOf(std::string_view sign) {
    if (sign == "or") return Binding::Or;
    if (sign == "and") return Binding::And;
    if (sign == "+" || sign == "-") return Binding::Sum;
    if (sign == "*" || sign == "/") return Binding::Product;
    return sign == "**" ? Binding::Power : Binding::Comparison;
}

/// A function that lines call, for positions that are numbers and for vectors.
struct Helper {
    std::string_view name, ofNumbers, ofVectors;
};

constexpr std::string_view vectorClass = R"(class Vector(list):
    """A list of numbers. + - * / ** work number by number, also with one number for all."""
    def each(self, other, f):
        return Vector(map(f, self, other if isinstance(other, list) else [other] * len(self)))
    def __add__(self, other): return self.each(other, lambda p, q: p + q)
    def __sub__(self, other): return self.each(other, lambda p, q: p - q)
    def __rsub__(self, other): return self.each(other, lambda p, q: q - p)
    def __mul__(self, other): return self.each(other, lambda p, q: p * q)
    def __truediv__(self, other): return self.each(other, lambda p, q: p / q)
    def __rtruediv__(self, other): return self.each(other, lambda p, q: q / p)
    def __pow__(self, other): return self.each(other, lambda p, q: p ** q)
    def __neg__(self): return Vector(-p for p in self)
    __radd__, __rmul__ = __add__, __mul__


)";

constexpr Helper helperTexts[] = {
    {"pi", "pi = math.pi\n", "pi = math.pi\n"},
    {"dot", "def dot(d, e):\n    return d * e\n",
     "def dot(d, e):\n    total = 0.0\n    for p, q in zip(d, e):\n        total += p * q\n    return "
     "total\n"},
    {"norm", "def norm(d):\n    return math.sqrt(d * d)\n",
     "def norm(d):\n    return math.sqrt(dot(d, d))\n"},
    {"square", "def square(d):\n    return d * d\n", "def square(d):\n    return d * d\n"},
    {"filled", "def filled(d, number):\n    return number\n",
     "def filled(d, number):\n    \"\"\"A vector like d whose numbers are all the same.\"\"\"\n    return "
     "Vector([number] * len(d))\n"},
};

/// Functions of one number, which work number by number: their name here and that of Python.
constexpr std::pair<std::string_view, std::string_view> functionsOfNumbers[] = {
    {"sqrt", "math.sqrt"}, {"sin", "math.sin"}, {"cos", "math.cos"}, {"tan", "math.tan"},
    {"exp", "math.exp"},   {"log", "math.log"}, {"absolute", "abs"},
};

bool leavesLoop(const std::vector<Statement>& block) {
    return std::any_of(block.begin(), block.end(), [](const Statement& one) {
        if (one.kind == Statement::Kind::Break) return true;
        if (one.kind == Statement::Kind::Repeat) return false; // its own break
        return leavesLoop(one.block) || leavesLoop(one.otherwise);
    });
}

} // namespace

struct PythonLines::Piece {
    std::string text;
    Binding binding = Binding::Atom;
    bool isVector = false;

    std::string within(Binding outer) const { return binding < outer ? "(" + text + ")" : text; }
};

PythonLines::PythonLines(std::span<const std::string_view> vectors)
    : vectors_(vectors.begin(), vectors.end()) {}

std::vector<std::string> PythonLines::of(const std::vector<Statement>& statements) {
    std::vector<std::string> lines;
    write(statements, {}, lines);
    return lines;
}

void PythonLines::write(const std::vector<Statement>& statements, const std::string& indent,
                        std::vector<std::string>& lines) {
    for (const Statement& one : statements) writeOne(one, indent, lines);
}

void PythonLines::writeOne(const Statement& one, const std::string& indent, std::vector<std::string>& lines) {
    const std::string inner = indent + "    ";
    switch (one.kind) {
    case Statement::Kind::Assign:
        return assign(one.name, one.value, indent, lines);
    case Statement::Kind::Repeat:
        lines.push_back(indent + "for _ in range(" + std::to_string(one.times) + "):");
        return write(one.block, inner, lines);
    case Statement::Kind::For: {
        if (leavesLoop(one.block)) { // Python's break would leave this loop; the text's leaves the repeat
            for (const Expression& value : one.list) {
                assign(one.name, value, indent, lines);
                write(one.block, indent, lines);
            }
            return;
        }
        std::string values;
        bool isVector = false;
        for (const Expression& value : one.list) {
            const Piece each = piece(value);
            isVector = each.isVector;
            values += (values.empty() ? "" : ", ") + each.text;
        }
        (isVector ? vectors_ : numbers_).insert(one.name);
        lines.push_back(indent + "for " + pythonVariable(one.name) + " in (" + values +
                        (one.list.size() == 1 ? ",):" : "):"));
        return write(one.block, inner, lines);
    }
    case Statement::Kind::If:
        return writeChoice(one, indent, "if ", lines);
    case Statement::Kind::Break:
        lines.push_back(indent + "break");
    }
}

void PythonLines::writeChoice(const Statement& one, const std::string& indent, const char* word,
                              std::vector<std::string>& lines) {
    lines.push_back(indent + word + piece(one.value).text + ":");
    write(one.block, indent + "    ", lines);
    if (one.otherwise.size() == 1 && one.otherwise.front().kind == Statement::Kind::If)
        return writeChoice(one.otherwise.front(), indent, "elif ", lines);
    if (one.otherwise.empty()) return;
    lines.push_back(indent + "else:");
    write(one.otherwise, indent + "    ", lines);
}

/// A variable keeps the type of its first value: a vector is filled with a number that it is set to.
void PythonLines::assign(const std::string& name, const Expression& value, const std::string& indent,
                         std::vector<std::string>& lines) {
    const Piece term = piece(value);
    const bool isVector = vectors_.contains(name);
    if (!isVector && !numbers_.contains(name)) (term.isVector ? vectors_ : numbers_).insert(name);
    const std::string target = pythonVariable(name);
    if (isVector && !term.isVector) helpers_.insert("filled");
    lines.push_back(indent + target + " = " +
                    (isVector && !term.isVector ? "filled(" + target + ", " + term.text + ")" : term.text));
}

PythonLines::Piece PythonLines::piece(const Expression& term) {
    switch (term.kind) {
    case Expression::Kind::Number:
        return {exactNumber(term.number)};
    case Expression::Kind::Name:
        if (term.name == "pi") helpers_.insert("pi");
        return {pythonVariable(term.name), Binding::Atom, vectors_.contains(term.name)};
    case Expression::Kind::Negative: {
        const Piece part = piece(term.parts[0]);
        return {"-" + part.within(Binding::Sign), Binding::Sign, part.isVector};
    }
    case Expression::Kind::Not:
        return {"not " + piece(term.parts[0]).within(Binding::Not), Binding::Not};
    case Expression::Kind::Binary:
        return binary(term);
    case Expression::Kind::Call:
        break;
    }
    return call(term);
}

PythonLines::Piece PythonLines::binary(const Expression& term) {
    const Piece left = piece(term.parts[0]), right = piece(term.parts[1]);
    const Binding binding = bindingOf(term.name);
    const bool isVector = binding >= Binding::Sum && (left.isVector || right.isVector);
    if (binding == Binding::Power) {
        if (right.text == "2") { // one rounding, as in the program
            helpers_.insert("square");
            return {"square(" + left.text + ")", Binding::Atom, isVector};
        }
        return {left.within(Binding::Atom) + "**" + right.within(Binding::Sign), binding, isVector};
    }
    const auto tighter = static_cast<Binding>(static_cast<int>(binding) + 1);
    const bool isChain = binding != Binding::Comparison;
    const std::string sign = binding == Binding::Product ? term.name : " " + term.name + " ";
    return {left.within(isChain ? binding : tighter) + sign + right.within(tighter), binding, isVector};
}

PythonLines::Piece PythonLines::call(const Expression& term) {
    std::vector<Piece> parts;
    for (const Expression& part : term.parts) parts.push_back(piece(part));
    if (term.name == "a") { // omitted: the present v, and the time at the beginning of the step
        const std::string time = parts.size() > 2 ? parts[2].text : "t";
        const std::string velocity = parts.size() > 1 ? parts[1].text : "v";
        return {"a(" + time + ", " + parts[0].text + ", " + velocity + ")", Binding::Atom, true};
    }
    const std::string name = term.name == "abs" ? "absolute" : term.name;
    const bool isPython = name == "min" || name == "max";
    if (!isPython) helpers_.insert(name);
    if (name == "norm") helpers_.insert("dot");
    std::string text = name + "(";
    for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : ", ") + parts[i].text;
    const bool isNumber = isPython || name == "norm" || name == "dot";
    return {text + ")", Binding::Atom, !isNumber && parts.front().isVector};
}

std::string pythonVariable(std::string_view name) {
    const bool isLine = name.find_first_not_of('_') == std::string_view::npos; // _ counts the rounds
    return isLine ? std::string(name) + "_" : pythonName(name);
}

std::string pythonHelpers(const std::set<std::string>& names, bool isVector) {
    std::string text(isVector ? vectorClass : "");
    for (const Helper& helper : helperTexts)
        if (names.contains(std::string(helper.name)))
            text += std::string(isVector ? helper.ofVectors : helper.ofNumbers) + "\n\n";
    for (const auto& [name, python] : functionsOfNumbers) {
        if (!names.contains(std::string(name))) continue;
        const std::string function(python);
        text += isVector ? "def " + std::string(name) + "(d):\n    return Vector(map(" + function +
                               ", d)) if isinstance(d, list) else " + function + "(d)\n\n\n"
                         : std::string(name) + " = " + function + "\n\n\n";
    }
    return text;
}

} // namespace timestep
