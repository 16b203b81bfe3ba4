// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/table_feed.h"

#include <QByteArray>
#include <QSize>
#include <QWidget>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

class QAction;
class QRubberBand;
class QScrollArea;
class QSplitter;

namespace timestep {

class PlotCard;
class PlotWidget;

/// Number of columns for a number of plots, so that plots have a good aspect ratio and none is too small if
/// the room allows it. `least`: the smallest useful size of a plot.
int plotColumns(std::size_t plots, const QSize& room, const QSize& least);

/// One to six plots in a grid. Each has a fixed slot, used by lessons and files, and a place in reading
/// order. The user changes the place with the menu in the head or by dragging the title.
class PlotGrid : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t most = 6;

    /// Starts with slots 0 and 1 open.
    explicit PlotGrid(QWidget* parent = nullptr);

    /// The plot of a slot, open or not.
    PlotCard& at(std::size_t slot);
    /// Slots of the open plots, in reading order.
    const std::vector<std::size_t>& order() const { return m_order; }
    bool isOpen(std::size_t slot) const;
    /// The visible plots, in reading order.
    std::vector<QWidget*> shown() const;

    /// Opens a slot at the end if it is closed.
    void open(std::size_t slot);
    /// Opens the closed slot with the smallest number at the end; returns nothing if all are open.
    std::optional<std::size_t> add();
    /// Closes a slot and keeps its content for reopen(). The last open plot cannot be closed.
    void close(std::size_t slot);
    /// Opens the plot that was closed last, unless it is open.
    void reopen();
    bool canReopen() const { return m_closed && !isOpen(*m_closed); }
    void moveTo(std::size_t slot, std::size_t place);
    /// Opens the first `count` slots in their order and closes the others.
    void setCount(std::size_t count);
    /// Shows one plot instead of all; nothing: shows all.
    void maximise(std::optional<std::size_t> slot);
    std::optional<std::size_t> maximised() const { return m_maximised; }
    /// Whether a reading on one plot appears on all plots with the same abscissa.
    void setLinked(bool linked);

    /// Marks an instant on the plots of the run; none: no mark.
    void showTime(const std::optional<double>& time);

    /// Line width of curves in every plot while no rows arrive [px].
    void setLineWidth(double pixels);
    /// Where another widget shows which colour is which run, see PlotWidget::setRunsNamed().
    void setRunsNamed(RunsNamed named);

    /// Updates all plots from the newest table of the run. `replaced`: the table does not continue the
    /// previous one. `edition`: see TableFeed::take().
    void advance(const Table& table, const Table& residuals, bool replaced, std::uint64_t edition);
    /// Updates one plot from the run after its content changed.
    void refresh(std::size_t slot, const Table& residuals);

    /// The heights that a hand has given to the rows, for QSettings.
    QByteArray saveState() const;
    void restoreState(const QByteArray& state);
    void retranslate();

signals:
    /// Plots were opened, closed, moved or maximised.
    void changed();
    void addWanted();
    void exportWanted(std::size_t slot);
    void copyWanted(std::size_t slot);
    /// The user accepted the offer of an empty plot to compute its numbers.
    void numbersWanted(std::size_t slot);
    /// The user has asked to remove the pale curves of the last run.
    void lastRunUnwanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Slot {
        PlotCard* card = nullptr; ///< null until first used
        QAction *add = nullptr, *earlier = nullptr, *later = nullptr, *maximise = nullptr, *close = nullptr;
    };
    void make(std::size_t slot);
    void showResiduals(PlotCard& card, const Table& residuals);
    void arrangeLater();
    void arrange();
    void keepReadable();
    void setOrder(std::vector<std::size_t> order);
    std::size_t placeOf(std::size_t slot) const;
    std::optional<std::size_t> slotAt(const QPoint& global) const;
    void drag(std::size_t slot, const QPoint& global, bool dropped);
    void linkFrom(const PlotWidget& plot);
    void nameActions();

    std::array<Slot, most> m_slots;
    std::vector<std::size_t> m_order{0, 1};
    std::optional<std::size_t> m_maximised, m_closed;
    QSplitter* m_rows;     ///< holds one splitter per row
    QScrollArea* m_scroll; ///< holds the rows; they scroll before a plot is too low to be read
    std::vector<std::size_t> m_laidOut;
    int m_columns = 0;
    bool m_ownHeights = false; ///< a hand has changed the heights of the rows
    QRubberBand* m_target;     ///< marks the place where a dragged plot would be dropped
    bool m_linked = true;
    RunsNamed m_runsNamed = RunsNamed::Nowhere;
    std::optional<double> m_time;      ///< the marked time
    std::optional<double> m_lineWidth; ///< none: the default of the plots
    TableFeed m_feed;                  ///< feeds all plots of the run
};

} // namespace timestep
