// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/run_controller.h"

#include "app/ask.h"

#include "app/analysis/analysis_dialog.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/plot_card.h"
#include "app/plots/run_plots.h"
#include "app/window/actions/actions.h"
#include "app/window/layout/speed_box.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "widgets/icons/icon.h"

namespace timestep {

RunController::RunController(Workbench& workbench, SpeedBox& speed, RunPlots& plots, WindowActions& actions,
                             MessageLine& message, QWidget* window)
    : QObject(window),
      m_workbench(workbench),
      m_plots(plots),
      m_actions(actions),
      m_message(message),
      m_window(window) {
    actions.on("run", this, [this] { m_workbench.isRunning() ? m_workbench.pause() : m_workbench.run(); });
    actions.on("step", this, [this] { m_workbench.step(); });
    actions.onToggled("hurry", this, [this](bool on) { m_workbench.setHurrying(on); });
    actions.on("skip", this, [this] { m_workbench.skipToEnd(); });
    actions.on("reset", this, [this] { m_workbench.reset(); });
    actions.on("undo", this, [this] { m_workbench.undo(); });
    actions.on("redo", this, [this] { m_workbench.redo(); });
    actions.on("slower", this, [&speed] { speed.stepBy(-1); });
    actions.on("faster", this, [&speed] { speed.stepBy(1); });
    for (const QuickCheck& check : quickChecks())
        actions.on("check/" + std::string(check.id), this, [this, &check] { m_workbench.check(check); });
    actions.on("sweep", this, [this] { openAnalysisDialog("sweep"); });
    actions.on("analyse", this, [this] { openAnalysisDialog(); });
    actions.on("reverse-time", this, [this] { openAnalysisDialog("forward-back", true); });
    actions.on("cancel-sweep", this, [this] { m_workbench.cancelAnalysis(); });
    connect(&actions, &WindowActions::shown, this, &RunController::showRunning);
    connect(&workbench, &Workbench::analysisAdvanced, this,
            [this](int done, int of) { m_message.say(tr("Sweep: %1 of %2 values").arg(done).arg(of)); });
    connect(&workbench, &Workbench::analysisFinished, this, [this] { m_message.say({}); });
}

/// The same action runs and pauses.
void RunController::showRunning() {
    QAction* run = m_actions.at("run");
    const bool running = m_workbench.isRunning();
    run->setIcon(icon(running ? "player-pause" : "player-play"));
    run->setText(running ? tr("&Pause") : tr("&Run"));
    run->setIconText({});
    run->setToolTip(m_workbench.isLocked() ? tr("First commit your prediction")
                                           : (running ? tr("Pause") : tr("Run")) + " (F5)");
}

void RunController::openAnalysisDialog(std::string_view kind, bool start) {
    if (!m_workbench.hasExperiment() || !m_workbench.settle()) return;
    auto* dialog = new AnalysisDialog(m_workbench.experiment(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { showAnalysis(*dialog); });
    if (!kind.empty()) dialog->choose(kind);
    if (start) dialog->start();
    openAndForget(dialog);
}

void RunController::showAnalysis(const AnalysisDialog& dialog) {
    const AnalysisSpec spec = dialog.spec();
    const PlotSource source{PlotSource::Kind::Derived, "analysis of the person", dialog.chart()};
    PlotSpec asked = plannedPlot(spec.kind, spec.measure, source.chart);
    asked.title = dialog.plotTitle();
    m_actions.at("microscope")->setChecked(false); // it would hide the plot
    m_plots.showBeside(source, asked);
    if (dialog.derived())
        m_workbench.takeDerived(source.name, *dialog.derived());
    else
        m_workbench.startAnalysis(source.name, spec);
    m_actions.showState();
}

} // namespace timestep
