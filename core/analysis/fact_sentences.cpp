// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/method_facts.h"
#include "core/sentence.h"

#include "core/table/number_text.h"
#include "core/translatable.h"

#include <cmath>
#include <cstdio>
#include <string>
#include <utility>

namespace timestep {

namespace {

std::string twoDecimals(double number) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.2f", number);
    return buffer;
}

FactSentence orderSentence(const MeasuredOrder& order) {
    if (order.order && *order.order > 0)
        return {"order", TRANSLATABLE("facts", "Order %1."), {twoDecimals(order.measured)}};
    if (order.order)
        return {"order", TRANSLATABLE("facts", "Order 0: a smaller step does not make the error smaller.")};
    if (order.errors.empty() || !std::isfinite(order.errors.back()))
        return {"order",
                TRANSLATABLE("facts", "No order: the motion has no finite end even with small steps.")};
    return {"order",
            TRANSLATABLE("facts",
                         "No order: the error falls unevenly, by 2 to the power of %1 at the last halving."),
            {twoDecimals(order.orders.back())}};
}

/// Adds a sentence only if the order differs from that of the undisturbed motion.
void addOtherOrder(std::vector<FactSentence>& sentences, const MeasuredOrder& usual,
                   const MeasuredOrder& other, std::string_view fact, Text order, Text none) {
    if (!usual.order || other.order == usual.order) return;
    if (other.order)
        sentences.push_back({fact, order, {std::to_string(*other.order)}});
    else
        sentences.push_back({fact, none});
}

FactSentence stabilitySentence(const MeasuredStability& stability) {
    const double limit = stability.limit;
    if (limit == alwaysStable)
        return {"stability", TRANSLATABLE("facts", "Stable on an oscillation for every step.")};
    if (stability.growsLikeTime())
        return {"stability",
                TRANSLATABLE("facts",
                             "Never stable on an oscillation: its amplitude grows in proportion to the "
                             "number of steps.")};
    if (limit == neverStable)
        return {
            "stability",
            TRANSLATABLE("facts", "Never stable on an oscillation: its amplitude grows with every step.")};
    if (std::isnan(limit))
        return {"stability",
                TRANSLATABLE("facts", "No stability limit: a step is not linear on a linear oscillation.")};
    return {
        "stability", TRANSLATABLE("facts", "Stable on an oscillation up to w h = %1."), {shortNumber(limit)}};
}

void addSame(std::vector<FactSentence>& sentences, std::string_view fact,
             const std::vector<const Integrator*>& records, Text one, Text more) {
    if (records.empty()) return;
    FactSentence sentence{fact, records.size() == 1 ? one : more, {records.front()->name}};
    if (records.size() > 1) sentence.values.push_back(std::to_string(records.size() - 1));
    sentences.push_back(std::move(sentence));
}

} // namespace

std::vector<FactSentence> factSentences(const MethodFacts& facts) {
    std::vector<FactSentence> sentences{orderSentence(facts.order)};
    addOtherOrder(sentences, facts.order, facts.whenDamped, "order-damped",
                  TRANSLATABLE("facts", "Order %1 with friction."),
                  TRANSLATABLE("facts", "No whole order with friction."));
    addOtherOrder(sentences, facts.order, facts.whenDriven, "order-driven",
                  TRANSLATABLE("facts", "Order %1 if the force depends on the time."),
                  TRANSLATABLE("facts", "No whole order if the force depends on the time."));
    addOtherOrder(sentences, facts.order, facts.onAlternatingSteps, "order-alternating",
                  TRANSLATABLE("facts", "Order %1 on steps that change."),
                  TRANSLATABLE("facts", "No whole order on steps that change."));
    if (const auto keeps = facts.keepsArea())
        sentences.push_back({"area", *keeps ? TRANSLATABLE("facts", "Keeps the area in phase space.")
                                            : TRANSLATABLE("facts", "Changes the area in phase space.")});
    if (const auto returns = facts.returns())
        sentences.push_back(
            {"reversible", *returns ? TRANSLATABLE("facts", "Runs backwards to its start.")
                                    : TRANSLATABLE("facts", "Does not run backwards to its start.")});
    sentences.push_back(stabilitySentence(facts.stability));
    if (const auto bounded = facts.energyStaysBounded())
        sentences.push_back({"energy", *bounded
                                           ? TRANSLATABLE("facts", "The energy error stays bounded.")
                                           : TRANSLATABLE("facts", "The energy error grows with time.")});
    const auto [fewest, most] = facts.evaluations;
    if (fewest == most && most == 1)
        sentences.push_back({"evaluations", TRANSLATABLE("facts", "One evaluation of a per step.")});
    else if (fewest == most)
        sentences.push_back(
            {"evaluations", TRANSLATABLE("facts", "%1 evaluations of a per step."), {std::to_string(most)}});
    else
        sentences.push_back({"evaluations",
                             TRANSLATABLE("facts", "%1 to %2 evaluations of a per step."),
                             {std::to_string(fewest), std::to_string(most)}});
    if (!facts.sameWhenDamped.empty())
        addSame(sentences, "same", facts.sameWhenDamped, TRANSLATABLE("facts", "The same as %1."),
                TRANSLATABLE("facts", "The same as %1 and %2 more."));
    else if (!facts.sameAs.empty())
        addSame(sentences, "same", facts.sameAs,
                TRANSLATABLE("facts", "The same as %1, for forces that depend on x alone."),
                TRANSLATABLE("facts", "The same as %1 and %2 more, for forces that depend on x alone."));
    else
        addSame(sentences, "same-facts", facts.sameFacts, TRANSLATABLE("facts", "Has the same facts as %1."),
                TRANSLATABLE("facts", "Has the same facts as %1 and %2 more."));
    return sentences;
}

std::string english(const FactSentence& sentence) {
    std::vector<std::string> values;
    for (const Wording& value : sentence.values) values.push_back(value.english());
    return filled(sentence.text.english, values);
}

} // namespace timestep
