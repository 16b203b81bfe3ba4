// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/lessons/lesson_sketches.h"
#include "lessons/model/lesson.h"

#include <QObject>

#include <memory>

namespace timestep {

class LessonPanel;
class MessageLine;
class PlotGrid;
class PlotsController;
class Workbench;

/// Returns the experiment of a plot: the one on the stage of the step that introduces the plot. Null if there
/// is none.
const ExperimentBlock* experimentOfPlot(const Lesson& lesson, const PlotBlock& plot);

/// Computes the numbers of a plot unless they exist, and waits for them: the run to its end, or the analysis.
/// Opens the experiment first, unless `isOpen`: the learner has it open, perhaps with changed values.
void makePlot(Workbench& workbench, const ExperimentBlock& experiment, const PlotBlock& plot, bool isOpen);

/// The content of a lesson on the stage.
struct StagedLesson {
    std::shared_ptr<const Lesson> lesson = nullptr; ///< owns the blocks that `stage` points to
    Stage stage = {};
    bool isShown = false;     ///< false: a scene or file of the learner is open
    bool chartIsOpen = false; ///< the experiment of the chart at the end is open, not that of the stage
};

/// The plots of a lesson: the slot of each plot, its numbers and sketches, the analyses behind it, and the
/// chart on the page at the end.
class LessonPlots : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        LessonPanel& panel;
        PlotGrid& grid;
        PlotsController& exports;
        MessageLine& message;
        StagedLesson& staged; ///< only its chartIsOpen is changed
    };
    LessonPlots(const Parts& parts, QObject* parent);

    /// Shows the plots of the stage with their numbers and sketches.
    void show();
    /// The same when a step is entered: its first plot shows its table if that leads.
    void enter();
    /// Shows the drawing layer where a sketch is asked for, and removes it elsewhere.
    void layOutSketches();
    /// Whether the buttons in empty plots are enabled.
    void setOffersEnabled(bool enabled);
    /// Shows the result of the analysis of a plot, if the plot is on the stage.
    void showResult(const QString& plotId);
    /// Starts the analysis of a plot.
    void startAnalysis(const QString& plotId);
    /// Shows the lesson's chart on the page at the end if its numbers exist; with `compute`, computes them.
    void showChart(bool compute);

private:
    bool hidesLines() const;
    bool answersAtStart(const PlotBlock& block) const;
    void showSketches();
    /// Shows the available numbers of a plot: of its analysis or of the run.
    void showNumbers(std::size_t slot, const PlotBlock& block);
    /// The text of the button in an empty plot.
    QString offerOf(const PlotBlock& block) const;
    /// Computes a chart and shows it on the stage. Returns false if that is not possible.
    bool makeChart(const PlotBlock& block, std::size_t slot);
    void exportChart(const QString& plotId);

    Parts m_parts;
    LessonSketches* m_sketches;
    bool m_linesHidden = false;          ///< see hidesLines()
    LessonSketches::State m_sketchState; ///< state that the plots show
};

} // namespace timestep
