// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/animation_controller.h"

#include "app/animation/animation_dialog.h"
#include "app/ask.h"
#include "app/window/actions/actions.h"
#include "app/window/actions/layer_switches.h"
#include "app/workbench/workbench.h"
#include "widgets/look/theme.h"
#include "widgets/view/widget/simulation_view.h"

#include <QApplication>

namespace timestep {

namespace {

constexpr double endlessLength = 10; // default playing time of an endless run that has not started [s]

} // namespace

AnimationController::AnimationController(Workbench& workbench, SimulationView& view,
                                         const LayerSwitches& layers, WindowActions& actions, QWidget* window)
    : QObject(window), m_workbench(workbench), m_view(view), m_layers(layers), m_window(window) {
    actions.on("export-animation", this, [this] { openDialog(); });
}

AnimationSpec AnimationController::proposal() const {
    const Experiment& experiment = m_workbench.experiment();
    AnimationSpec spec;
    if (m_workbench.speed() > 0) spec.speed = m_workbench.speed();
    spec.layers = m_layers.shown();
    const double frames = experiment.scene->timeUnit == "frame" ? 60 : 1; // per second
    const double now = m_workbench.isCurrent() ? m_workbench.snapshot().time : 0;
    spec.length = experiment.duration > 0 ? experiment.duration
                  : now > 0               ? now
                                          : endlessLength * frames * spec.speed;
    return spec;
}

void AnimationController::openDialog() {
    if (!m_workbench.hasExperiment()) return;
    openAndForget(new AnimationDialog(m_workbench.played(), m_view, proposal(),
                                      themeOf(QApplication::palette()) == Theme::Dark, m_window));
}

} // namespace timestep
