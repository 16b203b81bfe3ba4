// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv.h"

#include "core/input_error.h"
#include "core/table/chosen_columns.h"
#include "core/table/escaped_text.h"
#include "core/table/number_text.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

/// Collects lines and passes them on in pieces, so that a table of millions of rows is never one whole text.
class Lines {
public:
    Lines(const TextSink& sink, CsvSigns signs) : sink_(sink), comma_(signs == CsvSigns::Comma) {
        if (comma_) text_ = "\xEF\xBB\xBF";
    }
    /// The sign between two cells.
    void next() { text_ += comma_ ? ';' : ','; }
    /// A text as a cell, quoted where it needs quotes.
    std::string cell(std::string_view text) const {
        const bool separates = comma_ && text.find(';') != std::string_view::npos;
        const std::string quoted = csvCell(text);
        return separates && !quoted.starts_with('"') ? '"' + quoted + '"' : quoted;
    }
    void add(std::string_view cell) { text_ += cell; }
    void addNumber(double value) {
        if (comma_ && std::isnan(value)) return; // a spreadsheet takes "nan" for a text
        std::array<char, 40> number{};
        const std::size_t size = writeExactNumber(value, number);
        if (comma_) std::replace(number.begin(), number.begin() + size, '.', ',');
        text_.append(number.data(), size);
    }
    void addComments(const std::vector<std::string>& comments) {
        for (const std::string& comment : comments) {
            text_ += "# ";
            for (const char c : comment) text_ += c == '\n' ? std::string("\n# ") : std::string(1, c);
            endLine();
        }
    }
    void endLine() {
        text_ += '\n';
        if (text_.size() >= pieceSize) handOn();
    }
    void handOn() {
        sink_(text_);
        text_.clear();
    }

private:
    static constexpr std::size_t pieceSize = 1 << 18;
    const TextSink& sink_;
    bool comma_;
    std::string text_;
};

/// Runs side by side.
void addWide(Lines& lines, const Table& table) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (i > 0) lines.next();
        lines.add(lines.cell(csvHeading(table, table.columns[i])));
    }
    lines.endLine();
    const std::size_t rows = table.rows();
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            if (i > 0) lines.next();
            const std::vector<double>& values = table.columns[i].values;
            if (row < values.size()) lines.addNumber(values[row]);
        }
        lines.endLine();
    }
}

/// Runs below each other.
void addTidy(Lines& lines, const Table& table) {
    const std::vector<std::string> ids = idsOf(table);
    lines.add("run");
    for (const std::string& id : ids) {
        lines.next();
        lines.add(lines.cell(id));
    }
    lines.endLine();
    for (std::size_t run = 0; run < std::max<std::size_t>(1, table.runs.size()); ++run) {
        std::vector<const Column*> columns;
        std::size_t rows = 0;
        for (const std::string& id : ids) {
            const Column* const own = table.find(id, static_cast<int>(run));
            columns.push_back(own != nullptr ? own : table.find(id, -1));
            if (columns.back() != nullptr) rows = std::max(rows, columns.back()->values.size());
        }
        const std::string name = run < table.runs.size() ? lines.cell(table.runs[run]) : std::string();
        for (std::size_t row = 0; row < rows; ++row) {
            lines.add(name);
            for (const Column* const column : columns) {
                lines.next();
                if (column != nullptr && row < column->values.size()) lines.addNumber(column->values[row]);
            }
            lines.endLine();
        }
    }
}

} // namespace

std::string csvHeading(const Table& table, const Column& column) {
    std::string text = column.name.english();
    if (column.id.ends_with("-maximum")) text += ", largest over the run";
    if (column.id.ends_with("-end")) text += ", at the end";
    const auto run = static_cast<std::size_t>(column.run);
    if (column.run >= 0 && run < table.runs.size() && table.runs.size() > 1) text += ", " + table.runs[run];
    if (!column.unit.empty()) text += " [" + column.unit + "]";
    return text;
}

void writeCsv(const Table& table, CsvForm form, const std::vector<std::string>& comments,
              const TextSink& sink, CsvSigns signs) {
    Lines lines(sink, signs);
    lines.addComments(comments);
    form == CsvForm::Wide ? addWide(lines, table) : addTidy(lines, table);
    lines.handOn();
}

std::string toCsv(const Table& table, const std::vector<std::string>& comments, CsvForm form) {
    std::string text;
    writeCsv(table, form, comments, [&text](std::string_view piece) { text += piece; });
    return text;
}

std::vector<std::vector<double>> numbersOfCsv(std::string_view csv, const std::string& file) {
    std::vector<std::vector<double>> columns;
    if (csv.starts_with("\xEF\xBB\xBF")) csv.remove_prefix(3); // a byte order mark
    int number = 0;
    bool headed = false;
    const auto refuse = [&](const Sentence& sentence, std::size_t column) {
        InputError error(sentence);
        error.file = file;
        error.line = number;
        error.column = static_cast<int>(column + 1);
        throw error;
    };
    for (std::size_t start = 0; start < csv.size();) {
        const std::size_t stop = std::min(csv.find('\n', start), csv.size());
        const std::string_view line = trimmed(csv.substr(start, stop - start));
        start = stop + 1;
        ++number;
        if (line.starts_with('#') || line.empty()) continue;
        if (!std::exchange(headed, true)) continue;
        std::size_t cell = 0;
        for (std::size_t begin = 0; begin <= line.size(); ++cell) {
            const std::size_t end = std::min(line.find(',', begin), line.size());
            const std::string_view text = line.substr(begin, end - begin);
            if (cell == columns.size()) columns.emplace_back();
            double value = 0;
            if (readDouble(text, value) != text.size())
                refuse(Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), text), begin);
            if (!text.empty()) columns[cell].push_back(value);
            begin = end + 1;
        }
    }
    return columns;
}

} // namespace timestep
