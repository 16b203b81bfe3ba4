// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation/event.h"
#include "lessons/text/probe.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// One condition for a step to be done.
struct Check {
    enum class Kind : std::uint8_t {
        State,   ///< every condition holds for the current experiment
        Measure, ///< a measured number is as expected, and every condition holds
        Answer,  ///< the question was answered correctly
        Event,   ///< the learner acted on the run (grab, cut, pin ...), or a Happening occurred
        Commit,  ///< the prediction or sentence was given
        Time     ///< the run has reached a time
    };
    std::string id;
    Kind kind = Kind::State;
    std::string text;                  ///< what is asked for or found, Markdown; may be empty
    std::vector<Condition> conditions; ///< State, Measure, Time
    Probe probe;                       ///< Measure
    Expectation expected;              ///< Measure
    /// Measure: settings that reach what is expected, as setByKey() takes them. They show that a goal can be
    /// reached; the learner does not see them.
    std::vector<std::pair<std::string, std::string>> solved;
    std::string question;              ///< Answer, Commit: its id
    EventKind event = EventKind::Grab; ///< Event: the learner's action
    bool happens = false;              ///< Event: probe.happening is meant, in run probe.run (-1: in any)
    bool never = false;                ///< Event: it must not happen before the end of the run
    double time = 0;                   ///< Time [time unit of the scene]
    std::string outcome; ///< id of the prediction beside which the measured value is shown; may be empty
    int outcomeCell = 0; ///< of a table: its blank cell, from 0
    std::string unit;    ///< of the measured value, where it is shown; may be empty; see shownValue()
    int digits = 4;      ///< significant digits, where the measured value is shown
    std::string reason;  ///< why the tolerance is above 1 %; empty: it is not
    int line = 0;        ///< in the lesson's file
};

} // namespace timestep
