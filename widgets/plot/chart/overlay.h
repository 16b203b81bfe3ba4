// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"

namespace timestep {

/// Draws over the curves of a chart: labels of lines, notes with their pointers, tangents and areas with
/// their numbers. Texts stay within the axes, do not overlap, and are placed where there are few rows of the
/// curves. Drawn without transparency, which PDF/A does not allow.
class Overlay : public QCPLayerable {
public:
    /// Is drawn behind everything that was added to the plot so far. The table and the spec must outlive it.
    Overlay(QCustomPlot& plot, const Chart& chart, const Table& table, const PlotSpec& spec);

    void setLook(const ChartLook& newLook) { m_look = newLook; }
    /// Sets a box that texts do not overlap [px].
    void setReserved(const QRectF& box) { m_reserved = box; }
    /// Sets whether the names of the curves are at the curves. The reader's predicted curve is named, too.
    void setEndLabels(bool on) { m_endLabels = on; }
    /// Which names have a place inside the axes, as these are now.
    NameRoom roomForNames();
    /// The names that were last drawn at the curves and lines.
    const QStringList& names() const { return m_names; }

    /// A note as it was last drawn.
    struct DrawnNote {
        std::size_t note = 0; ///< its place in PlotAdditions
        QRectF box;           ///< of its text [px]
        QPointF anchor;       ///< at which it points [px]
    };
    const std::vector<DrawnNote>& notes() const { return m_notes; }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    QRect clipRect() const override { return mParentPlot->axisRect()->rect(); }
    void draw(QCPPainter* painter) override;

private:
    /// A text and its possible places, best first.
    struct Label {
        QString text;
        std::vector<QRectF> places;
        std::optional<QPointF> anchor; ///< the point that it refers to
        QColor colour;
        const CurvePlottable* curve = nullptr; ///< the name of this curve, in its colour
        std::optional<std::size_t> note = std::nullopt;
    };
    const CurvePlottable* curveOf(const PlotMeasure& measure) const;
    void drawMeasure(QPainter& painter, const PlotMeasure& measure);
    void hatch(QPainter& painter, const CurvePlottable& curve, std::size_t from, std::size_t to) const;
    void tangent(QPainter& painter, const CurvePlottable& curve, std::size_t row, double slope) const;
    void addLine(const CurvePlottable& line);
    bool addName(const CurvePlottable& curve);
    void addNote(const QString& text, const QPointF& anchor, const QColor& colour,
                 std::optional<std::size_t> note = std::nullopt);
    bool isNearestTo(const QRectF& box, const CurvePlottable* curve) const;
    /// Its place, and how bad it is.
    struct Place {
        QRectF box;
        double cost = 0;
    };
    std::optional<Place> placeOf(const Label& label, const std::vector<QRectF>& taken) const;
    void write(QPainter& painter, const Label& label, const QRectF& box) const;
    std::vector<QRectF> reserved() const;
    void collectInk();
    void inkBetween(const QPointF& before, const QPointF& after, const CurvePlottable* of);
    QSizeF sizeOf(const QString& text) const;
    QRectF area() const;
    bool powers() const;

    const Chart& m_chart;
    const Table& m_table;
    const PlotSpec& m_spec;
    ChartLook m_look;
    QRectF m_reserved;
    bool m_endLabels = false;
    std::vector<Label> m_labels;
    QStringList m_names;
    std::vector<DrawnNote> m_notes;
    /// A point of a curve [px].
    struct Ink {
        QPointF at;
        const CurvePlottable* of;
    };
    std::vector<Ink> m_ink; ///< some rows of the curves
};

} // namespace timestep
