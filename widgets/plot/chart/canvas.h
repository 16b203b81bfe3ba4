// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

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

    /// Called before every change of size, because ticks depend on it.
    std::function<void(const QSize&)> tune;
    /// Draws over the curves and below the marks, in the colour of selections.
    std::function<void(QPainter& painter, const QRectF& axes, const QColor& colour)> paintBelow;
    /// Returns a rectangle beside the axes in which points are read, too [px].
    std::function<QRectF()> strip;
    /// Returns the description of the plot for screen readers.
    std::function<QString()> summary;
    /// Returns the text of the reading cursor; empty: nothing is read.
    std::function<QString()> reading;

    /// Whether dragging with the left button draws a rectangle to zoom into. False: only with Shift.
    void setRubberBand(bool on) { m_rubberBand = on; }
    /// Draws a ring around the point that is read [px]; none: no ring.
    void setMark(const std::optional<QPointF>& position, const QColor& colour);
    /// Draws a vertical line at a pixel with rings on the curves; none: no line.
    void setLinkedMarks(const std::optional<double>& x, const std::vector<std::pair<QPointF, QColor>>& rings);
    /// Draws a vertical line at an instant [px], and discs where the curves are then; none: no line.
    void setTimeMarks(const std::optional<double>& x, const std::vector<std::pair<QPointF, QColor>>& discs);
    /// A value as the hand has made it.
    struct HandMark {
        QPointF at; ///< [px]
        QColor colour;
        QString value; ///< with its unit
        bool operator==(const HandMark&) const = default;
    };
    /// Draws rings with their values.
    void setHandMarks(std::vector<HandMark> marks);
    const std::vector<HandMark>& handMarks() const { return m_handMarks; }
    /// The places of the time marks.
    const std::optional<double>& timeMark() const { return m_timeX; }
    const std::vector<std::pair<QPointF, QColor>>& timeDiscs() const { return m_timeDiscs; }
    /// Sets the colours of the focus frame and of the rectangle to zoom into.
    void setColours(const ThemeColours& colours);

    /// The places that the reading cursor can jump to.
    enum class Jump { First, Last, NextExtremum, PreviousExtremum, NextCrossing, PreviousCrossing };

signals:
    void pointed(const QPointF& position); ///< the mouse is over the axes or close to them [px]
    void left();                           ///< the mouse has left the axes
    void resetRequested();
    void panRequested(double x, double y); ///< fractions of the lengths of the axes
    void zoomRequested(double factor);
    void cursorMoved(int rows, int curves); ///< the reading cursor is moved by the keyboard
    void cursorJumped(Jump jump);
    void cursorDropped();
    /// The menu is requested, by the mouse at a position [px] or by a key.
    void menuRequested(const QPoint& global, const std::optional<QPointF>& position);

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
    void paintTimeMarks(QPainter& painter, const QRectF& axes) const;
    void paintHandMarks(QPainter& painter, const QRectF& axes) const;

    bool m_rubberBand = false;
    bool m_showFocus = false; ///< the focus came by keyboard
    std::optional<QPointF> m_mark;
    QColor m_markColour, m_focusColour = Qt::blue;
    std::optional<double> m_linkedX, m_timeX;
    std::vector<std::pair<QPointF, QColor>> m_linkedRings, m_timeDiscs;
    std::vector<HandMark> m_handMarks;
    QColor m_timeColour = Qt::black, m_groundColour = Qt::white;
};

} // namespace timestep
