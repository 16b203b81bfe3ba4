// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read_blocks.h"

#include "lessons/text.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr std::array<std::pair<std::string_view, Question::Type>, 5> types{
    {{"choice", Question::Type::Choice},
     {"number", Question::Type::Number},
     {"table", Question::Type::Table},
     {"sentence", Question::Type::Sentence},
     {"sketch", Question::Type::Sketch}}};

Question::Type readType(const Yaml& yaml) {
    const std::string& text = yaml.asText("type");
    const auto found =
        std::find_if(types.begin(), types.end(), [&](const auto& each) { return each.first == text; });
    if (found == types.end())
        throw yaml.error("the type of a question is choice, number, table, sentence or sketch");
    return found->second;
}

void readChoices(const Yaml& yaml, Question& question) {
    const Yaml& list = yaml.required("choices", "question");
    list.expectList("choices");
    if (list.items.size() < 2) throw list.error("a question needs at least two choices");
    int right = 0;
    for (const Yaml& item : list.items) {
        item.expectKeys("choices", {"id", "text", "feedback", "right"});
        QuestionChoice choice;
        choice.id = readId(item.required("id", "choices"), "id");
        for (const QuestionChoice& other : question.choices)
            if (other.id == choice.id) throw item.error("there are two choices \"" + choice.id + "\"");
        choice.text = item.required("text", "choices").asText("text");
        choice.feedback = optionalText(item, "feedback");
        if (const Yaml* value = item.find("right")) {
            if (question.prediction)
                throw value->error("a prediction is not graded: no choice of it is right");
            choice.right = value->asTruth("right");
        }
        if (!question.prediction && !choice.right && choice.feedback.empty())
            throw item.error("a wrong choice needs feedback that says why it is wrong");
        right += choice.right ? 1 : 0;
        question.choices.push_back(std::move(choice));
    }
    if (!question.prediction && right != 1) throw list.error("exactly one of the choices must be right: yes");
}

void readFeedback(const Yaml& yaml, Question& question) {
    const Yaml* list = yaml.find("feedback");
    if (list == nullptr) return;
    list->expectList("feedback");
    for (const Yaml& item : list->items) {
        item.expectKeys("feedback", {"value", "within", "text"});
        NumberFeedback feedback;
        feedback.value = item.required("value", "feedback").asNumber("value");
        feedback.tolerance = readTolerance(item.required("within", "feedback"), "within");
        feedback.text = item.required("text", "feedback").asText("text");
        question.feedback.push_back(std::move(feedback));
    }
}

void readNumber(const Yaml& yaml, Question& question) {
    question.unit = optionalText(yaml, "unit");
    readFeedback(yaml, question);
    if (question.prediction) {
        for (const char* key : {"answer", "within"})
            if (const Yaml* value = yaml.find(key))
                throw value->error("a prediction is not graded: it has no answer");
        return;
    }
    question.answer = yaml.required("answer", "question").asNumber("answer");
    question.tolerance = readTolerance(yaml.required("within", "question"), "within");
}

TableCell readCell(const Yaml& yaml, bool prediction) {
    TableCell cell;
    if (yaml.kind == Yaml::Kind::Scalar && yaml.plain && yaml.text == "blank") {
        if (!prediction) throw yaml.error("a cell to fill in is written {answer: 30, within: 0}");
        cell.blank = true;
    } else if (yaml.kind == Yaml::Kind::Map) {
        if (prediction)
            throw yaml.error("a prediction is not graded: its cells to fill in are written blank");
        yaml.expectKeys("cell", {"answer", "within"});
        cell.blank = true;
        cell.answer = yaml.required("answer", "cell").asNumber("answer");
        cell.tolerance = readTolerance(yaml.required("within", "cell"), "within");
    } else {
        cell.text = yaml.asText("cell");
    }
    return cell;
}

void readTable(const Yaml& yaml, Question& question) {
    const Yaml& table = yaml.required("table", "question");
    table.expectKeys("table", {"columns", "rows"});
    const Yaml& columns = table.required("columns", "table");
    columns.expectList("columns");
    if (columns.items.empty()) throw columns.error("the table has no columns");
    for (const Yaml& heading : columns.items) question.table.headings.push_back(heading.asText("columns"));
    const Yaml& rows = table.required("rows", "table");
    rows.expectList("rows");
    for (const Yaml& row : rows.items) {
        row.expectList("row");
        if (row.items.size() != columns.items.size())
            throw row.error("this row has " + std::to_string(row.items.size()) + " cells, the table has " +
                            std::to_string(columns.items.size()) + " columns");
        std::vector<TableCell> cells;
        for (const Yaml& cell : row.items) cells.push_back(readCell(cell, question.prediction));
        question.table.rows.push_back(std::move(cells));
    }
    if (question.table.blanks() == 0) throw rows.error("the table has no cell to fill in");
    readFeedback(yaml, question);
}

