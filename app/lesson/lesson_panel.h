// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress.h"
#include "lessons/command.h"
#include "lessons/lesson.h"
#include "widgets/panel/card.h"

#include <QElapsedTimer>

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

class NoticeBar;
class StepBar;
class StepPage;
class SummaryPage;

/// The left card of the window: one step of a lesson at a time, with its questions and checks. It knows no
/// simulation: the window tells it what was measured, and it tells the window what to put on the stage.
class LessonPanel : public Card {
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);
    ~LessonPanel() override;

    /// Opens a lesson at the step where its progress stands (the first, when that step does not exist).
    void open(Lesson lesson, const LessonProgress& progress);
    /// Takes a lesson that was edited or translated in place of the open one: step and answers stay. Another
    /// lesson (by id) is opened from its beginning.
    void reload(Lesson lesson);
    /// Opens a step by its number, from 0; lesson->steps.size() is the page at the end.
    void goTo(std::size_t step);

    /// The lesson on display; null before the first. What a Stage points to lives as long as somebody holds
    /// this.
    std::shared_ptr<const Lesson> lesson() const { return m_lesson; }
    std::size_t step() const { return m_step; }
    const LessonProgress& progress() const { return m_progress; }
    /// True while a prediction of the step is not committed: the run must wait for it.
    bool runLocked() const { return m_locked; }
    /// True when every check of the step holds or held.
    bool stepDone(std::size_t step) const;
    /// The curve that the open step waits for; null: none.
    const Question* openSketch() const;
    /// As far as it is drawn, one text for each place.
    std::vector<std::string> sketchDraft() const;
    /// The learner drew more of it.
    void takeSketch(const std::vector<std::string>& cells);
    /// The curves that were committed for a plot; for any, when that is empty.
    std::vector<std::pair<const Question*, Answer>> committedSketches(std::string_view plot) const;
    /// Asked for the experiment, as JSON, with which a number was just found: it is kept beside the number.
    void setEvidence(std::function<std::string()> evidence) { m_evidence = std::move(evidence); }
    /// True if the open step waits for something that a person does to the run.
    bool waitsForHands() const;

public slots:
    /// What stands on the stage and what was measured so far. Call it when something changed, ten times a
    /// second at most.
    void runChanged(const timestep::Experiment& current, const timestep::Table& table,
                    const timestep::Table& residuals, const std::map<std::string, timestep::Table>& sweeps,
                    const timestep::Observed& observed = {});
    /// A single step was made by hand.
    void stepMade();
    void next();
    void back();
    /// Says one sentence above the page until somebody closes it: a file that cannot be read, a link that
    /// leads nowhere.
    void showProblem(const QString& sentence);

signals:
    /// A step was entered. `restart`: its experiment begins anew, because another one was on the stage,
    /// because the learner went back, or because the step waits for a curve; otherwise the run goes on, and
    /// only view, plots, controls and code may differ.
    void stageWanted(const timestep::Stage& stage, bool restart);
    /// A link of the lesson was followed.
    void commandWanted(const timestep::Command& command);
    void runLockChanged(bool locked);
    /// openSketch(), sketchDraft() or committedSketches() may say something else now.
    void sketchChanged();
    /// The learner wants to draw with the keyboard.
    void sketchDrawWanted();
    /// Something worth keeping happened.
    void progressChanged(const timestep::LessonProgress& progress);
    /// The page behind the last step is open.
    void finished();
    /// The learner wants a chart of this plot, with the lesson's caption, as a file.
    void chartWanted(const QString& plotId);
    /// The learner wants to save what was answered and measured, to hand it in.
    void resultWanted();
    /// The learner wants to write a report.
    void reportWanted();
    /// The learner wants to choose a lesson.
    void lessonListWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void enter(std::size_t step, bool anew);
    void build();
    void stage(bool restart);
    void refresh(const std::string& aloud = {});
    void record(const Check& check, const CheckResult& result);
    void takeAnswers();
    void updateLock();
    void countTime();
    void focusTop();
    void onDraft(const Answer& answer);
    void onAnswer(const Answer& answer);
    void onLink(const QString& address);
    void retranslateUi();
    std::string stepId() const;

    std::shared_ptr<const Lesson> m_lesson;
    std::size_t m_step = 0;
    LessonProgress m_progress;
    bool m_locked = false;
    std::function<std::string()> m_evidence;
    std::string m_staged;                  ///< id of the experiment block that was last put on the stage
    std::optional<Experiment> m_current;   ///< as last told, for the code pane
    std::map<std::string, double> m_soFar; ///< by check id
    QElapsedTimer m_time;                  ///< since the step was entered or the time was last counted

    QAction* m_lessons;
    QAction* m_backKey;
    QAction* m_nextKey;
    QLabel* m_empty; ///< stands in place of the page before the first lesson; null afterwards
    NoticeBar* m_notice;
    QScrollArea* m_scroll;
    StepPage* m_page = nullptr;       ///< of the open step; null at the end
    SummaryPage* m_summary = nullptr; ///< of the end
    StepBar* m_bar;
};

} // namespace timestep
