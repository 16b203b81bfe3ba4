// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/pair/contact.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// Solves the contacts of a world, eight pairs of bodies at a time. The bytes are those of solveNormal(),
/// solveFriction() and solvePosition(), one contact after the other.
class ContactPacks {
public:
    /// Assigns the pairs to packs. No moving body is in a pack twice. Sorts the pairs so that each comes
    /// after all earlier pairs that share a moving body with it. Returns the number of packs.
    std::size_t arrange(std::span<BodyPair> pairs, std::span<const SolverBody> bodies);
    /// Copies the numbers of the contacts into the packs. The contacts must be those of the pairs in their
    /// new order.
    void load(std::span<const SolverContact> contacts, std::span<const SolverBody> bodies);
    /// Makes one iteration over all contacts.
    void solve(std::span<SolverBody> bodies, Stiffness stiffness);
    /// Makes one iteration of split impulses, whose sums are kept >= 0, over all contacts.
    void correct(std::span<SolverBody> bodies);
    /// Writes the accumulated impulses to the contacts.
    void store(std::span<SolverContact> contacts) const;

    static constexpr std::uint32_t lanes = 8;
    /// The last bodies of a list are for empty lanes. Packs use them in turn, so that no pack waits for what
    /// the previous one writes there.
    static constexpr std::size_t emptyBodies = 8;
    using Lanes = std::array<double, lanes>; ///< one number per lane
    struct alignas(64) Points { ///< a SolverContact in each lane, the first or the second of a pair
        Lanes normalArmA, normalArmB, tangentArmA, tangentArmB, normalMass, tangentMass;
        Lanes bias, normalImpulse, tangentImpulse, targetDisplacement, positionImpulse;
    };
    struct alignas(64) Pack {
        std::array<std::uint32_t, lanes> a, b;
        std::array<std::uint32_t, lanes> count; ///< contacts of the pair: 1 or 2
        std::uint32_t used, most;               ///< lanes in use, largest count
        bool withNext;                          ///< this pack and the next one share no moving body
        alignas(64) Lanes normalX;
        Lanes normalY, friction, inverseMassA, inverseMassB, inverseInertiaA, inverseInertiaB;
        std::array<Points, 2> points;
    };

private:
    std::vector<Pack> packs_;
    bool loaded_ = false; ///< the numbers that do not change in a step are loaded
    std::vector<BodyPair> unsorted_;
    std::vector<std::uint32_t> ranks_; ///< of the pairs
    std::vector<std::uint32_t> next_;  ///< for each body: rank of its next pair
    std::vector<std::uint32_t>
        place_; ///< for each rank: number of its pairs, then the place of its next pair
};

} // namespace timestep
