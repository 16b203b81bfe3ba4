// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forces/pair_forces.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <array>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

struct StartedBody {
    double mass;        ///< [solar masses]
    double position[3]; ///< [au]
    double velocity[3]; ///< [au/day]
};

/// September 16, 1682, 0h (Julian day 2335656.5): Sun, Jupiter, Saturn and the comet, 17 hours after its
/// perihelion. Sources: for the planets the mean elements of E. M. Standish, J. G. Williams, Orbital
/// Ephemerides of the Sun, Moon, and Planets (1992), Table 8.10.3, with their secular and long-period terms;
/// for the comet the osculating elements of 1682 after D. K. Yeomans, T. Kiang, The long-term motion of comet
/// Halley, MNRAS 197 (1981), 633: perihelion 1682 September 15.2807 at q = 0.5826083 au, e = 0.9679230, i =
/// 162.2622°, argument of perihelion 109.2048°, node 55.547° (equinox 2000). The axes lie in the ecliptic and
/// are turned so that the far end of the orbit lies to the right.
constexpr StartedBody halleyBodies[] = {
    {1, {0, 0, 0}, {0, 0, 0}},
    {1 / 1047.3486, {5.285379511, 0.445772019, 0.061334863}, {-0.0002999634, 0.0073913554, 0.0001493581}},
    {1 / 3497.898, {8.983590890, 1.711444087, 0.147193171}, {-0.0008689529, 0.0057351399, 0.0002365969}},
    {0, {-0.558441317, 0.022664370, 0.165276726}, {-0.0003482997, 0.0314295901, -0.0033474901}},
};
enum HalleyBody : std::size_t { HalleySun, HalleyJupiter, HalleySaturn, HalleyComet };
constexpr double gaussianG = 2.95912208286e-4; // [au³/(solar mass day²)], Gauss's constant squared

constexpr Parameter halleyParameters[] = {
    number("jupiter-mass", TRANSLATABLE("parameter", "mass of Jupiter"), "1", 1, {.slider = {0, 10}},
           TRANSLATABLE("parameter", "In units of its real mass; 0: the comet does not feel it.")),
    number("saturn-mass", TRANSLATABLE("parameter", "mass of Saturn"), "1", 1, {.slider = {0, 10}},
           TRANSLATABLE("parameter", "In units of its real mass; 0: the comet does not feel it.")),
};

constexpr std::string_view halleyLength = "au", halleySpeed = "au/d";
constexpr Coordinate halleyCoordinates[] = {
    {"sun-x", TRANSLATABLE("metric", "Sun x"), halleyLength, "sun-vx", TRANSLATABLE("metric", "Sun vx"),
     halleySpeed},
    {"sun-y", TRANSLATABLE("metric", "Sun y"), halleyLength, "sun-vy", TRANSLATABLE("metric", "Sun vy"),
     halleySpeed},
    {"sun-z", TRANSLATABLE("metric", "Sun z"), halleyLength, "sun-vz", TRANSLATABLE("metric", "Sun vz"),
     halleySpeed},
    {"jupiter-x", TRANSLATABLE("metric", "Jupiter x"), halleyLength, "jupiter-vx",
     TRANSLATABLE("metric", "Jupiter vx"), halleySpeed},
    {"jupiter-y", TRANSLATABLE("metric", "Jupiter y"), halleyLength, "jupiter-vy",
     TRANSLATABLE("metric", "Jupiter vy"), halleySpeed},
    {"jupiter-z", TRANSLATABLE("metric", "Jupiter z"), halleyLength, "jupiter-vz",
     TRANSLATABLE("metric", "Jupiter vz"), halleySpeed},
    {"saturn-x", TRANSLATABLE("metric", "Saturn x"), halleyLength, "saturn-vx",
     TRANSLATABLE("metric", "Saturn vx"), halleySpeed},
    {"saturn-y", TRANSLATABLE("metric", "Saturn y"), halleyLength, "saturn-vy",
     TRANSLATABLE("metric", "Saturn vy"), halleySpeed},
    {"saturn-z", TRANSLATABLE("metric", "Saturn z"), halleyLength, "saturn-vz",
     TRANSLATABLE("metric", "Saturn vz"), halleySpeed},
    {"comet-x", TRANSLATABLE("metric", "comet x"), halleyLength, "comet-vx",
     TRANSLATABLE("metric", "comet vx"), halleySpeed},
    {"comet-y", TRANSLATABLE("metric", "comet y"), halleyLength, "comet-vy",
     TRANSLATABLE("metric", "comet vy"), halleySpeed},
    {"comet-z", TRANSLATABLE("metric", "comet z"), halleyLength, "comet-vz",
     TRANSLATABLE("metric", "comet vz"), halleySpeed},
};

constexpr ConservedQuantity halleyQuantities[] = {
    {.id = "sun-distance",
     .name = TRANSLATABLE("metric", "distance from Sun"),
     .unit = halleyLength,
     .conserved = false},
    {.id = "sun-recession",
     .name = TRANSLATABLE("metric", "velocity of the comet away from the Sun"),
     .unit = halleySpeed,
     .conserved = false},
    {.id = "jupiter-distance",
     .name = TRANSLATABLE("metric", "distance from Jupiter"),
     .unit = halleyLength,
     .conserved = false},
};

