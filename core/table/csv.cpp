// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv.h"

#include "core/input_error.h"
#include "core/table/number_text.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

/// RFC 4180: a cell with a comma, a quote or a line break is put in quotes, and quotes in it are doubled.
std::string quotedCell(const std::string& cell) {
    if (cell.find_first_of(",\"\n\r") == std::string::npos) return cell;
    std::string text = "\"";
    for (const char c : cell) text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + "\"";
}

std::string heading(const Table& table, const Column& column) {
    std::string text = column.name.english();
    const auto run = static_cast<std::size_t>(column.run);
    if (column.run >= 0 && run < table.runs.size() && table.runs.size() > 1) text += ", " + table.runs[run];
    if (!column.unit.empty()) text += " [" + column.unit + "]";
    return quotedCell(text);
}

} // namespace

std::string toCsv(const Table& table, const std::vector<std::string>& comments) {
    std::string text;
    for (const std::string& comment : comments) {
        text += "# ";
        for (const char c : comment) text += c == '\n' ? std::string("\n# ") : std::string(1, c);
        text += '\n';
    }
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        text += (i == 0 ? "" : ",") + heading(table, table.columns[i]);
    text += '\n';
    const std::size_t rows = table.rows();
    std::array<char, 40> number{};
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            if (i > 0) text += ',';
            const std::vector<double>& values = table.columns[i].values;
            if (row < values.size()) text.append(number.data(), writeExactNumber(values[row], number));
        }
        text += '\n';
    }
    return text;
}

std::vector<std::vector<double>> numbersOfCsv(std::string_view csv, const std::string& file) {
    std::vector<std::vector<double>> columns;
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
            const auto [after, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
            if (!text.empty() && (fault != std::errc() || after != text.data() + text.size()))
                refuse(Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), text), begin);
            if (!text.empty()) columns[cell].push_back(value);
            begin = end + 1;
        }
    }
    return columns;
}

} // namespace timestep
