// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

namespace timestep {

struct Scene;

/// Time units of a scene per second of the wall clock at speed 1.
double naturalPace(const Scene& scene);

/// A speed is a power of two from 1/16 to 16, or 0: as fast as possible.
inline constexpr double slowest = 1.0 / 16, fastest = 16;

/// How fast a run is shown: a factor on the natural pace of the scene. Outside the times in which the run is
/// interesting it is shown faster.
class Pace {
public:
    /// Factor outside the interesting times.
    static constexpr double quicker = 8;

    void setSpeed(double factor) { m_speed = factor, m_skipping = false; }
    double speed() const { return m_speed; }
    /// Shows the rest of the run as fast as possible, until setSpeed().
    void skip() { m_skipping = true; }
    bool isSkipping() const { return m_skipping; }
    /// Sets the times between which the run is interesting [time unit]; none: all of it is.
    void setInteresting(std::optional<std::pair<double, double>> times) {
        m_interesting = times, m_quick = false;
    }
    const std::optional<std::pair<double, double>>& interesting() const { return m_interesting; }
    /// Whether the uninteresting times are shown faster.
    void setHurrying(bool on) { m_hurries = on, m_quick = false; }
    /// Whether the run is shown faster now.
    bool isHurrying() const { return m_quick; }
    /// Takes the present time of the run. Returns whether unitsPerSecond() has changed.
    bool follow(double time);
    /// Time units per second for a runner, or Runner::asFastAsPossible.
    double unitsPerSecond(const Scene& scene) const;

private:
    double m_speed = 1;
    bool m_skipping = false;
    std::optional<std::pair<double, double>> m_interesting;
    bool m_hurries = true, m_quick = false;
};

} // namespace timestep
