// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what becomes of worlds of rigid bodies here and in Box2D 2.4: worst error of a joint, height of the
// watched body, energy at the end. Box2D gets a copy of each world, made from its data. It steps in single
// precision with 8 velocity and 3 position iterations, without sleeping.
//
//     rigid_beside [seconds]
#include "core/rigid/rigid_stepper.h"
#include "core/scenes/scene.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

using namespace timestep;

namespace {

constexpr double step = 1.0 / 60;

b2Vec2 vec(Point p) {
    return {static_cast<float>(p.x), static_cast<float>(p.y)};
}

/// The same world in Box2D.
class Copy {
public:
    explicit Copy(const RigidWorld& world) : ours_(world), world_(vec(world.rules.gravity)) {
        world_.SetAllowSleeping(false);
        b2BodyDef plane;
        plane_ = world_.CreateBody(&plane);
        for (std::uint32_t i = 0; i < world.bodies.size(); ++i) addBody(i);
        for (const RigidJoint& joint : world.joints) addJoint(joint);
    }

    void advance() {
        for (const RigidForce& force : ours_.forces)
            bodies_[force.body]->ApplyForce(vec(forceNow(ours_, force)),
                                            vec(ours_.toPlane(force.body, force.local)), true);
        world_.Step(static_cast<float>(step), 8, 3);
        for (std::size_t i = 0; i < bodies_.size(); ++i) {
            RigidBody& to = ours_.bodies[i];
            const b2Body& from = *bodies_[i];
            to.x = static_cast<double>(from.GetWorldCenter().x);
            to.y = static_cast<double>(from.GetWorldCenter().y);
            to.angle = static_cast<double>(from.GetAngle());
            to.vx = static_cast<double>(from.GetLinearVelocity().x);
            to.vy = static_cast<double>(from.GetLinearVelocity().y);
            to.omega = static_cast<double>(from.GetAngularVelocity());
        }
    }
    const RigidWorld& world() const { return ours_; }

private:
    void addBody(std::uint32_t number) {
        const RigidBody& from = ours_.bodies[number];
        b2BodyDef def;
        def.type = from.isStatic() ? b2_staticBody : b2_dynamicBody;
        def.position = vec({from.x, from.y});
        def.angle = static_cast<float>(from.angle);
        def.linearVelocity = vec({from.vx, from.vy});
        def.angularVelocity = static_cast<float>(from.omega);
        def.linearDamping = static_cast<float>(from.damping);
        def.angularDamping = static_cast<float>(from.turningDamping);
        def.gravityScale = static_cast<float>(from.gravityFactor);
        b2Body* const body = world_.CreateBody(&def);
        bodies_.push_back(body);
        b2FixtureDef fixture;
        fixture.density = 1;
        fixture.friction = static_cast<float>(from.friction);
        fixture.restitution = static_cast<float>(from.restitution);
        if (from.isCircle()) {
            b2CircleShape circle;
            circle.m_radius = static_cast<float>(from.radius);
            fixture.shape = &circle;
            body->CreateFixture(&fixture);
        } else if (from.isCapsule()) { // a box and two discs
            const double half = ours_.corners[from.firstCorner + 1].x;
            b2PolygonShape box;
            box.SetAsBox(static_cast<float>(half), static_cast<float>(from.rounding));
            fixture.shape = &box;
            body->CreateFixture(&fixture);
            for (const double x : {-half, half}) {
                b2CircleShape end;
                end.m_radius = static_cast<float>(from.rounding);
                end.m_p = vec({x, 0});
                fixture.shape = &end;
                body->CreateFixture(&fixture);
            }
        } else {
            std::vector<b2Vec2> corners;
            for (std::uint32_t i = 0; i < from.cornerCount; ++i)
                corners.push_back(vec(ours_.corners[from.firstCorner + i]));
            b2PolygonShape polygon;
            const b2Vec2 last = corners[2];
            if (corners.size() == 4 && corners[0] == -last) // Set() would unite the corners of a thin card
                polygon.SetAsBox(last.x, last.y);
            else
                polygon.Set(corners.data(), static_cast<int>(corners.size()));
            fixture.shape = &polygon;
            body->CreateFixture(&fixture);
        }
        if (from.isStatic()) return;
        b2MassData mass;
        mass.mass = static_cast<float>(1 / from.inverseMass);
        mass.I = static_cast<float>(1 / from.inverseInertia);
        mass.center.SetZero();
        body->SetMassData(&mass);
    }

