// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/stick_order.h"

#include "core/particles/world/stick_grid.h"
#include "core/random.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace timestep {

namespace {

/// Sorts `values` by key and keeps the order of equal ones. Keys are below `count`.
template <typename Key>
void countingSort(std::vector<std::uint32_t>& values, std::size_t count, Key key) {
    std::vector<std::uint32_t> start(count + 1, 0);
    for (const std::uint32_t value : values) ++start[key(value) + 1];
    std::partial_sum(start.begin(), start.end(), start.begin());
    std::vector<std::uint32_t> sorted(values.size());
    for (const std::uint32_t value : values) sorted[start[key(value)]++] = value;
    values.swap(sorted);
}

/// The sticks that end at each particle.
struct Ends {
    std::vector<std::uint32_t> start, sticks;

    explicit Ends(const World& world) : start(world.particles() + 1, 0), sticks(2 * world.sticks()) {
        for (std::size_t s = 0; s < world.sticks(); ++s) {
            ++start[world.stickA[s] + 1];
            ++start[world.stickB[s] + 1];
        }
        std::partial_sum(start.begin(), start.end(), start.begin());
        std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
        for (std::uint32_t s = 0; s < world.sticks(); ++s) {
            sticks[next[world.stickA[s]]++] = s;
            sticks[next[world.stickB[s]]++] = s;
        }
    }
};

constexpr std::uint32_t unreached = std::numeric_limits<std::uint32_t>::max();

/// Graph distance of every particle from the nearest fixed one, by breadth-first search.
std::vector<std::uint32_t> distancesFromPins(const World& world) {
    const Ends ends(world);
    std::vector<std::uint32_t> distance(world.particles(), unreached);
    std::vector<std::uint32_t> queue;
    queue.reserve(world.particles());
    const auto spread = [&](std::size_t head) {
        for (; head < queue.size(); ++head) {
            const std::uint32_t p = queue[head];
            for (std::uint32_t k = ends.start[p]; k < ends.start[p + 1]; ++k) {
                const std::uint32_t s = ends.sticks[k];
                const std::uint32_t other = world.stickA[s] == p ? world.stickB[s] : world.stickA[s];
                if (distance[other] != unreached) continue;
                distance[other] = distance[p] + 1;
                queue.push_back(other);
            }
        }
        return head;
    };
    for (std::uint32_t p = 0; p < world.particles(); ++p)
        if ((world.flags[p] & Pinned) || world.inverseMass[p] == 0) {
            distance[p] = 0;
            queue.push_back(p);
        }
    std::size_t head = spread(0);
    for (std::uint32_t p = 0; p < world.particles(); ++p)
        if (distance[p] == unreached) {
            distance[p] = 0;
            queue.push_back(p);
            head = spread(head);
        }
    return distance;
}

} // namespace

void orderByLayersAndColours(std::vector<std::uint32_t>& order, const World& world) {
    order.resize(world.sticks());
    std::iota(order.begin(), order.end(), 0U);
    const std::vector<std::uint32_t> distance = distancesFromPins(world);
    const auto layerOf = [&](std::uint32_t s) {
        return static_cast<std::size_t>(distance[world.stickA[s]]) + distance[world.stickB[s]];
    };
    std::size_t layers = 1;
    for (const std::uint32_t s : order) layers = std::max(layers, layerOf(s) + 1);
    countingSort(order, layers, layerOf);

    // Colours used at each particle in the layer that it was last seen in. From the 64th colour on, sticks
    // share one colour, which only makes them a little slower.
    std::vector<std::uint64_t> taken(world.particles(), 0);
    std::vector<std::size_t> seen(world.particles(), std::numeric_limits<std::size_t>::max());
    std::vector<std::uint8_t> colour(world.sticks(), 0);
    for (const std::uint32_t s : order) {
        const std::size_t layer = layerOf(s);
        std::uint64_t both = 0;
        for (const std::uint32_t p : {world.stickA[s], world.stickB[s]}) {
            if (seen[p] != layer) taken[p] = 0;
            seen[p] = layer;
            if (distance[p] > 0 || world.inverseMass[p] != 0) both |= taken[p];
        }
        colour[s] = static_cast<std::uint8_t>(std::min(std::countr_one(both), 63));
        for (const std::uint32_t p : {world.stickA[s], world.stickB[s]})
            taken[p] |= std::uint64_t(1) << colour[s];
    }
    countingSort(order, 64, [&](std::uint32_t s) { return static_cast<std::size_t>(colour[s]); });
    countingSort(order, layers, layerOf);
}

/// Each stick gets the first colour that no earlier stick at its particles has, fixed particles included.
/// From the 64th colour on, sticks share one colour, which only makes them slower.
void orderByColours(std::vector<std::uint32_t>& order, const World& world) {
    std::vector<std::uint64_t> taken(world.particles(), 0);
    std::vector<std::uint8_t> colour(world.sticks(), 0);
    for (const std::uint32_t s : order) {
        std::uint64_t &atA = taken[world.stickA[s]], &atB = taken[world.stickB[s]];
        colour[s] = static_cast<std::uint8_t>(std::min(std::countr_one(atA | atB), 63));
        atA |= std::uint64_t(1) << colour[s];
        atB |= std::uint64_t(1) << colour[s];
    }
    countingSort(order, 64, [&](std::uint32_t s) { return static_cast<std::size_t>(colour[s]); });
}

void arrangeSticks(std::vector<std::uint32_t>& order, const World& world, const WorldMethod& method,
                   std::int64_t step, std::int64_t pass, int stream) {
    order.resize(world.sticks());
    std::iota(order.begin(), order.end(), 0U);
    switch (method.order) {
    case StickOrder::AsMade:
        break;
    case StickOrder::Reversed:
        std::reverse(order.begin(), order.end());
        break;
    case StickOrder::Alternating:
        if (pass % 2 != 0) std::reverse(order.begin(), order.end());
        break;
    case StickOrder::Random:
        Random(method.seed, static_cast<std::uint64_t>(step), static_cast<std::uint64_t>(stream))
            .shuffle(order);
        break;
    case StickOrder::RedBlack: {
        std::uint32_t next = 0;
        for (std::uint32_t first : {0U, 1U})
            for (std::uint32_t s = first; s < order.size(); s += 2) order[next++] = s;
        break;
    }
    case StickOrder::Coloured:
        orderByLayersAndColours(order, world);
        break;
    case StickOrder::GridRows:
        if (const auto grid = gridOf(world)) orderByGridRows(order, world, *grid);
        break;
    case StickOrder::ByColour:
        orderByColours(order, world);
        break;
    case StickOrder::Listed:
        std::copy(method.listed.begin(), method.listed.end(), order.begin());
        break;
    }
}

} // namespace timestep
