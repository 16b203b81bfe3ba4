// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/run_legend.h"

#include "widgets/view/frame/hanging_painter.h"
#include "widgets/view/frame/sheet_colours.h"

#include <algorithm>
#include <utility>

namespace timestep {

std::vector<LegendEntry> runLegend(const ViewContents& contents, const OverlayLook& look, double scale) {
    const Theme theme = look.theme;
    const ShownRuns& runs = contents.runs;
    std::vector<LegendEntry> entries;
    if (runs.size() > 1 && !contents.isGrid())
        for (const RunFrame& run : runs) entries.push_back({runStyle(run.style, theme), run.label});
    const auto hasExact = [](const RunFrame& run) {
        return !run.exact.points.empty() || !run.exact.segments.empty() || !run.exact.polygons.empty();
    };
    if (contents.options.exact && std::any_of(runs.begin(), runs.end(), hasExact)) {
        const bool computed =
            std::any_of(runs.begin(), runs.end(), [](const RunFrame& run) { return run.exactIsComputed; });
        entries.push_back({{coloursOf(theme).quietText, {3, 2.5}, Marker::None},
                           computed ? ViewTexts::tr("computed reference") : ViewTexts::tr("exact motion")});
    }
    const auto isCloth = [](const RunFrame& run) { // a ribbon, as a bridge is, has no folds
        return std::any_of(run.frame.sheets.begin(), run.frame.sheets.end(),
                           [](const FrameSheet& sheet) { return sheet.rows > 2; });
    };
    if (std::any_of(runs.begin(), runs.end(), isCloth))
        entries.push_back({{SheetColours(theme).colour(0), {}, Marker::Square},
                           ViewTexts::tr("cloth; where it is slack, it folds")});
    const auto isGathered = [](const RunFrame& run) {
        return std::any_of(run.frame.sheets.begin(), run.frame.sheets.end(),
                           [&](const FrameSheet& sheet) { return gatheredShare(run.frame, sheet) > 0; });
    };
    if (std::any_of(runs.begin(), runs.end(), isGathered))
        entries.push_back({{SheetColours(theme).colour(0), {4, 3}, Marker::None},
                           ViewTexts::tr("gathered; its whole size")});
    if (std::any_of(runs.begin(), runs.end(), [](const RunFrame& run) {
            return !run.last.points.empty() || !run.last.segments.empty() || !run.last.polygons.empty();
        }))
        entries.push_back({paleStyle(0, theme), ViewTexts::tr("last run")});
    const bool ghosts = std::any_of(runs.begin(), runs.end(), [](const RunFrame& run) {
        return !run.frame.points.empty() && run.frame.points.back().role == Role::Ghost;
    });
    if (ghosts)
        entries.push_back(
            {{layerColour(Role::Ghost, theme), {3, 2.5}, Marker::Ring}, ViewTexts::tr("previous position")});
    const ArrowScale& arrows = runs.arrows();
    const std::pair<Role, QString> kinds[] = {{Role::Velocity, ViewTexts::tr("velocity")},
                                              {Role::Force, ViewTexts::tr("force")},
                                              {Role::Impulse, ViewTexts::tr("impulse")}};
    for (const auto& [role, name] : kinds)
        if (arrows.has(role)) entries.push_back({{layerColour(role, theme), {}, Marker::None}, name});
    if (arrows.has(Role::Penetration)) {
        const double factor = arrows.factor(Role::Penetration, scale, look.unit);
        entries.push_back({{layerColour(Role::Penetration, theme), {}, Marker::None},
                           factor > 1 ? ViewTexts::tr("overlap, enlarged") : ViewTexts::tr("overlap")});
    }
    return entries;
}

} // namespace timestep
