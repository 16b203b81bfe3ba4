// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

namespace timestep {

class MessageLine;
class PlotGrid;
class RunPlots;
class WindowActions;
class Workbench;
struct CalculatedColumn;

/// Opens the dialog of calculated columns, gives them to the experiment and shows new ones on a plot.
class CalculatedController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        PlotGrid& grid;
        RunPlots& plots;
        WindowActions& actions;
        MessageLine& message;
    };
    CalculatedController(const Parts& parts, QWidget* window);

    void openDialog();
    /// Replaces the columns of the experiment.
    void take(const std::vector<CalculatedColumn>& columns);

private:
    void showOnPlot(const std::vector<CalculatedColumn>& added);

    Parts m_parts;
    QWidget* m_window; ///< parent of the dialog
};

} // namespace timestep
