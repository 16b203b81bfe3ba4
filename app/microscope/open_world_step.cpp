// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/microscope/open_world_step.h"

#include "core/exact_difference.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

OpenWorldStep::OpenWorldStep(WorldStepTrace trace) : step(std::move(trace)) {
    double furthest = -1;
    for (std::size_t i = 0; i < step.before.particles(); ++i) {
        if (step.before.isFixed(i)) continue;
        const double way = std::hypot(step.after.x[i] - step.before.x[i], step.after.y[i] - step.before.y[i]);
        if (way > furthest) {
            furthest = way;
            particle = i;
        }
    }
}

void OpenWorldStep::open(std::size_t stage) {
    pass = traceOfPass(step, stage);
    passStage = stage;
    for (const StickVisit& visit : pass->visits) order.push_back(visit.stick);
    visits = walkPass(*pass);
}

Point OpenWorldStep::placeBefore(std::size_t stage, std::size_t i) const {
    return stage == 0 ? Point{step.before.x[i], step.before.y[i]} : placeAfter(stage - 1, i);
}

Point OpenWorldStep::placeAfter(std::size_t stage, std::size_t i) const {
    return {step.stages[stage].x[i], step.stages[stage].y[i]};
}

Point OpenWorldStep::keptOf(std::size_t stage, std::size_t i) const {
    return {step.stages[stage].keptX[i], step.stages[stage].keptY[i]};
}

Point OpenWorldStep::fallOf(std::size_t stage, std::size_t i) const {
    const Point from = placeBefore(stage, i), kept = keptOf(stage, i), to = placeAfter(stage, i);
    return {exactDifference(from.x + kept.x, to.x), exactDifference(from.y + kept.y, to.y)};
}

double OpenWorldStep::longestArrow() const {
    double longest = 0;
    const auto take = [&longest](Point arrow) {
        const double length = std::hypot(arrow.x, arrow.y);
        if (std::isfinite(length)) longest = std::max(longest, length);
    };
    for (std::size_t stage = 0; stage < step.stages.size(); ++stage)
        for (std::size_t i = 0; i < step.before.particles(); ++i) {
            if (step.stages[stage].part == WorldPart::Move) {
                take(keptOf(stage, i));
                take(fallOf(stage, i));
            } else {
                take(stageMove(step, stage, i));
            }
        }
    if (pass)
        for (const StickVisit& visit : pass->visits) {
            take(visit.moveA);
            take(visit.moveB);
        }
    return longest;
}

QString OpenWorldStep::moveSymbol() const {
    return step.before.particles() > 1 ? QStringLiteral("\\Delta x_{%1}").arg(particle)
                                       : QStringLiteral("\\Delta x");
}

QString OpenWorldStep::historyCode(std::size_t stage) const {
    const World& before = step.before;
    const Point kept = keptOf(stage, particle);
    const bool whole = step.method.substeps == 1 &&
                       kept.x == before.x[particle] - before.previousX[particle] &&
                       kept.y == before.y[particle] - before.previousY[particle];
    return whole ? QStringLiteral("(x - old)") : QStringLiteral("keep * (x - old)");
}

} // namespace timestep
