// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <span>
#include <string_view>

namespace timestep {

// Methods that alternate kicks (v changes, q stands still) and drifts (q moves, v stays): one engine, and a
// list of substeps per method. Where a depends on q and t alone, each substep is a shear of phase space and
// keeps its area.

struct Substep {
    enum class Kind { Kick, Drift } kind;
    double weight; ///< fraction of h
};

constexpr Substep kick(double weight) {
    return {Substep::Kind::Kick, weight};
}
constexpr Substep drift(double weight) {
    return {Substep::Kind::Drift, weight};
}

using Splitting = std::span<const Substep>;

/// One step. Where a list ends and begins with a kick, memory slot 0 carries the acceleration that the two
/// share (filled by startSplitting); otherwise stage slot 0 is scratch.
void stepSplitting(Splitting splitting, const Problem& problem, IntegratorState& state, double t, double h);
void startSplitting(const Problem& problem, IntegratorState& state, double t, double h);

/// The substeps of a method; empty for one that is not made of them.
Splitting splittingOf(std::string_view integrator);
/// The same for the compositions of fourth order alone.
Splitting compositionOf(std::string_view integrator);

/// stepSplitting() for a list that stands in static memory, as Integrator::step wants it.
template <const auto& splitting>
void stepSplittingOf(const Problem& problem, IntegratorState& state, double t, double h) {
    stepSplitting(splitting, problem, state, t, h);
}

} // namespace timestep
