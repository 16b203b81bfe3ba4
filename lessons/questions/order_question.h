// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include <span>
#include <string>
#include <vector>

namespace timestep {

struct Question;

/// A line of code, a token or an action that the learner moves to its place.
struct OrderItem {
    std::string id;
    std::string text; ///< Markdown; code is in backticks and is not translated
};

/// Feedback to a wrong order in which one item comes anywhere before another.
struct OrderFeedback {
    std::string first, then; ///< ids of items
    std::string text;        ///< Markdown
};

/// Items are put in an order: Answer::cells, as ids.
struct OrderQuestion {
    std::vector<OrderItem> items;                    ///< in the right order
    std::vector<std::vector<std::string>> alsoRight; ///< further right orders, as ids
    std::vector<OrderFeedback> feedback;             ///< the first that fits is shown
    bool joined = false;                             ///< the items are shown as one line, too
};

void readOrderQuestion(const Json& yaml, Question& question, OrderQuestion& order);
void judgeOrder(const Question& question, const OrderQuestion& order, const Answer& answer,
                Judgement& judgement);
std::span<const BlockText> orderTexts();

/// The initial order of the items: always the same, and never a right one.
std::vector<std::string> startOrder(const OrderQuestion& order);

} // namespace timestep
