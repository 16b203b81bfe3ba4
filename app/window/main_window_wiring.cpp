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
#include "app/window/help_dialogs.h"
#include "app/window/lesson_controller.h"
#include "app/window/main_window.h"
#include "app/window/tab_order.h"
#include "app/window/tutorial_keys.h"
#include "app/window/window_actions.h"
#include "core/table/number_text.h"
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
    on(m_actions->scenes, [this] { chooseScene(); });
    on(m_actions->lessons, [this] { m_desk->choose(); });
    on(m_actions->open, [this] { chooseFile(); });
    on(m_actions->save, [this] { chooseSavePath(false); });
    on(m_actions->saveDesk, [this] { m_keeper->chooseSavePath(); });
    on(m_actions->report, [this] { m_keeper->openReportDialog(); });
    on(m_actions->notes, [this] { m_keeper->openNotes(); });
    on(m_actions->saveState, [this] { chooseSavePath(true); });
    on(m_actions->exportFirst, [this] { exportPlot(m_plots->order().front()); });
    on(m_actions->exportSecond, [this] { exportPlot(m_plots->order().at(1)); });
    on(m_actions->exportAnimation, [this] { exportAnimation(); });
    on(m_actions->print, [this] { exportPlot(m_plots->order().front()); });
    on(m_actions->quit, [this] { close(); });
    on(m_actions->run, [this] { m_workbench.isRunning() ? m_workbench.pause() : m_workbench.run(); });
    on(m_actions->step, [this] { m_workbench.step(); });
    on(m_actions->reset, [this] { m_workbench.reset(); });
    on(m_actions->undo, [this] { m_workbench.undo(); });
    on(m_actions->slower,
       [this] { m_actions->speed->setCurrentIndex(m_actions->speed->currentIndex() - 1); });
    on(m_actions->faster,
       [this] { m_actions->speed->setCurrentIndex(m_actions->speed->currentIndex() + 1); });
    on(m_actions->sweep, [this] { openSweepDialog(); });
    on(m_actions->analyse, [this] { openAnalysisDialog(); });
    for (std::size_t i = 0; i < quickChecks().size(); ++i)
        on(m_actions->quick[i], [this, i] { m_workbench.check(quickChecks()[i]); });
    on(m_actions->reverseTime, [this] { openAnalysisDialog("forward-back"); });
    on(m_actions->cancelSweep, [this] { m_workbench.cancelSweep(); });
    connect(m_actions->speed, &QComboBox::currentIndexChanged, this,
            [this] { m_workbench.setSpeed(m_actions->speed->currentData().toDouble()); });
    connect(m_actions->trace, &QAction::toggled, m_view, &SimulationView::setTraceShown);
    connect(m_actions->exact, &QAction::toggled, m_view, &SimulationView::setExactShown);
    connect(m_actions->strain, &QAction::toggled, this, &MainWindow::showStrain);
    connect(m_actions->grid, &QAction::toggled, this, [this](bool grid) {
        m_view->setArrangement(grid ? SimulationView::Arrangement::Grid
                                    : SimulationView::Arrangement::Overlay);
    });
    on(m_actions->fit, [this] { m_view->fit(); });
    for (QAction* layer : m_actions->layers)
        connect(layer, &QAction::toggled, this, [this] { showLayers(); });
    connect(m_actions->lessonShown, &QAction::toggled, m_lesson, &QWidget::setVisible);
    on(m_actions->larger, [this] { setTypeScale(m_preferences.typeScale + 0.25); });
    on(m_actions->smaller, [this] { setTypeScale(m_preferences.typeScale - 0.25); });
    connect(m_actions->fullScreen, &QAction::toggled, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(m_actions->appearance, [this] {
        const bool dark = themeOf(QApplication::palette()) == Theme::Dark;
        setAppearance(dark ? Preferences::Appearance::Light : Preferences::Appearance::Dark);
    });
    connect(m_actions->appearanceGroup, &QActionGroup::triggered, this, [this](const QAction* action) {
        setAppearance(static_cast<Preferences::Appearance>(action->data().toInt()));
    });
    connect(m_actions->languageGroup, &QActionGroup::triggered, this,
            [this](const QAction* action) { setLanguage(action->data().toString()); });
    auto* nextPart = new QShortcut(QKeySequence("F6"), this);
    connect(nextPart, &QShortcut::activated, this, [this] { focusNextPart(parts()); });
    on(m_actions->keys, [this] { showKeys(this); });
    on(m_actions->about, [this] { showAbout(this); });
    connect(m_actions, &WindowActions::recentChosen, this, &MainWindow::openPath);
    connectPlots();
}

void MainWindow::connectWorkbench() {
    connect(&m_workbench, &Workbench::experimentChanged, this, &MainWindow::experimentChanged);
    connect(&m_workbench, &Workbench::advanced, this, &MainWindow::advanced);
    connect(&m_workbench, &Workbench::stateChanged, this, [this] { m_actions->showState(m_workbench); });
    connect(&m_workbench, &Workbench::refused, this, &MainWindow::say);
    connect(&m_workbench, &Workbench::sweepAdvanced, this,
            [this](int done, int of) { say(tr("Sweep: %1 of %2 values").arg(done).arg(of)); });
    connect(&m_workbench, &Workbench::sweepFinished, this, [this](const QString& name) {
        m_actions->showState(m_workbench);
        say({});
        const auto found = m_workbench.sweeps().find(name.toStdString());
        if (found == m_workbench.sweeps().end()) return;
        for (const std::size_t slot : m_plots->order())
            if (PlotCard& plot = m_plots->at(slot);
                plot.source().kind == PlotSource::Kind::Sweep && plot.source().sweep == found->first)
                plot.showSweep(found->second);
    });
    m_actions->showState(m_workbench);
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
        m_actions->undo->setShortcut(page == 0 ? QKeySequence(QKeySequence::Undo) : QKeySequence());
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
