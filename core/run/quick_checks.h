// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"
#include "core/translatable.h"

#include <optional>
#include <span>
#include <string_view>

namespace timestep {

/// A question to a simulation that one click asks: a run beside the first one that differs in one thing.
struct QuickCheck {
    std::string_view id = {};
    Text name = {};        ///< TRANSLATABLE("quick-check", ...)
    Text description = {}; ///< what the answer tells, TRANSLATABLE("quick-check", ...)
    /// The run to be added; nothing where the question makes no sense.
    std::optional<Run> (*run)(const Experiment&) = nullptr;
};

/// In menu order.
std::span<const QuickCheck> quickChecks();

/// The experiment with the check's run added; nothing where it makes no sense or is there already.
std::optional<Experiment> withQuickCheck(const Experiment& experiment, const QuickCheck& check);

} // namespace timestep
