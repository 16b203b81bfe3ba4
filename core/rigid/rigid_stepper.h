// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_method.h"
#include "core/rigid/rigid_world.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace timestep {

class RigidWatcher;
struct RigidWork;

/// What the last step did, all its substeps together; islands and such are not counted.
struct RigidCounters {
    std::int64_t boundsTests = 0; ///< comparisons of bounding boxes
    std::int64_t pairTests = 0;   ///< pairs of shapes looked at closely
    std::int64_t touching = 0;    ///< of them with at least one contact
    std::int64_t contacts = 0;    ///< contacts
    std::int64_t warmStarted = 0; ///< of them that were known from before
    std::int64_t pointSolves = 0; ///< contacts solved, counted in each iteration
    std::int64_t sweptTests = 0;  ///< pairs whose time of impact was looked for
    bool operator==(const RigidCounters&) const = default;
};

/// How the energy of what is not static changed in the last step, by who did it; the sum is the whole change.
/// The work of gravity and of impulses is counted by the mean of the velocities before and after the
/// (sub)step, so that neither gravity nor the floor works on what rests, and joints hardly ever.
/// [mass length²/time²]
struct RigidEnergyChange {
    double motion =
        0; ///< by velocity changes through gravity and displacements h v: what the integrator adds
    double contacts = 0;           ///< by impulses of contacts: friction, impacts that are not elastic
    double joints = 0;             ///< by impulses of joints, hands included
    double positionCorrection = 0; ///< by displacements of split impulses: lifting overlapping bodies
};

/// Steps a rigid world. Owns scratch only: nothing that a step needs is kept here, so that any stepper
/// continues any world byte for byte. Allocates nothing in step() once the world has had as many contacts
/// before.
class RigidStepper {
public:
    RigidStepper();
    ~RigidStepper();
    RigidStepper(const RigidStepper& other);
    RigidStepper(RigidStepper&&) noexcept;
    RigidStepper& operator=(RigidStepper&&) noexcept;

    /// Step `number` (from 0) of the run, of h [time].
    void step(RigidWorld& world, const RigidMethod& method, std::int64_t number, double h);
    /// Finds the contacts of the world as it is, into world.contacts, keeping the impulses of those that are
    /// known; nothing moves.
    void findContacts(RigidWorld& world, const RigidMethod& method);

    const RigidCounters& counters() const;

    /// Whether steps measure iterations: impulses and residuals after each one, which costs time. Off at
    /// first.
    void measureIterations(bool on);
    /// Iterations of the last (sub)step that were measured: iterations, and 0 when they are not measured.
    std::size_t iterations() const;
    /// Normal impulses of world.contacts after iteration `number` (from 1; 0: after the warm start) of the
    /// last (sub)step [mass length/time].
    std::span<const double> iterationImpulses(std::size_t number) const;
    /// Largest approach speed of a contact before the first iteration and after each [length/time]:
    /// iterations() + 1 numbers.
    std::span<const double> residuals() const;

    /// Who is told of the parts of the next steps (contact_microscope.h has one); null: nobody. Not owned.
    void watch(RigidWatcher* watcher);

    /// Whether steps measure who changes the energy. Off at first.
    void measureEnergy(bool on);
    const RigidEnergyChange& energyChange() const;

private:
    std::unique_ptr<RigidWork> work_;
};

} // namespace timestep
