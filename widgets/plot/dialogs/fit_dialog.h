// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/fitted_line.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace timestep {

/// Asks for the form of a fit, its range and, for a typed formula, the start values, and shows the result.
class FitDialog : public QDialog {
    Q_OBJECT

public:
    /// Returns what a fit gives, or throws InputError. Called after each change.
    using Result = std::function<QString(const PlotFit&)>;

    /// `wanted`: the proposed fit; `xLabel`: label of the axis of its range.
    FitDialog(const PlotFit& wanted, const QString& xLabel, Result result, QWidget* parent = nullptr);

    /// The chosen fit, without curve. Throws InputError for a number that cannot be read.
    PlotFit wanted() const;
    void choose(FitKind kind);
    QString result() const;

private:
    void update();

    PlotFit m_given;
    Result m_result;
    QComboBox* m_kind;
    QSpinBox* m_degree;
    QLineEdit *m_formula, *m_starts, *m_from, *m_to;
    QLabel* m_shown;
    QPushButton* m_accept;
    QFormLayout* m_form;
};

} // namespace timestep
