// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/workbench.h"
#include "lessons/blocks/blocks.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace timestep {

/// The learner's work in each step of the lessons: runs and sweeps. A step that is opened again gets its own
/// work back. Results and last runs together are kept within a budget; those of the steps that were left
/// first are deleted.
class KeptSteps {
public:
    static constexpr std::size_t budget = std::size_t{64} << 20; ///< [bytes]

    explicit KeptSteps(Workbench& workbench) : m_workbench(workbench) {}

    /// A step of a lesson is shown from now on, with the present work.
    void enter(const std::string& lesson, const std::string& step, const ExperimentBlock* stage);
    /// Stores the work of the current step. Does nothing if there is none.
    void leave();
    /// An analysis of the present step has ended.
    void analysed() { m_analysed = true; }
    /// True if this step is shown.
    bool isShown(const std::string& lesson, const std::string& step) const {
        return m_shown == Place{lesson, step};
    }

    /// Restores the work of a step. `ownOnly`: only if something was run in this step. Returns false if there
    /// is nothing to restore, or if the lesson has another experiment there now.
    bool bringBack(const std::string& lesson, const std::string& step, const ExperimentBlock* stage,
                   bool ownOnly);
    void clear();

private:
    using Place = std::pair<std::string, std::string>; ///< lesson, step
    struct Kept {
        std::string stage; ///< the experiment of the lesson, to detect that it has changed
        Work work;
        bool own = false;       ///< something was run in the step
        std::uint64_t left = 0; ///< number of the departure from the step; a later departure has a larger one
    };

    void bound();

    Workbench& m_workbench;
    std::map<Place, Kept> m_kept;
    std::uint64_t m_departures = 0;
    Place m_shown;
    std::string m_stage;
    std::uint64_t m_generation = 0; ///< when the step was entered
    std::int64_t m_furthest = 0;    ///< tick, when the step was entered
    bool m_analysed = false;
};

} // namespace timestep
