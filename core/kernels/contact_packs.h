// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/pair/contact.h"
#include "core/team.h"

#include <algorithm>
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
    /// Assigns the pairs to packs. Sorts the pairs by rank: each has a higher rank than all earlier pairs
    /// that share a moving body with it, so no moving body is in a rank twice, and the threads of the team
    /// share the packs of a large rank. Adds bodies, to which packs write instead of bodies that do not move.
    /// Returns the number of packs.
    std::size_t arrange(std::span<BodyPair> pairs, std::vector<SolverBody>& bodies);
    /// Applies the impulses of the contacts to the bodies.
    void warmStart(std::span<const SolverContact> contacts, std::span<SolverBody> bodies);
    /// Copies the numbers of the contacts into the packs. The contacts must be those of the pairs in their
    /// new order.
    void load(std::span<const SolverContact> contacts, std::span<const SolverBody> bodies);
    /// Makes one iteration over all contacts.
    void solve(std::span<SolverBody> bodies, Stiffness stiffness);
    /// Makes one iteration of split impulses, whose sums are kept >= 0, over all contacts.
    void correct(std::span<SolverBody> bodies);
    /// Writes the accumulated impulses to the contacts.
    void store(std::span<SolverContact> contacts);

    static constexpr std::uint32_t lanes = 8;
    using Lanes = std::array<double, lanes>; ///< one number per lane
    struct alignas(64) Points { ///< a SolverContact in each lane, the first or the second of a pair
        Lanes normalArmA, normalArmB, tangentArmA, tangentArmB, normalMass, tangentMass;
        Lanes bias, normalImpulse, tangentImpulse, targetDisplacement, positionImpulse;
    };
    struct alignas(64) Pack {
        std::array<std::uint32_t, lanes> a, b;     ///< bodies from which it reads
        std::array<std::uint32_t, lanes> toA, toB; ///< bodies to which it writes
        std::array<std::uint32_t, lanes> count;    ///< contacts of the pair: 1 or 2
        std::uint32_t used, most;                  ///< lanes in use, largest count
        std::uint32_t firstPair;                   ///< in the arranged list
        std::uint32_t firstContact, endContact;    ///< of the solver's contacts
        bool withNext;                             ///< this pack and the next one share no moving body
        alignas(64) Lanes normalX;
        Lanes normalY, friction, inverseMassA, inverseMassB, inverseInertiaA, inverseInertiaB;
        std::array<Points, 2> points;
    };

    /// Calls work(packs) for all packs, rank after rank. The threads of the team share large ranks, and each
    /// gets the same packs in every call.
    template <typename Work>
    void eachRank(const Work& work);

private:
    static constexpr std::size_t sticksPerPack = 256; ///< as much work as a pack (fewestShared())

    std::vector<Pack> packs_;
    std::vector<std::size_t> rankEnds_; ///< for each rank: number of the pack after its last one
    bool loaded_ = false;               ///< the numbers that do not change in a step are loaded
    std::vector<BodyPair> unsorted_;
    std::vector<std::uint32_t> ranks_; ///< of the pairs
    std::vector<std::uint32_t> next_;  ///< for each body: rank of its next pair
    std::vector<std::uint32_t>
        place_; ///< for each rank: number of its pairs, then the place of its next pair
};

template <typename Work>
void ContactPacks::eachRank(const Work& work) {
    const std::size_t fewest = std::max<std::size_t>(2, fewestShared() / sticksPerPack);
    std::size_t begin = 0; // of the packs that this thread solves alone
    const auto alone = [&](std::size_t end) {
        if (begin < end) work(std::span(packs_).subspan(begin, end - begin));
    };
    std::size_t rank = 0; // its first pack
    for (const std::size_t end : rankEnds_) {
        const std::size_t count = end - rank;
        if (sharesOf(count, fewest) > 1) {
            alone(rank);
            inShares((count + 1) / 2, 0, [&](std::size_t from, std::size_t to) { // packs are solved by twos
                if (from < to)
                    work(std::span(packs_).subspan(rank + 2 * from, std::min(2 * to, count) - 2 * from));
            });
            begin = end;
        }
        rank = end;
    }
    alone(rank);
}

} // namespace timestep
