// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/nearness.h"
#include "lessons/text/probe.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// A learner's answer as typed.
struct Answer {
    std::string question; ///< id
    std::string choice;   ///< the id of what was chosen
    std::string text;     ///< what was typed into one field
    /// One entry for each of several places; each kind of question says what the entries are.
    std::vector<std::string> cells;
    bool operator==(const Answer&) const = default;
};

enum class Verdict : std::uint8_t {
    Unreadable, ///< not an answer yet: empty, or not a number; does not count as a try
    Committed,  ///< a prediction or a sentence: recorded, not graded
    Right,
    Wrong
};

struct Judgement {
    Verdict verdict = Verdict::Unreadable;
    std::vector<Verdict> cells;         ///< of each entry of Answer::cells that is judged by itself
    std::string feedback;               ///< to this particular answer; may be empty
    Nearness nearness = Nearness::None; ///< of a wrong number; of several, of the first that has fewer digits
    std::string hint;                   ///< from the second wrong try on; may be empty
    std::string solution;               ///< from the third wrong try on
    std::string model;                  ///< of a sentence that was committed
};

/// What an answer changes in the experiment, so that the learner's lines are run.
struct AnswerEffect {
    std::vector<std::string> answer;                      ///< as in Answer::cells
    std::vector<std::pair<std::string, std::string>> set; ///< as setByKey() takes it
};

/// A number that a question asks for.
struct AskedNumber {
    std::optional<double> answer; ///< none in a prediction
    Tolerance tolerance;
    std::string unit; ///< "": a pure number
};

/// The feedback to a typical wrong number.
struct NumberFeedback {
    double value = 0;
    Tolerance tolerance;
    std::string text; ///< Markdown
};

} // namespace timestep
