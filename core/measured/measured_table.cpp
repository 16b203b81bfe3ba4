// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/measured_table.h"

#include "core/input_error.h"
#include "core/measured/clock_time.h"
#include "core/measured/text_encoding.h"
#include "core/measured/unit.h"
#include "core/text.h"
#include "core/undefined.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

namespace timestep {

namespace {

constexpr std::size_t sampledLines = 300;

struct LineOfFile {
    std::string_view text;
    int number; ///< from 1
};

/// Walks through the lines of a text, whose ends are "\n", "\r\n" or, in files without "\n", "\r".
class LineWalk {
public:
    explicit LineWalk(std::string_view text)
        : text_(text), end_(text.find('\n') == std::string_view::npos ? '\r' : '\n') {}
    bool next() {
        if (at_ >= text_.size()) return false;
        const std::size_t stop = std::min(text_.find(end_, at_), text_.size());
        line_ = {text_.substr(at_, stop - at_), line_.number + 1};
        at_ = stop + 1;
        return true;
    }
    const LineOfFile& line() const { return line_; }
    std::size_t at() const { return std::min(at_, text_.size()); }

private:
    std::string_view text_;
    char end_;
    std::size_t at_ = 0;
    LineOfFile line_ = {{}, 0};
};

bool isComment(std::string_view line) {
    return line.starts_with('#') || line.starts_with('%') || line.starts_with("//");
}

[[noreturn]] void refuseLine(const std::string& file, int line, int column, const Sentence& sentence) {
    InputError error(sentence);
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

std::vector<std::string> cellsOf(std::string_view line, char separator) {
    std::vector<std::string> all;
    for (CellsOfLine cells(line, separator); cells.next();) all.emplace_back(cells.cell());
    return all;
}

/// "t (s)" and "x / m" between blanks are one head each.
std::vector<std::string> joinedHeads(const std::vector<std::string>& words) {
    std::vector<std::string> heads;
    bool open = false;
    for (const std::string& word : words) {
        const bool joins = !heads.empty() && (open || word[0] == '(' || word[0] == '[' || word[0] == '/' ||
                                              heads.back().ends_with('/'));
        if (joins)
            heads.back() += " " + word;
        else
            heads.push_back(word);
        const std::string& head = heads.back();
        open = std::count(head.begin(), head.end(), '(') > std::count(head.begin(), head.end(), ')') ||
               std::count(head.begin(), head.end(), '[') > std::count(head.begin(), head.end(), ']');
    }
    return heads;
}

struct CountedCells {
    std::size_t all = 0, numbers = 0, empty = 0;
    bool beginsWithNumber = false;
};

CountedCells countCells(std::string_view line, char separator) {
    CountedCells counted;
    Dialect dialect{separator};
    double value = 0;
    for (CellsOfLine cells(line, separator); cells.next(); ++counted.all) {
        const CellKind kind = readCell(cells.cell(), dialect, value, cells.isQuoted());
        const bool isNumber = kind == CellKind::Number || kind == CellKind::Clock;
        if (isNumber) ++counted.numbers;
        if (counted.all == 0) counted.beginsWithNumber = isNumber;
        if (kind == CellKind::Empty) ++counted.empty;
        if (separator != ',') dialect.decimal = 0;
    }
    return counted;
}

/// Where the rows begin and their number of cells.
struct Layout {
    std::size_t columns = 0;
    bool allNumbers = false; ///< there are rows that contain only numbers
    /// Whether the rows begin with this line. A row may hold a note: a line that begins with a number is a
    /// row if there are names above it, or if more than half of its cells are numbers.
    bool begins(const CountedCells& counted, bool isNamed) const {
        if (counted.all != columns || counted.numbers == 0) return false;
        return !allNumbers || counted.numbers + counted.empty == counted.all ||
               (counted.beginsWithNumber && (isNamed || 2 * counted.numbers > counted.all));
    }
};

/// The width that most lines with numbers have.
Layout layoutOf(const std::vector<std::string_view>& sample, char separator) {
    std::map<std::size_t, std::size_t> widths;
    std::vector<CountedCells> counts;
    for (const std::string_view line : sample) {
        counts.push_back(countCells(line, separator));
        if (counts.back().numbers > 0) ++widths[counts.back().all];
    }
    Layout layout;
    std::size_t most = 0;
    for (const auto& [width, count] : widths)
        if (count > most) {
            most = count;
            layout.columns = width;
        }
    layout.allNumbers = std::any_of(counts.begin(), counts.end(), [&](const CountedCells& one) {
        return one.all == layout.columns && one.numbers > 0 && one.numbers + one.empty == one.all;
    });
    return layout;
}

/// Lines of names and units above the rows.
class HeadLines {
public:
    HeadLines(std::size_t columns, char separator) : columns_(columns), separator_(separator) {}

    void add(std::string_view line, bool comment) {
        if (comment) line.remove_prefix(line.starts_with("//") ? 2 : 1);
        std::vector<std::string> cells = cellsOf(line, separator_);
        if (separator_ == ' ' && cells.size() != columns_) cells = joinedHeads(cells);
        while (cells.size() > columns_ && cells.back().empty()) cells.pop_back();
        const bool wide = cells.size() <= columns_ && cells.size() > 1 && 2 * cells.size() >= columns_;
        if (comment) {
            if (wide && cells.size() == columns_ && names_.empty()) commented_ = std::move(cells);
            return;
        }
        if (wide || columns_ == 1) {
            namedColumns_ = cells.size();
            isUnitLine_ = isLineOfUnits(cells);
            cells.resize(columns_);
            names_.push_back(std::move(cells));
        }
        notes.emplace_back(trimmed(line));
    }

    /// The heads: the last line of names, and the units beside the names or in a separate line.
    std::vector<ColumnHeading> headings() {
        std::vector<ColumnHeading> heads(columns_);
        if (names_.empty() && !commented_.empty()) names_.push_back(commented_);
        if (names_.empty()) return heads;
        const bool units = names_.size() > 1 && isLineOfUnits(names_.back());
        const std::vector<std::string>& named = names_[names_.size() - (units ? 2 : 1)];
        for (std::size_t i = 0; i < columns_; ++i) {
            heads[i] = headingOf(named[i]);
            if (units && heads[i].unit.empty()) heads[i].unit = withoutFrame(names_.back()[i]);
        }
        const std::size_t used = std::min(notes.size(), std::size_t{units ? 2U : 1U});
        notes.resize(notes.size() - used);
        return heads;
    }

    /// Whether there are names. A line of numbers below them may be one of units, "1", so that counts as
    /// none.
    bool isNamed() const { return !names_.empty() && !isUnitLine_; }
    /// Number of columns with a name in the last line; 0: there are no names.
    std::size_t namedColumns() const { return namedColumns_; }

    std::vector<std::string> notes;

private:
    static std::string withoutFrame(std::string_view cell) {
        if (cell.size() > 1 && (cell.front() == '(' || cell.front() == '['))
            cell = cell.substr(1, cell.size() - 2);
        return std::string(trimmed(cell));
    }
    static bool isLineOfUnits(const std::vector<std::string>& cells) {
        return std::all_of(cells.begin(), cells.end(), [](const std::string& cell) {
            return cell.empty() || unitOf(withoutFrame(cell)).has_value();
        });
    }

    std::size_t columns_, namedColumns_ = 0;
    char separator_;
    bool isUnitLine_ = false;
    std::vector<std::vector<std::string>> names_;
    std::vector<std::string> commented_;
};

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

/// Lines of a serial monitor as rows: "23:24:14.141 -> 0.5" becomes a clock time and what was sent; the
/// labels of "t:0.5,x:1.2", which a serial plotter shows, become the names. Other texts stay as they are.
std::string withoutSerialMarks(std::string text) {
    constexpr std::string_view arrow = " -> ";
    std::size_t lines = 0, stamped = 0, labelled = 0;
    std::string sign = " ";
    std::vector<std::string> labels;
    const auto labelOf = [](std::string_view cell) -> std::string_view {
        const std::size_t colon = cell.find(':');
        const bool named = colon != std::string_view::npos && colon > 0 &&
                           ((cell[0] >= 'A' && cell[0] <= 'Z') || (cell[0] >= 'a' && cell[0] <= 'z'));
        return named ? cell.substr(0, colon) : std::string_view();
    };
    const auto cellsAfterStamp = [&](std::string_view line) {
        if (const std::size_t at = line.find(arrow); at != std::string_view::npos) line.remove_prefix(at + 4);
        return cellsOf(line, line.find(',') != std::string_view::npos    ? ','
                             : line.find(';') != std::string_view::npos  ? ';'
                             : line.find('\t') != std::string_view::npos ? '\t'
                                                                         : ' ');
    };
    for (LineWalk walk(text); lines < sampledLines && walk.next();) {
        const std::string_view line = trimmed(walk.line().text);
        if (line.empty()) continue;
        ++lines;
        const std::size_t at = line.find(arrow);
        if (at != std::string_view::npos && clockTime(line.substr(0, at))) ++stamped;
        std::vector<std::string> found;
        for (const std::string& cell : cellsAfterStamp(line))
            if (const std::string_view label = labelOf(cell); !label.empty()) found.emplace_back(label);
        if (found.empty() || (!labels.empty() && found != labels)) continue;
        labels = std::move(found);
        ++labelled;
    }
    const bool isStamped = 2 * stamped > lines, isLabelled = 2 * labelled > lines;
    if (!isStamped && !isLabelled) return text;
    std::string rows;
    if (isLabelled) {
        if (isStamped) rows += "clock";
        for (const std::string& label : labels) rows += (rows.empty() ? "" : "\t") + label;
        rows += '\n';
    }
    for (LineWalk walk(text); walk.next(); rows += '\n') {
        const std::string_view line = trimmed(walk.line().text);
        const std::size_t at = line.find(arrow);
        std::string row(isStamped && at != std::string_view::npos ? line.substr(0, at) : std::string_view());
        const std::vector<std::string> cells =
            isStamped || isLabelled ? cellsAfterStamp(line) : std::vector<std::string>();
        for (const std::string& cell : cells) {
            const std::string_view label = isLabelled ? labelOf(cell) : std::string_view();
            row += row.empty() ? "" : "\t";
            row += label.empty() ? std::string_view(cell) : std::string_view(cell).substr(label.size() + 1);
        }
        rows += row;
    }
    return rows;
}

/// The text without lines at its ends; those at the beginning become empty, so that lines keep their numbers.
std::string_view withoutEnds(std::string& text, const MeasuredForm& form) {
    const char end = text.find('\n') == std::string::npos ? '\r' : '\n';
    std::size_t at = 0;
    for (std::size_t i = 0; i < form.skippedLines && at < text.size(); ++i) {
        const std::size_t stop = std::min(text.find(end, at), text.size());
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
                  text.begin() + static_cast<std::ptrdiff_t>(stop), ' ');
        at = stop + 1;
    }
    std::string_view rest = text;
    for (std::size_t i = 0; i < form.skippedAtEnd && !rest.empty(); ++i) {
        if (rest.back() == end) rest.remove_suffix(1);
        const std::size_t before = rest.rfind(end);
        rest = rest.substr(0, before == std::string_view::npos ? 0 : before + 1);
    }
    return rest;
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
                     named, filled));
    if (separator == ',' && !form.decimal && table.dialect.likeThousands > 0 &&
        table.dialect.notThousands == 0)
        refuseLine(table.file, 0, 0,
                   TRANSLATABLE("fault",
                                "numbers like \"1,234\" can have a decimal comma or be thousands; name "
                                "the decimal sign"));
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
    std::string whole = withoutSerialMarks(utf8Of(bytes));
    const std::string_view text = withoutEnds(whole, form);
    if (text.find('\0') != std::string::npos)
        refuseLine(file, 0, 0, TRANSLATABLE("fault", "this is not a text file"));
    MeasuredTable table{file};
    LineWalk walk(text);
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
    walk = LineWalk(text);
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
