// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"
#include "core/translatable.h"

#include <optional>
#include <span>
#include <string_view>

namespace timestep {

/// A scene to play with at once, without a lesson.
struct Toy {
    std::string_view scene;
    Text name, deed; ///< "Curtain", "Tear it", TRANSLATABLE("play", ...)
    Text hint;       ///< said when it opens, TRANSLATABLE("play", ...)
    /// Changes the standard experiment for play; null: it stays.
    void (*prepare)(Experiment&) = nullptr;
    /// Adds what a hand does on the cover.
    void (*act)(Experiment&) = nullptr;
    double seconds = 6;           ///< of the cover, at the natural pace
    std::optional<Box> part = {}; ///< of the scene that the cover shows [scene length]; none: all of it
    double strain = 0.05;         ///< of a stick that gets the strongest colour
};

/// In the order of the row.
std::span<const Toy> toys();

/// The experiment as it is played with. A world has no end.
Experiment toPlayWith(const Toy& toy);
/// The experiment of the cover.
Experiment onCover(const Toy& toy);

/// The experiment on the card of a bundled lesson; none: its picture does not move.
std::optional<Experiment> onLessonCard(std::string_view lesson);

} // namespace timestep
