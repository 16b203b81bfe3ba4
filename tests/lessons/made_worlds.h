// SPDX-License-Identifier: GPL-3.0-or-later
// Experiment files with worlds whose members are random.
#pragma once

#include "core/json/json.h"
#include "core/particles/world/world_choices.h"
#include "core/random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace timestep::experiment_schema_test {

template <std::size_t N>
Json oneOf(const std::array<Choice, N>& choices, Random& random) {
    return std::string(choices[random.below(N)].id);
}

inline Json somePoint(Random& random) {
    return {random.uniform(-5, 5), random.uniform(-5, 5)};
}

inline Json madeParticles(Random& random) {
    Json world;
    const std::size_t count = 4 + random.below(4);
    for (std::size_t i = 0; i < count; ++i) {
        Json particle = {{"at", somePoint(random)}};
        if (random.below(2) == 0)
            particle[random.below(2) == 0 ? "velocity" : "previous"] = somePoint(random);
        if (random.below(2) == 0)
            particle[random.below(2) == 0 ? "mass" : "inverse-mass"] = random.uniform(1, 2);
        if (random.below(3) == 0) particle["pinned"] = random.below(2) == 0;
        if (random.below(3) == 0) particle["radius"] = random.uniform(0, 1);
        if (random.below(3) == 0) particle["name"] = "p" + std::to_string(i);
        world["particles"].push_back(particle);
    }
    for (std::size_t i = 0; i + 1 < count; ++i) {
        Json stick = {{"between", {i, i + 1}}};
        if (random.below(2) == 0) stick["length"] = random.uniform(1, 2);
        if (random.below(2) == 0) stick["pre-tension"] = random.uniform(0.9, 1.1);
        if (random.below(2) == 0) stick["stiffness"] = random.uniform(0, 2);
        if (random.below(2) == 0) stick["compliance"] = random.uniform(0, 0.1);
        if (random.below(2) == 0) stick["damping"] = random.uniform(0, 5);
        for (const char* flag : {"tension-only", "hidden", "cut", "limb", "spring"})
            if (random.below(3) == 0) stick[flag] = random.below(2) == 0;
        world["sticks"].push_back(stick);
    }
    if (random.below(2) == 0)
        world["angle-springs"] = Json::array({{{"of", {0, 1, 2}}, {"angle", 1.5}, {"stiffness", 0.5}}});
    if (random.below(2) == 0)
        world["motors"] =
            Json::array({{{"particle", 0}, {"centre", {9, 9}}, {"gear", random.uniform(-2, 2)}}});
    if (random.below(2) == 0) world["motor-speed"] = random.uniform(-3, 3);
    if (random.below(2) == 0)
        world["polygons"] = Json::array({Json::array({0, 1, 2}), {{"corners", {1, 2, 3}}, {"name", "sail"}}});
    if (random.below(2) == 0) world["outline"] = Json::array({0, 1, 2, 3});
    if (random.below(2) == 0)
        world["walls"] = {{"box", {-9, -9, 9, 9}},
                          {"rule", oneOf(wallRuleChoices, random)},
                          {"bounce", random.uniform()},
                          {"on", random.below(2) == 0}};
    if (random.below(2) == 0) world["gravity"] = somePoint(random);
    if (random.below(2) == 0) world["drag"] = random.uniform();
    if (random.below(2) == 0) world["drag-form"] = oneOf(dragFormChoices, random);
    if (random.below(2) == 0) world["y-down"] = random.below(2) == 0;
    if (random.below(2) == 0) world["floor-friction"] = oneOf(floorFrictionChoices, random);
    if (random.below(2) == 0) world["friction-factor"] = random.uniform();
    if (random.below(2) == 0) world["friction"] = random.uniform();
    if (random.below(2) == 0) world["history"] = oneOf(historyChoices, random);
    if (random.below(2) == 0) world["wind"] = somePoint(random);
    if (random.below(2) == 0) world["gust-period"] = random.uniform();
    if (random.below(2) == 0)
        world["forces"] = Json::array({{{"at", somePoint(random)}, {"strength", -2}, {"radius", 3}},
                                       {{"particle", 1}, {"strength", 2}}});
    if (random.below(2) == 0) world["tear"] = {{"rule", oneOf(tearRuleChoices, random)}, {"limit", 2}};
    if (random.below(2) == 0) world["sheets"] = Json::array({{{"first", 0}, {"columns", 2}, {"rows", 2}}});
    if (random.below(2) == 0) world["known-sticks"] = oneOf(knownSticksChoices, random);
    return {{"world", world}, {"step", "1/60"}, {"runs", Json::array({{{"passes", 3}}})}};
}

