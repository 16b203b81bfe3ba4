// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/table/table_model.h"

#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

void TableModel::setContent(const Table& table, const std::vector<Curve>& curves, const QLocale& locale) {
    beginResetModel();
    m_table = &table;
    m_columns.clear();
    m_heads.clear();
    m_locale = locale;
    const auto add = [&](std::size_t index) {
        if (std::find(m_columns.begin(), m_columns.end(), index) != m_columns.end()) return;
        m_columns.push_back(index);
        const Column& column = table.columns[index];
        const bool named = column.run >= 0 && static_cast<std::size_t>(column.run) < table.runs.size();
        const QString head = axisLabel(translated(column.name), column.unit);
        const std::string run = named ? table.runs[static_cast<std::size_t>(column.run)] : std::string();
        m_heads << (run.empty() ? head : QString::fromStdString(run) + QLatin1Char('\n') + head);
    };
    for (const Curve& curve : curves) {
        if (curve.referenceLine >= 0) continue;
        add(curve.x);
        add(curve.y);
    }
    m_rows = longest();
    endResetModel();
}

int TableModel::longest() const {
    std::size_t rows = 0;
    for (const std::size_t index : m_columns) rows = std::max(rows, m_table->columns[index].values.size());
    return static_cast<int>(rows);
}

void TableModel::rowsChanged() {
    const int rows = longest(), common = std::min(rows, m_rows);
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    if (common > 0 && columnCount() > 0) emit dataChanged(index(0, 0), index(common - 1, columnCount() - 1));
}

int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || !index.isValid()) return {};
    const std::vector<double>& values =
        m_table->columns[m_columns[static_cast<std::size_t>(index.column())]].values;
    const auto row = static_cast<std::size_t>(index.row());
    if (row >= values.size()) return {};
    return std::isnan(values[row]) ? QStringLiteral("–")
                                   : withPowers(m_locale.toString(values[row], 'g', 8), m_locale);
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    return orientation == Qt::Horizontal ? QVariant(m_heads.value(section)) : QVariant(section);
}

} // namespace timestep
