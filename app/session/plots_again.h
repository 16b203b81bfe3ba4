// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_file.h"

#include <QObject>

#include <cstddef>
#include <deque>
#include <optional>
#include <string>

namespace timestep {

class PlotGrid;
class RunPlots;
class Workbench;

/// Puts up plots of analyses that came with a file, and makes their Tables again, one after the
/// other.
class PlotsAgain : public QObject {
    Q_OBJECT

public:
    PlotsAgain(Workbench& workbench, PlotGrid& grid, RunPlots& plots);

    /// The plot stands at its place at once, and gets its numbers when their turn has come.
    void show(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec);
    /// The same once the experiment that was opened just now has its standard plots.
    void showOverStandard(std::size_t slot, const SavedDerived& derived);

private:
    struct Waiting {
        std::string name;
        std::size_t slot;
        SavedDerived derived;
    };
    struct Later {
        std::size_t slot;
        SavedDerived derived;
    };
    bool isWanted(const Waiting& waiting) const;
    void put(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec, bool scalesGiven);
    void begin();
    void finished(const QString& name);

    Workbench& m_workbench;
    PlotGrid& m_grid;
    RunPlots& m_plots;
    std::deque<Waiting> m_waiting; ///< the first of them is under way, or was displaced by another
    std::optional<Later> m_later;
};

} // namespace timestep
