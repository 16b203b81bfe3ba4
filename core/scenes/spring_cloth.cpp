// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/grips.h"
#include "core/scenes/planar_bodies.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <array>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr Choice pinRules[] = {{.id = "row", .name = TRANSLATABLE("parameter", "the whole top row")},
                               {.id = "corners", .name = TRANSLATABLE("parameter", "the top corners")}};

constexpr Parameter springClothParameters[] = {
    startCount("columns", TRANSLATABLE("parameter", "columns"), 12,
               {.minimum = 2, .maximum = 100, .slider = {2, 30}}),
    startCount("rows", TRANSLATABLE("parameter", "rows"), 8,
               {.minimum = 2, .maximum = 100, .slider = {2, 30}}),
    startNumber("spacing", TRANSLATABLE("parameter", "spacing"), "m", 0.1, positive(0.02, 0.5)),
    number("mass", TRANSLATABLE("parameter", "mass of a node"), "kg", 0.01, positive(0.001, 0.1)),
    number("stiffness", TRANSLATABLE("parameter", "stiffness"), "N/m", 40, {.slider = {1, 500}}),
    number("damping", TRANSLATABLE("parameter", "damping"), "kg/s", 0, {.slider = {0, 0.1}},
           TRANSLATABLE("parameter", "Force of drag on a node per velocity.")),
    number("gravity", TRANSLATABLE("parameter", "gravity"), "m/s²", 9.81, {.slider = {0, 25}}),
    startChoice("pins", TRANSLATABLE("parameter", "held at"), 0, pinRules),
};

constexpr auto springClothCoordinates = planarCoordinates("m", "m/s");

struct Net {
    std::size_t columns, rows;
    double spacing;
    bool heldByCorners;

    explicit Net(const ParameterValues& values)
        : columns(static_cast<std::size_t>(values["columns"])),
          rows(static_cast<std::size_t>(values["rows"])),
          spacing(values["spacing"]),
          heldByCorners(values.choice("pins") == "corners") {}
    bool pinned(std::size_t node) const {
        return node < columns && (!heldByCorners || node == 0 || node == columns - 1);
    }
};

/// Nodes of mass m in a square net, joined along rows and columns by springs of stiffness k and rest length
/// `spacing`: the force on a node is k (length - spacing) along each spring, m g downwards and -c v. Held
/// nodes do not move. Its fastest oscillation is slower than sqrt(8 k / m): four springs meet in a node.
/// There is no closed form and no reference.
class SpringCloth : public Problem {
public:
    explicit SpringCloth(const ParameterValues& values)
        : net_(values),
          m_(values["mass"]),
          k_(values["stiffness"]),
          c_(values["damping"]),
          g_(values["gravity"]) {}

    std::size_t coordinates() const override { return 2 * net_.columns * net_.rows; }
    void start(std::span<double> q, std::span<double> v) const override {
        for (std::size_t i = 0; 2 * i < q.size(); ++i) {
            q[2 * i] = static_cast<double>(i % net_.columns) * net_.spacing;
            q[2 * i + 1] = -static_cast<double>(i / net_.columns) * net_.spacing;
            v[2 * i] = v[2 * i + 1] = 0;
        }
    }
    void acceleration(double, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        for (std::size_t i = 0; 2 * i < q.size(); ++i) {
            a[2 * i] = -c_ / m_ * v[2 * i];
            a[2 * i + 1] = -c_ / m_ * v[2 * i + 1] - g_;
        }
        forEachSpring(q, [&](std::size_t i, std::size_t j, double x, double y, double length) {
            const double pull = k_ / m_ * (1 - net_.spacing / length);
            a[2 * i] += pull * x;
            a[2 * i + 1] += pull * y;
            a[2 * j] -= pull * x;
            a[2 * j + 1] -= pull * y;
        });
        for (std::size_t i = 0; i < net_.columns; ++i)
            if (net_.pinned(i)) a[2 * i] = a[2 * i + 1] = 0;
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        const std::array<double, 1> mass{m_};
        return kineticEnergyOf(mass, v);
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        double springs = 0, height = 0;
        forEachSpring(q, [&](std::size_t, std::size_t, double, double, double length) {
            springs += (length - net_.spacing) * (length - net_.spacing);
        });
        for (std::size_t i = 0; 2 * i < q.size(); ++i) height += q[2 * i + 1];
        return k_ * springs / 2 + m_ * g_ * height;
    }
    /// The work of gravity when the cloth falls by its height, or if it is 0, the work of stretching every
    /// node by its spacing.
    double energyScale() const override {
        const auto nodes = static_cast<double>(net_.columns * net_.rows);
        const double height = static_cast<double>(net_.rows) * net_.spacing;
        return firstPositive(m_ * g_ * nodes * height, k_ * nodes * net_.spacing * net_.spacing);
    }
    double dampingRate() const override { return c_ == 0 ? 0 : -1; } // held nodes have none
    bool conservative() const override { return c_ == 0; }
    double naturalFrequency() const override { return std::sqrt(8 * k_ / m_); }

private:
    /// `visit` gets both ends, the vector from the first to the second, and its length.
    template <class Visit>
    void forEachSpring(std::span<const double> q, const Visit& visit) const {
        const auto join = [&](std::size_t i, std::size_t j) {
            const double x = q[2 * j] - q[2 * i], y = q[2 * j + 1] - q[2 * i + 1];
            visit(i, j, x, y, std::sqrt(x * x + y * y));
        };
        for (std::size_t row = 0; row < net_.rows; ++row)
            for (std::size_t column = 0; column < net_.columns; ++column) {
                const std::size_t i = row * net_.columns + column;
                if (column + 1 < net_.columns) join(i, i + 1);
                if (row + 1 < net_.rows) join(i, i + net_.columns);
            }
    }

