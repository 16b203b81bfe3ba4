// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/scenes/grips.h"
#include "core/scenes/listed_start.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace timestep {

namespace {

constexpr Choice springChainStarts[] = {
    {.id = "mode", .name = TRANSLATABLE("parameter", "one mode")},
    {.id = "pluck", .name = TRANSLATABLE("parameter", "plucked at one mass")},
    {.id = "single", .name = TRANSLATABLE("parameter", "one mass displaced")}};

constexpr Parameter springChainParameters[] = {
    startCount("count", TRANSLATABLE("parameter", "number of masses"), 7,
               {.minimum = 1, .maximum = 200, .slider = {1, 30}}),
    number("stiffness", TRANSLATABLE("parameter", "stiffness"), "N/m", 31, {.slider = {1, 200}}),
    number("mass", TRANSLATABLE("parameter", "mass"), "kg", 0.6, positive(0.1, 5)),
    startChoice("start", TRANSLATABLE("parameter", "start"), 0, springChainStarts),
    startCount("which", TRANSLATABLE("parameter", "which mode or mass"), 1,
               {.minimum = 1, .maximum = 200, .slider = {1, 30}},
               TRANSLATABLE("parameter", "Counted from 1; mode 1 is the slowest.")),
    startNumber("amplitude", TRANSLATABLE("parameter", "amplitude"), "m", 0.3, eitherSign(-0.4, 0.4)),
};

constexpr TextField chainTexts[] = {
    {.id = "displacements",
     .name = TRANSLATABLE("parameter", "displacements at the start"),
     .standard = "",
     .longest = 10000,
     .description = TRANSLATABLE("parameter", "One number for each mass; empty: as the start says.")},
    {.id = "velocities",
     .name = TRANSLATABLE("parameter", "velocities at the start"),
     .standard = "",
     .longest = 10000,
     .description = TRANSLATABLE("parameter", "One number for each mass; empty: at rest.")},
};

constexpr Coordinate springChainCoordinates[] = {
    {"x1", symbol("x1"), "m", "v1", symbol("v1"), "m/s"},
    {"x2", symbol("x2"), "m", "v2", symbol("v2"), "m/s"},
    {"x3", symbol("x3"), "m", "v3", symbol("v3"), "m/s"},
    {"x4", symbol("x4"), "m", "v4", symbol("v4"), "m/s"},
    {"x5", symbol("x5"), "m", "v5", symbol("v5"), "m/s"},
    {"x6", symbol("x6"), "m", "v6", symbol("v6"), "m/s"},
    {"x7", symbol("x7"), "m", "v7", symbol("v7"), "m/s"},
    {"x8", symbol("x8"), "m", "v8", symbol("v8"), "m/s"},
    {"x9", symbol("x9"), "m", "v9", symbol("v9"), "m/s"},
    {"x10", symbol("x10"), "m", "v10", symbol("v10"), "m/s"},
    {"x11", symbol("x11"), "m", "v11", symbol("v11"), "m/s"},
    {"x12", symbol("x12"), "m", "v12", symbol("v12"), "m/s"},
};

constexpr ConservedQuantity modeEnergies[] = {
    {.id = "mode-1-energy", .name = TRANSLATABLE("metric", "energy of mode 1"), .unit = "J"},
    {.id = "mode-2-energy", .name = TRANSLATABLE("metric", "energy of mode 2"), .unit = "J"},
    {.id = "mode-3-energy", .name = TRANSLATABLE("metric", "energy of mode 3"), .unit = "J"},
    {.id = "mode-4-energy", .name = TRANSLATABLE("metric", "energy of mode 4"), .unit = "J"},
    {.id = "mode-5-energy", .name = TRANSLATABLE("metric", "energy of mode 5"), .unit = "J"},
    {.id = "mode-6-energy", .name = TRANSLATABLE("metric", "energy of mode 6"), .unit = "J"},
    {.id = "mode-7-energy", .name = TRANSLATABLE("metric", "energy of mode 7"), .unit = "J"},
    {.id = "mode-8-energy", .name = TRANSLATABLE("metric", "energy of mode 8"), .unit = "J"},
};

/// m x_i'' = k (x_{i-1} - 2 x_i + x_{i+1}), i = 1 ... n, x_0 = x_{n+1} = 0: displacements along the chain of
/// n masses between n + 1 springs. Its normal modes j = 1 ... n are
///   Q_j = sqrt(2 / (n+1)) sum_i x_i sin(i j pi / (n+1)),   w_j = 2 sqrt(k/m) sin(j pi / (2 (n+1))),
/// each a harmonic oscillator of energy m (Q_j'² + w_j² Q_j²) / 2. Source: A. P. French, Vibrations and
/// Waves, chapter 5.
class SpringChain : public SceneProblem {
public:
    SpringChain(const ParameterValues& values, const TextValues& texts)
        : SceneProblem({}, {}),
          n_(static_cast<std::size_t>(values["count"])),
          k_(values["stiffness"]),
          m_(values["mass"]),
          modes_(n_ * n_),
          amplitude_(values["amplitude"]) {
        q0_.resize(n_);
        v0_.resize(n_);
        const auto which = static_cast<std::size_t>(values["which"]);
        if (which > n_)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "there are only %1 masses and as many modes"), n_),
                "parameters/which");
        std::vector<double> sine(2 * (n_ + 1)); // sin(i pi / (n+1)) over a full turn
        for (std::size_t i = 0; i < sine.size(); ++i)
            sine[i] = std::sin(static_cast<double>(i) * std::numbers::pi / static_cast<double>(n_ + 1));
        for (std::size_t j = 1; j <= n_; ++j)
            for (std::size_t i = 1; i <= n_; ++i) modes_[(j - 1) * n_ + i - 1] = sine[i * j % sine.size()];
        shapes_.resize(n_);
        for (std::size_t i = 1; i <= n_; ++i)
            for (std::size_t j = 1; j <= quantities().size(); ++j) shapes_[i - 1][j - 1] = sineOf(i, j);
        for (std::size_t j = 1; j <= n_; ++j)
            frequencies_.push_back(
                2 * std::sqrt(k_ / m_) *
                std::sin(static_cast<double>(j) * std::numbers::pi / static_cast<double>(2 * (n_ + 1))));
        const std::string_view start = values.choice("start");
        for (std::size_t i = 1; i <= n_; ++i) {
            const double toTheLeft = static_cast<double>(i) / static_cast<double>(which);
            const double toTheRight = static_cast<double>(n_ + 1 - i) / static_cast<double>(n_ + 1 - which);
            const double shape = start == "mode"    ? sineOf(i, which)
                                 : start == "pluck" ? std::fmin(toTheLeft, toTheRight)
                                                    : (i == which ? 1 : 0);
            q0_[i - 1] = amplitude_ * shape;
        }
        readListedStart(texts, "displacements", q0_);
        readListedStart(texts, "velocities", v0_);
        energyScale_ = firstPositive(potentialEnergy(0, q0_) + kineticEnergy(q0_, v0_), k_ / 2);
    }

    void acceleration(double, std::span<const double> q, std::span<const double>,
                      std::span<double> a) const override {
        const double rate = k_ / m_;
        for (std::size_t i = 0; i < n_; ++i) {
            const double left = i > 0 ? q[i - 1] : 0, right = i + 1 < n_ ? q[i + 1] : 0;
            a[i] = rate * (left - 2 * q[i] + right);
        }
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        double sum = 0;
        for (const double speed : v) sum += speed * speed;
        return m_ * sum / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        double sum = q[0] * q[0] + q[n_ - 1] * q[n_ - 1];
        for (std::size_t i = 1; i < n_; ++i) sum += (q[i] - q[i - 1]) * (q[i] - q[i - 1]);
        return k_ * sum / 2;
    }
    double energyScale() const override { return energyScale_; }
    /// w_n, that of the fastest mode, which limits the step.
    double naturalFrequency() const override { return frequency(n_); }
    std::span<const ConservedQuantity> quantities() const override {
        return std::span(modeEnergies).first(std::min(n_, std::size(modeEnergies)));
    }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const std::size_t j = index + 1;
        const double position = frequency(j) * mode(q, j), speed = mode(v, j);
        return m_ * (speed * speed + position * position) / 2;
    }
    /// Computes the sums of all named modes side by side, in vectors.
    void allQuantities(std::span<const double> q, std::span<const double> v,
                       std::span<double> values) const override {
        OfModes positions{}, speeds{};
        for (std::size_t i = 0; i < n_; ++i) {
            const double* const shapes = shapes_[i].data();
            const double atQ = q[i], atV = v[i];
            for (std::size_t j = 0; j < positions.size(); ++j) {
                positions[j] += atQ * shapes[j];
                speeds[j] += atV * shapes[j];
            }
        }
        for (std::size_t j = 0; j < values.size(); ++j) {
            const double position = frequencies_[j] * (norm_ * positions[j]), speed = norm_ * speeds[j];
            values[j] = m_ * (speed * speed + position * position) / 2;
        }
    }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        for (std::size_t i = 0; i < n_; ++i) q[i] = v[i] = 0;
        for (std::size_t j = 1; j <= n_; ++j) {
            const double Q = norm_ * mode(q0_, j), P = norm_ * mode(v0_, j), w = frequency(j);
            const double c = std::cos(w * t), s = std::sin(w * t);
            const double position = Q * c + P / w * s, speed = P * c - Q * w * s;
            for (std::size_t i = 1; i <= n_; ++i) {
                q[i - 1] += position * sineOf(i, j);
                v[i - 1] += speed * sineOf(i, j);
            }
        }
        return true;
    }

