// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_actions.h"

#include "app/languages.h"
#include "app/names.h"
#include "app/window/view_layers.h"
#include "app/workbench/workbench.h"
#include "core/run/quick_checks.h"
#include "widgets/icons/icon.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace timestep {

WindowActions::WindowActions(QMainWindow* window) : QObject(window) {
    scenes = add("layout-grid", QKeySequence("Ctrl+G"));
    lessons = add("school", QKeySequence("Ctrl+L"));
    course = add("hierarchy", QKeySequence("Ctrl+M"));
    learner = add("school", QKeySequence("Ctrl+Shift+L"));
    saveResult = add("device-floppy", QKeySequence("Ctrl+R"));
    projector = add("presentation", QKeySequence("Ctrl+Shift+P"));
    projector->setCheckable(true);
    newWorld = add("world", QKeySequence("Ctrl+Shift+N"));
    editWorld = add("pencil", QKeySequence("Ctrl+Shift+D"));
    editWorld->setEnabled(false);
    open = add("folder-open", QKeySequence::Open);
    save = add("device-floppy", QKeySequence::Save);
    saveState = add({}, QKeySequence("Ctrl+Shift+S"));
    saveDesk = add({}, QKeySequence("Ctrl+Alt+S"));
    report = add("book", QKeySequence("Ctrl+Alt+R"));
    notes = add("pencil", QKeySequence("Ctrl+Alt+N"));
    exportFirst = add("download", QKeySequence("Ctrl+E"));
    exportSecond = add({}, QKeySequence("Ctrl+Shift+E"));
    exportAnimation = add("player-play", QKeySequence("Ctrl+Alt+E"));
    print = add("printer", QKeySequence::Print);
    quit = add({}, QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
    run = add("player-play", QKeySequence("F5"));
    step = add("player-skip-forward", QKeySequence("F10"));
    reset = add("refresh", QKeySequence("F4"));
    undo = add("arrow-back-up", QKeySequence::Undo);
    slower = add({}, QKeySequence("Ctrl+<"));
    faster = add({}, QKeySequence("Ctrl+>"));
    sweep = add("chart-dots", QKeySequence("Ctrl+Shift+W"));
    cancelSweep = add("x");
    analyse = add("chart-dots", QKeySequence("Ctrl+Shift+Y"));
    race = add("layers-difference", QKeySequence("Ctrl+Shift+A"));
    raceTable = add("table", QKeySequence("Ctrl+Shift+T"));
    raceTable->setCheckable(true);
    microscope = add("zoom-in", QKeySequence("F7"));
    microscope->setCheckable(true);
    trace = add("route", QKeySequence("Ctrl+T"));
    exact = add("ghost", QKeySequence("Ctrl+Shift+G"));
    grid = add("layout-columns", QKeySequence("Ctrl+Shift+R"));
    strain = add("ruler");
    lessonShown = add("book", QKeySequence("F9"));
    for (QAction* action : {trace, exact, grid, strain, lessonShown}) action->setCheckable(true);
    for (QAction* action : {trace, exact, strain, lessonShown}) action->setChecked(true);
    addPlot = add("plus", QKeySequence("Ctrl+Alt+P"));
    reopenPlot = add({});
    twoPlots = add({});
    linkCursors = add({}, QKeySequence("Ctrl+Alt+L"));
    linkCursors->setCheckable(true);
    linkCursors->setChecked(true);
    fit = add("arrows-maximize", QKeySequence("Ctrl+0"));
    larger = add("typography", QKeySequence::ZoomIn);
    smaller = add({}, QKeySequence::ZoomOut);
    fullScreen = add({}, QKeySequence("F11"));
    fullScreen->setCheckable(true);
    show = add("eye");
    for (std::size_t i = 0; i < viewLayers().size(); ++i) {
        layers.push_back(add({}));
        layers.back()->setCheckable(true);
    }
    checks = add("bulb");
    reverseTime = add("arrow-back-up");
    for (std::size_t i = 0; i < quickChecks().size(); ++i) quick.push_back(add({}));
    appearance = add("moon");
    keys = add("help", QKeySequence("F1"));
    about = add({});
    about->setMenuRole(QAction::AboutRole);
    speed = new QComboBox;
    fillSpeeds();
    fillMenus(window);
    fillToolBar(window);
    retranslateUi();
}

QAction* WindowActions::add(const QString& iconName, const QKeySequence& key) {
    auto* action = new QAction(this);
    if (!iconName.isEmpty()) action->setIcon(icon(iconName));
    action->setShortcut(key);
    return action;
}

void WindowActions::fillSpeeds() {
    for (double factor = slowest; factor <= fastest; factor *= 2)
        speed->addItem(factor < 1 ? QString("1/%1 ×").arg(std::lround(1 / factor))
                                  : QString("%1 ×").arg(factor),
                       factor);
    speed->addItem(QString(), 0.0);
    speed->setFocusPolicy(Qt::TabFocus);
}

void WindowActions::fillMenus(QMainWindow* window) {
    QMenuBar* bar = window->menuBar();
    m_file = bar->addMenu(QString());
    m_file->addActions({scenes, lessons, newWorld, editWorld, open});
    recent = m_file->addMenu(QString());
    m_file->addSeparator();
    m_file->addActions({save, saveState, saveDesk});
    m_file->addSeparator();
    m_file->addActions({exportFirst, exportSecond, exportAnimation, report, notes, print});
    m_file->addSeparator();
    m_file->addAction(quit);
    m_lesson = bar->addMenu(QString());
    m_lesson->addActions({lessons, course, learner});
    m_lesson->addSeparator();
    m_lesson->addAction(saveResult);
    m_run = bar->addMenu(QString());
    m_run->addActions({run, step, reset, undo});
    m_run->addSeparator();
    m_run->addActions({slower, faster});
    m_run->addSeparator();
    m_run->addActions({microscope, race, sweep, cancelSweep, analyse});
    m_checks = m_run->addMenu(icon("bulb"), QString());
    for (QAction* check : quick) m_checks->addAction(check);
    m_checks->addActions({reverseTime, exact, sweep});
    m_checks->setToolTipsVisible(true);
    checks->setMenu(m_checks);
    m_view = bar->addMenu(QString());
    m_view->addActions({lessonShown, trace, exact, strain, grid, fit, raceTable});
    m_layers = m_view->addMenu(QString());
    m_layers->setIcon(icon("eye"));
    for (QAction* action : layers) m_layers->addAction(action);
    show->setMenu(m_layers);
    m_plots = m_view->addMenu(icon("chart-line"), QString());
    m_plots->addActions({addPlot, reopenPlot, twoPlots});
    m_plots->addSeparator();
    m_plots->addAction(linkCursors);
    m_view->addSeparator();
    appearances = m_view->addMenu(QString());
    appearanceGroup = new QActionGroup(this);
    for (int i = 0; i < 3; ++i) {
        QAction* action = appearances->addAction(QString());
        action->setCheckable(true);
        action->setData(i);
        appearanceGroup->addAction(action);
    }
    languageMenu = m_view->addMenu(QString());
    languageMenu->setIcon(icon("language"));
    languageGroup = new QActionGroup(this);
    for (const Language& language : languages()) {
        QAction* action = languageMenu->addAction(language.name);
        action->setCheckable(true);
        action->setData(language.code);
        languageGroup->addAction(action);
    }
    m_view->addActions({larger, smaller, projector, fullScreen});
    m_help = bar->addMenu(QString());
    m_help->addActions({keys, about});
}

void WindowActions::fillToolBar(QMainWindow* window) {
    m_bar = window->addToolBar(QString());
    m_bar->setObjectName("tools");
    m_bar->setMovable(false);
    m_bar->setIconSize({22, 22});
    m_bar->addActions({course, lessons, scenes});
    m_bar->addSeparator();
    m_bar->addActions({run, step, reset});
    m_bar->addWidget(speed);
    m_bar->addSeparator();
    m_bar->addActions({microscope, race, sweep, checks});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(space);
    m_bar->addActions({lessonShown, exportFirst, appearance, keys});
    if (auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(checks)))
        button->setPopupMode(QToolButton::InstantPopup);
    for (QAction* action : {run, lessons, scenes})
        if (auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QAction* action : m_bar->actions())
        if (auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus);
}

