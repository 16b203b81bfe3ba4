// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/rigid/pair/collide.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// How the mass and inertia of a body are determined.
enum class MassRule : std::uint8_t {
    OfShape, ///< density times area, and the second moment of that area about its centroid (shoelace
             ///< formulas)
    Seed,    ///< mass 500 d and inertia 250,000 d for a density d and any shape, a simplification of the F#
             ///< tutorial; the origin of the corners is the centre of mass
    Given    ///< RigidBodySetup::mass and inertia; the centroid is the centre of mass
};

/// Properties of a new body other than its shape.
struct RigidBodySetup {
    Point position = {};        ///< of the origin of its shape [length]
    double angle = 0;           ///< counter-clockwise with y up [rad]
    Point velocity = {};        ///< of its centre of mass [length/time]
    double angularVelocity = 0; ///< [rad/time]
    double density = 1;         ///< d [mass/length²], > 0
    MassRule massRule = MassRule::OfShape;
    double mass = 1;           ///< of MassRule::Given [mass], > 0
    double inertia = 1;        ///< of MassRule::Given, about the centre of mass [mass length²], > 0
    double friction = 0.6;     ///< [1], >= 0; a contact has the square root of both bodies' product
    double restitution = 0;    ///< [1], 0 to 1; a contact has the larger of both bodies'
    double damping = 0;        ///< of the velocity, see RigidBody [1/time], >= 0
    double turningDamping = 0; ///< of the angular velocity [1/time], >= 0
    double gravityFactor = 1;  ///< gravity counts as many times for this body [1]
    bool isStatic = false;     ///< infinite mass and inertia; it moves only with its given velocities
    bool bullet = false;   ///< swept if RigidMethod::swept is on, so that it cannot pass through other bodies
    std::string name = {}; ///< may be empty
};

/// One convex polygon, circle or capsule. Position and velocity are those of its centre of mass.
struct RigidBody {
    double x = 0, y = 0;           ///< [length]
    double angle = 0;              ///< [rad], counts full turns
    double vx = 0, vy = 0;         ///< [length/time]
    double omega = 0;              ///< [rad/time]
    double snapX = 0, snapY = 0;   ///< displacement by split impulses that the next step will apply
                                   ///< (RigidLoop::PositionFirst), 0 otherwise [length]
    double snapAngle = 0;          ///< rotation by split impulses for the next step [rad]
    double inverseMass = 0;        ///< [1/mass]; 0: static
    double inverseInertia = 0;     ///< about the centre of mass [1/(mass length²)]; 0: infinite inertia
    double friction = 0.6;         ///< [1]
    double restitution = 0;        ///< [1]
    double radius = 0;             ///< radius of a circle, or of the circle around another shape [length]
    double rounding = 0;           ///< radius of a capsule around its segment, 0 otherwise [length]
    double density = 1;            ///< given density [mass/length²]
    double damping = 0;            ///< c of dv/dt = -c v [1/time]
    double turningDamping = 0;     ///< the same for the angular velocity [1/time]
    double gravityFactor = 1;      ///< gravity counts as many times for this body [1]
    std::uint32_t firstCorner = 0; ///< in RigidWorld::corners
    std::uint32_t cornerCount = 0; ///< 0: a circle; 2: a capsule, whose segment joins them
    MassRule massRule = MassRule::OfShape;
    bool bullet = false;

    bool isCircle() const { return cornerCount == 0; }
    bool isCapsule() const { return cornerCount == 2; }
    bool isStatic() const { return inverseMass == 0 && inverseInertia == 0; }
    bool isDamped() const { return damping != 0 || turningDamping != 0; }
    bool operator==(const RigidBody&) const = default;
};

enum class RigidJointKind : std::uint8_t {
    Distance, ///< keeps two points of two bodies at a distance: a massless rod
    Revolute, ///< keeps two points of two bodies together: a hinge
    Mouse,    ///< pulls a point of body b towards a target by a spring and damper with limited force: a hand
    Weld      ///< keeps two points of two bodies together, and the angle between the bodies
};

/// Index used instead of a body for the plane itself.
inline constexpr std::uint32_t noBody = 0xffffffffu;

struct RigidJoint {
    RigidJointKind kind = RigidJointKind::Revolute;
    std::uint32_t a = noBody, b = 0; ///< a may be noBody; a mouse joint has noBody
    Point localA = {}; ///< in the frame of a (origin: its centre of mass), or in the plane for noBody; for a
                       ///< mouse joint, the target [length]
    Point localB = {}; ///< in the frame of b [length]
    double length = 0; ///< of a distance joint [length], > 0
    bool limited = false;            ///< a revolute joint's angle has limits
    double lower = 0, upper = 0;     ///< limits of angle b - angle a - rest [rad]
    double rest = 0;                 ///< angle b - angle a when the joint was made [rad]
    bool spring = false;             ///< the length of a distance joint, or the angle of a revolute joint or
                                     ///< weld, is that of a damped spring, see springOf()
    double hertz = 5, damping = 0.7; ///< of a mouse joint or spring: frequency [1/time], damping ratio [1]
    bool motor = false;              ///< a motor drives a revolute joint
    double motorSpeed = 0;           ///< of b relative to a [rad/time]
    double strongest = 0; ///< largest force of a mouse joint [mass length/time²], or largest torque of a
                          ///< motor [mass length²/time²]
    bool collide = false; ///< whether the joined bodies collide with each other
    double impulseX = 0,
           impulseY = 0;     ///< on b in the last (sub)step; along the rod in impulseX [mass length/time]
    double limitImpulse = 0; ///< angular impulse of the limit [mass length²/time]
    double motorImpulse = 0; ///< that of the motor
    double angleImpulse = 0; ///< that of a weld, or of a spring on the angle
    bool operator==(const RigidJoint&) const = default;
};

