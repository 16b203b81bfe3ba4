// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_stepper.h"

#include "core/rigid/rigid_work.h"

#include <algorithm>

namespace timestep {

namespace {

void loadBodies(const RigidWorld& world, RigidWork& work) {
    work.bodies.resize(world.bodies.size() + emptyBodies);
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const RigidBody& from = world.bodies[i];
        work.bodies[i] = {from.vx, from.vy, from.omega, from.inverseMass, 0, 0, 0, from.inverseInertia};
    }
    std::fill(work.bodies.end() - emptyBodies, work.bodies.end(), SolverBody{});
    work.moved.assign(world.bodies.size(), {});
}

void storeVelocities(RigidWorld& world, const RigidWork& work) {
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        RigidBody& to = world.bodies[i];
        to.vx = work.bodies[i].vx;
        to.vy = work.bodies[i].vy;
        to.omega = work.bodies[i].omega;
    }
}

/// Returns the change of energy since the last call.
double energyStep(RigidPass& pass) {
    double energy = 0;
    const Point g = pass.world.rules.gravity;
    for (std::size_t i = 0; i < pass.world.bodies.size(); ++i) {
        const RigidBody& at = pass.world.bodies[i];
        const SolverBody& b = pass.work.bodies[i];
        if (at.isStatic()) continue;
        energy += (b.vx * b.vx + b.vy * b.vy) / (2 * b.inverseMass) +
                  b.omega * b.omega / (2 * b.inverseInertia) - (g.x * at.x + g.y * at.y) / b.inverseMass;
    }
    const double change = energy - pass.work.energyNow;
    pass.work.energyNow = energy;
    return change;
}

void book(RigidPass& pass, double RigidEnergyChange::*share) {
    if (pass.work.measuresEnergy) pass.work.energy.*share += energyStep(pass);
}

void applyGravity(RigidPass& pass) {
    const Point g = pass.world.rules.gravity;
    for (SolverBody& body : pass.work.bodies) {
        if (body.inverseMass == 0) continue;
        body.vx += pass.h * g.x;
        body.vy += pass.h * g.y;
    }
    book(pass, &RigidEnergyChange::motion);
    notifyWatcher(pass, RigidPart::Gravity);
}

void displace(RigidBody& body, Displacement& sum, const Displacement& step) {
    body.x += step.x;
    body.y += step.y;
    body.angle += step.turn;
    sum.x += step.x;
    sum.y += step.y;
    sum.turn += step.turn;
}

/// Positions move with the velocities.
void move(RigidPass& pass) {
    RigidWork& work = pass.work;
    work.fraction.assign(pass.world.bodies.size(), 1);
    if (pass.method.swept) {
        storeVelocities(pass.world, work);
        stopBullets(pass);
    }
    for (std::size_t i = 0; i < pass.world.bodies.size(); ++i) {
        RigidBody& to = pass.world.bodies[i];
        const double h = pass.h * work.fraction[i];
        const Displacement step = {h * work.bodies[i].vx, h * work.bodies[i].vy, h * work.bodies[i].omega};
        displace(to, work.moved[i], step);
    }
    book(pass, &RigidEnergyChange::motion);
    notifyWatcher(pass, RigidPart::Move);
}

/// Positions move by the split impulses of this step.
void applyPositionCorrection(RigidPass& pass) {
    for (std::size_t i = 0; i < pass.world.bodies.size(); ++i) {
        SolverBody& body = pass.work.bodies[i];
        displace(pass.world.bodies[i], pass.work.moved[i],
                 {body.displacementX, body.displacementY, body.turn});
        body.displacementX = body.displacementY = body.turn = 0;
    }
    book(pass, &RigidEnergyChange::positionCorrection);
    notifyWatcher(pass, RigidPart::CorrectPositions);
}

/// Applies the split-impulse displacements of the last step to the positions.
void moveBySnap(RigidPass& pass) {
    for (RigidBody& body : pass.world.bodies) {
        body.x += body.snapX;
        body.y += body.snapY;
        body.angle += body.snapAngle;
        body.snapX = body.snapY = body.snapAngle = 0;
    }
    book(pass, &RigidEnergyChange::positionCorrection);
    notifyWatcher(pass, RigidPart::CorrectPositions);
}

