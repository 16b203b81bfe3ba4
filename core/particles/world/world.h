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

/// How a particle outside of a wall is treated.
enum class WallRule : std::uint8_t {
    ClampOnly,    ///< put onto the wall; previous position unchanged
    ClampAndFlip, ///< put onto the wall; normal displacement reversed (times the bounce factor); the
                  ///< overshoot is lost
    Mirror, ///< position and previous position are mirrored in the wall; displacement times the bounce factor
    MirrorAsClojure, ///< Mirror as in the Clojure tutorial: with a bounce below 1 the particle can stay
                     ///< outside
    ClampThenFlip    ///< put onto the wall; then the displacement is measured and reversed, so that the speed
                     ///< loses the overshoot too (a misreading of DataGenetics' listing)
};

/// The friction of the floor on a particle that touches it.
enum class FloorFriction : std::uint8_t {
    None,
    FreezeX, ///< the particle keeps its previous x (the DataGenetics rule)
    Factor,  ///< its whole displacement is multiplied by the friction factor (the Verly rule)
    Depth,   ///< its sideways displacement shrinks by mu times its depth in the floor, but not below 0; its
             ///< previous position changes for that (Jakobsen 2001, section 5)
    Coulomb ///< |dx_t| <= mu |dx_n|: its position moves back along the floor by at most mu times the downward
            ///< displacement that the floor removed, and not beyond its previous position
};

/// Whether the update of a free particle has the defect of a tutorial.
enum class History : std::uint8_t {
    Kept,       ///< the previous position is the one before the step
    Overwritten ///< the previous position is overwritten too early (DataGenetics' first listing): the
                ///< particle freezes
};

/// When a stretched stick breaks. Sticks are tested once per step, after the passes, in the order in which
/// they were made. A broken stick is Cut.
enum class TearRule : std::uint8_t {
    None,
    Ratio, ///< when |d| / L > tearLimit
    Length ///< when |d| > tearLimit [length] (Verly)
};

/// Which sticks a tool cuts around a particle.
enum class KnownSticks : std::uint8_t {
    All,
    LastSlot ///< a particle stores its sticks in slots, and each new stick that begins at it overwrites slot
             ///< 0 (Pikuma's AddStick(stick, 0)); only sticks from later particles to it remain
};

/// A point that attracts (or repels) particles nearer than its radius R. A particle at the distance d
/// accelerates towards the centre by strength (1 - d²/R²), or by strength if R is 0, which means an unlimited
/// range (forces.cpp has the source).
struct CentreForce {
    Point at = {}; ///< [length]
    /// The centre is at this particle, which is not attracted itself; -1: at `at`.
    std::int32_t particle = -1;
    double strength = 0; ///< [length/time²]; negative: repels
    double radius = 0;   ///< R [length], >= 0
    bool operator==(const CentreForce&) const = default;
};

/// The properties of a world that can change during a run.
struct WorldRules {
    Point gravity;                         ///< [length/time²]
    double drag = 0;                       ///< per step [1] or per time [1/time], depending on dragForm
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
    double gustPeriod = 0; ///< T [time]: the wind is multiplied by (1 - cos(2 pi t / T)) / 2; 0: steady wind
    std::vector<CentreForce> centres;
    double motorSpeed = 0; ///< of all motors [rad/time], counter-clockwise with y up
    TearRule tearRule = TearRule::None;
    double tearLimit = 2; ///< [1] or [length], > 0
    KnownSticks knownSticks = KnownSticks::All;
};

/// Moves a Pinned particle along a circle, independent of forces.
struct Motor {
    std::uint32_t particle = 0;
    Point centre;      ///< [length]
    double radius = 1; ///< [length], > 0
    double angle = 0;  ///< present angle [rad]
    double gear = 1;   ///< factor on the motor speed [1]
    bool operator==(const Motor&) const = default;
};

/// Spring that restores the angle at the middle one of three particles.
struct AngleSpring {
    std::uint32_t a = 0, middle = 0, c = 0;
    double angle = 0;     ///< from middle-a to middle-c at rest [rad], -pi to pi
    double stiffness = 1; ///< fraction of the error corrected per pass, 0 to 1
    bool operator==(const AngleSpring&) const = default;
};

/// A polygon of particles that is drawn, for example over hidden sticks.
struct Polygon {
    std::vector<std::uint32_t> corners;
    std::string name; ///< may be empty
    bool operator==(const Polygon&) const = default;
};

/// The name of a particle: "head", "left-hand".
struct ParticleName {
    std::uint32_t particle = 0;
    std::string name;
    bool operator==(const ParticleName&) const = default;
};

/// The velocity with which a particle starts.
struct StartVelocity {
    std::uint32_t particle = 0;
    Point velocity; ///< [length/time]
    bool operator==(const StartVelocity&) const = default;
};

enum ParticleFlag : std::uint8_t { Pinned = 1, Held = 2 }; ///< Held: grabbed by hand, follows the hand
enum StickFlag : std::uint8_t {
    TensionOnly = 1,
    Hidden = 2,
    Cut = 4,
    LimbStick = 8,   ///< drawn as a limb of a figure
    SpringStick = 16 ///< drawn as a spring
};
inline constexpr std::uint8_t allStickFlags = TensionOnly | Hidden | Cut | LimbStick | SpringStick;