private:
    /// sin(i j pi / (n+1)).
    double sineOf(std::size_t i, std::size_t j) const { return modes_[(j - 1) * n_ + i - 1]; }
    double frequency(std::size_t j) const { return frequencies_[j - 1]; }
    double mode(std::span<const double> x, std::size_t j) const {
        const double* const shape = modes_.data() + (j - 1) * n_;
        double sum = 0;
        for (std::size_t i = 0; i < n_; ++i) sum += x[i] * shape[i];
        return norm_ * sum;
    }

    /// A number for each mode whose energy is a column.
    using OfModes = std::array<double, std::size(modeEnergies)>;

    std::size_t n_;
    double norm_ = std::sqrt(2 / static_cast<double>(n_ + 1));
    double k_;                             ///< [N/m]
    double m_;                             ///< [kg]
    std::vector<double> modes_;            ///< shapes of the modes, one after the other
    std::vector<OfModes> shapes_ = {};     ///< the same by masses; 0 for modes that do not exist
    std::vector<double> frequencies_ = {}; ///< w_j [rad/s]
    double amplitude_;                     ///< [m]
    double energyScale_ = 1;               ///< [J]
};

/// w_j = 2 sqrt(k/m) sin(j pi / (2 (n + 1))) for all modes.
void numbersOfChain(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double n = values["count"], w0 = std::sqrt(values["stiffness"] / values["mass"]);
    for (int j = 1; j <= static_cast<int>(n); ++j)
        list.push_back({"mode-" + std::to_string(j) + "-frequency",
                        Wording(TRANSLATABLE("metric", "angular frequency of mode "), std::to_string(j)),
                        "rad/s", 2 * w0 * std::sin(j * std::numbers::pi / (2 * (n + 1)))});
}

