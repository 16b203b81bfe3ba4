// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "core/measured/measured_series.h"
#include "core/run/experiment/experiment.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace timestep {

class MeasureRow;
struct MeasuredWork;

/// The source of measured data and the meaning of their columns: the file, its first rows, the columns of
/// time, values and uncertainties, units, and the clock.
class DataFields : public QWidget {
    Q_OBJECT

public:
    explicit DataFields(const Experiment& experiment, QWidget* parent = nullptr);

    /// Reads a file on its own thread; opened() follows, unless reading is stopped.
    void open(const QString& path);
    void stopReading();
    bool isReading() const { return m_reading.isRunning(); }
    bool hasData() const { return m_table.rows() > 0; }
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
    void chooseFile();
    void take(const QString& path, MeasuredTable table);
    void showReading();
    void showTable();
    /// Chooses the columns whose headings look like a time and like the measure.
    void proposeColumns();
    void proposeTimeUnit();
    void addRow();
    void removeRow(MeasureRow* row);
    int nextColumn() const;

    const Experiment& m_experiment;
    std::vector<RecordedColumn> m_measures;
    MeasuredTable m_table;
    QString m_path;
    QLabel* m_file;
    QProgressBar* m_progress;
    QPushButton *m_choose, *m_stop, *m_more;
    QTableWidget* m_preview;
    QComboBox *m_time, *m_run;
    QLineEdit *m_timeUnit, *m_shift, *m_scale;
    QVBoxLayout* m_rowsLayout;
    std::vector<MeasureRow*> m_rows;
    BackgroundWork m_reading{this}; ///< last, so that it ends before the data that it reads are destroyed
};

} // namespace timestep
