// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "app/calculated/column_check.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace timestep {

/// Adds, changes and removes the calculated columns of an experiment. The formula is checked while it is
/// typed; below it are the fault, or the value at the present time, and the names that it may use.
class CalculatedDialog : public QDialog {
    Q_OBJECT

public:
    /// `tick`: of the present picture.
    CalculatedDialog(const Experiment& experiment, std::int64_t tick, QWidget* parent = nullptr);

    /// The current columns, without those that are still empty.
    std::vector<CalculatedColumn> columns() const;
    /// Adds an empty column and chooses it.
    void add();
    void removeChosen();
    /// The sentence below the formula: the fault or the value.
    QString verdict() const;
    bool isRight() const { return !m_fault; }

private:
    QWidget* listPart();
    QWidget* columnPart();
    void choose(int row);
    void typed();
    void check();
    void showList();
    void showNames();
    void insert(const QString& name);
    void preview();
    void showValue(const ColumnValues& row);
    bool isBlank(std::size_t column) const;

    Experiment m_experiment;
    std::unique_ptr<Simulation> m_simulation; ///< of the first run, at its start
    std::int64_t m_tick;
    std::vector<CalculatedColumn> m_columns;
    std::size_t m_present; ///< number of columns that the experiment has; they keep their ids
    std::vector<QString> m_shownNames;
    std::optional<ColumnFault> m_fault;
    QListWidget* m_list;
    QPushButton *m_add, *m_remove, *m_accept;
    QWidget *m_fields, *m_names;
    QLineEdit *m_name, *m_unit, *m_formula;
    QLabel *m_inFormulas, *m_verdict;
    QTimer m_pause; ///< delay between typing and the preview
    BackgroundWork m_work{this};
};

} // namespace timestep
