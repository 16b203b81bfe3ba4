// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/look/theme.h"
#include "widgets/view/frame/view_transform.h"

#include <QRectF>

#include <array>

class QPainter;

namespace timestep {

struct FrameLook;

/// Whether a role marks a property of a thing, not the thing itself: ghosts, arrows, contacts, boxes.
constexpr bool isLayer(Role role) {
    return role >= Role::Ghost;
}

/// Scales arrows whose quantity is not a length: velocities, forces, impulses. The factor is a power of two,
/// so that a legend can name it. It never grows while a scene runs, so that a slower body has a shorter
/// arrow. An arrow that exists at the start fixes it: it changes only when an arrow would be more than 4
/// times as long, or the start has less than a 16th. So the tip of an arrow stays where a hand puts it.
class ArrowScale {
public:
    void reset() { m_longest = m_now = {}, m_fixed = {}; }
    /// Adds the arrows of one of the frames that are shown together.
    void add(const Frame& frame);
    /// The frames added since the last call are shown. `atStart`: of a scene that has not run yet.
    void update(bool atStart);
    /// Returns length on the screen over length in the frame. `unit` is 1/96 inch [px].
    double factor(Role role, double pixelsPerLength, double unit) const;
    bool has(Role role) const { return m_longest[static_cast<std::size_t>(role)] > 0; }

private:
    std::array<double, 32> m_longest{}; ///< by role; decides the factor [scene length]
    std::array<double, 32> m_now{};     ///< by role, in the added frames [scene length]
    std::array<bool, 32> m_fixed{};     ///< by role: the start has such an arrow
};

/// Draws the things of a frame whose role isLayer() over a picture of the frame. Each role has its own colour
/// and shape. Things with coordinates that are not finite are left out.
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