/// A contact point of two bodies with its stored impulses. Contacts are sorted by a, then by b, then in the
/// order in which the collision finds the points.
struct RigidContact {
    std::uint32_t a = 0, b = 0; ///< a < b
    /// Code of the features of the shapes that made it; a contact that persists keeps its id.
    std::uint32_t id = 0;
    std::uint32_t missing = 0; ///< (sub)steps since it was last found; 0: active
    Point at = {};             ///< [length]
    Point normal = {};         ///< unit vector from a to b
    double separation = 0;     ///< at the start of the (sub)step, negative: overlap [length]
    double normalImpulse = 0; ///< accumulated in the last (sub)step, along the normal on b [mass length/time]
    double tangentImpulse = 0; ///< along the normal turned by +90 degrees, on b [mass length/time]
    /// Relative normal speed before forces and solver, negative: approaching [length/time].
    double approach = 0;
    /// Impulse by ImpactRule::Sequential, not included in normalImpulse [mass length/time].
    double impactImpulse = 0;
    double positionImpulse = 0; ///< normal pseudo-impulse of the split impulse [mass length]
    bool operator==(const RigidContact&) const = default;
};

/// The direction of a force of constant size.
enum class ForceDirection : std::uint8_t {
    OfPlane, ///< always the same
    OfBody,  ///< it turns with the body, as that of a jet
    Towards  ///< to a point of the plane
};

/// A force of constant size on a point of a body.
struct RigidForce {
    std::uint32_t body = 0; ///< not static
    Point local = {};       ///< the point in the frame of the body (origin: its centre of mass) [length]
    Point force =
        {}; ///< in the plane or in the frame of the body; Towards: its size is in x [mass length/time²]
    ForceDirection direction = ForceDirection::OfPlane;
    Point towards = {}; ///< [length]
    bool operator==(const RigidForce&) const = default;
};

/// The name of a body: "floor".
struct RigidBodyName {
    std::uint32_t body = 0;
    std::string name;
    bool operator==(const RigidBodyName&) const = default;
};

/// The properties of a rigid world that can change during a run.
struct RigidRules {
    Point gravity = {}; ///< [length/time²]
    bool operator==(const RigidRules&) const = default;
};

/// Rigid bodies with their joints and contacts. A copy is a complete state: with the method and the number of
/// the step it determines the next step. It includes the impulses for the warm start and the remembered
/// contacts. y points up; scenes that reproduce a tutorial with y down mirror the world.
struct RigidWorld {
    std::vector<RigidBody> bodies; ///< in the order in which they were made
    std::vector<Point> corners; ///< corners of polygons, counter-clockwise with y up, relative to the centre
                                ///< of mass [length]
    std::vector<Point> normals; ///< outward normal of the edge from each corner to the next: (ey, -ex) / |e|
    std::vector<RigidJoint> joints;     ///< in the order in which they are solved
    std::vector<RigidForce> forces;     ///< in the order in which they act
    std::vector<RigidContact> contacts; ///< active at the start of the last (sub)step
    std::vector<RigidContact>
        remembered; ///< inactive contacts, kept for RigidMethod::memory (sub)steps; sorted by a, b, id
    std::vector<RigidBodyName> names; ///< names of bodies that have one, by rising index
    RigidRules rules;

    /// Appends a convex polygon and returns its index. `shape` holds its corners in the frame of the body
    /// [length]. The order of clockwise corners is reversed; the first corner stays the first. Except with
    /// MassRule::Seed, the centroid becomes the origin of the frame, and the position of the body changes so
    /// that the polygon stays at its place. Throws InputError for fewer than 3 or more than mostCorners
    /// corners, coordinates that are not finite, equal neighbours, three neighbours on a line, a polygon that
    /// is concave, crosses itself or has no area, and a setup out of range.
    std::uint32_t addPolygon(std::span<const Point> shape, const RigidBodySetup& setup);
    /// Appends a rectangle centred at its position and returns its index. Its corners are counter-clockwise
    /// from the lower left.
    std::uint32_t addBox(double width, double height, const RigidBodySetup& setup);
    /// Appends a circle centred at its position and returns its index.
    std::uint32_t addCircle(double radius, const RigidBodySetup& setup);
    /// Appends a capsule and returns its index: a segment of this length along x of its frame, centred at its
    /// position, with a radius around it.
    std::uint32_t addCapsule(double length, double radius, const RigidBodySetup& setup);

