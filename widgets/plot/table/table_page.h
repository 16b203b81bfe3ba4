// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"
#include "widgets/plot/content/plot_state.h"
#include "widgets/plot/table/table_model.h"

#include <QTableView>

namespace timestep {

/// The numbers of a plot as a table. Copies the selected rows, or all of them.
class TablePage : public QTableView {
    Q_OBJECT

public:
    /// The state must outlive it.
    explicit TablePage(const PlotState& state, QWidget* parent = nullptr);

    /// Shows the columns of the curves or the cells of a chart.
    void setContent(const Chart& chart, const QLocale& numbers);
    /// Updates the page after values were added or replaced in the same columns.
    void rowsChanged() { m_model.rowsChanged(); }
    /// The shown numbers, separated by tabs, in that locale. `rows` in ascending order; empty: all.
    QString text(const QLocale& numbers, const std::vector<std::size_t>& rows = {}) const;

private:
    void copy() const;

    const PlotState& m_state;
    TableModel m_model;
    QLocale m_numbers;
};

} // namespace timestep
