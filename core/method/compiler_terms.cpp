// SPDX-License-Identifier: GPL-3.0-or-later
// Terms: their types, constants and instructions.
#include "core/method/compiler.h"
#include "core/method/functions.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace timestep {

namespace {

using Type = MethodValue::Type;

MethodValue constantOf(double number) {
    return {.constant = number};
}
MethodValue contentsOf(Type type, std::uint16_t place) {
    return {.type = type, .place = place};
}

} // namespace

void MethodCompiler::expectNumber(const MethodValue& value, TextPlace at) const {
    if (value.type == Type::Number) return;
    throw MethodError(at,
                      value.isVector()
                          ? TRANSLATABLE("method", "a number is expected here, and this is a vector")
                          : TRANSLATABLE("method", "a comparison has no value: it is only allowed after if"));
}

void MethodCompiler::expectVector(const MethodValue& value, TextPlace at) const {
    if (!value.isVector())
        throw MethodError(
            at, TRANSLATABLE("method", "a vector such as x is expected here, and this is a number"));
}

void MethodCompiler::expectArguments(const Expression& term, std::size_t least, std::size_t most) const {
    if (term.parts.size() >= least && term.parts.size() <= most) return;
    throw MethodError(term.at,
                      least == most ? TRANSLATABLE("method", "%1 takes %2 values in its brackets")
                                    : TRANSLATABLE("method", "%1 takes %2 to %3 values in its brackets"),
                      {term.name, std::to_string(least), std::to_string(most)});
}

/// A number that an instruction computes.
MethodValue MethodCompiler::result(Do operation, const MethodValue& a, const MethodValue& b, TextPlace at,
                                   Type type) {
    const std::uint16_t first = a.isVector() ? a.place : numberRegister(a);
    const std::uint16_t second = b.isVector() ? b.place : numberRegister(b);
    release(a);
    release(b);
    const std::uint16_t place = passingNumber();
    emit({.operation = operation, .r = place, .a = first, .b = second, .at = at});
    return {.type = type, .place = place, .passing = true};
}

MethodValue MethodCompiler::vectorResult(MethodInstruction instruction, std::optional<std::uint16_t> target) {
    instruction.r = target ? *target : passingVector();
    emit(instruction);
    return {.type = Type::Vector, .place = instruction.r, .passing = !target, .atTarget = target.has_value()};
}

MethodValue MethodCompiler::valueOf(const Expression& term, std::optional<std::uint16_t> target) {
    switch (term.kind) {
    case Expression::Kind::Number:
        return constantOf(term.number);
    case Expression::Kind::Name:
        return nameValue(term);
    case Expression::Kind::Binary:
        return binary(term, target);
    case Expression::Kind::Call:
        return call(term, target);
    case Expression::Kind::Negative: {
        const MethodValue value = valueOf(term.parts[0]);
        if (value.isVector()) {
            release(value);
            return vectorResult({.operation = Do::NegativeV, .a = value.place, .at = term.at}, target);
        }
        expectNumber(value, term.at);
        if (value.constant) return constantOf(-*value.constant);
        return result(Do::Negative, value, constantOf(0), term.at);
    }
    case Expression::Kind::Not:
        break;
    }
    const MethodValue value = valueOf(term.parts[0]);
    if (value.type != Type::Condition)
        throw MethodError(term.at,
                          TRANSLATABLE("method", "a comparison such as norm(d) < 1e-9 is expected here"));
    return result(Do::Not, value, constantOf(0), term.at, Type::Condition);
}

MethodValue MethodCompiler::nameValue(const Expression& term) {
    if (term.name == "pi") return constantOf(std::numbers::pi);
    for (std::size_t i = 0; i < language_.numbers.size(); ++i) {
        if (language_.numbers[i] != term.name) continue;
        program_.reads |= std::uint32_t{1} << i;
        return contentsOf(Type::Number, static_cast<std::uint16_t>(i));
    }
    Variable* variable = find(term.name);
    const bool isState = variable != nullptr && variable->given;
    if (variable == nullptr)
        throw MethodError(term.at, TRANSLATABLE("method", "%1 is not known; known are %2"),
                          {term.name, knownNames()});
    if (!isState && !variable->has) {
        if (inStart_ || !variable->ofStart)
            throw MethodError(
                term.at,
                TRANSLATABLE("method", "%1 has no value here in the first step: give it one under start:"),
                {term.name});
        variable->kept = true;
    }
    return contentsOf(variable->isVector ? Type::Vector : Type::Number, variable->place);
}

