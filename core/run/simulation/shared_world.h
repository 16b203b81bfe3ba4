// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <cstddef>
#include <memory>

namespace timestep {

/// A world whose copies share the data that no step and no event changes: masses, radii, names, sticks and
/// their constants. Until its first access, a copy stores only the rest: 33 bytes per particle and one per
/// stick. Use copies only on the thread of the original.
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

    /// Approximate size of a copy before its first access [bytes].
    std::size_t bytesOfCopy() const;

private:
    World& whole() const { return whole_ ? world_ : complete(); }
    World& complete() const;

    mutable World world_; ///< in a copy before its first access: only the data that steps and events change
    mutable std::shared_ptr<const World>
        common_; ///< holds the shared data of all copies; null before the first copy
    mutable bool whole_ = true;
};

} // namespace timestep
