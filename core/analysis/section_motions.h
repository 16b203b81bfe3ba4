// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysed_run.h"
#include "core/analysis/analysis.h"
#include "core/scenes/coordinates.h"

#include <string>
#include <vector>

namespace timestep {

/// One motion of a section: a run of the experiment from one of several starts.
struct SectionMotion {
    AnalysedRun run;
    std::string label;
    Experiment of;     ///< with the start of this motion
    std::size_t index; ///< of the run in it
};

/// Settings that a section offers: the number of starts, and the first and last value of AnalysisSpec::over.
inline constexpr Parameter sectionStarts{
    .id = "starts",
    .name = TRANSLATABLE("parameter", "starts"),
    .unit = "1",
    .kind = ParameterKind::Integer,
    .standard = 1,
    .minimum = 1,
    .maximum = 100,
    .description = TRANSLATABLE("parameter", "Motions from several starts in one section; 1: the start of "
                                             "the experiment.")};
inline constexpr Parameter sectionFirstStart{.id = "start-from",
                                             .name = TRANSLATABLE("parameter", "first start"),
                                             .unit = "1",
                                             .standard = 0,
                                             .minimum = -1e300,
                                             .maximum = 1e300};
inline constexpr Parameter sectionLastStart{.id = "start-to",
                                            .name = TRANSLATABLE("parameter", "last start"),
                                            .unit = "1",
                                            .standard = 0,
                                            .minimum = -1e300,
                                            .maximum = 1e300};

/// The motions of a section: each run of the experiment, from each of the starts. Throws InputError.
std::vector<SectionMotion> sectionMotions(const Experiment& experiment, const AnalysisSpec& spec);
std::vector<const AnalysedRun*> sectionRuns(const std::vector<SectionMotion>& motions);
std::vector<std::string> sectionLabels(const std::vector<SectionMotion>& motions);

/// The first parameter of the scene that is an initial value; empty: there is none.
std::string firstStart(const Experiment& experiment);

/// Index of a coordinate of the experiment's problem. Throws InputError (path "coordinate").
std::size_t coordinateIndex(const std::vector<Coordinate>& coordinates, const std::string& id);
std::vector<Coordinate> coordinatesOf(const Experiment& experiment, const AnalysedRun& run);

/// Appends the columns of points [q | v | t] of the motions: time, then the coordinates from `first` on, each
/// with its velocity or rate of change, then the calculated columns.
void addSectionPoints(Table& table, const Experiment& experiment, const std::vector<SectionMotion>& motions,
                      const std::vector<std::vector<double>>& points, std::size_t first);

} // namespace timestep
