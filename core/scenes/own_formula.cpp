// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/dimension.h"
#include "core/formula/formula.h"
#include "core/formula/python_formula.h"
#include "core/input_error.h"
#include "core/scenes/driving_period.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/table/number_text.h"
#include "core/text.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace timestep {

namespace {

constexpr Parameter startValue(std::string_view id, Text name, std::string_view unit, double standard) {
    return startNumber(id, name, unit, standard, eitherSign(-5, 5));
}

constexpr Parameter parameters[] = {
    startValue("start-x", TRANSLATABLE("parameter", "start position x"), "m", 1),
    startValue("start-y", TRANSLATABLE("parameter", "start position y"), "m", 0),
    startValue("start-vx", TRANSLATABLE("parameter", "start velocity vx"), "m/s", 0),
    startValue("start-vy", TRANSLATABLE("parameter", "start velocity vy"), "m/s", 0),
    number("view", TRANSLATABLE("parameter", "half width of the view"), "m", 2, positive(0.5, 20)),
};

constexpr TextField texts[] = {
    {.id = "acceleration",
     .name = TRANSLATABLE("parameter", "acceleration x″"),
     .standard = "-k/m*x - c*v",
     .longest = 500,
     .description = TRANSLATABLE(
         "parameter",
         "A formula of t, x, v (also called vx), y, vy, the distance r from the origin, and the constants.")},
    {.id = "acceleration-y",
     .name = TRANSLATABLE("parameter", "acceleration y″"),
     .standard = "",
     .longest = 500,
     .description = TRANSLATABLE("parameter", "Empty: the motion is along x alone.")},
    {.id = "potential-energy",
     .name = TRANSLATABLE("parameter", "potential energy per mass"),
     .standard = "k/m*x^2/2",
     .longest = 500,
     .description = TRANSLATABLE("parameter", "A formula of t, x and y; empty: 0."),
     .follows = "acceleration"},
    {.id = "constants",
     .name = TRANSLATABLE("parameter", "constants"),
     .standard = "k = 4, m = 1, c = 0",
     .longest = 500,
     .description = TRANSLATABLE("parameter", "Names and values, as in k = 4, w = sqrt(k), a = 60°.")},
};

constexpr Coordinate coordinates[] = {
    coordinate({"x", TRANSLATABLE("metric", "position x"), "m"},
               {"v", TRANSLATABLE("metric", "velocity v"), "m/s"}),
    coordinate({"y", TRANSLATABLE("metric", "position y"), "m"},
               {"vy", TRANSLATABLE("metric", "velocity vy"), "m/s"}),
};

/// The variables of the formulas.
struct Variables {
    double t = 0, x = 0, y = 0, vx = 0, vy = 0;
    double r = 0; ///< sqrt(x² + y²)
};

/// Returns the result of `reading` for a text. Adds the path of the text to its InputError.
template <class Read>
auto readText(const TextValues& words, const std::string& id, const Read& reading) {
    const auto found = words.find(id);
    try {
        return reading(found == words.end() ? std::string() : found->second);
    } catch (InputError& error) {
        error.path = "texts/" + id;
        throw;
    }
}

/// x'' (and y'') by formulas. Energies per unit mass: v²/2 and the formula. It counts as conservative if
/// there is a formula of the potential energy and its gradient at the start is minus the acceleration, at
/// rest and in motion. There is no closed form; the accuracy of the reference depends on the formulas.
class OwnFormula : public SceneProblem {
public:
    OwnFormula(const ParameterValues& values, const TextValues& words)
        : SceneProblem({values["start-x"]}, {values["start-vx"]}),
          start_{0, values["start-x"], values["start-y"], values["start-vx"], values["start-vy"], 0} {
        const auto constants =
            readText(words, "constants", [](const std::string& text) { return parseConstants(text); });
        const auto formula = [&](const char* id) -> std::optional<TypedFormula> {
            const auto found = words.find(id);
            if (found == words.end() || found->second.find_first_not_of(" \t") == std::string::npos)
                return std::nullopt;
            return readText(words, id, [&](const std::string& text) {
                const Variables now = now_;
                TypedFormula::Variables names{{"t", &now_.t},  {"x", &now_.x},   {"y", &now_.y},
                                              {"v", &now_.vx}, {"vx", &now_.vx}, {"vy", &now_.vy}};
                const auto isR = [](const auto& constant) { return constant.first == "r"; };
                if (std::none_of(constants.begin(), constants.end(), isR)) names.emplace_back("r", &now_.r);
                TypedFormula made(text, names, constants);
                now_ = start_;
                now_.r = std::hypot(now_.x, now_.y);
                const double value = made.value();
                now_ = now;
                if (!std::isfinite(value))
                    throw InputError(TRANSLATABLE(
                        "fault", "the value of this formula at the start is not a finite number"));
                return made;
            });
        };
        auto x = formula("acceleration");
        if (!x) throw InputError(TRANSLATABLE("fault", "the formula is empty"), "texts/acceleration");
        acceleration_[0] = std::move(x);
        acceleration_[1] = formula("acceleration-y");
        checkUnits(words);
        potential_ = formula("potential-energy");
        if (acceleration_[1]) {
            q0_.push_back(start_.y);
            v0_.push_back(start_.vy);
        }
        conservative_ = potential_ && isGradient();
        for (const char* id : {"acceleration", "acceleration-y"})
            if (const auto found = words.find(id); found != words.end())
                for (const double period : drivingPeriods(found->second, constants))
                    drives_.push_back(period);
        failed_.reset();
    }

    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        set(t, q);
        now_.vx = v[0];
        if (v.size() > 1) now_.vy = v[1];
        for (std::size_t i = 0; i < coordinates(); ++i) {
            a[i] = acceleration_[i]->value();
            if (!failed_ && !std::isfinite(a[i])) failed_ = now_;
        }
    }
    double potentialEnergy(double t, std::span<const double> q) const override {
        if (!potential_) return 0;
        set(t, q);
        return potential_->value();
    }
    /// The energy at the start, or that of a velocity of 1 m/s if it is 0.
    double energyScale() const override {
        return firstPositive(std::abs(potentialEnergy(0, q0_)) + kineticEnergy(q0_, v0_), 0.5);
    }
    double dampingRate() const override { return -1; } // not known
    bool conservative() const override { return conservative_; }
    /// The period of the slowest drive such as cos(w*t + p), if both formulas are periodic with it.
    double drivingPeriod() const override {
        const auto failedBefore = failed_; // the comparison is not a step
        const double period = commonDrivingPeriod(drives_, *this);
        failed_ = failedBefore;
        return period;
    }
    Sentence complaint() const override {
        if (!failed_) return {};
        return {TRANSLATABLE("fault", "the acceleration is not a finite number at %1"),
                "t = " + shortNumber(failed_->t) + ", x = " + shortNumber(failed_->x) +
                    (coordinates() > 1 ? ", y = " + shortNumber(failed_->y) : std::string()) +
                    ", v = " + shortNumber(failed_->vx)};
    }

private:
    /// If a constant has a unit, the units of all formulas must fit.
    static void checkUnits(const TextValues& words) {
        const auto constants = words.find("constants");
        if (constants == words.end() || !hasUnits(constants->second)) return;
        const auto dimension = [](double length, double time) {
            Exponents exponents{};
            exponents[0] = length;
            exponents[Unit::second] = time;
            return exponents;
        };
        DimensionedNames names =
            readText(words, "constants", [](const std::string& text) { return dimensionsOfConstants(text); });
        for (const auto& [name, unit] : {std::pair{"t", dimension(0, 1)}, std::pair{"x", dimension(1, 0)},
                                         std::pair{"y", dimension(1, 0)}, std::pair{"r", dimension(1, 0)},
                                         std::pair{"v", dimension(1, -1)}, std::pair{"vx", dimension(1, -1)},
                                         std::pair{"vy", dimension(1, -1)}})
            if (std::none_of(names.begin(), names.end(),
                             [&n = name](const auto& one) { return one.first == n; }))
                names.emplace_back(name, unit);
        for (const auto& [id, wanted] :
             {std::pair{"acceleration", dimension(1, -2)}, std::pair{"acceleration-y", dimension(1, -2)},
              std::pair{"potential-energy", dimension(2, -2)}})
            readText(words, id, [&, unit = wanted](const std::string& text) {
                if (!trimmed(text).empty()) checkDimension(text, names, unit);
                return true;
            });
    }

