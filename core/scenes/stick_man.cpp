// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

// The stick man of DataGenetics, "Verlet Integration" (2018). The article prints which joints he has, the
// stiffness 1 of his limbs, the pairs that hidden springs join (each foot and the opposite knee, the elbows,
// each hand and the shoulder, hip and head), their stiffness 0.1 to 0.2 and the rest length of 95 % of the
// distance. Sizes, gravity and passes are ours.

constexpr Box stickManBox = {0, 0, 500, 400}; // [px], y down

struct StickManJoint {
    std::string_view name;
    Point at; ///< [px] from the hip
};
constexpr std::array<StickManJoint, 12> stickManJoints = {{
    {"head", {0, -88}},
    {"shoulder", {0, -66}},
    {"back", {0, -33}},
    {"hip", {0, 0}},
    {"left-elbow", {-26, -44}},
    {"left-hand", {-40, -18}},
    {"right-elbow", {26, -44}},
    {"right-hand", {40, -18}},
    {"left-knee", {-16, 34}},
    {"left-foot", {-22, 72}},
    {"right-knee", {16, 34}},
    {"right-foot", {22, 72}},
}};
struct StickManPair {
    std::uint32_t a, b;
};
constexpr std::array<StickManPair, 11> stickManLimbs = {
    {{0, 1}, {1, 2}, {2, 3}, {1, 4}, {4, 5}, {1, 6}, {6, 7}, {3, 8}, {8, 9}, {3, 10}, {10, 11}}};
constexpr StickManPair hipToHead = {3, 0};
constexpr std::array<StickManPair, 5> springs = {{{9, 10}, {11, 8}, {4, 6}, {5, 1}, {7, 1}}};

constexpr std::array<Parameter, 6> ownOfStickMan = {{
    startNumber("spring-stiffness", TRANSLATABLE("parameter", "stiffness of the hidden springs"), "1", 0.15,
                {.maximum = 1, .slider = {0, 0.3}},
                TRANSLATABLE("parameter", "Share of their error that they correct per pass.")),
    startNumber(
        "pre-tension", TRANSLATABLE("parameter", "pre-tension"), "1", 0.95,
        {.minimum = 0.1, .maximum = 2, .slider = {0.9, 1}},
        TRANSLATABLE("parameter", "Rest length of the hidden springs over their length at the start.")),
    startToggle("spine-spring", TRANSLATABLE("parameter", "spring from hip to head"), true,
                TRANSLATABLE("parameter", "A spring that keeps the spine straight.")),
    startToggle("show-springs", TRANSLATABLE("parameter", "show the springs"), false,
                TRANSLATABLE("parameter", "Whether the hidden springs are drawn.")),
    startNumber("height", TRANSLATABLE("parameter", "start height"), "px", 200,
                {.maximum = 225, .slider = {0, 225}},
                TRANSLATABLE("parameter", "Of his feet above the floor.")),
    startNumber("lean", TRANSLATABLE("parameter", "start lean"), "px/frame", 1,
                {.minimum = -20, .maximum = 20, .slider = {-5, 5}},
                TRANSLATABLE("parameter", "Speed of his head to the right.")),
}};
constexpr auto stickManParameters =
    withRules(ownOfStickMan,
              {.gravity = 0.2, .strongGravity = 1, .drag = 0.01, .floorFriction = FloorFriction::FreezeX});
constexpr std::array<MethodSetting, 1> stickManMethod = {{{"passes", "4"}}};

World stickMan(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, stickManBox, true);
    const Point hip = {stickManBox.right / 2, stickManBox.top - values["height"] - 72};
    for (const StickManJoint& joint : stickManJoints)
        world.nameParticle(world.addParticle({hip.x + joint.at.x, hip.y + joint.at.y}),
                           std::string(joint.name));
    world.radius[0] = 14;
    world.setStartVelocity(0, {values["lean"], 0});
    for (const StickManPair& limb : stickManLimbs) world.addStick(limb.a, limb.b, LimbStick);
    const std::uint8_t flag = values.isOn("show-springs") ? SpringStick : Hidden | SpringStick;
    const auto spring = [&](const StickManPair& pair) {
        const std::uint32_t stick = world.addStick(pair.a, pair.b, flag, values["pre-tension"]);
        world.stiffness[stick] = values["spring-stiffness"];
    };
    for (const StickManPair& pair : springs) spring(pair);
    if (values.isOn("spine-spring")) spring(hipToHead);
    return world;
}

} // namespace

constexpr Scene stickManScene = inPixels({
    .id = "stick-man",
    .name = TRANSLATABLE("scene", "Stick man"),
    .group = TRANSLATABLE("scene", "Figures"),
    .description = TRANSLATABLE("scene", "The rag doll of DataGenetics: limbs, and hidden springs under "
                                         "pre-tension. Joints and springs as printed; sizes are ours."),
    .parameters = stickManParameters,
    .duration = 600,
    .method = stickManMethod,
    .world = stickMan,
    .bounds = boundsAround<stickManBox>,
});

} // namespace timestep
