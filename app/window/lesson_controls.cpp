// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lesson_controls.h"

#include "core/run/setting_key.h"

namespace timestep {

namespace {

/// The value of a control for the panel: a number, or the index of a choice.
double valueOf(const Experiment& experiment, const std::string& key, const std::string& text) {
    SettingKey parsed = SettingKey::parse(key);
    if (parsed.run) parsed.run = 0; // all runs have the same settings
    const Parameter* parameter = describe(experiment, parsed).parameter;
    if (parameter == nullptr) return parseNumber(text);
    ParameterValues value(std::span(parameter, 1));
    value.set(parameter->id, text);
    return value[parameter->id];
}

} // namespace

std::vector<ControlSpec> controlsOf(const ControlsBlock& block, const Experiment& experiment) {
    std::vector<ControlSpec> controls;
    for (const Control& control : block.controls) {
        ControlSpec spec;
        spec.id = QString::fromStdString(control.key);
        spec.lower = control.lower;
        spec.upper = control.upper;
        spec.locked = control.locked;
        spec.runs = control.runs == Control::For::All    ? ControlSpec::Runs::All
                    : control.runs == Control::For::Each ? ControlSpec::Runs::Each
                                                         : ControlSpec::Runs::Agreeing;
        for (const std::string& value : control.values)
            spec.values.push_back(valueOf(experiment, control.key, value));
        controls.push_back(std::move(spec));
    }
    return controls;
}

} // namespace timestep
