// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/pass_walk.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double least = 1e-12; ///< growth that is more than rounding [1]

bool has(const std::vector<SpoiltStick>& sticks, std::uint32_t stick) {
    return std::any_of(sticks.begin(), sticks.end(),
                       [stick](const SpoiltStick& other) { return other.stick == stick; });
}

} // namespace

std::vector<VisitOutcome> walkPass(const PassTrace& pass) {
    std::vector<VisitOutcome> outcomes;
    World now = pass.before;
    std::vector<std::vector<std::uint32_t>> sticksAt(now.particles());
    for (std::uint32_t s = 0; s < now.sticks(); ++s) {
        sticksAt[now.stickA[s]].push_back(s);
        sticksAt[now.stickB[s]].push_back(s);
    }
    for (const StickVisit& visit : pass.visits) {
        VisitOutcome outcome;
        outcome.before = std::abs(now.strain(visit.stick));
        if (!pass.oneByOne) {
            outcome.after = std::abs(pass.after.strain(visit.stick));
            outcomes.push_back(std::move(outcome));
            continue;
        }
        const std::uint32_t a = now.stickA[visit.stick], b = now.stickB[visit.stick];
        for (const std::uint32_t end : {a, b})
            for (const std::uint32_t other : sticksAt[end])
                if (other != visit.stick && !has(outcome.spoilt, other))
                    outcome.spoilt.push_back({other, -std::abs(now.strain(other))});
        now.x[a] += visit.moveA.x;
        now.y[a] += visit.moveA.y;
        now.x[b] += visit.moveB.x;
        now.y[b] += visit.moveB.y;
        outcome.after = std::abs(now.strain(visit.stick));
        for (SpoiltStick& other : outcome.spoilt) other.by += std::abs(now.strain(other.stick));
        std::erase_if(outcome.spoilt, [](const SpoiltStick& other) { return !(other.by > least); });
        std::stable_sort(outcome.spoilt.begin(), outcome.spoilt.end(),
                         [](const SpoiltStick& one, const SpoiltStick& other) { return one.by > other.by; });
        outcomes.push_back(std::move(outcome));
    }
    return outcomes;
}

} // namespace timestep
