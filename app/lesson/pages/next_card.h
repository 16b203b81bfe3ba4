// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include <string>

class QBoxLayout;

namespace timestep {

/// The lesson to continue with, for the end of a lesson.
struct NextLesson {
    QString id; ///< empty: there is none
    QString title;
    int number = 0, minutes = 0;
    std::string question;             ///< its first question, as Markdown
    int lessonsDone = 0, lessons = 0; ///< of the course
    bool handIn = false;              ///< the result of this one goes to the hand-in folder of the class
};

/// The links at the end of a lesson: the picture, title and first question of the next lesson, and buttons
/// that start it or lead to the course. It is below the page and visible without scrolling.
class NextCard : public QFrame {
    Q_OBJECT

public:
    explicit NextCard(const NextLesson& next, QWidget* parent = nullptr);

signals:
    void lessonWanted(const QString& id);
    void courseWanted();
    void lessonListWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addWords(const NextLesson& next);
    void addButtons(const NextLesson& next);

    QBoxLayout* m_parts;             ///< picture, words, buttons
    QBoxLayout* m_buttons = nullptr; ///< side by side in a narrow card
    QWidget* m_picture = nullptr;
    QWidget* m_question = nullptr;
};

} // namespace timestep