    void set(double t, std::span<const double> q) const {
        now_.t = t;
        now_.x = q[0];
        if (q.size() > 1) now_.y = q[1];
        now_.r = q.size() > 1 ? std::hypot(q[0], q[1]) : std::abs(q[0]);
    }
    /// Compares the acceleration, at two velocities, with central differences of the potential energy.
    bool isGradient() const {
        double q[2] = {start_.x, start_.y}, v[2] = {start_.vx, start_.vy}, a[2], later[2];
        const std::size_t n = coordinates();
        const double d = 1e-5;
        for (int i = 0; i < 2; ++i) {
            acceleration(0, {q, n}, {v, n}, {a, n});
            acceleration(1, {q, n}, {v, n}, {later, n});
            for (std::size_t k = 0; k < n; ++k) {
                double ahead[2] = {q[0], q[1]}, behind[2] = {q[0], q[1]};
                ahead[k] += d;
                behind[k] -= d;
                const double up = potentialEnergy(0, {ahead, n}), down = potentialEnergy(0, {behind, n});
                const double size = std::abs(a[k]) + std::abs(up) + std::abs(down);
                if (!(std::abs((up - down) / (2 * d) + a[k]) <= 1e-6 * size) || a[k] != later[k])
                    return false;
            }
            for (double& speed : v) speed += 1.3;
            for (double& place : q) place += 0.01;
        }
        return true;
    }

