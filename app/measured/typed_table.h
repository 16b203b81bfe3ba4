// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/measured_table.h"

#include <QDialog>

class QTableWidget;

namespace timestep {

/// A grid to type or paste measured values into. Its first row holds the names and units of the columns,
/// "t [s]". The text of the grid is read like a file.
class TypedTable : public QDialog {
    Q_OBJECT

public:
    /// `given`: a table to continue; may be empty.
    explicit TypedTable(const MeasuredTable& given, QWidget* parent = nullptr);

    /// Lines of cells with tabs between them; without empty lines.
    QString text() const;
    /// Writes lines of cells, with tabs or semicolons between them, from the current cell on.
    void paste(const QString& lines);

private:
    void addColumn();
    void setCell(int row, int column, const QString& words);
    /// There is always an empty row below the last value.
    void growRows();

    QTableWidget* m_grid;
};

} // namespace timestep