void readHelp(const Yaml& yaml, Question& question) {
    if (const Yaml* hints = yaml.find("hints")) {
        hints->expectList("hints");
        for (const Yaml& hint : hints->items) question.hints.push_back(hint.asText("hints"));
    }
    question.solution = optionalText(yaml, "solution");
    if (question.prediction) {
        for (const char* key : {"hints", "solution"})
            if (const Yaml* value = yaml.find(key))
                throw value->error("a prediction is not graded: it has neither hints nor a solution");
    } else if (question.hints.empty() || question.solution.empty()) {
        throw yaml.error("the question \"" + question.id + "\" needs hints and a solution");
    }
}

void readRange(const Yaml& yaml, std::string_view key, double& from, double& to) {
    const Yaml& range = yaml.required(key, "question");
    range.expectList(key);
    if (range.items.size() != 2) throw range.error("a range is written [from, to]");
    from = range.items[0].asNumber(key);
    to = range.items[1].asNumber(key);
    if (!(from < to)) throw range.error("a range begins below its end");
}

void readSketch(const Yaml& yaml, Question& question) {
    constexpr int fewest = 2, most = 101;
    if (!question.prediction) throw yaml.error("a sketch is never graded: it says prediction: yes");
    question.sketch.plot = readId(yaml.required("plot", "question"), "plot");
    readRange(yaml, "x", question.sketch.from, question.sketch.to);
    readRange(yaml, "y", question.sketch.lowest, question.sketch.highest);
    if (const Yaml* points = yaml.find("points"))
        question.sketch.points = points->asWhole("points", fewest, most);
}

TextPlaces choiceTexts(const Yaml& block, std::string_view key) {
    TextPlaces texts;
    if (const Yaml* choices = block.find(key))
        for (const Yaml& choice : choices->items)
            for (const char* part : {"text", "feedback"})
                if (const Yaml* text = choice.find(part)) texts.push_back(text);
    return texts;
}

TextPlaces columns(const Yaml& block, std::string_view key) {
    const Yaml* table = block.find("table");
    return table != nullptr ? textsUnder(*table, key) : TextPlaces();
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
    question.type = readType(yaml.required("type", "question"));
    switch (question.type) {
    case Question::Type::Choice:
        yaml.expectKeys("question", {"id", "type", "prediction", "ask", "choices", "hints", "solution"});
        break;
    case Question::Type::Number:
        yaml.expectKeys("question", {"id", "type", "prediction", "ask", "answer", "unit", "within",
                                     "feedback", "hints", "solution", "reason"});
        break;
    case Question::Type::Table:
        yaml.expectKeys("question", {"id", "type", "prediction", "ask", "table", "feedback", "hints",
                                     "solution", "reason"});
        break;
    case Question::Type::Sentence:
        yaml.expectKeys("question", {"id", "type", "ask", "model"});
        break;
    case Question::Type::Sketch:
        yaml.expectKeys("question", {"id", "type", "prediction", "ask", "plot", "x", "y", "points"});
        break;
    }
    question.ask = yaml.required("ask", "question").asText("ask");
    if (const Yaml* prediction = yaml.find("prediction"))
        question.prediction = prediction->asTruth("prediction");
    if (question.type == Question::Type::Sentence) {
        question.model = yaml.required("model", "question").asText("model");
        return question;
    }
    if (question.type == Question::Type::Sketch) {
        readSketch(yaml, question);
        return question;
    }
    question.reason = optionalText(yaml, "reason");
    if (question.type == Question::Type::Choice) readChoices(yaml, question);
    if (question.type == Question::Type::Number) readNumber(yaml, question);
    if (question.type == Question::Type::Table) readTable(yaml, question);
    readHelp(yaml, question);
    return question;
}

std::span<const BlockText> questionTexts() {
    using Form = BlockText::Form;
    static constexpr std::array<BlockText, 8> texts{{{"ask", Form::One},
                                                     {"choices", Form::Choices, choiceTexts},
                                                     {"columns", Form::List, columns},
                                                     {"cells", Form::List, wordedCells, true},
                                                     {"feedback", Form::List, feedbackTexts},
                                                     {"hints"},
                                                     {"solution", Form::One},
                                                     {"model", Form::One}}};
    return texts;
}

} // namespace timestep
