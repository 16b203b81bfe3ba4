// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress.h"
#include "lessons/question.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace timestep {

class AnswerField;
class Note;
class RichText;
class SideBySide;

/// A question on a ground of its own: what is asked, the field, one button, and what is said to the answer.
/// It shows what a QuestionProgress holds and keeps nothing itself. A prediction or a sentence is committed
/// and then stands as it is.
class QuestionFrame : public QWidget {
    Q_OBJECT

public:
    explicit QuestionFrame(const Question& question, QWidget* parent = nullptr);

    const Question& question() const { return m_question; }
    /// Shows answer, feedback, hint and solution. `aloud`: something new was said, so a screen reader hears
    /// of it.
    void show(const QuestionProgress& progress, bool aloud);

signals:
    void drafted(const timestep::Answer& answer);
    /// The learner checked or committed an answer that can be read.
    void answered(const timestep::Answer& answer);
    void linkActivated(const QString& address);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void submit();
    void showCommitted(const QuestionProgress& progress);
    void showGraded(const QuestionProgress& progress);
    void retranslateUi();
    bool isCommitted() const { return m_question.prediction || m_question.type == Question::Type::Sentence; }

    Question m_question;
    QuestionProgress m_progress;
    QLabel* m_caption;
    RichText* m_ask;
    AnswerField* m_field;
    QPushButton* m_button;
    Note* m_verdict;
    Note* m_hint;
    Note* m_solution;
    Note* m_committed;
    SideBySide* m_model;
};

} // namespace timestep