void keepSnap(RigidPass& pass) {
    for (std::size_t i = 0; i < pass.world.bodies.size(); ++i) {
        RigidBody& to = pass.world.bodies[i];
        to.snapX = pass.work.bodies[i].displacementX;
        to.snapY = pass.work.bodies[i].displacementY;
        to.snapAngle = pass.work.bodies[i].turn;
    }
}

void noteIteration(RigidPass& pass) {
    if (!pass.work.measuresIterations) return;
    RigidWork& work = pass.work;
    const std::size_t count = pass.world.contacts.size();
    const std::size_t row = work.residuals.size();
    work.residuals.push_back(residual(pass));
    work.iterationImpulses.resize((row + 1) * count);
    eachContact(work, [&](const ContactPack& pack, const ContactTargets&, std::size_t lane, std::size_t k) {
        work.iterationImpulses[row * count + pack.first[lane] + k] = pack.points[k].normalImpulse[lane];
    });
}

void iterate(RigidPass& pass, int number, double massScale, double impulseScale, IterationKind kind) {
    pass.kind = kind;
    pass.iteration = number;
    iterateJoints(pass, kind != IterationKind::Solve);
    book(pass, &RigidEnergyChange::joints);
    notifyWatcher(pass, RigidPart::Joints);
    iterateContacts(pass, massScale, impulseScale);
    book(pass, &RigidEnergyChange::contacts);
}

SoftCoefficients stiffness(const RigidPass& pass) {
    if (pass.method.positionCorrection != PositionCorrection::Soft) return {};
    return softCoefficients(std::min(pass.method.softHertz, 0.25 / pass.h), pass.method.softDamping, pass.h);
}

/// From the velocities that forces and impacts have left to those that joints and contacts allow.
void solveVelocities(RigidPass& pass) {
    warmStartJoints(pass);
    book(pass, &RigidEnergyChange::joints);
    notifyWatcher(pass, RigidPart::WarmJoints);
    warmStartContacts(pass);
    book(pass, &RigidEnergyChange::contacts);
    pass.work.residuals.clear();
    pass.work.iterationImpulses.clear();
    noteIteration(pass);
    const SoftCoefficients soft = stiffness(pass);
    for (int n = 0; n < pass.method.iterations; ++n) {
        iterate(pass, n, soft.massScale, soft.impulseScale, IterationKind::Solve);
        noteIteration(pass);
    }
    pass.work.measuredIterations =
        pass.work.measuresIterations ? static_cast<std::size_t>(pass.method.iterations) : 0;
}

void bounce(RigidPass& pass) {
    if (pass.method.restitution == RestitutionRule::WithVelocities) return;
    if (!biasForRestitution(pass)) return;
    for (int n = 0; n < pass.method.iterations; ++n) iterate(pass, n, 1, 0, IterationKind::Bounce);
}

/// Places shapes, finds contacts, makes the solver's copies of them, and works in impacts.
void prepareContacts(RigidPass& pass) {
    placeShapes(pass.world, pass.work);
    findContacts(pass.world, pass.method, pass.work);
    setUpContacts(pass);
    measureApproach(pass);
    notifyWatcher(pass, RigidPart::Found);
    if (pass.method.impact == ImpactRule::Sequential) sequentialImpacts(pass);
    book(pass, &RigidEnergyChange::contacts);
}

/// Applies forces and sets up joints and contacts with their position correction.
void prepareVelocities(RigidPass& pass) {
    applyGravity(pass);
    if (pass.method.restitution == RestitutionRule::GravityLeaks && pass.substep == 0) measureApproach(pass);
    if (pass.substep == 0 || !pass.method.shareContacts) setBounces(pass);
    setBiases(pass);
    setUpJoints(pass);
}

