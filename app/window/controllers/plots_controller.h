// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace timestep {

class MessageLine;
class ParameterPanel;
class PlotGrid;
class RunPlots;
class WindowActions;
class Workbench;
struct ExportSubject;
struct FitSummary;

/// The actions on plots: add, close, link, export and copy.
class PlotsController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        PlotGrid& grid;
        RunPlots& plots;
        const ParameterPanel& parameters;
        WindowActions& actions;
        MessageLine& message;
    };
    PlotsController(const Parts& parts, QWidget* window);
    /// Where workbooks get the fits to measured data from.
    void setFits(std::function<std::vector<FitSummary>()> give) { m_giveFits = std::move(give); }

    /// Opens the export dialog for a plot. An empty `caption` is generated from the settings.
    void exportPlot(std::size_t slot, const QString& title = {}, const QString& caption = {});
    /// The plot in the form for the export dialog. The workbench must have an experiment.
    ExportSubject exportSubject(std::size_t slot) const;

private:
    void copyPlot(std::size_t slot);
    /// Asks for a file, and writes the experiment with its plots as a page that runs in a browser.
    void exportPage();
    /// Shows the chart as it will be printed.
    void printPlot(std::size_t slot);
    void offer();

    Parts m_parts;
    QWidget* m_window; ///< parent of dialogs
    std::function<std::vector<FitSummary>()> m_giveFits;
};

} // namespace timestep