/// Newton's law of gravitation between Sun, Jupiter and Saturn, which pull the comet; the comet pulls
/// nothing. The energy is that of Sun and planets. There is no closed form.
class HalleysComet : public SceneProblem {
public:
    explicit HalleysComet(const ParameterValues& values) : SceneProblem({}, {}) {
        for (const StartedBody& body : halleyBodies) {
            mass_.push_back(body.mass);
            q0_.insert(q0_.end(), std::begin(body.position), std::end(body.position));
            v0_.insert(v0_.end(), std::begin(body.velocity), std::end(body.velocity));
        }
        mass_[HalleyJupiter] *= values["jupiter-mass"];
        mass_[HalleySaturn] *= values["saturn-mass"];
        scale_ = firstPositive(std::abs(kineticEnergy(q0_, v0_) + potentialEnergy(0, q0_)));
    }

    void acceleration(double, std::span<const double> q, std::span<const double>,
                      std::span<double> a) const override {
        gravityAccelerations(gaussianG, mass_, q, a, 3);
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        double sum = 0;
        for (std::size_t i = 0; i < v.size(); ++i) sum += mass_[i / 3] * v[i] * v[i];
        return sum / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        return gravityEnergy(gaussianG, mass_, q, 3);
    }
    double energyScale() const override { return scale_; }
    std::span<const ConservedQuantity> quantities() const override { return halleyQuantities; }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const std::size_t other = index == 2 ? HalleyJupiter : HalleySun;
        double square = 0, product = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const double d = q[3 * HalleyComet + i] - q[3 * other + i];
            square += d * d;
            product += d * (v[3 * HalleyComet + i] - v[3 * other + i]);
        }
        return index == 1 ? product / std::sqrt(square) : std::sqrt(square);
    }

private:
    std::vector<double> mass_ = {}; ///< [solar masses]
    double scale_ = 1;              ///< |E| at the start
};

/// Seen from the pole of the ecliptic. The comet comes first, because the path of the first body is drawn.
/// Circles are guides for the orbits of the planets.
void drawHalley(const ParameterValues&, std::span<const double> q, Frame& frame) {
    constexpr double radius[] = {0.7, 0.55, 0.5, 0.35}; // drawn sizes [au]
    for (const std::size_t i : {HalleyComet, HalleySun, HalleyJupiter, HalleySaturn})
        frame.points.push_back({.at = {q[3 * i], q[3 * i + 1]},
                                .radius = radius[i],
                                .role = i == HalleySun ? Role::Pin : Role::Body,
                                .index = static_cast<std::int32_t>(i),
                                .shape = i == HalleySun ? Shape::Sun : Shape::Planet});
    constexpr int pieces = 48;
    for (const double orbit : {5.2, 9.54})
        for (int i = 0; i < pieces; ++i) {
            const double from = 2 * std::numbers::pi * i / pieces, to = from + 2 * std::numbers::pi / pieces;
            frame.segments.push_back({{orbit * std::cos(from), orbit * std::sin(from)},
                                      {orbit * std::cos(to), orbit * std::sin(to)},
                                      Role::Guide});
        }
}

constexpr std::string_view halleyPython = R"(def a(t, x, v):
    pull = [0.0] * len(x)
    for i in range(0, len(x), 3):
        for j in range(0, 9, 3):
            if i != j:
                way = [x[j + k] - x[i + k] for k in range(3)]
                r = math.sqrt(sum(d * d for d in way))
                for k in range(3):
                    pull[i + k] += 2.95912208286e-4 * masses[j] * way[k] / r**3
    return Vector(pull)


def energy(t, x, v):
    kinetic = sum(m * u * u for m, u in zip(masses, v)) / 2
    potential = 0.0
    for i in range(0, 9, 3):
        for j in range(i + 3, 9, 3):
            r = math.sqrt(sum((x[j + k] - x[i + k]) ** 2 for k in range(3)))
            potential -= 2.95912208286e-4 * masses[i] * masses[j] / r
    return kinetic, potential
)";

constexpr Box halleyView = {-13, -12, 38, 12};

} // namespace

constinit const Scene halleysCometScene{
    .id = "halleys-comet",
    .name = TRANSLATABLE("scene", "Halley's comet"),
    .group = TRANSLATABLE("scene", "Orbits"),
    .description =
        TRANSLATABLE("scene", "Sun, Jupiter, Saturn and Halley's comet from September 16, 1682 on. "
                              "When does the comet come back? Lengths in au, times in days."),
    .lengthUnit = halleyLength,
    .timeUnit = "d",
    .energyUnit = "M☉ au²/d²",
    .parameters = halleyParameters,
    .coordinates = halleyCoordinates,
    .step = 0.5,
    .duration = 30000,
    .problem = problemFrom<HalleysComet>,
    .python = halleyPython,
    .draw = drawHalley,
    .grips = gripsInPlane<3>,
    .bounds = fixedBounds<halleyView>,
};

} // namespace timestep
