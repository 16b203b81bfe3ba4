// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/parallel.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace timestep {

// How each fact of an integrator is measured. The tests of the catalogue compare these numbers with what the
// records declare; method_facts.h turns them into facts of a method that declares nothing. A function that
// takes a Worker returns early with a meaningless number if the worker must stop.

/// The nonlinear pendulum on which orders are measured: theta'' = -11.7 sin theta from (1.83, 0.6).
std::unique_ptr<Problem> referencePendulum();
inline constexpr double referenceTime = 2.6; ///< about a period [s]

/// A spring with angular frequency w, released from rest at 1.
std::unique_ptr<Problem> springOf(double w, double damping = 0);

/// q'' = cos(t) from (-1, 0): q = -cos(t), v = sin(t). Only the times of the evaluations matter.
std::unique_ptr<Problem> drivenByTime();

/// Distance in the phase plane from the exact motion at time t, over all coordinates; velocities are divided
/// by the natural frequency, if there is one.
double phaseError(const Problem& problem, const IntegratorState& state, double t);

/// The largest phaseError() over a run of N steps to the time T.
double largestError(const Integrator& integrator, const Problem& problem, double T, int N,
                    const Worker* worker = nullptr);
/// The same with N steps of h, 2h, h, 2h ... (N even) that end at T.
double largestErrorOnAlternatingSteps(const Integrator& integrator, const Problem& problem, double T, int N,
                                      const Worker* worker = nullptr);

/// Errors below this are round-off, including that of the exact motion.
inline constexpr double errorOfRoundOff = 1e-12;
/// Largest distance of a measured order from a whole number.
inline constexpr double orderTolerance = 0.1;

/// The measured order of each of three halvings of the step, or of two if the third ends in round-off.
std::vector<double> measuredOrders(const Integrator& integrator, const Problem& problem, double T, int N,
                                   decltype(&largestError) errorOf = &largestError);

/// The state after one step of h from (q, v), for problems of one coordinate.
std::pair<double, double> oneStep(const Integrator& integrator, const Problem& problem, double q, double v,
                                  double h);

/// Determinant of the Jacobian of one step, by central differences of fourth order.
double areaFactor(const Integrator& integrator, const Problem& problem, double q, double v, double h);
/// A state of the reference pendulum and the areaFactor() of a step of 0.2 from it.
struct AreaFactor {
    double angle = 0, velocity = 0; ///< [rad], [rad/s]
    double factor = 1;
};
/// The area factors at twelve states.
std::vector<AreaFactor> areaFactors(const Integrator& integrator);
/// Largest |areaFactor - 1| at these states.
double areaDeviation(const Integrator& integrator);
inline constexpr double areaKept = 1e-9, areaChanged = 1e-7; ///< between them the fact is undecided

/// Largest energy error, over the energy scale, in the first tenth of a run and in all of it.
std::pair<double, double> energyErrors(const Integrator& integrator, const Problem& problem, double T,
                                       double h, const Worker* worker = nullptr);
/// Largest energy error of 20 periods of the reference pendulum over that of the first two, at the first step
/// 0.05, 0.025 ... with an error below 1 % of the energy scale. Nothing if there is no such step, or if the
/// error is indistinguishable from round-off.
std::optional<double> energyGrowth(const Integrator& integrator, const Worker* worker = nullptr);
inline constexpr double energyBounded = 1.2, energyGrows = 2;

/// Distance from the start after steps of 0.1 of the reference pendulum and as many of -0.1.
double distanceAfterReturn(const Integrator& integrator, int steps);
/// Bounds of the distance: after one step of a method that returns; after any number of steps of one that
/// does not.
inline constexpr double returned = 1e-12, notReturned = 1e-9;

/// Spectral radius of one step on q'' = -q, on everything that is carried: coordinate, velocity and memory
/// (except its single numbers, which belong to the step size and keep their initial values). NaN if the step
/// is not finite or not linear.
double spectralRadius(const Integrator& integrator, double h);
inline constexpr double stableRadius = 1 + 1e-10, unstableRadius = 1 + 1e-7;

/// Evaluations in each of ten steps of the reference pendulum: the fewest and the most.
std::pair<int, int> evaluationsPerStep(const Integrator& integrator);

/// Largest difference of two methods over 50 steps from three starts each on the pendulum and on a star
/// in a galaxy (Hénon-Heiles), over the size of the motion. With `damped`, on a driven pendulum with
/// friction.
double differenceOfMotions(const Integrator& one, const Integrator& other, bool damped = false);
inline constexpr double sameMotion = 1e-12;

} // namespace timestep
