// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/integration/verlet.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// What happens to a particle beyond a wall.
enum class WallRule : std::uint8_t {
    ClampOnly,    ///< put back onto the wall, previous position untouched
    ClampAndFlip, ///< put back onto the wall, normal displacement reversed (times the bounce factor); the
                  ///< overshoot is lost
    Mirror, ///< position and previous position are mirrored in the wall; displacement times the bounce factor
    MirrorAsClojure, ///< the same as the Clojure tutorial wrote it: with a bounce below 1 it can leave the
                     ///< particle outside
    ClampThenFlip    ///< put back onto the wall, and only then the displacement measured and reversed: the
                     ///< overshoot is lost from the speed too (a misreading of DataGenetics' listing)
};

/// What the floor does to a particle that touches it.
enum class FloorFriction : std::uint8_t {
    None,
    FreezeX, ///< the particle keeps its previous x (the DataGenetics rule)
    Factor,  ///< its whole displacement is multiplied by the friction factor (the Verly rule)
    Depth,   ///< its sideways displacement loses mu times the depth by which it went into the floor, and is
             ///< not reversed; its previous position is moved for that (Jakobsen 2001, section 5)
    Coulomb  ///< |dx_t| <= mu |dx_n|: its position is moved back along the floor by up to mu times what the
             ///< floor took from its downward displacement, and not beyond its previous position
};

/// Which defect of a tutorial the update of a free particle has.
enum class History : std::uint8_t {
    Kept,       ///< the previous position is the one before the step
    Overwritten ///< the previous position is overwritten too early (DataGenetics' first listing): the
                ///< particle freezes
};

/// When a stick that is too long breaks. Tested once per step, after the passes, in the order in which the
/// sticks were made; a broken stick is Cut.
enum class TearRule : std::uint8_t {
    None,
    Ratio, ///< when |d| / L > tearLimit
    Length ///< when |d| > tearLimit [length] (Verly)
};

/// Which sticks a tool cuts around a particle.
enum class KnownSticks : std::uint8_t {
    All,
    LastSlot ///< a particle holds its sticks in slots, and each new stick that begins at it overwrites slot 0
             ///< (Pikuma's AddStick(stick, 0)): only sticks that were made from later particles to it are
             ///< left
};

/// A point that attracts (or repels) particles nearer than its radius R. The acceleration of a particle at
/// the distance d is strength (1 - d / R) towards the centre; strength alone when R is 0, which means no end.
struct CentreForce {
    Point at = {}; ///< [length]
    std::int32_t particle =
        -1;              ///< the centre is where this particle is, and it feels no pull itself; -1: `at`
    double strength = 0; ///< [length/time²]; negative: repels
    double radius = 0;   ///< R [length], >= 0
    bool operator==(const CentreForce&) const = default;
};

/// Everything about a world that can be changed while it runs.
struct WorldRules {
    Point gravity;                         ///< [length/time²]
    double drag = 0;                       ///< per step [1] or per time [1/time], after dragForm
    DragForm dragForm = DragForm::PerStep; ///< any but InForce
    bool walls = false;
    Box box;            ///< the walls [length]
    bool yDown = false; ///< the floor is at box.top, as in tutorials with pixel coordinates
    WallRule wallRule = WallRule::ClampOnly;
    double bounce = 1; ///< factor on the displacement at a wall, 0 to 1
    FloorFriction floorFriction = FloorFriction::None;
    double frictionFactor = 1; ///< of FloorFriction::Factor, 0 to 1
    double friction = 0.5;     ///< mu of FloorFriction::Depth and Coulomb [1], >= 0
    History history = History::Kept;
    Point wind;            ///< acceleration of free particles by the wind [length/time²]
    double gustPeriod = 0; ///< T [time]: the wind is its (1 - cos(2 pi t / T)) / 2-fold; 0: it is steady
    std::vector<CentreForce> centres;
    double motorSpeed = 0; ///< of all motors [rad/time], counter-clockwise with y up
    TearRule tearRule = TearRule::None;
    double tearLimit = 2; ///< [1] or [length], > 0
    KnownSticks knownSticks = KnownSticks::All;
};

