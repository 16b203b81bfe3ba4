// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/lesson_controller.h"

#include "app/lesson/panel/glossary_dialog.h"
#include "app/lesson/panel/lesson_list.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/lesson/progress/lesson_state.h"
#include "app/paths.h"
#include "app/plots/lesson_stage.h"
#include "app/plots/run_plots.h"
#include "app/window/actions/actions.h"
#include "app/window/controllers/view_controller.h"
#include "app/window/lessons/lesson_tools.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment_json.h"
#include "widgets/controls/ask.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/text/text.h"

#include <QFileInfo>

#include <algorithm>
#include <set>
#include <utility>

namespace timestep {

LessonController::LessonController(const Parts& parts, QWidget* window)
    : QObject(window),
      m_parts(parts),
      m_window(window),
      m_watch(this),
      m_plots(new LessonPlots(
          {parts.workbench, parts.panel, parts.grid, parts.exports, parts.message, m_staged}, this)),
      m_kept(parts.workbench) {
    LessonPanel& panel = parts.panel;
    parts.actions.on("lessons", this, [this] { choose(); });
    parts.actions.on("glossary", this, [this] { showGlossary({}); });
    connect(&panel, &LessonPanel::fileWanted, this, [this](const QString& name) {
        const QString folder = QFileInfo(openFolder()).canonicalFilePath();
        const QString file = QFileInfo(folder + QLatin1Char('/') + name).canonicalFilePath();
        if (file.startsWith(folder + QLatin1Char('/')))
            emit fileWanted(file);
        else
            m_parts.panel.showProblem(tr("There is no file “%1” in the folder of the lesson.").arg(name));
    });
    connect(&panel, &LessonPanel::termWanted, this, &LessonController::showGlossary);
    panel.setGlossary([this] { return glossary(); });
    connect(&panel, &LessonPanel::stageWanted, this, &LessonController::showStage);
    connect(&panel, &LessonPanel::commandWanted, this, &LessonController::carryOut);
    connect(&panel, &LessonPanel::runWanted, &parts.workbench, &Workbench::run);
    connect(&panel, &LessonPanel::actionWanted, this,
            [this](const QString& id) { m_parts.actions.at(id.toStdString())->trigger(); });
    connect(&panel, &LessonPanel::runLockChanged, this, [this] { lock(); });
    panel.setStamp([this](const LessonProgress& progress) { return m_store.stamp(progress); });
    panel.setEvidence([this] {
        Experiment made = m_parts.workbench.recorded();
        if (made.duration == 0) made.duration = m_parts.workbench.snapshot().time; // up to the measured time
        return toJson(made).dump();
    });
    panel.setNext([this] {
        NextLesson next = nextLesson(available(), m_parts.panel.lesson()->number, m_store);
        next.handIn = m_parts.actions.at("hand-in")->isVisible();
        return next;
    });
    connect(&panel, &LessonPanel::lessonWanted, this, &LessonController::openLesson);
    connect(&panel, &LessonPanel::finished, this, [this] {
        m_parts.workbench.pause(); // nothing continues behind the page at the end
        m_plots->showChart(false);
    });
    connect(&panel, &LessonPanel::progressChanged, this, [this](const LessonProgress& progress) {
        showGoals();
        const QString problem = m_store.save(progress);
        if (!problem.isEmpty()) m_parts.message.say(problem);
    });
    m_updateTimer.setSingleShot(true);
    m_updateTimer.setInterval(100); // [ms]
    connect(&m_updateTimer, &QTimer::timeout, this, &LessonController::updatePanel);
    connect(&m_watch, &LessonWatch::changed, this, &LessonController::reload);
    Workbench& workbench = parts.workbench;
    const auto soon = [this] {
        if (!m_updateTimer.isActive()) m_updateTimer.start();
    };
    connect(&workbench, &Workbench::advanced, this, soon);
    connect(&workbench, &Workbench::stepped, this, [this] {
        if (m_staged.isShown) m_parts.panel.stepMade();
    });
    connect(&workbench, &Workbench::analysisFinished, this, soon);
    connect(&workbench, &Workbench::analysisFinished, this, [this](const QString& name) {
        m_kept.analysed();
        m_plots->showResult(name);
    });
    connect(&workbench, &Workbench::experimentChanged, this, soon);
    connect(&workbench, &Workbench::stateChanged, this, &LessonController::sayWhatRunWaitsFor);
}

/// A run that does not count says so when it starts, not after it.
void LessonController::sayWhatRunWaitsFor() {
    const bool wasRunning = std::exchange(m_isRunning, m_parts.workbench.isRunning());
    if (m_isRunning && !wasRunning && m_staged.isShown && m_parts.panel.showOpenLines())
        m_parts.message.say(tr("This run does not count yet. Complete the lines on the page first."));
}

std::vector<LessonInfo> LessonController::available() const {
    return listLessons(m_parts.folders, m_window->locale().name().toStdString());
}

Glossary LessonController::glossary() const {
    Glossary glossary;
    m_parts.message.attempt(
        [&] { glossary = readGlossary(bundledLessonsFolder(), m_window->locale().name().toStdString()); });
    return glossary;
}

void LessonController::showGlossary(const QString& term) {
    auto* dialog = new GlossaryDialog(glossary(), m_window);
    dialog->choose(term.toStdString());
    openAndForget(dialog);
}

Lesson LessonController::read(const std::string& folder) const {
    return loadLesson(folder, m_window->locale().name().toStdString(), m_learner.seed, nullptr, nullptr,
                      m_parts.folders);
}

bool LessonController::openStep(const QString& idOrPath, int step) {
    if (!openLesson(idOrPath)) return false;
    const auto wanted = static_cast<std::size_t>(std::max(step, 0));
    if (wanted > 0) m_parts.panel.goTo(std::min(wanted, m_parts.panel.lesson()->steps.size()) - 1);
    return true;
}

QString LessonController::address() const {
    if (m_id.empty() || !m_staged.isShown) return {};
    return QStringLiteral("lesson=%1&step=%2").arg(openId(), QString::number(m_parts.panel.step() + 1));
}

bool LessonController::openLesson(const QString& idOrPath) {
    m_parts.panel.keepWork();
    if (!open(idOrPath)) return false;
    m_parts.actions.at("lesson")->setChecked(true);
    emit opened(openId());
    return true;
}

void LessonController::returnToStage() {
    if (!m_folder.empty()) openLesson(QString::fromStdString(m_folder));
}

void LessonController::setOnStage(bool onStage) {
    const bool leaves = !onStage && m_staged.isShown && m_parts.panel.lesson() != nullptr;
    m_parts.panel.setAside(!onStage);
    if (onStage || leaves)
        emit putAside(onStage ? QString() : QString::fromStdString(m_parts.panel.lesson()->title));
    m_staged.isShown = onStage;
    m_parts.view.setStaged(onStage);
    m_parts.plots.setStaged(onStage);
}

bool LessonController::open(const QString& idOrPath) {
    std::string folder = idOrPath.toStdString();
    const QFileInfo info(idOrPath);
    if (info.exists()) {
        folder = (info.isDir() ? info.absoluteFilePath() : info.absolutePath()).toStdString();
    } else {
        folder = findLesson(m_parts.folders, folder);
        if (folder.empty()) {
            m_parts.message.say(tr("There is no lesson \"%1\".").arg(idOrPath));
            return false;
        }
    }
    try {
        Lesson lesson = read(folder);
        const ProgressReading reading = progressOf(lesson, m_store);
        m_folder = folder;
        m_id = lesson.id;
        setOnStage(true);
        m_parts.panel.open(std::move(lesson), reading.progress);
        if (!reading.problem.isEmpty()) m_parts.panel.showProblem(reading.problem);
    } catch (const InputError& error) {
        m_parts.panel.showProblem(translated(error));
        return false;
    }
    m_watch.watch(QString::fromStdString(m_folder));
    return true;
}

void LessonController::reload() {
    m_watch.watch(QString::fromStdString(m_folder));
    try {
        Lesson lesson = read(m_folder);
        if (lesson.id == m_id) {
            m_parts.panel.reload(std::move(lesson));
            return;
        }
        m_parts.panel.keepWork();
        open(QString::fromStdString(m_folder)); // now another lesson, with its own progress
        emit opened(openId());
    } catch (const InputError& error) {
        m_parts.panel.showProblem(translated(error));
    }
}

void LessonController::lock() {
    const bool locked = m_staged.isShown && m_parts.panel.walk().isLocked() && !m_voteClosed;
    if (m_staged.isShown && m_parts.panel.walk().isLocked()) m_parts.workbench.clearLastRun();
    m_parts.workbench.setLocked(locked, m_parts.panel.walk().waitsForNextStep()
                                            ? tr("The run waits for your prediction in the next step.")
                                            : tr("First commit your prediction."));
    m_plots->setOffersEnabled(!locked);
}

void LessonController::setVoteClosed(bool closed) {
    m_voteClosed = closed;
    lock();
}

void LessonController::setLearner(const Learner& learner) {
    m_parts.panel.keepWork(); // they belong to the previous learner
    m_learner = learner;
    m_kept.clear();
    m_store = LearnerStore().progressOf(learner);
    // The lesson returns to the stage; answers from now on belong to this learner.
    if (!m_folder.empty()) open(QString::fromStdString(m_folder));
}

void LessonController::startOver(const QString& id) {
    m_parts.panel.keepWork();
    if (!m_store.reset(id.toStdString())) {
        m_parts.message.say(tr("The progress of this lesson cannot be removed."));
        return;
    }
    m_kept.clear();
    if (id == openId() && m_staged.isShown) open(id);
}

void LessonController::retranslate() {
    if (!m_folder.empty()) reload();
}

void LessonController::choose() {
    auto* dialog = new LessonListDialog(available(), m_store, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { openLesson(dialog->chosenId()); });
    openAndForget(dialog);
}

void LessonController::leaveStage() {
    m_kept.leave();
    setOnStage(false);
    m_parts.workbench.setLocked(false);
    if (m_parts.workbench.speed() == m_givenSpeed) m_parts.workbench.setSpeed(m_ownSpeed);
    m_givenSpeed = m_ownSpeed;
    m_parts.parameters.setControls({});
    if (m_staged.stage.view != nullptr && !m_staged.stage.view->apart)
        m_parts.actions.at("side-by-side")->setChecked(true);
    m_parts.view.setClickPins(false);
    m_parts.view.setEnergiesShown(false);
    m_parts.view.leaveFilm();
    m_parts.view.setPointNames({});
    m_parts.view.setMarks({});
    m_parts.workbench.setInteresting(std::nullopt);
    m_parts.view.setTools({"hand", "pin", "cut-across", "cut-around"});
    m_parts.view.takeHand();
    m_parts.view.setFixedStart({}, false);
    m_parts.view.setGoals({}, {}, {});
    m_parts.actions.at("lesson")->setChecked(false); // this work does not belong to a lesson
    m_parts.view.setStrongestStrain(ViewBlock().strain);
    m_plots->layOutSketches();
}

void LessonController::showStage(const Stage& stage, bool restart) {
    m_staged.lesson = m_parts.panel.lesson();
    m_staged.stage = stage;
    setOnStage(true);
    Workbench& workbench = m_parts.workbench;
    const std::string step = m_parts.panel.walk().openStep()->id;
    const bool other = !m_kept.isShown(m_id, step);
    m_kept.leave();
    if (stage.experiment != nullptr) {
        const Experiment& experiment = stage.experiment->experiment;
        const bool begins = restart || m_staged.chartIsOpen || !workbench.hasExperiment();
        workbench.setLocked(false);
        // Earlier work could answer a prediction that is still open.
        if (other && !m_parts.panel.walk().isLocked() &&
            m_kept.bringBack(m_id, step, stage.experiment, !begins)) {
            m_staged.chartIsOpen = false;
            chooseSpeed(experiment);
        } else if (begins) {
            m_staged.chartIsOpen = false;
            workbench.open(experiment, Untouched::Dropped);
            chooseSpeed(experiment);
        } else {
            workbench.takeNames(experiment);
        }
    }
    if (!workbench.hasExperiment()) return;
    if (workbench.experiment().runs.size() < 2) m_parts.actions.at("race-table")->setChecked(false);
    m_kept.enter(m_id, step, stage.experiment);
    lock();
    showView(stage.view != nullptr ? *stage.view : ViewBlock{});
    m_parts.parameters.setControls(stage.controls != nullptr ? controlsOf(*stage.controls)
                                                             : std::vector<ControlSpec>{},
                                   ParameterPanel::rowsOfLesson);
    m_parts.view.setTools(toolsOf(*m_parts.panel.lesson(), m_parts.panel.step()));
    std::set<std::string> fixed;
    if (stage.controls != nullptr)
        for (const Control& control : stage.controls->controls)
            if (control.locked) fixed.insert(control.key);
    m_parts.view.setFixedStart(std::move(fixed), m_parts.panel.walk().waitsForNextStep());
    showGoals();
    m_plots->enter();
    m_plotsAreForeign = false;
    m_plots->layOutSketches();
    if (!m_updateTimer.isActive()) m_updateTimer.start();
}

void LessonController::showGoals() {
    const LessonWalk& walk = m_parts.panel.walk();
    if (!m_staged.isShown || walk.openStep() == nullptr) return m_parts.view.setGoals({}, {}, {});
    const auto now = [this](const Probe& probe) { return valueNow(m_parts.workbench, probe); };
    m_parts.view.setGoals(goalsOf(walk, m_parts.workbench.experiment().until.has_value()),
                          goalNotesOf(walk, now, doneByNow(m_parts.workbench), m_window->locale()),
                          guessesOf(walk));
}

void LessonController::showView(const ViewBlock& view) {
    WindowActions& actions = m_parts.actions;
    actions.at("trace")->setChecked(view.trace);
    actions.at("exact")->setChecked(view.exact);
    actions.at("side-by-side")->setChecked(view.apart);
    m_parts.view.setStrongestStrain(view.strain);
    m_parts.view.setEnergiesShown(view.energies);
    m_parts.view.setPointNames(view.points);
    m_parts.view.setMarks(view.marks);
    m_parts.view.setStrobe(view.strobe, view.film);
    m_parts.view.setClickPins(view.clickPins);
    m_parts.workbench.setInteresting(view.interesting);
    for (const ViewLayer& layer : viewLayers())
        actions.at(layerAction(layer))
            ->setChecked(layer.layer == GhostLayer ? view.previous : (view.layers & layer.layer) != 0);
}

/// A film shows each of its pictures, so it runs slowly.
void LessonController::chooseSpeed(const Experiment& experiment) {
    constexpr double patience = 20; // [s]
    constexpr double speedOfFilm = 0.125;
    Workbench& workbench = m_parts.workbench;
    if (workbench.speed() != m_givenSpeed) m_ownSpeed = workbench.speed();
    const bool film = m_staged.stage.view != nullptr && m_staged.stage.view->film;
    double speed = film ? speedOfFilm : m_ownSpeed;
    while (speed > 0 && experiment.duration > patience * speed * naturalPace(*experiment.scene))
        speed = speed < fastest ? 2 * speed : 0;
    m_givenSpeed = speed;
    if (speed != workbench.speed()) workbench.setSpeed(speed);
}

/// An experiment of another scene gets its own plots, and its path, until the plots of the step fit again.
void LessonController::openBeside(const Experiment& experiment) {
    const ExperimentBlock* staged = m_staged.stage.experiment;
    const bool foreign = staged != nullptr && experiment.scene != staged->experiment.scene;
    if (foreign) m_parts.plots.setStaged(false);
    m_parts.workbench.open(experiment);
    if (foreign) {
        m_parts.plots.setStaged(true);
        if (experiment.scene->kind() == SceneKind::Problem) m_parts.actions.at("trace")->setChecked(true);
    } else if (m_plotsAreForeign) {
        m_plots->enter();
    }
    m_plotsAreForeign = foreign;
}

void LessonController::carryOut(const Command& command) {
    Workbench& workbench = m_parts.workbench;
    switch (command.kind) {
    case Command::Kind::Set:
        if (const Fault fault = workbench.set({command.values.begin(), command.values.end()}))
            m_parts.message.say(translated(*fault));
        break;
    case Command::Kind::Run:
        workbench.run();
        break;
    case Command::Kind::Reset:
        workbench.reset();
        break;
    case Command::Kind::Step:
        workbench.step(command.count);
        break;
    case Command::Kind::Experiment:
        if (const ExperimentBlock* block = m_parts.panel.lesson()->experiment(command.id)) {
            openBeside(block->experiment);
            chooseSpeed(block->experiment);
        }
        break;
    case Command::Kind::Sweep:
        m_plots->startAnalysis(QString::fromStdString(command.id));
        break;
    }
}

void LessonController::updatePanel() {
    Workbench& workbench = m_parts.workbench;
    if (!m_staged.isShown || !workbench.hasExperiment() || !workbench.isCurrent() ||
        m_parts.panel.lesson() == nullptr || workbench.snapshot().isInFreePlay)
        return;
    std::vector<bool> tornToBorder;
    for (const Snapshot::RunState& run : workbench.snapshot().runs) tornToBorder.push_back(run.tornToBorder);
    showGoals();
    const bool hands = m_parts.panel.walk().waitsForHands();
    m_parts.panel.showRun({hands ? workbench.recorded() : workbench.experiment(), workbench.table(),
                           workbench.snapshot().residuals, workbench.derived(), tornToBorder,
                           workbench.snapshot().atEnd});
}

} // namespace timestep
