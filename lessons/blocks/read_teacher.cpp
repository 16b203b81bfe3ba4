// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/blocks/read_blocks.h"
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"

#include <array>

namespace timestep {

namespace {

std::vector<std::string> teacherList(const Json& yaml, std::string_view key, std::size_t fewest) {
    const Json& list = yaml.required(key, "teacher");
    list.expectList(key);
    if (list.list().size() < fewest)
        throw list.error(Sentence(fewest == 1 ? TRANSLATABLE("fault", "\"%1\" needs at least 1 entry")
                                              : TRANSLATABLE("fault", "\"%1\" needs at least %2 entries"),
                                  key, fewest));
    std::vector<std::string> texts;
    for (const Json& item : list.list()) texts.push_back(item.asText(key));
    return texts;
}

} // namespace

TeacherBlock readTeacher(const Json& yaml) {
    yaml.expectKeys("teacher", {"id", "goals", "needs", "plan", "discuss", "wrong-ideas", "exit-question",
                                "exit-answer", "topics"});
    TeacherBlock teacher;
    teacher.line = yaml.origin().line;
    teacher.id = readId(yaml.required("id", "teacher"), "id");
    teacher.goals = teacherList(yaml, "goals", 1);
    teacher.needs = teacherList(yaml, "needs", 1);
    teacher.plan = yaml.required("plan", "teacher").asText("plan");
    teacher.discuss = teacherList(yaml, "discuss", 2);
    teacher.wrongIdeas = teacherList(yaml, "wrong-ideas", 1);
    teacher.exitQuestion = yaml.required("exit-question", "teacher").asText("exit-question");
    teacher.exitAnswer = yaml.required("exit-answer", "teacher").asText("exit-answer");
    teacher.topics = teacherList(yaml, "topics", 1);
    return teacher;
}

std::span<const BlockText> teacherTexts() {
    using Form = BlockText::Form;
    static constexpr std::array<BlockText, 8> texts{{{"goals"},
                                                     {"needs"},
                                                     {"plan", Form::One},
                                                     {"discuss"},
                                                     {"wrong-ideas"},
                                                     {"exit-question", Form::One},
                                                     {"exit-answer", Form::One},
                                                     {"topics"}}};
    return texts;
}

RecallBlock readRecall(const Json& yaml) {
    yaml.expectKeys("recall", {"id", "lesson", "question", "ask", "answer", "unit", "within", "reason",
                               "feedback", "hints", "solution"});
    RecallBlock recall;
    recall.line = yaml.origin().line;
    recall.id = readId(yaml.required("id", "recall"), "id");
    recall.lesson = readId(yaml.required("lesson", "recall"), "lesson");
    recall.question = readId(yaml.required("question", "recall"), "question");
    if (yaml.find("answer") != nullptr)
        for (const char* key : {"ask", "within", "hints", "solution"})
            static_cast<void>(yaml.required(key, "recall"));
    recall.own = yaml;
    return recall;
}

std::span<const BlockText> recallTexts() {
    using Form = BlockText::Form;
    static constexpr std::array<BlockText, 4> texts{
        {{"ask", Form::One}, {"feedback", Form::List, textsOfItems}, {"hints"}, {"solution", Form::One}}};
    return texts;
}

} // namespace timestep
