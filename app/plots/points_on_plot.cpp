// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/points_on_plot.h"

#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/run_plots.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/widget/plot_widget.h"

#include <algorithm>
#include <optional>

namespace timestep {

void showPoints(PlotGrid& grid, RunPlots& plots, const MeasuredPoints& points) {
    const auto fits = [&](std::size_t slot) {
        const PlotCard& card = grid.at(slot);
        return card.source().kind == PlotSource::Kind::Run && axesOf(card.plot()->spec()) == points.axes;
    };
    const std::vector<std::size_t> open = grid.order();
    const auto found = std::find_if(open.begin(), open.end(), fits);
    std::size_t slot = 0;
    PlotSpec spec;
    if (found != open.end()) {
        slot = *found;
        spec = grid.at(slot).plot()->spec();
    } else {
        const std::size_t blank = std::min(points.axes.find(' '), points.axes.size());
        spec.x = points.axes.substr(0, blank);
        spec.y = {points.axes.substr(std::min(blank + 1, points.axes.size()))};
        slot = grid.add().value_or(open.back());
    }
    std::erase_if(spec.added.points, [&](const MeasuredPoints& one) {
        return one.axes == points.axes && one.label == points.label;
    });
    spec.added.points.push_back(points);
    plots.show(slot, {}, spec);
}

} // namespace timestep
