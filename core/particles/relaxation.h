// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/verlet.h"
#include "core/parameter/parameter.h"
#include "core/particles/world.h"
#include "core/translatable.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

class Ledger;
struct Relaxation;
struct RelaxationWork;

/// How the correction of a stick with a pinned end is shared.
enum class PinRule : std::uint8_t {
    InverseMass, ///< by inverse masses, a pin counts as infinitely heavy: the free end takes all
    Half, ///< half to each end although the pin stays (Clojure, DataGenetics, Verly): half of it is lost
    MovedAndReset ///< the pin is moved like any particle and put back before the next step (Pikuma). Its
                  ///< place is its previous position
};

/// Who is satisfied last within a step.
enum class LoopOrder : std::uint8_t {
    SticksLast,      ///< in each pass the walls first, then the sticks: points can end outside
    WallsLast,       ///< in each pass the sticks first, then the walls
    WallsOnceBefore, ///< walls once after the update, then all passes of sticks (the DataGenetics bug)
    WallsOnceAfter   ///< all passes of sticks, then the walls once
};

enum class StickOrder : std::uint8_t {
    AsMade,
    Reversed,
    Alternating, ///< forward in the first, third ... pass of the run, backward in the others
    Random,      ///< another one in every pass, from seed, step and pass
    RedBlack,    ///< the sticks of even number, then those of odd number
    Coloured,    ///< by the graph distance from the pins, and in colours of equal distance
    Listed
};

/// What the stiffness k of a stick means.
enum class StiffnessForm : std::uint8_t {
    PerPass, ///< every pass removes the share k of the error: N passes leave (1-k)^N
    PerStep  ///< all N passes of a step together leave 1-k: k' = 1 - (1-k)^(1/N) (Müller et al. 2007, 3.3)
};

/// What the previous positions at the start of a run are taken for.
enum class WorldStart : std::uint8_t {
    AsGiven, ///< position one step ago, x0 - h v0 (the tutorials): the motion starts with the velocity v0 + h
             ///< a0 / 2
    HalfKick ///< as startWorld says
};

/// Which velocity the kinetic energy of a world uses.
enum class WorldVelocity : std::uint8_t {
    Backward, ///< (x - p) / h, that of the middle of the last step
    Central,  ///< (x - p) / h + h a / 2, that of the whole step when no stick or wall acts
    WholeStep ///< the central one with what changes the length of a rigid stick taken out (RATTLE)
};

/// How many digits positions have between the parts of a step. The arithmetic of each part is in double.
enum class Precision : std::uint8_t {
    Double,
    Float ///< rounded to 24 bits after the move, after each pass and after the walls
};

/// How a world is stepped: the settings of a run.
struct WorldMethod {
    const Relaxation* relaxation = nullptr;
    int passes = 1;
    int substeps = 1;
    StickOrder order = StickOrder::AsMade;
    LoopOrder loopOrder = LoopOrder::WallsLast;
    PinRule pinRule = PinRule::InverseMass;
    StiffnessForm stiffnessForm = StiffnessForm::PerPass;
    double omega = 1.5;   ///< of SOR: factor on each correction [1], 0 to 2
    double damping = 0.5; ///< of under-relaxed Jacobi: factor on each correction [1], 0 to 1
    double rho = 0.9;     ///< of Chebyshev: estimate of the spectral radius of Jacobi [1], 0 to 1
    int plainPasses = 1;  ///< of Chebyshev: passes of plain Jacobi at the beginning of each step
    double tolerance =
        1e-12; ///< of direct solvers: a pass ends at this relative length error; 0: after one linear system
    VerletForm verletForm = VerletForm::Naive;
    WorldStart start = WorldStart::AsGiven;
    WorldVelocity velocity = WorldVelocity::Backward;
    Precision precision = Precision::Double;
    std::vector<std::uint32_t> listed; ///< of StickOrder::Listed: every stick exactly once
    std::uint64_t seed = 1;            ///< of StickOrder::Random

    bool operator==(const WorldMethod&) const = default;
};

/// What a pass is told besides the world.
struct RelaxationPass {
    const WorldMethod& method;
    double h;   ///< step or substep [time]
    int number; ///< of the pass within the (sub)step, from 0
    RelaxationWork& work;
};

/// One way to satisfy sticks. Every fact in the record is measured by tests.
struct Relaxation {
    std::string_view id = {}; ///< "gauss-seidel"
    Text name = {};           ///< TRANSLATABLE("relaxation", ...)
    std::span<const std::string_view> aliases = {};
    std::span<const std::string_view> code = {}; ///< pseudocode of one pass, for the code pane
    bool ordered = false;                        ///< the result depends on the order of the sticks
    bool usesStiffness = true;                   ///< the stiffness per pass of a stick counts
    bool usesCompliance = false; ///< the compliance of a stick counts, and with it the size of the step
    bool usesPinRule = true;
    bool keepsMomentum = true;    ///< the centre of mass of free particles stays where it is
    bool convergesOnNets = true;  ///< with standard settings on a square net with both diagonals in every
                                  ///< mesh; false: it explodes there
    bool oldDirections = false;   ///< particles move along the sticks as they were before the step
    bool keepsVelocities = false; ///< starts with a half-kick and reads whole-step velocities, whatever
                                  ///< WorldMethod::start and velocity say
    std::span<const std::string_view> settings = {}; ///< worldMethodParameters that only some have
    std::string_view reference = {};
    void (*pass)(World&, const RelaxationPass&) = nullptr;
    /// Factor by which the residual of a straight chain of n equal rigid sticks with unit masses shrinks per
    /// pass in the end, `pinned` at one end or free, in the made order; negative: not known.
    double (*radius)(int n, bool pinned, const WorldMethod&) = nullptr;
};

