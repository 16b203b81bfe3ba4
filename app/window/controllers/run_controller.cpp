// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/run_controller.h"

#include "widgets/controls/ask.h"

#include "app/analysis/analysis_dialog.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/plot_card.h"
#include "app/plots/run_plots.h"
#include "app/window/actions/actions.h"
#include "app/window/layout/speed_box.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/icons/icon.h"

#include <QApplication>
#include <QKeyEvent>
#include <QToolButton>

namespace timestep {

RunController::RunController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    WindowActions& actions = parts.actions;
    actions.on("run", this, [this] {
        m_parts.workbench.isRunning() ? m_parts.workbench.pause() : m_parts.workbench.run();
    });
    actions.on("step", this, [this] { m_parts.workbench.step(); });
    actions.onToggled("hurry", this, [this](bool on) { m_parts.workbench.setHurrying(on); });
    actions.on("skip", this, [this] { m_parts.workbench.skipToEnd(); });
    actions.on("reset", this, [this] { m_parts.workbench.reset(); });
    actions.on("undo", this, [this] { m_parts.workbench.undo(); });
    actions.on("redo", this, [this] { m_parts.workbench.redo(); });
    actions.on("slower", this, [this] { m_parts.speed.stepBy(-1); });
    actions.on("faster", this, [this] { m_parts.speed.stepBy(1); });
    for (const QuickCheck& check : quickChecks())
        actions.on("check/" + std::string(check.id), this,
                   [this, &check] { m_parts.workbench.check(check); });
    actions.on("sweep", this, [this] { openAnalysisDialog("sweep"); });
    actions.on("analyse", this, [this] { openAnalysisDialog(); });
    actions.on("reverse-time", this, [this] { openAnalysisDialog("forward-back", true); });
    actions.on("cancel-sweep", this, [this] { m_parts.workbench.cancelAnalysis(); });
    connect(&actions, &WindowActions::shown, this, &RunController::showRunning);
    qApp->installEventFilter(this);
    connect(&parts.workbench, &Workbench::analysisAdvanced, this, [this](int done, int of) {
        m_parts.message.say(tr("Sweep: %1 of %2 values").arg(QString::number(done), QString::number(of)));
    });
    connect(&parts.workbench, &Workbench::analysisFinished, this, [this] { m_parts.message.say({}); });
}

/// A press on a disabled button of the run, or its key, says why nothing happens.
bool RunController::eventFilter(QObject* watched, QEvent* event) {
    // Other events come while the window is being destroyed, after its workbench.
    const bool isPress = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress;
    if (!isPress || !m_parts.workbench.isLocked()) return false;
    if (event->type() == QEvent::MouseButtonPress) {
        const auto* button = qobject_cast<const QToolButton*>(watched);
        if (button != nullptr && !button->isEnabled() && button->window() == m_window &&
            isOfRun(button->defaultAction()))
            m_parts.message.say(m_parts.workbench.lockedWhy());
    } else if (event->type() == QEvent::KeyPress && watched == m_window) {
        const auto* key = static_cast<const QKeyEvent*>(event);
        if (QKeySequence(key->keyCombination()) == m_parts.actions.at("run")->shortcut())
            m_parts.message.say(m_parts.workbench.lockedWhy());
    }
    return false;
}

bool RunController::isOfRun(const QAction* action) const {
    const auto is = [&](std::string_view id) { return action == m_parts.actions.at(id); };
    return is("run") || is("step") || is("skip");
}

/// The same action runs and pauses.
void RunController::showRunning() {
    QAction* run = m_parts.actions.at("run");
    const bool running = m_parts.workbench.isRunning();
    run->setIcon(icon(running ? "player-pause" : "player-play"));
    run->setText(running ? tr("&Pause") : tr("&Run"));
    run->setIconText({});
    run->setToolTip(m_parts.workbench.isLocked() ? m_parts.workbench.lockedWhy()
                                                 : (running ? tr("Pause") : tr("Run")) + " (F5)");
}

void RunController::openAnalysisDialog(std::string_view kind, bool start) {
    if (!m_parts.workbench.hasExperiment() || !m_parts.workbench.settle()) return;
    auto* dialog = new AnalysisDialog(m_parts.workbench.experiment(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { showAnalysis(*dialog); });
    if (!kind.empty()) dialog->choose(kind);
    if (start) dialog->start();
    openAndForget(dialog);
}

void RunController::showAnalysis(const AnalysisDialog& dialog) {
    const AnalysisSpec spec = dialog.spec();
    const PlotSource source{PlotSource::Kind::Derived, analysisOfThePerson + (' ' + spec.kind),
                            dialog.chart()};
    PlotSpec asked = plannedPlot(spec.kind, spec.measure, source.chart);
    asked.title = dialog.plotTitle();
    m_parts.actions.at("microscope")->setChecked(false); // it would hide the plot
    m_parts.plots.showBeside(source, asked);
    if (dialog.derived())
        m_parts.workbench.takeDerived(source.name, *dialog.derived());
    else
        m_parts.workbench.startAnalysis(source.name, spec);
    m_parts.actions.showState();
}

} // namespace timestep
