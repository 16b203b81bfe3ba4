// SPDX-License-Identifier: GPL-3.0-or-later
// How the window's parts are connected: actions, workbench, view, panels.
#include "app/classroom/vote_card.h"
#include "app/lesson/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/race/race_card.h"
#include "app/session/session_files.h"
#include "app/timeline/timeline_bar.h"
#include "app/window/actions.h"
#include "app/window/help_dialogs.h"
#include "app/window/lesson_controller.h"
#include "app/window/main_window.h"
#include "app/window/speed_box.h"
#include "app/window/tab_order.h"
#include "app/window/tutorial_keys.h"
#include "core/table/number_text.h"
#include "widgets/icons/icon.h"
#include "widgets/panel/card.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/theme.h"
#include "widgets/view/simulation_view.h"

#include <QApplication>
#include <QShortcut>
#include <QStackedWidget>

namespace timestep {

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions->at("scenes"), [this] { chooseScene(); });
    on(m_actions->at("lessons"), [this] { m_desk->choose(); });
    on(m_actions->at("open"), [this] { chooseFile(); });
    on(m_actions->at("save"), [this] { chooseSavePath(false); });
    on(m_actions->at("save-session"), [this] { m_keeper->chooseSavePath(); });
    on(m_actions->at("report"), [this] { m_keeper->openReportDialog(); });
    on(m_actions->at("notes"), [this] { m_keeper->openNotes(); });
    on(m_actions->at("save-state"), [this] { chooseSavePath(true); });
    on(m_actions->at("export-first"), [this] { exportPlot(m_plots->order().front()); });
    on(m_actions->at("export-second"), [this] { exportPlot(m_plots->order().at(1)); });
    on(m_actions->at("export-animation"), [this] { exportAnimation(); });
    on(m_actions->at("print"), [this] { exportPlot(m_plots->order().front()); });
    on(m_actions->at("quit"), [this] { close(); });
    on(m_actions->at("run"), [this] { m_workbench.isRunning() ? m_workbench.pause() : m_workbench.run(); });
    on(m_actions->at("step"), [this] { m_workbench.step(); });
    on(m_actions->at("reset"), [this] { m_workbench.reset(); });
    on(m_actions->at("undo"), [this] { m_workbench.undo(); });
    on(m_actions->at("slower"), [this] { m_speed->stepBy(-1); });
    on(m_actions->at("faster"), [this] { m_speed->stepBy(1); });
    on(m_actions->at("sweep"), [this] { openSweepDialog(); });
    on(m_actions->at("analyse"), [this] { openAnalysisDialog(); });
    for (const QuickCheck& check : quickChecks())
        on(m_actions->at("check/" + std::string(check.id)), [this, &check] { m_workbench.check(check); });
    on(m_actions->at("reverse-time"), [this] { openAnalysisDialog("forward-back"); });
    on(m_actions->at("cancel-sweep"), [this] { m_workbench.cancelSweep(); });
    connect(m_actions->at("trace"), &QAction::toggled, m_view, &SimulationView::setTraceShown);
    connect(m_actions->at("exact"), &QAction::toggled, m_view, &SimulationView::setExactShown);
    connect(m_actions->at("strain"), &QAction::toggled, this, &MainWindow::showStrain);
    connect(m_actions->at("side-by-side"), &QAction::toggled, this, [this](bool grid) {
        m_view->setArrangement(grid ? SimulationView::Arrangement::Grid
                                    : SimulationView::Arrangement::Overlay);
    });
    on(m_actions->at("fit"), [this] { m_view->fit(); });
    for (const ViewLayer& layer : viewLayers())
        connect(m_actions->at(layerAction(layer)), &QAction::toggled, this, [this] { showLayers(); });
    connect(m_actions->at("lesson"), &QAction::toggled, m_lesson, &QWidget::setVisible);
    on(m_actions->at("larger"), [this] { setTypeScale(m_preferences.typeScale + 0.25); });
    on(m_actions->at("smaller"), [this] { setTypeScale(m_preferences.typeScale - 0.25); });
    connect(m_actions->at("full-screen"), &QAction::toggled, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(m_actions->at("appearance"), [this] {
        const bool dark = themeOf(QApplication::palette()) == Theme::Dark;
        setAppearance(dark ? Preferences::Appearance::Light : Preferences::Appearance::Dark);
    });
    on(m_actions->at("appearance/system"), [this] { setAppearance(Preferences::Appearance::System); });
    on(m_actions->at("appearance/light"), [this] { setAppearance(Preferences::Appearance::Light); });
    on(m_actions->at("appearance/dark"), [this] { setAppearance(Preferences::Appearance::Dark); });
    for (const Language& language : languages())
        on(m_actions->at("language/" + language.code.toStdString()),
           [this, code = language.code] { setLanguage(code); });
    auto* nextPart = new QShortcut(QKeySequence("F6"), this);
    connect(nextPart, &QShortcut::activated, this, [this] { focusNextPart(parts()); });
    on(m_actions->at("keys"), [this] { showKeys(*m_actions, this); });
    on(m_actions->at("about"), [this] { showAbout(this); });
    connect(m_actions, &WindowActions::shown, this, &MainWindow::showRunning);
    connectPlots();
}

