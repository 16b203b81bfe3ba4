// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/view_contents.h"
#include "widgets/view/input/mouse_track.h"
#include "widgets/view/tools/tool_box.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

class QFocusEvent;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWidget;

namespace timestep {

/// Mouse and keyboard input of a view: moves the camera, chooses particles, uses tools and drags. Functions
/// that return bool return false for an input that they do not handle.
class ViewInput : public QObject {
    Q_OBJECT

public:
    /// The contents must outlive it. The cursor of the widget is set, and it is updated when needed.
    ViewInput(QWidget& view, ViewContents& contents);

    /// Releases everything before another scene is shown.
    void endScene();
    /// Chooses the hand tool after another scene is shown.
    void beginScene();
    /// Forgets particles and bodies that are no longer shown.
    void followRuns();
    /// When the run continues, the hand keeps what it holds: it pulls what it has placed.
    void setPaused(bool paused);
    void setPace(double unitsPerSecond) { m_pace = unitsPerSecond; }

    void setTool(std::string_view id);
    const ViewToolRecord& tool() const { return m_tools.chosen().record(); }
    void setToolSettings(ToolSettings settings);
    const ToolSettings& toolSettings() const { return m_tools.settings(); }

    void fit();
    /// Moves the view by pixels.
    void pan(QPointF pixels);
    /// Zooms about a pixel.
    void zoom(QPointF about, double factor);
    /// Zooms about the middle of the first cell.
    void zoomAboutMiddle(double factor);

    /// Draws the tool, the drag and the selection.
    void paint(QPainter& painter, const ViewGeometry& geometry) const;
    /// Sentences on the tool for screen readers.
    QStringList status(const ViewGeometry& geometry) const;
    const Selection& selection() const { return m_selection; }
    const Drag& drag() const { return m_drag; }
    /// At the cursor of a tool or at what is chosen; none: there is no such place [px].
    std::optional<QPointF> placeForKeys() const {
        if (m_selection.chosen) return screen().pixelOf(*m_selection.chosen);
        return m_cursor.shown ? std::optional(m_cursor.at) : std::nullopt;
    }
    /// The focus came by keyboard.
    bool isFocusShown() const { return m_focusShown; }

    /// Whether a press at the pixel is for the tool.
    bool takes(QPointF pixel) const { return m_tools.chosen().takes(screen(), pixel); }
    /// Cancels what the mouse has begun.
    void cancel();
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);
    void turnWheel(const QWheelEvent& event);
    bool pressKey(const QKeyEvent& event);
    bool releaseKey(const QKeyEvent& event);
    /// Tab chooses the next particle if one is chosen. Returns false if there is no further particle.
    bool tab(bool forward);
    void takeFocus(const QFocusEvent& event);
    void loseFocus();
    void leave();

signals:
    void acted(const timestep::Event& event);
    void letGo();
    /// The camera will show everything again.
    void fitted();
    void toolChanged();
    void enlargeWanted();
    /// A click of the right button where it cuts nothing, or the menu key [px].
    void menuWanted(QPointF pixel);

private:
    bool cutsAt(QPointF pixel) const;
    void cutFrom(QPointF pixel);
    ViewGeometry screen() const;
    /// Calls a function with a ToolContext, and performs the resulting events.
    template <class Function>
    void act(Function function);
    void finish(const ToolContext& context);
    void pressTool(ViewTool& tool, QPointF pixel);
    void turn(double angle);
    void changeRadius(int steps);
    /// Turns a held body, or changes the radius of a tool.
    void turnOrResize(int left, bool far);
    bool useKey(int key, Qt::KeyboardModifiers modifiers);
    bool useEscape();
    bool useArrow(int key, bool far);
    void updateHover();
    void updateCursor();

    QWidget& m_view;
    ViewContents& m_contents;
    ToolBox m_tools;
    QElapsedTimer m_sincePress; ///< of a button in this view
    ToolCursor m_cursor;
    Selection m_selection;
    Drag m_drag;
    std::optional<QPointF> m_panFrom; ///< last position of the mouse while it moves the view
    std::optional<QPointF> m_menuAt;  ///< the right button was pressed here, where it cuts nothing
    bool m_paused = true;
    double m_pace = 1; ///< [time unit/s]
    MouseTrack m_track;
    bool m_space = false;      ///< the space bar is down
    bool m_focusShown = false; ///< the focus came by keyboard
};

} // namespace timestep