MethodValue MethodCompiler::binary(const Expression& term, std::optional<std::uint16_t> target) {
    const std::string& sign = term.name;
    const Expression &one = term.parts[0], &other = term.parts[1];
    if (sign == "and" || sign == "or") {
        const MethodValue left = valueOf(one), right = valueOf(other);
        if (left.type != Type::Condition || right.type != Type::Condition)
            throw MethodError(term.at,
                              TRANSLATABLE("method", "a comparison such as norm(d) < 1e-9 is expected here"));
        return result(sign == "and" ? Do::And : Do::Or, left, right, term.at, Type::Condition);
    }
    if (sign != "+" && sign != "-" && sign != "*" && sign != "/" && sign != "**") return comparison(term);
    const MethodValue left = valueOf(one);
    if ((sign == "+" || sign == "-") && left.isVector())
        if (const auto sum = scaledSum(term, left, other, target)) return *sum;
    const MethodValue right = valueOf(other);
    if (sign == "**") return power(term, left, right, target);
    if (sign == "+") return arithmetic(Do::AddVV, Do::AddVS, Do::AddVS, Do::Add, term, left, right, target);
    if (sign == "-")
        return arithmetic(Do::SubtractVV, Do::SubtractVS, Do::SubtractSV, Do::Subtract, term, left, right,
                          target);
    if (sign == "*")
        return arithmetic(Do::MultiplyVV, Do::MultiplyVS, Do::MultiplyVS, Do::Multiply, term, left, right,
                          target);
    if (right.constant && *right.constant == 0)
        throw MethodError(term.at, TRANSLATABLE("method", "this divides by zero"));
    return arithmetic(Do::DivideVV, Do::DivideVS, Do::DivideSV, Do::Divide, term, left, right, target);
}

/// V + s W and V - s W in one instruction; nothing if the second part is not such a product.
std::optional<MethodValue> MethodCompiler::scaledSum(const Expression& term, const MethodValue& left,
                                                     const Expression& product,
                                                     std::optional<std::uint16_t> target) {
    if (product.kind != Expression::Kind::Binary || product.name != "*") return {};
    MethodValue one = valueOf(product.parts[0]), other = valueOf(product.parts[1]);
    expectNumberOrVector(one, product.parts[0].at);
    expectNumberOrVector(other, product.parts[1].at);
    if (one.isVector() == other.isVector()) {
        const MethodValue right =
            arithmetic(Do::MultiplyVV, Do::MultiplyVS, Do::MultiplyVS, Do::Multiply, product, one, other, {});
        return term.name == "+"
                   ? arithmetic(Do::AddVV, Do::AddVS, Do::AddVS, Do::Add, term, left, right, target)
                   : arithmetic(Do::SubtractVV, Do::SubtractVS, Do::SubtractSV, Do::Subtract, term, left,
                                right, target);
    }
    if (one.isVector()) std::swap(one, other);
    const std::uint16_t weight = numberRegister(one);
    release(left);
    release(one);
    release(other);
    return vectorResult({.operation = term.name == "+" ? Do::AddScaled : Do::SubtractScaled,
                         .a = left.place,
                         .b = other.place,
                         .c = weight,
                         .at = term.at},
                        target);
}

void MethodCompiler::expectNumberOrVector(const MethodValue& value, TextPlace at) const {
    if (!value.isVector()) expectNumber(value, at);
}

MethodValue MethodCompiler::arithmetic(Do vectors, Do vectorAndNumber, Do numberAndVector, Do numbers,
                                       const Expression& term, MethodValue left, MethodValue right,
                                       std::optional<std::uint16_t> target) {
    expectNumberOrVector(left, term.parts[0].at);
    expectNumberOrVector(right, term.parts[1].at);
    if (!left.isVector() && !right.isVector()) {
        if (!left.constant || !right.constant) return result(numbers, left, right, term.at);
        const double a = *left.constant, b = *right.constant;
        return constantOf(numbers == Do::Add        ? a + b
                          : numbers == Do::Subtract ? a - b
                          : numbers == Do::Multiply ? a * b
                                                    : a / b);
    }
    const bool commutes = numbers == Do::Add || numbers == Do::Multiply;
    if (commutes && !left.isVector()) std::swap(left, right);
    const Do operation = left.isVector() && right.isVector() ? vectors
                         : left.isVector()                   ? vectorAndNumber
                                                             : numberAndVector;
    const std::uint16_t a = left.isVector() ? left.place : numberRegister(left);
    const std::uint16_t b = right.isVector() ? right.place : numberRegister(right);
    release(left);
    release(right);
    return vectorResult({.operation = operation, .a = a, .b = b, .at = term.at}, target);
}

