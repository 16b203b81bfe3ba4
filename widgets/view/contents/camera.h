// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame/view_transform.h"

#include <optional>

namespace timestep {

/// Decides which part of a scene is visible, and owns the transform between scene and pixels. All cells of a
/// view show the same part. `unit` is 1/96 inch [px].
///
/// The camera is fitted once, when a scene is opened: to the start, the first picture and the motion that is
/// expected. Then it stays: neither the hand nor a run that swings out and back moves it, only a person
/// (zoom, pan, fit()), and follow(): what the scene is about is taken in again after it has left the picture.
class Camera {
public:
    /// How the scene begins.
    enum class Begin {
        Anew,   ///< it was opened: the camera is fitted
        Again,  ///< it starts again: the camera moves only if another start would be outside
        ByHand, ///< it starts again from where a hand has put things: the camera stays
    };
    /// Largest side of the shown part, in longest sides of the scene at its start.
    static constexpr double mostShare = 20;
    /// The same for the pale picture of the last run, so that a method that blew up does not make the present
    /// runs small, and for the start together with the expected motion.
    static constexpr double mostForLast = 3, mostForMotion = 9;

    /// Begins a scene. `motion`: what the runs will occupy, as far as it is known.
    void setScene(const Box& bounds, bool yDown, Begin begin = Begin::Anew,
                  const std::optional<Box>& motion = {});
    /// Shows the part that another camera shows.
    void showLike(const Camera& other);
    /// Notes the box that the runs occupy; none: nothing is finite. The first one after a scene was opened is
    /// fitted, too; one far larger than the start counts as followed.
    void update(const std::optional<Box>& seen);
    /// Notes the box of the pale picture of the last run before a change; none: there is none.
    void updateLast(const std::optional<Box>& last);
    /// Takes a place into the first view: that of a goal.
    void include(const Box& place);
    /// Moves towards the target for some time [s]; infinity: at once. Returns whether it still moves.
    bool advance(double seconds);
    bool isMoving() const { return !(m_shown == m_wanted); }

    /// The transform of the scene into a cell [px].
    ViewTransform transform(const QRectF& cell, double unit) const;

    /// Takes in what has left the picture: widens it as far as the limit mostShare, with room ahead.
    /// `turnsPage`: if all of it fits into the present picture, the picture moves and keeps its size. Until
    /// the scene starts again, after which the first view returns.
    void follow(const Box& subject, bool turnsPage);
    /// Whether follow() would change anything: not where a person has chosen the part.
    bool canFollow(const Box& subject) const;
    bool hasFollowed() const { return m_followed; }
    /// Goes back to the first view and stays there until the scene starts again, or until fit().
    void goBack();
    /// The scene is at its start again: what follow() did is taken back.
    void startAgain();

    /// Sets everything, including the last run, as the target; advance() goes there.
    void fit();
    bool isFitted() const { return !m_centre; }
    /// Whether fit() would show nothing more.
    bool showsAll() const;
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
    Box whole() const;
    void takeOver(const QRectF& cell, double unit);

    Box m_start;           ///< of the whole scene [scene length], like every box here
    Box m_bounds;          ///< of the scene as it started last
    bool m_opened = false; ///< no picture was shown yet
    Box m_shown;           ///< without a person's choice
    Box m_wanted;          ///< target of m_shown
    Box m_first;           ///< m_wanted when the scene was opened
    bool m_followed = false, m_stays = false;
    std::optional<Box> m_occupied; ///< since the scene began
    std::optional<Box> m_last;     ///< by the pale picture of the last run
    bool m_yDown = false;
    double m_zoom = 1;             ///< chosen by a person; relative to m_start
    std::optional<Point> m_centre; ///< chosen by a person, in the middle of a cell
};

} // namespace timestep
