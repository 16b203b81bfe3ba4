// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/fact_sentence.h"
#include "core/analysis/method_measures.h"
#include "core/integration/integrator.h"
#include "core/parallel.h"

#include <optional>
#include <utility>
#include <vector>

namespace timestep {

/// How the largest error of a run falls with the step.
struct MeasuredOrder {
    std::vector<double> steps;  ///< h [s], each half of the one before
    std::vector<double> errors; ///< largest distance from the exact motion in the phase plane; NaN: diverged
    std::vector<double> orders; ///< log2 of two successive errors; NaN at the first
    /// The whole number near three successive measured orders (two before round-off); 0 if the error does not
    /// tend to zero. Nothing if the error decreases unevenly or the motion diverges.
    std::optional<int> order = {};
    double measured = 0; ///< mean of these halvings
};

/// The steps for which an oscillation stays bounded.
struct MeasuredStability {
    std::vector<double> steps;  ///< w h [1]
    std::vector<double> radius; ///< spectral radius of one step
    /// alwaysStable, neverStable or the limit of w h; NaN if a step is not linear on a linear problem.
    double limit = noStabilityLimit;

    /// Whether a never stable method grows in proportion to the number of steps, not by a factor: 1 is a
    /// double eigenvalue with one eigenvector. Because of round-off, such a radius equals 1 only to half of
    /// the digits.
    bool growsLikeTime() const;
};

/// A double eigenvalue has half of the digits of its matrix: a radius within this distance of 1 counts as 1.
inline constexpr double doubleEigenvalue = 1e-6;

/// The measured facts of a method, with the numbers behind them.
struct MethodFacts {
    MeasuredOrder order, whenDamped, whenDriven, onAlternatingSteps;
    std::vector<AreaFactor> areaFactors; ///< of a step at some states of the pendulum
    double areaDeviation = 0;            ///< largest |Jacobian determinant - 1| of them
    double returnDistance = 0;           ///< from the start, after one step forward and one back
    double returnDistanceOf40 = 0;       ///< after 40 steps forward and back
    MeasuredStability stability;
    std::pair<int, int> evaluations{0, 0};   ///< per step, fewest and most
    std::optional<double> energyGrowth = {}; ///< ratio of the energy errors of 20 and of 2 periods
    std::vector<const Integrator*> sameAs; ///< methods of the catalogue with the same motion without friction
    std::vector<const Integrator*> sameWhenDamped; ///< those of sameAs that agree with friction, too
    std::vector<const Integrator*> sameFacts; ///< methods of the catalogue that declare the measured facts

    /// Empty if the measured value lies between the bounds for yes and no.
    std::optional<bool> keepsArea() const, returns() const, energyStaysBounded() const;
};

/// Measures a method. Returns nothing if the worker had to stop. An adaptive method has no such facts.
std::optional<MethodFacts> measureFacts(const Integrator& integrator, const Worker& worker);

MeasuredOrder measureOrder(const Integrator& integrator, const Worker* worker = nullptr);
MeasuredStability measureStability(const Integrator& integrator, const Worker* worker = nullptr);

/// The facts in plain sentences, the most important first.
std::vector<FactSentence> factSentences(const MethodFacts& facts);

} // namespace timestep
