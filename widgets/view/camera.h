// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/view_transform.h"

#include <optional>

namespace timestep {

/// Decides which part of a scene is seen, and owns the transform between scene and pixels. All cells of a
/// view show the same part. `unit` is 1/96 inch [px].
class Camera {
public:
    /// Shows the whole of a new scene.
    void setScene(const Box& bounds, bool yDown);
    /// Shows the part that another camera shows.
    void showLike(const Camera& other);

    /// The transform of the scene into a cell [px].
    ViewTransform transform(const QRectF& cell, double unit) const;

    /// Shows the whole scene.
    void fit();
    bool isFitted() const { return !m_centre; }
    /// Zooms by a factor, within limits; the scene's point at the pixel `about` of the cell stays there.
    void zoom(const QRectF& cell, double unit, QPointF about, double factor);
    /// Moves the picture by pixels.
    void pan(const QRectF& cell, double unit, QPointF pixels);

private:
    Box m_bounds; ///< of the whole scene [scene length]
    bool m_yDown = false;
    double m_zoom = 1;             ///< relative to the whole scene
    std::optional<Point> m_centre; ///< in the middle of a cell; none: the whole scene is shown
};

} // namespace timestep
