// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/kept_steps.h"

#include "core/json/json.h"
#include "core/run/experiment/experiment_json.h"

#include <algorithm>
#include <vector>

namespace timestep {

namespace {

std::string textOf(const ExperimentBlock* stage) {
    return stage == nullptr ? std::string() : stage->id + toJson(withoutTexts(stage->experiment)).dump();
}

} // namespace

void KeptSteps::enter(const std::string& lesson, const std::string& step, const ExperimentBlock* stage) {
    m_shown = {lesson, step};
    m_stage = textOf(stage);
    m_generation = m_workbench.generation();
    m_furthest = m_workbench.isCurrent() ? m_workbench.snapshot().furthest : 0;
    m_analysed = false;
}

void KeptSteps::leave() {
    if (m_shown == Place() || !m_workbench.hasExperiment()) return;
    m_workbench.catchUp();
    Kept& kept = m_kept[m_shown];
    kept.own = kept.own || m_analysed || m_workbench.generation() != m_generation ||
               (m_workbench.isCurrent() && m_workbench.snapshot().furthest != m_furthest);
    kept.stage = m_stage;
    kept.work = m_workbench.work();
    kept.left = ++m_departures;
    m_shown = {};
    bound();
}

/// While the results and last runs of all steps take too much memory, deletes those of the steps that were
/// left first.
void KeptSteps::bound() {
    std::size_t bytes = 0;
    std::vector<Kept*> byAge;
    for (auto& [place, kept] : m_kept) {
        bytes += kept.work.bytes();
        byAge.push_back(&kept);
    }
    if (bytes <= budget) return;
    std::sort(byAge.begin(), byAge.end(), [](const Kept* a, const Kept* b) { return a->left < b->left; });
    for (Kept* kept : byAge) {
        const std::size_t freed = kept->work.bytes();
        if (bytes <= budget || freed == 0 || kept == byAge.back()) continue;
        bytes -= freed;
        kept->work.derived.reset();
        kept->work.last.reset();
        m_workbench.noteDropped();
    }
}

bool KeptSteps::bringBack(const std::string& lesson, const std::string& step, const ExperimentBlock* stage,
                          bool ownOnly) {
    const auto found = m_kept.find({lesson, step});
    if (found == m_kept.end() || found->second.stage != textOf(stage)) return false;
    if (ownOnly && !found->second.own) return false;
    if (!m_workbench.bringBack(found->second.work)) return false;
    if (stage != nullptr) m_workbench.takeNames(stage->experiment);
    return true;
}

void KeptSteps::clear() {
    m_kept.clear();
    m_shown = {};
}

} // namespace timestep
