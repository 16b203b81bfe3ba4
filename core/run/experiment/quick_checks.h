// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"
#include "core/translatable.h"

#include <optional>
#include <span>
#include <string_view>

namespace timestep {

/// A check of a simulation by a further run, which differs from the first one in one setting.
struct QuickCheck {
    std::string_view id = {};
    Text name = {};        ///< TRANSLATABLE("quick-check", ...)
    Text description = {}; ///< what the comparison shows, TRANSLATABLE("quick-check", ...)
    /// Returns the run to add, or nothing if the check does not apply.
    std::optional<Run> (*run)(const Experiment&) = nullptr;
};

/// All checks, in menu order.
std::span<const QuickCheck> quickChecks();

/// Returns the experiment with the run of the check added, or nothing if the check does not apply or the run
/// exists already.
std::optional<Experiment> withQuickCheck(const Experiment& experiment, const QuickCheck& check);

} // namespace timestep
