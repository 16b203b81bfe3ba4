// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/layer_switches.h"

#include "app/window/actions/actions.h"

#include <QMenu>

namespace timestep {

void LayerSwitches::offer(const Scene& scene) {
    for (const ViewLayer& layer : viewLayers()) {
        const bool offered = hasLayer(scene, layer);
        m_actions.at(layerAction(layer))->setVisible(offered);
    }
}

std::uint32_t LayerSwitches::shown() const {
    std::uint32_t bits = 0;
    for (const ViewLayer& layer : viewLayers())
        if (const QAction* action = m_actions.at(layerAction(layer));
            action->isVisible() && action->isChecked())
            bits |= layer.layer;
    return bits;
}

void LayerSwitches::checkLayersOf(const Scene& scene) {
    for (const ViewLayer& layer : viewLayers())
        if ((scene.layers | m_layersOfScene) & layer.layer)
            m_actions.at(layerAction(layer))->setChecked((scene.layers & layer.layer) != 0);
    m_layersOfScene = scene.layers;
}

} // namespace timestep
