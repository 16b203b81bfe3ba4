// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/fits.h"
#include "core/table/table.h"
#include "widgets/plot/content/plot_spec.h"
#include "widgets/plot/dialogs/curves_panel.h"

#include <QAction>
#include <QMenu>
#include <QObject>
#include <QPointer>

namespace timestep {

/// The actions in the head of a plot's card, and the menu of its axes.
class PlotActions : public QObject {
    Q_OBJECT

public:
    explicit PlotActions(QWidget* parent);
    ~PlotActions() override;

    QAction* axes() { return &m_axes; }           ///< has the menu of columns and scales
    QAction* fit() { return &m_fit; }             ///< show everything
    QAction* rectangle() { return &m_rectangle; } ///< checkable
    QAction* table() { return &m_table; }         ///< checkable

    QAction* fitRange() { return &m_fitRange; }     ///< checkable, in the menu
    QAction* statistics() { return &m_statistics; } ///< checkable, in the menu

    /// Rebuilds the menu for the columns of the table. Entries of the spec are checked.
    void setContent(const Table& table, const PlotSpec& spec);
    void retranslate();

signals:
    /// The reader has chosen columns or scales; carries the changed spec.
    void chosen(const timestep::PlotSpec& spec);
    /// The reader wants to fit a curve of this form to the visible rows.
    void fitWanted(timestep::FitKind kind);
    /// The reader wants the dialog for a fit with another form and range.
    void fitDialogWanted();
    void fitsUnwanted();
    /// The reader wants to see the residuals of the fits, or the curves again.
    void residualsWanted(bool on);

private:
    void addColumns(const Table& table);
    void addScales();
    void addProperties();
    void addMeasures();
    void openPanel();

    QMenu m_menu;
    QAction m_axes, m_fit, m_rectangle, m_table, m_statistics, m_fitRange;
    PlotSpec m_spec;
    Table m_heads; ///< names of columns and runs, without rows
    QPointer<CurvesPanel> m_panel;
};

} // namespace timestep
