// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// More corners than this a polygon may not have.
inline constexpr std::size_t mostCorners = 32;

/// Where mass and inertia of a body come from.
enum class MassRule : std::uint8_t {
    OfShape, ///< density times area, and the second moment of that area about its centroid (shoelace
             ///< formulas)
    Seed,    ///< 500 d and 250,000 d for a density d whatever the shape, as the F# tutorial does to skip some
             ///< mathematics; the origin of its corners counts as its centre of mass
    Given    ///< RigidBodySetup::mass and inertia; the centroid is the centre of mass
};

/// What a person says about a body besides its shape.
struct RigidBodySetup {
    Point position = {};        ///< of the origin of its shape [length]
    double angle = 0;           ///< counter-clockwise with y up [rad]
    Point velocity = {};        ///< of its centre of mass [length/time]
    double angularVelocity = 0; ///< [rad/time]
    double density = 1;         ///< d [mass/length²], > 0
    MassRule massRule = MassRule::OfShape;
    double mass = 1;        ///< of MassRule::Given [mass], > 0
    double inertia = 1;     ///< of MassRule::Given, about the centre of mass [mass length²], > 0
    double friction = 0.6;  ///< [1], >= 0; a contact has the square root of both bodies' product
    double restitution = 0; ///< [1], 0 to 1; a contact has the larger of both bodies'
    bool isStatic = false;  ///< nothing moves it (infinite mass and inertia); it moves with its velocities
    bool bullet = false;    ///< swept, where RigidMethod::swept is on, so that it cannot pass through others
    std::string name = {};  ///< may be empty
};

/// One convex polygon or circle. Position and velocity are those of its centre of mass.
struct RigidBody {
    double x = 0, y = 0;           ///< [length]
    double angle = 0;              ///< [rad], counts full turns
    double vx = 0, vy = 0;         ///< [length/time]
    double omega = 0;              ///< [rad/time]
    double snapX = 0, snapY = 0;   ///< displacement by split impulses that the next step will apply
                                   ///< (RigidLoop::PositionFirst), 0 otherwise [length]
    double snapAngle = 0;          ///< the same for the angle [rad]
    double inverseMass = 0;        ///< [1/mass]; 0: static
    double inverseInertia = 0;     ///< about the centre of mass [1/(mass length²)]; 0: nothing turns it
    double friction = 0.6;         ///< [1]
    double restitution = 0;        ///< [1]
    double radius = 0;             ///< of a circle [length]; of a polygon, of the circle around it [length]
    double density = 1;            ///< as it was given [mass/length²]
    std::uint32_t firstCorner = 0; ///< in RigidWorld::corners
    std::uint32_t cornerCount = 0; ///< 0: a circle
    MassRule massRule = MassRule::OfShape;
    bool bullet = false;

    bool isCircle() const { return cornerCount == 0; }
    bool isStatic() const { return inverseMass == 0 && inverseInertia == 0; }
    bool operator==(const RigidBody&) const = default;
};

enum class RigidJointKind : std::uint8_t {
    Distance, ///< keeps two points of two bodies at a distance: a massless rod
    Revolute, ///< keeps them together: a hinge
    Mouse     ///< pulls a point of body b towards a target by a spring and damper of limited force: a hand
};

/// Instead of a body: a fixed point of the plane.
inline constexpr std::uint32_t noBody = 0xffffffffu;

struct RigidJoint {
    RigidJointKind kind = RigidJointKind::Revolute;
    std::uint32_t a = noBody, b = 0; ///< a may be noBody; a mouse joint has noBody
    Point localA = {}; ///< in the frame of a (its centre of mass the origin, its angle 0); of the plane for
                       ///< noBody; of a mouse joint, the target [length]
    Point localB = {}; ///< in the frame of b [length]
    double length = 0; ///< of a distance joint [length], > 0
    bool limited = false;            ///< a revolute joint's angle has limits
    double lower = 0, upper = 0;     ///< of angle b - angle a - rest [rad]
    double rest = 0;                 ///< angle b - angle a when it was made [rad]
    double hertz = 5, damping = 0.7; ///< of a mouse joint [1/time], [1]
    double strongest = 0;            ///< force of a mouse joint at most [mass length/time²]
    bool collide = false;            ///< whether the bodies it joins collide with each other
    double impulseX = 0,
           impulseY = 0;     ///< on b in the last (sub)step; along the rod in impulseX [mass length/time]
    double limitImpulse = 0; ///< turning impulse of the limit [mass length²/time]
    bool operator==(const RigidJoint&) const = default;
};

/// One point where two bodies touch, and all that is remembered of it. By rising a, then b, then in the order
/// in which the collision finds the points.
struct RigidContact {
    std::uint32_t a = 0, b = 0; ///< a < b
    std::uint32_t id = 0; ///< which features of the shapes made it: the same in the next step if it is the
                          ///< same contact
    std::uint32_t missing = 0; ///< steps since it was last seen; 0: active now
    Point at = {};             ///< [length]
    Point normal = {};         ///< unit vector from a to b
    double separation = 0;     ///< at the start of the (sub)step, negative: overlap [length]
    double normalImpulse = 0; ///< accumulated in the last (sub)step, along the normal on b [mass length/time]
    double tangentImpulse = 0; ///< along the normal turned by +90 degrees, on b [mass length/time]
    double approach =
        0; ///< relative normal speed before forces and solver, negative: approaching [length/time]
    double impactImpulse = 0;   ///< by ImpactRule::Sequential, not in normalImpulse [mass length/time]
    double positionImpulse = 0; ///< of the split impulse: normal pseudo-impulse [mass length]
    bool operator==(const RigidContact&) const = default;
};

