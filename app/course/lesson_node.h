// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/mark.h"

#include <QAbstractButton>
#include <QString>

namespace timestep {

/// What a lesson on the map says.
struct NodeText {
    int number = 0;
    QString title;
    QString details; ///< length, level
    QString state;   ///< "done", "in progress", or empty
    Mark mark = Mark::Open;
    QString buildsOn; ///< title of that lesson; said, not drawn
    QString problem;  ///< why it cannot be opened; empty: it can
};

/// A lesson on the course map: a card that is pressed to open it. Arrow keys leave it for its neighbours.
class LessonNode : public QAbstractButton {
    Q_OBJECT

public:
    LessonNode(NodeText text, QWidget* parent);

    /// Its place on the path that was chosen, from 1; 0: off the path, which makes it pale.
    void setPathPlace(int place, bool numbered);
    /// The one that the arrow keys go on from.
    void setCurrent(bool current);
    int pathPlace() const { return m_place; }
    const NodeText& text() const { return m_text; }
    QSize sizeHint() const override;

signals:
    /// An arrow key: one of the two is -1 or 1; Home and End move by very much.
    void leaveWanted(int across, int down);
    void focused();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void describe();

    NodeText m_text;
    int m_place = 1;
    bool m_numbered = false;
    bool m_current = false;
};

} // namespace timestep
