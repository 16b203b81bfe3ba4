// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame/view_transform.h"

#include <optional>

namespace timestep {

/// Decides which part of a scene is visible, and owns the transform between scene and pixels. All cells of a
/// view show the same part. `unit` is 1/96 inch [px].
///
/// The camera shows everything that the runs have occupied since they began, up to mostShare times the start,
/// and rests while nothing leaves the picture. When a person zooms or pans, the camera stops following until
/// fit().
class Camera {
public:
    /// Largest side of the shown part, in longest sides of the scene at its start.
    static constexpr double mostShare = 20;
    /// The same for the pale picture of the last run, so that a method that blew up does not make the present
    /// runs small.
    static constexpr double mostForLast = 3;

    /// Shows the whole of a new scene. `again`: the same scene starts again, and the camera moves there
    /// smoothly.
    void setScene(const Box& bounds, bool yDown, bool again = false);
    /// Shows the part that another camera shows.
    void showLike(const Camera& other);
    /// Updates the camera with the box that the runs occupy; none: nothing is finite. The shown part contains
    /// it at once; space for what comes next follows with advance(). With `follows` false (the user is
    /// dragging something) the camera does not move until the next call.
    void update(const std::optional<Box>& seen, bool follows = true);
    /// Updates the camera with the box of the pale picture of the last run before a change; none: there is
    /// none.
    void updateLast(const std::optional<Box>& last);
    /// The runs have ended: if they have occupied only a small part, the camera goes nearer.
    void endRun(const QRectF& cell, double unit);
    /// Moves towards the target for some time [s]; infinity: at once. Returns whether it still moves.
    bool advance(double seconds);
    bool isMoving() const { return !(m_shown == m_wanted); }

    /// The transform of the scene into a cell [px].
    ViewTransform transform(const QRectF& cell, double unit) const;

    /// Sets everything, including the last run, as the target; advance() goes there.
    void fit();
    bool isFitted() const { return !m_centre; }
    /// Zooms by a factor, within limits, around the pixel `about` of the cell.
    void zoom(const QRectF& cell, double unit, QPointF about, double factor);
    /// Moves the picture by pixels.
    void pan(const QRectF& cell, double unit, QPointF pixels);

    /// The part of the scene that is shown at its start.
    const Box& start() const { return m_start; }
    /// Everything that the runs and the pale last run have occupied so far, within the limits of the camera.
    std::optional<Box> occupied() const;

private:
    Box limit(double share) const;
    void takeOver(const QRectF& cell, double unit);

    Box m_start;                   ///< of the whole scene [scene length], like every box here
    Box m_shown;                   ///< without a person's choice
    Box m_wanted;                  ///< target of m_shown
    std::optional<Box> m_occupied; ///< since the scene began
    std::optional<Box> m_last;     ///< by the pale picture of the last run
    bool m_yDown = false;
    double m_zoom = 1;             ///< chosen by a person; relative to m_start
    std::optional<Point> m_centre; ///< chosen by a person, in the middle of a cell
};

} // namespace timestep
