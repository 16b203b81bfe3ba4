// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"
#include "widgets/plot/content/plot_spec.h"

#include <QObject>

#include <array>
#include <string>
#include <vector>

namespace timestep {

class LessonPanel;
class PlotGrid;
class SketchLayer;

/// The curves that a learner draws into the plots of a lesson: the drawing layer over the plot that waits for
/// a curve, and the committed curves next to the outcome.
class LessonSketches : public QObject {
    Q_OBJECT

public:
    LessonSketches(PlotGrid& grid, LessonPanel& panel, QObject* parent);

    /// Adds the ranges and lines of sketches to a plot.
    void addTo(PlotSpec& spec, const PlotBlock& block) const;
    /// Shows the drawing layer over the plot that waits for a curve, and hides all others.
    void layOut(const Stage& stage, bool onStage);
    /// What plots depend on apart from their blocks; they must be rebuilt when it changes. All are ids.
    struct State {
        std::string lesson, open; ///< open: the sketch question that waits
        std::vector<std::string> committed, slopesAsked;
        bool operator==(const State&) const = default;
    };
    State state() const;

private:
    void focusLayer();

    PlotGrid& m_grid;
    LessonPanel& m_panel;
    std::array<SketchLayer*, 2> m_layers{};
};

} // namespace timestep
