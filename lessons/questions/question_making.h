// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation/event.h"
#include "lessons/text/probe.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// A line of code, a token or an action that the learner puts in its place.
struct OrderItem {
    std::string id;
    std::string text; ///< Markdown; code stands in backticks and is not translated
};

/// Feedback to a wrong order in which one item stands anywhere before another.
struct OrderFeedback {
    std::string first, then; ///< ids of items
    std::string text;        ///< Markdown
};

/// What a question of the kind `order` asks for.
struct QuestionOrder {
    std::vector<OrderItem> items;                    ///< in the right order
    std::vector<std::vector<std::string>> alsoRight; ///< further right orders, as ids
    std::vector<OrderFeedback> feedback;             ///< the first that fits is shown
    bool joined = false;                             ///< the items are shown as one line, too
};

/// A text that fills a blank, with feedback to it.
struct FillFeedback {
    std::size_t blank = 0; ///< from 0
    std::string entry;
    std::string text; ///< Markdown
};

/// What a question of the kind `fill` asks for.
struct QuestionFill {
    std::vector<std::string> code;                 ///< lines; each ___ is a blank
    std::vector<std::string> tokens;               ///< on offer for every blank; empty: the blanks are typed
    std::vector<std::string> variables;            ///< of typed formulas; empty: texts are compared
    std::vector<std::vector<std::string>> answers; ///< of each blank, the accepted entries
    std::vector<FillFeedback> feedback;
};

/// What a written method must be, by the facts that core measures; what is empty does not matter.
struct WrittenFacts {
    std::optional<int> order = {};
    std::optional<bool> keepsArea = {}, returns = {};
    std::string sameAs = {}; ///< id of a method of the catalogue with the same motion
};

/// Feedback to a method with these facts.
struct WriteFeedback {
    WrittenFacts facts;
    std::string text; ///< Markdown
};

/// What a question of the kind `write` asks for: the text of a method (core/method).
struct QuestionWrite {
    std::string start; ///< lines that stand there at first; may be empty
    std::string right; ///< a text that is right
    WrittenFacts facts;
    std::vector<WriteFeedback> feedback; ///< the first that fits is shown
};

/// A number of the run that follows what a hand has done.
struct HandMeasure {
    std::string text; ///< what it is, Markdown
    Probe probe;      ///< of a run or of a Happening
    Expectation expected;
    std::string unit; ///< in which it is shown; see shownPerMeasured()
    int digits = 4;   ///< significant digits, where it is shown
};

/// Feedback to a wrong outcome: to numbers of one measure between two bounds, the bounds included.
struct HandFeedback {
    std::size_t measure = 0; ///< from 0
    Expectation where;
    std::string text; ///< Markdown
};

/// What a hand may do: settings as setByKey() takes them, and events. check-lessons runs it.
struct HandDeed {
    std::vector<std::pair<std::string, std::string>> set;
    std::vector<Event> events;
};

/// What a question of the kind `hand` asks for: something done in the scene, judged by measures.
struct QuestionHand {
    std::optional<EventKind> event;    ///< what must have been done; none: any change of settings counts
    std::vector<Condition> conditions; ///< on the experiment, as in a Check
    std::vector<HandMeasure> measures; ///< at least one; all must be as expected
    std::vector<HandFeedback> feedback;
    HandDeed right, wrong; ///< what satisfies all measures, and what does not
};

/// What an answer changes in the experiment, so that the learner's lines are what runs.
struct AnswerEffect {
    std::vector<std::string> answer;                      ///< as in Answer::cells
    std::vector<std::pair<std::string, std::string>> set; ///< as setByKey() takes it
};

} // namespace timestep
