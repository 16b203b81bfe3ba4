// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/program.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// The values that a rule has at one stick.
struct RuledStick {
    double length = 1;               ///< L [length]
    double weightA = 1, weightB = 1; ///< wa, wb: inverse masses after the pin rule [1/mass]
    double stiffness = 1;            ///< k per pass [1]
    double compliance = 0;           ///< [length/force]
    bool oneWay = false;             ///< one_way is 1 or 0
    std::array<double, 2> a{}, b{};  ///< the ends [length]; a line such as `a = a + wa*d*c` moves them
};

/// The program of a rule for sticks: what one pass does at one stick. Variables that are read before a line
/// sets them are kept per stick until the end of the step.
class StickProgram {
public:
    static constexpr std::size_t mostWork = 1000; ///< instructions at one stick
    enum Number : std::uint16_t { Length, WeightA, WeightB, Stiffness, Compliance, OneWay, StepSize };

    /// Throws MethodError.
    explicit StickProgram(std::string_view text);

    bool reads(Number number) const { return (code_.reads >> number & 1) != 0; }
    /// Number of values that are kept for each stick.
    std::size_t kept() const { return code_.keptNumbers.size() + 2 * code_.memorySlots; }
    /// The names of these values: numbers, then vectors of two numbers.
    std::vector<std::string> keptNames() const;
    /// The index of the variable `lambda`, the force times h², among them; nothing if the rule keeps none.
    std::optional<std::size_t> lambda() const;
    std::span<const MethodLine> lines() const { return code_.lines; }

    /// The registers, used for many sticks one after another. Refers to the program; allocates nothing.
    class Visitor {
    public:
        /// For (sub)steps of h [time].
        Visitor(const StickProgram& program, double h);
        Visitor(const Visitor&) = delete;
        Visitor& operator=(const Visitor&) = delete;

        /// start() sets the kept values of a stick at the beginning of a (sub)step, relax() relaxes the
        /// stick. Both return the place of a division by zero, which leaves the stick unchanged.
        std::optional<TextPlace> start(const RuledStick& stick, std::span<double> kept);
        std::optional<TextPlace> relax(RuledStick& stick, std::span<double> kept);

    private:
        std::optional<TextPlace> run(std::span<const MethodInstruction> code, const RuledStick& stick,
                                     std::span<double> kept);

        const StickProgram& program_;
        std::array<double, MethodCode::mostNumbers> numbers_;
        std::array<double, 2 * MethodCode::mostVectors> vectors_;
        std::array<double*, MethodCode::mostVectors> places_;
    };

private:
    MethodCode code_;
};

} // namespace timestep
