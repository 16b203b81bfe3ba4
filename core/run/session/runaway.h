// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/session.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace timestep {

/// Where a run has exploded: after `step` steps its energy was 10 to the power of `power` energy scales away
/// from that at the start.
struct Runaway {
    std::int64_t step = 0;
    int power = 0;
    bool operator==(const Runaway&) const = default;
};

/// Watches the energies of a session while it steps. A run explodes if the distance
///     d = |E - E0| / S
/// grows by the same factor step after step; E: energy [scene energy], E0: at the start, or when the user
/// began to act, S: Simulation::energyScale(). E is asked only after steps with a kinetic energy of at least
/// S. It changes no step.
class RunawayWatch {
public:
    /// A run has exploded when d has this power of ten.
    static constexpr int power = 6;
    /// Number of steps that are shown slowly when an explosion begins.
    static constexpr int slowSteps = 14;

    /// Begins to watch at the present instant of a session.
    void begin(const Session& session);
    /// The user acts: what changes now at once is no explosion.
    void acted(const Session& session);
    /// The session went to another instant.
    void jumped();
    /// Call after each step. Returns whether an explosion begins with this step, once in a session.
    bool see(const Session& session);
    /// Whether the coming steps are to be shown slowly.
    bool isSlow() const { return slowLeft_ > 0; }
    /// Whether an explosion of a run has begun.
    bool explodes(std::size_t run) const { return run < runs_.size() && runs_[run].explodes; }
    /// Where a run has exploded up to its present step; empty: it has not.
    std::optional<Runaway> of(const Session& session, std::size_t run) const;

private:
    struct Watched {
        double start = 0;  ///< E0 [scene energy]
        double before = 0; ///< d after the step before
        int growths = 0;   ///< steps in a row in which d has grown
        int fast = 0;      ///< of these with a large factor
        bool explodes = false;
        std::optional<Runaway> found;
    };
    std::vector<Watched> runs_;
    int calm_ = 0; ///< steps since the user acted
    int slowLeft_ = 0;
    bool begun_ = false; ///< an explosion
};

} // namespace timestep
