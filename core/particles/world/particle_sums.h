// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <vector>

namespace timestep {

/// Sums over particles, with masses m [mass], positions x and displacements x - p since the previous position
/// [length].
struct ParticleSums {
    double squares = 0; ///< of m |x - p|², over moving particles [mass length²]
    Point moment;       ///< of m x, over moving particles [mass length]
    Point freeMoment;   ///< of m x, over free particles [mass length]

    void operator+=(const ParticleSums& other);
};

/// The masses of a world, kept between sums over its particles. A copy is empty until follow(), because
/// copies of runs in a timeline would otherwise hold as much memory as their particles.
class ParticleMasses {
public:
    ParticleMasses() = default;
    ParticleMasses(const ParticleMasses&) {}
    ParticleMasses& operator=(const ParticleMasses&) = delete;

    /// Computes the masses again if flags or inverse masses have changed. Allocates only if the number of
    /// particles has changed.
    void follow(const World& world);

    /// Whether they are those of a world with this number of particles.
    bool areOf(const World& world) const { return moving_.size() == world.particles(); }
    const std::vector<double>& moving() const { return moving_; } ///< [mass]; 0 for pinned particles
    /// [mass]; 0 for particles that gravity, sticks and walls do not move (World::isFixed)
    const std::vector<double>& free() const { return held_ ? free_ : moving_; }
    double total() const { return total_; } ///< of all moving() [mass]
    /// Work memory of sumOfBlocks().
    std::vector<ParticleSums>& blocks() const { return blocks_; }

private:
    std::vector<std::uint8_t> flags_;
    std::vector<double> inverseMass_;
    std::vector<double> moving_, free_;
    bool held_ = false; ///< a particle is held: it counts as moving and is not free
    double total_ = 0;
    mutable std::vector<ParticleSums> blocks_;
};

/// Partial sums as in lane_sums.h.
ParticleSums particleSums(const World& world, const ParticleMasses& masses);

/// The same sums after an update without drag: x - p becomes d = (x - p) ratio + push, and x becomes x + d,
/// where `push` [length] and the change of x are those of free particles. freeMoment is not computed.
ParticleSums updatedSums(const World& world, const ParticleMasses& masses, double ratio, Point push);

} // namespace timestep
