// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace timestep {

/// The drawing surface of a PlotWidget: mouse, wheel, keyboard, focus frame and the mark of the reading
/// cursor.
class Canvas : public QCustomPlot {
    Q_OBJECT

public:
    explicit Canvas(QWidget* parent = nullptr);

    /// Called before every size change: ticks depend on it.
    std::function<void(const QSize&)> tune;
    /// What a screen reader says of the plot.
    std::function<QString()> summary;

    /// Drags with the left button draw a rectangle to zoom into (otherwise only with Shift).
    void setRubberBand(bool on) { m_rubberBand = on; }
    /// Rings the point that is read off; none: no ring.
    void setMark(const std::optional<QPointF>& position, const QColor& colour);
    /// A line up at that pixel with a ring on every curve that has a value there; none: no line.
    void setLinkedMarks(const std::optional<double>& x, const std::vector<std::pair<QPointF, QColor>>& rings);
    void setFocusColour(const QColor& colour) { m_focusColour = colour; }

signals:
    void pointed(const QPointF& position); ///< the mouse rests over the axes
    void left();                           ///< ... or no longer
    void resetAsked();
    void panAsked(double x, double y); ///< parts of the axes' lengths
    void zoomAsked(double factor);
    void cursorMoved(int rows, int curves); ///< move the reading cursor
    void cursorDropped();
    /// By the mouse at a place, or by a key.
    void menuAsked(const QPoint& global, const std::optional<QPointF>& position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool m_rubberBand = false;
    bool m_showFocus = false; ///< the focus came by a key
    std::optional<QPointF> m_mark;
    QColor m_markColour, m_focusColour = Qt::blue;
    std::optional<double> m_linkedX;
    std::vector<std::pair<QPointF, QColor>> m_linkedRings;
};

} // namespace timestep
