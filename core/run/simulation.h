// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/json/json.h"
#include "core/parameter/parameter.h"
#include "core/particles/world.h"
#include "core/run/event.h"
#include "core/scenes/scene.h"
#include "core/wording.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace timestep {

class GameLoop;
class ProblemSimulation;
class RigidSimulation;
class WorldSimulation;
struct RigidWorld;

/// One run of one experiment: it steps, and it can be looked at. Only step(), apply() and load() change it.
/// What only runs of one kind can say stands in their classes: see asProblem() and its neighbours.
class Simulation {
public:
    virtual ~Simulation() = default;
    Simulation& operator=(const Simulation&) = delete;

    /// The same run at the same instant; from then on the two do not influence each other. Both are for one
    /// thread.
    virtual std::unique_ptr<Simulation> clone() const = 0;
    /// About what a clone takes up [bytes].
    virtual std::size_t bytes() const = 0;

    /// One step, of stepSize() unless stepVaries(). Allocates nothing.
    virtual void step() = 0;
    /// Carries out an event whose step has come. Throws InputError for one that makes no sense here.
    virtual void apply(const Event& event) = 0;

    std::int64_t steps() const { return steps_; }
    double stepSize() const { return h_; } ///< [time unit]
    /// [time unit]; steps() * stepSize() but for runs whose step changes.
    virtual double time() const { return static_cast<double>(steps_) * h_; }
    /// time() after the next step.
    virtual double nextTime() const { return static_cast<double>(steps_ + 1) * h_; }
    /// True where steps differ in size.
    virtual bool stepVaries() const { return false; }
    /// Size of the last step; before the first one, of that [time unit].
    virtual double lastStepSize() const { return h_; }
    /// True once the run has made all steps of a run of this duration [time unit]: as many as duration /
    /// stepSize() rounded to the nearest whole number, but for runs whose step changes or that have a clock
    /// of their own.
    virtual bool atEnd(double duration) const { return steps_ >= std::llround(duration / h_); }
    /// The frames of the screen that decide the steps; null where there are none.
    virtual const GameLoop* gameLoop() const { return nullptr; }
    const Scene& scene() const { return *scene_; }
    const ParameterValues& parameters() const { return parameters_; } ///< of the scene, as they are now
    const ParameterValues& method() const { return method_; }         ///< of the run, as they are now

    virtual double kineticEnergy() const = 0;   ///< [scene energy]
    virtual double potentialEnergy() const = 0; ///< [scene energy]
    virtual double energyScale() const = 0;     ///< [scene energy], > 0
    /// True if the equations conserve energy, so that any change of it is the method's doing: no drag, no
    /// driving, no walls and no relaxation.
    virtual bool conservative() const = 0;
    /// Which velocity the kinetic energy uses, TRANSLATABLE("integrator", ...): shown beside every energy
    /// curve.
    virtual Text velocityConvention() const = 0;
    /// Force evaluations since the start.
    virtual std::int64_t evaluations() const = 0;
    /// False once any number of the state is not finite.
    virtual bool finite() const = 0;
    /// Why the method could not make its last step (an equation that was not solved, a tolerance that cannot
    /// be met); empty: it could. Such a run ends like one that diverged.
    virtual Wording failure() const { return {}; }

    /// The run as one of integrators on equations in double precision, of particles and sticks, of rigid
    /// bodies; null for any other.
    virtual const ProblemSimulation* asProblem() const { return nullptr; }
    virtual const WorldSimulation* asParticles() const { return nullptr; }
    virtual const RigidSimulation* asRigid() const { return nullptr; }

    /// The equations of motion; null for a world.
    virtual const Problem* problem() const { return nullptr; }
    /// Generalized coordinates and velocities; empty for a world.
    virtual std::span<const double> q() const { return {}; }
    virtual std::span<const double> v() const { return {}; }
    /// Exact motion at time(), or a computed reference; empty where there is neither. Valid until the next
    /// call.
    virtual std::span<const double> exactQ() const { return {}; }
    virtual std::span<const double> exactV() const { return {}; }
    /// True if exactQ() is a run to a tight tolerance and not a closed form; every label says so.
    virtual bool exactIsComputed() const { return false; }
    /// The particles and sticks; null for a problem.
    virtual const World* world() const { return nullptr; }
    /// The rigid bodies; null for anything else.
    virtual const RigidWorld* rigidWorld() const { return nullptr; }
    /// From now on steps book what changes the energy of a world, which costs some time. To be called at the
    /// start of a run; does nothing for a problem.
    virtual void keepLedger() {}
    /// RMS strain before the first and after each relaxation pass of the last step; of rigid bodies, the
    /// largest approach speed of a contact before the first and after each iteration [length/time]; empty for
    /// a problem.
    virtual std::span<const double> residuals() const { return {}; }
    /// Whether steps measure residuals, which costs more time than a fast pass itself. On at first. Does
    /// nothing for a problem.
    virtual void measureResiduals(bool /*on*/) {}

    /// Appends the present picture.
    virtual void draw(Frame& frame) const = 0;
    /// Appends the picture of the exact motion; nothing where there is none.
    virtual void drawExact(Frame& /*frame*/) const {}

    /// Everything that the next step needs, for a file.
    virtual Json save() const = 0;
    /// Throws InputError or Json::exception for a state that does not fit.
    virtual void load(const Json& state) = 0;

protected:
    Simulation(const Scene& scene, ParameterValues parameters, ParameterValues method, double h)
        : scene_(&scene), parameters_(std::move(parameters)), method_(std::move(method)), h_(h) {}
    Simulation(const Simulation&) = default;

    const Scene* scene_;
    ParameterValues parameters_;
    ParameterValues method_;
    double h_;
    std::int64_t steps_ = 0;
};

} // namespace timestep