    mutable Variables now_;
    Variables start_;
    std::array<std::optional<TypedFormula>, 2> acceleration_; ///< [m/s²]
    std::optional<TypedFormula> potential_;                   ///< [m²/s²]
    bool conservative_ = false;
    std::vector<double> drives_;              ///< periods [s]
    mutable std::optional<Variables> failed_; ///< variables at the first acceleration that was not finite
};

Box bounds(const ParameterValues& values) {
    const double w = values["view"];
    return {-w, -0.75 * w, w, 0.75 * w};
}

void draw(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double w = values["view"];
    frame.points.push_back({.at = {q[0], q.size() > 1 ? q[1] : 0}, .radius = 0.04 * w, .index = 0});
    frame.segments.push_back({{-w, 0}, {w, 0}, Role::Guide});
    frame.segments.push_back({{0, -0.75 * w}, {0, 0.75 * w}, Role::Guide});
}

/// One or two coordinates, depending on the formulas.
void place(const ParameterValues&, std::size_t, Point at, std::span<double> q) {
    q[0] = at.x;
    if (q.size() > 1) q[1] = at.y;
}
void push(const ParameterValues&, std::size_t, Point velocity, std::span<const double>, std::span<double> v) {
    v[0] = velocity.x;
    if (v.size() > 1) v[1] = velocity.y;
}

/// The typed formulas as a(t, x, v) and energy(t, x, v).
std::string pythonOfFormula(const TextValues& words) {
    const auto textOf = [&](const char* id) {
        const auto found = words.find(id);
        const bool given =
            found != words.end() && found->second.find_first_not_of(" \t") != std::string::npos;
        return given ? found->second : std::string();
    };
    std::string constants;
    for (const auto& [name, value] : parseConstants(textOf("constants")))
        constants += (constants.empty() ? "    " : "; ") + pythonName(name) + " = " + exactNumber(value);
    if (!constants.empty()) constants += "\n";
    const std::string second = textOf("acceleration-y"), potential = textOf("potential-energy");
    for (const std::string& formula : {textOf("acceleration"), second, potential})
        if (mentionsWord(formula, "e") && constants.find("e = math.e") == std::string::npos)
            constants.insert(0, "    e = math.e\n"); // a constant of this name replaces it
    const bool isPlane = !second.empty();
    std::string names = isPlane ? "    (x, y), (vx, vy) = x, v\n    v = vx\n" : "    vx, y, vy = v, 0, 0\n";
    const bool isConstant = mentionsWord(constants, "r");
    if (!isConstant && mentionsWord(textOf("acceleration") + " " + second + " " + potential, "r"))
        names += "    r = math.hypot(x, y)\n";
    const std::string first = pythonFormula(textOf("acceleration"));
    return "def a(t, x, v):\n" + constants + names + "    return " +
           (isPlane ? "Vector([" + first + ", " + pythonFormula(second) + "])" : first) +
           "\n\n\ndef energy(t, x, v):\n" + constants + names + "    return (vx * vx + vy * vy) / 2, " +
           (potential.empty() ? "0" : pythonFormula(potential)) + "\n";
}

} // namespace

constinit const Scene ownFormulaScene{
    .id = "own-formula",
    .name = TRANSLATABLE("scene", "Own formula"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE(
        "scene", "A motion whose acceleration you type yourself, of time, place, velocity and constants."),
    .energyUnit = "m²/s²",
    .parameters = parameters,
    .texts = texts,
    .coordinates = coordinates,
    .step = 0.05,
    .problem = problemFrom<OwnFormula>,
    .pythonOfTexts = pythonOfFormula,
    .draw = draw,
    .grips = {.perPart = 2, .place = place, .push = push},
    .bounds = bounds,
};

} // namespace timestep