/// The catalogue, in menu order.
std::span<const Relaxation> relaxations();
const Relaxation* findRelaxation(std::string_view id);

/// Descriptors of the settings of a run on a world.
std::span<const Parameter> worldMethodParameters();
/// From values of worldMethodParameters().
WorldMethod worldMethod(const ParameterValues& values, std::vector<std::uint32_t> listed, std::uint64_t seed);

/// One step of a world.
struct WorldStep {
    std::int64_t number = 0; ///< from 0
    double h = 0;            ///< its size [time unit]
    double previousH = 0;    ///< size of the step before; of the first step, h [time unit]
    double time = 0;         ///< at its start [time unit]
};

/// What position Verlet multiplies displacements with [1], and accelerations by gravity and by forces
/// [time²].
struct MoveFactors {
    double keep, push, forcePush;
    double ratio,
        square; ///< the same of displacements and of accelerations, without drag
};
/// As VerletForm and DragForm say.
MoveFactors moveFactors(const WorldRules& rules, VerletForm form, const WorldStep& now);

/// Prepares a world for its first step, of h. With WorldStart::HalfKick the previous positions of free
/// particles are moved by a h²/2, so that position Verlet's first step is x + h v + a h²/2 instead of x + h v
/// + a h², and the method second order; for relaxations along old directions (SHAKE) the rigid sticks are
/// made to hold for the previous positions too, along their present directions.
void startWorld(World& world, const WorldMethod& method, double h);

/// A part of a step of a world.
enum class WorldPart : std::uint8_t {
    Begin,   ///< of a (sub)step
    Pins,    ///< pins were put back (PinRule::MovedAndReset)
    Motors,  ///< what is driven was moved
    Move,    ///< position Verlet
    Forces,  ///< forces but gravity
    Walls,   ///< particles were put back between the walls
    Sticks,  ///< a pass over the sticks
    Angles,  ///< springs that hold angles
    Rounding ///< to Precision::Float
};

/// Is told what a step does, part by part.
class StepWatcher {
public:
    virtual ~StepWatcher() = default;
    /// The part is done; of passes, `pass` is the number within the (sub)step. Sticks are told before the
    /// pass, too, with `before` set.
    virtual void see(WorldPart part, int substep, int pass, bool before, const World& world,
                     const RelaxationWork& work) = 0;
};

/// Steps a world by position Verlet plus projection. Owns scratch and what follows from world and method
/// (shares, schedules, factors): flags of particles and sticks may change between steps; after changing
/// masses, lengths, stiffnesses, compliances or the sticks themselves, call forget(). Allocates nothing in
/// step() as long as world and method stay the same. Copies have their scratch in common: they step copies of
/// one world, on one thread.
class WorldStepper {
public:
    WorldStepper();

    /// Updates, relaxes and clamps the world. `ledger` may be null.
    void step(World& world, const WorldMethod& method, const WorldStep& now, Ledger* ledger = nullptr);
    /// The same for step `number` (from 0) of a run whose steps all have the size h.
    void step(World& world, const WorldMethod& method, std::int64_t number, double h,
              Ledger* ledger = nullptr) {
        step(world, method, {number, h, h, static_cast<double>(number) * h}, ledger);
    }
    /// Relaxes without a step in time: so many passes over the sticks, no walls. h [time] counts for
    /// compliances only.
    void relax(World& world, const WorldMethod& method, int passes, double h = 1);
    void forget();
    /// Who is told of the parts of the next steps; null: nobody. Not owned.
    void watch(StepWatcher* watcher) { watcher_ = watcher; }

    /// Whether steps measure the residuals: some nanoseconds per stick and pass. On at first.
    void measureResiduals(bool on) { measuresResiduals_ = on; }
    /// RMS relative strain before the first pass and after each pass of the last (sub)step: passes + 1
    /// numbers; none when they are not measured.
    std::span<const double> residuals() const { return residuals_; }
    /// Those of a step that another stepper has made.
    void takeResiduals(std::vector<double> residuals) { residuals_ = std::move(residuals); }
    /// What each stick has transmitted in the last (sub)step of h, positive when it pulled [length mass]:
    /// over h² it is the force. Empty unless the relaxation uses compliances.
    std::span<const double> transmitted() const;

private:
    void substep(World& world, const WorldMethod& method, const WorldStep& now, int index, Ledger* ledger);
    void relaxOnce(World& world, const WorldMethod& method, double h, std::int64_t step, int index, int pass);

    std::shared_ptr<RelaxationWork> work_;
    std::vector<double> residuals_;
    bool measuresResiduals_ = true;
    StepWatcher* watcher_ = nullptr;
};

/// The convention in which a method's velocities are read.
WorldVelocity velocityOf(const WorldMethod& method);
/// Velocities of all particles at the end of a step of h, at `time`; those of pinned ones are 0. With
/// substeps the central and the whole-step velocity belong to the end of the last substep. Allocates.
std::vector<Point> worldVelocities(const World& world, const WorldMethod& method, double h, double time);
/// Of what is not pinned, with these velocities [mass length²/time²].
double kineticEnergy(const World& world, const std::vector<Point>& velocities);

/// RMS of World::strain over the sticks that are not cut [1]; 0 for a world without sticks.
double rmsStrain(const World& world);
/// Largest |World::strain| [1].
double largestStrain(const World& world);
/// Largest distance of a particle outside the walls [length]; 0 when there are no walls.
double distanceOutside(const World& world);
/// Signed area of World::outline by the shoelace formula [length²]: positive counter-clockwise with y up.
double outlineArea(const World& world);

} // namespace timestep
