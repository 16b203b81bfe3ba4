// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame_painter.h"

#include <QPainter>
#include <QPixmap>

#include <vector>

namespace timestep {

/// Draws the points of one frame: bodies as discs in the colour of the run, particles of several runs as its
/// marker, pins as a ring around a dot.
class DotPainter {
public:
    /// With `copied`, equal dots are collected and copied from one picture each by finish().
    DotPainter(QPainter& painter, const FrameLook& look, bool copied);

    /// A dot with centre and radius [px]; `sized`: the radius is that of the body, not the painter's choice.
    void add(QPointF centre, double radius, Role role, bool sized);
    /// Draws what was collected.
    void finish();

private:
    struct Batch {
        int radius = 0; ///< [1/4 px]
        Role role = Role::Body;
        bool sized = false;
        std::vector<QPainter::PixmapFragment> fragments;
        QPixmap picture;
    };
    void draw(QPainter& painter, QPointF centre, double radius, Role role, bool sized) const;

    QPainter& m_painter;
    const FrameLook& m_look;
    bool m_copied;
    std::vector<Batch> m_batches;
};

} // namespace timestep
