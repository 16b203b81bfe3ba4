// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <QString>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Name, pseudocode and source of a method, as the code pane shows them.
struct MethodText {
    QString name; ///< in the current language
    std::vector<std::string_view> code;
    QString reference;
    std::shared_ptr<const std::string> made = {}; ///< owns a line of `code` that is not from a record
};

/// The integrator of a run, its relaxation, or its solver of contacts. Empty when there is no such run.
MethodText methodOf(const Experiment& experiment, std::size_t run);

/// Whether a run of `now` runs a text that it does not run in `given`, the experiment of the lesson.
bool isEdited(const Experiment& now, const Experiment& given, std::size_t run);

/// True if the runs of both experiments use the same methods.
bool sameMethods(const Experiment& one, const Experiment& other);

} // namespace timestep
