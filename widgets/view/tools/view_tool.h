// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/tools/tool_context.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

class QPainter;

namespace timestep {

class ViewTool;

/// A row of the tool bar. Its place is its key: 1, 2, 3 ... The first tool is the standard one.
struct ViewToolRecord {
    std::string_view id;
    const char* icon;
    const char* name; ///< of the context "timestep::ViewTool", like `tip`
    const char* tip;
    bool hasRadius = false;   ///< ToolSettings::radius acts on it
    bool hasLimit = false;    ///< ToolSettings::limit acts on it
    bool endsGroup = false;   ///< a separator follows in the tool bar
    std::uint32_t layers = 0; ///< FrameLayer bits: layers that must be drawn for the tool
    std::unique_ptr<ViewTool> (*make)(const ViewToolRecord&) = nullptr;
};

/// All tools, in the order of the tool bar.
std::span<const ViewToolRecord> viewTools();
/// The tool with an id, which must be one of viewTools().
const ViewToolRecord& viewTool(std::string_view id);
/// The tool of the right mouse button, whichever tool is chosen.
const ViewToolRecord& rightButtonTool();

/// What a tool of the view does with mouse and keyboard. A view has one object of each tool. Pixels are those
/// of the view.
class ViewTool {
public:
    explicit ViewTool(const ViewToolRecord& record) : m_record(record) {}
    virtual ~ViewTool() = default;
    ViewTool(const ViewTool&) = delete;
    ViewTool& operator=(const ViewTool&) = delete;

    const ViewToolRecord& record() const { return m_record; }

    /// Whether a press at the pixel is for the tool. Other presses clear the choice.
    virtual bool takes(const ViewGeometry& geometry, QPointF pixel) const = 0;
    virtual void press(ToolContext& context, QPointF pixel) = 0;
    /// The mouse has moved, with or without a pressed button. The cursor is still at the previous pixel.
    virtual void move(ToolContext& context, QPointF pixel) = 0;
    /// A mouse button was released.
    virtual void release(ToolContext& context, QPointF pixel, bool leftButton) = 0;
    /// The Enter key acts as a press and, the second time, as a release. `throws`: the held thing is thrown.
    virtual void enter(ToolContext& context, bool throws) = 0;
    /// Grabs the tip of the chosen thing's velocity, as a press on it does.
    virtual void takeArrow(ToolContext&) {}
    /// An arrow key moves something by pixels in a direction of the screen (a unit vector, y down). Returns
    /// false if it moves nothing; then the key moves the view.
    virtual bool arrow(ToolContext& context, QPointF direction, double pixels) = 0;
    /// Turns the body that is held or chosen [rad].
    virtual void turn(ToolContext&, double) {}

    /// What a press at the pixel would grab; the view highlights it.
    virtual std::optional<DragTarget> target(const ViewGeometry&, QPointF) const { return std::nullopt; }
    /// Whether a stroke has begun.
    virtual bool isPressed() const { return false; }
    /// Ends a stroke.
    virtual void cancel(ToolContext&) {}

    virtual Qt::CursorShape cursorShape(const Selection& selection, const Drag& drag) const = 0;
    /// Draws the cursor of the tool, and what a press there would act on.
    virtual void paint(QPainter&, const ViewGeometry&, const ToolCursor&, const ToolSettings&) const {}
    /// A sentence for screen readers; may be empty. `pressed`: a stroke of this or another tool has begun.
    virtual QString status(const ViewGeometry&, const ToolCursor&, bool /*pressed*/) const { return {}; }

private:
    const ViewToolRecord& m_record;
};

} // namespace timestep
