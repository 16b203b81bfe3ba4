// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

struct Experiment;

/// A column passes a value, like x = 0 when a body lands. Experiments name one at which runs end, and others
/// whose instants are noted.
struct CrossingCondition {
    static constexpr std::size_t most = 16; ///< in the list of an experiment

    enum class Direction : std::uint8_t { Either, Rising, Falling };
    std::string column; ///< id of a recorded or calculated column
    double value = 0;   ///< [unit of the column], finite
    Direction direction = Direction::Either;

    bool operator==(const CrossingCondition&) const = default;
};

/// Reads "x = 0", "theta = pi/2 rising", "v = -0.5 falling". Throws InputError.
CrossingCondition crossingFromText(std::string_view text);
/// The form that crossingFromText() reads back as the same condition.
std::string toText(const CrossingCondition& condition);

/// A list of conditions with semicolons between them, as people type it. Throws InputError.
std::vector<CrossingCondition> crossingsFromText(std::string_view text);
std::string toText(const std::vector<CrossingCondition>& conditions);

/// The condition at which runs end, if there is one, followed by those that are noted.
std::vector<CrossingCondition> conditionsOf(const Experiment& experiment);

} // namespace timestep