/// From contacts that are known to moved bodies; `last`: bounces are worked in.
void velocityFirst(RigidPass& pass, bool last) {
    prepareVelocities(pass);
    solveVelocities(pass);
    if (pass.method.positionCorrection == PositionCorrection::Soft) {
        move(pass);
        clearPositionBias(pass);
        for (int n = 0; n < pass.method.relaxIterations; ++n) iterate(pass, n, 1, 0, IterationKind::Relax);
        if (last) bounce(pass);
    } else {
        if (last) bounce(pass);
        correctPositions(pass);
        move(pass);
        applyPositionCorrection(pass);
    }
}

void positionFirst(RigidPass& pass) {
    move(pass);
    moveBySnap(pass);
    prepareContacts(pass);
    prepareVelocities(pass);
    solveVelocities(pass);
    bounce(pass);
    correctPositions(pass);
    keepSnap(pass);
}

} // namespace

RigidStepper::RigidStepper() : work_(std::make_unique<RigidWork>()) {}
RigidStepper::~RigidStepper() = default;
/// Copies what a step has measured and what the next one is to measure. The rest is scratch, which the next
/// step fills anew: timelines hold many copies.
RigidStepper::RigidStepper(const RigidStepper& other) : work_(std::make_unique<RigidWork>()) {
    const RigidWork& from = *other.work_;
    work_->firstImpact = from.firstImpact;
    work_->watcher = from.watcher;
    work_->counters = from.counters;
    work_->measuresIterations = from.measuresIterations;
    work_->measuresEnergy = from.measuresEnergy;
    work_->measuredIterations = from.measuredIterations;
    work_->iterationImpulses = from.iterationImpulses;
    work_->residuals = from.residuals;
    work_->energy = from.energy;
}
RigidStepper::RigidStepper(RigidStepper&&) noexcept = default;
RigidStepper& RigidStepper::operator=(RigidStepper&&) noexcept = default;

void RigidStepper::step(RigidWorld& world, const RigidMethod& method, std::int64_t number, double h) {
    RigidWork& work = *work_;
    work.counters = {};
    work.firstImpact = std::numeric_limits<double>::infinity();
    work.energy = {};
    const int substeps = std::max(1, method.substeps);
    const bool positions = method.loop == RigidLoop::PositionFirst;
    const bool shares = method.shareContacts && !positions;
    for (int n = 0; n < substeps; ++n) {
        RigidPass pass = {world, method, work, number, n, h / substeps};
        const bool first = n == 0 || !shares, last = n + 1 == substeps || !shares;
        if (first) {
            loadBodies(world, work);
            if (work.measuresEnergy) energyStep(pass);
            notifyWatcher(pass, RigidPart::Begin);
        }
        const RigidEnergyChange start = work.energy;
        if (work.measuresEnergy) work.before.assign(work.bodies.begin(), work.bodies.end());
        if (positions) {
            positionFirst(pass);
        } else {
            if (first)
                prepareContacts(pass);
            else
                followSeparations(pass);
            velocityFirst(pass, last);
        }
        if (work.measuresEnergy) shareEnergy(pass, start);
        if (!last) continue;
        storeVelocities(world, work);
        storeContacts(pass);
    }
}

void RigidStepper::findContacts(RigidWorld& world, const RigidMethod& method) {
    work_->counters = {};
    placeShapes(world, *work_);
    timestep::findContacts(world, method, *work_);
}

double RigidStepper::firstImpact() const {
    return work_->firstImpact;
}

const RigidCounters& RigidStepper::counters() const {
    return work_->counters;
}
void RigidStepper::measureIterations(bool on) {
    work_->measuresIterations = on;
}
std::size_t RigidStepper::iterations() const {
    return work_->measuredIterations;
}
std::span<const double> RigidStepper::residuals() const {
    return work_->residuals;
}
void RigidStepper::watch(RigidWatcher* watcher) {
    work_->watcher = watcher;
}
void RigidStepper::measureEnergy(bool on) {
    work_->measuresEnergy = on;
}
const RigidEnergyChange& RigidStepper::energyChange() const {
    return work_->energy;
}

std::span<const double> RigidStepper::iterationImpulses(std::size_t number) const {
    if (number >= work_->residuals.size()) return {};
    const std::size_t count = work_->iterationImpulses.size() / work_->residuals.size();
    return std::span(work_->iterationImpulses).subspan(number * count, count);
}

} // namespace timestep
