// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_kinds.h"
#include "lessons/text/read_values.h"

#include <algorithm>

namespace timestep {

namespace {

using Order = std::vector<std::string>;

bool isItem(const Question& question, const std::string& id) {
    return std::any_of(question.order.items.begin(), question.order.items.end(),
                       [&](const OrderItem& item) { return item.id == id; });
}

Order rightOrder(const Question& question) {
    Order ids;
    for (const OrderItem& item : question.order.items) ids.push_back(item.id);
    return ids;
}

bool isRightOrder(const Question& question, const Order& order) {
    const auto& others = question.order.alsoRight;
    return order == rightOrder(question) || std::find(others.begin(), others.end(), order) != others.end();
}

/// Requires each item once.
Order readItemIds(const Yaml& yaml, const Question& question) {
    yaml.expectList("order");
    Order order;
    for (const Yaml& item : yaml.items) {
        const std::string id = item.asText("order");
        if (!isItem(question, id))
            throw item.error(Sentence(TRANSLATABLE("fault", "there is no item \"%1\""), id));
        if (std::find(order.begin(), order.end(), id) != order.end())
            throw item.error(Sentence(TRANSLATABLE("fault", "the item \"%1\" stands here twice"), id));
        order.push_back(id);
    }
    if (order.size() != question.order.items.size())
        throw yaml.error(Sentence(TRANSLATABLE("fault", "an order names each of the %1 items once"),
                                  question.order.items.size()));
    return order;
}

void readItems(const Yaml& yaml, Question& question) {
    const Yaml& list = yaml.required("items", "question");
    list.expectList("items");
    constexpr std::size_t fewest = 2, most = 9;
    if (list.items.size() < fewest || list.items.size() > most)
        throw list.error(TRANSLATABLE("fault", "two to nine items are put in an order"));
    for (const Yaml& given : list.items) {
        given.expectKeys("items", {"id", "text"});
        OrderItem item{readId(given.required("id", "items"), "id"),
                       given.required("text", "items").asText("text")};
        if (isItem(question, item.id))
            throw given.error(Sentence(TRANSLATABLE("fault", "there are two items \"%1\""), item.id));
        question.order.items.push_back(std::move(item));
    }
}

void readOrderFeedback(const Yaml& yaml, Question& question) {
    const Yaml* list = yaml.find("feedback");
    if (list == nullptr) return;
    list->expectList("feedback");
    for (const Yaml& given : list->items) {
        given.expectKeys("feedback", {"first", "then", "text"});
        OrderFeedback feedback;
        for (const char* key : {"first", "then"}) {
            const Yaml& id = given.required(key, "feedback");
            if (!isItem(question, id.asText(key)))
                throw id.error(Sentence(TRANSLATABLE("fault", "there is no item \"%1\""), id.text));
        }
        feedback.first = given.find("first")->text;
        feedback.then = given.find("then")->text;
        feedback.text = given.required("text", "feedback").asText("text");
        question.order.feedback.push_back(std::move(feedback));
    }
}

void readOrder(const Yaml& yaml, Question& question) {
    yaml.expectKeys("question", {"id", "type", "ask", "items", "also-right", "joined", "feedback", "runs",
                                 "hints", "solution"});
    readAsk(yaml, question);
    readItems(yaml, question);
    if (const Yaml* others = yaml.find("also-right")) {
        others->expectList("also-right");
        for (const Yaml& other : others->items)
            question.order.alsoRight.push_back(readItemIds(other, question));
    }
    setTruth(yaml, "joined", question.order.joined);
    readOrderFeedback(yaml, question);
    readEffects(yaml, question, question.order.items.size());
    if (const Yaml* runs = yaml.find("runs"))
        for (const Yaml& run : runs->items) static_cast<void>(readItemIds(*run.find("answer"), question));
    readHelp(yaml, question);
}

void judgeOrder(const Question& question, const Answer& answer, Judgement& judgement) {
    Order sorted = answer.cells, wanted = rightOrder(question);
    std::sort(sorted.begin(), sorted.end());
    std::sort(wanted.begin(), wanted.end());
    if (sorted != wanted) return;
    if (isRightOrder(question, answer.cells)) {
        judgement.verdict = Verdict::Right;
        return;
    }
    judgement.verdict = Verdict::Wrong;
    const auto placeOf = [&](const std::string& id) {
        return std::find(answer.cells.begin(), answer.cells.end(), id);
    };
    for (const OrderFeedback& feedback : question.order.feedback)
        if (placeOf(feedback.first) < placeOf(feedback.then)) {
            judgement.feedback = feedback.text;
            return;
        }
}

} // namespace

std::vector<std::string> startOrder(const Question& question) {
    Order order = rightOrder(question);
    // Every second item first, from the end: far from the right order, and the same each time.
    Order mixed;
    for (const std::size_t parity : {std::size_t{1}, std::size_t{0}})
        for (std::size_t i = order.size(); i-- > 0;)
            if (i % 2 == parity) mixed.push_back(order[i]);
    for (std::size_t turns = 0; turns < mixed.size() && isRightOrder(question, mixed); ++turns)
        std::rotate(mixed.begin(), mixed.begin() + 1, mixed.end());
    return mixed;
}

const QuestionKind orderQuestion{
    .word = "order", .type = Question::Type::Order, .read = readOrder, .judge = judgeOrder};

} // namespace timestep
