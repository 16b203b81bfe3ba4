// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/toys.h"

#include "app/workbench/pace.h"
#include "core/scenes/scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

void addEvent(Experiment& experiment, std::int64_t step, EventKind kind, std::uint32_t index, Point at) {
    Event event;
    event.step = step;
    event.run = 0;
    event.kind = kind;
    event.index = index;
    event.at = at;
    experiment.events.push_back(event);
}

/// Swings him by the head, lets him drop, and does it again.
void throwStickMan(Experiment& experiment) {
    constexpr std::int64_t held = 110, again = 200; // [frame]
    for (const std::int64_t begin : {std::int64_t{0}, again}) {
        const auto hand = [&](std::int64_t step) {
            const double turn = 2 * std::numbers::pi * static_cast<double>(step) / 55;
            return Point{250 + 120 * std::sin(turn), 100 - 60 * std::cos(turn)};
        };
        addEvent(experiment, begin, EventKind::Grab, 0, hand(0));
        for (std::int64_t step = 2; step < held; step += 2)
            addEvent(experiment, begin + step, EventKind::Move, 0, hand(step));
        addEvent(experiment, begin + held, EventKind::Release, 0, hand(held));
    }
}

void hangLoosely(Experiment& experiment) {
    experiment.parameters.set("attachments", Value(std::string("partial")));
}

/// Cuts a slit across it, then pulls at its lower part.
void tearCurtain(Experiment& experiment) {
    hangLoosely(experiment);
    constexpr std::int64_t begin = 30;
    constexpr double left = 60, right = 380, pieces = 32; // [px]
    for (int i = 0; i < pieces; ++i) {
        const auto place = [&](int piece) {
            const double x = left + (right - left) * piece / pieces;
            return Point{x, 150 + 40 * std::sin(x / 45)};
        };
        addEvent(experiment, begin + 2 * i, EventKind::CutAcross, 0, place(i));
        experiment.events.back().to = place(i + 1);
    }
    constexpr std::uint32_t corner = 41 * 28 + 20; // in the middle of the lower edge
    const Point from{250, 310};
    const std::int64_t pulls = begin + 90;
    addEvent(experiment, pulls, EventKind::Grab, corner, from);
    for (int i = 1; i <= 60; ++i)
        addEvent(experiment, pulls + i, EventKind::Move, corner,
                 {from.x + 170 * std::sin(i / 12.0), from.y - 60 + 60 * std::cos(i / 12.0)});
    addEvent(experiment, pulls + 61, EventKind::Release, corner, from);
}

/// They wait until somebody pushes the first one.
void standUpright(Experiment& experiment) {
    experiment.parameters.set("tilt", 0.0);
}

void goOnAnEllipse(Experiment& experiment) {
    experiment.parameters.set("eccentricity", 0.6);
}

/// Its lower beam breaks, then its upper one.
void cutBridge(Experiment& experiment) {
    constexpr std::uint32_t lower = 15, upper = 18; // beams in the middle
    addEvent(experiment, 60, EventKind::Cut, lower, {});
    addEvent(experiment, 150, EventKind::Cut, upper, {});
}

constexpr std::array allToys{
    Toy{.scene = "stick-man",
        .name = TRANSLATABLE("play", "Stick man"),
        .deed = TRANSLATABLE("play", "Throw him"),
        .hint = TRANSLATABLE("play", "Take him by the head and throw him."),
        .act = throwStickMan,
        .part = Box{70, 5, 430, 165}},
    Toy{.scene = "curtain",
        .name = TRANSLATABLE("play", "Curtain"),
        .deed = TRANSLATABLE("play", "Tear it"),
        .hint = TRANSLATABLE("play", "Take a fold and pull hard until it tears, or cut it."),
        .prepare = hangLoosely,
        .act = tearCurtain,
        .part = Box{45, 8, 455, 190},
        .strain = 1},
    Toy{.scene = "dominoes",
        .name = TRANSLATABLE("play", "Dominoes"),
        .deed = TRANSLATABLE("play", "Push one"),
        .hint = TRANSLATABLE("play", "Push the first one over."),
        .prepare = standUpright},
    Toy{.scene = "kepler",
        .name = TRANSLATABLE("play", "Planet"),
        .deed = TRANSLATABLE("play", "Throw it"),
        .hint = TRANSLATABLE("play", "Take the planet and throw it. How far out does it come?"),
        .act = goOnAnEllipse,
        .seconds = 13},
    Toy{.scene = "bridge",
        .name = TRANSLATABLE("play", "Bridge"),
        .deed = TRANSLATABLE("play", "Cut a beam"),
        .hint = TRANSLATABLE("play", "Pull at its load, or cut a beam."),
        .act = cutBridge,
        .part = Box{1.2, 1.8, 14.8, 6.8}}};

