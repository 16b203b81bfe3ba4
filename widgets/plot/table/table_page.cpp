// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/table/table_page.h"

#include "widgets/look/flat_style.h"
#include "widgets/plot/table/table_text.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QShortcut>

#include <algorithm>
#include <set>

namespace timestep {

namespace {

/// The columns of the table of a heat map: both axes and the values of the colours.
std::vector<Curve> cellsOf(const HeatGrid& grid, const Table& table) {
    const auto at = [&table](const Column* column) {
        return static_cast<std::size_t>(column - table.columns.data());
    };
    Curve y, colour;
    y.x = colour.x = at(grid.x);
    y.y = at(grid.y);
    colour.y = at(grid.colour);
    return {y, colour};
}

} // namespace

TablePage::TablePage(const PlotState& state, QWidget* parent) : QTableView(parent), m_state(state) {
    setModel(&m_model);
    setFrameShape(QFrame::NoFrame);
    setAlternatingRowColors(true);
    setLayoutDirection(Qt::LeftToRight);
    horizontalHeader()->setResizeContentsPrecision(20);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto* const shortcut = new QShortcut(QKeySequence::Copy, this, nullptr, nullptr, Qt::WidgetShortcut);
    connect(shortcut, &QShortcut::activated, this, &TablePage::copy);
}

void TablePage::setContent(const Chart& chart, const QLocale& numbers) {
    m_numbers = numbers;
    // With large targets a row is high enough for a finger; the numbers of the rows would be a narrow target.
    verticalHeader()->setVisible(!hasLargeTargets());
    verticalHeader()->setDefaultSectionSize(
        std::max(fontMetrics().height() + 12, hasLargeTargets() ? fingerTarget + 1 : 0));
    m_model.setContent(m_state.table(),
                       chart.heatMap() ? cellsOf(chart.heatMap()->grid(), m_state.table())
                                       : m_state.curves().curves,
                       numbers);
}

QString TablePage::text(const QLocale& numbers, const std::vector<std::size_t>& rows) const {
    return tableText(m_state.table(), m_model.columns(), numbers, rows);
}

void TablePage::copy() const {
    std::set<std::size_t> rows;
    const QModelIndexList chosen = selectionModel()->selectedRows();
    for (const QModelIndex& index : chosen) rows.insert(static_cast<std::size_t>(index.row()));
    QApplication::clipboard()->setText(text(m_numbers, {rows.begin(), rows.end()}));
}

} // namespace timestep
