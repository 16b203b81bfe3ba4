// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"
#include "app/lesson/progress.h"
#include "app/window/lesson_watch.h"
#include "lessons/command.h"
#include "lessons/lesson.h"
#include "lessons/library.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <string>
#include <vector>

namespace timestep {

class LessonPanel;
class LessonSketches;
class MessageLine;
class ParameterPanel;
class PlotGrid;
class PlotsController;
class RunPlots;
class ViewController;
class WindowActions;
class Workbench;

/// Puts what a lesson describes on the workbench, view, plots and controls, carries out the commands of
/// links, tells the panel what was measured, keeps answers, and reads a lesson again when its file changes.
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
    };
    /// `moreLessons`: a folder beside those of the program; may be empty.
    LessonController(const Parts& parts, std::string moreLessons, QWidget* window);

    /// Opens a lesson by its id, or by the path of its folder or lesson.md, and shows it. False: the message
    /// line or the panel says why not.
    bool openLesson(const QString& idOrPath);
    std::vector<LessonInfo> available() const;
    QString openId() const;
    /// The language of the window changed: the same step in the other language.
    void translate();
    /// Whose progress is kept, and who has these numbers. The open lesson goes on where this learner left it.
    void setLearner(const Learner& learner);
    const Learner& learner() const { return m_learner; }
    const ProgressStore& store() const { return m_store; }
    /// Forgets what the learner did with a lesson.
    void startOver(const QString& id);
    /// What the learner has done with the open lesson, to be handed in. Empty before the first lesson.
    QByteArray result() const;
    QString resultName() const;
    /// A class has voted: its run is not held back by a prediction that was not typed in.
    void setVoteClosed(bool closed);
    /// A scene or file was opened instead: its controls are all visible again, and nothing is locked.
    void leaveStage();
    /// Tells the panel what is on the desk and what was measured, once both belong together.
    void tellPanel();

signals:
    /// A lesson was opened by its id or path.
    void opened(const QString& id);

private:
    bool open(const QString& idOrPath);
    void choose();
    void setOnStage(bool onStage);
    void showView(const ViewBlock& view);
    void putUp(const Stage& stage, bool restart);
    /// The speed that the learner chose last, or a faster one where the run would take longer than 20 s.
    void chooseSpeed(const Experiment& experiment);
    void carryOut(const Command& command);
    void exportChart(const QString& plotId);
    void startSweep(const QString& plotId);
    /// The numbers of a plot, as far as there are any: of its sweep, its analysis, or the run.
    void showNumbers(std::size_t slot, const PlotBlock& block);
    void showPlots();
    void showSketches();
    void reload();
    void lock();
    Lesson read(const std::string& folder) const;

    Parts m_parts;
    LessonPanel& m_panel;
    QWidget* m_window;
    std::string m_moreLessons;
    std::string m_folder;
    std::string m_id;
    Learner m_learner;
    ProgressStore m_store;
    bool m_voteClosed = false;
    LessonWatch m_watch;
    QTimer m_tellTimer;
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
