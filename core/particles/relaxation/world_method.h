// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/verlet.h"
#include "core/parameter/parameter.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

struct OwnRelaxation;
struct Relaxation;

/// How the correction of a stick with a pinned end is divided between its ends.
enum class PinRule : std::uint8_t {
    InverseMass,  ///< by inverse masses; a pin is infinitely heavy, so the free end takes all
    Half,         ///< half to each end; the pin does not move, so half of the correction is lost (Clojure,
                  ///< DataGenetics, Verly)
    MovedAndReset ///< the pin moves like any particle and is put back to its previous position before the
                  ///< next step (Pikuma)
};

/// Whether sticks or walls are enforced last within a step.
enum class LoopOrder : std::uint8_t {
    SticksLast,      ///< in each pass the walls first, then the sticks; particles can end outside
    WallsLast,       ///< in each pass the sticks first, then the walls
    WallsOnceBefore, ///< the walls once after the update, then all passes of sticks (the DataGenetics bug)
    WallsOnceAfter   ///< all passes of sticks, then the walls once
};

enum class StickOrder : std::uint8_t {
    AsMade,
    Reversed,
    Alternating, ///< forward in the first, third ... pass of the run, backward in the others
    Random,      ///< a new order in every pass, from seed, step and pass
    RedBlack,    ///< the sticks with even index, then those with odd index
    Coloured,    ///< by graph distance from the pins; sticks of equal distance by colour
    GridRows,    ///< only for meshes that are grids (gridOf): line by line from the pins, orderByGridRows()
    ByColour,    ///< by colour over the whole world: sticks of one colour share no particle
    Listed
};

/// The meaning of the stiffness k of a stick.
enum class StiffnessForm : std::uint8_t {
    PerPass, ///< every pass removes the share k of the error: N passes leave (1-k)^N
    PerStep  ///< all N passes of a step together leave 1-k of the error: k' = 1 - (1-k)^(1/N) (Müller et al.
             ///< 2007, 3.3)
};

/// Which velocity the kinetic energy of a world uses.
enum class WorldVelocity : std::uint8_t {
    Backward, ///< (x - p) / h, the velocity in the middle of the last step
    Central,  ///< (x - p) / h + h a / 2, the velocity at the end of the step if no stick or wall acts
    WholeStep ///< Central without the components that change the length of rigid sticks (RATTLE)
};

/// Precision of positions between the parts of a step. The arithmetic of each part is in double.
enum class Precision : std::uint8_t {
    Double,
    Float ///< rounded to 24 bits after the move, after each pass and after the walls
};

/// How a world is stepped: the settings of a run.
struct WorldMethod {
    const Relaxation* relaxation = nullptr;
    std::shared_ptr<const OwnRelaxation> written = {}; ///< holds the relaxation if the user wrote it
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
    std::vector<std::uint32_t> listed = {}; ///< for StickOrder::Listed: every stick exactly once
    std::uint64_t seed = 1;                 ///< for StickOrder::Random

    /// Returns the value of a setting of the relaxation. Throws std::out_of_range if the relaxation does not
    /// have it.
    double setting(std::string_view id) const;
    void set(std::string_view id, double value);

    bool operator==(const WorldMethod&) const = default;
};

/// Descriptors of the settings of a run on a world: the settings common to all relaxations and, among them,
/// the settings of single relaxations.
std::span<const Parameter> worldMethodParameters();
/// Makes the method from values of worldMethodParameters(). `own` is the rule of a run that uses a
/// user-written one. Throws InputError if it is missing.
WorldMethod worldMethod(const ParameterValues& values, std::vector<std::uint32_t> listed, std::uint64_t seed,
                        std::shared_ptr<const OwnRelaxation> own = {});
/// True if the setting has no effect in a world without sticks. False for `passes`: walls are enforced in
/// every pass.
bool actsOnSticksOnly(std::string_view id);

} // namespace timestep
