// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/cursor_place.h"
#include "widgets/plot/plot_spec.h"
#include "widgets/plot/table_feed.h"

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QWidget>

#include <memory>
#include <optional>

class QAction;

namespace timestep {

/// A plot of a Table: axes, curves, a legend below them, a line that reads off values, and the same numbers
/// as a table.
///
/// Mouse: wheel zooms (over an axis: that axis alone), drag moves, Shift and drag zooms into a rectangle,
/// double click shows everything. Keys: arrows move, + and - zoom, Home shows everything, Ctrl and arrows
/// move a reading cursor along a curve and between curves (with Shift ten rows), Escape removes it. Theme,
/// font, locale and language follow the widget's own.
class PlotWidget : public QWidget {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);
    ~PlotWidget() override;

    void setSpec(const PlotSpec& spec);
    /// As given, or as changed since by the user through the menu.
    const PlotSpec& spec() const;

    /// Shows another table (copied).
    void setTable(const Table& table);
    /// Shows the table of a feed without copying it, or takes in what changed in it since the last call.
    /// Costs little for added rows, so it can be called once per frame. A hidden plot is not drawn.
    void follow(const TableFeed& feed, TableFeed::Change change);
    const Table& table() const;

    /// Width of curves at rest [px]; while rows arrive they are one pixel wide. Default 1.8.
    void setLineWidth(double pixels);

    /// Actions for the head of a card.
    QAction* axesAction() const;      ///< carries the menu of columns, scales, fits and instruments
    QAction* fitAction() const;       ///< shows everything
    QAction* rectangleAction() const; ///< checkable: dragging zooms into a rectangle
    QAction* tableAction() const;     ///< checkable: shows the numbers in place of the curves
    /// These four actions, in this order.
    QList<QAction*> headerActions() const;

    /// One or two sentences about curves and ranges, for screen readers.
    QString summary() const;
    /// The numbers shown, separated by tabs, in the widget's locale.
    QString tableAsText() const;

    /// Where its cursor reads values off; none: nowhere.
    std::optional<CursorPlace> cursorPlace() const;
    /// Shows what this plot has at the place of another's cursor, if both have the same column along x and
    /// this one is not read itself. None: no more.
    void showLinked(const std::optional<CursorPlace>& place);

    /// The rectangle between the axes [px of this widget], and places in it: for what is drawn over a plot.
    QRectF axesRect() const;
    QPointF pixelAt(const QPointF& value) const;
    QPointF valueAt(const QPointF& pixel) const;

    QSize sizeHint() const override { return {430, 330}; }

signals:
    /// The user has chosen other columns or axes.
    void specChanged();
    /// It was drawn anew, perhaps with other axes.
    void redrawn();
    /// Another row is read off, or none any more.
    void cursorPlaceChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace timestep
