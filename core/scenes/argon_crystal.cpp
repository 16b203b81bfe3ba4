// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forces/pair_forces.h"
#include "core/scenes/grips.h"
#include "core/scenes/planar_bodies.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <array>
#include <cmath>

namespace timestep {

namespace {

// Source: J. J. Biesiadecki, R. D. Skeel, J. Comput. Phys. 109 (1993) 318-328; E. Hairer, C. Lubich,
// G. Wanner, Geometric Numerical Integration, section I.4, Table 4.1.
constexpr std::size_t argonCrystalCount = 7;
constexpr double positions[] = {0,     0,     0.02, 0.39,  0.34,  0.17,  0.36,
                                -0.21, -0.02, -0.4, -0.35, -0.16, -0.31, 0.21}; // x, y [nm]
constexpr double velocities[] = {-30, -20, 50, -90, -70, -60, 90, 40, 80, 90, -40, 100, -80, -60}; // [nm/ns]
constexpr double kB = 1.380658e-23;                                                                // [J/K]
constexpr double standardMass = 66.34; // [1e-27 kg]

constexpr Parameter argonCrystalParameters[] = {
    {.id = "depth",
     .name = TRANSLATABLE("parameter", "depth of the potential"),
     .unit = "k_B K",
     .standard = 119.8,
     .lower = 50,
     .upper = 200},
    {.id = "sigma",
     .name = TRANSLATABLE("parameter", "diameter of an atom"),
     .unit = "nm",
     .standard = 0.341,
     .minimum = 1e-3,
     .lower = 0.3,
     .upper = 0.4},
    {.id = "mass",
     .name = TRANSLATABLE("parameter", "mass"),
     .unit = "1e-27 kg",
     .standard = standardMass,
     .minimum = 1e-3,
     .lower = 10,
     .upper = 200},
    {.id = "velocity-factor",
     .name = TRANSLATABLE("parameter", "start velocities times"),
     .unit = "1",
     .standard = 1,
     .minimum = -anyNumber,
     .lower = 0,
     .upper = 3,
     .restarts = true},
};

constexpr auto argonCrystalCoordinates = planarCoordinates("nm", "nm/ns");

constexpr ConservedQuantity argonCrystalQuantities[] = {
    {.id = "momentum-x", .name = TRANSLATABLE("metric", "momentum x"), .unit = "1e-27 kg m/s"},
    {.id = "momentum-y", .name = TRANSLATABLE("metric", "momentum y"), .unit = "1e-27 kg m/s"},
    {.id = "angular-momentum", .name = TRANSLATABLE("metric", "angular momentum L"), .unit = "1e-36 kg m²/s"},
    {.id = "temperature", .name = TRANSLATABLE("metric", "temperature"), .unit = "K", .conserved = false},
};

/// Seven atoms of argon in the plane, six around one, with the Lennard-Jones potential
/// 4 depth ((sigma/r)¹² - (sigma/r)⁶) between all pairs. Lengths in nm, times in ns, so that velocities are
/// in m/s; energies over Boltzmann's constant, [k_B K]: an energy of m v² is m / k_B v² with m in kg. The
/// temperature is that of two degrees of freedom per atom, sum of m v² / 2 N k_B. Chaotic: over 0.2 ns the
/// figures depend on the order of summation, and so does a computed reference after some 0.02 ns.
class ArgonCrystal : public Problem {
public:
    explicit ArgonCrystal(const ParameterValues& values)
        : factor_(values["velocity-factor"]), kilograms_(values["mass"] * 1e-27) {
        mass_.fill(kilograms_ / kB); // [k_B K / (m/s)²]
        potential_ = {values["depth"], values["sigma"]};
    }

    std::size_t coordinates() const override { return 2 * argonCrystalCount; }
    void start(std::span<double> q, std::span<double> v) const override {
        for (std::size_t i = 0; i < 2 * argonCrystalCount; ++i) {
            q[i] = positions[i];
            v[i] = factor_ * velocities[i];
        }
    }
    void acceleration(double, std::span<const double> q, std::span<const double>,
                      std::span<double> a) const override {
        lennardJonesAccelerations(potential_, mass_, q, a, 2);
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return kineticEnergyOf(mass_, v);
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        return lennardJonesEnergy(potential_, q, 2);
    }
    /// The depth of the potential times the number of atoms; if that is 0, the kinetic energy at the start.
    double energyScale() const override {
        std::array<double, 2 * argonCrystalCount> q{}, v{};
        start(q, v);
        return firstPositive(potential_.depth * argonCrystalCount, kineticEnergy(q, v));
    }
    double dampingRate() const override { return 0; }
    std::span<const ConservedQuantity> quantities() const override { return argonCrystalQuantities; }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const std::array<double, 1> mass{kilograms_ * 1e27};
        if (index < 2) return momentum(mass, v, index);
        if (index == 2) return angularMomentum(mass, q, v);
        return kineticEnergy(q, v) / argonCrystalCount;
    }

private:
    double factor_;
    double kilograms_;                           ///< mass of an atom
    std::array<double, argonCrystalCount> mass_; ///< over Boltzmann's constant
    LennardJones potential_;                     ///< [k_B K], [nm]
};

std::unique_ptr<Problem> argonCrystalProblem(const ParameterValues& values) {
    return std::make_unique<ArgonCrystal>(values);
}

Box argonCrystalBounds(const ParameterValues&) {
    return {-0.75, -0.75, 0.75, 0.75};
}

/// An atom at the rim comes first, because the path of the first one is drawn.
void drawArgonCrystal(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    for (std::size_t i = argonCrystalCount; i-- > 0;)
        frame.points.push_back({.at = {q[2 * i], q[2 * i + 1]},
                                .radius = values["sigma"] / 2,
                                .index = static_cast<std::int32_t>(i)});
}

} // namespace

constinit const Scene argonCrystalScene{
    .id = "argon-crystal",
    .name = TRANSLATABLE("scene", "Frozen argon crystal"),
    .group = TRANSLATABLE("scene", "Many bodies"),
    .description =
        TRANSLATABLE("scene", "Seven atoms of argon that oscillate about a crystal. Lengths in nm, "
                              "times in ns, energies in k_B kelvin."),
    .lengthUnit = "nm",
    .timeUnit = "ns",
    .energyUnit = "k_B K",
    .parameters = argonCrystalParameters,
    .coordinates = argonCrystalCoordinates,
    .step = 2e-5,
    .duration = 0.02,
    .problem = argonCrystalProblem,
    .draw = drawArgonCrystal,
    .grips = gripsInPlane<2>,
    .bounds = argonCrystalBounds,
};

} // namespace timestep
