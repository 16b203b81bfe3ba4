// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/measured_series.h"
#include "core/run/experiment.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace timestep {

/// Where measured data come from and what their columns mean: the file, its first rows, the columns of time,
/// values and uncertainties, units, and the clock.
class DataFields : public QWidget {
    Q_OBJECT

public:
    explicit DataFields(const Experiment& experiment, QWidget* parent = nullptr);

    /// Reads a file. Returns the sentence that says why it cannot be read, or an empty text.
    QString open(const QString& path);
    bool hasData() const { return m_table.rows() > 0; }
    /// The name of the file, without its folder.
    QString fileName() const;
    /// The chosen columns. Throws InputError for a number that cannot be read.
    MeasuredColumns columns() const;
    /// The chosen points in the units of the run. Throws InputError with what is wrong.
    MeasuredSeries series() const;
    std::size_t run() const;

signals:
    /// Another file, column, unit or clock was chosen.
    void changed();

private:
    void chooseFile();
    void showTable();
    /// Chooses the columns whose heads look like a time and like the measure.
    void proposeColumns();
    void proposeUnits();
    std::string chosenColumn(const QComboBox& box) const;

    const Experiment& m_experiment;
    std::vector<Measure> m_measures;
    MeasuredTable m_table;
    QString m_path;
    QLabel* m_file;
    QTableWidget* m_preview;
    QComboBox *m_time, *m_measure, *m_column, *m_sigma, *m_run;
    QLineEdit *m_timeUnit, *m_unit, *m_shift, *m_scale;
};

} // namespace timestep
