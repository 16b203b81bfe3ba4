// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/theme.h"
#include "widgets/view/view_transform.h"

#include <QRectF>

#include <array>

class QPainter;

namespace timestep {

struct FrameLook;

/// True for roles that are not things but what is known about them: ghosts, arrows, contacts, boxes ...
bool isLayer(Role role);

/// How long arrows are drawn that are no lengths themselves: velocities, forces, impulses. The factor is a
/// power of two, so that it can be said, and never grows while a scene runs: a body that gets slower gets a
/// shorter arrow.
class ArrowScale {
public:
    void reset() { m_longest = {}; }
    /// Takes in the arrows of a frame.
    void see(const Frame& frame);
    /// Length on the screen over length in the frame, when `unit` is 1/96 inch [px].
    double factor(Role role, double pixelsPerLength, double unit) const;
    bool has(Role role) const { return m_longest[static_cast<std::size_t>(role)] > 0; }

private:
    std::array<double, 32> m_longest{}; ///< by role [scene length]
};

/// Draws what a frame has of such roles over a frame that was drawn. Each role has a colour and a form of its
/// own; what is not finite is left out.
class LayerPainter {
public:
    LayerPainter(QPainter& painter, const ViewTransform& transform, const QRectF& clip,
                 const FrameLook& look);
    void paint(const Frame& frame);

private:
    void paintPoint(QPointF at, Role role, double radius);
    void paintArrow(const FrameArrow& arrow, bool withHead);
    void setPen(Role role, double width);

    QPainter& m_painter;
    const ViewTransform& m_transform;
    QRectF m_clip;
    const FrameLook& m_look;
};

/// The colour of a layer's role.
QColor layerColour(Role role, Theme theme);

} // namespace timestep
