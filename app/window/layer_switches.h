// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/view_layers.h"

#include <cstdint>

namespace timestep {

class WindowActions;

/// The switches of the layers over the picture: which of them a scene offers, and which are on.
class LayerSwitches {
public:
    explicit LayerSwitches(const WindowActions& actions) : m_actions(actions) {}

    /// Offers the layers that the scene has.
    void offer(const Scene& scene);
    /// FrameLayer bits of the layers that are offered and on.
    std::uint32_t shown() const;
    /// Turns on the layers that belong to a scene, and off those that belonged to the one before.
    void checkLayersOf(const Scene& scene);

private:
    const WindowActions& m_actions;
    std::uint32_t m_layersOfScene = 0; ///< that checkLayersOf() has turned on
};

} // namespace timestep
