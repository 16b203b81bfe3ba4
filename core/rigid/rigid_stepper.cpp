// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_stepper.h"

#include "core/rigid/rigid_work.h"
#include "core/stop.h"

#include <algorithm>
#include <cstddef>

namespace timestep {

namespace {

constexpr std::size_t workPerContact = 8; ///< in an iteration, and per body in a substep, about

void loadBodies(const RigidWorld& world, RigidWork& work) {
    work.bodies.resize(world.bodies.size() + 1);
    eachBody(world, [&](std::size_t i) {
        const RigidBody& from = world.bodies[i];
        work.bodies[i] = {from.vx, from.vy, from.omega, from.inverseMass, 0, 0, 0, from.inverseInertia};
    });
    work.bodies.back() = {};
    work.moved.assign(world.bodies.size(), {});
}

void beginStep(RigidPass& pass) {
    loadBodies(pass.world, pass.work);
    startLedger(pass);
    notifyWatcher(pass, RigidPart::Begin);
}

void storeVelocities(RigidWorld& world, const RigidWork& work) {
    eachBody(world, [&](std::size_t i) {
        RigidBody& to = world.bodies[i];
        to.vx = work.bodies[i].vx;
        to.vy = work.bodies[i].vy;
        to.omega = work.bodies[i].omega;
    });
}

void endStep(RigidPass& pass) {
    storeVelocities(pass.world, pass.work);
    storeContacts(pass);
}

void displace(RigidBody& body, Displacement& sum, const Displacement& step) {
    body.x += step.x;
    body.y += step.y;
    body.angle += step.turn;
    sum.x += step.x;
    sum.y += step.y;
    sum.turn += step.turn;
}

/// Moves positions with the velocities.
void move(RigidPass& pass) {
    RigidWork& work = pass.work;
    work.fraction.assign(pass.world.bodies.size(), 1);
    if (pass.method.swept) {
        storeVelocities(pass.world, work);
        stopBullets(pass);
    }
    eachBody(pass.world, [&](std::size_t i) {
        const double h = pass.h * work.fraction[i];
        displace(pass.world.bodies[i], work.moved[i],
                 {h * work.bodies[i].vx, h * work.bodies[i].vy, h * work.bodies[i].omega});
    });
    bookEnergy(pass, &RigidEnergyChange::motion);
    notifyWatcher(pass, RigidPart::Move);
}

/// Moves positions by the split impulses of this step.
void applyPositionCorrection(RigidPass& pass) {
    eachBody(pass.world, [&](std::size_t i) {
        SolverBody& body = pass.work.bodies[i];
        displace(pass.world.bodies[i], pass.work.moved[i],
                 {body.displacementX, body.displacementY, body.turn});
        body.displacementX = body.displacementY = body.turn = 0;
    });
    bookEnergy(pass, &RigidEnergyChange::positionCorrection);
    notifyWatcher(pass, RigidPart::CorrectPositions);
}

/// Moves positions by the split impulses of the last step.
void applyKeptCorrection(RigidPass& pass) {
    for (RigidBody& body : pass.world.bodies) {
        body.x += body.snapX;
        body.y += body.snapY;
        body.angle += body.snapAngle;
        body.snapX = body.snapY = body.snapAngle = 0;
    }
    bookEnergy(pass, &RigidEnergyChange::positionCorrection);
    notifyWatcher(pass, RigidPart::CorrectPositions);
}

/// Keeps the split impulses of this step for the next one.
void keepCorrection(RigidPass& pass) {
    for (std::size_t i = 0; i < pass.world.bodies.size(); ++i) {
        RigidBody& to = pass.world.bodies[i];
        to.snapX = pass.work.bodies[i].displacementX;
        to.snapY = pass.work.bodies[i].displacementY;
        to.snapAngle = pass.work.bodies[i].turn;
    }
}

/// Records the impulses and the residual after an iteration.
void noteIteration(RigidPass& pass) {
    RigidWork& work = pass.work;
    work.residuals.push_back(residual(pass));
    const std::size_t begin = work.iterationImpulses.size();
    work.iterationImpulses.resize(begin + work.contacts.size());
    for (const SolverContact& contact : work.contacts)
        work.iterationImpulses[begin + contact.number] = contact.normalImpulse;
}

void warmStart(RigidPass& pass) {
    warmStartJoints(pass);
    bookEnergy(pass, &RigidEnergyChange::joints);
    notifyWatcher(pass, RigidPart::WarmJoints);
    warmStartContacts(pass);
    bookEnergy(pass, &RigidEnergyChange::contacts);
}

/// Makes `count` iterations over all joints and contacts.
void iterate(RigidPass& pass, IterationKind kind, int count, Stiffness stiffness) {
    loadPacks(pass);
    for (int n = 0; n < count; ++n) {
        mayStop(workPerContact * (pass.work.contacts.size() + pass.work.joints.size() + 1));
        pass.kind = kind;
        pass.iteration = n;
        iterateJoints(pass, kind != IterationKind::Solve);
        bookEnergy(pass, &RigidEnergyChange::joints);
        notifyWatcher(pass, RigidPart::Joints);
        iterateContacts(pass, stiffness);
        bookEnergy(pass, &RigidEnergyChange::contacts);
        if (kind == IterationKind::Solve && pass.work.measuresIterations) {
            storePacks(pass);
            noteIteration(pass);
        }
    }
    storePacks(pass);
}

/// Turns the velocities after forces and impacts into velocities that joints and contacts allow.
void solveVelocities(RigidPass& pass) {
    RigidWork& work = pass.work;
    work.residuals.clear();
    work.iterationImpulses.clear();
    work.measuredIterations = work.measuresIterations ? static_cast<std::size_t>(pass.method.iterations) : 0;
    if (work.measuresIterations) noteIteration(pass);
    Stiffness stiffness;
    if (pass.method.positionCorrection == PositionCorrection::Soft) {
        const SoftCoefficients soft = softContacts(pass.method, pass.h);
        stiffness = {soft.massScale, 1 - soft.impulseScale};
    }
    iterate(pass, IterationKind::Solve, pass.method.iterations, stiffness);
}

/// Removes the speed of position correction from the velocities.
void relax(RigidPass& pass) {
    clearPositionBias(pass);
    iterate(pass, IterationKind::Relax, pass.method.relaxIterations, {});
}

/// Contacts bounce in the last of the substeps that share them.
void bounce(RigidPass& pass, bool last) {
    if (pass.method.restitution == RestitutionRule::WithVelocities) return;
    notePushes(pass);
    if (!last || !biasForRestitution(pass)) return;
    iterate(pass, IterationKind::Bounce, pass.method.iterations, {});
}

/// Finds contacts, makes the solver's copies of them, and resolves sequential impacts.
void prepareContacts(RigidPass& pass) {
    placeShapes(pass.world, pass.work);
    findContacts(pass.world, pass.method, pass.work);
    setUpContacts(pass);
    notifyWatcher(pass, RigidPart::Found);
    if (pass.method.impact == ImpactRule::Sequential) sequentialImpacts(pass);
    bookEnergy(pass, &RigidEnergyChange::contacts);
}

/// Sets up joints, and contacts with their bounces and their position correction.
void prepareVelocities(RigidPass& pass) {
    if (pass.method.restitution == RestitutionRule::GravityLeaks && pass.substep == 0) measureApproach(pass);
    if (pass.substep == 0 || !pass.method.shareContacts) setBounces(pass);
    setBiases(pass);
    setUpJoints(pass);
}

/// RigidLoop::VelocityFirst. Substeps may share the contacts of the `first`; contacts bounce in the `last`.
void solveThenMove(RigidPass& pass, bool first, bool last) {
    if (first)
        prepareContacts(pass);
    else
        followSeparations(pass);
    applyForces(pass);
    prepareVelocities(pass);
    warmStart(pass);
    solveVelocities(pass);
    if (pass.method.positionCorrection == PositionCorrection::Soft) {
        move(pass);
        relax(pass);
        bounce(pass, last);
    } else {
        bounce(pass, last);
        move(pass);
        correctPositions(pass, 0);
        applyPositionCorrection(pass);
    }
}

/// RigidLoop::PositionFirst.
void moveThenSolve(RigidPass& pass) {
    move(pass);
    applyKeptCorrection(pass);
    prepareContacts(pass);
    applyForces(pass);
    prepareVelocities(pass);
    warmStart(pass);
    solveVelocities(pass);
    bounce(pass, true);
    correctPositions(pass, pass.h);
    keepCorrection(pass);
}

} // namespace

RigidStepper::RigidStepper() : work_(std::make_unique<RigidWork>()) {}
RigidStepper::~RigidStepper() = default;
/// Copies the measurements of the last step and the settings of the next one. The rest is scratch, which the
/// next step fills again. It is not copied because timelines hold many copies.
RigidStepper::RigidStepper(const RigidStepper& other) : work_(std::make_unique<RigidWork>()) {
    const RigidWork& from = *other.work_;
    work_->firstImpact = from.firstImpact;
    work_->watcher = from.watcher;
    work_->counters = from.counters;
    work_->measuresIterations = from.measuresIterations;
    work_->measuresEnergy = from.measuresEnergy;
    work_->kernels = from.kernels;
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
    const bool shares = method.shareContacts && method.loop == RigidLoop::VelocityFirst;
    for (int n = 0; n < substeps; ++n) {
        mayStop(workPerContact * (world.bodies.size() + 1));
        RigidPass pass = {world, method, work, number, n, h / substeps};
        const bool first = n == 0 || !shares, last = n + 1 == substeps || !shares;
        if (first) beginStep(pass);
        const RigidEnergyChange start = work.energy;
        startShare(pass);
        if (method.loop == RigidLoop::VelocityFirst)
            solveThenMove(pass, first, last);
        else
            moveThenSolve(pass);
        shareEnergy(pass, start);
        if (last) endStep(pass);
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
void RigidStepper::useKernels(Kernels use) {
    work_->kernels = use;
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
