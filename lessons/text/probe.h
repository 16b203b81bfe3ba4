// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// How far from a target a number may lie.
struct Tolerance {
    double amount = 0; ///< in the target's unit, or a fraction of it when relative
    bool relative = false;
    /// True if `value` lies within it, the borders included (with room for the rounding of a typed decimal).
    bool accepts(double value, double target) const;
};

/// A condition on the current experiment: a key of setByKey() and what its value must be.
struct Condition {
    std::string key;
    std::vector<std::string>
        oneOf; ///< numbers compared with a relative tolerance of 1e-9, choices by id; empty: bounds only
    std::optional<double> atLeast, atMost;
};

/// Which number of a run's measure is taken.
enum class Take : std::uint8_t {
    End,
    Maximum,
    Minimum,
    At,
    Slope,
    Flight ///< the maximum after the hand has let go; see inFlight()
};

/// An event that the simulation produces without an action of the learner.
enum class Happening : std::uint8_t {
    Tear,         ///< sticks that were too long broke; counted
    TornToBorder, ///< a tear has reached the border of its net
    Rest          ///< all bodies are at rest, see restRows
};

/// A run is at rest when its kinetic energy has been below this fraction of its maximum for so many rows.
inline constexpr std::size_t restRows = 30;
inline constexpr double restEnergy = 1e-4;

/// Where to read a number: which table, column, run and row.
struct Probe {
    enum class Source : std::uint8_t {
        Run,
        Residuals,
        Derived,  ///< a column of an analysis result
        Happening ///< how often a Happening occurred
    };
    Source source = Source::Run;
    std::string measure; ///< Run: id of a measure; Derived: id of a column; empty: the one in the plot
    std::string plot;    ///< Derived: id of the plot that shows the result
    Happening happening = Happening::Tear;
    int run = 0;
    int minusRun = -1; ///< the run whose value is subtracted; -1: none
    Take take = Take::End;
    double at = 0; ///< Take::At: time of a run, number of passes of residuals, x of an analysis;
                   ///< Take::Flight: time of the release
};

/// What a measured number must be: near a value, or within bounds.
struct Expectation {
    std::optional<double> value;
    Tolerance tolerance;
    std::optional<double> atLeast, atMost;
    bool accepts(double measured) const;
};

} // namespace timestep
