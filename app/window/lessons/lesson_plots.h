// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

#include <QObject>

#include <memory>
#include <string>

namespace timestep {

class LessonPanel;
class LessonSketches;
class MessageLine;
class PlotGrid;
class PlotsController;
class Workbench;

/// What a lesson shows on the stage.
struct StagedLesson {
    std::shared_ptr<const Lesson> lesson = nullptr; ///< owns the blocks that `stage` points to
    Stage stage = {};
    bool isShown = false;     ///< false: a scene or file of the learner is open
    bool chartIsOpen = false; ///< the experiment of the chart at the end is open, not that of the stage
};

/// The plots of a lesson: which plot stands in which place, its numbers and sketches, the analyses behind it,
/// and the chart on the page at the end.
class LessonPlots : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        LessonPanel& panel;
        PlotGrid& grid;
        PlotsController& exports;
        MessageLine& message;
    };
    /// `staged` must outlive this object; only its chartIsOpen is changed.
    LessonPlots(const Parts& parts, StagedLesson& staged, QObject* parent);

    /// Shows the plots of the stage with their numbers and sketches.
    void show();
    /// Shows the drawing layer where a sketch is asked for, and removes it elsewhere.
    void layOutSketches();
    /// Whether the buttons in empty plots are enabled.
    void setOffersEnabled(bool enabled);
    /// Shows the result of the analysis of a plot, if the plot is on the stage.
    void showResult(const QString& plotId);
    /// Starts the analysis of a plot.
    void startAnalysis(const QString& plotId);
    /// Shows the lesson's chart on the page at the end, if its numbers are there or, with `compute`, are
    /// made.
    void showChart(bool compute);

private:
    void showSketches();
    /// Shows the available numbers of a plot: of its analysis or of the run.
    void showNumbers(std::size_t slot, const PlotBlock& block);
    /// What the button in an empty plot says.
    QString offerOf(const PlotBlock& block) const;
    /// Computes a chart and shows it on the stage. Returns false if that is not possible.
    bool makeChart(const PlotBlock& block, std::size_t slot);
    void exportChart(const QString& plotId);

    Parts m_parts;
    StagedLesson& m_staged;
    LessonSketches* m_sketches;
    std::string m_sketchState; ///< state that the plots show
};

} // namespace timestep
