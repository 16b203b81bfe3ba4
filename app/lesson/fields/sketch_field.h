// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/fields/answer_field.h"

class QPushButton;

namespace timestep {

class QuietLabel;

/// The input of a sketch question, whose curve is drawn in a plot. It explains how to draw, shows how much is
/// drawn, starts drawing with the keyboard, and clears the curve.
class SketchField : public AnswerField {
    Q_OBJECT

public:
    SketchField(const Question& question, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void setSpoken(const QString& description) override;

    /// Sets the curve that was drawn; emits edited().
    void take(const std::vector<std::string>& cells);
    const QuestionSketch& sketch() const { return m_sketch; }
    const std::string& question() const { return m_question; }
    bool isReadOnly() const { return m_readOnly; }

signals:
    /// Emitted when the learner starts to draw with the keyboard.
    void drawWanted();
    /// The curve differs from the one in the plot: it was read from progress, or cleared.
    void replaced();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showState();

    std::string m_question;
    QuestionSketch m_sketch;
    std::vector<std::string> m_cells;
    bool m_readOnly = false;
    QuietLabel* m_state;
    QPushButton *m_draw, *m_wipe;
};

} // namespace timestep
