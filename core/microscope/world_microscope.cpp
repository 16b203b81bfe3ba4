// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/microscope/world_microscope.h"

#include "core/particles/relaxation/relaxation_work.h"
#include "core/particles/relaxation/stick_order.h"
#include "core/particles/world/walls.h"
#include "core/run/simulation/game_loop.h"

#include <cstring>
#include <utility>

namespace timestep {

namespace {

/// Largest number of values recorded for one step, 64 MB.
constexpr std::size_t mostNumbers = 8'000'000;

bool sameBytes(const std::vector<double>& one, const std::vector<double>& other) {
    return one.size() == other.size() &&
           (one.empty() || std::memcmp(one.data(), other.data(), one.size() * sizeof(double)) == 0);
}

class RelaxationRecorder final : public StepWatcher {
public:
    RelaxationRecorder(WorldStepTrace& trace, const WorldStep& now) : trace_(trace), now_(now) {}

    void see(WorldPart part, int substep, int pass, bool before, const World& world,
             const RelaxationWork& work) override {
        if (part == WorldPart::Begin) begin(substep);
        // Gravity and history at the moment when the particles move.
        if (part == WorldPart::Motors) moving_ = world;
        if (before) {
            notePass(substep, pass, world, work);
            return;
        }
        const World& last = trace_.before;
        const bool moved = !sameBytes(world.x, trace_.stages.empty() ? last.x : trace_.stages.back().x) ||
                           !sameBytes(world.y, trace_.stages.empty() ? last.y : trace_.stages.back().y);
        if (!moved && part != WorldPart::Move && part != WorldPart::Sticks) return;
        if (kept_ > mostNumbers) {
            trace_.complete = false;
            trace_.stages.back().part = WorldPart::Rounding;
            trace_.stages.back().x = world.x;
            trace_.stages.back().y = world.y;
            return;
        }
        WorldStage stage{part, substep, pass, world.x, world.y, {}, {}, {}};
        if (part == WorldPart::Move) keepHistory(stage);
        if (part == WorldPart::Sticks) stage.start = std::move(start_);
        kept_ += 4 * world.particles() + stage.start.order.size() + stage.start.lambda.size() +
                 stage.start.kept.size();
        trace_.stages.push_back(std::move(stage));
    }

private:
    void begin(int substep) {
        const double h = now_.h / trace_.method.substeps;
        part_ = {now_.number, h, substep == 0 ? now_.previousH / trace_.method.substeps : h,
                 now_.time + substep * h};
    }

    void keepHistory(WorldStage& stage) const {
        const WorldRules& rules = moving_.rules;
        const MoveFactors factors = moveFactors(rules, trace_.method.verletForm, part_);
        const bool rough = rules.walls && rules.floorFriction == FloorFriction::Factor;
        stage.keptX.resize(moving_.particles(), -0.0);
        stage.keptY.resize(moving_.particles(), -0.0);
        for (std::size_t i = 0; i < moving_.particles(); ++i) {
            if (moving_.isFixed(i)) continue;
            const double share =
                rough && touchesFloor(moving_, i) ? factors.keep * rules.frictionFactor : factors.keep;
            stage.keptX[i] = (moving_.x[i] - moving_.previousX[i]) * share;
            stage.keptY[i] = (moving_.y[i] - moving_.previousY[i]) * share;
        }
    }

    void notePass(int substep, int pass, const World& world, const RelaxationWork& work) {
        const WorldMethod& method = trace_.method;
        const int stream = substep * method.passes + pass;
        WorldMethod order = method;
        if (!method.relaxation->ordered) order.order = StickOrder::AsMade;
        start_ = {};
        arrangeSticks(start_.order, world, order, now_.number,
                      now_.number * method.substeps * method.passes + stream, stream);
        start_.number = pass;
        start_.lambda = work.lambda;
        start_.kept = work.written.kept;
        if (work.remembersOld()) {
            start_.oldX = work.oldX;
            start_.oldY = work.oldY;
        }
    }

    WorldStepTrace& trace_;
    WorldStep now_, part_;
    World moving_;
    PassStart start_;
    std::size_t kept_ = 0;
};

} // namespace

WorldStepTrace traceOfWorldStep(WorldSimulation& simulation) {
    const std::int64_t n = simulation.steps();
    const GameLoop& loop = simulation.gameLoop();
    WorldStepTrace trace{*simulation.world(), simulation.worldMethod(), loop.stepSize(n), {}, true, {}};
    RelaxationRecorder recorder(trace, {n, loop.stepSize(n), loop.previousStepSize(n), simulation.time()});
    simulation.watch(&recorder);
    simulation.step();
    simulation.watch(nullptr);
    trace.after = *simulation.world();
    return trace;
}

World worldBefore(const WorldStepTrace& trace, std::size_t stage) {
    World world = trace.before;
    if (stage == 0) return world;
    world.x = trace.stages[stage - 1].x;
    world.y = trace.stages[stage - 1].y;
    return world;
}

Point stageMove(const WorldStepTrace& trace, std::size_t stage, std::size_t particle) {
    const auto& fromX = stage == 0 ? trace.before.x : trace.stages[stage - 1].x;
    const auto& fromY = stage == 0 ? trace.before.y : trace.stages[stage - 1].y;
    const WorldStage& to = trace.stages[stage];
    return {exactDifference(fromX[particle], to.x[particle]),
            exactDifference(fromY[particle], to.y[particle])};
}

PassTrace traceOfPass(const WorldStepTrace& trace, std::size_t stage) {
    const World before = worldBefore(trace, stage);
    World after = before;
    after.x = trace.stages[stage].x;
    after.y = trace.stages[stage].y;
    return traceOfPass(before, after, trace.method, trace.h / trace.method.substeps,
                       trace.stages[stage].start);
}

} // namespace timestep
