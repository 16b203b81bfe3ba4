// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Helpers that operate the panel of a lesson. Shared by the tests of the lesson panel.

#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/note.h"
#include "app/lesson/pages/check_row.h"
#include "app/lesson/pages/question_frame.h"
#include "app/lesson/pages/side_by_side.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/lesson/questions/order_list.h"
#include "tests/lessons/made_lesson.h"
#include "widgets/formula/rich_text.h"
#include "widgets/look/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

namespace timestep::lesson_fixture {
using namespace timestep::made_lesson;

inline Experiment asStaged(const LessonPanel& panel) {
    return panel.lesson()->experiment("first")->experiment;
}

inline QuestionFrame* frameOf(const LessonPanel& panel, const char* id) {
    for (QuestionFrame* frame : panel.findChildren<QuestionFrame*>())
        if (frame->objectName() == QLatin1String(id) && frame->window() == panel.window() &&
            frame->isVisible())
            return frame;
    return nullptr;
}

/// Moves the items of an order with the keyboard.
inline void arrange(OrderList* list, const QStringList& ids) {
    for (int place = 0; place < list->count(); ++place)
        for (int row = place; row < list->count(); ++row) {
            if (list->item(row)->data(Qt::UserRole).toString() != ids.value(place)) continue;
            list->setCurrentRow(row);
            for (int step = row; step > place; --step) QTest::keyClick(list, Qt::Key_Up, Qt::ControlModifier);
            break;
        }
}

/// Types `answer` into the fields of a question ("30|60" for a table, an id for a choice, ids for an order).
inline void give(QuestionFrame* frame, const QString& answer) {
    if (auto* button = frame->findChild<QRadioButton*>(answer)) button->click();
    const QStringList parts = answer.split('|');
    int part = 0;
    for (QLineEdit* line : frame->findChildren<QLineEdit*>()) {
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, parts.value(part++));
    }
    if (auto* list = frame->findChild<OrderList*>()) arrange(list, parts);
    for (QComboBox* box : frame->findChildren<QComboBox*>())
        box->setCurrentIndex(std::max(0, box->findText(parts.value(part++))));
    if (auto* text = frame->findChild<QPlainTextEdit*>()) text->setPlainText(answer);
}

inline void press(QuestionFrame* frame) {
    frame->findChild<QPushButton*>("answer")->click();
}

/// The text below a question.
inline QString saidBy(const QuestionFrame* frame) {
    QStringList said;
    for (const Note* note : frame->findChildren<Note*>())
        if (note->isVisibleTo(frame)) said << QString::fromStdString(note->markdown());
    return said.join('\n');
}

inline QList<Mark> marksIn(const QWidget* widget) {
    QList<Mark> marks;
    for (const MarkIcon* icon : widget->findChildren<MarkIcon*>())
        if (icon->mark() != Mark::None && icon->isVisibleTo(widget)) marks << icon->mark();
    return marks;
}

inline CheckRow* rowOf(const LessonPanel& panel, const char* id) {
    for (CheckRow* row : panel.findChildren<CheckRow*>())
        if (row->objectName() == QLatin1String(id) && row->isVisible()) return row;
    return nullptr;
}

/// A visible panel with that lesson.
class OpenPanel : public LessonPanel {
public:
    OpenPanel() {
        setLocale(QLocale::c());
        resize(420, 900);
        open(lessonForTests(), {});
        show();
        activateWindow();
    }
};

} // namespace timestep::lesson_fixture
