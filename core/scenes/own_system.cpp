// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/assignments.h"
#include "core/formula/dimension.h"
#include "core/formula/formula.h"
#include "core/input_error.h"
#include "core/scenes/driving_period.h"
#include "core/scenes/own_system_python.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/table/number_text.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace timestep {

namespace {

constexpr double mostEquations = 64;

constexpr Parameter systemParameters[] = {
    count("across", TRANSLATABLE("parameter", "variable drawn to the right"), 1,
          {.minimum = 1, .maximum = mostEquations, .slider = {1, 4}},
          TRANSLATABLE("parameter", "The number of its equation.")),
    count("upward", TRANSLATABLE("parameter", "variable drawn upward"), 3,
          {.maximum = mostEquations, .slider = {0, 4}},
          TRANSLATABLE("parameter", "The number of its equation; 0: none.")),
    number("view", TRANSLATABLE("parameter", "largest half width at the start"), "1", 40, positive(0.5, 100),
           TRANSLATABLE("parameter", "The picture begins four times as wide as the largest start value, or "
                                     "as wide as this allows; it grows with the motion.")),
};

constexpr TextField systemTexts[] = {
    {.id = "equations",
     .name = TRANSLATABLE("parameter", "equations"),
     .standard = "x' = s*(y - x); y' = x*(r - z) - y; z' = x*y - b*z",
     .longest = 4000,
     .description = TRANSLATABLE("parameter", "Equations of first or second order with semicolons between "
                                              "them, as in x'' = -k*x - c*x'; y' = x - y.")},
    {.id = "start",
     .name = TRANSLATABLE("parameter", "start"),
     .standard = "x = 1, y = 1, z = 20",
     .longest = 4000,
     .description = TRANSLATABLE("parameter",
                                 "Values of the variables and of x' for x'' = ...; what is not given is 0.")},
    {.id = "constants",
     .name = TRANSLATABLE("parameter", "constants"),
     .standard = "s = 10, r = 28, b = 8/3",
     .longest = 2000,
     .description =
         TRANSLATABLE("parameter", "Names and values, as in k = 4, w = sqrt(k), a = 60°, L = 40 cm. If "
                                   "one has a unit, the units of all formulas are checked.")},
    {.id = "invariant",
     .name = TRANSLATABLE("parameter", "conserved quantity"),
     .standard = "",
     .longest = 500,
     .description =
         TRANSLATABLE("parameter", "A formula whose change is measured, such as an energy; empty: none.")},
};

constexpr ConservedQuantity invariantQuantity[] = {
    {.id = "invariant", .name = TRANSLATABLE("metric", "conserved quantity"), .unit = "1"}};

/// Names of columns that every run has.
constexpr std::string_view reservedNames[] = {"t",         "time", "step",  "frame", "evaluations",
                                              "invariant", "pi",   "value", "start"};

/// Returns the result of `reading` for a text, and adds the path of the text to its InputError.
template <class Read>
auto readSystemText(const TextValues& words, const std::string& id, const Read& reading) {
    const auto found = words.find(id);
    try {
        return reading(found == words.end() ? std::string() : found->second);
    } catch (InputError& error) {
        error.path = "texts/" + id;
        throw;
    }
}

[[noreturn]] void refuseAt(const Sentence& what, std::size_t bytes) {
    InputError error(atCharacter(what, bytes));
    error.column = static_cast<int>(bytes + 1);
    throw error;
}

/// Equations that a person has typed by the names of their variables.
class OwnSystem : public Problem {
public:
    OwnSystem(const ParameterValues&, const TextValues& words) {
        const auto constants = readSystemText(words, "constants", [&](const std::string& text) {
            hasUnits_ = hasUnits(text);
            return parseConstants(text);
        });
        readSystemText(words, "equations", [&](const std::string& text) { readEquations(text, constants); });
        readSystemText(words, "start", [&](const std::string& text) { readStart(text, constants); });
        readSystemText(words, "invariant", [&](const std::string& text) {
            if (text.find_first_not_of(" \t") == std::string::npos) return;
            invariant_.emplace(text, variables(constants), constants);
            setNow(0, value0_, rate0_);
            if (!std::isfinite(invariant_->value()))
                throw InputError(
                    TRANSLATABLE("fault", "the value of this formula at the start is not a finite number"));
        });
        readUnits(words);
        failed_.reset();
    }

