// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/typed_number.h"
#include "lessons/questions/question_kinds.h"
#include "lessons/text/read_values.h"

namespace timestep {

namespace {

TableCell readCell(const Yaml& yaml, bool prediction) {
    TableCell cell;
    if (yaml.kind == Yaml::Kind::Scalar && yaml.plain && yaml.text == "blank") {
        if (!prediction)
            throw yaml.error(TRANSLATABLE("fault", "a cell to fill in is written {answer: 30, within: 0}"));
        cell.blank = true;
    } else if (yaml.kind == Yaml::Kind::Map) {
        if (prediction)
            throw yaml.error(
                TRANSLATABLE("fault", "a prediction is not graded: its cells to fill in are written blank"));
        yaml.expectKeys("cell", {"answer", "within"});
        cell.blank = true;
        cell.answer = yaml.required("answer", "cell").asNumber("answer");
        cell.tolerance = readTolerance(yaml.required("within", "cell"), "within");
    } else {
        cell.text = yaml.asText("cell");
    }
    return cell;
}

void readCells(const Yaml& yaml, Question& question) {
    const Yaml& table = yaml.required("table", "question");
    table.expectKeys("table", {"columns", "rows"});
    const Yaml& columns = table.required("columns", "table");
    columns.expectList("columns");
    if (columns.items.empty()) throw columns.error(TRANSLATABLE("fault", "the table has no columns"));
    for (const Yaml& heading : columns.items) question.table.headings.push_back(heading.asText("columns"));
    const Yaml& rows = table.required("rows", "table");
    rows.expectList("rows");
    for (const Yaml& row : rows.items) {
        row.expectList("row");
        if (row.items.size() != columns.items.size())
            throw row.error(Sentence(TRANSLATABLE("fault", "this row has %1 cells, the table has %2 columns"),
                                     row.items.size(), columns.items.size()));
        std::vector<TableCell> cells;
        for (const Yaml& cell : row.items) cells.push_back(readCell(cell, question.prediction));
        question.table.rows.push_back(std::move(cells));
    }
    if (question.table.blanks() == 0)
        throw rows.error(TRANSLATABLE("fault", "the table has no cell to fill in"));
}

void readTable(const Yaml& yaml, Question& question) {
    yaml.expectKeys("question",
                    {"id", "type", "prediction", "ask", "table", "feedback", "hints", "solution", "reason"});
    readAsk(yaml, question);
    question.reason = optionalText(yaml, "reason");
    readCells(yaml, question);
    readNumberFeedback(yaml, question);
    readHelp(yaml, question);
}

/// The whole is right when every cell is; a cell that cannot be read makes it unreadable.
void judgeTable(const Question& question, const Answer& answer, Judgement& judgement) {
    const std::size_t blanks = question.table.blanks();
    bool readable = answer.cells.size() == blanks;
    bool right = true;
    for (std::size_t i = 0; i < blanks; ++i) {
        const auto value = i < answer.cells.size() ? typedNumber(answer.cells[i]) : std::nullopt;
        const TableCell& cell = *question.table.blank(i);
        Verdict verdict = Verdict::Unreadable;
        if (value && (question.prediction || !cell.answer))
            verdict = Verdict::Committed;
        else if (value)
            verdict = cell.tolerance.accepts(*value, *cell.answer) ? Verdict::Right : Verdict::Wrong;
        if (verdict == Verdict::Wrong && judgement.feedback.empty())
            judgement.feedback = feedbackFor(question, *value);
        readable = readable && verdict != Verdict::Unreadable;
        right = right && verdict != Verdict::Wrong;
        judgement.cells.push_back(verdict);
    }
    if (!readable)
        judgement.feedback.clear();
    else if (question.prediction)
        judgement.verdict = Verdict::Committed;
    else
        judgement.verdict = right ? Verdict::Right : Verdict::Wrong;
}

/// Those of all cells, each text once.
std::string outcomeOfTable(const Question& prediction, const Answer& answer) {
    std::string all;
    for (const std::string& cell : answer.cells) {
        const auto value = typedNumber(cell);
        const std::string text = value ? feedbackFor(prediction, *value) : std::string();
        if (!text.empty() && all.find(text) == std::string::npos) all += (all.empty() ? "" : "\n\n") + text;
    }
    return all;
}

} // namespace

const QuestionKind tableQuestion{.word = "table",
                                 .type = Question::Type::Table,
                                 .read = readTable,
                                 .judge = judgeTable,
                                 .outcome = outcomeOfTable};

} // namespace timestep
