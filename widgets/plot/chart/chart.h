// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/axes/chart_axes.h"
#include "widgets/plot/curves/curve_plottable.h"
#include "widgets/plot/curves/heat_map.h"

#include <QLocale>

#include <memory>

namespace timestep {

class Magnifier;
class Overlay;

/// Axes, grid and curves on a QCustomPlot, for the window and for figures. Owns the axes: their ranges,
/// scales and ticks change only here. The Table and the PlotSpec of setContent() must outlive it.
class Chart : public QObject {
    Q_OBJECT

public:
    explicit Chart(QCustomPlot& plot);
    ~Chart() override;

    void setLook(const ChartLook& look);
    void setContent(const Table& table, const PlotSpec& spec, const CurveSet& set);
    /// Sets whether the names of the curves are at the curves.
    void setEndLabels(bool on);
    bool endLabels() const { return m_endLabels; }
    /// Which names have a place inside the axes, as these are now.
    NameRoom roomForNames() const;
    /// The names at the curves and lines.
    QStringList namesAtCurves() const;
    /// What is drawn over the curves; null before there is any content.
    const Overlay* overlay() const { return m_overlay.get(); }
    /// Sets whether a strip beside the axes magnifies the last periods of a curve that goes up and down too
    /// fast to be seen. Off by default: the legend of a figure may need the place.
    void setMagnifying(bool on) { m_magnifying = on; }
    /// The magnifying strip; null before there is any content.
    const Magnifier* magnifier() const { return m_magnifier.get(); }
    /// Updates the curves after rows were added to the table. Returns whether the axes have changed.
    bool rowsAdded();
    /// Updates the curves after values were replaced in the same columns. Returns whether the axes have
    /// changed.
    bool valuesReplaced();

    /// Extends the axes to these points, too: what the hand has made of the curves' last values. Returns
    /// whether the axes have changed.
    bool setHandPoints(const std::vector<QPointF>& points);

    const std::vector<CurvePlottable*>& curves() const { return m_curves; }
    /// The coloured cells; null if the plot has curves.
    const HeatMap* heatMap() const { return m_heatMap.get(); }
    void setShown(std::size_t curve, bool shown);
    void setLineWidth(double units, bool isMoving);
    /// Whether no value can be drawn.
    bool isEmpty() const;
    /// Returns how many values of the shown curves have no place on logarithmic axes.
    std::size_t leftOut() const;

    /// Returns to the ranges of the spec or of the data. Returns whether the axes have changed.
    bool fit();
    /// Like fit(), but keeps ranges that contain the data, and extends others beyond the data.
    bool grow();
    /// Like fit(), for when rows have stopped arriving: margins that grew with the axes are reset.
    bool settle();
    /// Whether the user has moved or zoomed the axes since fit().
    bool isMoved() const { return m_moved; }
    /// The mappings from values to places on the axes.
    const AxisMap& xMap() const { return m_xMap; }
    const AxisMap& yMap() const { return m_yMap; }
    /// The present ranges of the axes [units of the axes].
    PlotRange xRange() const;
    PlotRange yRange() const;
    /// Sets the ranges as if the user had moved the axes.
    void setRanges(const PlotRange& x, const PlotRange& y);
    /// Converts a point of values into a pixel of the plot's widget, and back.
    QPointF pixelAt(const QPointF& value) const;
    QPointF valueAt(const QPointF& pixel) const;
    /// Moves the ranges by fractions of their lengths.
    void pan(double x, double y);
    /// Zooms about the middle. A factor below 1 shows less, but larger.
    void zoom(double factor);

    /// Chooses numbers of ticks, digits and label lengths for a drawing of this size. Call it before every
    /// drawing.
    void tune(const QSize& size);
    /// Lays out axes and margins for a drawing of this size without drawing, so that pixelAt() and the
    /// rectangle of the axes are those of the drawing.
    void layOut(const QSize& size);
    /// As in ChartAxes; before a layOut() and after one.
    void keepMargins(const QMargins& margins) { m_axes.keepMargins(margins); }
    QMargins margins() const { return m_axes.margins(); }
    /// Keeps this part of the plot free of the labels of lines and notes [px].
    void setReserved(const QRectF& box);
    /// Returns a remark on axes with a symmetric logarithm; empty without one.
    QString scaleRemark(const QLocale& numbers) const;

signals:
    void movedByUser();

private:
    Extent extentOf(bool horizontal, bool growing) const;
    bool coversLastRun() const;
    int stripWidth() const;
    bool isMadeUp(bool horizontal, const std::optional<PlotRange>& given) const;
    PlotRange wantedRange(bool horizontal, bool growing) const;
    PlotRange rangeOfData(bool horizontal, bool growing) const;
    bool fitAxes(bool growing);
    void equalise(const QSizeF& area);
    bool setRange(QCPAxis* axis, const AxisMap& map, const PlotRange& range);
    /// Finds where symmetric logarithms begin. Returns whether that has changed.
    bool chooseMaps();
    double thresholdOf(bool horizontal) const;

    void sayWaits();

    QCustomPlot& m_plot;
    QCPItemText* m_waits; ///< seen while an axis has no numbers yet
    ChartLook m_look;
    const PlotSpec* m_spec = nullptr;
    const Table* m_table = nullptr;
    ChartAxes m_axes;
    std::vector<CurvePlottable*> m_curves;
    std::unique_ptr<HeatMap> m_heatMap;
    std::unique_ptr<QCPLayerable> m_fills; ///< of bands, below all curves
    std::unique_ptr<Magnifier> m_magnifier;
    std::unique_ptr<Overlay> m_overlay;
    Extent m_handX, m_handY; ///< of the points of setHandPoints()
    bool m_magnifying = false;
    bool m_endLabels = false;
    QString m_colourLabel;
    AxisMap m_xMap, m_yMap;
    PlotRange m_fittedX, m_fittedY; ///< before scales were made equal
    bool m_moved = false, m_fitting = false;
};

} // namespace timestep
