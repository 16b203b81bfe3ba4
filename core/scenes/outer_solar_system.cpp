// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forces/pair_forces.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <array>
#include <cmath>

namespace timestep {

namespace {

struct Planet {
    double mass;        ///< [solar masses]
    double position[3]; ///< [au]
    double velocity[3]; ///< [au/day]
};

/// September 5, 1994, 0h: the Sun with the inner planets, Jupiter, Saturn, Uranus, Neptune, Pluto.
/// Source: E. Hairer, C. Lubich, G. Wanner, Geometric Numerical Integration, section I.2.4, Table 2.2.
constexpr Planet planets[] = {
    {1.00000597682, {0, 0, 0}, {0, 0, 0}},
    {0.000954786104043, {-3.5023653, -3.8169847, -1.5507963}, {0.00565429, -0.0041249, -0.00190589}},
    {0.000285583733151, {9.0755314, -3.0458353, -1.6483708}, {0.00168318, 0.00483525, 0.00192462}},
    {0.0000437273164546, {8.310142, -16.2901086, -7.2521278}, {0.00354178, 0.00137102, 0.00055029}},
    {0.0000517759138449, {11.4707666, -25.7294829, -10.8169456}, {0.0028893, 0.00114527, 0.00039677}},
    {1 / 1.3e8, {-15.5387357, -25.2225594, -3.1902382}, {0.00276725, -0.00170702, -0.00136504}},
};
constexpr std::size_t outerSolarSystemCount = std::size(planets);
constexpr double standardG = 2.95912208286e-4; // [au³/(solar mass day²)], Gauss's constant squared

constexpr Parameter outerSolarSystemParameters[] = {
    number("gravitation", TRANSLATABLE("parameter", "constant of gravitation G"), "au³/(M☉ d²)", standardG,
           {.slider = {2e-4, 4e-4}}),
};

constexpr std::string_view au = "au", speed = "au/d";
constexpr Coordinate outerSolarSystemCoordinates[] = {
    {"sun-x", TRANSLATABLE("metric", "Sun x"), au, "sun-vx", TRANSLATABLE("metric", "Sun vx"), speed},
    {"sun-y", TRANSLATABLE("metric", "Sun y"), au, "sun-vy", TRANSLATABLE("metric", "Sun vy"), speed},
    {"sun-z", TRANSLATABLE("metric", "Sun z"), au, "sun-vz", TRANSLATABLE("metric", "Sun vz"), speed},
    {"jupiter-x", TRANSLATABLE("metric", "Jupiter x"), au, "jupiter-vx", TRANSLATABLE("metric", "Jupiter vx"),
     speed},
    {"jupiter-y", TRANSLATABLE("metric", "Jupiter y"), au, "jupiter-vy", TRANSLATABLE("metric", "Jupiter vy"),
     speed},
    {"jupiter-z", TRANSLATABLE("metric", "Jupiter z"), au, "jupiter-vz", TRANSLATABLE("metric", "Jupiter vz"),
     speed},
    {"saturn-x", TRANSLATABLE("metric", "Saturn x"), au, "saturn-vx", TRANSLATABLE("metric", "Saturn vx"),
     speed},
    {"saturn-y", TRANSLATABLE("metric", "Saturn y"), au, "saturn-vy", TRANSLATABLE("metric", "Saturn vy"),
     speed},
    {"saturn-z", TRANSLATABLE("metric", "Saturn z"), au, "saturn-vz", TRANSLATABLE("metric", "Saturn vz"),
     speed},
    {"uranus-x", TRANSLATABLE("metric", "Uranus x"), au, "uranus-vx", TRANSLATABLE("metric", "Uranus vx"),
     speed},
    {"uranus-y", TRANSLATABLE("metric", "Uranus y"), au, "uranus-vy", TRANSLATABLE("metric", "Uranus vy"),
     speed},
    {"uranus-z", TRANSLATABLE("metric", "Uranus z"), au, "uranus-vz", TRANSLATABLE("metric", "Uranus vz"),
     speed},
    {"neptune-x", TRANSLATABLE("metric", "Neptune x"), au, "neptune-vx", TRANSLATABLE("metric", "Neptune vx"),
     speed},
    {"neptune-y", TRANSLATABLE("metric", "Neptune y"), au, "neptune-vy", TRANSLATABLE("metric", "Neptune vy"),
     speed},
    {"neptune-z", TRANSLATABLE("metric", "Neptune z"), au, "neptune-vz", TRANSLATABLE("metric", "Neptune vz"),
     speed},
    {"pluto-x", TRANSLATABLE("metric", "Pluto x"), au, "pluto-vx", TRANSLATABLE("metric", "Pluto vx"), speed},
    {"pluto-y", TRANSLATABLE("metric", "Pluto y"), au, "pluto-vy", TRANSLATABLE("metric", "Pluto vy"), speed},
    {"pluto-z", TRANSLATABLE("metric", "Pluto z"), au, "pluto-vz", TRANSLATABLE("metric", "Pluto vz"), speed},
};

constexpr std::string_view momentumUnit = "M☉ au/d", angularUnit = "M☉ au²/d";
constexpr ConservedQuantity outerSolarSystemQuantities[] = {
    {.id = "momentum-x", .name = TRANSLATABLE("metric", "momentum x"), .unit = momentumUnit},
    {.id = "momentum-y", .name = TRANSLATABLE("metric", "momentum y"), .unit = momentumUnit},
    {.id = "momentum-z", .name = TRANSLATABLE("metric", "momentum z"), .unit = momentumUnit},
    {.id = "angular-momentum-x", .name = TRANSLATABLE("metric", "angular momentum x"), .unit = angularUnit},
    {.id = "angular-momentum-y", .name = TRANSLATABLE("metric", "angular momentum y"), .unit = angularUnit},
    {.id = "angular-momentum-z", .name = TRANSLATABLE("metric", "angular momentum z"), .unit = angularUnit},
};

/// Newton's law of gravitation between six bodies in space. There is no closed form; the computed reference
/// holds to about 1e-6 au over 200 000 days.
class OuterSolarSystem : public SceneProblem {
public:
    explicit OuterSolarSystem(const ParameterValues& values)
        : SceneProblem({}, {}), G_(values["gravitation"]) {
        for (const Planet& planet : planets) {
            mass_.push_back(planet.mass);
            q0_.insert(q0_.end(), std::begin(planet.position), std::end(planet.position));
            v0_.insert(v0_.end(), std::begin(planet.velocity), std::end(planet.velocity));
        }
        scale_ = firstPositive(std::abs(kineticEnergy(q0_, v0_) + potentialEnergy(0, q0_)));
    }

