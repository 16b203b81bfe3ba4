// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

// The rag doll of Verly.js (Hazra 2020): points, masses (head and hands 5, feet 20, the rest 1), radii and
// sticks are those of createRagdoll in its sources; 16 iterations per frame.

constexpr Box ragdollBox = {0, 0, 800, 600}; // [px], y down; ours

struct RagdollJoint {
    std::string_view name;
    Point at; ///< [px] from the head
    double mass = 1;
    double radius = 5; ///< [px]
};
constexpr std::array<RagdollJoint, 13> ragdollJoints = {{
    {"head", {0, 0}, 5, 15},
    {"hip", {0, 100}},
    {"right-hip", {30, 90}},
    {"left-hip", {-30, 90}},
    {"right-knee", {20, 150}},
    {"left-knee", {-20, 150}},
    {"right-foot", {30, 190}, 20, 10},
    {"left-foot", {-30, 190}, 20, 10},
    {"neck", {0, 25}},
    {"right-shoulder", {25, 30}},
    {"left-shoulder", {-25, 30}},
    {"right-hand", {15, 105}, 5, 10},
    {"left-hand", {-15, 105}, 5, 10},
}};
struct RagdollPair {
    std::uint32_t a, b;
};
/// Hidden sticks that keep the body in shape. The pairs 9-2 and 10-3 occur twice.
constexpr std::array<RagdollPair, 19> muscles = {{{0, 9},
                                                  {0, 10},
                                                  {9, 10},
                                                  {9, 2},
                                                  {10, 3},
                                                  {9, 3},
                                                  {10, 2},
                                                  {2, 6},
                                                  {3, 7},
                                                  {2, 7},
                                                  {3, 6},
                                                  {0, 1},
                                                  {2, 3},
                                                  {9, 2},
                                                  {10, 3},
                                                  {0, 4},
                                                  {0, 5},
                                                  {0, 6},
                                                  {0, 7}}};
constexpr std::array<RagdollPair, 12> ragdollLimbs = {
    {{1, 2}, {1, 3}, {2, 4}, {3, 5}, {4, 6}, {5, 7}, {0, 8}, {8, 1}, {8, 9}, {9, 11}, {8, 10}, {10, 12}}};

constexpr std::array<Parameter, 2> ownOfRagdoll = {{
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 8,
                {.minimum = -100, .maximum = 100, .slider = {-30, 30}},
                TRANSLATABLE("parameter", "Of the head to the right.")),
    startToggle("show-springs", TRANSLATABLE("parameter", "show the springs"), false,
                TRANSLATABLE("parameter", "Whether the hidden springs are drawn.")),
}};
constexpr auto ragdollParameters = withRules(ownOfRagdoll, {.gravity = 1,
                                                            .strongGravity = 2,
                                                            .drag = 0.03,
                                                            .floorFriction = FloorFriction::Factor,
                                                            .frictionFactor = 0.7});
constexpr std::array<MethodSetting, 1> ragdollMethod = {{{"passes", "16"}}};

World ragdoll(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, ragdollBox, true);
    for (const RagdollJoint& joint : ragdollJoints) {
        const std::uint32_t i = world.addParticle({400 + joint.at.x, 150 + joint.at.y}, joint.mass);
        world.radius[i] = joint.radius;
        world.nameParticle(i, std::string(joint.name));
    }
    world.setStartVelocity(0, {values["speed"], 0});
    const std::uint8_t flag = values.isOn("show-springs") ? SpringStick : Hidden | SpringStick;
    for (const RagdollPair& pair : muscles) world.addStick(pair.a, pair.b, flag);
    for (const RagdollPair& pair : ragdollLimbs) world.addStick(pair.a, pair.b, LimbStick);
    return world;
}

} // namespace

constexpr Scene ragdollScene = inPixels({
    .id = "verly-ragdoll",
    .name = TRANSLATABLE("scene", "Rag doll"),
    .group = TRANSLATABLE("scene", "Figures"),
    .description = TRANSLATABLE("scene", "The rag doll of Verly.js with its masses 5, 1 and 20: heavy feet, "
                                         "and sticks that do the work of muscles. The window is ours."),
    .parameters = ragdollParameters,
    .duration = 600,
    .method = ragdollMethod,
    .world = ragdoll,
    .bounds = boundsAround<ragdollBox>,
});

} // namespace timestep
