// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/program.h"
#include "core/method/syntax.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// The value of a term: a constant, or the content of a register.
struct MethodValue {
    enum class Type { Number, Vector, Condition } type = Type::Number;
    std::optional<double> constant = {}; ///< of a number that is known before the program runs
    std::uint16_t place = 0;             ///< register
    bool passing = false;                ///< the register is free after one more use
    bool atTarget = false;               ///< the last instruction wrote it to the requested register

    bool isVector() const { return type == Type::Vector; }
};

/// The names that a text can use.
struct MethodLanguage {
    std::span<const std::string_view> vectors; ///< given; number i lies in register i of the vectors
    std::size_t settable = 0;                  ///< the first ones, which a step sets
    std::span<const std::string_view> numbers; ///< given; number i lies in register i of the numbers
    bool hasAcceleration = false;              ///< a(x, v, t), and its v and t are registers of MethodProgram
    bool setsAll = false; ///< a step sets all of `settable` on every path; otherwise one of them somewhere
    std::size_t mostWork = 0;                ///< instructions in a step
    Text nothingSet = {}, notAlwaysSet = {}; ///< the error if a step does not; %1: the name
    Text underStart = {};                    ///< the error for `x = ...` under `start:`
};

/// Translates syntax into instructions, and checks names, types and limits.
class MethodCompiler {
public:
    MethodCompiler(MethodCode& program, const MethodLanguage& language)
        : program_(program), language_(language) {}
    /// Throws MethodError.
    void compile(std::string_view text);

private:
    using Do = MethodOperation;
    struct Variable {
        std::string name;
        bool isVector = false;
        int line = 0; ///< of its first value
        std::uint16_t place = 0;
        bool ofStart = false; ///< has a value after `start:`
        bool has = false;     ///< has a value here
        bool kept = false;    ///< is read before the step sets it
        bool given = false;   ///< a vector of the language
        bool set = false;     ///< a line of the step sets it
    };
    struct Loop {
        std::vector<std::size_t> breaks = {};       ///< jumps to the end
        std::vector<std::vector<bool>> having = {}; ///< the variables that have a value at each break
    };

    void statements(const std::vector<Statement>& list);
    void statement(const Statement& one);
    void assign(const Statement& one);
    void repeat(const Statement& one);
    void forEach(const Statement& one);
    void choose(const Statement& one);
    void checkTarget(const Statement& one) const;
    void checkSettables(bool isEmpty) const;
    bool isFunctionName(std::string_view name) const;
    bool isGiven(std::string_view name) const;
    Variable& variableFor(const Statement& one, MethodValue& value);
    void moveTo(const Variable& variable, const MethodValue& value, TextPlace at);

    /// `target`: a register of vectors that the last instruction may write to.
    MethodValue valueOf(const Expression& term, std::optional<std::uint16_t> target = {});
    MethodValue nameValue(const Expression& term);
    MethodValue binary(const Expression& term, std::optional<std::uint16_t> target);
    MethodValue arithmetic(Do vectors, Do vectorAndNumber, Do numberAndVector, Do numbers,
                           const Expression& term, MethodValue left, MethodValue right,
                           std::optional<std::uint16_t> target);
    std::optional<MethodValue> scaledSum(const Expression& term, const MethodValue& left,
                                         const Expression& product, std::optional<std::uint16_t> target);
    MethodValue power(const Expression& term, MethodValue base, MethodValue exponent,
                      std::optional<std::uint16_t> target);
    MethodValue comparison(const Expression& term);
    MethodValue call(const Expression& term, std::optional<std::uint16_t> target);
    MethodValue acceleration(const Expression& term, std::optional<std::uint16_t> target);
    void expectNumber(const MethodValue& value, TextPlace at) const;
    void expectNumberOrVector(const MethodValue& value, TextPlace at) const;
    void expectVector(const MethodValue& value, TextPlace at) const;
    void expectArguments(const Expression& term, std::size_t least, std::size_t most) const;

    std::size_t emit(MethodInstruction instruction);
    MethodValue result(Do operation, const MethodValue& a, const MethodValue& b, TextPlace at,
                       MethodValue::Type type = MethodValue::Type::Number);
    MethodValue vectorResult(MethodInstruction instruction, std::optional<std::uint16_t> target);
    std::uint16_t numberRegister(const MethodValue& value);
    std::uint16_t newNumber();
    std::uint16_t newVector();
    std::uint16_t passingNumber();
    std::uint16_t passingVector();
    void release(const MethodValue& value);

    Variable* find(std::string_view name);
    std::vector<bool> having() const;
    void haveOnlyWith(const std::vector<bool>& other);
    std::string knownNames() const;
    std::string statementText(TextPlace at) const;
    void place();

    MethodCode& program_;
    const MethodLanguage& language_;
    std::string_view text_;
    std::vector<MethodInstruction>* code_ = nullptr;
    std::vector<Variable> variables_;
    std::vector<Loop> loops_;
    std::vector<std::uint16_t> freeNumbers_, freeVectors_;
    std::vector<std::pair<std::uint64_t, std::uint16_t>> constants_; ///< bits, register
    bool inStart_ = false, varies_ = false;
    double work_ = 0, evaluations_ = 0,
           times_ = 1; ///< of the step; number of times that the present instruction runs
};

} // namespace timestep
