// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/stick_grid.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace timestep {

namespace {

/// Distance of every line from the nearest line with a pin; without pins, from the first line.
std::vector<std::uint32_t> linesFromPins(const std::vector<bool>& pinned) {
    const auto count = static_cast<std::uint32_t>(pinned.size());
    std::vector<std::uint32_t> distance(count, count);
    for (std::uint32_t l = 0; l < count; ++l) {
        if (pinned[l])
            distance[l] = 0;
        else if (l > 0)
            distance[l] = std::min(count, distance[l - 1] + 1);
    }
    for (std::uint32_t l = count - 1; l > 0; --l)
        distance[l - 1] = std::min(distance[l - 1], distance[l] + 1);
    if (distance[0] >= count) std::iota(distance.begin(), distance.end(), 0U);
    return distance;
}

} // namespace

std::optional<StickGrid> gridOf(const World& world) {
    if (world.sticks() == 0) return std::nullopt;
    StickGrid grid;
    grid.first = std::min(*std::min_element(world.stickA.begin(), world.stickA.end()),
                          *std::min_element(world.stickB.begin(), world.stickB.end()));
    const auto gap = [&](std::size_t s) {
        return std::max(world.stickA[s], world.stickB[s]) - std::min(world.stickA[s], world.stickB[s]);
    };
    bool alongRows = false;
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        alongRows = alongRows || gap(s) == 1;
        if (gap(s) == 1 || gap(s) == grid.columns) continue;
        if (gap(s) == 0 || grid.columns != 0) return std::nullopt;
        grid.columns = gap(s);
    }
    if (!alongRows || grid.columns == 0) return std::nullopt;
    for (std::size_t s = 0; s < world.sticks(); ++s)
        if (gap(s) == 1 && grid.row(world.stickA[s]) != grid.row(world.stickB[s])) return std::nullopt;
    return grid;
}

void orderByGridRows(std::vector<std::uint32_t>& order, const World& world, const StickGrid& grid) {
    const auto end = std::max(*std::max_element(world.stickA.begin(), world.stickA.end()),
                              *std::max_element(world.stickB.begin(), world.stickB.end()));
    std::vector<bool> pinnedRows(grid.row(end) + 1, false), pinnedColumns(grid.columns, false);
    for (std::uint32_t p = grid.first; p <= end; ++p)
        if ((world.flags[p] & Pinned) || world.inverseMass[p] == 0)
            pinnedRows[grid.row(p)] = pinnedColumns[grid.column(p)] = true;
    const std::vector<std::uint32_t> rows = linesFromPins(pinnedRows), columns = linesFromPins(pinnedColumns);
    const bool pins = std::find(pinnedRows.begin(), pinnedRows.end(), true) != pinnedRows.end();
    const bool byRows = !pins || *std::max_element(rows.begin(), rows.end()) >=
                                     *std::max_element(columns.begin(), columns.end());
    const std::vector<std::uint32_t>& distance = byRows ? rows : columns;

    struct Key {
        std::uint32_t layer;  ///< sum of the distances of the two ends
        std::uint32_t part;   ///< 0 and 1: within a line, 2: between two lines
        std::uint32_t corner; ///< the end with the smaller number
        std::uint32_t stick;
    };
    std::vector<Key> keys;
    keys.reserve(world.sticks());
    for (std::uint32_t s = 0; s < world.sticks(); ++s) {
        const auto [low, high] = std::minmax(world.stickA[s], world.stickB[s]);
        const auto lineOf = [&](std::uint32_t p) { return byRows ? grid.row(p) : grid.column(p); };
        const std::uint32_t place = byRows ? grid.column(low) : grid.row(low);
        const bool within = lineOf(low) == lineOf(high);
        keys.push_back({distance[lineOf(low)] + distance[lineOf(high)], within ? place % 2 : 2, low, s});
    }
    std::sort(keys.begin(), keys.end(), [](const Key& one, const Key& other) {
        return std::tie(one.layer, one.part, one.corner, one.stick) <
               std::tie(other.layer, other.part, other.corner, other.stick);
    });
    order.resize(world.sticks());
    std::transform(keys.begin(), keys.end(), order.begin(), [](const Key& key) { return key.stick; });
}

} // namespace timestep
