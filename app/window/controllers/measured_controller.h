// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measured/measured_work.h"

#include <QObject>

namespace timestep {

class MeasuredDialog;
class MessageLine;
class PlotGrid;
class RunPlots;
class WindowActions;
class Workbench;
struct Scene;

/// Opens the dialog of measured data, and takes over its points and fitted values.
class MeasuredController : public QObject {
    Q_OBJECT

public:
    MeasuredController(Workbench& workbench, PlotGrid& grid, RunPlots& plots, WindowActions& actions,
                       MessageLine& message, QWidget* window);

    /// Sets the fitted values and shows the points over a plot of their measure.
    void takeOver(const MeasuredDialog& dialog);

    /// The last work with measured data, which a session keeps; null: there is none for the open scene.
    Json work() const;
    /// Takes the work of a session; null: it has none. Throws InputError.
    void setWork(const Json& work);

public slots:
    /// Opens the dialog and a file in it; without a path, the last work of the scene.
    void openFile(const QString& path);

private:
    void openDialog();

    Workbench& m_workbench;
    PlotGrid& m_grid;
    RunPlots& m_plots;
    MessageLine& m_message;
    QWidget* m_window; ///< parent of the dialog
    MeasuredWork m_work;
    const Scene* m_workOf = nullptr; ///< whose measures it names
};

} // namespace timestep
