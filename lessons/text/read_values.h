// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/run/simulation/event.h"
#include "lessons/text/probe.h"
#include "lessons/text/yaml.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

// Readers of values that several kinds of blocks and questions hold. All throw InputError with file, line and
// column.

/// A word of lesson files and what it means.
template <class Value>
struct Named {
    std::string_view name;
    Value value;
};

/// The actions of a learner.
inline constexpr std::array<Named<EventKind>, 13> handEvents{{{"grab", EventKind::Grab},
                                                              {"move", EventKind::Move},
                                                              {"release", EventKind::Release},
                                                              {"cut", EventKind::Cut},
                                                              {"pin", EventKind::Pin},
                                                              {"unpin", EventKind::Unpin},
                                                              {"ghost", EventKind::Ghost},
                                                              {"brush", EventKind::Brush},
                                                              {"blow", EventKind::Blow},
                                                              {"cut-across", EventKind::CutAcross},
                                                              {"cut-around", EventKind::CutAround},
                                                              {"place", EventKind::Place},
                                                              {"velocity", EventKind::Velocity}}};
inline constexpr std::array<Named<Happening>, 3> happenings{
    {{"tear", Happening::Tear}, {"torn-to-border", Happening::TornToBorder}, {"rest", Happening::Rest}}};

template <class List>
bool isNamed(const std::string& text, const List& list) {
    return std::any_of(list.begin(), list.end(), [&](const auto& each) { return each.name == text; });
}

template <class List>
auto readName(const Json& yaml, std::string_view what, const List& list) {
    const std::string& text = yaml.asText(what);
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.name == text; });
    if (found != list.end()) return found->value;
    std::string names;
    for (const auto& each : list) names += (names.empty() ? "" : ", ") + std::string(each.name);
    throw yaml.error(Sentence(TRANSLATABLE("fault", "\"%1\" is one of %2"), what, names));
}

/// `when`: keys of settings with values or bounds.
std::vector<Condition> readConditions(const Json& yaml);
/// The source of a number, the run and the row. `what` names the block in messages.
Probe readProbe(const Json& yaml, std::string_view what);
/// value and within, at-least, at-most: those that are there.
Expectation readExpectation(const Json& yaml, std::string_view what);

/// The id of a block: small letters, digits and hyphens.
std::string readId(const Json& yaml, std::string_view what);
/// "0.5" or "5 %".
Tolerance readTolerance(const Json& yaml, std::string_view what);
/// A scalar as setByKey() takes it; yes and no become true and false.
std::string settingText(const Json& yaml, std::string_view what);
/// A map of keys and values as setByKey() takes them.
std::vector<std::pair<std::string, std::string>> readSettings(const Json& yaml, std::string_view what);
/// The text under `key`; empty when the key is not there.
std::string optionalText(const Json& yaml, std::string_view key);
/// The points under `key`, written [[0, 1], [2, 3]]: 1 to 400 of them.
std::vector<Point> readPoints(const Json& yaml, std::string_view key);
/// Sets `value` to the yes or no under `key`. Leaves it unchanged if the key is missing.
void setTruth(const Json& yaml, std::string_view key, bool& value);

} // namespace timestep
