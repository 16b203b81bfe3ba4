// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/sweep.h"
#include "core/run/experiment.h"
#include "core/table/table.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace timestep {

/// Asks what to sweep: which setting, over which values, and what is measured.
class SweepDialog : public QDialog {
    Q_OBJECT

public:
    SweepDialog(const Experiment& experiment, const Table& measured, QWidget* parent = nullptr);

    SweepSpec spec() const;
    /// "-maximum" or "-end".
    std::string suffix() const;
    QString title() const;

private:
    void proposeValues();
    void check();

    Experiment m_experiment;
    QComboBox* m_over;
    QLineEdit* m_values;
    QComboBox* m_measure;
    QComboBox* m_take;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

} // namespace timestep
