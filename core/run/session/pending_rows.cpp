// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/pending_rows.h"

#include "core/run/session/session.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace timestep {

namespace {

/// The number of rows of a run.
std::size_t rowsOf(const Table& table, std::size_t run) {
    for (const Column& column : table.columns)
        if (column.run == static_cast<int>(run)) return column.values.size();
    return 0;
}

Table withoutRows(const Table& table) {
    Table empty;
    empty.runs = table.runs;
    for (const Column& column : table.columns)
        empty.columns.push_back({column.id, column.name, column.unit, column.run, {}});
    return empty;
}

} // namespace

void PendingRows::begin(std::uint64_t generation, const Session& session, bool taken) {
    generation_ = generation;
    rows_ = withoutRows(session.table());
    delivered_.assign(session.runs(), 0);
    for (std::size_t run = 0; taken && run < session.runs(); ++run) delivered_[run] = session.rows(run);
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
        table = std::exchange(rows_, withoutRows(rows_));
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

void PendingRows::giveBack(Table& table, std::uint64_t generation, const std::vector<std::size_t>& kept) {
    take(table, generation);
    std::vector<std::size_t> back = delivered_;
    for (std::size_t run = 0; run < back.size(); ++run) {
        if (run < kept.size()) back[run] -= std::min(back[run], kept[run]);
        back[run] = std::min(back[run], rowsOf(table, run)); // the oldest rows may have been dropped
        delivered_[run] -= back[run];
    }
    for (std::size_t i = 0; i < rows_.columns.size(); ++i) {
        std::vector<double>& values = table.columns[i].values;
        const auto first =
            values.end() - static_cast<std::ptrdiff_t>(back[static_cast<std::size_t>(rows_.columns[i].run)]);
        if (first == values.begin()) {
            values.shrink_to_fit();
            rows_.columns[i].values = std::exchange(values, {});
        } else {
            rows_.columns[i].values.assign(first, values.end());
            values.erase(first, values.end());
        }
    }
}

} // namespace timestep
