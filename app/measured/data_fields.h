// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measured/reading_fields.h"
#include "core/measured/points_table.h"
#include "core/run/experiment/experiment.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace timestep {

class MeasureRow;
struct MeasuredWork;

/// The source of measured data and the meaning of their columns: time, values and uncertainties, units, and
/// the clock.
class DataFields : public QWidget {
    Q_OBJECT

public:
    explicit DataFields(const Experiment& experiment, QWidget* parent = nullptr);

    /// Where the data come from.
    ReadingFields& reading() { return *m_reading; }
    bool hasData() const { return table().rows() > 0; }
    /// The name of the file, without its folder.
    QString fileName() const;
    /// Adds another measure, with the next column.
    void addMeasure();
    std::size_t measures() const { return m_rows.size(); }
    /// The chosen columns. Throws InputError for a number that cannot be read.
    MeasuredColumns columns() const;
    /// The chosen points in the units of the run, one series for each measure. Throws InputError that says
    /// what is wrong.
    std::vector<MeasuredSeries> series() const;
    std::size_t run() const;
    /// The points by themselves: those that are left out, or the others. Throws InputError as series() does.
    PointsTable points(bool leftOut) const;
    /// Leaves a row of the data out, or takes it back.
    void toggleRow(std::size_t row);
    std::size_t leftOut() const { return m_leftOut.size(); }

    /// Writes the file, table and choices to a work, and restores them.
    void restore(const MeasuredWork& work);
    void fill(MeasuredWork& work) const;

signals:
    /// A file was read. `problem`: why reading failed; empty: it succeeded.
    void opened(const QString& problem);
    /// Another file, column, unit or clock was chosen.
    void changed();

private:
    void layOut();
    const MeasuredTable& table() const { return m_reading->table(); }
    void takeTable();
    /// Chooses the columns whose headings look like a time and like the measure.
    void proposeColumns();
    void proposeTimeUnit();
    void addRow();
    void removeRow(MeasureRow* row);
    int nextColumn() const;

    const Experiment& m_experiment;
    std::vector<RecordedColumn> m_measures;
    ReadingFields* m_reading;
    std::vector<std::size_t> m_leftOut; ///< rows of the data
    std::vector<std::string> m_heads;   ///< of the columns that were proposed
    QPushButton* m_more;
    QComboBox *m_time, *m_run;
    QLineEdit *m_timeUnit, *m_shift, *m_scale;
    QVBoxLayout* m_rowsLayout;
    std::vector<MeasureRow*> m_rows;
};

} // namespace timestep
