// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/read_question.h"

#include "lessons/questions/question_kinds.h"
#include "lessons/text/read_values.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

const QuestionKind& readKind(const Yaml& yaml) {
    const std::string& word = yaml.asText("type");
    const auto kinds = questionKinds();
    std::string list;
    for (const QuestionKind* kind : kinds) {
        if (kind->word == word) return *kind;
        list += (list.empty() ? "" : kind == kinds.back() ? " or " : ", ") + std::string(kind->word);
    }
    throw yaml.error(Sentence(TRANSLATABLE("fault", "the type of a question is %1"), list));
}

TextPlaces choiceTexts(const Yaml& block, std::string_view key) {
    TextPlaces texts;
    if (const Yaml* choices = block.find(key))
        for (const Yaml& choice : choices->items)
            for (const char* part : {"text", "feedback"})
                if (const Yaml* text = choice.find(part)) texts.push_back(text);
    return texts;
}

/// The items that hold words: code stands in backticks and is the same in all languages.
TextPlaces wordedItems(const Yaml& block, std::string_view key) {
    TextPlaces texts = textsOfEntries(block.find(key), "text");
    std::erase_if(texts, [](const Yaml* text) { return text->text.starts_with('`'); });
    return texts;
}

TextPlaces tableHeadings(const Yaml& block, std::string_view key) {
    const Yaml* table = block.find("table");
    return table != nullptr ? textsUnder(*table, key) : TextPlaces();
}

TextPlaces measureTexts(const Yaml& block, std::string_view key) {
    return textsOfEntries(block.find(key), "text");
}

TextPlaces feedbackTexts(const Yaml& block, std::string_view key) {
    return textsOfEntries(block.find(key), "text");
}

/// True where a letter begins: of ASCII, or beyond it and no sign such as × or − (Latin-1 signs, U+2000 to
/// U+2FFF).
bool isLetterAt(std::string_view text, std::size_t byte) {
    const auto at = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned first = at(byte);
    if (first < 0x80U) return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    if (first == 0xC3U) return at(byte + 1) != 0x97U && at(byte + 1) != 0xB7U; // × and ÷
    return first > 0xC3U && first != 0xE2U;
}

/// True if a cell of a table says something: a letter outside formulas and expressions.
bool holdsWords(std::string_view text) {
    bool formula = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i).starts_with("{= ")) i = std::min(text.find('}', i), text.size() - 1);
        if (text[i] == '$') formula = !formula;
        if (!formula && isLetterAt(text, i)) return true;
    }
    return false;
}

TextPlaces wordedCells(const Yaml& block, std::string_view) {
    TextPlaces cells = givenCells(block);
    std::erase_if(cells, [](const Yaml* cell) { return !holdsWords(cell->text); });
    return cells;
}

} // namespace

TextPlaces givenCells(const Yaml& question) {
    TextPlaces cells;
    const Yaml* table = question.find("table");
    const Yaml* rows = table != nullptr ? table->find("rows") : nullptr;
    if (rows == nullptr) return cells;
    for (const Yaml& row : rows->items)
        for (const Yaml& cell : row.items)
            if (cell.kind == Yaml::Kind::Scalar && !(cell.plain && cell.text == "blank"))
                cells.push_back(&cell);
    return cells;
}

Question readQuestion(const Yaml& yaml) {
    yaml.expectMap("question");
    Question question;
    question.line = yaml.line;
    question.id = readId(yaml.required("id", "question"), "id");
    const QuestionKind& kind = readKind(yaml.required("type", "question"));
    question.type = kind.type;
    kind.read(yaml, question);
    return question;
}

std::span<const BlockText> questionTexts() {
    using Form = BlockText::Form;
    static constexpr std::array<BlockText, 10> texts{{{"ask", Form::One},
                                                      {"choices", Form::Choices, choiceTexts},
                                                      {"items", Form::List, wordedItems},
                                                      {"columns", Form::List, tableHeadings},
                                                      {"cells", Form::List, wordedCells, true},
                                                      {"measures", Form::List, measureTexts},
                                                      {"feedback", Form::List, feedbackTexts},
                                                      {"hints"},
                                                      {"solution", Form::One},
                                                      {"model", Form::One}}};
    return texts;
}

} // namespace timestep
