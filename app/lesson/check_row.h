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
};

/// A given answer in Markdown, as it stands beside an outcome: the text of the choice, the number with its
/// unit, one cell of a table. Empty when there is none.
std::string answerMarkdown(const Question& question, const Answer& answer, int cell);

} // namespace timestep
