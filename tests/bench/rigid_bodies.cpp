// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how fast a pyramid of boxes is stepped beside Box2D 2.4, and whether it still stands. One thread, no
// sleeping on either side, both in one process, taking turns, in time of the processor: the ratio means
// something on a busy machine too, times do not. No test depends on it. Box2D computes in single precision
// with 8 velocity and 3 position iterations, this engine in double precision with 8 iterations and 8 of split
// impulses, or by the soft step with as many iterations in all. Debian compiles Box2D with -O2; with -O2
// instead of -O3 this engine is as fast.
//
//     rigid_bodies [rounds] [rows]
#include "core/rigid/rigid_stepper.h"
#include "core/team.h"
#include "tests/bench/ratio_table.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

using namespace timestep;

namespace {

constexpr double step = 1.0 / 60;
constexpr int timedSteps = 400, turn = 20; // steps that are timed, and of them at a time
constexpr int allSteps = 600;              // 10 s
constexpr double gravity = 10, friction = 0.6, gap = 0.125;

/// Centre of a box of side 1; row from the ground up, i from the left.
Point place(int rows, int row, int i) {
    return {(i - (rows - row - 1) / 2.0) * (1 + gap), 0.5 + row};
}

/// Largest distance of a box from the height of its row, and from where it was built.
struct Drift {
    double up = 0, along = 0; ///< [length]
    double fastest = 0;       ///< [length/time]
};

class Ours {
public:
    Ours(int rows, const RigidMethod& method) : rows_(rows), method_(method) {
        world_.rules.gravity = {0, -gravity};
        RigidBodySetup ground;
        ground.isStatic = true;
        ground.position = {0, -10};
        world_.addBox(400, 20, ground);
        for (int row = 0; row < rows; ++row)
            for (int i = 0; i < rows - row; ++i) {
                RigidBodySetup box;
                box.position = place(rows, row, i);
                box.friction = friction;
                world_.addBox(1, 1, box);
            }
    }
    void advance() { stepper_.step(world_, method_, number_++, step); }
    Drift drift() const {
        Drift drift;
        std::size_t body = 1;
        for (int row = 0; row < rows_; ++row)
            for (int i = 0; i < rows_ - row; ++i, ++body) {
                const RigidBody& b = world_.bodies[body];
                const Point at = place(rows_, row, i);
                drift.up = std::max(drift.up, std::abs(b.y - at.y));
                drift.along = std::max(drift.along, std::abs(b.x - at.x));
                drift.fastest = std::max(drift.fastest, std::hypot(b.vx, b.vy));
            }
        return drift;
    }
    std::size_t contacts() const { return world_.contacts.size(); }

private:
    int rows_ = 0;
    RigidMethod method_;
    RigidWorld world_;
    RigidStepper stepper_;
    std::int64_t number_ = 0;
};

class Box2D {
public:
    explicit Box2D(int rows) : rows_(rows), world_({0, -static_cast<float>(gravity)}) {
        world_.SetAllowSleeping(false);
        b2BodyDef ground;
        ground.position.Set(0, -10);
        addBox(world_.CreateBody(&ground), 200, 10, 0);
        for (int row = 0; row < rows; ++row)
            for (int i = 0; i < rows - row; ++i) {
                const Point at = place(rows, row, i);
                b2BodyDef box;
                box.type = b2_dynamicBody;
                box.position.Set(static_cast<float>(at.x), static_cast<float>(at.y));
                bodies_.push_back(world_.CreateBody(&box));
                addBox(bodies_.back(), 0.5f, 0.5f, 1);
            }
    }
    void advance() { world_.Step(static_cast<float>(step), 8, 3); }
    Drift drift() const {
        Drift drift;
        std::size_t body = 0;
        for (int row = 0; row < rows_; ++row)
            for (int i = 0; i < rows_ - row; ++i, ++body) {
                const b2Body& b = *bodies_[body];
                const Point at = place(rows_, row, i);
                drift.up = std::max(drift.up, std::abs(static_cast<double>(b.GetPosition().y) - at.y));
                drift.along = std::max(drift.along, std::abs(static_cast<double>(b.GetPosition().x) - at.x));
                drift.fastest = std::max(drift.fastest, static_cast<double>(b.GetLinearVelocity().Length()));
            }
        return drift;
    }
    std::size_t contacts() const {
        std::size_t points = 0;
        for (const b2Contact* c = world_.GetContactList(); c != nullptr; c = c->GetNext())
            points += static_cast<std::size_t>(c->GetManifold()->pointCount);
        return points;
    }

private:
    static void addBox(b2Body* body, float halfWidth, float halfHeight, float density) {
        b2PolygonShape shape;
        shape.SetAsBox(halfWidth, halfHeight);
        b2FixtureDef fixture;
        fixture.shape = &shape;
        fixture.density = density;
        fixture.friction = static_cast<float>(friction);
        body->CreateFixture(&fixture);
    }
    int rows_ = 0;
    b2World world_;
    std::vector<b2Body*> bodies_;
};

/// Processor time for a number of steps [s].
template <typename Engine>
double timeOf(Engine& engine, int steps) {
    const std::clock_t begin = std::clock(); // waiting for the processor does not count
    for (int n = 0; n < steps; ++n) engine.advance();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

template <typename Engine>
void printState(const char* name, const Engine& engine, double time) {
    const Drift drift = engine.drift();
    std::printf("  %-9s %8.4f ms per step, %zu contacts; after 10 s: %s (off its row %.4f, along it %.4f, "
                "fastest %.4f)\n",
                name, 1e3 * time / timedSteps, engine.contacts(),
                drift.up < 0.5 ? "no box has left its row" : "IT HAS FALLEN", drift.up, drift.along,
                drift.fastest);
}

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 3;
    const int rows = argc > 2 ? std::max(1, std::atoi(argv[2])) : 44;
    const TeamSize alone(1);
    RigidMethod method;
    method.iterations = 8;
    std::vector<double> ourTimes, softTimes, theirTimes; // per step [ms]
    for (int round = 0; round < rounds; ++round) {
        Ours ours(rows, method), soft(rows, softStepMethod());
        Box2D theirs(rows);
        double ourTime = 0, softTime = 0, theirTime = 0;
        for (int n = 0; n < timedSteps; n += turn) {
            ourTime += timeOf(ours, turn);
            theirTime += timeOf(theirs, turn);
            softTime += timeOf(soft, turn);
        }
        timeOf(ours, allSteps - timedSteps);
        timeOf(soft, allSteps - timedSteps);
        timeOf(theirs, allSteps - timedSteps);
        for (const auto& [times, time] :
             {std::pair{&ourTimes, ourTime}, {&softTimes, softTime}, {&theirTimes, theirTime}})
            times->push_back(1e3 * time / timedSteps);
        printState("timestep", ours, ourTime);
        printState("soft step", soft, softTime);
        printState("Box2D", theirs, theirTime);
    }
    const std::string title = "pyramid of " + std::to_string(rows) + " rows beside Box2D 2.4, ";
    // The solver of contacts alone runs in packs; contacts are found and set up as the text says.
    const double bar = rows <= 20 ? 2.1 : rows <= 44 ? 2.2 : 2.0;
    printRatio(title + "split impulses", median(ourTimes), median(theirTimes), "ms/step", bar);
    printRatio(title + "soft step", median(softTimes), median(theirTimes), "ms/step", 0);
    return 0;
}
