// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"
#include "app/lesson/progress/progress.h"
#include "app/window/lessons/kept_steps.h"
#include "app/window/lessons/lesson_plots.h"
#include "app/window/lessons/lesson_watch.h"
#include "lessons/model/command.h"
#include "lessons/model/lesson.h"
#include "lessons/read/glossary.h"
#include "lessons/read/library.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <string>
#include <vector>

namespace timestep {

class LessonPanel;
class MessageLine;
class ParameterPanel;
class PlotGrid;
class PlotsController;
class RunPlots;
class ViewController;
class WindowActions;
class Workbench;

/// Applies a lesson to the workbench, view, plots and controls, runs the commands of links, passes
/// measurements to the panel, saves answers, and reloads a lesson when its file changes.
class LessonController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        LessonPanel& panel;
        ViewController& view;
        ParameterPanel& parameters;
        PlotGrid& grid;
        RunPlots& plots;
        PlotsController& exports;
        WindowActions& actions;
        MessageLine& message;
        std::vector<std::string> folders; ///< as in listLessons()
    };
    LessonController(const Parts& parts, QWidget* window);

    /// Opens a lesson by its id, or by the path of its folder or lesson.md. Returns false on failure; the
    /// message line or the panel shows the reason.
    bool openLesson(const QString& idOrPath);
    /// The same, at a step counted from 1; 0: where the learner was.
    bool openStep(const QString& idOrPath, int step);
    /// "lesson=ten-steps-of-euler&step=3" as in the address of a page; empty if no lesson is on the stage.
    QString address() const;
    std::vector<LessonInfo> available() const;
    /// The folders that are searched for lessons.
    const std::vector<std::string>& folders() const { return m_parts.folders; }
    QString openId() const { return QString::fromStdString(m_id); }
    /// The folder of the open lesson; empty before the first one.
    QString openFolder() const { return QString::fromStdString(m_folder); }
    /// Shows the same step in the new language of the window.
    void retranslate();
    /// Sets the learner whose progress is saved and whose `personal` values are used. The open lesson
    /// continues at this learner's step.
    void setLearner(const Learner& learner);
    const Learner& learner() const { return m_learner; }
    const ProgressStore& store() const { return m_store; }
    /// Deletes the learner's progress in a lesson.
    void startOver(const QString& id);
    /// After a vote is closed, an uncommitted prediction no longer blocks the run.
    void setVoteClosed(bool closed);
    /// Leaves the lesson's stage because a scene or file was opened: all controls are visible and nothing is
    /// locked.
    void leaveStage();
    /// Restores the lesson that was put aside, at its step.
    void returnToStage();

signals:
    /// A lesson was opened by id or path.
    void opened(const QString& id);
    /// The lesson with this title left the stage; an empty title: a lesson is on the stage.
    void putAside(const QString& title);
    /// The reader wants to see a file of the lesson; `path` is absolute.
    void fileWanted(const QString& path);

private:
    Glossary glossary() const;
    void showGlossary(const QString& term);
    bool open(const QString& idOrPath);
    void choose();
    void setOnStage(bool onStage);
    void showView(const ViewBlock& view);
    void showGoals();
    void showStage(const Stage& stage, bool restart);
    /// Sets the speed that the learner chose last, or a faster one if the run would take longer than 20 s.
    void chooseSpeed(const Experiment& experiment);
    void openBeside(const Experiment& experiment);
    void carryOut(const Command& command);
    void reload();
    void lock();
    void sayWhatRunWaitsFor();
    /// Passes the experiment and the measurements to the panel once they belong together.
    void updatePanel();
    Lesson read(const std::string& folder) const;

    Parts m_parts;
    QWidget* m_window;
    std::string m_folder;
    std::string m_id;
    Learner m_learner;
    ProgressStore m_store;
    bool m_plotsAreForeign = false; ///< those of another scene
    bool m_voteClosed = false;
    bool m_isRunning = false;
    LessonWatch m_watch;
    QTimer m_updateTimer;
    StagedLesson m_staged;
    double m_ownSpeed = 1;   ///< the learner's last choice
    double m_givenSpeed = 1; ///< set by this controller
    LessonPlots* m_plots;
    KeptSteps m_kept;
};

} // namespace timestep
