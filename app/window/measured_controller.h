// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class MeasuredDialog;
class MessageLine;
class PlotGrid;
class RunPlots;
class WindowActions;
class Workbench;

/// Opens the dialog of measured data, and takes over its points and fitted values.
class MeasuredController : public QObject {
    Q_OBJECT

public:
    MeasuredController(Workbench& workbench, PlotGrid& grid, RunPlots& plots, WindowActions& actions,
                       MessageLine& message, QWidget* window);

    /// Sets the fitted values and shows the points over a plot of their measure.
    void takeOver(const MeasuredDialog& dialog);

private:
    void openDialog();

    Workbench& m_workbench;
    PlotGrid& m_grid;
    RunPlots& m_plots;
    MessageLine& m_message;
    QWidget* m_window; ///< parent of the dialog
};

} // namespace timestep
