// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/verlet.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace timestep {

// The families of integrators. Each type below holds the coefficients that distinguish a method from the
// others of its family. After it come the functions that every family has: what it stores, its start, its
// step, and its explanations. Callers visit the variant `Scheme`, so a family without one of these functions
// does not compile or does not link.

class Problem;
struct IntegratorState;
struct StepTaken;
class StepTraceWriter;
class PythonStep;

/// How many numbers a method keeps from step to step, and how many it writes within a step.
struct MethodStorage {
    std::size_t memorySlots = 0;   ///< slots of n doubles in IntegratorState::memory
    std::size_t memoryScalars = 0; ///< single numbers after these slots
    std::size_t stageSlots = 0;    ///< slots of n doubles in IntegratorState::stages
    std::size_t stageMatrices = 0; ///< n by n matrices after these slots
};

/// Butcher's coefficients of an explicit Runge-Kutta method of s stages.
struct Tableau {
    std::span<const double> a; ///< strictly lower triangle, row by row: s (s - 1) / 2 numbers
    std::span<const double> b; ///< weights of the stages, s numbers
    std::span<const double> c; ///< times of the stages in units of h, s numbers

    constexpr std::size_t stages() const { return b.size(); }
    /// The weights a_i1 ... a_i,i-1 of the stages before stage i, which counts from 0.
    constexpr std::span<const double> row(std::size_t i) const { return a.subspan(i * (i - 1) / 2, i); }
};

/// Explicit Runge-Kutta method with a fixed step: runge_kutta.cpp.
struct RungeKutta {
    static constexpr bool needsSecondOrder = false; ///< does not apply to x' = f(t, x)
    static constexpr bool isNumberByNumber = true;  ///< coordinates meet only in the acceleration
    std::reference_wrapper<const Tableau> tableau;
    /// True if the slope at the end of a step is the first slope of the next step. Memory slot 0 stores it.
    bool firstSameAsLast = false;
};

MethodStorage storageOf(const RungeKutta& method);
/// Fills the memory from q and v at time t, before the first step of size h.
void prepare(const RungeKutta& method, const Problem& problem, IntegratorState& state, double t, double h);
/// Makes one step of size h (negative: backward) from time t. Allocates nothing.
void makeStep(const RungeKutta& method, const Problem& problem, IntegratorState& state, double t, double h);
/// Writes the lines and arrows of one step, as the engine makes it: the same operations in the same order.
void explain(const RungeKutta& method, StepTraceWriter& writer, const StepTaken& taken);
/// Returns the method as a text of the method language (core/method), whose steps have the same bytes. Empty
/// if the language cannot express it.
std::string textOf(const RungeKutta& method);
/// Returns Integrator::code, for records that do not write their own. Families whose records all do have no
/// such function.
std::string codeOf(const RungeKutta& method);
/// Writes one step in Python. Throws InputError with the reason if that is not possible.
void writePython(const RungeKutta& method, PythonStep& python);

struct Substep {
    enum class Kind { Kick, Drift } kind;
    double weight; ///< fraction of h

    bool operator==(const Substep&) const = default;
};
using Substeps = std::span<const Substep>;

constexpr Substep kick(double weight) {
    return {Substep::Kind::Kick, weight};
}
constexpr Substep drift(double weight) {
    return {Substep::Kind::Drift, weight};
}

/// True if a step begins and ends with a kick. q is the same for the last kick of a step and the first of the
/// next, so they share one evaluation, stored in memory slot 0.
constexpr bool carriesAcceleration(Substeps substeps) {
    return substeps.front().kind == Substep::Kind::Kick && substeps.back().kind == Substep::Kind::Kick &&
           substeps.size() > 1;
}

/// Method that alternates kicks (only v changes) and drifts (only q changes): splitting.cpp. If a depends
/// only on q and t, each substep is a shear of phase space and preserves its area.
struct Splitting {
    static constexpr bool needsSecondOrder = true;
    static constexpr bool isNumberByNumber = true;
    Substeps substeps;
    /// The first kick of a step evaluates a(q, v) again and does not reuse the acceleration at the end of the
    /// previous step. The two differ if a depends on v.
    bool evaluatesAnew = false;

    /// Whether a step begins with the acceleration of the previous step, stored in memory slot 0.
    constexpr bool carries() const { return !evaluatesAnew && carriesAcceleration(substeps); }
};

