// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"
#include "core/integration/scheme.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

/// Drag of a method that does not keep velocities.
struct Damping {
    DragForm form = DragForm::InForce;
    double rate = 0;  ///< Problem::dampingRate() [1/time unit]
    double share = 0; ///< of the velocity that each step takes, whatever its size [1]
};

inline constexpr double standardTolerance = 1e-6;

/// The state of a method between two steps. Everything but `stages` is saved.
struct IntegratorState {
    std::size_t n = 0;     ///< coordinates
    std::vector<double> y; ///< [q | v], 2 n numbers; v is the whole-step velocity that belongs to q
    /// Carried from step to step: slots of n numbers (previous positions, accelerations of the last step),
    /// then Integrator::memoryScalars single numbers.
    std::vector<double> memory;
    std::vector<double> stages;   ///< scratch of one step, never carried
    std::int64_t evaluations = 0; ///< of the acceleration, since the start
    /// Why the last step failed, TRANSLATABLE("integrator", ...); empty: it succeeded. After a failure q and
    /// v are NaN.
    Text failure = {};
    std::size_t scalars = 0; ///< at the end of `memory`
    Damping damping = {};    ///< of methods that do not keep velocities
    /// Of adaptive methods: the error allowed to an inner step, absolute and relative to each number of y.
    double tolerance = standardTolerance;
    std::int64_t innerSteps = 0, rejectedSteps = 0; ///< of adaptive methods, since the start

    std::span<double> q() { return {y.data(), n}; }
    std::span<double> v() { return {y.data() + n, n}; }
    std::span<const double> q() const { return {y.data(), n}; }
    std::span<const double> v() const { return {y.data() + n, n}; }
    std::span<double> memorySlot(std::size_t i) { return {memory.data() + i * n, n}; }
    std::span<double> memoryScalars() { return std::span(memory).last(scalars); }
    std::span<const double> memoryScalars() const { return std::span(memory).last(scalars); }
    std::span<double> stageSlot(std::size_t i) { return {stages.data() + i * n, n}; }
};

/// The step size limit of a method that is stable for every step / for none, on q'' = -w^2 q.
inline constexpr double alwaysStable = std::numeric_limits<double>::infinity();
inline constexpr double neverStable = 0;
/// Of a method that chooses its steps: it has no limit to state.
inline constexpr double noStabilityLimit = std::numeric_limits<double>::quiet_NaN();

/// One time integrator: its facts and its step. Every fact is measured on both sides by
/// tests/core/integrator_facts.cpp.
struct Integrator {
    std::string_view id = {};                       ///< "velocity-verlet"
    Text name = {};                                 ///< TRANSLATABLE("integrator", ...)
    std::span<const std::string_view> aliases = {}; ///< other names found in books and tutorials
    std::span<const std::string_view> code = {};    ///< pseudocode, for the code pane
    Scheme scheme;                                  ///< its family, and its coefficients
    int order = 0;                                  ///< global order on q'' = a(q), maximum error over a run
    int orderWhenDamped = 0;                        ///< the same where a depends on v
    /// The same on steps of h, 2h, h, 2h ...; 0: the error does not go to zero with h. All other facts are
    /// those of a fixed step.
    int orderOnAlternatingSteps = 0;
    /// Number of steps in 2.6 s of the reference pendulum (about a period) from which three halvings show the
    /// order: fewer for methods that are soon at round-off.
    int orderFrom = 416;
    int evaluations = 0;     ///< of the acceleration per step; 0: as many as solving takes
    bool symplectic = false; ///< one step keeps phase-space area
    bool reversible = false; ///< a step of h and then one of -h give back the start
    /// False for position Verlet, which keeps two positions: drag has its forms there (Damping), and memory
    /// slot 0 is the position before.
    bool keepsVelocities = true;
    /// True if the method takes steps of its own to a tolerance, and h is only the interval of the answers:
    /// the error is then proportional to the tolerance, and the orders are those of the inner steps. Measured
    /// by tests/core/adaptive.cpp.
    bool adaptive = false;
    double stabilityLimit = 0;       ///< largest w h with spectral radius <= 1 on q'' = -w^2 q
    Text velocity = {};              ///< which velocity y holds, TRANSLATABLE("integrator", ...)
    std::string_view reference = {}; ///< source of the method
    std::size_t memorySlots = 0;     ///< slots of n doubles in IntegratorState::memory
    std::size_t memoryScalars = 0;   ///< single numbers behind them
    std::size_t stageSlots = 0;      ///< slots of n doubles in IntegratorState::stages
    std::size_t stageMatrices = 0;   ///< n by n matrices behind the stage slots, of methods that solve
    /// Fills the memory from q and v at time t, before the first step of size h. Null: nothing to fill.
    void (*start)(const Problem&, IntegratorState&, double t, double h) = nullptr;
    /// One step of size h (negative: backward) from time t. Allocates nothing.
    void (*step)(const Problem&, IntegratorState&, double t, double h) = nullptr;
};

/// The catalogue, in menu order.
std::span<const Integrator> integrators();
/// By id; null if there is none.
const Integrator* findIntegrator(std::string_view id);

/// A state at the problem's own start, with memory filled for steps of h.
IntegratorState startIntegrator(const Integrator& integrator, const Problem& problem, double h,
                                const Damping& damping = {}, double tolerance = standardTolerance);
/// A state at given q and v at time t, with memory filled for steps of h.
IntegratorState startIntegrator(const Integrator& integrator, const Problem& problem, double t, double h,
                                std::span<const double> q, std::span<const double> v,
                                const Damping& damping = {}, double tolerance = standardTolerance);

} // namespace timestep
