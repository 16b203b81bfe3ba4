// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress/progress.h"
#include "lessons/questions/question.h"
#include "widgets/accessibility/announce.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace timestep {

class AnswerField;
class FoldLine;
class Note;
class RichText;
class SideBySide;

/// A question on its own background: the text, the field, one button, and the feedback. It shows a
/// QuestionProgress with its Judgement and judges nothing itself. A prediction or a sentence cannot be
/// changed once it is committed.
class QuestionFrame : public QWidget {
    Q_OBJECT

public:
    /// `awaited`: a run shows what comes of a prediction; false: it is a question of a test.
    explicit QuestionFrame(const Question& question, bool awaited = true, QWidget* parent = nullptr);

    /// Folds an answered question into one line with its answer, which opens it again.
    void fold();
    bool isFolded() const { return m_body->isHidden(); }

    const Question& question() const { return m_question; }
    /// The input, for the focus.
    AnswerField* field() const;
    /// Commits or checks the answer.
    QPushButton* button() const { return m_button; }
    /// Shows the answer and its judgement. `aloud`: when a screen reader announces the judgement; null: it is
    /// not new.
    void show(const QuestionProgress& progress, const Judgement& judgement, std::optional<Announced> aloud);
    /// Marks the button as the next thing to do.
    void setNext(bool next);
    /// Shows why an answer cannot be judged yet, and marks the unreadable cells.
    void showUnreadable(const Answer& answer, const Judgement& judgement);

signals:
    void drafted(const timestep::Answer& answer);
    /// The learner submitted an answer to be checked or committed.
    void answered(const timestep::Answer& answer);
    void linkActivated(const QString& address);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setOpen(bool open);
    void sayFolded();
    void resizeEvent(QResizeEvent* event) override;
    void submit();
    void showNextHint();
    void keepRow();
    void showCommitted();
    void showGraded();
    void retranslate();

    Question m_question;
    QuestionProgress m_progress;
    Judgement m_judgement; ///< of the given answer
    bool m_awaited;
    bool m_next = false; ///< it is the next thing to do
    FoldLine* m_line;    ///< hidden until the question is folded
    QWidget* m_body;     ///< everything else
    QLabel* m_caption;
    RichText* m_ask;
    AnswerField* m_field;
    QWidget* m_row; ///< the buttons
    QPushButton* m_button;
    QToolButton* m_hintButton;
    bool m_saysUnreadable = false; ///< why the answer could not be read
    std::size_t m_hintsAsked = 0;
    std::string m_hintShown; ///< the hint that was asked for; empty: none
    Note* m_verdict;
    Note* m_hint;
    Note* m_solution;
    Note* m_committed;
    SideBySide* m_model;
};

} // namespace timestep