    template <typename Def>
    void join(const RigidJoint& from, Def& def) {
        def.bodyA = from.a == noBody ? plane_ : bodies_[from.a];
        def.bodyB = bodies_[from.b];
        def.localAnchorA = vec(from.localA);
        def.localAnchorB = vec(from.localB);
        def.collideConnected = from.collide;
        const SpringConstants spring = springOf(ours_, from);
        if constexpr (requires { def.stiffness; })
            if (from.spring) {
                def.stiffness = static_cast<float>(spring.stiffness);
                def.damping = static_cast<float>(spring.damper);
            }
        if constexpr (requires { def.referenceAngle; }) def.referenceAngle = static_cast<float>(from.rest);
        world_.CreateJoint(&def);
    }

    void addJoint(const RigidJoint& from) {
        if (from.kind == RigidJointKind::Distance) {
            b2DistanceJointDef def;
            def.length = static_cast<float>(from.length);
            def.minLength = from.spring ? 0 : def.length;
            def.maxLength = from.spring ? 1e6f : def.length;
            join(from, def);
        } else if (from.kind == RigidJointKind::Weld) {
            b2WeldJointDef def;
            join(from, def);
        } else {
            b2RevoluteJointDef def;
            def.enableMotor = from.motor;
            def.motorSpeed = static_cast<float>(from.motorSpeed);
            def.maxMotorTorque = static_cast<float>(from.strongest);
            def.enableLimit = from.limited;
            def.lowerAngle = static_cast<float>(from.lower);
            def.upperAngle = static_cast<float>(from.upper);
            join(from, def);
        }
    }

