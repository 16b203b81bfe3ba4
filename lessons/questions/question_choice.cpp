// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_kinds.h"
#include "lessons/text/read_values.h"

#include <algorithm>

namespace timestep {

namespace {

void readChoices(const Yaml& yaml, Question& question) {
    const Yaml& list = yaml.required("choices", "question");
    list.expectList("choices");
    if (list.items.size() < 2)
        throw list.error(TRANSLATABLE("fault", "a question needs at least two choices"));
    int right = 0, happen = 0;
    for (const Yaml& item : list.items) {
        item.expectKeys("choices", {"id", "text", "feedback", "right", "happens"});
        QuestionChoice choice;
        choice.id = readId(item.required("id", "choices"), "id");
        for (const QuestionChoice& other : question.choices)
            if (other.id == choice.id)
                throw item.error(Sentence(TRANSLATABLE("fault", "there are two choices \"%1\""), choice.id));
        choice.text = item.required("text", "choices").asText("text");
        choice.feedback = optionalText(item, "feedback");
        if (const Yaml* value = item.find("right")) {
            if (question.prediction)
                throw value->error(
                    TRANSLATABLE("fault", "a prediction is not graded: no choice of it is right"));
            choice.right = value->asTruth("right");
        }
        if (const Yaml* value = item.find("happens")) {
            if (!question.prediction)
                throw value->error(TRANSLATABLE("fault", "only a choice of a prediction happens"));
            choice.happens = value->asTruth("happens");
        }
        if (!question.prediction && !choice.right && choice.feedback.empty())
            throw item.error(
                TRANSLATABLE("fault", "a wrong choice needs feedback that says why it is wrong"));
        right += choice.right ? 1 : 0;
        happen += choice.happens ? 1 : 0;
        question.choices.push_back(std::move(choice));
    }
    if (happen > 1) throw list.error(TRANSLATABLE("fault", "only one of the choices can be happens: yes"));
    if (!question.prediction && right != 1)
        throw list.error(TRANSLATABLE("fault", "exactly one of the choices must be right: yes"));
}

void readChoice(const Yaml& yaml, Question& question) {
    yaml.expectKeys("question", {"id", "type", "prediction", "ask", "choices", "hints", "solution"});
    readAsk(yaml, question);
    readChoices(yaml, question);
    readHelp(yaml, question);
}

const QuestionChoice* chosen(const Question& question, const Answer& answer) {
    const auto found = std::find_if(question.choices.begin(), question.choices.end(),
                                    [&](const QuestionChoice& choice) { return choice.id == answer.choice; });
    return found == question.choices.end() ? nullptr : &*found;
}

void judgeChoice(const Question& question, const Answer& answer, Judgement& judgement) {
    const QuestionChoice* choice = chosen(question, answer);
    if (choice == nullptr) return;
    if (question.prediction) {
        judgement.verdict = Verdict::Committed;
        return;
    }
    judgement.verdict = choice->right ? Verdict::Right : Verdict::Wrong;
    judgement.feedback = choice->feedback;
}

std::string outcomeOfChoice(const Question& prediction, const Answer& answer) {
    const QuestionChoice* choice = chosen(prediction, answer);
    return choice != nullptr ? choice->feedback : std::string();
}

} // namespace

const QuestionKind choiceQuestion{.word = "choice",
                                  .type = Question::Type::Choice,
                                  .read = readChoice,
                                  .judge = judgeChoice,
                                  .outcome = outcomeOfChoice};

} // namespace timestep
