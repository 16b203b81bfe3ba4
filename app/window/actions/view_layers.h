// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/scenes/scene.h"

#include <cstdint>
#include <span>
#include <string>

namespace timestep {

class WindowActions;

/// A layer that can be shown over the picture of a scene.
struct ViewLayer {
    FrameLayer layer;
    const char* name; ///< in the translation context "timestep::ViewLayer"
    bool particles;   ///< available for worlds of particles
    bool bodies;      ///< available for worlds of rigid bodies
};

/// In the order of the menu.
std::span<const ViewLayer> viewLayers();

/// The id of the layer's action; also its name in desk files.
std::string layerAction(const ViewLayer& layer);

bool hasLayer(const Scene& scene, const ViewLayer& layer);

/// The switches of the picture layers: the ones that a scene offers, and the ones that are on.
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
