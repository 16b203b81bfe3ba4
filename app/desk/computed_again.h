// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk_file.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

namespace timestep {

class PlotGrid;
class RunPlots;
class Workbench;

/// Computes again what an opened file showed: the run up to where it was, and the tables of analyses, one
/// after the other.
class ComputedAgain : public QObject {
    Q_OBJECT

public:
    ComputedAgain(Workbench& workbench, PlotGrid& grid, RunPlots& plots, QObject* parent);

    /// Shows an empty plot in the slot now; its numbers follow when its analysis has finished.
    void show(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec);
    /// Like show(), but waits until the newly opened experiment has its standard plots.
    void showOverStandard(std::size_t slot, const SavedDerived& derived);

    /// Continues the run of the opened file to a tick, or to a time [time unit] instead. It runs in parts, so
    /// that commands are obeyed in between.
    void runTo(std::int64_t tick, std::optional<double> time = {});

    /// Drops what is not computed yet, because another file replaces the one before.
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
    /// Where a run should end.
    struct Goal {
        std::uint64_t generation = 0;
        std::int64_t tick = 0;
        std::optional<double> time = {}; ///< instead of the tick [time unit]
    };
    bool isWanted(const Waiting& waiting) const;
    void put(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec, bool scalesGiven);
    void begin();
    void finished(const QString& name);
    void goFurther();

    Workbench& m_workbench;
    PlotGrid& m_grid;
    RunPlots& m_plots;
    std::deque<Waiting> m_waiting; ///< the first one is running, or was cancelled by another analysis
    std::optional<Later> m_later;
    std::optional<Goal> m_goal;
    std::int64_t m_asked = -1;   ///< the tick from which it was last continued
    std::uint64_t m_askedOf = 0; ///< the generation to which m_asked belongs
};

} // namespace timestep
