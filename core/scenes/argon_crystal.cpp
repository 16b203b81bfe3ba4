// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forces/pair_forces.h"
#include "core/scenes/grips.h"
#include "core/scenes/planar_bodies.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
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
    number("depth", TRANSLATABLE("parameter", "depth of the potential"), "k_B K", 119.8,
           {.slider = {50, 200}}),
    number("sigma", TRANSLATABLE("parameter", "diameter of an atom"), "nm", 0.341,
           {.minimum = 1e-3, .slider = {0.3, 0.4}}),
    number("mass", TRANSLATABLE("parameter", "mass"), "1e-27 kg", standardMass,
           {.minimum = 1e-3, .slider = {10, 200}}),
    startNumber("velocity-factor", TRANSLATABLE("parameter", "start velocities times"), "1", 1,
                eitherSign(0, 3)),
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
class ArgonCrystal : public SceneProblem {
public:
    explicit ArgonCrystal(const ParameterValues& values)
        : SceneProblem({std::begin(positions), std::end(positions)},
                       {std::begin(velocities), std::end(velocities)}),
          kilograms_(values["mass"] * 1e-27) {
        for (double& v : v0_) v = values["velocity-factor"] * v;
        mass_.fill(kilograms_ / kB); // [k_B K / (m/s)²]
        potential_ = {values["depth"], values["sigma"]};
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
        return firstPositive(potential_.depth * argonCrystalCount, kineticEnergy(q0_, v0_));
    }
    std::span<const ConservedQuantity> quantities() const override { return argonCrystalQuantities; }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const std::array<double, 1> mass{kilograms_ * 1e27};
        if (index < 2) return momentum(mass, v, index);
        if (index == 2) return angularMomentum(mass, q, v);
        return kineticEnergy(q, v) / argonCrystalCount;
    }

private:
    double kilograms_;                           ///< mass of an atom
    std::array<double, argonCrystalCount> mass_; ///< over Boltzmann's constant
    LennardJones potential_;                     ///< [k_B K], [nm]
};

/// An atom at the rim comes first, because the path of the first one is drawn.
void drawArgonCrystal(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    for (std::size_t i = argonCrystalCount; i-- > 0;)
        frame.points.push_back({.at = {q[2 * i], q[2 * i + 1]},
                                .radius = values["sigma"] / 2,
                                .index = static_cast<std::int32_t>(i)});
}

constexpr std::string_view argonCrystalPython = R"(def pairs(x):
    """Both atoms, the way from the first to the second, 1 / r² and (sigma / r)²."""
    for i in range(0, len(x), 2):
        for j in range(i + 2, len(x), 2):
            dx, dy = x[j] - x[i], x[j + 1] - x[i + 1]
            yield i, j, dx, dy, 1 / (dx * dx + dy * dy), sigma * sigma / (dx * dx + dy * dy)


def a(t, x, v):
    force = [0.0] * len(x)
    for i, j, dx, dy, inverse, s in pairs(x):
        push = 24 * depth / masses[0] * (2 * s**6 - s**3) * inverse
        force[i], force[i + 1] = force[i] - push * dx, force[i + 1] - push * dy
        force[j], force[j + 1] = force[j] + push * dx, force[j + 1] + push * dy
    return Vector(force)


def energy(t, x, v):
    return masses[0] * sum(u * u for u in v) / 2, 4 * depth * sum(s**6 - s**3 for *way, inverse, s in pairs(x))
)";

constexpr Box argonCrystalView = {-0.75, -0.75, 0.75, 0.75};

} // namespace

constinit const Scene argonCrystalScene{
    .id = "argon-crystal",
    .name = TRANSLATABLE("scene", "Frozen argon crystal"),
    .group = TRANSLATABLE("scene", "Many bodies"),
    .description = TRANSLATABLE("scene", "Seven atoms of argon that oscillate about a crystal. Lengths in "
                                         "nm, times in ns, energies in k_B kelvin."),
    .lengthUnit = "nm",
    .timeUnit = "ns",
    .energyUnit = "k_B K",
    .parameters = argonCrystalParameters,
    .coordinates = argonCrystalCoordinates,
    .step = 2e-5,
    .duration = 0.02,
    .problem = problemFrom<ArgonCrystal>,
    .python = argonCrystalPython,
    .draw = drawArgonCrystal,
    .grips = gripsInPlane<2>,
    .bounds = fixedBounds<argonCrystalView>,
};

} // namespace timestep
