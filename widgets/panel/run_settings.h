// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

/// The settings of one run.
struct RunSettings {
    QString label;                   ///< for people, may be empty
    int style = 0;                   ///< number of the run for runStyle()
    ParameterValues method;          ///< its settings
    std::optional<double> step = {}; ///< if it differs from that of the experiment [time unit]
    /// Ids of integrators that do not apply to the problem, each with the reason for people.
    std::vector<std::pair<std::string, QString>> unfit = {};
};

/// The key of a setting as setByKey() takes it; a negative run: of the scene or of all runs.
QString settingKey(const QString& id, int run);

/// Whether the runs have methods with the same settings.
bool sameMethods(const std::vector<RunSettings>& one, const std::vector<RunSettings>& other);
/// Whether the runs have the same controls with the same headings.
bool sameControls(const std::vector<RunSettings>& one, const std::vector<RunSettings>& other);

/// Ids of the settings that have one control for all runs, because the runs agree.
std::vector<std::string_view> sharedSettings(const std::vector<RunSettings>& runs,
                                             const std::vector<ControlSpec>& controls);

} // namespace timestep
