// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/rule_facts.h"
#include "core/table/number_text.h"
#include "core/translatable.h"

#include <cmath>
#include <string>

namespace timestep {

namespace {

constexpr double unchanged = 1e-6, almostNothing = 1e-3;

std::string rounded(double factor) {
    return shortNumber(std::round(factor * 1e4) / 1e4);
}

FactSentence barSentence(const RuleFacts& facts) {
    const double factor = facts.barFactor;
    if (!std::isfinite(factor))
        return {"bar", TRANSLATABLE("facts", "A bar that is too long gets no finite place.")};
    if (facts.bar.size() == 2 && factor < almostNothing)
        return {"bar", TRANSLATABLE("facts", "One pass restores the length of a bar.")};
    if (factor < almostNothing)
        return {"bar", TRANSLATABLE("facts", "A few passes restore the length of a bar.")};
    if (std::abs(factor - 1) < unchanged)
        return {"bar", TRANSLATABLE("facts", "Passes do not restore the length of a bar: its error stays.")};
    if (factor > 1)
        return {"bar",
                TRANSLATABLE("facts", "Each pass multiplies the error of a bar by %1: it grows."),
                {rounded(factor)}};
    return {"bar", TRANSLATABLE("facts", "A pass leaves %1 of the error of a bar."), {rounded(factor)}};
}

FactSentence chainSentence(const RuleFacts& facts) {
    if (!(facts.freeFactor < 1 - unchanged) || !(facts.pinnedFactor < 1 - unchanged))
        return {"chain", TRANSLATABLE("facts", "Passes do not restore a chain of sticks.")};
    return {
        "chain",
        TRANSLATABLE("facts",
                     "On a chain of %1 sticks a pass leaves %2 of the error, with one end pinned %3."),
        {std::to_string(RuleFacts::sticksOfChain), rounded(facts.freeFactor), rounded(facts.pinnedFactor)}};
}

void addSameRules(std::vector<FactSentence>& sentences, const std::vector<const Relaxation*>& records,
                  Text one, Text more) {
    FactSentence sentence{"same", records.size() == 1 ? one : more, {records.front()->name}};
    if (records.size() > 1) sentence.values.push_back(std::to_string(records.size() - 1));
    sentences.push_back(std::move(sentence));
}

} // namespace

std::vector<FactSentence> ruleSentences(const RuleFacts& facts) {
    std::vector<FactSentence> sentences;
    if (const auto leaves = facts.leavesRestAlone())
        sentences.push_back(
            {"rest", *leaves ? TRANSLATABLE("facts", "Sticks that have their lengths stay as they are.")
                             : TRANSLATABLE("facts", "Moves sticks that have their lengths.")});
    sentences.push_back(barSentence(facts));
    sentences.push_back(chainSentence(facts));
    if (const auto keeps = facts.keepsMomentum())
        sentences.push_back(
            {"momentum", *keeps ? TRANSLATABLE("facts", "Keeps the momentum.")
                                : TRANSLATABLE("facts", "Moves the centre of mass of free sticks.")});
    if (const auto keeps = facts.keepsAngularMomentum(); keeps && !*keeps)
        sentences.push_back({"turn", TRANSLATABLE("facts", "Turns a free bar.")});
    if (facts.usesStiffness())
        sentences.push_back(
            {"stiffness",
             TRANSLATABLE("facts", "With stiffness 1/2 a pass leaves %1 of the error of a bar."),
             {rounded(facts.halfStiffnessFactor)}});
    if (facts.usesCompliance())
        sentences.push_back(
            {"compliance",
             facts.complianceIsThatOfStep()
                 ? TRANSLATABLE("facts", "A compliance has the same effect with any number of passes.")
                 : TRANSLATABLE("facts", "The effect of a compliance depends on the number of passes.")});
    if (!facts.sameAs.empty())
        addSameRules(sentences, facts.sameAs, TRANSLATABLE("facts", "The same as %1."),
                     TRANSLATABLE("facts", "The same as %1 and %2 more."));
    else if (!facts.sameWhenRigid.empty())
        addSameRules(
            sentences, facts.sameWhenRigid,
            TRANSLATABLE("facts", "The same as %1, for rigid sticks that pull and push."),
            TRANSLATABLE("facts", "The same as %1 and %2 more, for rigid sticks that pull and push."));
    return sentences;
}

} // namespace timestep
