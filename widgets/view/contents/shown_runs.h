// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/view/contents/motion_path.h"
#include "widgets/view/frame/layer_painter.h"

#include <QString>

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace timestep {

/// Says where a run has exploded: the energy is 10 to the power of `power` times as large.
struct Stamp {
    std::int64_t step = 0;
    int power = 0;
};

/// The picture of one run at one instant.
struct RunFrame {
    Frame frame;
    Frame exact;   ///< the exact motion; empty: there is none
    Frame last;    ///< the end of the last run before a change, drawn pale; empty: there is none
    QString label; ///< for the legend
    int style = 0; ///< number of the run for runStyle()
    std::optional<double> energy =
        {};                       ///< energy over that at the start, shown beside the name; none: not shown
    bool exactIsComputed = false; ///< `exact` is a computed reference, not a closed form
    std::optional<Stamp> stamp = {}; ///< where the run has exploded
    bool explodes = false;           ///< its energy grows without end
    /// The path of the first point, oldest first [scene length]; empty: the path consists of the shown
    /// positions.
    std::vector<Point> trail = {};
};

/// The properties of a scene that do not change while it runs.
struct SceneView {
    QString name;       ///< for people
    Box bounds;         ///< the part that is shown at the start [scene length]
    bool yDown = false; ///< y points down
    QString lengthUnit; ///< "m"
    QString timeUnit;   ///< "s"
    double step = 0.01; ///< [time unit]; determines the decimals of the time shown
    bool tools =
        true; ///< the scene has particles and sticks for all tools; false: only the hand tool applies
    bool bodies = false;            ///< the hand tool grabs rigid bodies, not particles
    std::optional<Box> motion = {}; ///< what the runs will occupy, as far as it is known [scene length]
};

/// Enlarges `box` by all things of a frame with finite coordinates: bodies with their radius, sticks,
/// polygons, guides, previous positions. Bodies that never move are left out, because the picture at the
/// start shows the relevant part of them, and so are arrows and marks of layers, because they are not drawn
/// at true length.
void addPicture(const Frame& frame, std::optional<Box>& box);

/// Identifies a particle, or a rigid body, of one run.
struct ParticleRef {
    int run = 0;
    std::int32_t index = -1;
    bool operator==(const ParticleRef&) const = default;
};

/// What a drag can take hold of.
struct DragTarget {
    ParticleRef what;                      ///< a particle or a body
    bool ghost = false;                    ///< its previous position
    bool arrow = false;                    ///< the tip of its velocity
    std::optional<ParticleRef> other = {}; ///< the other end of a stick that is dragged as a whole
    bool operator==(const DragTarget&) const = default;
};

/// The newest pictures of the runs of a scene, with the paths of their first points.
class ShownRuns {
public:
    /// Starts a scene without runs. `opened`: it was opened, not started again.
    void setScene(const SceneView& scene, bool opened = true);
    /// Exchanges the pictures: `runs` gets the previous ones back, so that their memory is used again. Paths
    /// start again when the time goes back or the number of runs changes. The lengths of arrows stay while
    /// `held`: a hand holds something.
    void exchange(std::vector<RunFrame>& runs, double time, std::int64_t step, bool held = false);

    const SceneView& scene() const { return m_scene; }
    bool empty() const { return m_runs.empty(); }
    std::size_t size() const { return m_runs.size(); }
    const RunFrame& operator[](std::size_t run) const { return m_runs[run]; }
    auto begin() const { return m_runs.begin(); }
    auto end() const { return m_runs.end(); }
    const MotionPath& path(std::size_t run) const { return m_paths[run]; }
    /// Keeps the path of the first run when it starts again, of the last few tries; false: forgets them.
    void keepTries(bool keep);
    /// The kept paths, oldest first.
    const std::deque<MotionPath>& earlier() const { return m_earlier; }
    /// Lengths of all arrows since the scene was opened.
    const ArrowScale& arrows() const { return m_arrows; }
    /// What the newest pictures occupy, with the exact motion; none: nothing finite is shown.
    const std::optional<Box>& occupied() const { return m_occupied; }
    /// What the pale pictures of the last run occupy; none: there are none.
    const std::optional<Box>& last() const { return m_last; }
    /// What the moving bodies of a run occupy, of a crowd without those that are lost; none: it has none.
    std::optional<Box> bodiesBox(int run) const;
    /// Whether a stick was strained, or particles were joined by sticks, since the scene began.
    bool hasSticks() const { return m_hasSticks; }
    bool hasSheets() const; ///< whether a run shows a cloth
    /// The picture at the start of the runs that have left it, for those with few parts; else empty.
    const std::vector<Frame>& starts() const { return m_starts; }
    double time() const { return m_time; } ///< [time unit]
    std::int64_t step() const { return m_step; }

    /// Returns the particle, or with `ghost` its previous position; null if it is not shown.
    const FramePoint* find(const ParticleRef& particle, bool ghost = false) const;
    /// Returns the particle `by` places after `from` in the order of runs and points. Without `from`: the
    /// first for positive `by`, else the last. None: there is no such particle.
    std::optional<ParticleRef> next(const std::optional<ParticleRef>& from, int by) const;

private:
    void addToPaths(double longest);
    void keepStarts();
    void keepPath();

    SceneView m_scene;
    std::vector<RunFrame> m_runs;
    std::vector<MotionPath> m_paths; ///< one for each run
    std::deque<MotionPath> m_earlier;
    bool m_keepsTries = false;
    ArrowScale m_arrows;
    std::vector<Frame> m_starts;
    std::optional<Box> m_occupied, m_last;
    bool m_hasSticks = false;
    double m_time = 0;
    std::int64_t m_step = 0;
};

/// The particles or bodies that a view highlights.
struct Selection {
    std::optional<DragTarget> hover;   ///< under the mouse
    std::optional<ParticleRef> chosen; ///< for the keyboard
};

} // namespace timestep
