// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plots_again.h"

#include "app/plots/analysis_plots.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/run_plots.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/json/json.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// No plot of a lesson has a name like this, so that no lesson takes these numbers for its own.
std::string nameOf(std::size_t slot) {
    return "plot " + std::to_string(slot + 1) + " of a file";
}

/// Axes that a sweep has when nobody says otherwise.
PlotSpec axesOf(const SavedSweep& sweep) {
    PlotSpec spec;
    if (!sweep.recipe.sweep) return spec;
    const std::vector<double>& values = sweep.recipe.sweep->values;
    spec.logX = std::all_of(values.begin(), values.end(), [](double value) { return value > 0; });
    spec.logY = true;
    return spec;
}

} // namespace

PlotsAgain::PlotsAgain(Workbench& workbench, PlotGrid& grid, RunPlots& plots, MessageLine& message)
    : m_workbench(workbench), m_grid(grid), m_plots(plots), m_message(message) {
    connect(&workbench, &Workbench::sweepFinished, this, &PlotsAgain::finished);
    connect(&workbench, &Workbench::advanced, this, [this] {
        if (!m_later || !m_workbench.isCurrent()) return;
        const Later later = *std::exchange(m_later, std::nullopt);
        show(later.slot, later.sweep, axesOf(later.sweep));
    });
}

void PlotsAgain::show(std::size_t slot, const SavedSweep& sweep, const PlotSpec& spec) {
    PlotSource source;
    source.kind = sweep.recipe.sweep ? PlotSource::Kind::Sweep : PlotSource::Kind::Analysis;
    source.sweep = nameOf(slot);
    source.measure = sweep.measure;
    source.suffix = sweep.suffix;
    source.slopes = sweep.slopes;
    source.summary = sweep.summary;
    m_plots.show(slot, source, spec);
    std::erase_if(m_waiting, [slot](const Waiting& waiting) { return waiting.slot == slot; });
    m_waiting.push_back({source.sweep, slot, sweep});
    if (m_waiting.size() == 1) begin();
}

void PlotsAgain::showOverStandard(std::size_t slot, const SavedSweep& sweep) {
    m_later = Later{slot, sweep};
}

bool PlotsAgain::isWanted(const Waiting& waiting) const {
    return m_grid.at(waiting.slot).source().sweep == waiting.name;
}

void PlotsAgain::begin() {
    while (!m_waiting.empty() && !isWanted(m_waiting.front())) m_waiting.pop_front();
    if (m_waiting.empty()) return;
    const Waiting& next = m_waiting.front();
    try {
        const Json json = jsonFromText(next.sweep.recipe.experiment, {});
        const Experiment experiment = experimentFromText(next.sweep.recipe.experiment, {});
        if (next.sweep.recipe.sweep)
            m_workbench.startSweep(next.name, *next.sweep.recipe.sweep, &experiment);
        else
            m_workbench.startAnalysis(next.name, analysisFromJson(json.at("analysis")), &experiment);
    } catch (const InputError& error) {
        m_message.say(QString::fromStdString(error.sentence()));
        m_waiting.pop_front();
        begin();
    }
}

void PlotsAgain::finished(const QString& name) {
    if (m_waiting.empty()) return;
    if (name.isEmpty()) { // it was cancelled
        m_waiting.clear();
        return;
    }
    if (const Waiting& done = m_waiting.front(); done.name == name.toStdString()) {
        const auto found = m_workbench.analyses().find(done.name);
        if (!done.sweep.recipe.sweep && found != m_workbench.analyses().end() && isWanted(done)) {
            const AnalysisPlot shown =
                analysisPlot(m_workbench.madeOf().at(done.name), m_workbench.analysisSpec(done.name),
                             found->second, done.sweep.summary);
            m_grid.at(done.slot).showAnalysis(shown.plot, *shown.table);
        }
        m_waiting.pop_front();
    }
    if (!m_workbench.isSweeping()) begin();
}

} // namespace timestep
