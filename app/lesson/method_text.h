// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"

#include <QString>

#include <span>
#include <string_view>

namespace timestep {

/// What the code pane shows of a method.
struct MethodText {
    QString name; ///< in the reader's language
    std::span<const std::string_view> code;
    QString reference;
};

/// The integrator of a run, or its relaxation. Empty when there is no such run.
MethodText methodOf(const Experiment& experiment, std::size_t run);

/// True if the same methods stand behind the runs of both.
bool sameMethods(const Experiment& one, const Experiment& other);

} // namespace timestep
