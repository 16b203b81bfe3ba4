// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plots_again.h"

#include "app/plots/analysis_plots.h"
#include "app/plots/plot_card.h"
#include "app/window/main_window.h"
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
PlotSpec axesOf(const DeskSweep& sweep) {
    PlotSpec spec;
    if (!sweep.recipe.sweep) return spec;
    const std::vector<double>& values = sweep.recipe.sweep->values;
    spec.logX = std::all_of(values.begin(), values.end(), [](double value) { return value > 0; });
    spec.logY = true;
    return spec;
}

} // namespace

PlotsAgain::PlotsAgain(MainWindow& window) : m_window(window) {
    connect(&window.workbench(), &Workbench::sweepFinished, this, &PlotsAgain::finished);
    connect(&window.workbench(), &Workbench::advanced, this, [this] {
        if (!m_later || !m_window.workbench().isCurrent()) return;
        const Later later = *std::exchange(m_later, std::nullopt);
        show(later.slot, later.sweep, axesOf(later.sweep));
    });
}

void PlotsAgain::show(std::size_t slot, const DeskSweep& sweep, const PlotSpec& spec) {
    PlotSource source;
    source.kind = sweep.recipe.sweep ? PlotSource::Kind::Sweep : PlotSource::Kind::Analysis;
    source.sweep = nameOf(slot);
    source.measure = sweep.measure;
    source.suffix = sweep.suffix;
    source.slopes = sweep.slopes;
    source.summary = sweep.summary;
    m_window.showPlot(slot, source, spec);
    std::erase_if(m_waiting, [slot](const Waiting& waiting) { return waiting.slot == slot; });
    m_waiting.push_back({source.sweep, slot, sweep});
    if (m_waiting.size() == 1) begin();
}

void PlotsAgain::showOverStandard(std::size_t slot, const DeskSweep& sweep) {
    m_later = Later{slot, sweep};
}

bool PlotsAgain::isWanted(const Waiting& waiting) const {
    return m_window.plotCard(waiting.slot).source().sweep == waiting.name;
}

void PlotsAgain::begin() {
    while (!m_waiting.empty() && !isWanted(m_waiting.front())) m_waiting.pop_front();
    if (m_waiting.empty()) return;
    const Waiting& next = m_waiting.front();
    try {
        const Json json = jsonFromText(next.sweep.recipe.experiment, {});
        const Experiment experiment = experimentFromText(next.sweep.recipe.experiment, {});
        if (next.sweep.recipe.sweep)
            m_window.workbench().startSweep(next.name, *next.sweep.recipe.sweep, &experiment);
        else
            m_window.workbench().startAnalysis(next.name, analysisFromJson(json.at("analysis")), &experiment);
    } catch (const InputError& error) {
        m_window.say(QString::fromStdString(error.sentence()));
        m_waiting.pop_front();
        begin();
    }
}

void PlotsAgain::finished(const QString& name) {
    if (m_waiting.empty()) return;
    if (name.isEmpty()) { // somebody has had enough of it
        m_waiting.clear();
        return;
    }
    Workbench& workbench = m_window.workbench();
    if (const Waiting& done = m_waiting.front(); done.name == name.toStdString()) {
        const auto found = workbench.analyses().find(done.name);
        if (!done.sweep.recipe.sweep && found != workbench.analyses().end() && isWanted(done)) {
            const AnalysisPlot shown =
                analysisPlot(workbench.madeOf().at(done.name), workbench.analysisSpec(done.name),
                             found->second, done.sweep.summary);
            m_window.plotCard(done.slot).showAnalysis(shown.plot, *shown.table);
        }
        m_waiting.pop_front();
    }
    if (!workbench.isSweeping()) begin();
}

} // namespace timestep
