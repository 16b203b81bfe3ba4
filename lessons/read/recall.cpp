// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read/recall.h"

#include "lessons/document/document.h"
#include "lessons/questions/read_question.h"
#include "lessons/text/faults.h"

#include <map>

namespace timestep {

namespace {

/// The block of a question in a document; null if there is none.
const Json* findQuestionBlock(const Document& document, const std::string& id) {
    for (const DocumentStep& step : document.steps)
        for (const DocumentPart& part : step.parts) {
            if (part.kind != &blockKind<Question>) continue;
            const Json* found = part.yaml.find("id");
            if (found != nullptr && found->written() == id) return &part.yaml;
        }
    return nullptr;
}

bool holdsExpression(const Json& yaml) {
    for (const Json& item : yaml.list())
        if (holdsExpression(item)) return true;
    if (yaml.is_object())
        for (const auto& [key, value] : yaml.items())
            if (holdsExpression(value)) return true;
    return yaml.is_scalar() &&
           (yaml.written().starts_with('=') || yaml.written().find("{= ") != std::string::npos);
}

/// The question with what the recall gives instead. What belongs to another number is left out.
Json asRecalled(Json question, const Json& own) {
    if (own.find("answer") != nullptr)
        for (const char* key : {"unit", "within", "reason", "feedback", "hints", "solution"})
            question.erase(key);
    for (const auto& [key, value] : own.items())
        if (key != "id" && key != "lesson" && key != "question") question[key] = value;
    return question;
}

} // namespace

void fillRecalls(Lesson& lesson, const ReadOther& read, std::vector<InputError>* list) {
    Faults faults(list);
    std::map<std::string, Document> others;
    const auto fill = [&](const RecallBlock& recall) {
        const auto refuse = [&](const Sentence& why) { throw errorAtLine(lesson.file, recall.line, why); };
        const std::string name = "the question \"" + recall.question + "\" of \"" + recall.lesson + "\"";
        if (recall.lesson == lesson.id)
            refuse(TRANSLATABLE("fault", "a recalled question comes from another lesson"));
        auto found = others.find(recall.lesson);
        if (found == others.end()) {
            try {
                found = others.emplace(recall.lesson, read(recall.lesson)).first;
            } catch (const InputError& wrong) {
                refuse(Sentence(TRANSLATABLE("fault", "the lesson \"%1\" cannot be read: %2"), recall.lesson,
                                wrong.message));
            }
        }
        const Json* yaml = findQuestionBlock(found->second, recall.question);
        if (yaml == nullptr) refuse(Sentence(TRANSLATABLE("fault", "%1 does not exist"), name));
        if (holdsExpression(*yaml))
            refuse(Sentence(TRANSLATABLE("fault", "%1 holds expressions, which belong to its lesson"), name));
        Question question = readQuestion(asRecalled(*yaml, recall.own));
        if (isCommitted(question))
            refuse(Sentence(TRANSLATABLE("fault", "%1 is not graded, so it cannot be asked again"), name));
        if (taskOf(question) != nullptr)
            refuse(Sentence(
                TRANSLATABLE("fault",
                             "%1 is answered in the scene of its lesson, so it cannot be asked again"),
                name));
        question.id = recall.id;
        question.line = recall.line;
        question.recalled = true;
        question.effects.clear();
        return question;
    };
    for (LessonStep& step : lesson.steps)
        for (Block& block : step.blocks)
            if (const auto* recall = std::get_if<RecallBlock>(&block))
                faults.attempt([&] { block = fill(RecallBlock(*recall)); });
}

} // namespace timestep
