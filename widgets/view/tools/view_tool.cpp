// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/view_tool.h"

#include "widgets/view/tools/cut_nearest_tool.h"
#include "widgets/view/tools/hand_tool.h"
#include "widgets/view/tools/pin_tool.h"
#include "widgets/view/tools/stroke_tools.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace timestep {

namespace {

template <class Tool>
std::unique_ptr<ViewTool> make(const ViewToolRecord& record) {
    return std::make_unique<Tool>(record);
}

constexpr std::array tools{
    ViewToolRecord{.id = "hand",
                   .icon = "hand-grab",
                   .name = QT_TRANSLATE_NOOP("timestep::ViewTool", "Hand"),
                   .tip = QT_TRANSLATE_NOOP("timestep::ViewTool", "Grab a particle and pull it"),
                   .hasLimit = true,
                   .make = make<HandTool>},
    ViewToolRecord{.id = "ghost",
                   .icon = "circle-dashed",
                   .name = QT_TRANSLATE_NOOP("timestep::ViewTool", "Previous position"),
                   .tip = QT_TRANSLATE_NOOP("timestep::ViewTool", "Move the previous position of a particle"),
                   .layers = GhostLayer,
                   .make = make<GhostTool>},
    ViewToolRecord{.id = "pin",
                   .icon = "pin",
                   .name = QT_TRANSLATE_NOOP("timestep::ViewTool", "Pin"),
                   .tip = QT_TRANSLATE_NOOP("timestep::ViewTool", "Pin a particle, or free it"),
                   .endsGroup = true,
                   .make = make<PinTool>},
    ViewToolRecord{.id = "brush",
                   .icon = "brush",
                   .name = QT_TRANSLATE_NOOP("timestep::ViewTool", "Brush"),
                   .tip = QT_TRANSLATE_NOOP("timestep::ViewTool", "Drag along everything around the cursor"),
                   .hasRadius = true,
                   .hasLimit = true,
                   .make = make<BrushTool>},
    ViewToolRecord{.id = "blow",
                   .icon = "wind",
                   .name = QT_TRANSLATE_NOOP("timestep::ViewTool", "Blow"),
                   .tip = QT_TRANSLATE_NOOP("timestep::ViewTool", "Push everything around the cursor"),
                   .hasRadius = true,
                   .endsGroup = true,
                   .make = make<BlowTool>},
    ViewToolRecord{.id = "cut-across",
                   .icon = "slice",
                   .name = QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut across"),
                   .tip = QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut the sticks that the stroke crosses"),
                   .make = make<CutAcrossTool>},
    ViewToolRecord{.id = "cut-around",
                   .icon = "eraser",
                   .name = QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut around"),
                   .tip = QT_TRANSLATE_NOOP("timestep::ViewTool",
                                            "Cut the sticks around the cursor, as the right button does"),
                   .hasRadius = true,
                   .make = make<CutAroundTool>},
    ViewToolRecord{.id = "cut-nearest",
                   .icon = "scissors",
                   .name = QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut one"),
                   .tip = QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut the stick whose middle is nearest"),
                   .make = make<CutNearestTool>}};

} // namespace

std::span<const ViewToolRecord> viewTools() {
    return tools;
}

const ViewToolRecord& viewTool(std::string_view id) {
    const auto found =
        std::find_if(tools.begin(), tools.end(), [id](const ViewToolRecord& tool) { return tool.id == id; });
    Q_ASSERT(found != tools.end());
    return *found;
}

const ViewToolRecord& rightButtonTool() {
    return viewTool("cut-around");
}

} // namespace timestep
