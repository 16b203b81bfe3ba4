// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/evaluate_check.h"
#include "lessons/questions/question.h"

#include <QWidget>

class QBoxLayout;

namespace timestep {

class Heading;
struct CheckProgress;

/// The outcome of a prediction, on the page at the end of a lesson: the measured number, large and in the
/// colour of its run, what it is, what was predicted, and the verdict. In a narrow page they are below each
/// other.
class FindingRow : public QWidget {
    Q_OBJECT

public:
    /// `done`: null while the check never held. `title` (Markdown) says what was asked or measured.
    FindingRow(const Check& check, const Question& prediction, const Answer& answer,
               const CheckProgress* done, const std::string& title, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void recolour();

    int m_run;
    Heading* m_value;
    QBoxLayout* m_layout;
};

} // namespace timestep