void WindowActions::retranslateUi() {
    m_file->setTitle(tr("&File"));
    m_lesson->setTitle(tr("&Lesson"));
    m_run->setTitle(tr("&Run"));
    m_view->setTitle(tr("&View"));
    m_help->setTitle(tr("&Help"));
    m_bar->setWindowTitle(tr("Tools"));
    recent->setTitle(tr("Open &recent"));
    appearances->setTitle(tr("&Appearance"));
    languageMenu->setTitle(tr("La&nguage"));
    const auto text = [](QAction* action, const QString& name, const QString& tip = {}) {
        action->setText(name);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        const QString sentence = tip.isEmpty() ? QString(name).remove('&').remove(QChar(0x2026)) : tip;
        action->setToolTip(key.isEmpty() ? sentence : sentence + " (" + key + ")");
    };
    text(scenes, tr("&Scenes…"), tr("Choose a scene to play with"));
    text(lessons, tr("&Lessons…"), tr("Choose a lesson"));
    text(course, tr("Course &map"), tr("All lessons, what they build on, and suggested paths"));
    text(learner, tr("&Who is learning…"), tr("Whose answers are kept"));
    text(saveResult, tr("Save &result…"), tr("Write what was answered and measured into a file to hand in"));
    text(projector, tr("&Projector"), tr("Large type, thick lines, light ground, and votes of the class"));
    scenes->setIconText(tr("Scenes"));
    lessons->setIconText(tr("Lessons"));
    text(newWorld, tr("&New world…"), tr("Draw a world of particles and sticks"));
    text(editWorld, tr("E&dit world"), tr("Draw on at the world of this scene"));
    text(open, tr("&Open…"));
    text(save, tr("Sa&ve experiment…"));
    text(saveState, tr("Save s&tate…"));
    text(saveDesk, tr("Save des&k…"), tr("Experiment, plots, notes and view in one file"));
    text(report, tr("Wr&ite a report…"),
         tr("Question, prediction, method, result and explanation, with the charts"));
    text(notes, tr("&My notes…"), tr("What you want to remember, kept with the desk"));
    text(exportFirst, tr("&Export first chart…"));
    text(exportSecond, tr("Export se&cond chart…"));
    text(exportAnimation, tr("Export &animation…"), tr("Write the run as a moving picture"));
    text(print, tr("&Print…"));
    text(quit, tr("&Quit"));
    text(step, tr("&Step"), tr("Make one step"));
    text(reset, tr("R&eset"), tr("Back to the start"));
    text(undo, tr("Take &back"), tr("Take back the last run, the last change or what was done by hand"));
    text(slower, tr("S&lower"));
    text(faster, tr("&Faster"));
    text(race, tr("R&ace…"), tr("Let two to four methods, steps or rules run beside each other"));
    text(microscope, tr("&Microscope"), tr("Take the next step apart, line by line or stick by stick"));
    text(raceTable, tr("&Race table"), tr("Show error, drift, cost and time of each run"));
    text(sweep, tr("S&weep…"), tr("Run once for each of several values"));
    text(cancelSweep, tr("&Cancel sweep"));
    text(analyse, tr("Anal&yse…"), tr("Stability, work, order, areas and sections of this experiment"));
    text(checks, tr("&Quick checks"), tr("Ask this simulation a question with one click"));
    m_checks->setTitle(checks->text());
    for (std::size_t i = 0; i < quick.size(); ++i)
        text(quick[i], translated("quick-check", quickChecks()[i].name),
             translated("quick-check", quickChecks()[i].description));
    text(reverseTime, tr("Re&verse time"),
         tr("Run forward and back: a reversible method comes back to its start"));
    text(trace, tr("&Trace"), tr("Show the way of the first point"));
    text(exact, tr("E&xact motion"), tr("Show the exact motion as a ghost"));
    text(strain, tr("&Strain in colour"));
    text(grid, tr("S&ide by side"), tr("Show the runs side by side"));
    text(lessonShown, tr("&Lesson"), tr("Show the lesson"));
    text(fit, tr("&Whole scene"));
    text(show, tr("S&how"), tr("What is shown over the picture"));
    m_layers->setTitle(tr("S&how"));
    m_plots->setTitle(tr("Pl&ots"));
    text(addPlot, tr("&Add a plot"), tr("One plot more, up to six"));
    text(reopenPlot, tr("&Bring back the closed plot"));
    text(twoPlots, tr("&Two plots again"));
    text(linkCursors, tr("&Linked cursors"), tr("Show what all plots have where one of them is read"));
    for (std::size_t i = 0; i < layers.size(); ++i)
        layers[i]->setText(QCoreApplication::translate("timestep::ViewLayer", viewLayers()[i].name));
    text(larger, tr("Lar&ger type"));
    text(smaller, tr("S&maller type"));
    text(fullScreen, tr("&Full screen"));
    text(appearance, tr("Light or dark"));
    text(keys, tr("&Keys"), tr("What the keys do"));
    text(about, tr("&About Timestep"));
    const QStringList names{tr("As the &system says"), tr("&Light"), tr("&Dark")};
    for (int i = 0; i < 3; ++i) appearanceGroup->actions().at(i)->setText(names.at(i));
    speed->setItemText(speed->count() - 1, tr("as fast as possible"));
    speed->setAccessibleName(tr("Speed"));
    speed->setToolTip(tr("Speed: a step has the same size at every speed"));
    run->setText(m_running ? tr("&Pause") : tr("&Run"));
    run->setToolTip((m_running ? tr("Pause") : tr("Run")) + " (F5)");
}

