// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress/lesson_state.h"

#include <QFrame>

#include <string>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace timestep {

class Heading;
class RichText;
class StepDots;

/// The card at the top of the course map with the one thing to do next: a lesson, the question that it begins
/// with, how much of it is done, and a button that opens it.
class CourseHero : public QFrame {
    Q_OBJECT

public:
    explicit CourseHero(QWidget* parent = nullptr);

    /// `first`: the learner has not begun any lesson.
    void show(const LessonInfo& lesson, const LessonState& state, const QString& learner, bool first);
    QString lesson() const { return QString::fromStdString(m_lesson.id); }
    QPushButton& button() const { return *m_go; }

signals:
    void lessonChosen(const QString& id);
    void startOverWanted(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void say();
    void colour();
    int pictureWidth() const;
    bool isOnPhone() const;

    LessonInfo m_lesson;
    LessonState m_state;
    QString m_learner;
    bool m_first = false;
    QLabel *m_welcome, *m_left;
    Heading* m_title;
    RichText* m_question;
    StepDots* m_steps;
    QPushButton *m_go, *m_again;
    QBoxLayout *m_layout, *m_progress; ///< words and buttons, steps and minutes: beside or below each other
};

} // namespace timestep
