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

/// Shows the plots of analyses that came with a file and computes their tables again, one after the other.
class PlotsAgain : public QObject {
    Q_OBJECT

public:
    PlotsAgain(Workbench& workbench, PlotGrid& grid, RunPlots& plots);

    /// Shows an empty plot in the slot now; its numbers follow when its analysis has finished.
    void show(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec);
    /// Like show(), but waits until the newly opened experiment has its standard plots.
    void showOverStandard(std::size_t slot, const SavedDerived& derived);

    /// Another file takes the place of the one before: what is not computed yet is not wanted any more.
    void forget();

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
    std::deque<Waiting> m_waiting; ///< the first one is being computed, or was cancelled by another analysis
    std::optional<Later> m_later;
};

} // namespace timestep
