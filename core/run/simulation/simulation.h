// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/json/json_field.h"
#include "core/parameter/parameter.h"
#include "core/particles/world/world.h"
#include "core/run/simulation/event.h"
#include "core/run/simulation/game_loop.h"
#include "core/scenes/scene.h"
#include "core/wording.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace timestep {

class ProblemSimulation;
class RigidSimulation;
class WorldSimulation;
struct RigidWorld;

/// The part of an experiment that every run needs.
struct RunSetup {
    const Scene& scene;
    ParameterValues parameters; ///< of the scene
    ParameterValues method;     ///< settings of the run
    double h;                   ///< [time unit]
    std::uint64_t seed;
    GameLoop loop; ///< of this h
};

/// The simulation of one run of an experiment. Only step(), apply() and load() change it. Functions for only
/// one kind of run are in its class: see asProblem() and the functions next to it.
class Simulation {
public:
    virtual ~Simulation() = default;
    Simulation& operator=(const Simulation&) = delete;

    /// Returns an independent copy of the run at the current instant. Use both on the same thread.
    virtual std::unique_ptr<Simulation> clone() const = 0;
    /// Approximate size of a clone [bytes].
    virtual std::size_t bytes() const = 0;
    /// Approximate size of a run that has made steps [bytes]: larger than a clone by the data that clones
    /// share and by scratch memory.
    virtual std::size_t bytesInUse() const { return bytes(); }

    /// Makes one step, of stepSize() unless stepVaries(). Allocates nothing.
    virtual void step() = 0;
    /// Carries out an event. Throws InputError if the event does not apply to this simulation.
    virtual void apply(const Event& event) = 0;

    std::int64_t steps() const { return steps_; }
    double stepSize() const { return h_; } ///< [time unit]
    /// Current time [time unit]: steps() * stepSize(), except in runs with steps of varying size.
    virtual double time() const { return loop_.time(steps_); }
    /// The value of time() after the next step [time unit].
    virtual double nextTime() const {
        return loop_.varies() ? loop_.time(steps_) + loop_.stepSize(steps_) : loop_.time(steps_ + 1);
    }
    /// True once the run has made all steps of this duration [time unit]. Their number is duration /
    /// stepSize() rounded to the nearest whole number, except for runs with steps of varying size or with
    /// their own clock.
    virtual bool atEnd(double duration) const { return loop_.atEnd(steps_, duration); }
    /// True if the run is at its end after one more step. Not for runs with their own clock.
    bool endsWithNextStep(double duration) const { return loop_.endsWithStep(steps_, duration); }
    /// True if steps differ in size.
    bool stepVaries() const { return loop_.varies(); }
    /// Gives step n, the next or one made already, another size [time unit]. The method makes it from the
    /// current state as if steps had had this size: position Verlet restarts with the half-kick, worlds use
    /// the corrected form (VerletForm::Corrected) in this step and the next.
    void cutStep(std::int64_t n, double size) { loop_.cut(n, size); }
    /// The smallest useful cut of a step [1]. Velocities that are differences of positions lose digits in
    /// shorter steps.
    virtual double leastCut() const { return 1e-9; }
    /// Size of the last step; before the first step, the size of the first [time unit].
    double lastStepSize() const { return loop_.previousStepSize(steps_); }
    /// The frames of the screen that determine the steps, if there are any.
    const GameLoop& gameLoop() const { return loop_; }
    const Scene& scene() const { return *scene_; }
    const ParameterValues& parameters() const { return parameters_; } ///< current parameters of the scene
    const ParameterValues& method() const { return method_; }         ///< current settings of the run

    virtual double kineticEnergy() const = 0;   ///< [scene energy]
    virtual double potentialEnergy() const = 0; ///< [scene energy]
    virtual double energyScale() const = 0;     ///< [scene energy], > 0
    /// True if the equations conserve energy: no drag, driving, walls or relaxation. Any change of energy
    /// then comes from the method.
    virtual bool conservative() const = 0;
    /// Which velocity the kinetic energy uses, TRANSLATABLE("integrator", ...): shown with every energy
    /// curve.
    virtual Text velocityConvention() const = 0;
    /// Force evaluations since the start.
    virtual std::int64_t evaluations() const = 0;
    /// False if any number of the state is not finite.
    virtual bool finite() const = 0;
    /// Why the method failed to make its last step: it could not solve an equation, or it could not meet a
    /// tolerance. Empty if the step succeeded. A run with a failure ends like a run that diverged.
    virtual Sentence failure() const { return {}; }
    /// True if a number of the state is not finite or the last step failed.
    bool ends() const { return !finite() || !failure().empty(); }

    /// This simulation by its class: equations in double precision, particles and sticks, rigid bodies. Null
    /// if it is of another class.
    virtual const ProblemSimulation* asProblem() const { return nullptr; }
    virtual const WorldSimulation* asParticles() const { return nullptr; }
    virtual const RigidSimulation* asRigid() const { return nullptr; }

    /// The equations of motion; null for worlds.
    virtual const Problem* problem() const { return nullptr; }
    /// Generalized coordinates and velocities; empty for worlds.
    virtual std::span<const double> q() const { return {}; }
    virtual std::span<const double> v() const { return {}; }
    /// Exact motion at time(), or a computed reference; empty if there is neither. Valid until the next call.
    virtual std::span<const double> exactQ() const { return {}; }
    virtual std::span<const double> exactV() const { return {}; }
    /// True if exactQ() is a run to a tight tolerance and not a closed form. Every label must say so.
    virtual bool exactIsComputed() const { return false; }
    /// The particles and sticks; null for other simulations.
    virtual const World* world() const { return nullptr; }
    /// The rigid bodies; null for other simulations.
    virtual const RigidWorld* rigidWorld() const { return nullptr; }
    /// From now on, steps book the causes of energy changes in a Ledger, which costs some time. Call it at
    /// the start of a run. Does nothing for problems.
    virtual void keepLedger() {}
    /// Residuals of the last step. Particles: RMS strain before the first and after each pass. Rigid bodies:
    /// largest approach speed of a contact before the first and after each iteration [length/time]. Empty for
    /// problems, and if the last step did not measure them.
    virtual std::span<const double> residuals() const { return {}; }
    /// Sets whether steps measure residuals, which costs about as much time as a fast pass. Initially off.
    /// Does nothing for problems.
    virtual void measureResiduals(bool /*on*/) {}

    /// Appends the current picture to the frame.
    virtual void draw(Frame& frame) const = 0;
    /// Appends the picture of the exact motion, if there is one.
    virtual void drawExact(Frame& /*frame*/) const {}

    /// Returns the complete state that the next step needs, for files.
    virtual Json save() const = 0;
    /// Restores a state from save(). Throws InputError or Json::exception if the state does not fit.
    virtual void load(const JsonField& state) = 0;

protected:
    explicit Simulation(RunSetup setup)
        : scene_(&setup.scene),
          parameters_(std::move(setup.parameters)),
          method_(std::move(setup.method)),
          h_(setup.h),
          seed_(setup.seed),
          loop_(std::move(setup.loop)) {}
    Simulation(const Simulation&) = default;

    const Scene* scene_;
    ParameterValues parameters_;
    ParameterValues method_;
    double h_;
    std::uint64_t seed_;
    GameLoop loop_;
    std::int64_t steps_ = 0;
};

} // namespace timestep
