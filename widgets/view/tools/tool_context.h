// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/drag.h"
#include "widgets/view/contents/shown_runs.h"
#include "widgets/view/picture/view_geometry.h"

#include <vector>

namespace timestep {

/// The cursor of tools. The mouse and the arrow keys move it.
struct ToolCursor {
    QPointF at;         ///< [px]
    bool shown = false; ///< the cursor is in the view
};

/// Settings that tools share.
struct ToolSettings {
    int radius = 40;  ///< around the cursor [px], leastRadius to mostRadius
    double limit = 0; ///< Event::limit of the hand tool and the brush [scene length]
};

inline constexpr int leastRadius = 20, mostRadius = 100, radiusStep = 10; ///< [px], as in the cloth of Pikuma

/// A thing that was thrown.
struct Throw {
    ParticleRef what;
    Point velocity; ///< [scene length/time unit]
};

/// What a tool works on during one input event, and the results: events to perform, in order, and whether the
/// view must be drawn and described again.
struct ToolContext {
    const ViewGeometry& geometry;
    Selection& selection;
    Drag& drag;
    ToolCursor& cursor;
    const ToolSettings& settings;
    bool paused = true; ///< the run is paused: dragging places things
    /// Velocity of the mouse before this input [px/s]; zero while it rests.
    QPointF mouseVelocity = {};
    double pace = 1;    ///< of the run [time unit/s]
    bool snaps = false; ///< what is placed at the start comes to lie at round places

    std::vector<Event> events = {};
    bool repaint = false;
    std::optional<Throw> thrown = {}; ///< what was thrown
    bool describe = false;            ///< the description for screen readers has changed

    void send(const Event& event);
    void send(const std::vector<Event>& several);
    void changed() { repaint = describe = true; }
    /// Chooses a particle, or none, and releases a different held one.
    void choose(const std::optional<ParticleRef>& particle);
    /// Chooses the next particle. Returns false if there is none; then nothing has changed.
    bool chooseNext(int by);
    /// Releases the held thing. With a velocity [scene length/time unit] it is thrown.
    void release(const std::optional<Point>& velocity = {});
};

} // namespace timestep
