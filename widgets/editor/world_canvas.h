// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/editor/preview_run.h"
#include "widgets/editor/world_draft.h"
#include "widgets/view/frame/frame_painter.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPushButton>
#include <QWidget>

#include <optional>
#include <vector>

namespace timestep {

/// Shows a draft of a world on a grid, where the user draws it with mouse or keyboard, and runs it there.
///
/// Mouse: a press takes what is under it: a drag moves it, Control chooses one more. Elsewhere the tool
/// draws: see Gesture. Without a tool a drag chooses what is in a rectangle. Shift with a drag, or the right
/// button, draws a stick from particle to particle. A click of the right button opens the menu. While the
/// world runs, a drag pulls.
///
/// Keys: arrows move the cursor by one grid line (Shift: five); Space uses the tool there; Enter selects what
/// is there (Control: one more) or ends a polygon; Escape ends a drawing, puts the tool away, then the
/// selection; C begins a stick at the particle under the cursor and ends it at another; Alt with arrows moves
/// what is selected; P pins, M mirrors, Delete removes.
class WorldCanvas : public QWidget {
    Q_OBJECT

public:
    explicit WorldCanvas(WorldDraft& draft, QWidget* parent = nullptr);

    /// Distance of the grid's lines [length], > 0.
    void setGrid(double grid);
    /// The present grid, or a round one if what is shown has too many or too few lines of it.
    double suitableGrid() const;
    double grid() const { return m_grid; }
    void setSnapping(bool snapping);
    bool isSnapping() const { return m_snapping; }
    /// Null: none; a press takes things.
    void setTool(const ThingKind* tool);
    const ThingKind* tool() const { return m_tool; }
    /// Adds a thing of this kind at the last place of the menu, or at the cursor.
    void addHere(const ThingKind& kind);
    /// Shows the whole world.
    void fit();
    Point cursorAt() const { return m_cursor; }
    /// Converts a place of the world into a pixel of the canvas.
    QPointF pixelOf(Point at) const { return transform().toPixel(at); }

    /// Runs the world, or goes back to the drawing. Returns the reason if it cannot run.
    QString setRunning(bool running);
    bool isRunning() const { return m_run.isRunning(); }
    const PreviewRun& preview() const { return m_run; }
    /// Advances the run; a timer calls it.
    void advance(double seconds);

    QString spokenDescription() const;
    QSize sizeHint() const override { return {420, 420}; }
    QSize minimumSizeHint() const override { return {160, 140}; }

signals:
    /// The tool was put away or the run has ended.
    void stateChanged();
    /// What the tool cannot do, and why.
    void refused(const QString& sentence);
    /// [px of the screen]
    void menuWanted(const QPoint& at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    enum class Press { None, Move, Band, Draw, Hand };

    ViewTransform transform() const;
    Point snapped(Point at) const;
    /// The particle at a place of the widget, if the tool joins particles; else `otherwise`.
    Point joinedAt(QPointF pixel, Point otherwise) const;
    double sizeOfClick() const { return 4 * m_grid; } ///< [length]
    std::optional<std::uint32_t> nodeAt(QPointF pixel) const;
    std::optional<std::uint32_t> linkAt(QPointF pixel) const;
    bool take(QPointF pixel, bool oneMore);
    void selectBand();
    void useTool(Point at);
    void finishTool();
    void tryAdd(const std::vector<Point>& points);
    void showComing();
    void moveCursor(QPointF direction, bool far);
    void connectAt(std::optional<std::uint32_t> particle);
    void paintGrid(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;
    void paintHand(QPainter& painter) const;
    void drawWorldFrame();
    void follow();
    void offerAll();
    void showAll();
    void speak();

    WorldDraft& m_draft;
    const ThingKind* m_tool = nullptr;
    Frame m_frame;
    FramePainter m_painter;
    Box m_bounds{-2, -2, 2, 2}; ///< what is shown at least
    Box m_drawnBounds;          ///< the same before the run
    double m_grid = 0.25;
    bool m_snapping = true;
    Point m_cursor;
    Press m_press = Press::None;
    QPointF m_pressed;             ///< where the mouse was pressed [px]
    bool m_moved = false;          ///< the mouse was moved since then
    Point m_dragged;               ///< how far the selection has moved since [length]
    std::vector<Point> m_points;   ///< of the thing that is being drawn
    std::optional<Frame> m_coming; ///< the picture with the thing that is being drawn
    int m_gesture = 0;
    std::optional<std::uint32_t> m_from; ///< a stick begins here
    std::optional<Point> m_here;         ///< place of the menu
    QPointF m_mouse;
    PreviewRun m_run;
    QPushButton* m_all;     ///< offered when something has left the picture of a run
    bool m_follows = false; ///< until everything is asked for
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace timestep
