// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/cut_path.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr std::size_t mostSticksAtOne = 32; ///< at one particle, see CutPath

struct Neighbour {
    std::uint32_t particle, stick;
};
using Neighbours = std::vector<std::vector<Neighbour>>;

Neighbours neighboursOf(const World& world) {
    Neighbours list(world.particles());
    for (std::uint32_t s = 0; s < world.sticks(); ++s) {
        if (world.stickFlags[s] & Hidden) continue;
        list[world.stickA[s]].push_back({world.stickB[s], s});
        list[world.stickB[s]].push_back({world.stickA[s], s});
    }
    std::vector<bool> crowded(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) crowded[i] = list[i].size() > mostSticksAtOne;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (crowded[i]) list[i].clear();
        std::erase_if(list[i], [&](const Neighbour& other) { return crowded[other.particle]; });
    }
    return list;
}

const Neighbour* joining(const Neighbours& list, std::uint32_t a, std::uint32_t b) {
    for (const Neighbour& neighbour : list[a])
        if (neighbour.particle == b) return &neighbour;
    return nullptr;
}

} // namespace

CutPath::CutPath(const World& world) : cellsOf_(world.sticks()) {
    addCells(world);
    for (std::uint32_t cell = 0; cell < cells_.size(); ++cell)
        for (const std::uint32_t stick : cells_[cell])
            if (stick != none) cellsOf_[stick].push_back(cell);
}

/// A cell is added only when s = a-b is its first stick.
void CutPath::addCells(const World& world) {
    const Neighbours list = neighboursOf(world);
    for (std::uint32_t s = 0; s < world.sticks(); ++s) {
        if (world.stickFlags[s] & Hidden) continue;
        const std::uint32_t a = world.stickA[s], b = world.stickB[s];
        for (const Neighbour& c : list[b]) {
            if (c.stick <= s || c.particle == a) continue;
            if (const Neighbour* back = joining(list, c.particle, a)) {
                if (back->stick > s) cells_.push_back({s, c.stick, back->stick, none});
                continue;
            }
            for (const Neighbour& d : list[a]) {
                if (d.stick <= s || d.particle == b || joining(list, b, d.particle) != nullptr) continue;
                const Neighbour* last = joining(list, c.particle, d.particle);
                if (last != nullptr && last->stick > s) cells_.push_back({s, c.stick, last->stick, d.stick});
            }
        }
    }
}

std::vector<std::uint32_t> CutPath::find(const World& world) const {
    const auto isBroken = [&](std::uint32_t stick) { return (world.stickFlags[stick] & Cut) != 0; };
    std::vector<std::uint32_t> queue, from(world.sticks(), none);
    for (std::uint32_t s = 0; s < world.sticks(); ++s)
        if (isBroken(s) && cellsOf_[s].size() == 1) {
            from[s] = s;
            queue.push_back(s);
        }
    const std::size_t border = queue.size();
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const std::uint32_t cell : cellsOf_[queue[i]])
            for (const std::uint32_t next : cells_[cell])
                if (next != none && isBroken(next) && from[next] == none) {
                    from[next] = queue[i];
                    queue.push_back(next);
                }
    if (queue.size() == border) return {};
    std::vector<std::uint32_t> path{queue.back()};
    while (from[path.back()] != path.back()) path.push_back(from[path.back()]);
    std::reverse(path.begin(), path.end());
    return path;
}

bool CutPath::reachesBorder(const World& world) {
    const auto broken =
        static_cast<std::size_t>(std::count_if(world.stickFlags.begin(), world.stickFlags.end(),
                                               [](std::uint8_t flags) { return (flags & Cut) != 0; }));
    if (broken != broken_) {
        if (cellsOf_.size() != world.sticks()) *this = CutPath(world);
        broken_ = broken;
        reaches_ = !find(world).empty();
    }
    return reaches_;
}

} // namespace timestep
