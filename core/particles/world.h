// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// What happens to a particle beyond a wall.
enum class WallRule : std::uint8_t {
    ClampOnly,    ///< put back onto the wall, previous position untouched
    ClampAndFlip, ///< put back onto the wall, normal displacement reversed (times the bounce factor); the
                  ///< overshoot is lost
    Mirror, ///< position and previous position are mirrored in the wall; displacement times the bounce factor
    MirrorAsClojure ///< the same as the Clojure tutorial wrote it: with a bounce below 1 it can leave the
                    ///< particle outside
};

/// What the floor does to a particle that touches it.
enum class FloorFriction : std::uint8_t {
    None,
    FreezeX, ///< the particle keeps its previous x (the DataGenetics rule)
    Factor   ///< its whole displacement is multiplied by the friction factor (the Verly rule)
};

/// How drag enters the Verlet step; x' is the new, x the present, p the previous position, d the drag, h the
/// step.
enum class DragForm : std::uint8_t {
    PerStep,           ///< x' = x + (x-p)(1-d) + a h²: DataGenetics; a number per step, not per second
    PerStepAndGravity, ///< x' = x + ((x-p) + a h²)(1-d): Pikuma
    Exponential        ///< x' = x + (x-p) exp(-d h) + a h²: d in 1/time, independent of the frame rate
};

/// Everything about a world that can be changed while it runs.
struct WorldRules {
    Point gravity;   ///< [length/time²]
    double drag = 0; ///< per step [1] or per time [1/time], after dragForm
    DragForm dragForm = DragForm::PerStep;
    bool walls = false;
    Box box;            ///< the walls [length]
    bool yDown = false; ///< the floor is at box.top, as in tutorials with pixel coordinates
    WallRule wallRule = WallRule::ClampOnly;
    double bounce = 1; ///< factor on the displacement at a wall, 0 to 1
    FloorFriction floorFriction = FloorFriction::None;
    double frictionFactor = 1; ///< of FloorFriction::Factor, 0 to 1
};

enum ParticleFlag : std::uint8_t { Pinned = 1, Held = 2 }; ///< Held: grabbed by hand, follows the hand
enum StickFlag : std::uint8_t { TensionOnly = 1, Hidden = 2, Cut = 4 };

/// Particles and sticks, structure of arrays; sticks in the order in which they were made.
struct World {
    std::vector<double> x, y;                 ///< position [length]
    std::vector<double> previousX, previousY; ///< position one step ago [length]
    std::vector<double> inverseMass;          ///< [1/mass]; 0 is allowed: a particle that nothing moves
    std::vector<std::uint8_t> flags;          ///< ParticleFlag

    std::vector<std::uint32_t> stickA, stickB; ///< the particles that a stick joins
    std::vector<double> length;                ///< rest length [length]
    std::vector<double> stiffness;             ///< fraction of the error corrected per pass, 0 to 1
    std::vector<std::uint8_t> stickFlags;      ///< StickFlag

    std::vector<std::vector<std::uint32_t>>
        polygons; ///< outlines drawn over particles, e.g. over hidden sticks
    std::vector<std::uint32_t>
        outline; ///< particles around the area that the metric "area" measures; empty: none
    WorldRules rules;

    std::size_t particles() const { return x.size(); }
    std::size_t sticks() const { return stickA.size(); }
    /// True for a particle that neither gravity nor sticks nor walls move: pinned, held, or of infinite mass.
    bool isFixed(std::size_t particle) const {
        return (flags[particle] & (Pinned | Held)) != 0 || inverseMass[particle] == 0;
    }

    /// Appends a particle at rest (previous position = position) and returns its index.
    std::uint32_t addParticle(Point at, double mass = 1, bool pinned = false);
    /// Appends a stick whose rest length is the present distance, times `factor`, and returns its index.
    /// Throws InputError when that length is 0.
    std::uint32_t addStick(std::uint32_t a, std::uint32_t b, std::uint8_t stickFlag = 0, double factor = 1);
    /// The same with a rest length of its own [length], > 0.
    std::uint32_t addStickOfLength(std::uint32_t a, std::uint32_t b, double restLength,
                                   std::uint8_t stickFlag = 0);
    /// Distance of two particles [length].
    double distance(std::uint32_t a, std::uint32_t b) const;
    /// Present length over rest length, minus 1; for a tension-only stick never below 0; 0 for a cut one.
    double strain(std::size_t stick) const;
};

} // namespace timestep
