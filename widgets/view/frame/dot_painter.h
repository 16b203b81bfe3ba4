// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame/frame_painter.h"

#include <QPainter>
#include <QPixmap>

#include <vector>

namespace timestep {

/// Draws the points of one frame: bodies as balls in the colour of the run, particles of several runs as the
/// marker of their run, pins as beads on a nail, and suns and wheels with their own shapes.
class DotPainter {
public:
    /// With `copied`, equal dots are collected, and finish() copies them from one picture per kind.
    DotPainter(QPainter& painter, const FrameLook& look, bool copied);

    /// A point with its centre and radius on the screen [px].
    void add(const FramePoint& point, QPointF centre, double radius);
    /// Draws the collected dots.
    void finish();

private:
    struct Batch {
        int radius = 0;  ///< [1/4 px]
        FramePoint like; ///< role, shape and whether it has its own radius
        std::vector<QPainter::PixmapFragment> fragments;
        QPixmap picture;
    };
    void draw(QPainter& painter, const FramePoint& point, QPointF centre, double radius) const;
    void drawPin(QPainter& painter, QPointF centre, double radius) const;
    void drawBall(QPainter& painter, QPointF centre, double radius, const QColor& colour) const;
    void drawSun(QPainter& painter, QPointF centre, double radius) const;
    void drawWheel(QPainter& painter, QPointF centre, double radius, double angle) const;

    QPainter& m_painter;
    const FrameLook& m_look;
    bool m_copied;
    std::vector<Batch> m_batches;
};

} // namespace timestep
