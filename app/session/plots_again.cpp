// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plots_again.h"

#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/run_plots.h"
#include "app/workbench/workbench.h"
#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// No plot of a lesson has such a name, so lessons never use these results.
std::string nameOf(std::size_t slot) {
    return "plot " + std::to_string(slot + 1) + " of a file";
}

} // namespace

PlotsAgain::PlotsAgain(Workbench& workbench, PlotGrid& grid, RunPlots& plots)
    : m_workbench(workbench), m_grid(grid), m_plots(plots) {
    connect(&workbench, &Workbench::analysisFinished, this, &PlotsAgain::finished);
    connect(&workbench, &Workbench::advanced, this, [this] {
        if (!m_later || !m_workbench.isCurrent()) return;
        const Later later = *std::exchange(m_later, std::nullopt);
        put(later.slot, later.derived, {}, false);
    });
}

void PlotsAgain::show(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec) {
    put(slot, derived, spec, true);
}

void PlotsAgain::put(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec, bool scalesGiven) {
    m_plots.show(slot, {PlotSource::Kind::Derived, nameOf(slot), derived.chart, scalesGiven}, spec);
    std::erase_if(m_waiting, [slot](const Waiting& waiting) { return waiting.slot == slot; });
    m_waiting.push_back({nameOf(slot), slot, derived});
    if (m_waiting.size() == 1) begin();
}

void PlotsAgain::showOverStandard(std::size_t slot, const SavedDerived& derived) {
    m_later = Later{slot, derived};
}

void PlotsAgain::forget() {
    m_waiting.clear();
    m_later.reset();
}

bool PlotsAgain::isWanted(const Waiting& waiting) const {
    return m_grid.at(waiting.slot).source().name == waiting.name;
}

void PlotsAgain::begin() {
    while (!m_waiting.empty() && !isWanted(m_waiting.front())) m_waiting.pop_front();
    if (m_waiting.empty()) return;
    const auto& [name, slot, derived] = m_waiting.front();
    m_workbench.startAnalysis(name, *derived.recipe.analysis, &derived.recipe.experiment);
}

void PlotsAgain::finished(const QString& name) {
    if (m_waiting.empty()) return;
    if (name.isEmpty()) { // it was cancelled
        m_waiting.clear();
        return;
    }
    if (m_waiting.front().name == name.toStdString()) m_waiting.pop_front();
    if (!m_workbench.isAnalysing()) begin();
}

} // namespace timestep
