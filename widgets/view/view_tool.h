// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/event.h"

#include <QMetaType>

#include <optional>
#include <span>

namespace timestep {

/// What the hand in the view does.
enum class ViewTool {
    Hand,       ///< grabs a particle
    Ghost,      ///< moves the previous position of a particle
    Pin,        ///< pins and unpins by a click
    Brush,      ///< takes what is around the cursor along
    Blow,       ///< makes what is around the cursor faster
    CutAcross,  ///< cuts the sticks that the stroke crosses
    CutAround,  ///< cuts the sticks around the cursor
    CutNearest, ///< cuts the stick whose middle is nearest
};

/// A row of the tool bar; its place says its key, 1 to 8.
struct ViewToolRecord {
    ViewTool tool;
    const char* icon;
    const char* name; ///< of the context "timestep::ViewTool", like `tip`
    const char* tip;
    bool onParticle; ///< it acts on the chosen particle, not at the cursor
    bool hasRadius;
};

std::span<const ViewToolRecord> viewTools();
const ViewToolRecord& recordOf(ViewTool tool);

/// How tools work.
struct ToolSettings {
    int radius = 40;  ///< around the cursor [px], leastRadius to mostRadius
    double limit = 0; ///< Event::limit of the hand and the brush [scene length]
};

inline constexpr int leastRadius = 20, mostRadius = 100, radiusStep = 10; ///< [px], as in the cloth of Pikuma

/// What a stroke of a tool from one place to another does; nothing for tools on particles. `radius` in scene
/// lengths; `h` is the step [time unit]. Blowing adds a tenth of the stroke to the way of each step.
std::optional<Event> strokeEvent(ViewTool tool, Point from, Point to, double radius, double limit, double h);

} // namespace timestep

Q_DECLARE_METATYPE(timestep::Event)
