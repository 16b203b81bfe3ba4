// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/pages/summary_page.h"
#include "lessons/model/command.h"
#include "lessons/read/glossary.h"
#include "lessons/walk/lesson_walk.h"
#include "widgets/panel/card.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QAction;
class QLabel;

namespace timestep {

class NextCard;
class NoticeBar;
class SteadyScrollArea;
class StepBar;
class StepPage;

/// The left card of the window: shows one step of a lesson with its questions and checks, as a LessonWalk
/// says. It has no access to the simulation: showRun() passes measurements in, and stageWanted() requests the
/// stage of a step.
class LessonPanel : public Card {
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);
    ~LessonPanel() override;

    /// Opens a lesson at the step of its progress (at the first, if that step does not exist). keepWork()
    /// must have been called for the one before.
    void open(Lesson lesson, const LessonProgress& progress);
    /// Replaces the open lesson by an edited or translated version; step and answers stay. A lesson with
    /// another id is opened at its first step.
    void reload(Lesson lesson);
    /// Emits progressChanged() with the drafts and the time spent until now. Before the window closes, and
    /// before another lesson or learner.
    void keepWork();
    /// Opens a step by its number, from 0; lesson->steps.size() is the page at the end.
    void goTo(std::size_t step);

    /// What is shown: the step that is open, what it waits for, answers and checks.
    const LessonWalk& walk() const { return m_walk; }
    std::shared_ptr<const Lesson> lesson() const { return m_walk.lesson(); }
    std::size_t step() const { return m_walk.step(); }
    const LessonProgress& progress() const { return m_walk.progress(); }
    /// See LessonWalk::isAside().
    void setAside(bool aside);
    bool isAside() const { return m_isAside; }
    /// Sets the function that returns the time of a new entry. Without it, only the times of the open
    /// progress count.
    void setStamp(std::function<std::string(const LessonProgress&)> stamp) {
        m_walk.setStamp(std::move(stamp));
    }
    /// See LessonWalk::setEvidence().
    void setEvidence(std::function<std::string()> evidence) { m_walk.setEvidence(std::move(evidence)); }
    /// Sets the function that returns the lesson to continue with; it is called at the end of a lesson.
    void setNext(std::function<NextLesson()> next) { m_next = std::move(next); }
    /// Sets the function that returns the glossary; the first use of each term becomes a link.
    void setGlossary(std::function<Glossary()> glossary) { m_glossary = std::move(glossary); }
    /// Stores the curve that the learner drew for the open sketch question.
    void takeSketch(const std::vector<std::string>& cells);
    /// Moves the focus back to the open sketch question: from drawing to committing it.
    void focusSketch();
    /// Brings the lines that a run waits for into view; see LessonWalk::openLines(). False: there are none.
    bool showOpenLines();
    /// Shows the learner's chart on the page at the end.
    void showChart(const PlotSpec& spec, const Table& table);
    /// Evaluates the checks of the step on a run and shows the results. To be called after changes, at most
    /// ten times a second.
    void showRun(const MeasuredRun& run);

public slots:
    /// Call it after the user made a single step.
    void stepMade();
    void next();
    void back();
    /// Shows a sentence above the page until it is closed, such as about a file that cannot be read.
    void showProblem(const QString& sentence);

signals:
    /// Whether a run is the next thing to do, not an answer or the next step.
    void runIsNext(bool next);
    /// The method of a run is to be edited (the button of the code pane).
    void methodEditWanted(std::size_t run);
    /// A step was entered; `restart` as in LessonWalk::Entered.
    void stageWanted(const timestep::Stage& stage, bool restart);
    /// A link of the lesson was followed, or an answer sets values.
    void commandWanted(const timestep::Command& command);
    /// The values that an answer has set are to be run.
    void runWanted();
    void runLockChanged(bool locked);
    /// A page was built: the lines of code that it lends to be shown beside the text; null: none.
    void linesLent(QWidget* lines);
    /// The learner asked what a term means: its id in the glossary.
    void termWanted(const QString& id);
    /// A link names a file; the name is relative to the folder of the lesson.
    void fileWanted(const QString& name);
    /// The sketches that the walk asks for or shows may have changed.
    void sketchChanged();
    /// Emitted when the learner starts to draw with the keyboard.
    void sketchDrawWanted();
    /// The learner goes back from the plot to the question.
    void sketchLeft();
    /// The progress changed and should be saved.
    void progressChanged(const timestep::LessonProgress& progress);
    /// The page after the last step was opened.
    void finished();
    /// The learner asked for a chart of this plot, with the lesson's caption, as a file.
    void chartWanted(const QString& plotId);
    /// The learner asked to see the chart of the lesson.
    void chartDrawWanted();
    /// A button stands for an action of the window: its id in the table of actions.
    void actionWanted(const QString& id);
    /// The learner asked for the next lesson.
    void lessonWanted(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrive(const std::optional<LessonWalk::Entered>& entered);
    void buildStep();
    void buildEnd();
    void setPage(QWidget* page);
    void sizeText();
    void fillButtons();
    void stage(const LessonWalk::Entered& entered);
    void refresh(const std::string& aloud = {});
    bool isTyping() const;
    void bringIntoView(QWidget* part);
    void updateLock();
    void tellNext();
    void countTime();
    void focusTop();
    void focusNext();
    void onDraft(const Answer& answer);
    void onAnswer(const Answer& answer);
    void onLink(const QString& address);
    void retranslate();

    LessonWalk m_walk;
    bool m_isAside = true; ///< another experiment is open
    bool m_locked = false; ///< as runLockChanged() said last
    std::function<NextLesson()> m_next;
    std::function<Glossary()> m_glossary;
    std::optional<Experiment> m_current;            ///< of the last showRun(), for the code pane
    std::map<std::string, std::string> m_reactions; ///< see runReaction(), by check id
    QTimer m_draftTimer;                            ///< runs while a draft is not kept yet
    QElapsedTimer m_time; ///< since the step was entered or the time was last counted

    QAction* m_lessons;
    QAction* m_backKey;
    QAction* m_nextKey;
    QWidget* m_text; ///< everything below the head
    QLabel* m_empty; ///< replaces the page before the first lesson; null afterwards
    NoticeBar* m_notice;
    SteadyScrollArea* m_scroll;
    StepPage* m_page = nullptr;       ///< of the open step; null at the end
    SummaryPage* m_summary = nullptr; ///< of the end
    QWidget* m_foot;                  ///< between the page and the bar; holds the next card
    NextCard* m_nextCard = nullptr;   ///< at the end: leads to the next lesson
    StepBar* m_bar;
};

} // namespace timestep
