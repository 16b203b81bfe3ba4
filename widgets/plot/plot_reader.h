// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/cursor_place.h"
#include "widgets/plot/plot_state.h"
#include "widgets/plot/reading_cursor.h"

#include <QLocale>
#include <QObject>
#include <QPointF>

#include <optional>

class QLabel;

namespace timestep {

class Canvas;

/// Reads values off a plot: owns the reading cursor, its mark on the canvas and the label with the values.
/// Where another plot is read, it shows what the curves of this one have there.
class PlotReader : public QObject {
    Q_OBJECT

public:
    /// All three must outlive it.
    PlotReader(Canvas& canvas, const Chart& chart, const PlotState& state);

    /// The row that is read off; none: nothing is.
    const std::optional<Reading>& reading() const { return m_reading; }
    /// The same; first the middle of the plot, if nothing is read off.
    const std::optional<Reading>& anyReading();
    /// The place that is read off, likewise [units of the axes].
    std::optional<QPointF> anyPlace();
    /// Where it is, in words that another plot understands; none on a heat map.
    std::optional<CursorPlace> place() const;

    /// Reads what is drawn nearest to a position of the mouse [px of the canvas].
    void readAt(const QPointF& position);
    /// Moves along a curve by rows and between curves; in a heat map to the right and down.
    void move(int rows, int curves);
    void read(const Reading& reading);
    /// Shows the same reading again, after the values or what is measured have changed.
    void readAgain();
    /// Keeps the reading when the mouse leaves.
    void keep();
    /// Reads nothing any more.
    void drop();
    void dropIfByMouse();
    /// Reads nothing, because the curves are made anew.
    void reset();

    /// Shows what the curves have at the place of another plot's cursor; none: no more.
    void showLinked(const std::optional<CursorPlace>& place);
    /// Shows it again, after the axes or the values have changed; nothing without a linked place.
    void showLinkedAgain() {
        if (m_linked) markLinked();
    }

    /// Shows a sentence in the place of a reading.
    void say(const QString& sentence);
    /// What is read off here, else what is read at the linked place; may be empty.
    QString spoken() const;

    /// Whether a reading names the slope there.
    void setSlopeShown(bool shown) { m_slopeShown = shown; }
    /// Where an area begins whose end is not chosen yet. A reading names the area up to there.
    const std::optional<Reading>& areaBegin() const { return m_areaBegin; }
    void setAreaBegin(const std::optional<Reading>& begin) { m_areaBegin = begin; }

signals:
    /// Another row is read off, or none any more.
    void placeChanged();
    void dropped();

private:
    void show(const QString& text, const QStringList& shorter = {});
    void showCell();
    void tellPlace();
    void markLinked();
    std::optional<Reading> movedCell(int right, int up) const;
    QString measured() const;
    QString valueText(const Column* column, double value) const;
    /// The column that a curve shows along x or y; null for a reference line.
    const Column* columnOf(const CurvePlottable& curve, bool alongX) const;

    Canvas& m_canvas;
    const Chart& m_chart;
    const PlotState& m_state;
    QLabel* m_label; ///< over the label of the x axis
    std::optional<Reading> m_reading, m_areaBegin;
    std::optional<CursorPlace> m_toldPlace, m_linked; ///< of this cursor; of another plot's
    QString m_linkedText;                             ///< what is read at the latter
    bool m_slopeShown = false;
};

} // namespace timestep
