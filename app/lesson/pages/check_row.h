// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/elements/mark.h"
#include "app/lesson/progress/progress.h"
#include "lessons/model/evaluate_check.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

namespace timestep {

class Note;
class QuietLabel;
class RichText;
class SideBySide;

/// One check of a step: whether it is done, its text, and the number that was measured. When the check has a
/// prediction as its outcome, prediction and outcome are shown side by side below it, with a verdict in
/// words.
class CheckRow : public QWidget {
    Q_OBJECT

public:
    /// `prediction` is the question that the check names as its outcome; null: none.
    CheckRow(const Check& check, const Question* prediction, QWidget* parent = nullptr);

    const Check& check() const { return m_check; }
    /// `done`: null while the check never held. `reaction`: what a run to its end lacked, see runReaction().
    void show(const CheckProgress* done, const std::string& reaction, const Answer* predicted);
    /// True: the number that was measured is not shown, because it answers an open question.
    void setNumberHidden(bool hidden) { m_numberHidden = hidden; }
    bool isNumberHidden() const { return m_numberHidden; }
    /// True: no run counts before the lines of the step are complete, see LessonWalk::waitsForLines().
    void setWaitsForLines(bool waits) { m_waitsForLines = waits; }

    /// Several checks may belong to one prediction, one for each cell of a table: the first one shows them
    /// all as one table. Without a table, only the last one shows the prediction's feedback.
    void joinTable(CheckRow* first);
    void setFeedbackWanted(bool wanted) { m_feedbackWanted = wanted; }
    /// Whether it shows an outcome that it did not show before the last show().
    bool isNews() const { return m_isNews; }

signals:
    void linkActivated(const QString& address);

private:
    QString numberText(double measured) const;
    std::string waitsText() const;
    void showTable();
    void showOutcome(const CheckProgress* done, const Answer* predicted);

    Check m_check;
    std::optional<Question> m_prediction;
    QString m_told; ///< state that was shown last; empty: none yet
    bool m_wasDone = false, m_isNews = false;
    struct Line {
        std::string given, outcome; ///< Markdown
        Mark mark = Mark::Open;
    };
    Line m_line;                         ///< of the table
    CheckRow* m_first = nullptr;         ///< shows the table; null: there is none
    std::vector<const CheckRow*> m_rows; ///< of the table; empty: another row shows it
    QWidget* m_row;
    MarkIcon* m_mark;
    RichText* m_text;
    QuietLabel* m_found;
    SideBySide* m_outcome;
    Note* m_feedback;
    Note* m_reaction;
    bool m_waitsForLines = false, m_numberHidden = false;
    bool m_feedbackWanted = true;
};

/// Returns an answer as Markdown for display next to the outcome: the text of the choice, or the number (of

} // namespace timestep
