// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress.h"
#include "lessons/check.h"

#include <QWidget>

#include <optional>

namespace timestep {

class MarkIcon;
class Note;
class QuietLabel;
class RichText;
class SideBySide;

/// What there is to do: open or done, its text, and the number that was measured. When the check answers a
/// prediction, prediction and outcome stand side by side below it; neither is marked.
class CheckRow : public QWidget {
    Q_OBJECT

public:
    /// `prediction` is the question that the check names as its outcome; null: none.
    CheckRow(const Check& check, const Question* prediction, QWidget* parent = nullptr);

    const Check& check() const { return m_check; }
    /// `done`: null while the check never held. `soFar`: a number that was measured and is not yet as
    /// expected.
    void show(const CheckProgress* done, std::optional<double> soFar, const Answer* predicted);

    /// Several checks may answer one prediction, a table cell by cell: what there is to say to it stands
    /// below the last.
    void setFeedbackWanted(bool wanted) { m_feedbackWanted = wanted; }
    /// Leaves away what there was to do.
    void showOutcomeOnly();

signals:
    void linkActivated(const QString& address);

private:
    QString numberText(double measured) const;
    void showOutcome(const CheckProgress* done, const Answer* predicted);

    Check m_check;
    std::optional<Question> m_prediction;
    QWidget* m_row;
    MarkIcon* m_mark;
    RichText* m_text;
    QuietLabel* m_found;
    SideBySide* m_outcome;
    Note* m_feedback;
    bool m_feedbackWanted = true;
};

/// A given answer in Markdown, as it stands beside an outcome: the text of the choice, or the number (of one
/// cell of a table) with its unit. Empty when there is none.
std::string answerMarkdown(const Question& question, const Answer& answer, int cell, const std::string& unit);

} // namespace timestep
