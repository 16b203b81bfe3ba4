// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/measured_table.h"

#include "core/input_error.h"
#include "core/measured/data_lines.h"
#include "core/measured/table_heads.h"
#include "core/measured/text_encoding.h"
#include "core/text.h"
#include "core/undefined.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace timestep {

namespace {

bool isComment(std::string_view line) {
    return line.starts_with('#') || line.starts_with('%') || line.starts_with("//");
}

[[noreturn]] void refuseLine(const std::string& file, int line, int column, const Sentence& sentence,
                             const char* choice = "") {
    InputError error(sentence, choice);
    error.file = file;
    error.line = line;
    error.column = column;
    throw error;
}

/// Characters of a line before this byte, plus 1.
int columnAt(std::string_view line, std::size_t position) {
    int column = 1;
    for (const char c : line.substr(0, position))
        if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++column;
    return column;
}

/// Reads one row into the columns.
void readRow(MeasuredTable& table, const LineOfFile& line) {
    CellsOfLine cells(line.text, table.dialect.separator);
    std::size_t i = 0;
    for (; cells.next(); ++i) {
        if (cells.quoteIsOpen())
            refuseLine(table.file, line.number, columnAt(line.text, cells.position()),
                       TRANSLATABLE("fault", "this quote has no end"));
        double value = undefined;
        const CellKind kind = readCell(cells.cell(), table.dialect, value, cells.isQuoted());
        if (i >= table.columns.size()) {
            if (kind == CellKind::Empty) continue;
            refuseLine(
                table.file, line.number, columnAt(line.text, cells.position()),
                Sentence(TRANSLATABLE("fault", "this line has more cells than the %1 columns of the table"),
                         table.columns.size()));
        }
        MeasuredColumn& column = table.columns[i];
        const bool first = !column.begun && (kind == CellKind::Number || kind == CellKind::Clock);
        column.begun = column.begun || first;
        if (first) column.isClock = kind == CellKind::Clock;
        const bool fits = kind == CellKind::Empty || (kind == CellKind::Clock) == column.isClock;
        if ((kind == CellKind::Other || !fits) && !column.fault)
            column.fault = {line.number, columnAt(line.text, cells.position()),
                            std::string(cells.cell().substr(0, 40))};
        column.values.push_back(fits && kind != CellKind::Empty && kind != CellKind::Other ? value
                                                                                           : undefined);
    }
    for (; i < table.columns.size(); ++i) table.columns[i].values.push_back(undefined);
}

/// Seconds since the first row, past midnight, too.
void beginClocks(MeasuredTable& table) {
    constexpr double day = 86400;
    for (MeasuredColumn& column : table.columns) {
        if (!column.isClock) continue;
        if (column.heading.unit.empty()) column.heading.unit = "s";
        double begin = undefined, last = undefined, midnights = 0;
        for (double& value : column.values) {
            if (value != value) continue;
            if (value < day && value + midnights < last - day / 2) midnights += day;
            value += midnights;
            last = value;
            if (begin != begin) begin = value;
            value -= begin;
        }
    }
}

void dropEmptyColumns(MeasuredTable& table) {
    std::erase_if(table.columns, [](const MeasuredColumn& column) {
        return !column.fault && column.heading.name.empty() &&
               std::all_of(column.values.begin(), column.values.end(), [](double v) { return v != v; });
    });
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (std::string& name = table.columns[i].heading.name; name.empty())
            name = "#" + std::to_string(i + 1);
}

void expectText(std::string_view bytes, const std::string& file) {
    if (bytes.size() > mostMeasuredBytes)
        refuseLine(file, 0, 0,
                   Sentence(TRANSLATABLE("fault", "the file has %1 MB, and at most %2 MB are read"),
                            bytes.size() >> 20, mostMeasuredBytes >> 20));
    if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xD0\xCF\x11\xE0"))
        refuseLine(file, 0, 0,
                   TRANSLATABLE("fault", "this is a spreadsheet or an archive; save the table as CSV first"));
}

/// Refuses commas that can be read in two ways, where nobody has said in which.
void expectOneReading(const MeasuredTable& table, const MeasuredForm& form, std::size_t named) {
    const char separator = table.dialect.separator;
    const auto filled = static_cast<std::size_t>(
        std::count_if(table.columns.begin(), table.columns.end(),
                      [](const MeasuredColumn& column) { return column.begun || column.fault; }));
    if (separator == ',' && !form.separator && named > 1 && named < filled && !form.decimal)
        refuseLine(
            table.file, 0, 0,
            Sentence(TRANSLATABLE("fault", "the head names %1 columns, and the rows have %2 cells: it is "
                                           "not clear which commas separate cells and which are decimal "
                                           "commas; save it with semicolons, or name the separator"),
                     named, filled),
            "separator");
    if (separator == ',' && !form.decimal && table.dialect.likeThousands > 0 &&
        table.dialect.notThousands == 0)
        refuseLine(table.file, 0, 0,
                   TRANSLATABLE("fault",
                                "numbers like \"1,234\" can have a decimal comma or be thousands; name "
                                "the decimal sign"),
                   "decimal");
}

/// Whether a line below rows that begin with numbers begins with a word, as a footer does.
bool beginsWithWord(const MeasuredTable& table, std::string_view line) {
    CellsOfLine cells(line, table.dialect.separator);
    Dialect dialect = table.dialect;
    double value = 0;
    return table.columns.front().begun && cells.next() &&
           readCell(cells.cell(), dialect, value, cells.isQuoted()) == CellKind::Other &&
           std::string_view("0123456789+-.,").find(cells.cell().front()) == std::string_view::npos;
}

} // namespace