/// Particles first ... first + columns rows - 1, row by row, that are drawn as a cloth. Sticks join each with
/// the one before it in its row and the one above it.
struct ClothSheet {
    std::uint32_t first = 0, columns = 2, rows = 2;
    /// The stick from particle first + i to the next in its row and to the one below; noStick: there is none.
    std::vector<std::uint32_t> across, down;
    static constexpr std::uint32_t noStick = 0xffffffff;

    bool holds(std::uint32_t particle) const {
        return particle >= first && particle - first < columns * rows;
    }
    bool operator==(const ClothSheet&) const = default;
};

/// Particles and sticks, structure of arrays; sticks in the order in which they were made.
struct World {
    std::vector<double> x, y;                 ///< position [length]
    std::vector<double> previousX, previousY; ///< position one step ago [length]
    std::vector<double> inverseMass; ///< [1/mass], >= 0; 0: infinite mass, nothing moves the particle
    std::vector<double> radius;      ///< [length], >= 0; used at walls
    std::vector<std::uint8_t> flags; ///< ParticleFlag
    std::vector<ParticleName> names; ///< names of particles that have one, by rising index
    /// Of particles that start with a velocity and not with a previous position, by rising index.
    /// startWorld() empties the list: a world that steps has none.
    std::vector<StartVelocity> startVelocities;

    std::vector<std::uint32_t> stickA, stickB; ///< the particles that a stick joins
    std::vector<double> length;                ///< rest length, including the pre-tension [length]
    std::vector<double> preTension; ///< rest length divided by the measured length [1]; 1: no pre-tension
    std::vector<double> stiffness;  ///< fraction of the error corrected per pass, 0 to 2
    std::vector<double>
        compliance; ///< [length/force], 0: rigid; for relaxations with Relaxation::usesCompliance
    std::vector<double> damping;          ///< [force time/length], >= 0; acts on sticks with a compliance
    std::vector<std::uint8_t> stickFlags; ///< StickFlag
    std::vector<AngleSpring> angleSprings;
    std::vector<Motor> motors;
    std::uint64_t torn = 0; ///< sticks that TearRule has broken so far

    std::vector<Polygon> polygons;
    std::vector<ClothSheet> sheets;
    std::vector<std::uint32_t> outline; ///< particles around the area of the metric "area"; empty: none
    WorldRules rules;

    std::size_t particles() const { return x.size(); }
    std::size_t sticks() const { return stickA.size(); }
    /// True for a particle that neither gravity nor sticks nor walls move: pinned, held, or of infinite mass.
    bool isFixed(std::size_t particle) const {
        return (flags[particle] & (Pinned | Held)) != 0 || inverseMass[particle] == 0;
    }

    /// Appends a particle at rest (previous position = position) and returns its index.
    std::uint32_t addParticle(Point at, double mass = 1, bool pinned = false);
    /// Appends a stick and returns its index. Its rest length is the current distance times `factor`, the
    /// pre-tension. Throws InputError if that length is 0.
    std::uint32_t addStick(std::uint32_t a, std::uint32_t b, std::uint8_t stickFlag = 0, double factor = 1);
    /// Appends a stick with the given rest length [length], > 0.
    std::uint32_t addStickOfLength(std::uint32_t a, std::uint32_t b, double restLength,
                                   std::uint8_t stickFlag = 0);
    /// Appends an angle spring with the current angle as its rest angle.
    void addAngleSpring(std::uint32_t a, std::uint32_t middle, std::uint32_t c, double springStiffness);
    /// Pins a particle to a motor around `centre` at its current angle and distance. The distance must not be
    /// 0.
    void addMotor(std::uint32_t particle, Point centre, double gear = 1);
    void nameParticle(std::uint32_t particle, std::string name);
    /// Lets a particle start with this velocity [length/time] for every step size. placePrevious() computes
    /// its previous position.
    void setStartVelocity(std::uint32_t particle, Point velocity);
    /// Returns the start velocity of a particle; null if it starts with its previous position. Valid until
    /// start velocities change.
    const Point* startVelocity(std::uint32_t particle) const;
    /// Puts the previous position of each particle with a start velocity v where it was one step of size h
    /// [time] ago: p = x - v h.
    void placePrevious(double h);
    /// Makes a cloth of particles first ... first + columns rows - 1 and of the sticks that join neighbours
    /// among them. Call it after all of them have been added.
    void addSheet(std::uint32_t first, std::uint32_t columns, std::uint32_t rows);
    /// Returns the index of the particle with this name, or nothing.
    std::optional<std::uint32_t> findParticle(std::string_view name) const;
    /// Returns the distance of two particles [length].
    double distance(std::uint32_t a, std::uint32_t b) const;
    /// Returns current length / rest length - 1; at least 0 for a tension-only stick, 0 for a cut stick.
    double strain(std::size_t stick) const;
};

/// Returns the angle from middle-a to middle-c [rad], -pi to pi, counter-clockwise with y up; 0 if two of the
/// particles coincide.
double angleAt(const World& world, std::uint32_t a, std::uint32_t middle, std::uint32_t c);

} // namespace timestep
