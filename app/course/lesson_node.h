// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/elements/mark.h"

#include <QAbstractButton>
#include <QString>

#include <string>

namespace timestep {

class Cover;

/// The texts of a card on the map.
struct NodeText {
    std::string id; ///< of its picture
    int number = 0;
    QString title;
    QString details; ///< length, level; for screen readers and tool tips
    QString state;   ///< "done", "3 of 11 steps", or empty
    QString length;  ///< "15 min", shown before the lesson is begun
    Mark mark = Mark::Open;
    double part = 0;  ///< fraction of the steps that are done, 0 to 1
    int after = 0;    ///< number of the lesson that it builds on; 0: none
    QString buildsOn; ///< title of that lesson; for screen readers, not drawn
    QString problem;  ///< the reason why it cannot be opened; empty: it can
};

/// A lesson on the course map: a card with a picture, a title and how much is done. It opens the lesson when
/// pressed. Arrow keys move the focus to a neighbour.
class LessonNode : public QAbstractButton {
    Q_OBJECT

public:
    LessonNode(NodeText text, QWidget* parent);

    /// The place on the chosen path, from 1; 0: not on the path, drawn pale.
    void setPathPlace(int place, bool numbered);
    /// Marks the node from which the arrow keys move.
    void setCurrent(bool current);
    int pathPlace() const { return m_place; }
    const NodeText& text() const { return m_text; }
    QSize sizeHint() const override;
    /// The height of a card of this width [px].
    int heightFor(int width) const;

signals:
    /// An arrow key was pressed: one of the two arguments is -1 or 1. Home and End pass very large numbers.
    void leaveWanted(int across, int down);
    void focused(Qt::FocusReason reason);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void describe();
    void setMoving(bool on);

    NodeText m_text;
    Cover* m_cover = nullptr; ///< what moves in place of the picture; made when it begins
    int m_place = 1;
    bool m_numbered = false;
    bool m_current = false;
};

} // namespace timestep
