// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/particles/relaxation/world_method.h"
#include "core/particles/world/particle_sums.h"
#include "core/particles/world/world.h"
#include "core/undefined.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// Kinetic energy with the velocities (x - p) / h, where p is the previous position [mass length²/time²].
/// They are the velocities in the middle of the last step and include corrections by sticks and walls. Pinned
/// particles do not count.
double kineticEnergy(const ParticleSums& sums, double h);
double kineticEnergy(const World& world, double h);
/// Potential energy of all particles that are not pinned, in gravity and in the centres of force.
double potentialEnergy(const World& world, const ParticleSums& sums);
double potentialEnergy(const World& world);
/// Elastic energy of the sticks with a compliance alpha [length/force]: the sum of (|d| - L)² / (2 alpha)
/// [mass length²/time²]. Source: Macklin, Müller and Chentanez 2016, eq. (3).
double elasticEnergy(const World& world);

/// What a ledger must know about a (sub)step that begins.
struct LedgerStep {
    double previousH = 0; ///< the (sub)step between previous and current positions [time]
    double h = 0;         ///< the (sub)step that begins [time]
    /// Without drag the update turns the displacement x - p into (x - p) ratio + a square, with the
    /// acceleration a.
    double ratio = 1;                                 ///< [1]
    double square = 0;                                ///< [time²]
    double time = 0;                                  ///< at the start of the (sub)step [time]
    WorldVelocity velocity = WorldVelocity::Backward; ///< of the kinetic energy
    bool elastic = false;                             ///< compliant sticks store elasticEnergy()
    bool first = true;                                ///< the first substep of a step
    bool moves = true; ///< the (sub)step has changed positions or previous positions before it opens
};

/// The energy that the damping of the sticks has taken in a (sub)step of size h: the sum of c (n.(d - d
/// before the step))² / h, with the force of dampedCorrection() (core/particles/world/stick.h) at its end.
/// [mass length²/time²]
double dampedEnergy(const World& world, const RelaxationWork& work, double h);

/// Books every change of the energy of a world by its cause and counts events over many steps. Velocities are
/// those of LedgerStep::velocity, which are also those of the energy that the ledger explains. It costs up to
/// four loops over the particles per (sub)step, and two more in each pass after which walls put particles
/// back; with whole-step velocities also two linear systems per step. Therefore a run keeps a ledger only on
/// request. The four sums add up to the change of energy since the start:
///
/// * dissipated: drag, wind, friction and walls, as far as they change velocities, and damped sticks;
/// * numerical: the error of the update without drag, and the change of height when a wall puts back a
/// particle
///   that is beyond it;
/// * constraint: sticks and angle springs, including the elastic energy that sticks store or release;
/// * outside: hands, motors and changed settings, between two steps.
class Ledger {
public:
    double dissipated = 0, numerical = 0, constraint = 0, outside = 0; ///< [mass length²/time²]
    /// Bounces of particle 0 at the sides, at the floor and, without gravity, at the ceiling.
    std::int64_t bounces = 0;
    /// Height of particle 0 above the floor at the last highest point of its path [length].
    double bounceHeight = 0;
    double slidingDistance = 0; ///< sideways distance of the centre of mass in the steps that ended with a
                                ///< particle on the floor [length]
    std::int64_t sticksVisited = 0;

    /// Force of the sticks on all fixed particles, from the momentum that they gave to the others [mass
    /// length/time²].
    Point force() const { return force_; }

    // The stepper calls these.
    /// Call before a step if nothing has changed the world since the last close().
    void goOn() { goesOn_ = true; }
    /// Call before the update. Books the change of energy of the update without drag as numerical.
    void open(const World& world, const LedgerStep& step);
    void updated(const World& world); ///< call after update and forces
    void walls(const World& world);   ///< call after walls that put particles back
    /// Call after the passes over the sticks since the last call of another function.
    void sticks(const World& world, int passes);
    /// Books this part of the work of the sticks in the (sub)step as dissipated.
    void damped(double energy) {
        dissipated -= energy;
        constraint += energy;
    }
    void close(const World& world); ///< call after the step
    /// The sums of the world at the last close().
    const ParticleSums& sumsAtEnd() const { return sums_; }
    /// The potential energy at the last close(), that of the sticks included.
    double potentialAtEnd() const { return step_.elastic ? now_.potential + elastic_ : now_.potential; }

    Json save() const;
    void load(const JsonField& state);

private:
    struct Energy {
        double kinetic = 0, potential = 0;
        double inCentres = 0; ///< the part of the potential energy in the centres of force
        double total() const { return kinetic + potential; }
    };
    Energy measure(const World& world);
    Energy energyOf(const World& world, const ParticleSums& sums) const;
    double centreX(const ParticleSums& sums) const;
    void follow(const World& world);
    void followSticks(const World& world);
    /// Returns `before`, the energyOf() the world, with whole-step velocities.
    Energy wholeStepEnergy(const World& world, const Energy& before) const;
    Energy undamped(const World& world) const;
    void bookElastic(const World& world, double& account);
    void countBounces(const World& world);

    LedgerStep step_;
    double h_ = 1;    ///< the time between previous and current positions
    double time_ = 0; ///< of the current positions
    bool started_ = false, goesOn_ = false;
    Energy now_;
    double elastic_ = undefined; ///< not known before the first step
    bool knowsElastic_ = false;  ///< elastic_ is that of the world at the last call
    bool splits_ = true;         ///< the update of this (sub)step is booked as numerical and dissipation
    Point momentum_, force_;
    Point last_;        ///< displacement of particle 0 in the previous step [length]
    double centre_ = 0; ///< x of the centre of mass [length]
    ParticleMasses masses_;
    ParticleSums sums_;                    ///< of the world at the last call
    std::vector<std::uint8_t> stickFlags_; ///< for which sticks_ is counted
    std::int64_t sticks_ = 0;              ///< sticks that are not cut
    std::uint64_t torn_ = 0;               ///< World::torn at the last call
};

} // namespace timestep
