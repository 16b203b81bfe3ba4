// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/json/json.h"
#include "core/run/simulation/simulation.h"

#include <memory>
#include <optional>

namespace timestep {

/// The file of a drawn world: an experiment without an end.
Json experimentOfWorld(const Json& world);

/// A drawn world that runs in the editor, in real time. A hand can hold one of its bodies.
class PreviewRun {
public:
    /// Throws InputError for a world that cannot run.
    void start(const Json& world);
    void stop() { m_simulation.reset(); }
    bool isRunning() const { return m_simulation != nullptr; }
    double time() const { return m_simulation->time(); } ///< [s]

    /// Makes the steps of this time, as far as they fit into the frame of a screen. Returns false if the run
    /// has ended because it diverged.
    bool advance(double seconds);
    const Frame& frame() const { return m_frame; }
    /// The middle of what moves, without regard to the few that are lost.
    std::optional<Point> middle() const;

    /// The hand takes a body or particle, as a point of the frame names it.
    void grab(std::uint32_t index, Point at);
    void moveHand(Point at);
    void release();

private:
    void draw();

    std::unique_ptr<Simulation> m_simulation;
    Frame m_frame;
    double m_owed = 0; ///< [s]
    std::optional<std::uint32_t> m_held;
};

} // namespace timestep
