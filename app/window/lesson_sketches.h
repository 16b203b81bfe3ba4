// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "widgets/plot/plot_spec.h"

#include <QObject>

#include <array>

namespace timestep {

class LessonPanel;
class PlotGrid;
class SketchLayer;

/// The curves that a learner draws into the plots of a lesson: the sheet over the plot while a prediction
/// waits for its curve, and the committed ones beside the outcome.
class LessonSketches : public QObject {
    Q_OBJECT

public:
    LessonSketches(PlotGrid& grid, LessonPanel& panel, QObject* parent);

    /// The axes of a plot and the lines in it, as far as sketches say something about them.
    void addTo(PlotSpec& spec, const PlotBlock& block) const;
    /// Lays the sheet over the plot that waits for a curve, and takes it away from all others.
    void layOut(const Stage& stage, bool onStage);
    /// What addTo() depends on: plots are shown anew when it has changed.
    std::string state() const;

private:
    void focusLayer();

    PlotGrid& m_grid;
    LessonPanel& m_panel;
    std::array<SketchLayer*, 2> m_layers{};
};

} // namespace timestep
