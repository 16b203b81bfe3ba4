// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/section_motions.h"

#include "core/analysis/state_columns.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/experiment/time_unit.h"
#include "core/table/number_text.h"

namespace timestep {

std::vector<SectionMotion> sectionMotions(const Experiment& experiment, const AnalysisSpec& spec) {
    std::vector<SectionMotion> motions;
    const auto starts = static_cast<std::size_t>(spec.settings["starts"]);
    const std::vector<std::string> labels = runLabels(experiment);
    const double from = spec.settings["start-from"], to = spec.settings["start-to"];
    if (starts > 1 && spec.over.empty())
        throw InputError(TRANSLATABLE("fault", "several starts need the setting that they differ in"),
                         "over");
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
        for (std::size_t k = 0; k < starts; ++k) {
            if (starts == 1) {
                motions.push_back({analysedRun(experiment, i), labels[i], experiment, i});
                continue;
            }
            const double value =
                from + (to - from) * static_cast<double>(k) / static_cast<double>(starts - 1);
            Experiment started = experiment;
            setByKey(started, spec.over, value);
            const std::string start = spec.over.substr(spec.over.rfind('/') + 1) + " = " + shortNumber(value);
            motions.push_back(
                {analysedRun(started, i), labels.size() > 1 ? labels[i] + ", " + start : start, started, i});
        }
    }
    return motions;
}

std::vector<const AnalysedRun*> sectionRuns(const std::vector<SectionMotion>& motions) {
    std::vector<const AnalysedRun*> runs;
    for (const SectionMotion& motion : motions) runs.push_back(&motion.run);
    return runs;
}

std::vector<std::string> sectionLabels(const std::vector<SectionMotion>& motions) {
    std::vector<std::string> labels;
    for (const SectionMotion& motion : motions) labels.push_back(motion.label);
    return labels;
}

std::string firstStart(const Experiment& experiment) {
    for (const Parameter& parameter : experiment.parameters.descriptors())
        if (parameter.kind == ParameterKind::Number && parameter.restarts) return std::string(parameter.id);
    for (const std::string& key : entryKeys(experiment)) // of typed equations
        if (key.starts_with("start/")) return key;
    return {};
}

std::size_t coordinateIndex(const std::vector<Coordinate>& coordinates, const std::string& id) {
    std::string list;
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        if (coordinates[i].id == id) return i;
        list += (list.empty() ? "" : ", ") + std::string(coordinates[i].id);
    }
    throw InputError(Sentence(TRANSLATABLE("fault", "there is no coordinate \"%1\"; there are %2"), id, list),
                     "coordinate");
}

std::vector<Coordinate> coordinatesOf(const Experiment& experiment, const AnalysedRun& run) {
    std::vector<Coordinate> list = coordinatesOf(*experiment.scene, *run.problem);
    if (list.size() > run.problem->coordinates()) list.resize(run.problem->coordinates());
    return list;
}

void addSectionPoints(Table& table, const Experiment& experiment, const std::vector<SectionMotion>& motions,
                      const std::vector<std::vector<double>>& points, std::size_t first) {
    for (std::size_t i = 0; i < motions.size(); ++i) {
        const Problem& problem = *motions[i].run.problem;
        const std::size_t n = problem.coordinates(), width = 2 * n + 1, count = points[i].size() / width;
        const std::vector<Coordinate> coordinates = coordinatesOf(experiment, motions[i].run);
        const std::size_t named = coordinates.size();
        Column time =
            columnOf("time", TRANSLATABLE("metric", "time t"), timeUnitOf(experiment), static_cast<int>(i));
        for (std::size_t p = 0; p < count; ++p) time.values.push_back(points[i][p * width + 2 * n]);
        table.columns.push_back(std::move(time));
        std::vector<double> rates(n);
        for (std::size_t k = 0; k < named; ++k) {
            const std::size_t at = (first + k) % named;
            const Coordinate& c = coordinates[at];
            Column value = columnOf(std::string(c.id), c.name, c.unit, static_cast<int>(i));
            Column rate =
                columnOf(std::string(c.velocityId), c.velocityName, c.velocityUnit, static_cast<int>(i));
            for (std::size_t p = 0; p < count; ++p) {
                const std::span<const double> y(points[i].data() + p * width, width);
                value.values.push_back(motions[i].run.valueOf(at, y));
                if (problem.isFirstOrder(at))
                    problem.acceleration(y[2 * n], y.first(n), y.subspan(n, n), rates);
                rate.values.push_back(problem.isFirstOrder(at) ? rates[at] : y[n + at]);
            }
            // Values of first order come before all rates, so that the chart shows two variables.
            table.columns.push_back(std::move(value));
            if (!problem.isFirstOrder(at)) table.columns.push_back(std::move(rate));
        }
        StateColumns calculated(motions[i].of, motions[i].index, motions[i].run);
        addCalculated(table, static_cast<int>(i), calculated, experiment.calculated, points[i], width);
    }
}

} // namespace timestep
