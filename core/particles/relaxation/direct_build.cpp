// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/direct_solver.h"

#include <numeric>
#include <vector>

namespace timestep {

namespace {

constexpr std::size_t mostCouplings = 3'000'000; ///< above this number no matrix is stored

} // namespace

void DirectSolver::build(const World& world) {
    known_ = true;
    factored_ = false;
    sticks_.clear();
    couplings_.clear();
    std::vector<Stick> all;
    for (std::uint32_t s = 0; s < world.sticks(); ++s) {
        if (world.stickFlags[s] & Cut) continue;
        Stick stick = {.stick = s, .a = world.stickA[s], .b = world.stickB[s]};
        stick.wa = world.isFixed(stick.a) ? 0 : world.inverseMass[stick.a];
        stick.wb = world.isFixed(stick.b) ? 0 : world.inverseMass[stick.b];
        if (stick.wa + stick.wb > 0) all.push_back(stick);
    }
    findRows(world, all);
    inRows_ = sticks_.size();
    sticks_.insert(sticks_.end(), all.begin(), all.end());
    analyseRest(world);
    const std::size_t n = sticks_.size();
    u_.resize(n);
    o_.resize(n);
    active_.assign(n, 1);
    for (std::vector<double>* column : {&compliance_, &right_, &r_, &pivot_}) column->assign(n, 0);
    if (inRows_ == n || factored_) return;
    cgMove_.assign(world.particles(), {});
    for (std::vector<double>* column : {&cgP_, &cgQ_, &cgZ_}) column->assign(n, 0);
}

// Follows every part of the net from one of its ends. A part that is a ring, or in which a free particle has
// three sticks, stays in `rest`.
void DirectSolver::findRows(const World& world, std::vector<Stick>& rest) {
    constexpr std::uint32_t none = 0xffffffff;
    std::vector<std::uint32_t> count(world.particles(), 0);
    std::vector<std::uint32_t> at(2 * world.particles(), none); // the first two sticks at a free particle
    const auto visit = [&](std::uint32_t p, double w, std::uint32_t k) {
        if (w == 0) return;
        if (count[p] < 2) at[2 * p + count[p]] = k;
        ++count[p];
    };
    for (std::uint32_t k = 0; k < rest.size(); ++k) {
        visit(rest[k].a, rest[k].wa, k);
        visit(rest[k].b, rest[k].wb, k);
    }
    const auto endOf = [&](std::uint32_t p, double w) { return w == 0 || count[p] == 1; };
    std::vector<std::uint8_t> taken(rest.size(), 0);
    for (std::uint32_t start = 0; start < rest.size(); ++start) {
        const Stick& first = rest[start];
        const bool endA = endOf(first.a, first.wa);
        if (taken[start] || !(endA || endOf(first.b, first.wb))) continue;
        const std::size_t begin = sticks_.size();
        std::uint32_t k = start;
        bool leaveAtB = endA;
        bool row = true;
        while (true) {
            taken[k] = 1;
            sticks_.push_back(rest[k]);
            Stick& stick = sticks_.back();
            const std::uint32_t p = leaveAtB ? stick.b : stick.a;
            const double w = leaveAtB ? stick.wb : stick.wa;
            if (endOf(p, w)) break;
            if (count[p] > 2) {
                row = false;
                break;
            }
            const std::uint32_t other = at[2 * p] == k ? at[2 * p + 1] : at[2 * p];
            const bool beginsThere = rest[other].a == p;
            stick.next = (leaveAtB == beginsThere ? -1 : 1) * w;
            leaveAtB = beginsThere;
            k = other;
        }
        if (!row) sticks_.resize(begin);
    }
    // Sticks in rows have been copied; the others keep their order.
    std::vector<std::uint8_t> inRow(world.sticks(), 0);
    for (const Stick& stick : sticks_) inRow[stick.stick] = 1;
    std::erase_if(rest, [&](const Stick& stick) { return inRow[stick.stick] != 0; });
}

void DirectSolver::analyseRest(const World& world) {
    const std::size_t begin = inRows_;
    const auto n = static_cast<std::uint32_t>(sticks_.size() - begin);
    if (n == 0) return;
    std::vector<std::uint32_t> start(world.particles() + 1, 0);
    const auto forEnds = [&](auto use) {
        for (std::uint32_t i = 0; i < n; ++i) {
            const Stick& stick = sticks_[begin + i];
            if (stick.wa > 0) use(stick.a, i);
            if (stick.wb > 0) use(stick.b, i);
        }
    };
    forEnds([&](std::uint32_t p, std::uint32_t) { ++start[p + 1]; });
    std::size_t pairs = 0;
    for (const std::size_t ends : start) pairs += ends > 0 ? ends * (ends - 1) / 2 : 0;
    std::partial_sum(start.begin(), start.end(), start.begin());
    std::vector<std::uint32_t> list(start.back());
    std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
    forEnds([&](std::uint32_t p, std::uint32_t i) { list[next[p]++] = i; });
    if (pairs > mostCouplings) return;
    couplings_.reserve(pairs);
    for (std::uint32_t p = 0; p < world.particles(); ++p)
        for (std::uint32_t k = start[p]; k < start[p + 1]; ++k)
            for (std::uint32_t l = k + 1; l < start[p + 1]; ++l) {
                const Stick& one = sticks_[begin + list[k]];
                const Stick& two = sticks_[begin + list[l]];
                const double w = world.inverseMass[p];
                couplings_.push_back({list[k], list[l], (one.a == p) == (two.a == p) ? w : -w});
            }
    std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
    places.reserve(couplings_.size());
    for (const Coupling& c : couplings_) places.emplace_back(c.i, c.j);
    factor_.analyse(n, places);
    factored_ = true;
}

} // namespace timestep
