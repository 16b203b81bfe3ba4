// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/verlet.h"
#include "core/parameter/parameter.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

struct Relaxation;

/// How the correction of a stick with a pinned end is shared.
enum class PinRule : std::uint8_t {
    InverseMass, ///< by inverse masses, a pin counts as infinitely heavy: the free end takes all
    Half, ///< half to each end although the pin stays (Clojure, DataGenetics, Verly): half of it is lost
    MovedAndReset ///< the pin is moved like any particle and put back before the next step (Pikuma). Its
                  ///< place is its previous position
};

/// Whether sticks or walls are enforced last within a step.
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
    /// Values of Relaxation::settings, in their order; empty: the standard values.
    std::vector<double> relaxationSettings = {};
    int passes = 1;
    int substeps = 1;
    StickOrder order = StickOrder::AsMade;
    LoopOrder loopOrder = LoopOrder::WallsLast;
    PinRule pinRule = PinRule::InverseMass;
    StiffnessForm stiffnessForm = StiffnessForm::PerPass;
    VerletForm verletForm = VerletForm::Naive;
    VerletStart start = VerletStart::AsGiven;
    WorldVelocity velocity = WorldVelocity::Backward;
    Precision precision = Precision::Double;
    std::vector<std::uint32_t> listed = {}; ///< of StickOrder::Listed: every stick exactly once
    std::uint64_t seed = 1;                 ///< of StickOrder::Random

    /// Value of a setting that the relaxation brings, by id. Throws std::out_of_range for any other id.
    double setting(std::string_view id) const;
    void set(std::string_view id, double value);

    bool operator==(const WorldMethod&) const = default;
};

/// Descriptors of the settings of a run on a world: those that all relaxations share, and between them those
/// that relaxations bring.
std::span<const Parameter> worldMethodParameters();
/// From values of worldMethodParameters().
WorldMethod worldMethod(const ParameterValues& values, std::vector<std::uint32_t> listed, std::uint64_t seed);
/// True if the setting has no effect in a world without sticks. False for `passes`: walls are enforced in
/// every pass.
bool actsOnSticksOnly(std::string_view id);

} // namespace timestep