void MainWindow::connectWorkbench() {
    connect(&m_workbench, &Workbench::experimentChanged, this, &MainWindow::experimentChanged);
    connect(&m_workbench, &Workbench::advanced, this, &MainWindow::advanced);
    connect(&m_workbench, &Workbench::refused, this, &MainWindow::say);
    connect(&m_workbench, &Workbench::sweepAdvanced, this,
            [this](int done, int of) { say(tr("Sweep: %1 of %2 values").arg(done).arg(of)); });
    connect(&m_workbench, &Workbench::sweepFinished, this, [this](const QString& name) {
        say({});
        const auto found = m_workbench.sweeps().find(name.toStdString());
        if (found == m_workbench.sweeps().end()) return;
        for (const std::size_t slot : m_plots->order())
            if (PlotCard& plot = m_plots->at(slot);
                plot.source().kind == PlotSource::Kind::Sweep && plot.source().sweep == found->first)
                plot.showSweep(found->second);
    });
}

/// The button that runs is the one that pauses.
void MainWindow::showRunning() {
    QAction* run = m_actions->at("run");
    const bool running = m_workbench.isRunning();
    run->setIcon(icon(running ? "player-pause" : "player-play"));
    run->setText(running ? tr("&Pause") : tr("&Run"));
    run->setIconText({});
    run->setToolTip(m_workbench.isLocked() ? tr("First commit your prediction")
                                           : (running ? tr("Pause") : tr("Run")) + " (F5)");
}

void MainWindow::connectView() {
    new TutorialKeys(*this);
    connect(m_view, &SimulationView::acted, this, [this](const Event& event) { m_workbench.perform(event); });
    connect(m_view, &SimulationView::toolChanged, this, &MainWindow::showLayers);
    connect(m_parameters, &ParameterPanel::changed, this, [this](const QString& key, double value) {
        m_workbench.set({{key.toStdString(), exactNumber(value)}});
    });
    connect(m_parameters, &ParameterPanel::chosen, this, [this](const QString& key, const QString& choice) {
        m_workbench.set({{key.toStdString(), choice.toStdString()}});
    });
    connect(m_parameters, &ParameterPanel::entered, this, [this](const QString& key, const QString& typed) {
        QString why;
        const auto listening =
            connect(&m_workbench, &Workbench::refused, this, [&why](const QString& said) { why = said; });
        const bool taken = m_workbench.set({{key.toStdString(), typed.toStdString()}});
        disconnect(listening);
        m_parameters->setRefusal(key, taken ? QString() : why);
    });
    connect(m_timeline, &TimelineBar::compareChanged, this, &MainWindow::keepToCompare);
    // The editor has an undo of its own.
    connect(m_viewPages, &QStackedWidget::currentChanged, this, [this](int page) {
        m_actions->at("undo")->setShortcut(page == 0 ? QKeySequence(QKeySequence::Undo) : QKeySequence());
    });
    m_tabOrderTimer.setSingleShot(true);
    connect(&m_tabOrderTimer, &QTimer::timeout, this, [this] { setReadingOrder(parts()); });
    connect(m_lesson, &LessonPanel::progressChanged, &m_tabOrderTimer, qOverload<>(&QTimer::start));
    connect(m_lesson, &LessonPanel::stageWanted, &m_tabOrderTimer, qOverload<>(&QTimer::start));
    connect(m_lesson, &LessonPanel::finished, &m_tabOrderTimer, qOverload<>(&QTimer::start));
    connect(m_parameters, &ParameterPanel::addRunRequested, &m_workbench, &Workbench::addRun);
    connect(m_parameters, &ParameterPanel::removeRunRequested, this,
            [this](int run) { m_workbench.removeRun(static_cast<std::size_t>(run)); });
}

} // namespace timestep
