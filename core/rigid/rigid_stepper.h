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

/// Counters of the last step, summed over its substeps.
struct RigidCounters {
    std::int64_t boundsTests = 0; ///< comparisons of bounding boxes
    std::int64_t pairTests = 0;   ///< pairs of shapes tested for contacts
    std::int64_t touching = 0;    ///< tested pairs with at least one contact
    std::int64_t contacts = 0;    ///< contacts
    std::int64_t warmStarted = 0; ///< contacts that started with impulses of an earlier (sub)step
    std::int64_t pointSolves = 0; ///< contacts solved, counted in each iteration
    std::int64_t sweptTests = 0;  ///< pairs whose time of impact was computed
    bool operator==(const RigidCounters&) const = default;
};

/// Change of the energy of all bodies that are not static in the last step, by cause [mass length²/time²].
/// The sum is the total change. The work of gravity and of impulses uses the mean of the velocities before
/// and after the (sub)step. So gravity and the floor do no work on a resting body, and rigid joints almost
/// none.
struct RigidEnergyChange {
    /// By gravity's change of velocities and the displacements h v: the error of the integrator.
    double motion = 0;
    double contacts = 0; ///< by impulses of contacts: friction and inelastic impacts
    /// By impulses of joints, hands included, and what springs store: a spring counts with what it loses.
    double joints = 0;
    double positionCorrection = 0; ///< by displacements of split impulses, which lift overlapping bodies
    double drives = 0;             ///< by motors and by forces on points of bodies
    double damping = 0;            ///< by the damping of bodies
};

/// Steps a rigid world. It owns only scratch memory. The world holds everything that a step needs, so any
/// stepper continues any world with the same bytes. step() allocates only if the world has more contacts than
/// in all earlier steps.
class RigidStepper {
public:
    RigidStepper();
    ~RigidStepper();
    RigidStepper(const RigidStepper& other);
    RigidStepper(RigidStepper&&) noexcept;
    RigidStepper& operator=(RigidStepper&&) noexcept;

    /// Makes step `number` (from 0) of the run, of size h [time].
    void step(RigidWorld& world, const RigidMethod& method, std::int64_t number, double h);
    /// Finds the contacts of the world and writes them to world.contacts. Known contacts keep their impulses.
    /// Moves no body.
    void findContacts(RigidWorld& world, const RigidMethod& method);

    /// Time from the start of the last step to its first swept impact [time]; infinite: there was none.
    double firstImpact() const;
    const RigidCounters& counters() const;

    /// Sets whether steps measure impulses and residuals after each iteration, which costs time. Initially
    /// off.
    void measureIterations(bool on);
    /// Number of measured iterations of the last (sub)step; 0 if iterations are not measured.
    std::size_t iterations() const;
    /// Normal impulses of world.contacts after iteration `number` (from 1; 0: after the warm start) of the
    /// last (sub)step [mass length/time].
    std::span<const double> iterationImpulses(std::size_t number) const;
    /// Largest approach speed of a contact before the first iteration and after each iteration [length/time]:
    /// iterations() + 1 numbers.
    std::span<const double> residuals() const;

    /// Sets the watcher that the next steps call after each part (null: none). Does not own it. Example:
    /// contact_microscope.cpp.
    void watch(RigidWatcher* watcher);

    /// Sets when steps use the kernels of core/kernels, which give the same bytes. Initially WhereFaster.
    enum class Kernels : std::uint8_t { Never, WhereFaster, Always };
    void useKernels(Kernels use);

    /// Sets whether steps measure the change of energy by cause. Initially off.
    void measureEnergy(bool on);
    const RigidEnergyChange& energyChange() const;

private:
    std::unique_ptr<RigidWork> work_;
};

} // namespace timestep