    RigidWorld ours_;
    b2World world_;
    b2Body* plane_ = nullptr;
    std::vector<b2Body*> bodies_;
};

RigidBodySetup bodyAt(double x, double y) {
    RigidBodySetup setup;
    setup.position = {x, y};
    return setup;
}

/// Ten boxes out from a wall, welded.
RigidWorld weldedBeam(bool springs) {
    RigidWorld world;
    world.rules.gravity = {0, -10};
    for (std::uint32_t i = 0; i < 10; ++i) {
        world.addBox(0.5, 0.25, bodyAt(0.5 * i + 0.25, 0));
        RigidJoint& weld = world.joints[world.addWeldJoint(i > 0 ? i - 1 : noBody, i, {0.5 * i, 0})];
        weld.spring = springs;
        weld.hertz = 15;
        weld.damping = 0.5;
    }
    return world;
}

/// A cart on two driven wheels on a slope.
RigidWorld cart() {
    RigidWorld world;
    world.rules.gravity = {0, -10};
    RigidBodySetup ground = bodyAt(0, -1);
    ground.isStatic = true;
    world.addBox(200, 2, ground);
    world.addPolygon(std::vector<Point>{{3, 0}, {13, 0}, {13, 3}}, [] {
        RigidBodySetup slope;
        slope.isStatic = true;
        return slope;
    }());
    const std::uint32_t body = world.addBox(2, 0.4, bodyAt(0, 0.9));
    for (const double x : {-0.8, 0.8}) {
        RigidBodySetup wheel = bodyAt(x, 0.5);
        wheel.friction = 0.9;
        const std::uint32_t disc = world.addCircle(0.4, wheel);
        RigidJoint& hinge = world.joints[world.addRevoluteJoint(body, disc, {x, 0.5})];
        hinge.motor = true;
        hinge.motorSpeed = -6;
        hinge.strongest = 6;
    }
    world.names.push_back({body, "watched"});
    return world;
}

/// Discs on springs, one below the other.
RigidWorld springs() {
    RigidWorld world;
    world.rules.gravity = {0, -10};
    for (std::uint32_t i = 0; i < 5; ++i) {
        world.addCircle(0.2, bodyAt(0, -1.0 * (i + 1)));
        RigidJoint& rod = world.joints[world.addDistanceJoint(i > 0 ? i - 1 : noBody, i, {0, -1.0 * i},
                                                              {0, -1.0 * (i + 1)})];
        rod.spring = true;
        rod.hertz = 2;
        rod.damping = 0.1;
    }
    return world;
}

struct Outcome {
    double worstJoint = 0, height = 0, energy = 0, fastest = 0;
};

template <typename Advance, typename World>
Outcome outcomeOf(int steps, const Advance& advance, const World& worldNow) {
    Outcome outcome;
    for (int n = 0; n < steps; ++n) {
        advance(n);
        outcome.worstJoint = std::max(outcome.worstJoint, jointError(worldNow()));
    }
    const RigidWorld& world = worldNow();
    const auto watched =
        world.findBody("watched").value_or(static_cast<std::uint32_t>(world.bodies.size() - 1));
    outcome.height = world.bodies[watched].y;
    outcome.energy = kineticEnergy(world) + potentialEnergy(world);
    for (const RigidBody& body : world.bodies)
        outcome.fastest = std::max(outcome.fastest, std::hypot(body.vx, body.vy));
    return outcome;
}

void print(const char* engine, const Outcome& outcome) {
    std::printf("  %-10s joint error %8.4f m   height %9.4f m   energy %12.4f J   fastest %7.4f m/s\n",
                engine, outcome.worstJoint, outcome.height, outcome.energy, outcome.fastest);
}

void compare(const std::string& name, const RigidWorld& start, int steps) {
    std::printf("%s: %zu bodies, %zu joints, %.1f s\n", name.c_str(), start.bodies.size(),
                start.joints.size(), steps * step);
    for (const auto& [engine, method] :
         {std::pair{"standard", RigidMethod()}, {"soft step", softStepMethod()}}) {
        RigidWorld world = start;
        RigidStepper stepper;
        print(engine, outcomeOf(
                          steps, [&](int n) { stepper.step(world, method, n, step); },
                          [&]() -> const RigidWorld& { return world; }));
    }
    Copy copy(start);
    print("Box2D",
          outcomeOf(
              steps, [&](int) { copy.advance(); }, [&]() -> const RigidWorld& { return copy.world(); }));
}

} // namespace

int main(int argc, char** argv) {
    const int steps = static_cast<int>((argc > 1 ? std::max(0.1, std::atof(argv[1])) : 10) / step);
    const auto sceneOf = [](const char* id, const char* parameter = nullptr, double value = 0) {
        const Scene& scene = *findScene(id);
        ParameterValues values(scene.parameters);
        if (parameter != nullptr) values.set(parameter, value);
        return scene.rigidWorld(values, 1);
    };
    compare("Ball & Chain", sceneOf("ball-and-chain"), steps);
    compare("Bridge", sceneOf("body-bridge"), steps);
    compare("Bridge of 40", sceneOf("body-bridge", "planks", 40), steps);
    compare("Card House", sceneOf("card-house"), steps);
    compare("Arch", sceneOf("loaded-arch"), steps);
    compare("Rush", sceneOf("rush", "discs", 400), steps);
    compare("Rush of 100", sceneOf("rush"), steps);
    compare("Confined", sceneOf("confined", "row", 25), steps);
    compare("Confined, 12 in a row", sceneOf("confined"), steps);
    compare("welded beam", weldedBeam(false), steps);
    compare("beam with springs", weldedBeam(true), steps);
    compare("cart with motors", cart(), steps);
    compare("discs on springs", springs(), steps);
    return 0;
}