// The picture: rest positions are 1 m apart.

Box springChainBounds(const ParameterValues& values) {
    const double length = values["count"] + 1;
    return grown({0, -0.12 * length, length, 0.12 * length}, 0.03);
}

void drawSpringChain(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double length = values["count"] + 1;
    const double size = 0.25;
    Point last{0, 0};
    for (std::size_t i = 0; i <= q.size(); ++i) {
        const Point at{static_cast<double>(i + 1) + (i < q.size() ? q[i] : 0), 0};
        if (q.size() <= 20)
            addSpring(frame, last, at, 0.25, at.x - last.x - 1);
        else
            frame.segments.push_back({last, at, Role::Spring, static_cast<float>(at.x - last.x - 1)});
        if (i < q.size())
            frame.points.push_back({.at = at, .radius = size / 2, .index = static_cast<std::int32_t>(i)});
        last = at;
    }
    frame.segments.push_back({{0, 0.1 * length}, {0, -0.1 * length}, Role::Ground, 0, -1, Shape::Wall});
    frame.segments.push_back(
        {{length, -0.1 * length}, {length, 0.1 * length}, Role::Ground, 0, -1, Shape::Wall});
}

/// Mass i rests at x = i + 1.
void placeSpringChain(const ParameterValues&, std::size_t part, Point at, std::span<double> q) {
    q[part] = at.x - static_cast<double>(part + 1);
}

constexpr std::string_view springChainPython = R"(def a(t, x, v):
    ends = [0.0, *x, 0.0]  # the walls
    return Vector(stiffness / mass * (ends[i] - 2 * ends[i + 1] + ends[i + 2]) for i in range(len(x)))


def energy(t, x, v):
    ends = [0.0, *x, 0.0]
    stretched = sum((right - left) ** 2 for left, right in zip(ends, ends[1:]))
    return mass * sum(u * u for u in v) / 2, stiffness * stretched / 2
)";

} // namespace

constinit const Scene springChainScene{
    .id = "spring-chain",
    .name = TRANSLATABLE("scene", "Chain of springs"),
    .group = TRANSLATABLE("scene", "Many bodies"),
    .description = TRANSLATABLE("scene", "Masses between springs, which move along the chain. Each mode "
                                         "swings on its own; the fastest decides how large the step may be."),
    .parameters = springChainParameters,
    .texts = chainTexts,
    .coordinates = springChainCoordinates,
    .step = 0.02,
    .problem = problemFrom<SpringChain>,
    .python = springChainPython,
    .draw = drawSpringChain,
    .grips = {.place = placeSpringChain, .push = gripsAlongX.push},
    .numbers = numbersOfChain,
    .bounds = springChainBounds,
};

} // namespace timestep
