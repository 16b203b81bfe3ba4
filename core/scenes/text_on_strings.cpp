// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/stroke_font.h"
#include "core/scenes/world_scene.h"

#include <algorithm>

namespace timestep {

namespace {

// A word that hangs on strings, after the text of Verly.js (Hazra 2020), whose gravity and friction it has;
// the letters (sticks along the strokes, hidden sticks that keep their shape) and all sizes are ours.

constexpr Box textOnStringsBox = {0, 0, 800, 450}; // [px], y down
constexpr double advance = 5.5;                    // widths of the pen grid from letter to letter
constexpr std::uint32_t pieces = 5;                // of a string

constexpr std::array<TextField, 1> textOnStringsTexts = {
    {{"word", TRANSLATABLE("parameter", "word"), "Verlet", 30,
      TRANSLATABLE("parameter", "Latin letters with their accents, digits and - . , ! ? ' + &.")}}};

constexpr std::array<Parameter, 3> ownOfTextOnStrings = {{
    startNumber("size", TRANSLATABLE("parameter", "size"), "px", 18,
                {.minimum = 1, .maximum = 40, .slider = {5, 40}},
                TRANSLATABLE("parameter",
                             "A sixth of the height of a capital; smaller when the word would not fit.")),
    startNumber("string-length", TRANSLATABLE("parameter", "length of the strings"), "px", 100,
                {.minimum = 5, .maximum = 200, .slider = {20, 200}},
                TRANSLATABLE("parameter", "From the ceiling to the letters.")),
    attractionParameter(0, 20),
}};
constexpr auto textOnStringsParameters =
    withRules(ownOfTextOnStrings, {.gravity = 1,
                                   .strongGravity = 2,
                                   .drag = 0.03,
                                   .floorFriction = FloorFriction::Factor,
                                   .frictionFactor = 0.7});
constexpr std::array<MethodSetting, 1> textOnStringsMethod = {{{"passes", "16"}}};

/// Particles at the corners of the strokes, once each.
std::vector<std::uint32_t> addCorners(World& world, const Strokes& strokes, Point origin, double size) {
    const auto first = static_cast<std::uint32_t>(world.particles());
    std::vector<Point> corners;
    for (const auto& stroke : strokes)
        for (const Point corner : stroke)
            if (std::find(corners.begin(), corners.end(), corner) == corners.end()) corners.push_back(corner);
    for (const Point corner : corners)
        world.addParticle({origin.x + corner.x * size, origin.y - corner.y * size});
    std::vector<std::uint32_t> along; // the corners of all strokes one after the other
    for (const auto& stroke : strokes)
        for (const Point corner : stroke)
            along.push_back(first + static_cast<std::uint32_t>(
                                        std::find(corners.begin(), corners.end(), corner) - corners.begin()));
    return along;
}

/// Sticks along the strokes, and hidden ones between all other corners.
void addSticks(World& world, const Strokes& strokes, const std::vector<std::uint32_t>& along) {
    const std::uint32_t first = *std::min_element(along.begin(), along.end());
    const std::uint32_t last = *std::max_element(along.begin(), along.end());
    const std::size_t before = world.sticks();
    std::size_t k = 0;
    for (const auto& stroke : strokes) {
        for (std::size_t i = 0; i + 1 < stroke.size(); ++i) world.addStick(along[k + i], along[k + i + 1]);
        k += stroke.size();
    }
    const std::size_t drawn = world.sticks();
    for (std::uint32_t a = first; a <= last; ++a)
        for (std::uint32_t b = a + 1; b <= last; ++b) {
            bool joined = false;
            for (std::size_t s = before; s < drawn; ++s)
                joined = joined || (std::min(world.stickA[s], world.stickB[s]) == a &&
                                    std::max(world.stickA[s], world.stickB[s]) == b);
            if (!joined) world.addStick(a, b, Hidden);
        }
}

void hangText(World& world, std::uint32_t particle) {
    const Point from = {world.x[particle], textOnStringsBox.bottom + 4};
    const double length = world.y[particle] - from.y;
    std::uint32_t above = world.addParticle(from, 1, true);
    for (std::uint32_t i = 1; i < pieces; ++i) {
        const std::uint32_t next = world.addParticle({from.x, from.y + length * i / pieces}, 0.2);
        world.addStick(above, next, TensionOnly);
        above = next;
    }
    world.addStick(above, particle, TensionOnly);
}

/// The corners that strings are tied to: the highest ones, leftmost and rightmost; one when they are close.
std::vector<std::uint32_t> knots(const World& world, std::uint32_t first, double size) {
    std::uint32_t left = first;
    std::uint32_t right = first;
    const auto better = [&world, size](std::uint32_t a, std::uint32_t b, double side) {
        const double da = world.y[a] + 2 * side * world.x[a];
        const double db = world.y[b] + 2 * side * world.x[b];
        return da < db - size * 1e-6;
    };
    for (std::uint32_t i = first; i < world.particles(); ++i) {
        if (better(i, left, 1)) left = i;
        if (better(i, right, -1)) right = i;
    }
    if (std::abs(world.x[left] - world.x[right]) < size) return {left};
    return {left, right};
}

World text(const ParameterValues& values, const TextValues& words, std::uint64_t) {
    World world = emptyWorld(values, textOnStringsBox, true);
    const std::u32string word =
        charactersOf(words.empty() ? textOnStringsTexts[0].standard : words.at("word"));
    const double room = (textOnStringsBox.right - textOnStringsBox.left) * 0.9;
    const double size = std::min(values["size"], room / (advance * static_cast<double>(word.size())));
    const double left = (textOnStringsBox.left + textOnStringsBox.right) / 2 -
                        size * (advance * static_cast<double>(word.size()) - (advance - 4)) / 2;
    // The base line of the letters, whose capitals begin at the strings.
    const double base = values["string-length"] + 6 * size;
    for (std::size_t k = 0; k < word.size(); ++k) {
        const Strokes strokes = strokesOf(word[k]);
        if (strokes.empty()) continue;
        const auto first = static_cast<std::uint32_t>(world.particles());
        const auto along =
            addCorners(world, strokes, {left + advance * size * static_cast<double>(k), base}, size);
        addSticks(world, strokes, along);
        for (const std::uint32_t knot : knots(world, first, size)) hangText(world, knot);
    }
    if (world.particles() == 0)
        throw InputError(TRANSLATABLE("fault", "the word needs at least one letter"), "texts/word");
    const std::uint32_t centre =
        world.addParticle({textOnStringsBox.right / 2, textOnStringsBox.top - 40}, 1, true);
    world.rules.centres.push_back({{}, static_cast<std::int32_t>(centre), values["attraction"], 150});
    return world;
}

} // namespace

constexpr Scene textScene = inPixels({
    .id = "text",
    .name = TRANSLATABLE("scene", "Text on strings"),
    .group = TRANSLATABLE("scene", "Figures"),
    .description =
        TRANSLATABLE("scene", "A word of your own hangs on strings, and a pin that can attract or repel it. "
                              "Letters and sizes are ours; gravity and friction are Verly's."),
    .parameters = textOnStringsParameters,
    .texts = textOnStringsTexts,
    .duration = 600,
    .method = textOnStringsMethod,
    .world = text,
    .bounds = boundsAround<textOnStringsBox>,
});

} // namespace timestep
