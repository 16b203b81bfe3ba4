// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/view_tool.h"

#include <QtGlobal>

#include <array>

namespace timestep {

namespace {

constexpr std::array<ViewToolRecord, 8> tools{{
    {ViewTool::Hand, "hand-grab", QT_TRANSLATE_NOOP("timestep::ViewTool", "Hand"),
     QT_TRANSLATE_NOOP("timestep::ViewTool", "Grab a particle and pull it"), true, false},
    {ViewTool::Ghost, "ghost", QT_TRANSLATE_NOOP("timestep::ViewTool", "Previous position"),
     QT_TRANSLATE_NOOP("timestep::ViewTool", "Move the previous position of a particle"), true, false},
    {ViewTool::Pin, "pin", QT_TRANSLATE_NOOP("timestep::ViewTool", "Pin"),
     QT_TRANSLATE_NOOP("timestep::ViewTool", "Pin a particle, or free it"), true, false},
    {ViewTool::Brush, "brush", QT_TRANSLATE_NOOP("timestep::ViewTool", "Brush"),
     QT_TRANSLATE_NOOP("timestep::ViewTool", "Take everything around the cursor along"), false, true},
    {ViewTool::Blow, "wind", QT_TRANSLATE_NOOP("timestep::ViewTool", "Blow"),
     QT_TRANSLATE_NOOP("timestep::ViewTool", "Push everything around the cursor"), false, true},
    {ViewTool::CutAcross, "slice", QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut across"),
     QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut the sticks that the stroke crosses"), false, false},
    {ViewTool::CutAround, "eraser", QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut around"),
     QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut the sticks around the cursor, as the right button does"),
     false, true},
    {ViewTool::CutNearest, "scissors", QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut one"),
     QT_TRANSLATE_NOOP("timestep::ViewTool", "Cut the stick whose middle is nearest"), false, false},
}};

} // namespace

std::span<const ViewToolRecord> viewTools() {
    return tools;
}

const ViewToolRecord& recordOf(ViewTool tool) {
    return tools[static_cast<std::size_t>(tool)];
}

std::optional<Event> strokeEvent(ViewTool tool, Point from, Point to, double radius, double limit, double h) {
    Event event;
    event.at = from;
    event.radius = radius;
    const Point way{to.x - from.x, to.y - from.y};
    switch (tool) {
    case ViewTool::Brush:
        event.kind = EventKind::Brush;
        event.to = way;
        event.limit = limit;
        return event;
    case ViewTool::Blow:
        event.kind = EventKind::Blow;
        event.to = {way.x / (10 * h), way.y / (10 * h)};
        return event;
    case ViewTool::CutAcross:
        event.kind = EventKind::CutAcross;
        event.to = to;
        event.radius = 0;
        return event;
    case ViewTool::CutAround:
        event.kind = EventKind::CutAround;
        event.at = to;
        return event;
    default:
        return {};
    }
}

} // namespace timestep