/// A square is computed as a product, as in the built-in methods.
MethodValue MethodCompiler::power(const Expression& term, MethodValue base, MethodValue exponent,
                                  std::optional<std::uint16_t> target) {
    expectNumberOrVector(base, term.parts[0].at);
    expectNumber(exponent, term.parts[1].at);
    const bool square = exponent.constant && *exponent.constant == 2;
    if (base.isVector()) {
        const std::uint16_t b = square ? base.place : numberRegister(exponent);
        release(base);
        release(exponent);
        return vectorResult(
            {.operation = square ? Do::MultiplyVV : Do::PowerVS, .a = base.place, .b = b, .at = term.at},
            target);
    }
    if (base.constant && exponent.constant)
        return constantOf(square ? *base.constant * *base.constant
                                 : std::pow(*base.constant, *exponent.constant));
    if (!square) return result(Do::Power, base, exponent, term.at);
    MethodValue same = base;
    same.passing = false;
    return result(Do::Multiply, base, same, term.at);
}

MethodValue MethodCompiler::comparison(const Expression& term) {
    MethodValue left = valueOf(term.parts[0]), right = valueOf(term.parts[1]);
    expectNumber(left, term.parts[0].at);
    expectNumber(right, term.parts[1].at);
    const std::string& sign = term.name;
    if (sign == ">" || sign == ">=") std::swap(left, right);
    const Do operation = sign == "=="       ? Do::Equal
                         : sign == "!="     ? Do::NotEqual
                         : sign.size() == 2 ? Do::LessOrEqual
                                            : Do::Less;
    return result(operation, left, right, term.at, Type::Condition);
}

MethodValue MethodCompiler::call(const Expression& term, std::optional<std::uint16_t> target) {
    if (language_.hasAcceleration && term.name == "a") return acceleration(term, target);
    if (term.name == "norm" || term.name == "dot") {
        const std::size_t count = term.name == "norm" ? 1 : 2;
        expectArguments(term, count, count);
        const MethodValue one = valueOf(term.parts[0]);
        expectVector(one, term.parts[0].at);
        if (count == 1) return result(Do::Norm, one, constantOf(0), term.at);
        const MethodValue other = valueOf(term.parts[1]);
        expectVector(other, term.parts[1].at);
        return result(Do::Dot, one, other, term.at);
    }
    if (term.name == "min" || term.name == "max") {
        expectArguments(term, 2, 2);
        const MethodValue one = valueOf(term.parts[0]), other = valueOf(term.parts[1]);
        expectNumber(one, term.parts[0].at);
        expectNumber(other, term.parts[1].at);
        return result(term.name == "min" ? Do::Minimum : Do::Maximum, one, other, term.at);
    }
    const auto functions = methodFunctions();
    for (std::size_t i = 0; i < functions.size(); ++i) {
        if (functions[i].name != term.name) continue;
        expectArguments(term, 1, 1);
        const MethodValue value = valueOf(term.parts[0]);
        const auto index = static_cast<std::uint16_t>(i);
        if (value.isVector()) {
            release(value);
            return vectorResult({.operation = Do::FunctionV, .a = value.place, .c = index, .at = term.at},
                                target);
        }
        expectNumber(value, term.parts[0].at);
        if (value.constant) return constantOf(functions[i].value(*value.constant));
        const MethodValue made = result(Do::Function, value, constantOf(0), term.at);
        code_->back().c = index;
        return made;
    }
    std::string names = std::string(language_.hasAcceleration ? "a, " : "") + "norm, dot, min, max";
    for (const MethodFunction& function : functions) names += ", " + std::string(function.name);
    throw MethodError(term.at, TRANSLATABLE("method", "%1 is not a function; functions are %2"),
                      {term.name, names});
}

/// a(x), a(x, v) or a(x, v, t); omitted arguments are the present v, and t at the beginning of the step.
MethodValue MethodCompiler::acceleration(const Expression& term, std::optional<std::uint16_t> target) {
    expectArguments(term, 1, 3);
    const MethodValue x = valueOf(term.parts[0]);
    expectVector(x, term.parts[0].at);
    MethodValue v = contentsOf(Type::Vector, MethodProgram::registerOfV);
    MethodValue t = contentsOf(Type::Number, MethodProgram::registerOfT);
    if (term.parts.size() > 1) expectVector(v = valueOf(term.parts[1]), term.parts[1].at);
    if (term.parts.size() > 2) expectNumber(t = valueOf(term.parts[2]), term.parts[2].at);
    const std::uint16_t time = numberRegister(t);
    // The problem reads x and v while it writes, so the result needs another register.
    if (target && (*target == x.place || *target == v.place)) target.reset();
    const MethodValue made = vectorResult(
        {.operation = Do::Acceleration, .a = x.place, .b = v.place, .c = time, .at = term.at}, target);
    release(x);
    release(v);
    release(t);
    return made;
}

} // namespace timestep
