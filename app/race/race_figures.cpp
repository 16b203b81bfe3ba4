// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_figures.h"

#include <algorithm>
#include <bit>
#include <initializer_list>
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

double lastOf(const Column* column) {
    return column == nullptr || column->values.empty() ? RaceFigure::unknown : column->values.back();
}

/// Number of rows of a run that one update reads: a few milliseconds for four runs. The rest of a longer
/// column follows in the next updates.
constexpr std::size_t mostNewRows = 100'000;

bool sameNumber(double one, double other) {
    return std::bit_cast<std::uint64_t>(one) == std::bit_cast<std::uint64_t>(other);
}

} // namespace

void RaceFigures::update(const Table& table, const Snapshot& snapshot) {
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
        figure.error = lastOf(find(error));
        figure.cost = lastOf(find(cost));
        if (run < snapshot.runs.size()) {
            figure.stepTime = snapshot.runs[run].stepTime;
            figure.finite = snapshot.runs[run].finite;
        }
        const Column* drift = find(energy);
        if (drift == nullptr || drift->values.empty()) continue;
        const Column* time = table.find("time", index);
        follow(m_watched[run], *drift, time != nullptr && !time->values.empty() ? time->values.front() : 0);
        figure.energy = drift->values.back();
        figure.rows = m_watched[run].watch.rows();
        figure.verdict = m_watched[run].watch.verdict(std::span(drift->values).first(figure.rows));
    }
}

/// Undo removes rows, and too many rows are dropped. Length, first time and end values tell whether the
/// column is still the same.
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
