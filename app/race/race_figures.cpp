// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_figures.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <span>

namespace timestep {

namespace {

/// The first of these columns that any run has, so that all runs are compared by the same metric.
const Column* firstOf(const Table& table, std::initializer_list<const char*> ids) {
    for (const char* id : ids)
        for (const Column& column : table.columns)
            if (column.id == id) return &column;
    return nullptr;
}

/// The row of a run to report: its last one, or the last one up to a time.
std::size_t rowOf(const Column* time, const std::optional<double>& past) {
    if (!past || time == nullptr) return std::numeric_limits<std::size_t>::max();
    const std::vector<double>& times = time->values;
    const double rounding = 1e-9 * std::max(1.0, std::abs(*past));
    const auto after = std::upper_bound(times.begin(), times.end(), *past + rounding);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(after - times.begin() - 1, 0));
}

double valueAt(const Column* column, std::size_t row) {
    if (column == nullptr || column->values.empty()) return RaceFigure::unknown;
    return column->values[std::min(row, column->values.size() - 1)];
}

/// Number of rows of a run that one update reads: a few milliseconds for each run. The rest of a longer
/// column follows in the next updates.
constexpr std::size_t mostNewRows = 100'000;

bool sameNumber(double one, double other) {
    return std::bit_cast<std::uint64_t>(one) == std::bit_cast<std::uint64_t>(other);
}

} // namespace

void RaceFigures::update(const Table& table, const Snapshot& snapshot, const std::optional<double>& past) {
    if (snapshot.generation != m_generation) forget();
    m_generation = snapshot.generation;
    const Column* error = firstOf(table, {"position-error", "largest-strain", "largest-overlap"});
    const Column* energy = firstOf(table, {"energy-drift", "energy-change"});
    const Column* cost = firstOf(table, {"sticks-visited", "all-pair-tests", "evaluations"});
    m_errorName = error != nullptr ? error->name : Wording();
    m_errorUnit = error != nullptr ? error->unit : std::string();
    m_energyName = energy != nullptr ? energy->name : Wording();
    m_costName = cost != nullptr ? cost->name : Wording();
    m_figures.resize(table.runs.size());
    m_watched.resize(table.runs.size());
    for (std::size_t run = 0; run < m_figures.size(); ++run) {
        const int index = static_cast<int>(run);
        const auto find = [&](const Column* like) {
            return like != nullptr ? table.find(like->id, index) : nullptr;
        };
        RaceFigure& figure = m_figures[run];
        figure = {};
        figure.label = table.runs[run];
        const Column* const time = table.find("time", index);
        const std::size_t row = rowOf(time, past);
        figure.error = valueAt(find(error), row);
        figure.cost = valueAt(find(cost), row);
        if (run < snapshot.runs.size()) {
            figure.stepTime = snapshot.runs[run].stepTime;
            figure.finite = snapshot.runs[run].finite;
        }
        const Column* drift = find(energy);
        if (drift == nullptr || drift->values.empty()) continue;
        follow(m_watched[run], *drift, time != nullptr && !time->values.empty() ? time->values.front() : 0);
        figure.energy = valueAt(drift, row);
        figure.rows = m_watched[run].watch.rows();
        figure.verdict = m_watched[run].watch.verdict(std::span(drift->values).first(figure.rows));
    }
}

/// Undo removes rows, and if there are too many, rows are dropped. Length, first time and end values show
/// whether the column is still the same.
void RaceFigures::follow(Watched& watched, const Column& column, double begins) {
    const std::size_t known = watched.watch.rows();
    const std::vector<double>& values = column.values;
    if (known > 0 && (values.size() < known || !sameNumber(values.front(), watched.first) ||
                      !sameNumber(values[known - 1], watched.last) || !sameNumber(begins, watched.begins)))
        watched.watch.forget();
    const std::size_t rows = std::min(values.size(), watched.watch.rows() + mostNewRows);
    watched.watch.follow(std::span(values).first(rows));
    watched.first = values.front();
    watched.last = values[rows - 1];
    watched.begins = begins;
}

} // namespace timestep