/// A body that has a name: "floor".
struct RigidBodyName {
    std::uint32_t body = 0;
    std::string name;
    bool operator==(const RigidBodyName&) const = default;
};

/// Everything about a rigid world that can be changed while it runs.
struct RigidRules {
    Point gravity = {}; ///< [length/time²]
    bool operator==(const RigidRules&) const = default;
};

/// Rigid bodies, what joins them and where they touch. A copy of it is a state: together with the number of
/// the step and the method it holds all that the next step needs, impulses for the warm start and remembered
/// contacts included. y points up; a scene that reproduces a tutorial with y down mirrors it.
struct RigidWorld {
    std::vector<RigidBody> bodies; ///< in the order in which they were made
    std::vector<Point>
        corners; ///< of polygons, counter-clockwise with y up, the centre of mass the origin [length]
    std::vector<Point> normals;     ///< of the edge from each corner to the next, outward: (ey, -ex) / |e|
    std::vector<RigidJoint> joints; ///< in the order in which they are solved
    std::vector<RigidContact> contacts;   ///< active at the start of the last (sub)step
    std::vector<RigidContact> remembered; ///< not active, but kept for RigidMethod::memory; by a, b, id
    std::vector<RigidBodyName> names;     ///< of those that have one, by rising index
    RigidRules rules;

    /// Appends a convex polygon and returns its index. Corners in the body's frame [length]; a clockwise
    /// polygon is turned round (its first corner stays the first). Except with MassRule::Seed the centroid
    /// becomes the origin of the frame, and the position moves with it, so that the polygon stays where it
    /// was said to be. Throws InputError, with a sentence, for fewer than 3 or more than mostCorners corners,
    /// coordinates that are not finite, equal neighbours, three neighbours on a line, a polygon that is
    /// concave, crosses itself, or has no area, and for a setup out of range.
    std::uint32_t addPolygon(std::span<const Point> shape, const RigidBodySetup& setup);
    /// Appends a rectangle around its position, corners from lower left counter-clockwise.
    std::uint32_t addBox(double width, double height, const RigidBodySetup& setup);
    /// Appends a circle around its position.
    std::uint32_t addCircle(double radius, const RigidBodySetup& setup);
    /// Removes a body with its joints and contacts; bodies above it move down by one.
    void removeBody(std::uint32_t body);

    /// Joins two bodies at points of the plane as they are now and returns the index of the joint; `a` may be
    /// noBody. The length is the present distance. Throws InputError when that is 0.
    std::uint32_t addDistanceJoint(std::uint32_t a, std::uint32_t b, Point onA, Point onB);
    /// A hinge at a point of the plane as they are now; `a` may be noBody.
    std::uint32_t addRevoluteJoint(std::uint32_t a, std::uint32_t b, Point at);
    /// A hand that holds body b at a point of the plane, its force at most `strongest` [mass length/time²].
    std::uint32_t addMouseJoint(std::uint32_t b, Point at, double strongest);
    void removeJoint(std::uint32_t joint);

    /// Index of the body of that name; nothing when there is none.
    std::optional<std::uint32_t> findBody(std::string_view name) const;
    /// The body that covers a point, the last one made where several do; nothing when none does.
    std::optional<std::uint32_t> bodyAt(Point at) const;
    /// From the frame of a body to the plane; unchanged for noBody.
    Point toPlane(std::uint32_t body, Point local) const;
    /// From the plane to the frame of a body; unchanged for noBody.
    Point toBody(std::uint32_t body, Point at) const;
    /// Corner of a polygon in the plane [length].
    Point corner(std::uint32_t body, std::uint32_t number) const;
    /// Velocity of the point of a body that is at `at` [length/time].
    Point velocityAt(std::uint32_t body, Point at) const;
    /// Changes the velocities of a body like a blow at a point of the plane [mass length/time].
    void applyImpulse(std::uint32_t body, Point at, Point impulse);
    /// False once any number of a body is not finite.
    bool finite() const;
};

/// Area, centroid and second moment of a polygon's area.
struct AreaMoments {
    double area = 0;         ///< [length²], positive when the corners go counter-clockwise with y up
    Point centroid = {};     ///< [length]
    double secondMoment = 0; ///< of the area, about the centroid [length⁴]
};
/// Shoelace formulas.
AreaMoments areaMoments(std::span<const Point> polygon);
/// The polygon as it is stored: counter-clockwise with y up, origin where it was. Throws like addPolygon.
std::vector<Point> checkedPolygon(std::span<const Point> polygon);

double mass(const RigidBody& body);              ///< [mass]; infinite for a static one
double inertia(const RigidBody& body);           ///< [mass length²]; infinite for a static one
double kineticEnergy(const RigidWorld& world);   ///< of what is not static [mass length²/time²]
double potentialEnergy(const RigidWorld& world); ///< -m g·x of what is not static [mass length²/time²]
Point momentum(const RigidWorld& world);         ///< of what is not static [mass length/time]
double
angularMomentum(const RigidWorld& world); ///< of what is not static, about the origin [mass length²/time]
/// Largest distance [length] between points that joints should keep together (revolute), or deviation of a
/// length (distance); mouse joints do not count.
double jointError(const RigidWorld& world);
/// The same of one joint.
double jointError(const RigidWorld& world, const RigidJoint& joint);
/// Largest overlap of active contacts at the start of the last (sub)step [length], >= 0.
double deepestOverlap(const RigidWorld& world);
/// Number of the island of each body, counted from 0 by its lowest body: what hangs together by active
/// contacts and joints, through static bodies not. -1 for static bodies.
void islands(const RigidWorld& world, std::vector<std::int32_t>& island);

} // namespace timestep
