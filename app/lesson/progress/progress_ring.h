// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QRectF>
#include <QWidget>

class QPainter;

namespace timestep {

/// Draws how much of a lesson is done: a ring, filled clockwise from the top; a disc with a tick at the end.
void drawProgressRing(QPainter& painter, const QRectF& place, double part, const QPalette& palette);

/// The same as a part of a page.
class ProgressRing : public QWidget {
    Q_OBJECT

public:
    /// `side` of the square [px].
    ProgressRing(double part, int side, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {m_side, m_side}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_part;
    int m_side;
};

} // namespace timestep
