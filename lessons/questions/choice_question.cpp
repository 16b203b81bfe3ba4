// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

void readChoices(const Json& yaml, const Question& question, std::vector<QuestionChoice>& choices) {
    const Json& list = yaml.required("choices", "question");
    list.expectList("choices");
    if (list.list().size() < 2)
        throw list.error(TRANSLATABLE("fault", "a question needs at least two choices"));
    int right = 0, happen = 0;
    for (const Json& item : list.list()) {
        item.expectKeys("choices", {"id", "text", "feedback", "right", "happens"});
        QuestionChoice choice;
        choice.id = readId(item.required("id", "choices"), "id");
        for (const QuestionChoice& other : choices)
            if (other.id == choice.id)
                throw item.error(Sentence(TRANSLATABLE("fault", "there are two choices \"%1\""), choice.id));
        choice.text = item.required("text", "choices").asText("text");
        choice.feedback = optionalText(item, "feedback");
        if (const Json* value = item.find("right")) {
            if (question.prediction)
                throw value->error(
                    TRANSLATABLE("fault", "a prediction is not graded: no choice of it is right"));
            choice.right = value->asTruth("right");
        }
        if (const Json* value = item.find("happens")) {
            if (!question.prediction)
                throw value->error(TRANSLATABLE("fault", "only a choice of a prediction happens"));
            choice.happens = value->asTruth("happens");
        }
        if (!question.prediction && !choice.right && choice.feedback.empty())
            throw item.error(
                TRANSLATABLE("fault", "a wrong choice needs feedback that says why it is wrong"));
        right += choice.right ? 1 : 0;
        happen += choice.happens ? 1 : 0;
        choices.push_back(std::move(choice));
    }
    if (happen > 1) throw list.error(TRANSLATABLE("fault", "only one of the choices can be happens: yes"));
    if (!question.prediction && right != 1)
        throw list.error(TRANSLATABLE("fault", "exactly one of the choices must be right: yes"));
}

TextPlaces textsOfChoices(const Json& block, std::string_view key) {
    TextPlaces texts;
    if (const Json* choices = block.find(key))
        for (const Json& choice : choices->list())
            for (const char* part : {"text", "feedback"})
                if (const Json* text = choice.find(part)) texts.push_back(text);
    return texts;
}

} // namespace

const QuestionChoice* ChoiceQuestion::chosen(const Answer& answer) const {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const QuestionChoice& choice) { return choice.id == answer.choice; });
    return found == choices.end() ? nullptr : &*found;
}

const QuestionChoice* ChoiceQuestion::happening() const {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [](const QuestionChoice& choice) { return choice.happens; });
    return found == choices.end() ? nullptr : &*found;
}

void readChoiceQuestion(const Json& yaml, Question& question, ChoiceQuestion& choice) {
    yaml.expectKeys("question", {"id", "type", "prediction", "ask", "choices", "hints", "solution"});
    readAsk(yaml, question);
    readChoices(yaml, question, choice.choices);
    readHelp(yaml, question);
}

void judgeChoice(const Question& question, const ChoiceQuestion& choice, const Answer& answer,
                 Judgement& judgement) {
    const QuestionChoice* chosen = choice.chosen(answer);
    if (chosen == nullptr) return;
    if (question.prediction) {
        judgement.verdict = Verdict::Committed;
        return;
    }
    judgement.verdict = chosen->right ? Verdict::Right : Verdict::Wrong;
    judgement.feedback = chosen->feedback;
}

std::string outcomeOfChoice(const ChoiceQuestion& prediction, const Answer& answer) {
    const QuestionChoice* chosen = prediction.chosen(answer);
    return chosen != nullptr ? chosen->feedback : std::string();
}

std::vector<std::string_view> choicesToRead(const ChoiceQuestion& choice) {
    std::vector<std::string_view> texts;
    for (const QuestionChoice& each : choice.choices) texts.emplace_back(each.text);
    return texts;
}

std::span<const BlockText> choiceTexts() {
    static constexpr std::array<BlockText, 1> texts{{{"choices", BlockText::Form::Choices, textsOfChoices}}};
    return texts;
}

} // namespace timestep
