// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/pair/contact.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// The contacts of a world, solved eight pairs of bodies at a time, with the same bytes as one contact after
/// the other by solveNormal(), solveFriction() and solvePosition().
class ContactPacks {
public:
    /// Assigns the pairs to packs, in each of which no body that moves is twice. Sorts them: a pair comes
    /// after all earlier pairs that share such a body with it. Returns the number of packs.
    std::size_t arrange(std::span<BodyPair> pairs, std::span<const SolverBody> bodies);
    /// Copies the numbers of the contacts, which are those of the pairs in their new order, into the packs.
    void load(std::span<const SolverContact> contacts, std::span<const SolverBody> bodies);
    /// Makes one iteration over all contacts.
    void solve(std::span<SolverBody> bodies, Stiffness stiffness);
    /// Makes one iteration of split impulses, whose sums are kept >= 0, over all contacts.
    void correct(std::span<SolverBody> bodies);
    /// Writes the accumulated impulses to the contacts.
    void store(std::span<SolverContact> contacts) const;

    static constexpr std::uint32_t lanes = 8;
    /// The last bodies of a list stand for those of empty lanes. Packs use them in turn, so that none waits
    /// for what the one before writes there.
    static constexpr std::size_t emptyBodies = 8;
    using Lanes = std::array<double, lanes>; ///< one number per lane
    struct alignas(64) Points { ///< SolverContact in each lane, the first or the second of a pair
        Lanes normalArmA, normalArmB, tangentArmA, tangentArmB, normalMass, tangentMass;
        Lanes bias, normalImpulse, tangentImpulse, targetDisplacement, positionImpulse;
    };
    struct alignas(64) Pack {
        std::array<std::uint32_t, lanes> a, b;
        std::array<std::uint32_t, lanes> count; ///< contacts of the pair: 1 or 2
        std::uint32_t used, most;               ///< lanes in use, largest count
        bool withNext;                          ///< no body that moves is in this pack and in the next one
        alignas(64) Lanes normalX;
        Lanes normalY, friction, inverseMassA, inverseMassB, inverseInertiaA, inverseInertiaB;
        std::array<Points, 2> points;
    };

private:
    std::vector<Pack> packs_;
    bool loaded_ = false; ///< what does not change in a step
    std::vector<BodyPair> unsorted_;
    std::vector<std::uint32_t> ranks_; ///< of the pairs
    std::vector<std::uint32_t> next_;  ///< for each body: rank of its next pair
    std::vector<std::uint32_t> place_; ///< for each rank: number of its pairs, then where its next one goes
};

} // namespace timestep
