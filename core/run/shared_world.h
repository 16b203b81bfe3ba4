// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"

#include <cstddef>
#include <memory>

namespace timestep {

/// A world whose copies have in common what no step and no event of a run changes: masses, radii, names,
/// sticks and their constants. A copy holds the rest, 33 bytes per particle and one per stick, until it is
/// first looked at. Copies are for the thread of the original.
class SharedWorld {
public:
    explicit SharedWorld(World world) : world_(std::move(world)) {}
    SharedWorld(const SharedWorld& other);
    SharedWorld(SharedWorld&&) noexcept = default;
    SharedWorld& operator=(SharedWorld&&) noexcept = default;
    ~SharedWorld() = default;

    World& operator*() { return whole(); }
    const World& operator*() const { return whole(); }
    World* operator->() { return &whole(); }
    const World* operator->() const { return &whole(); }

    /// About what a copy takes up before it is looked at [bytes].
    std::size_t bytesOfCopy() const;

private:
    World& whole() const;

    mutable World world_; ///< of a copy that was not looked at yet: only what steps and events change
    mutable std::shared_ptr<const World>
        common_; ///< holds the rest for all copies; null before the first copy
    mutable bool whole_ = true;
};

} // namespace timestep
