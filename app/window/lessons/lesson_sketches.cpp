// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/lesson_sketches.h"

#include "app/lesson/elements/prose.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/lesson/pictures/sketch_layer.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "widgets/plot/widget/plot_widget.h"

#include <algorithm>
#include <limits>

namespace timestep {

namespace {

/// The sketch that a question asks for; null: none.
const SketchQuestion* sketchIn(const Question* question) {
    return question != nullptr ? std::get_if<SketchQuestion>(&question->kind) : nullptr;
}

/// Whether the measured number is a value of a curve of this plot.
bool isPlotted(const Probe& probe, const PlotBlock& block) {
    const bool isValue =
        probe.source == Probe::Source::Run && probe.minusRun < 0 && probe.take != Take::Slope;
    const bool ofRun =
        block.runs.empty() || std::find(block.runs.begin(), block.runs.end(), probe.run) != block.runs.end();
    return isValue && ofRun && block.source == PlotBlock::Source::Run &&
           std::find(block.y.begin(), block.y.end(), probe.measure) != block.y.end();
}

} // namespace

LessonSketches::LessonSketches(PlotGrid& grid, LessonPanel& panel, QObject* parent)
    : QObject(parent), m_grid(grid), m_panel(panel) {
    connect(&panel, &LessonPanel::sketchDrawWanted, this, &LessonSketches::focusLayer);
}

void LessonSketches::addTo(PlotSpec& spec, const PlotBlock& block) const {
    // The axes of the drawing remain after the commit, but a run may go higher.
    const SketchQuestion* drawn = sketchIn(m_panel.walk().sketch());
    if (drawn != nullptr && drawn->plot == block.id) {
        const bool isOpen = m_panel.walk().openSketch() != nullptr;
        spec.xRange = PlotRange{drawn->from, drawn->to};
        if (isOpen || !spec.yRange)
            spec.yRange =
                PlotRange{drawn->lowest, isOpen ? drawn->highest : std::numeric_limits<double>::infinity()};
        spec.drawnOver = true;
    }
    for (const auto& [question, answer] : m_panel.walk().committedSketches(block.id)) {
        SketchedCurve curve = sketchedCurve(*sketchIn(question), answer.cells);
        if (curve.x.empty()) continue;
        spec.referenceLines.push_back({tr("your prediction"), -1, std::move(curve.x), std::move(curve.y)});
        spec.referenceLines.back().guess = true;
    }
    for (const LessonWalk::PredictedNumber& predicted : m_panel.walk().committedNumbers()) {
        if (!isPlotted(predicted.check->probe, block)) continue;
        spec.referenceLines.push_back(ReferenceLine::horizontal(tr("your prediction"), predicted.value));
        spec.referenceLines.back().guess = true;
    }
}

void LessonSketches::layOut(const Stage& stage, bool onStage) {
    const Question* open = onStage ? m_panel.walk().openSketch() : nullptr;
    const SketchQuestion* sketch = sketchIn(open);
    for (std::size_t slot = 0; slot < m_layers.size(); ++slot) {
        const PlotBlock* block = onStage ? stage.plots[slot] : nullptr;
        if (sketch == nullptr || block == nullptr || block->id != sketch->plot) {
            if (m_layers[slot] != nullptr) m_layers[slot]->rest();
            continue;
        }
        if (m_layers[slot] == nullptr) {
            m_layers[slot] = new SketchLayer(m_grid.at(slot).plot());
            connect(m_layers[slot], &SketchLayer::changed, this,
                    [this, slot] { m_panel.takeSketch(m_layers[slot]->cells()); });
            connect(m_layers[slot], &SketchLayer::left, &m_panel, &LessonPanel::focusSketch);
        }
        m_layers[slot]->draw(*sketch, m_panel.walk().sketchDraft(), plainText(open->ask));
    }
}

LessonSketches::State LessonSketches::state() const {
    const LessonWalk& walk = m_panel.walk();
    State state;
    if (walk.lesson() == nullptr) return state;
    state.lesson = walk.lesson()->id;
    if (const Question* open = walk.openSketch()) state.open = open->id;
    for (const auto& [question, answer] : walk.committedSketches({})) state.committed.push_back(question->id);
    for (const LessonWalk::PredictedNumber& predicted : walk.committedNumbers())
        state.committed.push_back(predicted.question->id);
    for (const LessonStep& step : walk.lesson()->steps)
        for (const Block& block : step.blocks)
            if (const auto* plot = std::get_if<PlotBlock>(&block);
                plot != nullptr && walk.asksForSlope(plot->id))
                state.slopesAsked.push_back(plot->id);
    return state;
}

void LessonSketches::focusLayer() {
    for (SketchLayer* layer : m_layers)
        if (layer != nullptr && layer->isVisible()) layer->setFocus(Qt::ShortcutFocusReason);
}

} // namespace timestep