MethodStorage storageOf(const Splitting& method);
void prepare(const Splitting& method, const Problem& problem, IntegratorState& state, double t, double h);
void makeStep(const Splitting& method, const Problem& problem, IntegratorState& state, double t, double h);
void explain(const Splitting& method, StepTraceWriter& writer, const StepTaken& taken);
std::string textOf(const Splitting& method);
std::string codeOf(const Splitting& method);
void writePython(const Splitting& method, PythonStep& python);

/// Position Verlet: position_verlet.cpp.
struct PositionVerlet {
    static constexpr bool needsSecondOrder = true;
    static constexpr bool isNumberByNumber = true;
    VerletForm form = VerletForm::Naive;
    VerletStart start = VerletStart::AsGiven;

    // Memory slots.
    static constexpr std::size_t previousPosition = 0;
    /// At q; without drag unless the drag is DragForm::InForce.
    static constexpr std::size_t acceleration = 1;
    /// Index among the memory scalars: the size of the previous step. VerletForm::Naive does not have it.
    static constexpr std::size_t previousStep = 0;
};

MethodStorage storageOf(const PositionVerlet& method);
void prepare(const PositionVerlet& method, const Problem& problem, IntegratorState& state, double t,
             double h);
void makeStep(const PositionVerlet& method, const Problem& problem, IntegratorState& state, double t,
              double h);
void explain(const PositionVerlet& method, StepTraceWriter& writer, const StepTaken& taken);
std::string textOf(const PositionVerlet& method);
std::string codeOf(const PositionVerlet& method);
void writePython(const PositionVerlet& method, PythonStep& python);

/// Implicit method of one stage at the time t + c h, solved by Newton's method:
/// w = v + c h a(t + c h, q + c h w, w), q' = q + h w, v' = v + (w - v) / c: implicit.cpp.
struct ImplicitStage {
    static constexpr bool needsSecondOrder = false;
    static constexpr bool isNumberByNumber = false; ///< one iteration for all coordinates
    double c = 1;

    static constexpr std::size_t solution = 0; ///< stage slot of w after a step
};

MethodStorage storageOf(const ImplicitStage& method);
void prepare(const ImplicitStage& method, const Problem& problem, IntegratorState& state, double t, double h);
void makeStep(const ImplicitStage& method, const Problem& problem, IntegratorState& state, double t,
              double h);
void explain(const ImplicitStage& method, StepTraceWriter& writer, const StepTaken& taken);
std::string textOf(const ImplicitStage& method);
void writePython(const ImplicitStage& method, PythonStep& python);

/// Explicit Runge-Kutta pair that chooses inner steps of size H for a tolerance. The result at t + h is the
/// continuous extension of the last inner step, which began at T. With s = (t + h - T) / H it is c1 + s (c2 +
/// (1 - s) (c3 + s (c4 + (1 - s) c5))). Every inner step starts with a known slope and evaluates one slope
/// for each stage of the tableau.
struct AdaptivePair {
    static constexpr bool needsSecondOrder = false;
    static constexpr bool isNumberByNumber = false; ///< one error for all coordinates
    std::reference_wrapper<const Tableau>
        tableau; ///< without the last stage, which is the first slope of the next inner step
};

MethodStorage storageOf(const AdaptivePair& method);
void prepare(const AdaptivePair& method, const Problem& problem, IntegratorState& state, double t, double h);
void makeStep(const AdaptivePair& method, const Problem& problem, IntegratorState& state, double t, double h);
void explain(const AdaptivePair& method, StepTraceWriter& writer, const StepTaken& taken);
std::string textOf(const AdaptivePair& method);
void writePython(const AdaptivePair& method, PythonStep& python);

class MethodProgram;

/// A method from a text that the user wrote (core/method).
struct WrittenMethod {
    static constexpr bool needsSecondOrder = false;
    static constexpr bool isNumberByNumber = false; ///< a text can contain norms
    const MethodProgram* program = nullptr;
    std::string_view text = {}; ///< as typed
};

MethodStorage storageOf(const WrittenMethod& method);
void prepare(const WrittenMethod& method, const Problem& problem, IntegratorState& state, double t, double h);
void makeStep(const WrittenMethod& method, const Problem& problem, IntegratorState& state, double t,
              double h);
void explain(const WrittenMethod& method, StepTraceWriter& writer, const StepTaken& taken);
std::string textOf(const WrittenMethod& method);
void writePython(const WrittenMethod& method, PythonStep& python);

using Scheme =
    std::variant<RungeKutta, Splitting, PositionVerlet, ImplicitStage, AdaptivePair, WrittenMethod>;

} // namespace timestep
