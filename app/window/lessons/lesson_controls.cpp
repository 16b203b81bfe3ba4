// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/lesson_controls.h"

namespace timestep {

std::vector<ControlSpec> controlsOf(const ControlsBlock& block) {
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
        spec.values = control.values;
        controls.push_back(std::move(spec));
    }
    return controls;
}

} // namespace timestep
