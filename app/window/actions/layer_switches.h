// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/actions/view_layers.h"

#include <cstdint>

namespace timestep {

class WindowActions;

/// The switches of the picture layers: those that a scene has and those that are on.
class LayerSwitches {
public:
    explicit LayerSwitches(const WindowActions& actions) : m_actions(actions) {}

    /// Enables the switches of the scene's layers.
    void offer(const Scene& scene);
    /// FrameLayer bits of the layers that are enabled and on.
    std::uint32_t shown() const;
    /// Turns on the default layers of a scene and turns off those of the previous scene.
    void checkLayersOf(const Scene& scene);

private:
    const WindowActions& m_actions;
    std::uint32_t m_layersOfScene = 0; ///< layers that checkLayersOf() turned on
};

} // namespace timestep
