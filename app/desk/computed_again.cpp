// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/computed_again.h"

#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/run_plots.h"
#include "app/workbench/workbench.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

/// No plot of a lesson has such a name, so lessons never use these results.
std::string nameOf(std::size_t slot) {
    return "plot " + std::to_string(slot + 1) + " of a file";
}

} // namespace

ComputedAgain::ComputedAgain(Workbench& workbench, PlotGrid& grid, RunPlots& plots, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_grid(grid), m_plots(plots) {
    connect(&workbench, &Workbench::analysisFinished, this, &ComputedAgain::finished);
    connect(&workbench, &Workbench::advanced, this, [this] {
        if (!m_later || !m_workbench.isCurrent()) return;
        const Later later = *std::exchange(m_later, std::nullopt);
        put(later.slot, later.derived, {}, false);
    });
    connect(&workbench, &Workbench::advanced, this, &ComputedAgain::goFurther);
}

void ComputedAgain::show(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec) {
    put(slot, derived, spec, true);
}

void ComputedAgain::put(std::size_t slot, const SavedDerived& derived, const PlotSpec& spec,
                        bool scalesGiven) {
    m_plots.show(slot, {PlotSource::Kind::Derived, nameOf(slot), derived.chart, scalesGiven}, spec);
    std::erase_if(m_waiting, [slot](const Waiting& waiting) { return waiting.slot == slot; });
    m_waiting.push_back({nameOf(slot), slot, derived});
    if (m_waiting.size() == 1) begin();
}

void ComputedAgain::showOverStandard(std::size_t slot, const SavedDerived& derived) {
    m_later = Later{slot, derived};
}

void ComputedAgain::forget() {
    m_waiting.clear();
    m_later.reset();
    m_goal.reset();
}

bool ComputedAgain::isWanted(const Waiting& waiting) const {
    return m_grid.at(waiting.slot).source().name == waiting.name;
}

void ComputedAgain::begin() {
    while (!m_waiting.empty() && !isWanted(m_waiting.front())) m_waiting.pop_front();
    if (m_waiting.empty()) return;
    const auto& [name, slot, derived] = m_waiting.front();
    m_workbench.startAnalysis(name, *derived.recipe.analysis, &derived.recipe.experiment);
}

void ComputedAgain::finished(const QString& name) {
    if (m_waiting.empty()) return;
    if (name.isEmpty()) { // it was cancelled
        m_waiting.clear();
        return;
    }
    if (m_waiting.front().name == name.toStdString()) m_waiting.pop_front();
    if (!m_workbench.isAnalysing()) begin();
}

void ComputedAgain::runTo(std::int64_t tick, std::optional<double> time) {
    m_goal.reset();
    if (m_workbench.isLocked()) return;
    m_goal = Goal{m_workbench.generation(), tick, time};
    goFurther();
}

void ComputedAgain::goFurther() {
    if (!m_goal || (m_workbench.isCurrent() && m_workbench.snapshot().running)) return m_goal.reset();
    if (!m_workbench.isCurrent()) return;
    const Snapshot& snapshot = m_workbench.snapshot();
    std::int64_t left = m_goal->tick - snapshot.tick;
    if (m_goal->time) {
        const double perTick = snapshot.tick > 0 ? snapshot.time / static_cast<double>(snapshot.tick)
                                                 : m_workbench.experiment().step;
        constexpr double most = 1e9; // ticks
        left = std::llround(std::clamp((*m_goal->time - snapshot.time) / perTick, 0.0, most));
    }
    if (snapshot.generation != m_goal->generation || left <= 0 || snapshot.atEnd ||
        snapshot.tick < snapshot.furthest)
        return m_goal.reset();
    if (snapshot.tick == m_asked && m_askedOf == snapshot.generation) return; // already running
    m_asked = snapshot.tick;
    m_askedOf = snapshot.generation;
    constexpr std::int64_t part = 512;
    m_workbench.step(static_cast<int>(std::min(left, part)));
}

} // namespace timestep
