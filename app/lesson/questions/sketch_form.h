// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

class QPushButton;

namespace timestep {

class QuietLabel;

/// The input of a sketch question, whose curve is drawn in a plot. It explains how to draw, shows how much is
/// drawn, starts drawing with the keyboard, and clears the curve.
class SketchField : public AnswerField {
    Q_OBJECT

public:
    SketchField(const Question& question, const SketchQuestion& sketch, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void setSpoken(const QString& description) override;

    /// Sets the curve that was drawn; emits edited().
    void take(const std::vector<std::string>& cells);
    const SketchQuestion& sketch() const { return m_sketch; }
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
    SketchQuestion m_sketch;
    std::vector<std::string> m_cells;
    bool m_readOnly = false;
    QuietLabel* m_state;
    QPushButton *m_draw, *m_wipe;
};

std::string saidSketch(const SketchQuestion& sketch, const Answer& answer, int cell, const std::string& unit);
std::optional<QString> reportedSketch(const SketchQuestion& sketch, const Answer& answer,
                                      std::optional<int> cell);
OutcomeVerdict verdictOfSketch(const Check& check, const SketchQuestion& prediction, const Answer& answer,
                               double measured, const QLocale& locale);
std::vector<SheetPart> roomForSketch(const SketchQuestion& sketch, const SheetPlace& place);
KeyParts keyOfSketch(const SketchQuestion& sketch, const SheetPlace& place);
QString sketchesOfClass(const Question& question, const SketchQuestion& sketch, const ClassAnswers& answers);

} // namespace timestep
