// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/table_feed.h"

#include <QByteArray>
#include <QSize>
#include <QWidget>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

class QAction;
class QRubberBand;
class QSplitter;

namespace timestep {

class PlotCard;
class PlotWidget;

/// How many columns so many plots stand in, so that they are about as wide as plots like to be and none is
/// too small while there is room. `least`: below it a plot is of little use.
int plotColumns(std::size_t plots, const QSize& room, const QSize& least);

/// One to six plots in a grid. Each has a slot, by which a lesson or a file knows it, and a place in the
/// order of reading, which a person can change: by the menu in its head or by dragging its title.
class PlotGrid : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t most = 6;

    /// With slots 0 and 1 open.
    explicit PlotGrid(QWidget* parent = nullptr);

    /// The plot of a slot, open or not.
    PlotCard& at(std::size_t slot);
    /// Slots of the plots that are open, in their places.
    const std::vector<std::size_t>& order() const { return m_order; }
    bool isOpen(std::size_t slot) const;
    /// The open plots that can be seen now, in their places.
    std::vector<QWidget*> shown() const;

    /// Puts it at the end if it is closed.
    void open(std::size_t slot);
    /// Opens a closed slot at the end, the smallest number first; none if all are open.
    std::optional<std::size_t> add();
    /// The last plot stays. What it showed is kept for reopen().
    void close(std::size_t slot);
    /// Opens the plot that was closed last, if it still is.
    void reopen();
    bool canReopen() const { return m_closed && !isOpen(*m_closed); }
    void moveTo(std::size_t slot, std::size_t place);
    /// The first so many slots in their order.
    void setCount(std::size_t count);
    /// One plot alone in the place of all; none: all of them.
    void maximise(std::optional<std::size_t> slot);
    std::optional<std::size_t> maximised() const { return m_maximised; }
    /// Whether the value that is read off on one plot is shown on all with the same abscissa.
    void setLinked(bool linked);

    /// Of curves at rest, in every plot [px].
    void setLineWidth(double pixels);

    /// Takes over the newest table of the run. `anew`: it is not a continuation of the one before.
    void advance(const Table& table, const Table& residuals, bool anew);
    /// Gives a plot that was set up anew what it shows of the run.
    void refresh(std::size_t slot, const Table& residuals);

    /// The heights of the rows.
    QByteArray saveState() const;
    void restoreState(const QByteArray& state);
    void retranslateUi();

signals:
    /// Plots were opened, closed, moved or maximised.
    void changed();
    void addWanted();
    void exportWanted(std::size_t slot);
    void copyWanted(std::size_t slot);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Slot {
        PlotCard* card = nullptr; ///< null until it is asked for
        QAction *add = nullptr, *earlier = nullptr, *later = nullptr, *maximise = nullptr, *close = nullptr;
    };
    void make(std::size_t slot);
    void showResiduals(PlotCard& card, const Table& residuals);
    void arrange();
    void setOrder(std::vector<std::size_t> order);
    std::size_t placeOf(std::size_t slot) const;
    std::optional<std::size_t> slotAt(const QPoint& global) const;
    void drag(std::size_t slot, const QPoint& global, bool dropped);
    void linkFrom(const PlotWidget& plot);
    void nameActions();

    std::array<Slot, most> m_slots;
    std::vector<std::size_t> m_order{0, 1};
    std::optional<std::size_t> m_maximised, m_closed;
    QSplitter* m_rows; ///< of splitters, one for each row
    std::vector<std::size_t> m_laidOut;
    int m_columns = 0;
    QRubberBand* m_target; ///< over the plot whose place a dragged one would take
    bool m_linked = true;
    std::optional<double> m_lineWidth; ///< none: as the plots have it
    TableFeed m_feed;                  ///< of all plots of the run
};

} // namespace timestep
