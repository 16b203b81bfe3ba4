// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session.h"
#include "core/table/table.h"
#include "widgets/panel/card.h"
#include "widgets/plot/plot_spec.h"

#include <string>

class QAction;

namespace timestep {

class PlotWidget;

/// Where the numbers of a plot come from.
struct PlotSource {
    enum class Kind { Run, Residuals, Sweep, Analysis } kind = Kind::Run;
    std::string sweep;   ///< Sweep, Analysis: the name under which the workbench keeps its table
    std::string measure; ///< Sweep: what was measured
    std::string suffix;  ///< Sweep: "-maximum" or "-end"
    bool slopes = false; ///< Sweep: draw fitted power laws
};

/// A card with one plot: what it shows, and where that comes from.
class PlotCard : public Card {
    Q_OBJECT

public:
    explicit PlotCard(QWidget* parent = nullptr);

    /// Shows another plot. Of a sweep, `spec` gives title and axes; columns and slopes follow from the table.
    void show(const PlotSource& source, const PlotSpec& spec);
    const PlotSource& source() const { return m_source; }
    PlotWidget* plot() const { return m_plot; }

    /// Another run began: the table anew.
    void restart(const Table& table);
    /// Rows were added to the run's table, or the residuals changed.
    void advance(const Table& table, const Table& residuals);
    /// A sweep of this card's name has its numbers.
    void showSweep(const Table& table);
    /// An analysis of this card's name has its numbers.
    void showAnalysis(const PlotSpec& plot, const Table& table);

    void retranslateUi();

signals:
    void exportWanted();
    void copyWanted();

private:
    /// Title, ranges, runs and lines of the plot that was asked for go before those of its numbers.
    void showNumbers(PlotSpec spec, const Table& table);

    PlotSource m_source;
    PlotSpec m_given;
    PlotWidget* m_plot;
    QAction* m_copy;
    QAction* m_export;
};

} // namespace timestep
