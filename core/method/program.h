// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/method/method_error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// The operation of an instruction. Vectors have one number per coordinate; operations work number by number.
/// Letters: r the result, a and b the operands, s a number, V a vector.
enum class MethodOperation : std::uint8_t {
    // vectors
    CopyV,          ///< r = a
    FillV,          ///< r = s (a)
    NegativeV,      ///< r = -a
    AddVV,          ///< r = a + b
    SubtractVV,     ///< r = a - b
    MultiplyVV,     ///< r = a b
    DivideVV,       ///< r = a / b
    AddVS,          ///< r = a + s (b); also s + V
    SubtractVS,     ///< r = a - s (b)
    SubtractSV,     ///< r = s (a) - b
    MultiplyVS,     ///< r = a s (b); also s V
    DivideVS,       ///< r = a / s (b)
    DivideSV,       ///< r = s (a) / b
    PowerVS,        ///< r = a ** s (b)
    AddScaled,      ///< r = a + s (c) b: two operations, two roundings
    SubtractScaled, ///< r = a - s (c) b
    FunctionV,      ///< r = function c of a
    Acceleration,   ///< r = a(s (c), a, b)
    // numbers
    Copy,
    Negative,
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Function,
    Minimum,
    Maximum,
    Norm, ///< r = square root of the sum of the squares of a
    Dot,  ///< r = sum of a b
    Less,
    LessOrEqual,
    Equal,
    NotEqual,
    And,
    Or,
    Not, ///< r is 1 or 0
    // jumps
    Jump,       ///< to instruction c
    JumpIfZero, ///< to instruction c if s (a) is 0
    CountDown   ///< s (r) = s (r) - 1, then to instruction c if it is not 0
};

struct MethodInstruction {
    MethodOperation operation = MethodOperation::Jump;
    std::uint16_t r = 0, a = 0, b = 0; ///< numbers of registers
    std::uint16_t c = 0;               ///< register, instruction or function
    std::int16_t line = -1;            ///< the line (MethodProgram::lines) that ends with this instruction
    TextPlace at = {};
};

/// The place of a register of n numbers.
struct VectorPlace {
    enum class Of : std::uint8_t { Position, Velocity, Memory, Stage } of = Of::Stage;
    std::uint16_t slot = 0;
};

/// A line that sets a variable, for the microscope.
struct MethodLine {
    std::string text; ///< as typed
    std::string name; ///< of the variable
    bool isVector = false;
    std::uint16_t variable = 0; ///< its register
    TextPlace at = {};
};

/// Observes each line of a step after it has run.
class MethodWatch {
public:
    virtual ~MethodWatch() = default;
    /// `value` is the variable: n numbers or one.
    virtual void line(const MethodLine& line, std::span<const double> value) = 0;
};

/// A parsed and checked text: two lists of instructions over registers.
struct MethodCode {
    static constexpr std::size_t mostVectors = 128, mostNumbers = 512, mostInstructions = 4000;

    std::vector<MethodInstruction> start, step;
    std::vector<double>
        numbers; ///< the registers of numbers at the beginning of a step: constants, then zeros
    std::vector<VectorPlace> vectors;
    std::vector<std::uint16_t> keptNumbers; ///< registers that are carried from step to step
    std::vector<std::string> keptNames;     ///< of their variables
    std::vector<std::string> memoryNames;   ///< of the vectors that are carried, slot by slot
    std::size_t memorySlots = 0, stageSlots = 0;
    int evaluations = 0;
    std::size_t work = 0;    ///< instructions in one step, at most
    std::uint32_t reads = 0; ///< bit i: a line reads the given number i
    std::vector<MethodLine> lines;
};

/// The text of a method. It calls only the acceleration of the problem and functions of <cmath>, and every
/// step ends after at most `mostWork` instructions.
class MethodProgram {
public:
    /// Registers with a fixed meaning.
    static constexpr std::uint16_t registerOfX = 0, registerOfV = 1;                      // vectors
    static constexpr std::uint16_t registerOfT = 0, registerOfH = 1, registerOfLastH = 2; // numbers
    static constexpr std::size_t mostWork = 100000;

    /// Throws MethodError.
    explicit MethodProgram(std::string_view text);

    /// Prepares the variables before the first step of h, or makes one step of h from time t. Allocate
    /// nothing. If a number or a component of a vector is divided by zero, the state becomes NaN and stores
    /// the reason.
    void start(const Problem& problem, IntegratorState& state, double t, double h) const;
    void step(const Problem& problem, IntegratorState& state, double t, double h,
              MethodWatch* watch = nullptr) const;

    std::size_t memorySlots() const { return code_.memorySlots; }
    std::size_t memoryScalars() const { return code_.keptNumbers.size(); }
    std::size_t stageSlots() const { return code_.stageSlots; }
    /// Evaluations of the acceleration in one step; 0 if the number varies.
    int evaluations() const { return code_.evaluations; }
    std::span<const MethodLine> lines() const { return code_.lines; }
    /// The variables that are carried from step to step, and `h_last` if a line reads it.
    std::vector<std::string> carriedNames() const;

private:
    template <bool watched>
    void run(std::span<const MethodInstruction> code, const Problem& problem, IntegratorState& state,
             double t, double h, MethodWatch* watch) const;

    MethodCode code_;
};

} // namespace timestep
