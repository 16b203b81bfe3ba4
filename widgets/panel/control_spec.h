// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// Which control a lesson shows, and how. An id is that of a parameter of the scene, "step", or a setting of
/// the runs: of all of them ("integrator") or of one ("runs/1/integrator").
struct ControlSpec {
    QString id;
    std::optional<double> lower, upper; ///< narrower range, in the unit of the parameter
    std::vector<std::string>
        values;          ///< if not empty, only these can be chosen; as for ParameterValues::set()
    bool locked = false; ///< shown with a lock, and cannot be changed
    /// How many controls a setting of the runs gets: one for all runs while their values agree, always one
    /// for all runs, or one for each run.
    enum class Runs { Agreeing, All, Each } runs = Runs::Agreeing;
};

} // namespace timestep