/// Moves a Pinned particle on a circle, regardless of forces.
struct Motor {
    std::uint32_t particle = 0;
    Point centre;      ///< [length]
    double radius = 1; ///< [length], > 0
    double angle = 0;  ///< present angle [rad]
    double gear = 1;   ///< its share of the motor speed [1]
    bool operator==(const Motor&) const = default;
};

/// Spring that restores the angle of three particles at the middle one.
struct AngleSpring {
    std::uint32_t a = 0, middle = 0, c = 0;
    double angle = 0;     ///< from middle-a to middle-c at rest [rad], -pi to pi
    double stiffness = 1; ///< fraction of the error corrected per pass, 0 to 1
    bool operator==(const AngleSpring&) const = default;
};

/// An outline that is drawn over particles, e.g. over hidden sticks.
struct Polygon {
    std::vector<std::uint32_t> corners;
    std::string name; ///< may be empty
    bool operator==(const Polygon&) const = default;
};

/// A particle that has a name: "head", "left-hand".
struct ParticleName {
    std::uint32_t particle = 0;
    std::string name;
    bool operator==(const ParticleName&) const = default;
};

enum ParticleFlag : std::uint8_t { Pinned = 1, Held = 2 }; ///< Held: grabbed by hand, follows the hand
enum StickFlag : std::uint8_t { TensionOnly = 1, Hidden = 2, Cut = 4 };

/// Particles and sticks, structure of arrays; sticks in the order in which they were made.
struct World {
    std::vector<double> x, y;                 ///< position [length]
    std::vector<double> previousX, previousY; ///< position one step ago [length]
    std::vector<double> inverseMass;          ///< [1/mass]; 0 is allowed: a particle that nothing moves
    std::vector<double> radius;               ///< [length], >= 0; counts at walls
    std::vector<std::uint8_t> flags;          ///< ParticleFlag
    std::vector<ParticleName> names;          ///< of those that have one, by rising index

    std::vector<std::uint32_t> stickA, stickB; ///< the particles that a stick joins
    std::vector<double> length;                ///< rest length, with the pre-tension in it [length]
    std::vector<double> preTension;            ///< rest length over the length that was measured [1]; 1: none
    std::vector<double> stiffness;             ///< fraction of the error corrected per pass, 0 to 2
    std::vector<double>
        compliance; ///< [length/force], 0: rigid; of relaxations with Relaxation::usesCompliance
    std::vector<std::uint8_t> stickFlags; ///< StickFlag
    std::vector<AngleSpring> angleSprings;
    std::vector<Motor> motors;
    std::uint64_t torn = 0; ///< sticks that TearRule has broken so far

    std::vector<Polygon> polygons;
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
    /// Appends a stick whose rest length is the present distance, times `factor` (its pre-tension), and
    /// returns its index.
    /// Throws InputError when that length is 0.
    std::uint32_t addStick(std::uint32_t a, std::uint32_t b, std::uint8_t stickFlag = 0, double factor = 1);
    /// The same with a rest length of its own [length], > 0.
    std::uint32_t addStickOfLength(std::uint32_t a, std::uint32_t b, double restLength,
                                   std::uint8_t stickFlag = 0);
    /// Appends an angle spring that rests at the present angle.
    void addAngleSpring(std::uint32_t a, std::uint32_t middle, std::uint32_t c, double springStiffness);
    /// Pins a particle to a motor around `centre` at its present angle and distance, which must not be 0.
    void addMotor(std::uint32_t particle, Point centre, double gear = 1);
    void nameParticle(std::uint32_t particle, std::string name);
    /// Index of the particle of that name; nothing when there is none.
    std::optional<std::uint32_t> findParticle(std::string_view name) const;
    /// Distance of two particles [length].
    double distance(std::uint32_t a, std::uint32_t b) const;
    /// Present length over rest length, minus 1; for a tension-only stick never below 0; 0 for a cut one.
    double strain(std::size_t stick) const;
};

/// Angle from middle-a to middle-c [rad], -pi to pi, counter-clockwise with y up; 0 when two of them
/// coincide.
double angleAt(const World& world, std::uint32_t a, std::uint32_t middle, std::uint32_t c);

} // namespace timestep