    /// Joins two bodies at their points that are currently at onA and onB in the plane, and returns the index
    /// of the joint. `a` may be noBody. The length is the current distance. Throws InputError if that is 0.
    std::uint32_t addDistanceJoint(std::uint32_t a, std::uint32_t b, Point onA, Point onB);
    /// Joins two bodies by a hinge at their points that are currently at `at` in the plane, and returns the
    /// index of the joint. `a` may be noBody.
    std::uint32_t addRevoluteJoint(std::uint32_t a, std::uint32_t b, Point at);
    /// The same for a weld.
    std::uint32_t addWeldJoint(std::uint32_t a, std::uint32_t b, Point at);
    /// Adds a hand that holds body b at a point of the plane with a force of at most `strongest` [mass
    /// length/time²]. Returns the index of the joint.
    std::uint32_t addMouseJoint(std::uint32_t b, Point at, double strongest);
    void removeJoint(std::uint32_t joint);

    /// Returns the index of the body with this name, or nothing.
    std::optional<std::uint32_t> findBody(std::string_view name) const;
    /// Returns the body that covers a point, or nothing. Of several bodies it returns the last one made.
    std::optional<std::uint32_t> bodyAt(Point at) const;
    /// Converts a point from the frame of a body to the plane. Returns it unchanged for noBody.
    Point toPlane(std::uint32_t body, Point local) const;
    /// Converts a point from the plane to the frame of a body. Returns it unchanged for noBody.
    Point toBody(std::uint32_t body, Point at) const;
    /// Returns the position of a corner of a polygon in the plane [length].
    Point corner(std::uint32_t body, std::uint32_t number) const;
    /// False if any number of a body is not finite.
    bool finite() const;
};

/// The force in the plane as it acts now [mass length/time²]. A force towards a point is 0 there.
Point forceNow(const RigidWorld& world, const RigidForce& force);
/// The point or direction p, turned counter-clockwise by the angle [rad].
Point turned(Point p, double angle);

/// Area, centroid and second moment of a polygon's area.
struct AreaMoments {
    double area = 0;         ///< [length²], positive if the corners are counter-clockwise with y up
    Point centroid = {};     ///< [length]
    double secondMoment = 0; ///< second moment of the area about the centroid [length⁴]
};
/// Computes the moments by the shoelace formulas.
AreaMoments areaMoments(std::span<const Point> polygon);
/// Checks a polygon and returns its corners counter-clockwise with y up; the origin does not change. Throws
/// like addPolygon().
std::vector<Point> checkedPolygon(std::span<const Point> polygon);

/// The constants of a spring between two bodies.
struct SpringConstants {
    double stiffness = 0; ///< k [mass/time²], on an angle [mass length²/time²]
    double damper = 0;    ///< d [mass/time], on an angle [mass length²/time]
};
/// With omega = 2 pi f and the damping ratio zeta: k = m omega², d = 2 m zeta omega. m is the reduced mass of
/// the bodies, 1 / (1/mA + 1/mB); on an angle, of their moments of inertia. So two bodies that nothing else
/// holds swing with the frequency f if the spring acts on their centres of mass. Source: Box2D 2.4,
/// b2LinearStiffness, b2AngularStiffness.
SpringConstants springOf(const RigidWorld& world, const RigidJoint& joint);

double mass(const RigidBody& body);            ///< [mass]; infinite for a static one
double inertia(const RigidBody& body);         ///< [mass length²]; infinite for a static one
double kineticEnergy(const RigidWorld& world); ///< of bodies that are not static [mass length²/time²]
/// -m g·x of the bodies that are not static, with their gravity factors, and the energy of the springs [mass
/// length²/time²].
double potentialEnergy(const RigidWorld& world);
/// Energy that springs store: k C² / 2, with C the change of the length or the angle [mass length²/time²].
double springEnergy(const RigidWorld& world);
Point momentum(const RigidWorld& world); ///< of the bodies that are not static [mass length/time]
/// Angular momentum of the bodies that are not static, about the origin [mass length²/time].
double angularMomentum(const RigidWorld& world);
/// Returns the largest joint error [length]: the distance of the points of a revolute joint or weld, or the
/// deviation from the length of a distance joint. Mouse joints and springs between points do not count.
double jointError(const RigidWorld& world);
/// False for joints without an error: mouse joints, and distance joints that are springs.
bool isRigid(const RigidJoint& joint);
/// Returns the error of one joint [length].
double jointError(const RigidWorld& world, const RigidJoint& joint);
/// Largest overlap of active contacts at the start of the last (sub)step [length], >= 0.
double deepestOverlap(const RigidWorld& world);
/// Writes the island of each body, numbered from 0 in the order of their lowest bodies. An island is a set of
/// bodies connected by active contacts and joints, but not through static bodies. Static bodies have -1.
void islands(const RigidWorld& world, std::vector<std::int32_t>& island);

} // namespace timestep
