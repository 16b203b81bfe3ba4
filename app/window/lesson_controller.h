// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"
#include "app/lesson/progress.h"
#include "lessons/command.h"
#include "lessons/lesson.h"
#include "lessons/library.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <string>
#include <vector>

namespace timestep {

class LessonPanel;
class LessonSketches;
class MainWindow;

/// Connects the lesson panel with the workbench, view, plots and controls of a window: puts stages up,
/// carries out the commands of links, tells the panel what was measured, keeps answers, and reads a lesson
/// again when its file changes.
class LessonController : public QObject {
    Q_OBJECT

public:
    LessonController(MainWindow& window, LessonPanel& panel, std::string moreLessons);

    /// Opens a lesson by its id, or by the path of its folder or lesson.md. False: the window says why not.
    bool open(const QString& idOrPath);
    std::vector<LessonInfo> available() const;
    QString openId() const;
    /// The language of the window changed: the same step in the other language.
    void translate();
    /// Lets the person choose a lesson.
    void choose();
    /// Whose progress is kept, and who has these numbers. The open lesson goes on where this learner left it.
    void setLearner(const Learner& learner);
    const Learner& learner() const { return m_learner; }
    const ProgressStore& store() const { return m_store; }
    /// Forgets what the learner did with a lesson.
    void startOver(const QString& id);
    /// What the learner has done with the open lesson, to be handed in. Empty before the first lesson.
    QByteArray result() const;
    QString resultName() const;
    /// A class has voted: its run is not held back by a prediction that nobody typed.
    void setVoteClosed(bool closed);
    /// A scene or file was opened instead: its controls are all visible again, and nothing is locked.
    void leaveStage();
    bool isOnStage() const { return m_onStage; }
    /// Tells the panel what is on the desk and what was measured, once both belong together.
    void tellPanel();

private:
    void putUp(const Stage& stage, bool restart);
    /// As fast as the learner likes it, or faster: nobody waits a quarter of an hour for a lesson.
    void chooseSpeed(const Experiment& experiment);
    void carryOut(const Command& command);
    void exportChart(const QString& plotId);
    void startSweep(const QString& plotId);
    /// The numbers of a plot, as far as there are any: of its sweep, its analysis, or the run.
    void showNumbers(std::size_t slot, const PlotBlock& block);
    void showPlots();
    void showSketches();
    void reload();
    void watch();
    void lock();
    Lesson read(const std::string& folder) const;

    MainWindow& m_window;
    LessonPanel& m_panel;
    std::string m_moreLessons;
    std::string m_folder;
    std::string m_id;
    Learner m_learner;
    ProgressStore m_store;
    bool m_voteClosed = false;
    QFileSystemWatcher m_watcher;
    QTimer m_reloadTimer, m_tellTimer;
    std::shared_ptr<const Lesson> m_staged; ///< keeps alive what the stage points to
    Stage m_stage;
    bool m_onStage = false;
    double m_ownSpeed = 1;      ///< that the learner chose last
    double m_givenSpeed = 1;    ///< that the run has from here
    bool m_chartOnDesk = false; ///< its experiment is on the desk, not that of the stage
    LessonSketches* m_sketches;
    std::string m_sketchState; ///< as the plots show it
};

} // namespace timestep
