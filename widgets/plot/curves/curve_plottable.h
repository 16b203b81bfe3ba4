// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/axes/axis_map.h"
#include "widgets/plot/axes/ranges.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/curves/bands.h"
#include "widgets/plot/curves/m4.h"

#include <qcustomplot.h>

#include <optional>

namespace timestep {

/// Widths and spacings of curves [pixels of the device].
struct CurveLook {
    double unit = 1; ///< 1/96 inch
    double lineWidth = 1;
    double markerSize = 6.5;
    double markerSpacing = 0; ///< between the markers of a Marks::Lines curve; 0: none
    double markerShift = 0;   ///< so that markers of neighbouring curves do not touch
    QColor ground = Qt::white;
    bool isMoving = false; ///< see ChartLook
};

/// A curve of a Table on a QCustomPlot: thinned out by M4 in pixels, with gaps, dashes and markers. The
/// values are not copied; rows may be appended to them.
class CurvePlottable : public QCPAbstractPlottable {
public:
    CurvePlottable(QCPAxis* xAxis, QCPAxis* yAxis, const Curve& curve, const std::vector<double>& xValues,
                   const std::vector<double>& yValues);
    /// Sets the values of the column whose growth is drawn as rectangles; null: none.
    void setSums(const std::vector<double>* values) { m_sums = values; }
    /// Sets the half lengths of error bars along y, one per row; null: none.
    void setErrors(const std::vector<double>* values) {
        m_errors = values;
        measureAgain();
    }
    const std::vector<double>* errorBars() const { return m_errors; }
    bool hasRectangles() const { return m_sums != nullptr; }

    const Curve& curve() const { return m_curve; }
    const std::vector<double>& xs() const { return m_x; }
    const std::vector<double>& ys() const { return m_y; }
    void setStyle(const RunStyle& style) { m_curve.style = style; }
    void setLook(const CurveLook& newLook) { m_look = newLook; }
    void setLineWidth(double width, bool isMoving) {
        m_look.lineWidth = width;
        m_look.isMoving = isMoving;
    }
    void setMaps(const AxisMap& ofX, const AxisMap& ofY) {
        m_mapX = ofX;
        m_mapY = ofY;
    }

    /// Updates the curve after rows were added.
    void measure();
    /// Updates the curve after values were replaced.
    void measureAgain();
    std::size_t rows() const { return std::min(m_x.size(), m_y.size()); }
    /// Whether the place of x never decreases from row to row.
    bool isRising() const { return m_rising && m_mapX.scale != AxisScale::Wrapped; }
    const Extent& xExtent() const { return m_extentX; }
    const Extent& yExtent() const { return m_extentY; }
    /// The extent of y at the rows whose x is in this range.
    Extent yExtentWithin(const PlotRange& x) const;
    /// The magnitudes of the values, computed on request; only a symmetric logarithm needs them.
    const Magnitudes& xMagnitudes();
    const Magnitudes& yMagnitudes();
    /// Returns how many rows have no place on the logarithmic axes of the plot.
    std::size_t leftOut() const;

    struct Near {
        std::size_t row = 0;
        double distance = 0; ///< [px]
    };
    /// Returns the row whose drawn point is nearest to a pixel of the widget.
    std::optional<Near> nearest(const QPointF& position) const;
    /// Whether the line from the row before leaves the picture on one side of a wrapped axis and comes back
    /// on the other.
    bool turnsBefore(std::size_t row) const {
        return row > 0 && row < rows() &&
               turnBetween(m_mapX, m_mapY, {m_x[row - 1], m_y[row - 1]}, {m_x[row], m_y[row]}).has_value();
    }
    /// Returns the pixel of a row, also outside the plot; none for a gap.
    std::optional<QPointF> positionOf(std::size_t row) const;

    /// The pixels of the few markers on a line (CurveLook::markerSpacing), found from the rows.
    std::vector<QPointF> sparseMarkers() const;

    /// Fills the bands of the curve; to be called before the curves are drawn, because a band covers them.
    void drawFills(QCPPainter& painter);

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override;
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}
    /// A little wider than the axes, so that lines and markers on the edge are whole.
    QRect clipRect() const override;

private:
    QPointF pixelOf(double xValue, double yValue) const {
        return coordsToPixels(m_mapX.toAxis(xValue), m_mapY.toAxis(yValue));
    }
    PixelColumns columnsNow(double devicePixelRatio) const;
    std::vector<QPointF> pixels(const Sample* samples, std::size_t count) const;
    /// The medium of a line.
    enum class Medium { Screen, Picture, Vectors };
    void drawLine(QPainter& painter, const std::vector<QPointF>& points, double width, Medium medium,
                  double& dashOffset) const;
    /// Draws a line across the whole plot, if it lies within the axes.
    void drawAcross(QCPPainter& painter) const;
    void drawLongLine(QCPPainter& painter, double devicePixelRatio);
    void prepare(const QCPPainter& painter);
    void drawEdges(QPainter& painter) const;
    QColor mixed(float share) const;
    void drawRectangles(QPainter& painter) const;
    void drawRowMarkers(QPainter& painter, double fullSize) const;
    void drawErrorBars(QPainter& painter) const;
    bool rowsAreFew() const;
    bool drawBetween(QCPPainter& painter) const;
    /// Whether markers at every row would merge into a thick line.
    bool markersTouch() const;
    class MarkerBlocks;
    void drawSparseMarkers(QPainter& painter) const;

    Curve m_curve;
    const std::vector<double>& m_x;
    const std::vector<double>& m_y;
    const std::vector<double>* m_sums = nullptr;
    const std::vector<double>* m_errors = nullptr;
    CurveLook m_look;
    Extent m_extentX, m_extentY;
    bool m_rising = true;
    std::size_t m_risingSeen = 0; ///< rows for which `rising` is known
    Magnitudes m_magnitudesX, m_magnitudesY;
    AxisMap m_mapX, m_mapY;
    M4 m_m4;
    bool m_isPrepared = false;           ///< for the present drawing
    std::optional<BandedCurve> m_banded; ///< none: the curve is drawn as a line

    /// A long line that does not thin out (a phase portrait) is kept as a picture, to which only new rows are
    /// added.
    struct Picture {
        QImage image;
        std::size_t drawn = 0; ///< samples of m4.finished() on it
        double dashOffset = 0;
        QRect rectangle;
        QCPRange xRange, yRange;
        AxisMap mapY;
        QColor colour;
    } m_picture;
};

} // namespace timestep
