// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/read/glossary.h"
#include "lessons/walk/lesson_walk.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace timestep {

class CheckRow;
class CodePane;
class Heading;
class MarkIcon;
class Note;
class QuestionFrame;

/// The beginning of the addresses of links to a step of the same lesson, by its number from 0.
inline constexpr QStringView stepScheme = u"step:";

/// One step of a lesson: its title, and its blocks in document order. It shows the answers, judgements and
/// checks of a walk and emits what the learner does.
class StepPage : public QWidget {
    Q_OBJECT

public:
    /// The open step of a walk, which must outlive the page. `glossary`: terms whose first use in the lesson
    /// becomes a link.
    StepPage(const LessonWalk& walk, const Glossary& glossary, QWidget* parent = nullptr);
    ~StepPage() override;

    /// Shows answers with their judgements, checks with reactions, and whether the step is done. `aloud`: id
    /// of the question whose judgement is new; empty: none.
    void show(const std::map<std::string, std::string>& reactions, const std::string& aloud);
    /// Shows why an answer cannot be judged yet.
    void showUnreadable(const Answer& answer, const Judgement& judgement);
    /// What runs to the end lacked, by the id of the check; see runReaction().
    void showReactions(const std::map<std::string, std::string>& reactions);
    /// Shows the pseudocode of the experiment's method if the step has a code pane.
    void showCode(const Experiment& experiment);
    /// Marks the lines of the code one after the other, as a single step executes them.
    void playCode();
    /// Shows the state of the stage in the questions about something done in the scene.
    void showHands(const CheckContext& context);
    /// Sets the curve that was drawn for a sketch question.
    void takeSketch(const std::string& question, const std::vector<std::string>& cells);
    /// The widget that gets the focus when the page opens.
    QWidget* top() const;
    /// Shows that the run waits for the prediction in the next step.
    void showWaiting(bool waits);
    /// The feedback of a question, to be scrolled into view; null: there is no such question.
    QWidget* feedbackOf(const std::string& question) const;
    /// The outcome of a prediction that the last show() brought; null: none.
    QWidget* newOutcome() const;
    /// The button that commits or checks a question; null: there is no such question.
    QPushButton* commitButtonOf(const std::string& question) const;
    /// Folds the questions that are answered: the learner comes back to them.
    void foldAnswered();
    /// Whether a question is still to be answered.
    bool asks() const;
    /// The first question that is still to be answered, or else a text with a link to a command; null: none.
    QWidget* nextToDo() const;
    /// The lines of the method, if the step is about them and shows them elsewhere; otherwise null.
    QWidget* lent() const { return m_lent; }

signals:
    void drafted(const timestep::Answer& answer);
    void answered(const timestep::Answer& answer);
    void linkActivated(const QString& address);
    /// The code pane's method of a run is to be edited.
    void methodEditWanted(std::size_t run);
    /// The curve of a question differs from the one in the plot.
    void sketchReplaced();
    void sketchDrawWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    // One function per kind of block whose row sets onPage and that needs more from the page than a place.
    void add(const Prose& prose);
    void addDeeperSteps(std::size_t step);
    void findTermsOfEarlierSteps(std::size_t step);
    void add(const Question& question);
    void add(const Check& check);
    int placeOf(const CheckRow& row) const;
    void joinTables();
    void add(const CodeBlock& code);
    void addPane(CodePane* pane);
    void foldCode();
    void showFoldedCode();
    void add(const BoxBlock& box);
    void add(const PictureBlock& block);
    void add(const ExplanationBlock& block);
    void compareCode(const Experiment& experiment);
    void retranslate();

    const LessonWalk& m_walk;
    std::shared_ptr<const Lesson> m_lesson; ///< of this page; that of the walk may be newer
    Glossary m_glossary;
    std::set<std::string> m_usedTerms; ///< ids
    const LessonStep* m_step;
    const CodeBlock* m_code = nullptr;
    QVBoxLayout* m_layout;
    QLabel* m_kind;
    MarkIcon* m_doneMark;
    QLabel* m_doneText;
    Heading* m_heading;
    Note* m_waiting;
    bool m_waits = false;
    std::vector<QuestionFrame*> m_questions;
    std::vector<CheckRow*> m_checks;
    std::vector<std::pair<const ExplanationBlock*, QWidget*>> m_explanations;
    QToolButton* m_codeFold =
        nullptr;                    ///< opens code that an earlier step brought; null: the step has its own
    bool m_hasCode = false;         ///< the method has code
    CodePane* m_codePane = nullptr; ///< of a run
    std::vector<CodePane*> m_compared; ///< of a block that compares
    QPointer<QWidget> m_lent;          ///< holds the panes where code leads; null: they are on the page
    int m_codeLines = 0;
    QTimer m_codeTimer;
};

/// The kind of a step in the current language: "Predict".
QString stepKindName(StepKind kind);

} // namespace timestep