inline Json madeBodies(Random& random) {
    Json world;
    for (int i = 0; i < 4; ++i) {
        Json body;
        switch (random.below(3)) {
        case 0:
            body["box"] = {random.uniform(1, 2), random.uniform(1, 2)};
            break;
        case 1:
            body["circle"] = random.uniform(1, 2);
            break;
        default:
            body["polygon"] = Json::array({Json::array({-1, 0}), Json::array({1, 0}), Json::array({0, 1})});
        }
        body["at"] = {3 * i, random.uniform(0, 5)};
        if (random.below(2) == 0) body["angle"] = random.uniform(-1, 1);
        if (random.below(2) == 0) body["velocity"] = somePoint(random);
        if (random.below(2) == 0) body["turning"] = random.uniform(-1, 1);
        if (random.below(2) == 0) {
            body["mass"] = random.uniform(1, 2);
            body["inertia"] = random.uniform(1, 2);
        } else if (random.below(2) == 0) {
            body["density"] = random.uniform(1, 2);
            body["mass-rule"] = random.below(2) == 0 ? "seed" : "of-shape";
        }
        if (random.below(2) == 0) body["friction"] = random.uniform();
        if (random.below(2) == 0) body["restitution"] = random.uniform();
        if (random.below(2) == 0) body["bullet"] = true;
        if (random.below(4) == 0) {
            body["damping"] = random.uniform(0, 2);
            body["turning-damping"] = random.uniform(0, 2);
            body["gravity-factor"] = random.uniform(-1, 2);
            body["forces"] =
                Json::array({{{"force", somePoint(random)}},
                             {{"force", somePoint(random)}, {"local", somePoint(random)}, {"turns", true}},
                             {{"force", 2}, {"towards", somePoint(random)}},
                             {{"force", somePoint(random)}, {"at", somePoint(random)}}});
        }
        if (random.below(2) == 0) body["name"] = "b" + std::to_string(i);
        world["bodies"].push_back(body);
    }
    if (random.below(2) == 0)
        world["joints"] = Json::array({{{"hinge", {nullptr, 0}}, {"at", {0, 0}}, {"limits", {-1, 1}}},
                                       {{"rod", {1, 2}}, {"from", {3, 0}}, {"to", {6, 0}}, {"length", 3}},
                                       {{"hinge", {2, 3}}, {"local", {{1, 0}, {0, 0}}}, {"collide", true}},
                                       {{"hinge", {nullptr, 1}},
                                        {"at", {3, 0}},
                                        {"motor", {{"speed", "90°"}, {"torque", 2}}},
                                        {"spring", {{"frequency", 2}}}},
                                       {{"weld", {nullptr, 3}},
                                        {"at", {9, 0}},
                                        {"spring", {{"frequency", 2}, {"damping-ratio", 0.5}}}}});
    if (random.below(2) == 0) world["gravity"] = somePoint(random);
    return {{"world", world}, {"runs", Json::array({{{"substeps", 2}}})}};
}

/// A hundred worlds with random members.
inline Json madeFiles() {
    Json files = Json::array();
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Random random(seed);
        files.push_back(seed % 2 == 0 ? madeBodies(random) : madeParticles(random));
    }
    return files;
}

} // namespace timestep::experiment_schema_test
