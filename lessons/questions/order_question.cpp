// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

using Ids = std::vector<std::string>;

bool isItem(const OrderQuestion& order, const std::string& id) {
    return std::any_of(order.items.begin(), order.items.end(),
                       [&](const OrderItem& item) { return item.id == id; });
}

Ids rightOrder(const OrderQuestion& order) {
    Ids ids;
    for (const OrderItem& item : order.items) ids.push_back(item.id);
    return ids;
}

bool isRightOrder(const OrderQuestion& order, const Ids& ids) {
    const auto& others = order.alsoRight;
    return ids == rightOrder(order) || std::find(others.begin(), others.end(), ids) != others.end();
}

/// Requires each item once.
Ids readItemIds(const Json& yaml, const OrderQuestion& order) {
    yaml.expectList("order");
    Ids ids;
    for (const Json& item : yaml.list()) {
        const std::string id = item.asText("order");
        if (!isItem(order, id))
            throw item.error(Sentence(TRANSLATABLE("fault", "there is no item \"%1\""), id));
        if (std::find(ids.begin(), ids.end(), id) != ids.end())
            throw item.error(Sentence(TRANSLATABLE("fault", "the item \"%1\" appears here twice"), id));
        ids.push_back(id);
    }
    if (ids.size() != order.items.size())
        throw yaml.error(
            Sentence(TRANSLATABLE("fault", "an order names each of the %1 items once"), order.items.size()));
    return ids;
}

void readItems(const Json& yaml, OrderQuestion& order) {
    const Json& list = yaml.required("items", "question");
    list.expectList("items");
    constexpr std::size_t fewest = 2, most = 9;
    if (list.list().size() < fewest || list.list().size() > most)
        throw list.error(TRANSLATABLE("fault", "two to nine items are put in an order"));
    for (const Json& given : list.list()) {
        given.expectKeys("items", {"id", "text"});
        OrderItem item{readId(given.required("id", "items"), "id"),
                       given.required("text", "items").asText("text")};
        if (isItem(order, item.id))
            throw given.error(Sentence(TRANSLATABLE("fault", "there are two items \"%1\""), item.id));
        order.items.push_back(std::move(item));
    }
}

void readOrderFeedback(const Json& yaml, OrderQuestion& order) {
    const Json* list = yaml.find("feedback");
    if (list == nullptr) return;
    list->expectList("feedback");
    for (const Json& given : list->list()) {
        given.expectKeys("feedback", {"first", "then", "text"});
        OrderFeedback feedback;
        for (const char* key : {"first", "then"}) {
            const Json& id = given.required(key, "feedback");
            if (!isItem(order, id.asText(key)))
                throw id.error(Sentence(TRANSLATABLE("fault", "there is no item \"%1\""), id.written()));
        }
        feedback.first = given.find("first")->written();
        feedback.then = given.find("then")->written();
        feedback.text = given.required("text", "feedback").asText("text");
        order.feedback.push_back(std::move(feedback));
    }
}

/// The items that hold words: code is in backticks and is the same in all languages.
TextPlaces wordedItems(const Json& block, std::string_view key) {
    TextPlaces texts = textsOfEntries(block.find(key), "text");
    std::erase_if(texts, [](const Json* text) { return text->written().starts_with('`'); });
    return texts;
}

} // namespace

void readOrderQuestion(const Json& yaml, Question& question, OrderQuestion& order) {
    yaml.expectKeys("question", {"id", "type", "ask", "items", "also-right", "joined", "feedback", "runs",
                                 "hints", "solution"});
    readAsk(yaml, question);
    readItems(yaml, order);
    if (const Json* others = yaml.find("also-right")) {
        others->expectList("also-right");
        for (const Json& other : others->list()) order.alsoRight.push_back(readItemIds(other, order));
    }
    setTruth(yaml, "joined", order.joined);
    readOrderFeedback(yaml, order);
    readEffects(yaml, question, order.items.size());
    if (const Json* runs = yaml.find("runs"))
        for (const Json& run : runs->list()) static_cast<void>(readItemIds(*run.find("answer"), order));
    readHelp(yaml, question);
}

void judgeOrder(const Question&, const OrderQuestion& order, const Answer& answer, Judgement& judgement) {
    Ids sorted = answer.cells, wanted = rightOrder(order);
    std::sort(sorted.begin(), sorted.end());
    std::sort(wanted.begin(), wanted.end());
    if (sorted != wanted) return;
    if (isRightOrder(order, answer.cells)) {
        judgement.verdict = Verdict::Right;
        return;
    }
    judgement.verdict = Verdict::Wrong;
    const auto placeOf = [&](const std::string& id) {
        return std::find(answer.cells.begin(), answer.cells.end(), id);
    };
    for (const OrderFeedback& feedback : order.feedback)
        if (placeOf(feedback.first) < placeOf(feedback.then)) {
            judgement.feedback = feedback.text;
            return;
        }
}

std::vector<std::string> startOrder(const OrderQuestion& order) {
    const Ids right = rightOrder(order);
    // Every second item first, from the end: far from the right order, and always the same.
    Ids mixed;
    for (const std::size_t parity : {std::size_t{1}, std::size_t{0}})
        for (std::size_t i = right.size(); i-- > 0;)
            if (i % 2 == parity) mixed.push_back(right[i]);
    for (std::size_t turns = 0; turns < mixed.size() && isRightOrder(order, mixed); ++turns)
        std::rotate(mixed.begin(), mixed.begin() + 1, mixed.end());
    return mixed;
}

std::span<const BlockText> orderTexts() {
    using Form = BlockText::Form;
    static constexpr std::array<BlockText, 2> texts{
        {{"items", Form::List, wordedItems}, {"feedback", Form::List, textsOfItems}}};
    return texts;
}

} // namespace timestep
