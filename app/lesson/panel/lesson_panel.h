// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/pages/summary_page.h"
#include "app/lesson/progress/progress.h"
#include "lessons/model/command.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/model/lesson.h"
#include "lessons/read/glossary.h"
#include "widgets/panel/card.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QAction;
class QLabel;
class QScrollArea;

namespace timestep {

class NextCard;
class NoticeBar;
class StepBar;
class StepPage;

/// The left card of the window: shows one step of a lesson with its questions and checks. It has no access to
/// the simulation: runChanged() passes measurements in, and stageWanted() requests the stage of a step.
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

    /// The lesson on display; null before the first. It owns the blocks that a Stage points to.
    std::shared_ptr<const Lesson> lesson() const { return m_lesson; }
    std::size_t step() const { return m_step; }
    /// The id of the step. Not at the page after the last one.
    std::string stepId() const;
    const LessonProgress& progress() const { return m_progress; }
    /// True while a prediction of the step is not committed: the run must wait for it. Also in the step to
    /// read before it, if that has the same experiment and asks for no run itself.
    bool runLocked() const { return m_locked; }
    /// True while a question of the step asks for the slope of a plot's line and has no right answer.
    bool asksForSlope(std::string_view plot) const;
    /// See stepsDone().
    bool stepDone(std::size_t step) const;
    /// The first sketch question of the step that is not answered yet; null: none.
    const Question* openSketch() const;
    /// The sketch question of this step, answered or not; null: none.
    const Question* sketchOfStep() const;
    /// The curve drawn so far for openSketch(): y at each place as text, empty where nothing is drawn.
    std::vector<std::string> sketchDraft() const;
    /// Stores the curve that the learner drew for openSketch().
    void takeSketch(const std::vector<std::string>& cells);
    /// Moves the focus back to the question of openSketch(): from drawing to committing it.
    void focusSketch();
    /// The committed curves of a plot, or of all plots when the id is empty: those that this step asks for,
    /// or whose outcome it shows; at the end all.
    std::vector<std::pair<const Question*, Answer>> committedSketches(std::string_view plot) const;
    /// Sets the function that returns the time of a new entry. Without it, only the times of the open
    /// progress count.
    void setStamp(std::function<std::string(const LessonProgress&)> stamp) { m_stamp = std::move(stamp); }
    /// Sets the function that returns the current experiment as JSON. It is called when a check finds its
    /// number, and the result is stored with the number.
    void setEvidence(std::function<std::string()> evidence) { m_evidence = std::move(evidence); }
    /// Sets the function that returns the lesson to continue with; it is called at the end of a lesson.
    void setNext(std::function<NextLesson()> next) { m_next = std::move(next); }
    /// Sets the function that returns the glossary; the first use of each term becomes a link.
    void setGlossary(std::function<Glossary()> glossary) { m_glossary = std::move(glossary); }
    /// Shows the learner's chart on the page at the end.
    void showChart(const PlotSpec& spec, const Table& table);
    /// Whether the stage shows something else than this lesson.
    bool isAside() const { return m_aside; }
    void setAside(bool aside) { m_aside = aside; }
    /// Whether the page at the end is shown.
    bool isAtEnd() const { return m_summary != nullptr; }
    /// True if the open step has a check or a question that waits for an action of the learner on the run.
    bool waitsForHands() const;

public slots:
    /// Evaluates the checks of the step on the experiment and its tables. To be called after changes, at most
    /// ten times a second.
    void runChanged(const timestep::Experiment& current, const timestep::Table& table,
                    const timestep::Table& residuals, const timestep::DerivedResults& derived,
                    const std::vector<bool>& tornToBorder = {});
    /// Call it after the user made a single step.
    void stepMade();
    void next();
    void back();
    /// Shows a sentence above the page until it is closed, such as about a file that cannot be read.
    void showProblem(const QString& sentence);

signals:
    /// The method of a run is to be edited (the button of the code pane).
    void methodEditWanted(std::size_t run);
    /// A step was entered. `restart`: its experiment starts again, because the stage had another one, because
    /// the learner went back, or because the step waits for a curve. Otherwise the run continues, and only
    /// view, plots, controls and code may change.
    void stageWanted(const timestep::Stage& stage, bool restart);
    /// A link of the lesson was followed.
    void commandWanted(const timestep::Command& command);
    void runLockChanged(bool locked);
    /// The learner asked what a term means: its id in the glossary.
    void termWanted(const QString& id);
    /// A link names a file; the name is relative to the folder of the lesson.
    void fileWanted(const QString& name);
    /// openSketch(), sketchDraft() or committedSketches() may have changed.
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
    /// The learner asked to save the answers and measurements for handing in.
    void resultWanted();
    /// The learner asked to write a report.
    void reportWanted();
    /// The learner asked for a program of the last experiment.
    void programWanted();
    /// The learner asked for the list of lessons.
    void lessonListWanted();
    /// The learner asked for the next lesson, for the course map, or to see the chart of the lesson.
    void lessonWanted(const QString& id);
    void courseWanted();
    void chartDrawWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void enter(std::size_t step, bool anew);
    void build();
    void stage(bool restart);
    void refresh(const std::string& aloud = {});
    void record(const Check& check, const CheckResult& result);
    void judgeAll();
    void takeAnswers();
    void updateLock();
    bool asksToPredict(std::size_t step) const;
    bool waitsForNextStep() const;
    void countTime();
    void focusTop();
    void focusNext();
    void runWhatWasMade(const Question* only);
    void onDraft(const Answer& answer);
    void onAnswer(const Answer& answer);
    void onLink(const QString& address);
    void retranslateUi();

    std::shared_ptr<const Lesson> m_lesson;
    std::size_t m_step = 0;
    LessonProgress m_progress;
    std::map<std::string, Judgement> m_judgements; ///< of the answers given, by question id
    bool m_locked = false;
    bool m_aside = false;
    std::function<std::string(const LessonProgress&)> m_stamp = [](const LessonProgress& progress) {
        return stampAfter(latestStamp(progress));
    };
    std::function<std::string()> m_evidence;
    std::function<NextLesson()> m_next;
    std::function<Glossary()> m_glossary;
    std::string m_staged;                ///< id of the experiment block that was last put on the stage
    std::optional<Experiment> m_current; ///< of the last runChanged(), for the code pane
    std::map<std::string, std::string> m_reactions; ///< see runReaction(), by check id
    std::optional<std::string> m_found;             ///< the numbers at the start of the step
    bool m_ranHere = false;                         ///< something was run or measured in this step
    QTimer m_draftTimer;                            ///< runs while a draft is not kept yet
    QElapsedTimer m_time; ///< since the step was entered or the time was last counted

    QAction* m_lessons;
    QAction* m_backKey;
    QAction* m_nextKey;
    QLabel* m_empty; ///< replaces the page before the first lesson; null afterwards
    NoticeBar* m_notice;
    QScrollArea* m_scroll;
    StepPage* m_page = nullptr;       ///< of the open step; null at the end
    SummaryPage* m_summary = nullptr; ///< of the end
    QWidget* m_foot;                  ///< between the page and the bar; holds the next card
    NextCard* m_nextCard = nullptr;   ///< at the end: leads to the next lesson
    StepBar* m_bar;
};

} // namespace timestep
