// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

namespace timestep {

/// What a key does in a view. Arrow keys and digits are not among them.
enum class ViewKey {
    None,
    NextParticle,
    PreviousParticle,
    Enter,
    Escape,
    TurnLeft, ///< or makes the radius of the tool smaller
    TurnRight,
    Pin,
    Velocity, ///< grabs the tip of the velocity arrow
    Fit,
    ZoomIn,
    ZoomOut,
    Pan ///< while it is held down
};

/// The meaning of a Qt::Key.
ViewKey viewKey(int key);

/// The direction of an arrow key, y down; null for other keys.
QPointF arrowDirection(int key);

} // namespace timestep