    std::span<const std::string> units() const override { return units_; }
    std::size_t coordinates() const override { return names_.size(); }
    std::span<const std::string> names() const override { return names_; }
    bool isFirstOrder(std::size_t i) const override { return isFirst_[i]; }
    bool hasEnergy() const override { return false; }

    void start(std::span<double> q, std::span<double> v) const override {
        for (std::size_t i = 0; i < names_.size(); ++i) {
            q[i] = isFirst_[i] ? 0 : value0_[i];
            v[i] = isFirst_[i] ? value0_[i] : rate0_[i];
        }
    }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        t_ = t;
        for (std::size_t i = 0; i < names_.size(); ++i) {
            value_[i] = isFirst_[i] ? v[i] : q[i];
            rate_[i] = v[i];
        }
        setDistance();
        for (std::size_t i = 0; i < names_.size(); ++i) {
            a[i] = right_[i].value();
            if (!failed_ && !std::isfinite(a[i])) failed_ = i;
        }
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
    bool conservative() const override { return false; }
    /// The period of the slowest drive such as cos(w*t + p), if all equations are periodic with it.
    double drivingPeriod() const override {
        const auto failedBefore = failed_; // the comparison is not a step
        const double period = commonDrivingPeriod(drives_, *this);
        failed_ = failedBefore;
        return period;
    }
    std::span<const ConservedQuantity> quantities() const override {
        return invariant_ ? std::span<const ConservedQuantity>(invariantFacts_)
                          : std::span<const ConservedQuantity>();
    }
    double quantity(std::size_t, std::span<const double> q, std::span<const double> v) const override {
        setNow(t_, q, v);
        return invariant_->value();
    }
    Sentence complaint() const override {
        if (!failed_) return {};
        std::string state = "t = " + shortNumber(t_);
        for (std::size_t i = 0; i < std::min<std::size_t>(names_.size(), 4); ++i)
            state += ", " + names_[i] + " = " + shortNumber(value_[i]);
        return {TRANSLATABLE("fault", "the equation of %1 has no finite value; the last was tried at %2"),
                names_[*failed_], state};
    }

private:
    void readEquations(const std::string& text, const TypedFormula::Constants& constants) {
        const std::vector<Assignment> list = splitAssignments(text, 2);
        if (list.empty()) refuseAt(TRANSLATABLE("fault", "an equation is expected here, as in x' = -x"), 0);
        if (static_cast<double>(list.size()) > mostEquations)
            refuseAt(TRANSLATABLE("fault", "there can be at most 64 equations"), 0);
        for (const Assignment& one : list) {
            const std::string name = one.name.substr(0, one.name.find('\''));
            const std::size_t primes = one.name.size() - name.size();
            if (primes == 0)
                refuseAt(Sentence(TRANSLATABLE("fault", "an equation begins with %1' or %2''"), name, name),
                         one.nameAt);
            if (std::find(names_.begin(), names_.end(), name) != names_.end())
                refuseAt(Sentence(TRANSLATABLE("fault", "there are two equations for %1"), name), one.nameAt);
            if (std::find(std::begin(reservedNames), std::end(reservedNames), name) !=
                std::end(reservedNames))
                refuseAt(Sentence(TRANSLATABLE("fault", "the name \"%1\" has a fixed meaning"), name),
                         one.nameAt);
            for (const auto& constant : constants)
                if (constant.first == name)
                    refuseAt(
                        Sentence(TRANSLATABLE("fault", "\"%1\" is a constant and cannot have an equation"),
                                 name),
                        one.nameAt);
            names_.push_back(name);
            isFirst_.push_back(primes == 1);
        }
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (!isFirst_[i] && std::find(names_.begin(), names_.end(), "v" + names_[i]) != names_.end())
                refuseAt(
                    Sentence(TRANSLATABLE("fault", "v%1 is the velocity of %2 and cannot have an equation"),
                             names_[i], names_[i]),
                    list[i].nameAt);
        value_.resize(names_.size());
        rate_.resize(names_.size());
        value0_.resize(names_.size());
        rate0_.resize(names_.size());
        for (const Assignment& one : list) {
            try {
                right_.emplace_back(one.expression, variables(constants), constants);
                for (const double period : drivingPeriods(one.expression, constants))
                    drives_.push_back(period);
            } catch (const InputError& error) {
                throwFromPart(error, one.expressionAt);
            }
        }
    }

