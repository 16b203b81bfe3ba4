// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/pending_rows.h"

#include "core/run/session/session.h"

#include <algorithm>

namespace timestep {

namespace {

/// The number of rows of a run.
std::size_t rowsOf(const Table& table, std::size_t run) {
    for (const Column& column : table.columns)
        if (column.run == static_cast<int>(run)) return column.values.size();
    return 0;
}

} // namespace

void PendingRows::begin(std::uint64_t generation, const Session& session) {
    generation_ = generation;
    rows_ = session.table();
    for (Column& column : rows_.columns) column.values.clear();
    delivered_.assign(session.runs(), 0);
    takenBack_.assign(session.runs(), 0);
}

void PendingRows::add(Session& session) {
    const Table& recorded = session.table();
    for (std::size_t run = 0; run < session.runs(); ++run) {
        const std::size_t before = session.rows(run) - rowsOf(recorded, run);
        const std::size_t waiting = rowsOf(rows_, run);
        const std::size_t have = delivered_[run] - takenBack_[run] + waiting;
        if (have <= before) continue;
        const std::size_t cut = std::min(waiting, have - before);
        for (Column& column : rows_.columns)
            if (column.run == static_cast<int>(run)) column.values.resize(waiting - cut);
        takenBack_[run] += have - before - cut;
    }
    for (std::size_t i = 0; i < recorded.columns.size(); ++i) {
        std::vector<double>& values = rows_.columns[i].values;
        values.insert(values.end(), recorded.columns[i].values.begin(), recorded.columns[i].values.end());
    }
    session.clearRows();
}

std::uint64_t PendingRows::take(Table& table, std::uint64_t generation) {
    for (std::size_t run = 0; run < delivered_.size(); ++run)
        delivered_[run] += rowsOf(rows_, run) - takenBack_[run];
    if (generation_ != generation) {
        table = rows_;
    } else {
        for (std::size_t i = 0; i < rows_.columns.size(); ++i) {
            std::vector<double>& values = table.columns[i].values;
            const std::size_t back = takenBack_[static_cast<std::size_t>(rows_.columns[i].run)];
            values.resize(values.size() - std::min(values.size(), back));
            values.insert(values.end(), rows_.columns[i].values.begin(), rows_.columns[i].values.end());
        }
    }
    std::fill(takenBack_.begin(), takenBack_.end(), std::size_t{0});
    for (Column& column : rows_.columns) column.values.clear();
    return generation_;
}

void PendingRows::release() {
    for (Column& column : rows_.columns) column.values.shrink_to_fit();
}

} // namespace timestep
