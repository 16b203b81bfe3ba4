// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/commands/analyse_options.h"

namespace timestep {

namespace {

/// Like "timestep analyse sweep" with explicit values.
CommandForm sweepForm() {
    CommandForm::Kind kind = analyseKind(*findAnalysis("sweep"));
    for (CommandOption& option : kind.options)
        option.required = option.required || option.names == "--over" || option.names == "--values";
    return {std::move(kind.options), std::move(kind.run)};
}

} // namespace

constinit const CommandRow sweepCommand{"sweep", "Run an experiment once for each value of a setting",
                                        sweepForm};

} // namespace timestep
