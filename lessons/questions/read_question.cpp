// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/read_question.h"

#include "lessons/text/read_values.h"

#include <algorithm>
#include <tuple>

namespace timestep {

namespace {

/// Calls act(row) for the row of each kind.
template <class Act>
void forEachRow(const Act& act) {
    std::apply([&](const auto&... rows) { (act(rows), ...); }, questionRows);
}

/// Reads what belongs to the kind with the word under `type`.
void readKind(const Json& yaml, Question& question) {
    const Json& type = yaml.required("type", "question");
    const std::string& word = type.asText("type");
    bool known = false;
    const auto tryRow = [&]<class Kind>(const QuestionRow<Kind>& row) {
        if (row.word != word) return;
        known = true;
        row.read(yaml, question, question.kind.emplace<Kind>());
    };
    forEachRow(tryRow);
    if (known) return;
    std::vector<std::string> words;
    forEachRow([&](const auto& row) { words.emplace_back(row.word); });
    std::string list = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) list += (i + 1 == words.size() ? " or " : ", ") + words[i];
    throw type.error(Sentence(TRANSLATABLE("fault", "the type of a question is %1"), list));
}

std::vector<BlockText> collectTexts() {
    using Form = BlockText::Form;
    std::vector<BlockText> all{{"ask", Form::One}};
    forEachRow([&](const auto& row) {
        for (const BlockText& text : row.texts())
            if (std::none_of(all.begin(), all.end(),
                             [&](const BlockText& known) { return known.key == text.key; }))
                all.push_back(text);
    });
    all.push_back({"hints"});
    all.push_back({"solution", Form::One});
    return all;
}

} // namespace

Question readQuestion(const Json& yaml) {
    yaml.expectMap("question");
    Question question;
    question.line = yaml.origin().line;
    question.id = readId(yaml.required("id", "question"), "id");
    readKind(yaml, question);
    return question;
}

std::span<const BlockText> questionTexts() {
    static const std::vector<BlockText> texts = collectTexts();
    return texts;
}

} // namespace timestep
