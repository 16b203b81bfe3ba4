// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/scenes/scene.h"

#include <span>
#include <string>

namespace timestep {

/// A layer that can be shown over the picture of a scene.
struct ViewLayer {
    FrameLayer layer;
    const char* name; ///< in the translation context "timestep::ViewLayer"
    bool particles;   ///< available for worlds of particles
    bool bodies;      ///< available for worlds of rigid bodies
};

/// In the order of the menu.
std::span<const ViewLayer> viewLayers();

/// The id of the layer's action; also its name in session files.
std::string layerAction(const ViewLayer& layer);

bool hasLayer(const Scene& scene, const ViewLayer& layer);

} // namespace timestep
