// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/curves.h"

#include <QAbstractTableModel>
#include <QLocale>

namespace timestep {

/// The columns of a plot's curves as numbers: abscissas and values, each once.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// The table must outlive the model or the next setContent.
    void setContent(const Table& table, const std::vector<Curve>& curves, const QLocale& locale);
    /// Updates views after values were added or replaced in the same columns.
    void rowsChanged();

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_rows; }
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Indices into Table::columns, in the displayed order.
    const std::vector<std::size_t>& columns() const { return m_columns; }

private:
    int longest() const;

    const Table* m_table = nullptr;
    std::vector<std::size_t> m_columns;
    QStringList m_heads;
    QLocale m_locale;
    int m_rows = 0;
};

} // namespace timestep
