// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/scenes/scene.h"

#include <span>
#include <string>

namespace timestep {

/// One thing that can be shown over the picture of a scene.
struct ViewLayer {
    FrameLayer layer;
    const char* name; ///< of the context "timestep::ViewLayer"
    bool particles;   ///< worlds of particles have it
    bool bodies;      ///< worlds of rigid bodies have it
};

/// In the order of the menu.
std::span<const ViewLayer> viewLayers();

/// The id of the action that shows it; session files keep it under this name.
std::string layerAction(const ViewLayer& layer);

bool hasLayer(const Scene& scene, const ViewLayer& layer);

} // namespace timestep
