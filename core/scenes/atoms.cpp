// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forces/pair_forces.h"
#include "core/scenes/grips.h"
#include "core/scenes/listed_start.h"
#include "core/scenes/planar_bodies.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace timestep {

namespace {

constexpr double standardSpacing = 1.122462048309373; // 2^(1/6), the rest distance of two atoms

constexpr Parameter atomsParameters[] = {
    startCount("count", TRANSLATABLE("parameter", "number of atoms"), 19,
               {.minimum = 2, .maximum = 2000, .slider = {2, 100}}),
    startNumber("spacing", TRANSLATABLE("parameter", "distance in the lattice"), "σ", standardSpacing,
                {.minimum = 0.5, .maximum = 1e6, .slider = {1, 1.5}}),
    startNumber("displacement", TRANSLATABLE("parameter", "displacement from the lattice"), "σ", 0.05,
                {.maximum = 0.2, .slider = {0, 0.15}},
                TRANSLATABLE("parameter", "The same for every run: nothing here is random.")),
};

constexpr TextField atomTexts[] = {
    {.id = "positions",
     .name = TRANSLATABLE("parameter", "positions at the start"),
     .standard = "",
     .longest = 100000,
     .description = TRANSLATABLE("parameter", "x and y of each atom; empty: on the lattice.")},
    {.id = "velocities",
     .name = TRANSLATABLE("parameter", "velocities at the start"),
     .standard = "",
     .longest = 100000,
     .description = TRANSLATABLE("parameter", "vx and vy of each atom; empty: at rest.")},
};

constexpr auto atomsCoordinates = planarCoordinates("σ", "σ/τ");

constexpr ConservedQuantity atomsQuantities[] = {
    {.id = "momentum-x", .name = TRANSLATABLE("metric", "momentum x"), .unit = "m σ/τ"},
    {.id = "momentum-y", .name = TRANSLATABLE("metric", "momentum y"), .unit = "m σ/τ"},
    {.id = "angular-momentum", .name = TRANSLATABLE("metric", "angular momentum L"), .unit = "m σ²/τ"},
    {.id = "temperature", .name = TRANSLATABLE("metric", "temperature"), .unit = "ε/k", .conserved = false},
};

constexpr std::array<double, 1> unitMass{1};

/// Places of a triangular lattice of unit distance, ring by ring around the origin.
std::vector<Point> rings(std::size_t count) {
    std::vector<Point> places{{0, 0}};
    for (int ring = 1; places.size() < count; ++ring)
        for (int side = 0; side < 6 && places.size() < count; ++side)
            for (int i = 0; i < ring && places.size() < count; ++i) {
                const double from = side * std::numbers::pi / 3, along = from + 2 * std::numbers::pi / 3;
                places.push_back({ring * std::cos(from) + i * std::cos(along),
                                  ring * std::sin(from) + i * std::sin(along)});
            }
    return places;
}

/// Atoms of mass 1 with the Lennard-Jones potential 4 ((1/r)¹² - (1/r)⁶) between all pairs, in units of its
/// depth ε, its diameter σ, the mass m of an atom and the time τ = σ sqrt(m / ε). They start at rest,
/// displaced from a triangular lattice by the golden angle times their number. Chaotic: an error grows
/// tenfold in some 2 to 5 τ once the atoms change places, so that a computed reference is valid for some tens
/// of τ.
class Atoms : public SceneProblem {
public:
    Atoms(const ParameterValues& values, const TextValues& texts)
        : SceneProblem({}, {}), mass_(static_cast<std::size_t>(values["count"]), 1.0) {
        const double d = values["spacing"], displacement = values["displacement"];
        const double goldenAngle = std::numbers::pi * (3 - std::sqrt(5.0));
        const auto places = rings(mass_.size());
        for (std::size_t i = 0; i < mass_.size(); ++i) {
            const double angle = goldenAngle * static_cast<double>(i + 1);
            q0_.push_back(d * places[i].x + displacement * std::cos(angle));
            q0_.push_back(d * places[i].y + displacement * std::sin(angle));
        }
        v0_.resize(q0_.size());
        readListedStart(texts, "positions", q0_);
        readListedStart(texts, "velocities", v0_);
    }

    void acceleration(double, std::span<const double> q, std::span<const double>,
                      std::span<double> a) const override {
        lennardJonesAccelerations({}, mass_, q, a, 2);
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return kineticEnergyOf(unitMass, v);
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        return lennardJonesEnergy({}, q, 2);
    }
    /// The depth of the potential, once per atom.
    double energyScale() const override { return static_cast<double>(mass_.size()); }
    std::span<const ConservedQuantity> quantities() const override { return atomsQuantities; }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        if (index < 2) return momentum(unitMass, v, index);
        if (index == 2) return angularMomentum(unitMass, q, v);
        return kineticEnergy(q, v) / static_cast<double>(mass_.size()); // two degrees of freedom each
    }

private:
    std::vector<double> mass_; ///< 1 for each
};

Box atomsBounds(const ParameterValues& values) {
    const double ring = std::ceil((std::sqrt(12 * values["count"] - 3) - 3) / 6);
    const double reach = (ring + 0.8) * values["spacing"] + 0.5;
    return grown({-reach, -reach, reach, reach}, 0.08);
}

/// The atom with the last number, at the rim, comes first, because the path of the first one is drawn.
void drawAtoms(const ParameterValues&, std::span<const double> q, Frame& frame) {
    for (std::size_t i = q.size() / 2; i-- > 0;)
        frame.points.push_back(
            {.at = {q[2 * i], q[2 * i + 1]}, .radius = 0.5, .index = static_cast<std::int32_t>(i)});
}

constexpr std::string_view atomsPython = R"(def pairs(x):
    """Both atoms, the way from the first to the second, and 1 / r² [1/σ²]."""
    for i in range(0, len(x), 2):
        for j in range(i + 2, len(x), 2):
            dx, dy = x[j] - x[i], x[j + 1] - x[i + 1]
            yield i, j, dx, dy, 1 / (dx * dx + dy * dy)


def a(t, x, v):
    force = [0.0] * len(x)
    for i, j, dx, dy, s in pairs(x):
        push = 24 * (2 * s**6 - s**3) * s
        force[i], force[i + 1] = force[i] - push * dx, force[i + 1] - push * dy
        force[j], force[j + 1] = force[j] + push * dx, force[j + 1] + push * dy
    return Vector(force)


def energy(t, x, v):
    return sum(u * u for u in v) / 2, 4 * sum(s**6 - s**3 for i, j, dx, dy, s in pairs(x))
)";

} // namespace

constinit const Scene atomsScene{
    .id = "atoms",
    .name = TRANSLATABLE("scene", "Atoms"),
    .group = TRANSLATABLE("scene", "Many bodies"),
    .description =
        TRANSLATABLE("scene", "Atoms of a noble gas in the plane, which attract each other from afar and "
                              "repel when near. Lengths in diameters, times in natural units."),
    .lengthUnit = "σ",
    .timeUnit = "τ",
    .energyUnit = "ε",
    .parameters = atomsParameters,
    .texts = atomTexts,
    .coordinates = atomsCoordinates,
    .duration = 20,
    .problem = problemFrom<Atoms>,
    .python = atomsPython,
    .draw = drawAtoms,
    .grips = gripsInPlane<2>,
    .bounds = atomsBounds,
};

} // namespace timestep
