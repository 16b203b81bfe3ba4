// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"

namespace timestep {

/// A row of one of the curves of a chart.
struct CurveRow {
    std::size_t curve = 0, row = 0;
};

/// A strip to the right of the axes with the last periods of a curve that goes up and down too fast to be
/// seen, on the same y axis. Its rows follow the run.
class Magnifier : public QCPLayerable {
public:
    Magnifier(QCustomPlot& plot, const Chart& chart);

    void setLook(const ChartLook& newLook) { m_look = newLook; }
    /// Returns how wide the strip should be [px]; 0: no curve needs it. `room`: width of axes and strip [px].
    int widthFor(int room) const;
    /// Sets the width of the strip [px].
    void setWidth(int width) { m_width = width; }

    /// The place of a row in the strip [px]; none if it is not there.
    std::optional<QPointF> positionOf(const CurvePlottable& curve, std::size_t row) const;
    /// The point of the strip nearest to a position of the mouse [px]; none outside the strip.
    std::optional<CurveRow> at(const QPointF& position) const;
    /// The frame of the strip [px]; empty: there is none.
    QRectF frame() const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    QRect clipRect() const override { return mParentPlot->viewport(); }
    void draw(QCPPainter* painter) override;

private:
    std::optional<PlotRange> shownPart(int room) const;
    void drawCurve(QPainter& painter, const CurvePlottable& curve, const QRectF& frame) const;
    void drawWords(QPainter& painter, const QRectF& frame) const;

    const Chart& m_chart;
    ChartLook m_look;
    int m_width = 0;
    std::optional<PlotRange> m_part; ///< of the x axis, as last drawn
};

} // namespace timestep
