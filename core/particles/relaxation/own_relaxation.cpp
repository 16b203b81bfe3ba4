// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/own_relaxation.h"

#include "core/particles/relaxation/relaxation_work.h"
#include "core/particles/relaxation/stick_shares.h"
#include "core/stop.h"
#include "core/text.h"
#include "core/undefined.h"

#include <algorithm>
#include <span>
#include <utility>

namespace timestep {

namespace {

constexpr std::size_t workPerStick = 64; ///< about

void relaxByRule(World& world, const RelaxationPass& pass) {
    RelaxationWork& work = pass.work;
    const StickProgram& program = *pass.method.relaxation->program;
    StickProgram::Visitor visitor(program, pass.h);
    const std::size_t kept = program.kept();
    const auto lambda = program.lambda();
    for (const std::uint32_t s : work.order) {
        if (work.shares[s].none()) continue; // cut, or both ends fixed
        mayStop(workPerStick);
        RuledStick stick = ruledStick(world, s, pass.method.pinRule, work.written.stiffness[s]);
        const auto memory = std::span(work.written.kept).subspan(s * kept, kept);
        std::optional<TextPlace> divided;
        if (pass.number == 0) {
            std::fill(memory.begin(), memory.end(), 0);
            divided = visitor.start(stick, memory);
        }
        if (!divided) divided = visitor.relax(stick, memory);
        if (divided) {
            stick.a = stick.b = {undefined, undefined};
            if (!work.written.dividedAt) work.written.dividedAt = *divided;
        }
        if (work.shares[s].a != 0) {
            world.x[world.stickA[s]] = stick.a[0];
            world.y[world.stickA[s]] = stick.a[1];
        }
        if (work.shares[s].b != 0) {
            world.x[world.stickB[s]] = stick.b[0];
            world.y[world.stickB[s]] = stick.b[1];
        }
        if (!work.lambda.empty() && lambda) work.lambda[s] = memory[*lambda];
    }
}

} // namespace

/// A fixed end never moves, even if the rule moves it. With PinRule::Half, the pin has the weight of the
/// other end, and its own move is lost.
RuledStick ruledStick(const World& world, std::uint32_t s, PinRule pinRule, double stiffness) {
    const StickWeights weights = weightsOf(world, s, pinRule);
    const bool half = pinRule == PinRule::Half;
    const std::uint32_t a = world.stickA[s], b = world.stickB[s];
    return {.length = world.length[s],
            .weightA = half && weights.a == 0 ? weights.b : weights.a,
            .weightB = half && weights.b == 0 ? weights.a : weights.b,
            .stiffness = stiffness,
            .compliance = world.compliance[s],
            .oneWay = (world.stickFlags[s] & TensionOnly) != 0,
            .a = {world.x[a], world.y[a]},
            .b = {world.x[b], world.y[b]}};
}

OwnRelaxation::OwnRelaxation(std::string textOfRule)
    : text(std::move(textOfRule)),
      program(text),
      code(linesOf(text)),
      relaxation{.id = ownRelaxationId,
                 .name = ownRelaxationName,
                 .code = code,
                 .ordered = true,
                 .usesStiffness = program.reads(StickProgram::Stiffness),
                 .usesCompliance = program.reads(StickProgram::Compliance),
                 .program = &program,
                 .pass = relaxByRule} {}

std::shared_ptr<const OwnRelaxation> ownRelaxation(std::string text) {
    return std::make_shared<const OwnRelaxation>(std::move(text));
}

} // namespace timestep