struct LessonScene {
    std::string_view lesson, scene;
    double seconds = 6;
};
constexpr std::array lessonScenes{LessonScene{"break-it", "bridge"},
                                  LessonScene{"a-film-strip-of-motion", "ping-pong"},
                                  LessonScene{"ten-steps-of-euler", "cart"},
                                  LessonScene{"verlet-without-a-velocity", "pikuma-box"},
                                  LessonScene{"energy-drift-or-wobble", "spring"},
                                  LessonScene{"how-big-may-a-step-be", "spring-chain"},
                                  LessonScene{"orders-and-cost", "pendulum"},
                                  LessonScene{"when-smaller-steps-do-not-help", "projectile"},
                                  LessonScene{"orbits-for-ever", "kepler", 13},
                                  LessonScene{"walls-bounces-drag", "balls"},
                                  LessonScene{"frame-rate-is-not-physics", "falling-particle"},
                                  LessonScene{"one-stick", "one-stick"},
                                  LessonScene{"many-sticks-relaxation", "dropped-box"},
                                  LessonScene{"chains-and-convergence", "rope"},
                                  LessonScene{"cloth", "curtain"},
                                  LessonScene{"stiff-without-iterations", "heavy-chain"},
                                  LessonScene{"how-soft-is-a-stick", "compliant-chain"},
                                  LessonScene{"stick-man", "stick-man"},
                                  LessonScene{"solid-bodies", "jumble"},
                                  LessonScene{"stacks-friction-bounces", "newtons-cradle"},
                                  LessonScene{"stacks", "card-house"},
                                  LessonScene{"how-do-you-know", "double-pendulum"},
                                  LessonScene{"catch-the-ball", "throw-in-air"},
                                  LessonScene{"halley-1758", "halleys-comet"},
                                  LessonScene{"your-error-bar", "throw-in-air"}};

} // namespace

std::span<const Toy> toys() {
    return allToys;
}

Experiment toPlayWith(const Toy& toy) {
    const Scene& scene = *findScene(toy.scene);
    Experiment experiment = standardExperiment(scene);
    if (toy.prepare != nullptr) toy.prepare(experiment);
    if (scene.kind() != SceneKind::Problem) experiment.duration = 0;
    return experiment;
}

Experiment onCover(const Toy& toy) {
    const Scene& scene = *findScene(toy.scene);
    Experiment experiment = standardExperiment(scene);
    if (toy.act != nullptr) toy.act(experiment);
    experiment.duration = toy.seconds * naturalPace(scene);
    std::stable_sort(experiment.events.begin(), experiment.events.end(),
                     [](const Event& a, const Event& b) { return a.step < b.step; });
    return experiment;
}

std::optional<Experiment> onLessonCard(std::string_view lesson) {
    const auto found = std::find_if(lessonScenes.begin(), lessonScenes.end(),
                                    [lesson](const LessonScene& each) { return each.lesson == lesson; });
    if (found == lessonScenes.end()) return std::nullopt;
    Experiment experiment = standardExperiment(*findScene(found->scene));
    experiment.duration = found->seconds * naturalPace(*experiment.scene);
    return experiment;
}

} // namespace timestep
