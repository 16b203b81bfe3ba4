// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "widgets/panel/control_spec.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

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
