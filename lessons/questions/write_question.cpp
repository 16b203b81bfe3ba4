// SPDX-License-Identifier: GPL-3.0-or-later
// A method typed by the learner, judged by the measures of core/analysis/method_facts.h.
#include "core/analysis/method_facts.h"
#include "core/method/own_method.h"
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"
#include "lessons/text/text.h"

#include <cmath>
#include <memory>
#include <optional>

namespace timestep {

namespace {

/// Measures only what is asked for, each fact once.
class WrittenMethodFacts {
public:
    explicit WrittenMethodFacts(const std::string& text) : own_(ownMethod(text)) {}

    bool are(const WrittenFacts& wanted) {
        return (!wanted.order || order() == wanted.order) &&
               (!wanted.keepsArea || keepsArea() == wanted.keepsArea) &&
               (!wanted.returns || returns() == wanted.returns) &&
               (wanted.sameAs.empty() || movesAs(*findIntegrator(wanted.sameAs)));
    }

private:
    std::optional<int> order() {
        if (!order_) order_ = measureOrder(own_->integrator);
        return order_->order;
    }
    std::optional<bool> keepsArea() {
        if (!area_) {
            area_.emplace();
            area_->areaDeviation = areaDeviation(own_->integrator);
        }
        return area_->keepsArea();
    }
    std::optional<bool> returns() {
        if (!way_) {
            way_.emplace();
            way_->returnDistance = distanceAfterReturn(own_->integrator, 1);
            way_->returnDistanceOf40 = distanceAfterReturn(own_->integrator, 40);
        }
        return way_->returns();
    }
    bool movesAs(const Integrator& record) const {
        return differenceOfMotions(own_->integrator, record) < sameMotion;
    }

    std::shared_ptr<const OwnMethod> own_;
    std::optional<MeasuredOrder> order_;
    std::optional<MethodFacts> area_, way_;
};

WrittenFacts readFacts(const Json& yaml) {
    yaml.expectKeys("facts", {"order", "area", "reversible", "same-as"});
    WrittenFacts facts;
    if (const Json* order = yaml.find("order")) facts.order = order->asWhole("order", 0, 12);
    if (const Json* area = yaml.find("area")) facts.keepsArea = area->asTruth("area");
    if (const Json* reversible = yaml.find("reversible")) facts.returns = reversible->asTruth("reversible");
    if (const Json* same = yaml.find("same-as")) {
        facts.sameAs = same->asText("same-as");
        const Integrator* record = findIntegrator(facts.sameAs);
        if (record == nullptr || record->isAdaptive())
            throw same->error(
                Sentence(TRANSLATABLE("fault", "there is no method \"%1\" with a fixed step"), facts.sameAs));
    }
    if (!facts.order && !facts.keepsArea && !facts.returns && facts.sameAs.empty())
        throw yaml.error(
            TRANSLATABLE("fault", "facts name at least one of order, area, reversible and same-as"));
    return facts;
}

} // namespace

void readWriteQuestion(const Json& yaml, Question& question, WriteQuestion& write) {
    yaml.expectKeys("question",
                    {"id", "type", "ask", "start", "facts", "right", "feedback", "hints", "solution"});
    readAsk(yaml, question);
    write.start = optionalText(yaml, "start");
    write.facts = readFacts(yaml.required("facts", "question"));
    const Json& right = yaml.required("right", "question");
    write.right = right.asText("right");
    if (const Json* list = yaml.find("feedback")) {
        list->expectList("feedback");
        for (const Json& item : list->list()) {
            item.expectKeys("feedback", {"facts", "text"});
            write.feedback.push_back({readFacts(item.required("facts", "feedback")),
                                      item.required("text", "feedback").asText("text")});
        }
    }
    readHelp(yaml, question);
}

void judgeWrite(const Question&, const WriteQuestion& write, const Answer& answer, Judgement& judgement) {
    if (trimmed(answer.text).empty() || trimmed(answer.text) == trimmed(write.start)) return;
    try {
        WrittenMethodFacts facts(answer.text);
        judgement.verdict = facts.are(write.facts) ? Verdict::Right : Verdict::Wrong;
        if (judgement.verdict == Verdict::Right) return;
        for (const WriteFeedback& feedback : write.feedback) {
            if (!facts.are(feedback.facts)) continue;
            judgement.feedback = feedback.text;
            return;
        }
    } catch (const MethodError&) { // the field shows what is wrong and where
    }
}

void verifyWritten(const Question& question, const WriteQuestion& write, QuestionPlace& place) {
    try {
        ownMethod(write.right);
    } catch (const MethodError& fault) {
        throw place.error("right", Sentence(TRANSLATABLE("fault", "line %1, column %2: %3"), fault.line,
                                            fault.column, fault.message));
    }
    Answer answer;
    answer.text = write.right;
    Judgement judgement;
    judgeWrite(question, write, answer, judgement);
    if (judgement.verdict != Verdict::Right)
        throw place.error("right",
                          TRANSLATABLE("fault", "this text does not have the facts of the question"));
}

std::span<const BlockText> writeTexts() {
    return feedbackTexts();
}

} // namespace timestep