    void readStart(const std::string& text, const TypedFormula::Constants& constants) {
        for (const Assignment& one : splitAssignments(text, 1)) {
            const bool ofRate = one.name.ends_with('\'');
            const std::string name = one.name.substr(0, one.name.find('\''));
            const auto found = std::find(names_.begin(), names_.end(), name);
            const auto i = static_cast<std::size_t>(found - names_.begin());
            if (found == names_.end())
                refuseAt(Sentence(TRANSLATABLE("fault", "there is no equation for \"%1\""), name),
                         one.nameAt);
            if (ofRate && isFirst_[i])
                refuseAt(
                    Sentence(TRANSLATABLE("fault", "the equation of %1 says what %2 is"), name, one.name),
                    one.nameAt);
            double value = 0;
            try {
                const auto quantity = typedQuantity(one.expression);
                value = quantity ? quantity->value : TypedFormula(one.expression, {}, constants).value();
            } catch (const InputError& error) {
                throwFromPart(error, one.expressionAt);
            }
            if (!std::isfinite(value))
                refuseAt(TRANSLATABLE("fault", "the start is not a finite number"), one.expressionAt);
            (ofRate ? rate0_ : value0_)[i] = value;
        }
        std::vector<double> q(names_.size()), v(names_.size()), a(names_.size());
        start(q, v);
        acceleration(0, q, v, a);
        if (failed_)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the equation of %1 has no finite value at the start"),
                         names_[*failed_]));
    }

    /// If constants or starts have units, checks those of all formulas and finds those of the variables.
    void readUnits(const TextValues& words) {
        const auto found = words.find("start");
        const std::string starts = found == words.end() ? std::string() : found->second;
        if (!hasUnits_ && !hasUnits(starts)) return;
        DimensionedNames names;
        readSystemText(words, "constants",
                       [&](const std::string& text) { names = dimensionsOfConstants(text); });
        std::vector<Exponents> dimensions;
        std::vector<std::string> rates;
        readSystemText(words, "start", [&](const std::string& text) {
            const DimensionedNames constants = names;
            for (std::size_t i = 0; i < names_.size(); ++i) {
                const UnitOfStart unit = unitOfStart(text, constants, names_[i]);
                dimensions.push_back(dimensionOf(unit.value));
                units_.push_back(unitText(unit.value.powers));
                rates.push_back(unitText(perSecond(unit.value).powers));
                if (unit.rate && dimensionOf(*unit.rate) != dimensionOf(perSecond(unit.value)))
                    refuseAt(Sentence(TRANSLATABLE("fault", "\"%1\" has the unit of %2, and %3 is expected"),
                                      names_[i] + "'", unitText(unit.rate->powers), rates.back()),
                             unit.rateAt);
            }
        });
        units_.insert(units_.end(), rates.begin(), rates.end());
        const auto isTaken = [&](const std::string& name) {
            return std::any_of(names.begin(), names.end(),
                               [&](const auto& one) { return one.first == name; });
        };
        const auto add = [&](const std::string& name, Exponents dimension, double perTime) {
            dimension[Unit::second] -= perTime;
            if (!isTaken(name)) names.emplace_back(name, dimension);
        };
        add("t", {}, -1);
        for (std::size_t i = 0; i < names_.size(); ++i) add(names_[i], dimensions[i], 0);
        for (std::size_t i = 0; i < names_.size(); ++i) {
            if (isFirst_[i]) continue;
            add(names_[i] + "'", dimensions[i], 1);
            add("v" + names_[i], dimensions[i], 1);
        }
        if (axes_[0] < names_.size() && axes_[1] < names_.size()) add("r", dimensions[axes_[0]], 0);
        readSystemText(words, "equations", [&](const std::string& text) {
            std::size_t i = 0;
            for (const Assignment& one : splitAssignments(text, 2)) {
                Exponents wanted = dimensions[i];
                wanted[Unit::second] -= isFirst_[i] ? 1 : 2;
                ++i;
                try {
                    checkDimension(one.expression, names, wanted);
                } catch (const InputError& error) {
                    throwFromPart(error, one.expressionAt);
                }
            }
        });
        if (!invariant_) return;
        readSystemText(words, "invariant", [&](const std::string& text) {
            invariantUnit_ = unitText(checkDimension(text, names).value_or(Exponents{}));
            invariantFacts_[0].unit = invariantUnit_;
        });
    }

    struct UnitOfStart {
        Unit value = {};
        std::optional<Unit> rate = {};
        std::size_t rateAt = 0; ///< bytes
    };

    static Unit perSecond(Unit unit) {
        unit.powers[Unit::second] -= 1;
        return unit;
    }

    /// The unit of a variable, from its start x = 40 cm or x' = 3 m/s. A variable that starts without a unit
    /// is a pure number.
    static UnitOfStart unitOfStart(const std::string& text, const DimensionedNames& constants,
                                   const std::string& name) {
        UnitOfStart found;
        std::optional<Unit> value;
        for (const Assignment& one : splitAssignments(text, 1)) {
            const bool ofRate = one.name == name + "'";
            if (!ofRate && one.name != name) continue;
            std::optional<Unit> unit;
            if (const auto quantity = typedQuantity(one.expression)) {
                unit = quantity->unit;
            } else if (const auto dimension = checkDimension(one.expression, constants)) {
                unit.emplace();
                for (std::size_t i = 0; i < dimension->size(); ++i)
                    unit->powers[i] = static_cast<int>(std::lround((*dimension)[i]));
            }
            if (ofRate) {
                found.rate = unit;
                found.rateAt = one.expressionAt;
            } else {
                value = unit;
            }
        }
        if (!value && found.rate) {
            value = found.rate;
            value->powers[Unit::second] += 1;
        }
        found.value = value.value_or(Unit{});
        return found;
    }

    /// Names for formulas: t, the variables, x' and vx for each x'' = ..., and the distance r = sqrt(x² + y²
    /// + z²) if there are x and y.
    TypedFormula::Variables variables(const TypedFormula::Constants& constants) {
        TypedFormula::Variables list{{"t", &t_}};
        const auto isTaken = [&](const std::string& name) {
            const auto has = [&name](const auto& one) { return one.first == name; };
            return std::any_of(list.begin(), list.end(), has) ||
                   std::any_of(constants.begin(), constants.end(), has);
        };
        for (std::size_t i = 0; i < names_.size(); ++i) list.emplace_back(names_[i], &value_[i]);
        for (std::size_t i = 0; i < names_.size(); ++i) {
            if (isFirst_[i]) continue;
            list.emplace_back(names_[i] + "'", &rate_[i]);
            if (!isTaken("v" + names_[i])) list.emplace_back("v" + names_[i], &rate_[i]);
        }
        constexpr std::array<std::string_view, 3> axes = {"x", "y", "z"};
        for (std::size_t k = 0; k < axes.size(); ++k) {
            const auto found = std::find(names_.begin(), names_.end(), axes[k]);
            axes_[k] =
                found == names_.end() ? names_.size() : static_cast<std::size_t>(found - names_.begin());
        }
        if (axes_[0] < names_.size() && axes_[1] < names_.size() && !isTaken("r"))
            list.emplace_back("r", &r_);
        return list;
    }

    void setDistance() const {
        double sum = 0;
        for (const std::size_t axis : axes_)
            if (axis < value_.size()) sum += value_[axis] * value_[axis];
        r_ = std::sqrt(sum);
    }
    void setNow(double t, std::span<const double> values, std::span<const double> rates) const {
        t_ = t;
        std::copy(values.begin(), values.end(), value_.begin());
        std::copy(rates.begin(), rates.end(), rate_.begin());
        setDistance();
    }

    std::vector<std::string> names_;
    std::vector<bool> isFirst_;
    std::vector<double> value0_, rate0_; ///< at the start
    std::vector<TypedFormula> right_;
    std::optional<TypedFormula> invariant_;
    std::string invariantUnit_;
    std::array<ConservedQuantity, 1> invariantFacts_{invariantQuantity[0]};
    bool hasUnits_ = false;             ///< of constants
    std::vector<std::string> units_;    ///< of the variables, then of their rates; empty: there are none
    std::vector<double> drives_;        ///< periods
    std::array<std::size_t, 3> axes_{}; ///< indices of x, y and z; the number of variables: there is none
    // The variables of the formulas.
    mutable double t_ = 0, r_ = 0;
    mutable std::vector<double> value_, rate_;
    mutable std::optional<std::size_t> failed_; ///< the first equation that had no finite value
};

