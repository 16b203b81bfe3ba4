// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/fits.h"
#include "core/table/table.h"
#include "widgets/look/theme.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/plot_additions.h"
#include "widgets/plot/content/plot_spec.h"
#include "widgets/plot/content/table_feed.h"
#include "widgets/plot/reading/linked_cursor.h"

#include <QLocale>
#include <QPointF>
#include <QRectF>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;

namespace timestep {

struct PlotParts;

/// A plot of a Table: axes, curves, a legend below them, a line that reads off values, and the same numbers
/// as a table. The widget lays out its parts and passes changes between them; each part keeps its own state:
/// PlotState what is shown, Chart axes and curves, LegendArea what is hidden, PlotReader the reading cursor,
/// Instruments and PlotActions the menus, DrawSchedule when to draw.
///
/// Mouse: wheel zooms (over an axis: that axis alone), drag moves, Shift and drag zooms into a rectangle,
/// double click shows everything. Keys: arrows move, + and - zoom, Home shows everything, Ctrl and arrows
/// move a reading cursor along a curve and between curves (with Shift ten rows), Escape removes it. Theme,
/// font, locale and language are those of the widget.
class PlotWidget : public QWidget {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);
    ~PlotWidget() override;

    void setSpec(const PlotSpec& spec);
    /// The given spec, with the changes that the user has made through the menu.
    const PlotSpec& spec() const;

    /// The spec with the visible ranges, if the user has moved or zoomed the axes.
    PlotSpec shownSpec() const;
    /// The part of the axes to which the user has moved; none: everything is shown.
    std::optional<PlotView> view() const;
    /// Shows this part of the axes as soon as there are rows, until "Show everything".
    void setView(const std::optional<PlotView>& view);

    /// The reader's fits as they are drawn, with their results as labels.
    const std::vector<ReferenceLine>& fits() const;
    /// Adds a fit of this form and range to every shown curve. Returns false if the rows determine none.
    /// Throws InputError for a formula that cannot be read.
    bool addFits(const PlotFit& wanted);

    /// Shows another table (copied).
    void setTable(const Table& table);
    /// Shows the table of a feed without copying it, or updates what has changed in it since the last call.
    /// Added rows take little time, so it can be called once per frame. A hidden plot is not drawn.
    void follow(const TableFeed& feed, TableFeed::Change change);
    const Table& table() const;

    /// Shows the last run before a change as pale curves with this label; null: none. Only for tables of
    /// runs.
    void setLastRun(const std::shared_ptr<const Table>& table, const QString& label);
    /// Makes curves of the exact motion smooth between the rows.
    void setExactMotion(const std::shared_ptr<const ExactMotion>& exact);

    /// Sets the text of an empty plot. Default: curves appear as soon as the experiment runs.
    void setEmptyText(const QString& text);
    /// Sets the width of curves at rest [px]; while rows arrive, long ones are one pixel wide. Default 1.8.
    void setLineWidth(double pixels);
    /// Sets where else the colours of the runs are explained, see LegendArea.
    void setRunsNamed(RunsNamed named);

    /// Actions for the head of a card.
    QAction* axesAction() const;      ///< has the menu of columns, scales, fits and instruments
    QAction* fitAction() const;       ///< shows everything
    QAction* rectangleAction() const; ///< checkable: dragging zooms into a rectangle
    QAction* tableAction() const;     ///< checkable: shows the numbers instead of the curves

    /// Describes curves and ranges in a few sentences, for screen readers.
    QString summary() const;
    /// The names of curves that can be read: at the curves or in the legend.
    QStringList namesShown() const;
    /// The shown numbers, separated by tabs, in the widget's locale.
    QString tableAsText() const;

    /// The place of the reading cursor; none: nothing is read.
    std::optional<CursorPlace> cursorPlace() const;
    /// Shows the values at the place of another plot's cursor, if both have the same column along x and this
    /// plot has no reading itself. None: hides them.
    void showLinked(const std::optional<CursorPlace>& place);

    /// Marks an instant of the run: a vertical line if x is the time, a disc on every curve; none: no mark.
    void showTime(const std::optional<double>& time);

    /// Marks what the hand has made of the last values while the run is paused, in the order of the columns,
    /// and extends the axes to them; empty: no mark.
    void showByHand(const std::vector<double>& values);

    /// The rectangle between the axes, and conversions of points in it [px of this widget], for drawings over
    /// a plot.
    QRectF axesRect() const;
    QPointF pixelAt(const QPointF& value) const;
    QPointF valueAt(const QPointF& pixel) const;

    QSize sizeHint() const override { return {430, 330}; }

signals:
    /// The user has chosen other columns or axes.
    void specChanged();
    /// The user has asked to remove the pale curves.
    void lastRunUnwanted();
    /// The plot was drawn, perhaps with other axes.
    void redrawn();
    /// Another row is read, or reading has ended.
    void cursorPlaceChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectCanvas();
    void connectMenus();
    void rebuild();
    void fitLegend();
    void moveNamesToLegend();
    /// Rebuilds everything and shows the same part of the axes as before.
    void rebuildInPlace();
    void restyle();
    void draw(bool axes);
    bool isEmpty() const;
    void showPage();
    void sayWhyEmpty();
    void showStatus();
    void fitAll();
    void add(const PlotAdditions& added);
    void fitVisible(FitKind kind);
    void askForFit();
    void removeFits();
    void takeFitRange(const PlotRange& range);
    void showFitRange();
    PlotFit proposedFit(FitKind kind) const;
    std::vector<PlotFit> fitsOf(const PlotFit& wanted) const;
    QString resultOf(const PlotFit& wanted) const;
    QLocale numbers() const;
    Theme theme() const { return themeOf(palette()); }

    std::unique_ptr<PlotParts> m_parts;
};

} // namespace timestep
