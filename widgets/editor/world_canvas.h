// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/editor/world_draft.h"
#include "widgets/view/frame/frame_painter.h"

#include <QWidget>

#include <optional>

namespace timestep {

/// Shows a draft of a world on a grid, where the user draws it with mouse or keyboard.
///
/// Mouse: a click places a particle, or selects the particle or stick under it (with Control: one more);
/// dragging moves what is selected, with Shift, or with the right button, it draws a stick to another
/// particle. Keys: arrows move the cursor by one grid line (Shift: five); Space places a particle there;
/// Enter selects what is there (Control: one more); C begins a stick at the particle under the cursor and
/// ends it at another; Alt with arrows moves what is selected; P pins, M mirrors, Delete removes.
class WorldCanvas : public QWidget {
    Q_OBJECT

public:
    explicit WorldCanvas(WorldDraft& draft, QWidget* parent = nullptr);

    /// Distance of the grid's lines [length], > 0.
    void setGrid(double grid);
    double grid() const { return m_grid; }
    void setSnapping(bool snapping);
    bool isSnapping() const { return m_snapping; }
    /// Shows the whole world.
    void fit();
    Point cursorAt() const { return m_cursor; }
    /// Converts a place of the world into a pixel of the canvas.
    QPointF pixelOf(Point at) const { return transform().toPixel(at); }

    QString spokenDescription() const;
    QSize sizeHint() const override { return {420, 420}; }
    QSize minimumSizeHint() const override { return {160, 140}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    ViewTransform transform() const;
    Point snapped(Point at) const;
    std::optional<std::uint32_t> particleAt(QPointF pixel) const;
    std::optional<std::uint32_t> stickAt(QPointF pixel) const;
    void moveCursor(QPointF direction, bool far);
    void connectAt(std::optional<std::uint32_t> particle);
    void paintGrid(QPainter& painter) const;
    void drawWorldFrame();
    void speak();

    WorldDraft& m_draft;
    Frame m_frame;
    FramePainter m_painter;
    Box m_bounds{-2, -2, 2, 2}; ///< what is shown at least
    double m_grid = 0.25;
    bool m_snapping = true;
    Point m_cursor;
    QPointF m_pressed; ///< where the mouse was pressed [px]
    Point m_dragged;   ///< how far the selection has moved since [length]
    int m_gesture = 0;
    bool m_moving = false, m_pressedOnParticle = false;
    std::optional<std::uint32_t> m_from; ///< a stick begins here
    QPointF m_mouse;
};

} // namespace timestep
