// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <array>
#include <cstdint>
#include <vector>

namespace timestep {

/// Finds a tear that connects the border of a net with its inside.
///
/// The cells of a net are its triangles and its quadrilaterals without a diagonal. Hidden sticks and
/// particles with more than 32 sticks do not count. A stick with a cell on only one side lies on the border.
/// Broken sticks of the same cell belong to the same tear.
class CutPath {
public:
    CutPath() = default;
    /// Finds the cells of a world. Cut sticks count as whole.
    explicit CutPath(const World& world);

    /// Returns the tear that reaches deepest: of the shortest paths of broken sticks from the border inwards,
    /// the longest. The broken stick on the border comes first, the innermost last. Empty if no broken stick
    /// of the border is connected with a broken stick inside.
    std::vector<std::uint32_t> find(const World& world) const;

    /// True if find() is not empty. Searches again only when the number of broken sticks has changed, and
    /// finds the cells when the first stick is broken.
    bool reachesBorder(const World& world);

private:
    static constexpr std::uint32_t none = 0xffffffff;

    void addCells(const World& world);

    std::vector<std::array<std::uint32_t, 4>>
        cells_; ///< sticks of each cell; the last one of a triangle is `none`
    std::vector<std::vector<std::uint32_t>> cellsOf_; ///< cells of each stick
    std::size_t broken_ = 0;
    bool reaches_ = false;
};

} // namespace timestep
