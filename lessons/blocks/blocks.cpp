// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/blocks/blocks.h"

#include <algorithm>
#include <array>

namespace timestep {

std::span<const BlockKind* const> fencedKinds() {
    // Every row but the first, which is prose.
    static const auto kinds = std::apply(
        [](const auto&, const auto&... rows) {
            return std::array<const BlockKind*, sizeof...(rows)>{&rows...};
        },
        blockRows);
    return kinds;
}

const BlockKind* findBlockKind(std::string_view word) {
    const auto kinds = fencedKinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const BlockKind* kind) { return kind->word == word; });
    return found != kinds.end() ? *found : nullptr;
}

} // namespace timestep
