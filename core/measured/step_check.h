// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/parameter_fit.h"

#include <cstdint>

namespace timestep {

/// A fit takes the error of the step for physics: a frequency that a coarse step makes 2 % too high gives a
/// stiffness that is 4 % too low, with small residuals. A shift of a value by less than this part of its
/// uncertainty does not matter: half the step shows at least half of the error for a method of order 1 or
/// more, so that the error is below 0.1 uncertainties.
inline constexpr double smallShift = 0.05;

/// A refinement ends when half the step would need more steps in one run than this, or a step more than this
/// number of times finer than that of the experiment.
inline constexpr std::int64_t mostRefinedSteps = 1'000'000, finestStep = 4096;

/// Fits like fitParameters(), and then again with half the step from the values found, which sets
/// `halfStepShift`. If a value shifts by smallShift or more, fits once more with half the step and the method
/// of Dormand and Prince, of order 5, which sets `dormandPrinceShift`: nearly the whole error of the step,
/// where half the step shows 1 - 2^-p of it (order p). Events and rows keep their times.
///
/// `refines`: continues with half the step until no value shifts by smallShift or more, or until a limit
/// above is reached; the result is the fit with the last step whose half was tried, `step` says which one.
///
/// The shifts stay unknown if the fit with half the step has no result, if an uncertainty is zero or unknown,
/// and for runs whose steps follow frames or a list. Throws InputError like fitParameters().
ParameterFit fitWithStepCheck(const Experiment& experiment, const FitRequest& request, bool refines,
                              const Progress& progress = {}, unsigned threads = 0);

/// The experiment with a step of a run that is `finer` times finer. An adaptive method gets a tolerance that
/// falls like the error of an inner step, which has order 5. Events keep their times; so do rows if it is the
/// only run.
Experiment withFinerStep(Experiment experiment, std::size_t run, std::int64_t finer);

} // namespace timestep
