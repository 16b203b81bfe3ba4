// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/lesson_chart.h"

#include "app/workbench/workbench.h"

#include <QCursor>
#include <QEventLoop>
#include <QGuiApplication>

#include <algorithm>
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
    if (!isOpen && !workbench.open(experiment.experiment)) return;
    if (plot.source == PlotBlock::Source::Derived) {
        if (workbench.derived().contains(plot.id)) return;
        workbench.startAnalysis(plot.id, analysisOf(plot, workbench.experiment()));
        if (!workbench.isAnalysing()) return;
        QEventLoop wait;
        QObject::connect(&workbench, &Workbench::analysisFinished, &wait, &QEventLoop::quit);
        QGuiApplication::setOverrideCursor(Qt::WaitCursor);
        wait.exec(QEventLoop::ExcludeUserInputEvents);
        QGuiApplication::restoreOverrideCursor();
        return;
    }
    const bool begun = workbench.isCurrent() && workbench.table().rows() > 1;
    if (begun || workbench.experiment().duration <= 0) return;
    const double speed = workbench.speed();
    workbench.setSpeed(0);
    workbench.run();
    workbench.finish();
    workbench.setSpeed(speed);
}

} // namespace timestep
