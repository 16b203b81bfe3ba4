// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/lesson_plots.h"

#include "app/lesson/panel/lesson_panel.h"
#include "app/plots/lesson_stage.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/window/controllers/plots_controller.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/stop.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAction>
#include <QCoreApplication>
#include <QCursor>
#include <QEventLoop>
#include <QGuiApplication>

#include <algorithm>
#include <chrono>
#include <thread>
#include <variant>

namespace timestep {

const ExperimentBlock* experimentOfPlot(const Lesson& lesson, const PlotBlock& plot) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const std::vector<Block>& blocks = lesson.steps[step].blocks;
        const bool brings = std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
            const auto* found = std::get_if<PlotBlock>(&block);
            return found != nullptr && found->id == plot.id;
        });
        if (brings) return stageOf(lesson, step).experiment;
    }
    return nullptr;
}

void makePlot(Workbench& workbench, const ExperimentBlock& experiment, const PlotBlock& plot, bool isOpen) {
    if (!isOpen && !workbench.open(experiment.experiment, Untouched::Dropped)) return;
    if (plot.source == PlotBlock::Source::Derived) {
        if (workbench.derived().contains(plot.id)) return;
        workbench.startAnalysis(plot.id, analysisOf(plot, workbench.experiment()));
        if (!workbench.isAnalysing()) return;
        QGuiApplication::setOverrideCursor(Qt::WaitCursor);
        const StopShield shield; // nothing is thrown through the event loop
        // A browser cannot wait in an event loop, and starts threads while the page pauses.
        while (workbench.isAnalysing()) {
            QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        QGuiApplication::restoreOverrideCursor();
        return;
    }
    const bool begun = workbench.isCurrent() && workbench.table().rows() > 1;
    if (begun || workbench.experiment().duration <= 0) return;
    const double speed = workbench.speed();
    workbench.setSpeed(0);
    workbench.run();
    try {
        workbench.finish();
    } catch (const Stopped&) {
        workbench.pause();
        workbench.setSpeed(speed);
        throw;
    }
    workbench.setSpeed(speed);
}

namespace {

constexpr int noRun = -2; ///< a plot of this run shows nothing

/// Whether the open step asks for the prediction of this check, or shows its outcome.
bool concernsStep(const LessonWalk& walk, const Check& check) {
    const LessonStep* open = walk.openStep();
    if (open == nullptr) return false;
    const auto questions = open->questions();
    const auto checks = open->checks();
    return std::find(checks.begin(), checks.end(), &check) != checks.end() ||
           std::any_of(questions.begin(), questions.end(),
                       [&check](const Question* question) { return question->id == check.outcome; });
}

} // namespace

LessonPlots::LessonPlots(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_sketches(new LessonSketches(parts.grid, parts.panel, this)) {
    const LessonPanel& panel = parts.panel;
    connect(&panel, &LessonPanel::sketchChanged, this, &LessonPlots::showSketches);
    connect(&panel, &LessonPanel::chartDrawWanted, this, [this] { showChart(true); });
    connect(&panel, &LessonPanel::chartWanted, this, &LessonPlots::exportChart);
    connect(&parts.grid, &PlotGrid::numbersWanted, this, [this](std::size_t slot) {
        const auto& plots = m_parts.staged.stage.plots;
        if (slot < plots.size() && plots[slot] != nullptr)
            startAnalysis(QString::fromStdString(plots[slot]->id));
    });
}

void LessonPlots::layOutSketches() {
    m_sketches->layOut(m_parts.staged.stage, m_parts.staged.isShown);
}

void LessonPlots::setOffersEnabled(bool enabled) {
    for (std::size_t slot = 0; slot < m_parts.staged.stage.plots.size(); ++slot)
        m_parts.grid.at(slot).setOfferEnabled(enabled);
}

void LessonPlots::showResult(const QString& plotId) {
    const auto& plots = m_parts.staged.stage.plots;
    for (std::size_t slot = 0; m_parts.staged.isShown && slot < plots.size(); ++slot)
        if (plots[slot] != nullptr && plots[slot]->id == plotId.toStdString())
            showNumbers(slot, *plots[slot]);
}

void LessonPlots::enter() {
    show();
    for (std::size_t slot = 0; slot < m_parts.staged.stage.plots.size(); ++slot)
        m_parts.grid.at(slot).plot()->tableAction()->setChecked(slot == 0 &&
                                                                m_parts.staged.stage.lead == Lead::Table);
}

void LessonPlots::show() {
    for (std::size_t slot = 0; slot < m_parts.staged.stage.plots.size(); ++slot) {
        const PlotBlock* block = m_parts.staged.stage.plots[slot];
        if (block == nullptr) continue;
        StagedPlot plot = stagedPlot(*block, m_parts.workbench.experiment());
        m_sketches->addTo(plot.spec, *block);
        if (m_parts.panel.walk().asksForSlope(block->id)) plot.source.chart.slopes = false;
        if (hidesLines()) // but not what the learner has drawn
            std::erase_if(plot.spec.referenceLines, [](const ReferenceLine& line) { return !line.guess; });
        if (answersAtStart(*block)) plot.spec.runs = {noRun};
        m_parts.grid.at(slot).show(plot.source, plot.spec);
        if (block->source == PlotBlock::Source::Derived) m_parts.grid.at(slot).offer(offerOf(*block));
        m_parts.grid.at(slot).setOfferEnabled(!m_parts.workbench.isLocked());
        showNumbers(slot, *block);
    }
    m_sketchState = m_sketches->state();
    m_linesHidden = hidesLines();
}

/// The lines of a plot can answer a prediction before it is made, and before the run has shown its outcome.
bool LessonPlots::hidesLines() const {
    const LessonWalk& walk = m_parts.panel.walk();
    if (walk.isLocked()) return true;
    const LessonStep* step = walk.openStep();
    if (step == nullptr) return false;
    const auto checks = step->checks();
    return std::any_of(checks.begin(), checks.end(), [&walk](const Check* check) {
        return !check->outcome.empty() && walk.progress().checks.count(check->id) == 0;
    });
}

/// Whether the first value in a plot is the outcome of a prediction that no run has shown yet.
bool LessonPlots::answersAtStart(const PlotBlock& block) const {
    const LessonWalk& walk = m_parts.panel.walk();
    if (!hidesLines() || block.source != PlotBlock::Source::Run) return false;
    for (const LessonStep& step : walk.lesson()->steps)
        for (const Check* check : step.checks()) {
            const Probe& probe = check->probe;
            const bool isOpen = !check->outcome.empty() && walk.progress().checks.count(check->id) == 0;
            const bool isStart =
                check->kind == Check::Kind::Measure && probe.take == Take::At && probe.at == 0;
            if (isOpen && isStart && concernsStep(walk, *check) &&
                std::find(block.y.begin(), block.y.end(), probe.measure) != block.y.end())
                return true;
        }
    return false;
}

QString LessonPlots::offerOf(const PlotBlock& block) const {
    AnalysisSpec spec;
    try {
        spec = analysisOf(block, m_parts.workbench.experiment());
    } catch (const InputError&) {
        return tr("Measure"); // not possible with the present method; startAnalysis() reports why
    }
    const auto values = static_cast<int>(spec.swept.values.size());
    if (values == 0) return tr("Measure");
    return spec.over == "step" ? tr("Measure %n step size(s)", nullptr, values)
                               : tr("Measure %n value(s)", nullptr, values);
}

void LessonPlots::showSketches() {
    const bool staged = m_parts.staged.isShown && m_parts.staged.lesson == m_parts.panel.lesson() &&
                        m_parts.workbench.hasExperiment();
    if (staged && (m_sketchState != m_sketches->state() || m_linesHidden != hidesLines())) show();
    m_sketches->layOut(m_parts.staged.stage, staged);
}

void LessonPlots::showNumbers(std::size_t slot, const PlotBlock& block) {
    Workbench& workbench = m_parts.workbench;
    m_parts.grid.open(slot);
    PlotCard& card = m_parts.grid.at(slot);
    if (const auto found = workbench.derived().find(block.id); found != workbench.derived().end()) {
        card.showDerived(found->second);
    } else if (workbench.isCurrent()) {
        m_parts.grid.advance(workbench.table(), workbench.snapshot().residuals, false,
                             workbench.tableEdition());
    }
}

void LessonPlots::startAnalysis(const QString& plotId) {
    const PlotBlock* block = m_parts.panel.lesson()->plot(plotId.toStdString());
    Workbench& workbench = m_parts.workbench;
    if (block == nullptr || workbench.isLocked() || !workbench.hasExperiment()) return;
    if (block->source != PlotBlock::Source::Derived) return;
    m_parts.message.attempt(
        [&] { workbench.startAnalysis(block->id, analysisOf(*block, workbench.experiment())); });
}

void LessonPlots::showChart(bool compute) {
    const auto lesson = m_parts.panel.lesson();
    const PlotBlock* block = lesson->plot(lesson->chartPlot);
    if (block == nullptr) return;
    const auto slot = static_cast<std::size_t>(std::clamp(block->slot, 1, 2) - 1);
    if (compute && !makeChart(*block, slot)) return;
    // The learner's chart: that of the stage, with numbers.
    const bool onStage = m_parts.staged.stage.plots[slot] == block || compute;
    const bool made = block->source == PlotBlock::Source::Derived
                          ? m_parts.workbench.derived().contains(block->id)
                          : m_parts.workbench.isCurrent() && m_parts.workbench.table().rows() > 1;
    if (!onStage || !made) return;
    const PlotWidget& plot = *m_parts.grid.at(slot).plot();
    m_parts.panel.showChart(plot.spec(), plot.table());
}

bool LessonPlots::makeChart(const PlotBlock& block, std::size_t slot) {
    const auto lesson = m_parts.panel.lesson();
    if (const ExperimentBlock* experiment = experimentOfPlot(*lesson, block)) {
        const bool isOpen = m_parts.staged.isShown && m_parts.staged.stage.experiment == experiment &&
                            m_parts.workbench.hasExperiment();
        m_parts.staged.chartIsOpen = m_parts.staged.chartIsOpen || !isOpen;
        m_parts.message.attempt([&] { makePlot(m_parts.workbench, *experiment, block, isOpen); });
    }
    if (!m_parts.workbench.hasExperiment()) return false;
    m_parts.workbench.pull();
    StagedPlot plot = stagedPlot(block, m_parts.workbench.experiment());
    m_sketches->addTo(plot.spec, block);
    if (m_parts.staged.stage.plots[slot] != &block) m_parts.grid.at(slot).show(plot.source, plot.spec);
    showNumbers(slot, block);
    return true;
}

void LessonPlots::exportChart(const QString& plotId) {
    const auto lesson = m_parts.panel.lesson();
    const PlotBlock* block = lesson->plot(plotId.toStdString());
    if (block == nullptr) return;
    const auto slot = static_cast<std::size_t>(std::clamp(block->slot, 1, 2) - 1);
    makeChart(*block, slot);
    m_parts.exports.exportPlot(slot, QString::fromStdString(lesson->title),
                               QString::fromStdString(lesson->chartCaption).simplified());
}

} // namespace timestep