/// The two variables that are drawn.
Point drawnPoint(const ParameterValues& values, std::span<const double> q) {
    const auto at = [&](const char* id) {
        const auto number = static_cast<std::size_t>(values[id]);
        return number > 0 && number <= q.size() ? q[number - 1] : 0;
    };
    return {at("across"), at("upward")};
}

Box systemBounds(const ParameterValues& values) {
    const double w = values["view"];
    return {-w, -0.75 * w, w, 0.75 * w};
}

Box systemBoundsOfProblem(const ParameterValues& values, const Problem& problem) {
    std::vector<double> q(problem.coordinates()), v(q);
    problem.start(q, v);
    for (std::size_t i = 0; i < q.size(); ++i)
        if (problem.isFirstOrder(i)) q[i] = v[i];
    const Point start = drawnPoint(values, q);
    const double largest = std::max(std::abs(start.x), std::abs(start.y));
    const double w = largest > 0 ? std::min(2 * largest, values["view"]) : values["view"];
    return {-w, -0.75 * w, w, 0.75 * w};
}

void drawSystem(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double w = values["view"];
    frame.points.push_back({.at = drawnPoint(values, q)});
    frame.segments.push_back({{-w, 0}, {w, 0}, Role::Guide});
    frame.segments.push_back({{0, -0.75 * w}, {0, 0.75 * w}, Role::Guide});
}

constexpr MethodSetting systemMethod[] = {{"integrator", "rk4"}};

} // namespace

constinit const Scene ownSystemScene{
    .id = "own-system",
    .name = TRANSLATABLE("scene", "Own equations"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "Several equations of first or second order that you type yourself, "
                                         "by the names of their variables."),
    .lengthUnit = "1",
    .timeUnit = "1",
    .energyUnit = "1",
    .parameters = systemParameters,
    .texts = systemTexts,
    .duration = 20,
    .method = systemMethod,
    .problem = problemFrom<OwnSystem>,
    .pythonOfTexts = pythonOfSystem,
    .draw = drawSystem,
    .notHeld = TRANSLATABLE("scene", "The point shows two of the variables; type their start instead."),
    .bounds = systemBounds,
    .boundsOfProblem = systemBoundsOfProblem,
};

} // namespace timestep
