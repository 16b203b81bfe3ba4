// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/csv_numbers.h"

#include "core/input_error.h"
#include "core/table/number_text.h"
#include "core/undefined.h"
#include "widgets/whole_file.h"

#include <QFile>

#include <string>
#include <string_view>

namespace timestep {

namespace {

/// The cells of a line of headings; in quotes, the sign is no separator, and two quotes are one.
std::vector<std::string> headingsIn(const QByteArray& line, char separator) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
            cells.back() += line[++i];
        else if (c == '"')
            quoted = !quoted;
        else if (c == separator && !quoted)
            cells.emplace_back();
        else
            cells.back() += c;
    }
    return cells;
}

[[noreturn]] void refuse(const QString& path, int line, const Sentence& why) {
    InputError error(why);
    error.file = path.toStdString();
    error.line = line;
    throw error;
}

} // namespace

CsvNumbers readCsvNumbers(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        refuse(path, 0, Sentence(TRANSLATABLE("fault", "the file cannot be read: %1"), reasonOf(file)));
    CsvNumbers numbers;
    bool headed = false;
    const bool isMarked = file.peek(3) == "\xEF\xBB\xBF"; // a byte order mark
    if (isMarked) file.skip(3);
    bool hasCommas = false; // CsvSigns::Comma, which has the mark, and no comma between headings
    for (int line = 1; !file.atEnd(); ++line) {
        const QByteArray text = file.readLine().trimmed();
        if (!headed) {
            if (text.startsWith('#') || text.isEmpty()) continue;
            numbers.tidy = text.startsWith("run,") || text.startsWith("run;");
            if (numbers.tidy) return numbers;
            hasCommas = isMarked && headingsIn(text, ',').size() == 1;
            numbers.headings = headingsIn(text, hasCommas ? ';' : ',');
            numbers.columns.resize(numbers.headings.size());
            numbers.firstLine = line + 1;
            headed = true;
            continue;
        }
        if (text.isEmpty()) continue;
        const QList<QByteArray> cells = text.split(hasCommas ? ';' : ',');
        if (static_cast<std::size_t>(cells.size()) != numbers.columns.size())
            refuse(path, line,
                   Sentence(TRANSLATABLE("fault", "there are %1 cells here, and %2 columns"), cells.size(),
                            numbers.columns.size()));
        for (std::size_t i = 0; i < numbers.columns.size(); ++i) {
            QByteArray cell = cells[static_cast<qsizetype>(i)].trimmed();
            if (hasCommas) cell.replace(',', '.');
            if (cell.isEmpty()) continue;
            double value = 0;
            const std::string_view number(cell.data(), static_cast<std::size_t>(cell.size()));
            if (readDouble(number, value) != number.size())
                refuse(path, line,
                       Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), cell.toStdString()));
            numbers.columns[i].resize(numbers.rows, undefined); // the empty cells above
            numbers.columns[i].push_back(value);
        }
        ++numbers.rows;
    }
    return numbers;
}

} // namespace timestep
