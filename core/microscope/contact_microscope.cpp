// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/microscope/contact_microscope.h"

#include "core/exact_difference.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr std::size_t mostStages = 200'000;

using Part = RigidStage::Part;

Part partOf(RigidPart part) {
    switch (part) {
    case RigidPart::Impact:
        return Part::Impact;
    case RigidPart::Forces:
        return Part::Forces;
    case RigidPart::Damping:
        return Part::Damping;
    case RigidPart::WarmJoints:
        return Part::WarmJoints;
    case RigidPart::Warm:
        return Part::Warm;
    case RigidPart::Joints:
        return Part::Joints;
    case RigidPart::Contact:
        return Part::Contact;
    case RigidPart::Move:
        return Part::Move;
    case RigidPart::CorrectPositions:
        return Part::CorrectPositions;
    default:
        return Part::Gravity;
    }
}

/// Position or velocity, and turn.
struct Triple {
    double x = 0, y = 0, turn = 0;
};

void add(Triple& to, const BodyChange& change) {
    to.x += change.x;
    to.y += change.y;
    to.turn += change.turn;
}

BodyChange changeOf(std::uint32_t body, const Triple& from, const Triple& to) {
    return {body, exactDifference(from.x, to.x), exactDifference(from.y, to.y),
            exactDifference(from.turn, to.turn)};
}

bool isChange(const BodyChange& change) {
    return change.x != 0 || change.y != 0 || change.turn != 0;
}

class ContactRecorder final : public RigidWatcher {
public:
    explicit ContactRecorder(RigidStepTrace& trace) : trace_(trace) {
        for (const RigidBody& body : trace.before.bodies) {
            places_.push_back({body.x, body.y, body.angle});
            speeds_.push_back({body.vx, body.vy, body.omega});
        }
        trace_.worlds.push_back(trace.before);
    }

    void see(RigidPart part, const RigidPass& pass, const ContactImpulse& impulse) override {
        if (part == RigidPart::Begin) return;
        if (part == RigidPart::Found) {
            trace_.worlds.push_back(pass.world);
            return;
        }
        RigidStage stage{partOf(part),
                         static_cast<RigidStage::Iteration>(pass.kind),
                         pass.substep,
                         pass.iteration,
                         trace_.worlds.size() - 1,
                         impulse.contact,
                         impulse.normal,
                         impulse.tangent,
                         impulse.normalSum,
                         impulse.tangentSum,
                         {}};
        const bool ofContact =
            part == RigidPart::Impact || part == RigidPart::Warm || part == RigidPart::Contact;
        if (ofContact) {
            const RigidContact& contact = pass.world.contacts[impulse.contact];
            take(stage, contact.a, pass);
            take(stage, contact.b, pass);
        } else {
            for (std::uint32_t body = 0; body < pass.world.bodies.size(); ++body) take(stage, body, pass);
            if (stage.changes.empty()) return;
        }
        if (trace_.stages.size() < mostStages)
            trace_.stages.push_back(std::move(stage));
        else
            trace_.complete = false;
    }

private:
    /// Records the change of a body. If one part made many additions, a second change may be needed to match
    /// the last bits.
    void take(RigidStage& stage, std::uint32_t body, const RigidPass& pass) {
        const bool moves = stage.part == Part::Move || stage.part == Part::CorrectPositions;
        const SolverBody& solver = pass.work.bodies[body];
        const RigidBody& placed = pass.world.bodies[body];
        const Triple now =
            moves ? Triple{placed.x, placed.y, placed.angle} : Triple{solver.vx, solver.vy, solver.omega};
        Triple& known = moves ? places_[body] : speeds_[body];
        for (int additions = 0; additions < 2; ++additions) {
            const BodyChange change = changeOf(body, known, now);
            if (!isChange(change)) return;
            add(known, change);
            stage.changes.push_back(change);
        }
    }

    RigidStepTrace& trace_;
    std::vector<Triple> places_, speeds_; ///< of the bodies, after the parts so far
};

} // namespace

RigidStepTrace traceOfRigidStep(RigidSimulation& simulation) {
    RigidStepTrace trace{*simulation.rigidWorld(), {}, {}, {}, true};
    ContactRecorder recorder(trace);
    simulation.watch(&recorder);
    simulation.step();
    simulation.watch(nullptr);
    trace.after = *simulation.rigidWorld();
    return trace;
}

RigidWorld worldBefore(const RigidStepTrace& trace, std::size_t stage) {
    const std::size_t end = std::min(stage, trace.stages.size());
    RigidWorld world = trace.before;
    for (std::size_t i = 0; i < end; ++i)
        for (const BodyChange& change : trace.stages[i].changes) {
            RigidBody& body = world.bodies[change.body];
            const bool moves =
                trace.stages[i].part == Part::Move || trace.stages[i].part == Part::CorrectPositions;
            (moves ? body.x : body.vx) += change.x;
            (moves ? body.y : body.vy) += change.y;
            (moves ? body.angle : body.omega) += change.turn;
        }
    if (end < trace.stages.size())
        world.contacts = trace.worlds[trace.stages[end].world].contacts;
    else
        world.contacts = trace.after.contacts;
    return world;
}

std::vector<double> normalSpeeds(const RigidWorld& world) {
    std::vector<double> speeds;
    for (const RigidContact& contact : world.contacts) {
        const RigidBody &a = world.bodies[contact.a], &b = world.bodies[contact.b];
        const auto speedAt = [&](const RigidBody& body) {
            return Point{body.vx - body.omega * (contact.at.y - body.y),
                         body.vy + body.omega * (contact.at.x - body.x)};
        };
        const Point ofA = speedAt(a), ofB = speedAt(b);
        speeds.push_back(contact.normal.x * (ofB.x - ofA.x) + contact.normal.y * (ofB.y - ofA.y));
    }
    return speeds;
}

} // namespace timestep
