// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

struct Lesson;

/// What a link of a lesson does.
struct Command {
    enum class Kind {
        Set,   ///< action:set?step=0.05&integrator=rk4     sets values and begins a new run where that is
               ///< needed
        Run,   ///< action:run
        Reset, ///< action:reset
        Step,  ///< action:step  or  action:step?count=10   makes this many steps
        Experiment, ///< action:experiment?id=falling            loads an experiment of the lesson
        Sweep       ///< action:sweep?plot=error-plot            runs the sweep or the analysis of a plot
    };
    Kind kind = Kind::Run;
    std::vector<std::pair<std::string, std::string>>
        values;     ///< Set: keys and values as setByKey() takes them
    std::string id; ///< Experiment, Sweep
    int count = 1;  ///< Step
};

/// Reads the address of a link; percent escapes are resolved. Throws InputError for anything that is not one
/// of the commands above.
Command parseCommand(std::string_view address);

/// Throws InputError when the command names a key or value that `current` does not have, an experiment or a
/// sweep plot that the lesson does not have.
void verifyCommand(const Command& command, const Lesson& lesson, const Experiment* current);

} // namespace timestep