std::size_t MeasuredTable::find(std::string_view wanted) const {
    const std::string_view name = trimmed(wanted);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].heading.name == name) found.push_back(i);
    if (found.empty()) {
        const ColumnHeading whole = headingOf(name);
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (!whole.unit.empty() && columns[i].heading.name == whole.name &&
                columns[i].heading.unit == whole.unit)
                found.push_back(i);
    }
    if (found.empty() && name.starts_with('#')) {
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), number);
        if (error == std::errc() && end == name.data() + name.size() && number >= 1 &&
            number <= columns.size())
            return number - 1;
    }
    if (found.size() == 1) return found.front();
    std::string known;
    for (const MeasuredColumn& column : columns) known += (known.empty() ? "" : ", ") + column.heading.name;
    if (found.size() > 1)
        refuseLine(
            file, 0, 0,
            Sentence(
                TRANSLATABLE("fault", "%1 columns have the name \"%2\"; name one by its number, as in #%3"),
                found.size(), name, found.front() + 1));
    refuseLine(file, 0, 0,
               Sentence(TRANSLATABLE("fault", "there is no column \"%1\"; there are %2"), name, known));
}

const std::vector<double>& MeasuredTable::numbers(std::size_t column) const {
    const MeasuredColumn& chosen = columns.at(column);
    if (chosen.fault)
        refuseLine(file, chosen.fault->line, chosen.fault->column,
                   Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), chosen.fault->cell));
    return chosen.values;
}

MeasuredTable readMeasured(std::string_view bytes, const std::string& file, const Progress& progress,
                           const MeasuredForm& form) {
    expectText(bytes, file);
    SerialText lines = withoutSerialMarks(withoutEnds(utf8Of(bytes), form.skippedLines, form.skippedAtEnd));
    joinQuotedLines(lines.text);
    const std::string_view text = lines.text;
    if (text.find('\0') != std::string::npos)
        refuseLine(file, 0, 0, TRANSLATABLE("fault", "this is not a text file"));
    MeasuredTable table{file};
    LineWalk walk(text, lines.firstLine);
    std::vector<std::string_view> sample;
    std::optional<char> separator;
    while (sample.size() < sampledLines && walk.next()) {
        const std::string_view line = trimmed(walk.line().text);
        if (line.starts_with("sep=") && line.size() == 5 && sample.empty())
            separator = line[4]; // a line written by a spreadsheet
        else if (!line.empty() && !isComment(line))
            sample.push_back(walk.line().text);
    }
    if (form.separator) separator = form.separator;
    if (!separator) separator = separatorOf(sample.data(), sample.size());
    const Layout layout = separator ? layoutOf(sample, *separator) : Layout();
    if (layout.columns == 0)
        refuseLine(file, 0, 0, TRANSLATABLE("fault", "there are no numbers in this file"));
    if (layout.columns > mostMeasuredColumns)
        refuseLine(file, 0, 0,
                   Sentence(TRANSLATABLE("fault", "the table has %1 columns, and at most %2 are read"),
                            layout.columns, mostMeasuredColumns));
    table.dialect = {*separator, form.decimal.value_or('\0')};
    HeadLines heads(layout.columns, *separator);
    walk = LineWalk(text, lines.firstLine);
    bool begun = false;
    std::size_t reported = 0;
    std::vector<LineOfFile> words; // the last lines, if they begin with words
    while (walk.next()) {
        const LineOfFile& line = walk.line();
        const std::string_view shown = trimmed(line.text);
        if (shown.empty() && line.text.find(*separator) == std::string_view::npos) continue;
        if (isComment(shown) || (!begun && shown.starts_with("sep="))) {
            if (!begun && isComment(shown)) heads.add(shown, true);
            continue;
        }
        if (!begun) {
            begun = layout.begins(countCells(line.text, *separator), heads.isNamed());
            if (!begun) {
                heads.add(line.text, false);
                continue;
            }
            table.columns.resize(layout.columns);
            const std::vector<ColumnHeading> headings = heads.headings();
            for (std::size_t i = 0; i < layout.columns; ++i) table.columns[i].heading = headings[i];
        }
        if (beginsWithWord(table, line.text)) {
            if (heads.repeats(line.text)) {
                ++table.repeatedHeads;
                continue;
            }
            words.push_back(line); // a footer, unless rows follow
            continue;
        }
        for (const LineOfFile& word : std::exchange(words, {})) readRow(table, word);
        readRow(table, line);
        if (table.rows() > mostMeasuredRows)
            refuseLine(file, line.number, 0,
                       Sentence(TRANSLATABLE("fault", "at most %1 rows are read, and here are more"),
                                mostMeasuredRows));
        if (progress && walk.at() > reported + (std::size_t{1} << 20)) {
            reported = walk.at();
            if (!progress(reported, text.size())) return {};
        }
    }
    expectOneReading(table, form, heads.namedColumns());
    for (const LineOfFile& word : words) table.footer.emplace_back(trimmed(word.text));
    table.notes = std::move(heads.notes);
    beginClocks(table);
    dropEmptyColumns(table);
    return table;
}

} // namespace timestep