    Net net_;
    double m_; ///< [kg]
    double k_; ///< [N/m]
    double c_; ///< [kg/s]
    double g_; ///< [m/s²]
};

Box springClothBounds(const ParameterValues& values) {
    const Net net(values);
    const double width = static_cast<double>(net.columns - 1) * net.spacing;
    const double height = static_cast<double>(net.rows - 1) * net.spacing;
    return grown({0, -2.2 * height, width, 0}, 0.08);
}

/// The lower right corner comes first, because the path of the first node is drawn.
void drawSpringCloth(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const Net net(values);
    const auto at = [&](std::size_t i) { return Point{q[2 * i], q[2 * i + 1]}; };
    const std::size_t last = net.columns * net.rows - 1;
    frame.points.push_back({.at = at(last), .index = static_cast<std::int32_t>(last), .shape = Shape::Node});
    const auto columns = static_cast<std::uint32_t>(net.columns), rows = static_cast<std::uint32_t>(net.rows);
    FrameSheet& sheet = frame.sheets.emplace_back(FrameSheet{columns, rows, {}, {}, {}});
    sheet.across.assign(net.columns * net.rows, std::numeric_limits<float>::quiet_NaN());
    sheet.down = sheet.across;
    const auto join = [&](std::size_t i, std::size_t j) {
        const Point from = at(i), to = at(j);
        const auto strain = static_cast<float>(std::hypot(to.x - from.x, to.y - from.y) / net.spacing - 1);
        frame.segments.push_back({from, to, Role::Spring, strain, -1, Shape::Thread});
        (j == i + 1 ? sheet.across : sheet.down)[i] = strain;
    };
    for (std::size_t i = 0; i < net.columns * net.rows; ++i) {
        sheet.nodes.push_back(at(i));
        if ((i + 1) % net.columns != 0) join(i, i + 1);
        if (i + net.columns < net.columns * net.rows) join(i, i + net.columns);
        const auto index = static_cast<std::int32_t>(i);
        if (net.pinned(i))
            frame.points.push_back({.at = at(i), .role = Role::Pin, .index = index});
        else if (i != last)
            frame.points.push_back({.at = at(i), .role = Role::Grip, .index = index});
    }
}

constexpr std::string_view springClothPython =
    R"(held = [0, int(columns) - 1] if pins == "corners" else list(range(int(columns)))


def springs(x):
    """Both nodes of every spring, the way from the first to the second, and its length."""
    for i in range(int(rows * columns)):
        for j in ([i + 1] if (i + 1) % columns else []) + ([i + int(columns)] if i < (rows - 1) * columns else []):
            dx, dy = x[2 * j] - x[2 * i], x[2 * j + 1] - x[2 * i + 1]
            yield i, j, dx, dy, math.sqrt(dx * dx + dy * dy)


def a(t, x, v):
    force = [-damping / mass * u - gravity * (k % 2) for k, u in enumerate(v)]
    for i, j, dx, dy, length in springs(x):
        pull = stiffness / mass * (1 - spacing / length)
        for k, sign in ((i, 1), (j, -1)):
            force[2 * k] += sign * pull * dx
            force[2 * k + 1] += sign * pull * dy
    for i in held:
        force[2 * i] = force[2 * i + 1] = 0.0
    return Vector(force)


def energy(t, x, v):
    stretched = sum((length - spacing) ** 2 for i, j, dx, dy, length in springs(x))
    return mass * sum(u * u for u in v) / 2, stiffness * stretched / 2 + mass * gravity * sum(x[1::2])
)";

} // namespace

constinit const Scene springClothScene{
    .id = "spring-cloth",
    .name = TRANSLATABLE("scene", "Cloth of springs"),
    .group = TRANSLATABLE("scene", "Many bodies"),
    .description = TRANSLATABLE("scene", "A net of real springs, which falls and swings. The stiffer the "
                                         "springs, the smaller the step must be."),
    .parameters = springClothParameters,
    .coordinates = springClothCoordinates,
    .step = 0.002,
    .duration = 4,
    .problem = problemFrom<SpringCloth>,
    .python = springClothPython,
    .draw = drawSpringCloth,
    .grips = gripsInPlane<2>,
    .bounds = springClothBounds,
};

} // namespace timestep
