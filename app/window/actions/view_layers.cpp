// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/view_layers.h"

#include "app/window/actions/actions.h"

#include <QMenu>
#include <QtGlobal>

#include <array>

namespace timestep {

std::span<const ViewLayer> viewLayers() {
    static constexpr std::array<ViewLayer, 10> layers{{
        {GhostLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "&Previous positions"), true, false},
        {VelocityLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "&Velocities"), true, true},
        {HiddenStickLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "&Hidden sticks"), true, false},
        {ThreadLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "Th&reads of cloth"), true, false},
        {ContactLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "&Contacts"), false, true},
        {ImpulseLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "&Impulses"), false, true},
        {PenetrationLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "&Depth of overlap"), false, true},
        {AxisLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "Separating &axes"), false, true},
        {BoundsLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "&Boxes around bodies"), false, true},
        {IslandLayer, QT_TRANSLATE_NOOP("timestep::ViewLayer", "Is&lands"), false, true},
    }};
    return layers;
}

std::string layerAction(const ViewLayer& layer) {
    std::string name = layer.name;
    std::erase(name, '&');
    return "layer/" + name;
}

bool hasLayer(const Scene& scene, const ViewLayer& layer) {
    return (scene.kind() == SceneKind::Particles && layer.particles) ||
           (scene.kind() == SceneKind::RigidBodies && layer.bodies) ||
           (scene.kind() == SceneKind::Problem && scene.grips.place != nullptr &&
            layer.layer == VelocityLayer);
}

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