    void acceleration(double, std::span<const double> q, std::span<const double>,
                      std::span<double> a) const override {
        gravityAccelerations(G_, mass_, q, a, 3);
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        double sum = 0;
        for (std::size_t i = 0; i < 3 * outerSolarSystemCount; ++i) sum += mass_[i / 3] * v[i] * v[i];
        return sum / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        return gravityEnergy(G_, mass_, q, 3);
    }
    double energyScale() const override { return scale_; }
    std::span<const ConservedQuantity> quantities() const override { return outerSolarSystemQuantities; }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const std::size_t axis = index % 3, next = (axis + 1) % 3, last = (axis + 2) % 3;
        double sum = 0;
        for (std::size_t i = 0; i < outerSolarSystemCount; ++i)
            sum += mass_[i] * (index < 3
                                   ? v[3 * i + axis]
                                   : q[3 * i + next] * v[3 * i + last] - q[3 * i + last] * v[3 * i + next]);
        return sum;
    }

private:
    double G_;                      ///< [au³/(solar mass day²)]
    std::vector<double> mass_ = {}; ///< [solar masses]
    double scale_ = 1;              ///< |E| at the start
};

/// Seen along z, the axis of the Earth's equator. Jupiter comes first, because the path of the first body is
/// drawn.
void drawOuterSolarSystem(const ParameterValues&, std::span<const double> q, Frame& frame) {
    constexpr double radius[] = {0.9, 0.7, 0.6, 0.45, 0.45, 0.25}; // drawn sizes [au]
    for (const std::size_t i : {1u, 0u, 2u, 3u, 4u, 5u})
        frame.points.push_back({.at = {q[3 * i], q[3 * i + 1]},
                                .radius = radius[i],
                                .role = i == 0 ? Role::Pin : Role::Body,
                                .index = static_cast<std::int32_t>(i),
                                .shape = i == 0 ? Shape::Sun : Shape::Planet});
}

constexpr std::string_view outerSolarSystemPython = R"(def pairs(x):
    """Both bodies, the way from the first to the second, and its length."""
    for i in range(0, len(x), 3):
        for j in range(i + 3, len(x), 3):
            way = [x[j + k] - x[i + k] for k in range(3)]
            yield i, j, way, math.sqrt(sum(d * d for d in way))


def a(t, x, v):
    force = [0.0] * len(x)
    for i, j, way, r in pairs(x):
        for k in range(3):
            force[i + k] += gravitation * masses[j] * way[k] / r**3
            force[j + k] -= gravitation * masses[i] * way[k] / r**3
    return Vector(force)


def energy(t, x, v):
    kinetic = sum(m * u * u for m, u in zip(masses, v)) / 2
    return kinetic, -gravitation * sum(masses[i] * masses[j] / r for i, j, way, r in pairs(x))
)";

constexpr Box outerSolarSystemView = {-45, -42, 55, 42};

} // namespace

constinit const Scene outerSolarSystemScene{
    .id = "outer-solar-system",
    .name = TRANSLATABLE("scene", "Outer solar system"),
    .group = TRANSLATABLE("scene", "Orbits"),
    .description = TRANSLATABLE("scene", "The Sun, Jupiter, Saturn, Uranus, Neptune and Pluto from September "
                                         "1994 on, in space. Lengths in au, times in days."),
    .lengthUnit = au,
    .timeUnit = "d",
    .energyUnit = "M☉ au²/d²",
    .parameters = outerSolarSystemParameters,
    .coordinates = outerSolarSystemCoordinates,
    .step = 100,
    .duration = 40000,
    .problem = problemFrom<OuterSolarSystem>,
    .python = outerSolarSystemPython,
    .draw = drawOuterSolarSystem,
    .grips = gripsInPlane<3>,
    .bounds = fixedBounds<outerSolarSystemView>,
};

} // namespace timestep
