// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"
#include "core/integration/scheme.h"
#include "core/translatable.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace timestep {

/// Drag for methods that do not store velocities.
struct Damping {
    DragForm form = DragForm::InForce;
    double rate = 0;  ///< Problem::dampingRate() [1/time unit]
    double share = 0; ///< fraction of the velocity lost per step of any size [1]
};

inline constexpr double standardTolerance = 1e-6;

/// The state of a method between two steps. Everything but `stages` is saved.
struct IntegratorState {
    std::size_t n = 0;     ///< coordinates
    std::vector<double> y; ///< [q | v], 2 n numbers; v is the velocity at the same time as q
    /// Numbers carried from step to step: slots of n numbers (previous positions, accelerations of the last
    /// step), then MethodStorage::memoryScalars single numbers.
    std::vector<double> memory;
    std::vector<double> stages;   ///< scratch within one step, not carried over
    std::int64_t evaluations = 0; ///< of the acceleration, since the start
    /// Reason why the last step failed, TRANSLATABLE("integrator", ...); empty if it succeeded. After a
    /// failure q and v are NaN.
    Text failure = {};
    int failureLine = 0, failureColumn = 0; ///< its place in the text of a user-written method; 0: none
    std::size_t scalars = 0;                ///< single numbers at the end of `memory`
    Damping damping = {};                   ///< for methods that do not store velocities
    /// For adaptive methods: the error allowed in an inner step, absolute and relative to each number of y.
    double tolerance = standardTolerance;
    std::int64_t innerSteps = 0, rejectedSteps = 0; ///< for adaptive methods, since the start

    std::span<double> q() { return {y.data(), n}; }
    std::span<double> v() { return {y.data() + n, n}; }
    std::span<const double> q() const { return {y.data(), n}; }
    std::span<const double> v() const { return {y.data() + n, n}; }
    std::span<double> memorySlot(std::size_t i) { return {memory.data() + i * n, n}; }
    std::span<double> memoryScalars() { return std::span(memory).last(scalars); }
    std::span<const double> memoryScalars() const { return std::span(memory).last(scalars); }
    std::span<double> stageSlot(std::size_t i, std::size_t count = 1) {
        return {stages.data() + i * n, count * n};
    }
};

/// Values of Integrator::stabilityLimit for methods that are stable for every step / for no step, on q'' =
/// -w^2 q.
inline constexpr double alwaysStable = std::numeric_limits<double>::infinity();
inline constexpr double neverStable = 0;
/// Value of Integrator::stabilityLimit for methods that choose their own steps: they have no limit.
inline constexpr double noStabilityLimit = std::numeric_limits<double>::quiet_NaN();

/// Computes a = a(t, q, v) and counts the evaluation. Methods call this function instead of
/// Problem::acceleration().
inline void evaluate(const Problem& problem, IntegratorState& state, double t, std::span<const double> q,
                     std::span<const double> v, std::span<double> a) {
    problem.acceleration(t, q, v, a);
    ++state.evaluations;
}

/// One time integrator: its facts and its step. tests/core/integration/integrator_facts.cpp measures every
/// fact from both sides.
struct Integrator {
    std::string_view id = {};                       ///< "velocity-verlet"
    Text name = {};                                 ///< TRANSLATABLE("integrator", ...)
    std::span<const std::string_view> aliases = {}; ///< other names found in books and tutorials
    /// Pseudocode, for the code pane. The catalogue fills it from the scheme if a record leaves it out.
    std::span<const std::string_view> code = {};
    Scheme scheme;               ///< family and coefficients of the method
    int order = 0;               ///< global order on q'' = a(q), maximum error over a run
    int orderWhenDamped = order; ///< global order if a depends on v
    /// Global order with steps of h, 2h, h, 2h ...; 0 if the error does not go to zero with h. All other
    /// facts hold for a fixed step.
    int orderOnAlternatingSteps = order;
    /// Number of steps for 2.6 s of the reference pendulum (about a period) at which the measurement of the
    /// order starts; it then halves the step three times. Smaller for methods of high order, which reach
    /// round-off early.
    int orderFrom = 416;
    int evaluations = 0;     ///< evaluations of the acceleration per step; 0 if the number varies
    bool symplectic = false; ///< one step preserves phase-space area
    bool reversible = false; ///< a step of h followed by a step of -h restores the start
    /// False for position Verlet, which stores two positions instead: memory slot 0 is the previous position,
    /// and drag takes the forms of Damping.
    bool keepsVelocities = true;
    double stabilityLimit = 0; ///< largest w h with spectral radius <= 1 on q'' = -w^2 q
    /// Which velocity y contains, TRANSLATABLE("integrator", ...).
    Text velocity = TRANSLATABLE("integrator", "whole step");
    std::string_view reference = {}; ///< source of the method

    MethodStorage storage() const;
    /// Fills the memory from q and v at time t, before the first step of size h.
    void start(const Problem& problem, IntegratorState& state, double t, double h) const;
    /// Makes one step of size h (negative: backward) from time t. Allocates nothing.
    void step(const Problem& problem, IntegratorState& state, double t, double h) const;

    /// True if the method chooses inner steps to meet a tolerance; h is then only the interval between the
    /// results. The error is proportional to the tolerance, and the orders are those of the inner steps.
    /// Measured by tests/core/integration/adaptive.cpp.
    bool isAdaptive() const { return std::holds_alternative<AdaptivePair>(scheme); }
};

/// The catalogue, in menu order.
std::span<const Integrator> integrators();
/// Returns the integrator with this id, or null.
const Integrator* findIntegrator(std::string_view id);

/// Returns a state of zeros for this number of coordinates.
IntegratorState emptyState(const Integrator& integrator, std::size_t coordinates);
/// Returns a state at the start of the problem, with memory filled for steps of h.
IntegratorState startIntegrator(const Integrator& integrator, const Problem& problem, double h,
                                const Damping& damping = {}, double tolerance = standardTolerance);
/// Returns a state with the given q and v at time t, with memory filled for steps of h.
IntegratorState startIntegrator(const Integrator& integrator, const Problem& problem, double t, double h,
                                std::span<const double> q, std::span<const double> v,
                                const Damping& damping = {}, double tolerance = standardTolerance);

} // namespace timestep
