// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace timestep {

/// Roles of an item of the list of lessons.
enum LessonRole {
    DetailsRole =
        Qt::UserRole, ///< QString: length, level, the lesson that it builds on; or why it cannot be read
    StateRole,        ///< QString: "done", "in progress" or nothing
    MarkRole          ///< int: a Mark
};

/// Draws a lesson in two lines: the title, and its details and state.
class LessonItem : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace timestep
