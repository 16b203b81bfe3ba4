// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace timestep {

/// Thrown inside of a computation that must stop. It is no std::exception, so that no handler of faults takes
/// it for one. What the computation was changing is then half changed.
struct Stopped {};

/// While it exists, mayStop() on this thread asks `mustStop`, and throws Stopped if it returns true. An inner
/// scope asks the outer ones, too.
class StopScope {
public:
    explicit StopScope(std::function<bool()> mustStop);
    ~StopScope();
    StopScope(const StopScope&) = delete;
    StopScope& operator=(const StopScope&) = delete;

    static constexpr std::uint64_t unitsPerLook = 1 << 14; ///< between two calls of `mustStop`

    /// Units of work done within the scope, on this thread.
    std::uint64_t work() const { return done_ + pending_; }

private:
    friend void mayStop(std::uint64_t work);
    friend bool stopIsWanted();

    void look();
    bool isWanted() const;

    std::function<bool()> mustStop_;
    StopScope* outer_;
    std::uint64_t pending_ = 0, done_ = 0;
};

/// For a StopScope: returns true from this time on after the call [s].
std::function<bool()> afterSeconds(double seconds);

/// While it exists, nothing on this thread stops: for the repair of what was half changed.
class StopShield {
public:
    StopShield();
    ~StopShield();
    StopShield(const StopShield&) = delete;
    StopShield& operator=(const StopShield&) = delete;

private:
    StopScope* outer_;
};

namespace stop {
extern constinit thread_local StopScope* innermost;
}

/// A place where a computation may stop. `work`: the work since the last place, in units of roughly one visit
/// of a stick or one component of a force. Costs about a nanosecond. Throws Stopped.
inline void mayStop(std::uint64_t work) {
    StopScope* const scope = stop::innermost;
    if (scope != nullptr && (scope->pending_ += work) >= StopScope::unitsPerLook) scope->look();
}

/// Whether a scope of this thread wants to stop.
bool stopIsWanted();

} // namespace timestep
