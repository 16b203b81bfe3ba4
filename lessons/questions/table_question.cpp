// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/typed_number.h"
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

TableCell readCell(const Json& yaml, bool prediction) {
    TableCell cell;
    if (yaml.is_scalar() && yaml.origin().plain && yaml.written() == "blank") {
        if (!prediction)
            throw yaml.error(TRANSLATABLE("fault", "a cell to fill in is written {answer: 30, within: 0}"));
        cell.blank = true;
    } else if (yaml.is_object()) {
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

void readCells(const Json& yaml, const Question& question, TableQuestion& shown) {
    const Json& table = yaml.required("table", "question");
    table.expectKeys("table", {"columns", "rows"});
    const Json& columns = table.required("columns", "table");
    columns.expectList("columns");
    if (columns.list().empty()) throw columns.error(TRANSLATABLE("fault", "the table has no columns"));
    for (const Json& heading : columns.list()) shown.headings.push_back(heading.asText("columns"));
    const Json& rows = table.required("rows", "table");
    rows.expectList("rows");
    for (const Json& row : rows.list()) {
        row.expectList("row");
        if (row.list().size() != columns.list().size())
            throw row.error(Sentence(TRANSLATABLE("fault", "this row has %1 cells, the table has %2 columns"),
                                     row.list().size(), columns.list().size()));
        std::vector<TableCell> cells;
        for (const Json& cell : row.list()) cells.push_back(readCell(cell, question.prediction));
        shown.rows.push_back(std::move(cells));
    }
    if (shown.blanks() == 0) throw rows.error(TRANSLATABLE("fault", "the table has no cell to fill in"));
}

TextPlaces tableHeadings(const Json& block, std::string_view key) {
    const Json* table = block.find("table");
    return table != nullptr ? textsUnder(*table, key) : TextPlaces();
}

/// True if a letter begins here: an ASCII letter, or a character beyond ASCII that is no sign such as × or −
/// (Latin-1 signs, U+2000 to U+2FFF).
bool isLetterAt(std::string_view text, std::size_t byte) {
    const auto at = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned first = at(byte);
    if (first < 0x80U) return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    if (first == 0xC3U) return at(byte + 1) != 0x97U && at(byte + 1) != 0xB7U; // × and ÷
    return first > 0xC3U && first != 0xE2U;
}

/// True if a cell of a table contains words: a letter outside formulas and expressions.
bool holdsWords(std::string_view text) {
    bool formula = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i).starts_with("{= ")) i = std::min(text.find('}', i), text.size() - 1);
        if (text[i] == '$') formula = !formula;
        if (!formula && isLetterAt(text, i)) return true;
    }
    return false;
}

TextPlaces wordedCells(const Json& block, std::string_view) {
    TextPlaces cells = givenCells(block);
    std::erase_if(cells, [](const Json* cell) { return !holdsWords(cell->written()); });
    return cells;
}

} // namespace

std::size_t TableQuestion::blanks() const {
    std::size_t count = 0;
    while (blank(count) != nullptr) ++count;
    return count;
}

const TableCell* TableQuestion::blank(std::size_t n) const {
    for (const auto& row : rows)
        for (const TableCell& cell : row)
            if (cell.blank && n-- == 0) return &cell;
    return nullptr;
}

void readTableQuestion(const Json& yaml, Question& question, TableQuestion& table) {
    yaml.expectKeys("question",
                    {"id", "type", "prediction", "ask", "table", "feedback", "hints", "solution", "reason"});
    readAsk(yaml, question);
    question.reason = optionalText(yaml, "reason");
    readCells(yaml, question, table);
    table.feedback = readNumberFeedback(yaml);
    readHelp(yaml, question);
}

/// The table is right if every cell is; a cell that cannot be read makes it unreadable.
void judgeTable(const Question& question, const TableQuestion& table, const Answer& answer,
                Judgement& judgement) {
    const std::size_t blanks = table.blanks();
    bool readable = answer.cells.size() == blanks;
    bool right = true, allLackDigits = true; // of the wrong cells
    for (std::size_t i = 0; i < blanks; ++i) {
        const auto value = i < answer.cells.size() ? typedNumber(answer.cells[i]) : std::nullopt;
        const TableCell& cell = *table.blank(i);
        Verdict verdict = Verdict::Unreadable;
        if (value && (question.prediction || !cell.answer))
            verdict = Verdict::Committed;
        else if (value)
            verdict = acceptsTyped(answer.cells[i], *value, *cell.answer, cell.tolerance) ? Verdict::Right
                                                                                          : Verdict::Wrong;
        if (verdict == Verdict::Wrong && judgement.feedback.empty())
            judgement.feedback = feedbackFor(table.feedback, *value);
        if (verdict == Verdict::Wrong)
            allLackDigits = allLackDigits && nearnessOf(answer.cells[i], *value, *cell.answer,
                                                        cell.tolerance) == Nearness::FewerDigits;
        readable = readable && verdict != Verdict::Unreadable;
        right = right && verdict != Verdict::Wrong;
        judgement.cells.push_back(verdict);
    }
    if (!right && allLackDigits) judgement.nearness = Nearness::FewerDigits;
    if (!readable)
        judgement.feedback.clear();
    else if (question.prediction)
        judgement.verdict = Verdict::Committed;
    else
        judgement.verdict = right ? Verdict::Right : Verdict::Wrong;
}

/// The feedback of all cells, each text once.
std::string outcomeOfTable(const TableQuestion& prediction, const Answer& answer) {
    std::string all;
    for (const std::string& cell : answer.cells) {
        const auto value = typedNumber(cell);
        const std::string text = value ? feedbackFor(prediction.feedback, *value) : std::string();
        if (!text.empty() && all.find(text) == std::string::npos) all += (all.empty() ? "" : "\n\n") + text;
    }
    return all;
}

std::vector<AskedNumber> numbersOfTable(const TableQuestion& table) {
    std::vector<AskedNumber> numbers;
    for (const auto& row : table.rows)
        for (const TableCell& cell : row)
            if (cell.blank) numbers.push_back({cell.answer, cell.tolerance, {}});
    return numbers;
}

std::span<const BlockText> tableTexts() {
    using Form = BlockText::Form;
    static constexpr std::array<BlockText, 3> texts{{{"columns", Form::List, tableHeadings},
                                                     {"cells", Form::List, wordedCells, true},
                                                     {"feedback", Form::List, textsOfItems}}};
    return texts;
}

TextPlaces givenCells(const Json& question) {
    TextPlaces cells;
    const Json* table = question.find("table");
    const Json* rows = table != nullptr ? table->find("rows") : nullptr;
    if (rows == nullptr) return cells;
    for (const Json& row : rows->list())
        for (const Json& cell : row.list())
            if (cell.is_scalar() && !(cell.origin().plain && cell.written() == "blank"))
                cells.push_back(&cell);
    return cells;
}

} // namespace timestep
