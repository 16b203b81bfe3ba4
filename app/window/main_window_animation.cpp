// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_dialog.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "widgets/theme.h"
#include "widgets/view/simulation_view.h"

#include <QApplication>

namespace timestep {

namespace {

constexpr double endlessLength = 10; // seconds to watch of a run that has not begun and does not end

} // namespace

AnimationSpec MainWindow::animationProposal() const {
    const Experiment& experiment = m_workbench.experiment();
    AnimationSpec spec;
    if (m_workbench.speed() > 0) spec.speed = m_workbench.speed();
    spec.layers = m_layers->shown();
    const double frames = experiment.scene->timeUnit == "frame" ? 60 : 1; // per second
    const double now = m_workbench.isCurrent() ? m_workbench.snapshot().time : 0;
    spec.length = experiment.duration > 0 ? experiment.duration
                  : now > 0               ? now
                                          : endlessLength * frames * spec.speed;
    return spec;
}

void MainWindow::exportAnimation() {
    if (!m_workbench.hasExperiment()) return;
    AnimationDialog dialog(m_workbench.played(), *m_view, animationProposal(),
                           themeOf(QApplication::palette()) == Theme::Dark, this);
    dialog.exec();
}

} // namespace timestep
