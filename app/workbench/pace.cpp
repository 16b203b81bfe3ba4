// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/pace.h"

#include "core/run/session/runner.h"
#include "core/scenes/scene.h"

namespace timestep {

double naturalPace(const Scene& scene) {
    constexpr double goodLength = 20; // [s]
    if (scene.timeUnit == "frame") return 60;
    if (scene.timeUnit == "ms") return 1000;
    if (scene.timeUnit == "s" || !(scene.duration > 0)) return 1;
    return scene.duration / goodLength; // days, nanoseconds
}

bool Pace::follow(double time) {
    const bool dull = m_interesting && (time < m_interesting->first || time >= m_interesting->second);
    return std::exchange(m_quick, m_hurries && dull) != m_quick;
}

double Pace::unitsPerSecond(const Scene& scene) const {
    if (m_skipping || m_speed <= 0) return Runner::asFastAsPossible;
    return m_speed * naturalPace(scene) * (m_quick ? quicker : 1);
}

} // namespace timestep
