// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/canvas.h"
#include "widgets/plot/content/plot_state.h"
#include "widgets/plot/reading/curve_places.h"
#include "widgets/plot/reading/linked_cursor.h"
#include "widgets/plot/reading/reading_bubble.h"
#include "widgets/plot/reading/reading_cursor.h"

#include <QLocale>
#include <QObject>
#include <QPointF>

#include <optional>

class QLabel;

namespace timestep {

/// Reads values off a plot: owns the reading cursor, its mark on the canvas and the bubble with the values.
/// While another plot is read, it shows the values of this plot's curves at that place.
class PlotReader : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    PlotReader(Canvas& canvas, const Chart& chart, const PlotState& state);
    ~PlotReader() override;

    /// The row that is read; none if nothing is read.
    const std::optional<Reading>& reading() const { return m_reading; }
    /// Returns the row that is read. If nothing is read, reads the middle of the plot first.
    const std::optional<Reading>& anyReading();
    /// Returns the place of that row [units of the axes].
    std::optional<QPointF> anyPlace();
    /// The place that is read, in a form that other plots can use; none on a heat map.
    std::optional<CursorPlace> place() const;

    /// Reads the point nearest to a position of the mouse [px of the canvas].
    void readAt(const QPointF& position);
    /// Moves by rows along a curve and between curves; in a heat map to the right and down.
    void move(int rows, int curves);
    /// Goes to the first or last value of the curve that is read, or to its next or previous extremum, zero
    /// or crossing with another curve, and shows what is there.
    void jump(Canvas::Jump jump);
    void read(const Reading& reading);
    /// Shows the same reading again after the values or the measured quantities have changed.
    void readAgain();
    /// Keeps the reading when the mouse leaves.
    void keep();
    /// Ends the reading.
    void drop();
    void dropIfByMouse();
    /// Ends the reading because the curves are replaced.
    void reset();

    /// Shows the values of the curves at the place of another plot's cursor; none: hides them.
    void showLinked(const std::optional<CursorPlace>& place);
    /// Updates these values after the axes or the data have changed. Does nothing without a linked place.
    void showLinkedAgain() {
        if (m_linked) markLinked();
    }

    /// Shows a sentence instead of a reading.
    void say(const QString& sentence);
    /// The text of the reading here, or of the linked place; may be empty.
    QString spoken() const;

    /// Sets whether a reading names the slope at its row.
    void setSlopeShown(bool shown) { m_slopeShown = shown; }
    /// The start of an area whose end is not chosen yet. A reading shows the area from there.
    const std::optional<Reading>& areaBegin() const { return m_areaBegin; }
    void setAreaBegin(const std::optional<Reading>& begin) { m_areaBegin = begin; }

signals:
    /// Another row is read, or reading has ended.
    void placeChanged();
    void dropped();

private:
    void hideBubble();
    void showCell();
    std::optional<CurvePlace> nextPlace(Canvas::Jump jump) const;
    QString nameOf(const CurvePlace& place) const;
    void emitCursorPlace();
    void markLinked();
    std::optional<Reading> movedCell(int right, int up) const;
    QString measured() const;
    QString numberText(const Column* column, double value, bool alongX) const;
    QString valueText(const Column* column, double value, bool alongX) const;
    /// The column that a curve shows along x or y; null for a reference line.
    const Column* columnOf(const CurvePlottable& curve, bool alongX) const;

    Canvas& m_canvas;
    const Chart& m_chart;
    const PlotState& m_state;
    QLabel* m_label; ///< a sentence, over the label of the x axis
    QPointer<ReadingBubble> m_bubble;
    std::optional<Reading> m_reading, m_areaBegin;
    std::optional<CursorPlace> m_emittedPlace,
        m_linked;         ///< the last emitted place of this cursor; the place of another plot's cursor
    QString m_linkedText; ///< the reading at the latter
    QString m_found;      ///< description of what the cursor has jumped to
    bool m_slopeShown = false;
};

} // namespace timestep
