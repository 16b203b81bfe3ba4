// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/microscope/relaxation_microscope.h"

#include "core/method/stick_program.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/particles/relaxation/stick_order.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Returns a world with only this stick and its ends.
World worldOfOne(const World& world, std::uint32_t stick) {
    World one;
    one.rules = world.rules;
    for (const std::uint32_t end : {world.stickA[stick], world.stickB[stick]}) {
        const std::uint32_t i = one.addParticle({world.x[end], world.y[end]});
        one.previousX[i] = world.previousX[end];
        one.previousY[i] = world.previousY[end];
        one.inverseMass[i] = world.inverseMass[end];
        one.radius[i] = world.radius[end];
        one.flags[i] = world.flags[end];
    }
    one.addStickOfLength(0, 1, world.length[stick], world.stickFlags[stick]);
    one.stiffness[0] = world.stiffness[stick];
    one.compliance[0] = world.compliance[stick];
    one.damping[0] = world.damping[stick];
    return one;
}

Point exactMove(const World& from, std::size_t i, const World& to, std::size_t j) {
    return {exactDifference(from.x[i], to.x[j]), exactDifference(from.y[i], to.y[j])};
}

void moveBy(World& world, std::uint32_t particle, Point by) {
    world.x[particle] += by.x;
    world.y[particle] += by.y;
}

void apply(World& world, const StickVisit& visit) {
    moveBy(world, world.stickA[visit.stick], visit.moveA);
    moveBy(world, world.stickB[visit.stick], visit.moveB);
}

} // namespace

namespace {

/// Relaxes single sticks as they are relaxed within a pass.
class StickRelaxer {
public:
    StickRelaxer(const WorldMethod& method, double h, const PassStart& start)
        : method_(method), h_(h), start_(start) {
        method_.order = StickOrder::AsMade;
        method_.listed.clear();
    }

    StickVisit visit(const World& now, std::uint32_t stick) {
        const World from = worldOfOne(now, stick);
        World to = from;
        work_.forget();
        work_.prepare(to, method_);
        if (!work_.lambda.empty() && stick < start_.lambda.size()) work_.lambda[0] = start_.lambda[stick];
        const std::uint32_t a = now.stickA[stick], b = now.stickB[stick];
        const bool old = !start_.oldX.empty();
        work_.oldX = old ? std::vector{start_.oldX[a], start_.oldX[b]} : from.x;
        work_.oldY = old ? std::vector{start_.oldY[a], start_.oldY[b]} : from.y;
        work_.beginPass(to, method_, 0, 0, 0);
        // Relaxations without a lambda would use the results of earlier passes, which this single stick does
        // not have.
        const StickProgram* program = method_.relaxation->program;
        const bool continues = method_.relaxation->usesCompliance || program != nullptr;
        const int number = continues ? start_.number : 0;
        if (program != nullptr && !start_.kept.empty())
            std::copy_n(start_.kept.begin() + static_cast<std::ptrdiff_t>(stick * program->kept()),
                        program->kept(), work_.written.kept.begin());
        method_.relaxation->pass(to, {method_, h_, number, work_});
        return {stick, exactMove(from, 0, to, 0), exactMove(from, 1, to, 1)};
    }

private:
    WorldMethod method_;
    double h_;
    const PassStart& start_;
    RelaxationWork work_;
};

} // namespace

PassTrace traceOfPass(const World& world, const WorldMethod& method, double h) {
    World after = world;
    WorldStepper().relax(after, method, 1, h);
    PassStart start;
    WorldMethod order = method;
    if (!method.relaxation->ordered) order.order = StickOrder::AsMade;
    arrangeSticks(start.order, world, order, 0, 0, 0);
    return traceOfPass(world, after, method, h, start);
}

PassTrace traceOfPass(const World& world, const World& after, const WorldMethod& method, double h,
                      const PassStart& start) {
    PassTrace trace{world, after, method.relaxation->ordered, {}, {}, {}};
    World now = world;
    StickRelaxer relaxer(method, h, start);
    for (const std::uint32_t stick : start.order) {
        if (world.stickFlags[stick] & Cut) continue;
        trace.visits.push_back(relaxer.visit(now, stick));
        if (trace.oneByOne) apply(now, trace.visits.back());
    }
    if (trace.oneByOne) return trace;
    for (std::size_t i = 0; i < world.particles(); ++i)
        trace.applied.push_back(exactMove(world, i, trace.after, i));
    World reached = world;
    for (std::uint32_t i = 0; i < world.particles(); ++i) moveBy(reached, i, trace.applied[i]);
    for (std::size_t i = 0; i < world.particles(); ++i)
        trace.rounding.push_back(exactMove(reached, i, trace.after, i));
    return trace;
}

World worldAfter(const PassTrace& trace, std::size_t visits) {
    if (!trace.oneByOne) return visits > trace.visits.size() ? trace.after : trace.before;
    World world = trace.before;
    for (std::size_t i = 0; i < visits && i < trace.visits.size(); ++i) apply(world, trace.visits[i]);
    return world;
}

std::vector<double> strainsOf(const World& world) {
    std::vector<double> strains(world.sticks());
    for (std::size_t s = 0; s < strains.size(); ++s) strains[s] = world.strain(s);
    return strains;
}

} // namespace timestep
