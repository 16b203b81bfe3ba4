// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress/lesson_state.h"

#include <QFrame>
#include <QString>

class QBoxLayout;

namespace timestep {

/// The links at the end of a lesson: the picture, title and first question of the next lesson, and buttons
/// that start it or lead to the course. It is below the page and visible without scrolling.
class NextCard : public QFrame {
    Q_OBJECT

public:
    explicit NextCard(const NextLesson& next, QWidget* parent = nullptr);

signals:
    void lessonWanted(const QString& id);
    /// A button stands for an action of the window: its id in the table of actions.
    void actionWanted(const QString& id);

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
