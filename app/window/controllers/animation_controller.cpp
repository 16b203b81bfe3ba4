// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/animation_controller.h"

#include "app/animation/animation_dialog.h"
#include "app/window/actions/actions.h"
#include "app/window/actions/view_layers.h"
#include "app/workbench/workbench.h"
#include "widgets/controls/ask.h"
#include "widgets/look/theme.h"
#include "widgets/view/widget/simulation_view.h"

#include <QApplication>

namespace timestep {

namespace {

constexpr double endlessLength = 10; // default playing time of an endless run that has not started [s]

} // namespace

AnimationController::AnimationController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    parts.actions.on("export-animation", this, [this] { openDialog(); });
}

AnimationSpec AnimationController::proposal() const {
    const Experiment& experiment = m_parts.workbench.experiment();
    AnimationSpec spec;
    if (m_parts.workbench.speed() > 0) spec.speed = m_parts.workbench.speed();
    spec.layers = m_parts.layers.shown();
    const double frames = experiment.scene->timeUnit == "frame" ? 60 : 1; // per second
    const double now = m_parts.workbench.isCurrent() ? m_parts.workbench.snapshot().time : 0;
    spec.length = experiment.duration > 0 ? experiment.duration
                  : now > 0               ? now
                                          : endlessLength * frames * spec.speed;
    return spec;
}

void AnimationController::openDialog() {
    if (!m_parts.workbench.hasExperiment()) return;
    openAndForget(new AnimationDialog(m_parts.workbench.played(), m_parts.view, proposal(),
                                      themeOf(QApplication::palette()) == Theme::Dark, m_window));
}

} // namespace timestep
