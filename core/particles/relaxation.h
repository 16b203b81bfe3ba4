// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/particles/world.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

class Ledger;

/// How the correction of a stick with a pinned end is shared.
enum class PinRule : std::uint8_t {
    InverseMass, ///< by inverse masses, a pin counts as infinitely heavy: the free end takes all
    Half ///< half to each end although the pin stays (Clojure, DataGenetics, Verly): half of it is lost
};

/// One way to satisfy sticks. A pass visits the sticks in `order` (indices of World sticks) and moves
/// particles.
struct Relaxation {
    std::string_view id = {};   ///< "gauss-seidel"
    std::string_view name = {}; ///< TRANSLATABLE("relaxation", ...)
    std::span<const std::string_view> aliases = {};
    std::span<const std::string_view> code = {}; ///< pseudocode of one pass, for the code pane
    bool ordered = false;                        ///< the result depends on the order of the sticks
    std::string_view reference = {};
    void (*pass)(World&, std::span<const std::uint32_t> order, PinRule) = nullptr;
};

/// The catalogue, in menu order.
std::span<const Relaxation> relaxations();
const Relaxation* findRelaxation(std::string_view id);

/// Who is satisfied last within a step.
enum class LoopOrder : std::uint8_t {
    SticksLast,      ///< in each pass the walls first, then the sticks: points can end outside
    WallsLast,       ///< in each pass the sticks first, then the walls
    WallsOnceBefore, ///< walls once after the update, then all passes of sticks (the DataGenetics bug)
    WallsOnceAfter   ///< all passes of sticks, then the walls once
};

enum class StickOrder : std::uint8_t { AsMade, Reversed, Alternating, Random, Listed };

/// How position Verlet goes from a step of hp to one of h; p is the previous position, a the acceleration.
/// With a fixed step all three are the same, byte for byte. J. Dummer, A Simple Time-Corrected Verlet
/// Integration Method (2005), has the second and the reason for the third: x - p belongs to a velocity
/// hp/2 before x, the new displacement to one h/2 after it.
enum class VerletForm : std::uint8_t {
    Naive,    ///< x + (x - p) + a h²: a change of h is a change of velocity
    Dummer,   ///< x + (x - p) h/hp + a h²: first order
    Corrected ///< x + (x - p) h/hp + a h (h + hp)/2: second order, the positions of velocity Verlet
};

/// How a world is stepped: the settings of a run.
struct WorldMethod {
    const Relaxation* relaxation = nullptr;
    int passes = 1;
    StickOrder order = StickOrder::AsMade;
    LoopOrder loopOrder = LoopOrder::WallsLast;
    PinRule pinRule = PinRule::InverseMass;
    std::vector<std::uint32_t> listed; ///< of StickOrder::Listed: every stick exactly once
    std::uint64_t seed = 1;            ///< of StickOrder::Random
    VerletForm verletForm = VerletForm::Naive;
};

/// One step of a world.
struct WorldStep {
    std::int64_t number = 0; ///< from 0
    double h = 0;            ///< its size [time unit]
    double previousH = 0;    ///< size of the step before; of the first step, h [time unit]
    double time = 0;         ///< at its start [time unit]
};

/// Moves the previous positions of free particles by a h²/2, so that position Verlet's first step of h is x +
/// h v + a h²/2 instead of x + h v + a h², and the method second order.
void startHalfKick(World& world, double h);

/// Descriptors of the settings of a run on a world: relaxation, passes, order, loop-order, pin-rule,
/// verlet-form, verlet-start.
std::span<const Parameter> worldMethodParameters();
/// From values of worldMethodParameters().
WorldMethod worldMethod(const ParameterValues& values, std::vector<std::uint32_t> listed, std::uint64_t seed);

/// Steps a world by position Verlet plus projection. Owns only scratch; allocates nothing in step() once the
/// number of sticks and passes has been seen.
class WorldStepper {
public:
    /// Updates, relaxes and clamps the world. `ledger` may be null.
    void step(World& world, const WorldMethod& method, const WorldStep& now, Ledger* ledger = nullptr);
    /// The same for step `number` (from 0) of a run whose steps all have the size h.
    void step(World& world, const WorldMethod& method, std::int64_t number, double h,
              Ledger* ledger = nullptr) {
        step(world, method, {number, h, h, static_cast<double>(number) * h}, ledger);
    }
    /// RMS relative strain before the first pass and after each pass of the last step: passes + 1 numbers.
    std::span<const double> residuals() const { return residuals_; }

private:
    std::vector<std::uint32_t> order_;
    std::vector<double> residuals_;
};

/// RMS of World::strain over the sticks that are not cut [1]; 0 for a world without sticks.
double rmsStrain(const World& world);
/// Largest |World::strain| [1].
double largestStrain(const World& world);
/// Largest distance of a particle outside the walls [length]; 0 when there are no walls.
double distanceOutside(const World& world);
/// Signed area of World::outline by the shoelace formula [length²]: positive counter-clockwise with y up.
double outlineArea(const World& world);

} // namespace timestep