void WindowActions::showState(const Workbench& workbench) {
    m_running = workbench.isRunning();
    const bool free = workbench.hasExperiment() && !workbench.isLocked();
    run->setIcon(icon(m_running ? "player-pause" : "player-play"));
    run->setText(m_running ? tr("&Pause") : tr("&Run"));
    run->setToolTip(workbench.isLocked() ? tr("First commit your prediction")
                                         : (m_running ? tr("Pause") : tr("Run")) + " (F5)");
    const bool room = free && workbench.experiment().runs.size() < Workbench::mostRuns;
    for (std::size_t i = 0; i < quick.size(); ++i)
        quick[i]->setEnabled(room && withQuickCheck(workbench.experiment(), quickChecks()[i]).has_value());
    reverseTime->setEnabled(free && workbench.experiment().scene->problem != nullptr);
    for (QAction* action : {run, step, reset, race, sweep, analyse, checks}) action->setEnabled(free);
    undo->setEnabled(free && workbench.canUndo());
    cancelSweep->setEnabled(workbench.isSweeping());
    speed->setCurrentIndex(speed->findData(workbench.speed()));
    slower->setEnabled(speed->currentIndex() > 0);
    faster->setEnabled(speed->currentIndex() < speed->count() - 1);
}

void WindowActions::showLayers(const Scene& scene) {
    for (std::size_t i = 0; i < layers.size(); ++i) layers[i]->setVisible(hasLayer(scene, viewLayers()[i]));
    const bool any =
        shownLayers() != 0 ||
        std::any_of(layers.begin(), layers.end(), [](const QAction* action) { return action->isVisible(); });
    m_layers->menuAction()->setVisible(any);
    show->setVisible(any);
}

std::uint32_t WindowActions::shownLayers() const {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (layers[i]->isVisible() && layers[i]->isChecked()) bits |= viewLayers()[i].layer;
    return bits;
}

void WindowActions::checkLayersOf(const Scene& scene) {
    for (std::size_t i = 0; i < layers.size(); ++i)
        if ((scene.layers | m_layersOfScene) & viewLayers()[i].layer)
            layers[i]->setChecked((scene.layers & viewLayers()[i].layer) != 0);
    m_layersOfScene = scene.layers;
}

void WindowActions::showRecent(const QStringList& files) {
    recent->clear();
    recent->setEnabled(!files.isEmpty());
    for (const QString& file : files) {
        QAction* action = recent->addAction(QFileInfo(file).fileName());
        action->setToolTip(file);
        connect(action, &QAction::triggered, this, [this, file] { emit recentChosen(file); });
    }
}

} // namespace timestep
