// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/csv_numbers.h"

#include "core/input_error.h"
#include "core/table/number_text.h"
#include "widgets/whole_file.h"

#include <QFile>

#include <string>
#include <string_view>

namespace timestep {

namespace {

/// The number of headings; commas in quotes are not separators.
std::size_t headings(const QByteArray& line) {
    std::size_t count = 1;
    bool quoted = false;
    for (const char c : line) {
        if (c == '"') quoted = !quoted;
        if (c == ',' && !quoted) ++count;
    }
    return count;
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
    for (int line = 1; !file.atEnd(); ++line) {
        const QByteArray text = file.readLine().trimmed();
        if (!headed) {
            if (text.startsWith('#') || text.isEmpty()) continue;
            numbers.tidy = text.startsWith("run,");
            if (numbers.tidy) return numbers;
            numbers.columns.resize(headings(text));
            numbers.firstLine = line + 1;
            headed = true;
            continue;
        }
        if (text.isEmpty()) continue;
        const QList<QByteArray> cells = text.split(',');
        if (static_cast<std::size_t>(cells.size()) != numbers.columns.size())
            refuse(path, line,
                   Sentence(TRANSLATABLE("fault", "here stand %1 cells, and there are %2 columns"),
                            cells.size(), numbers.columns.size()));
        for (std::size_t i = 0; i < numbers.columns.size(); ++i) {
            const QByteArray cell = cells[static_cast<qsizetype>(i)].trimmed();
            if (cell.isEmpty()) continue;
            double value = 0;
            const std::string_view number(cell.data(), static_cast<std::size_t>(cell.size()));
            if (readDouble(number, value) != number.size())
                refuse(path, line,
                       Sentence(TRANSLATABLE("fault", "\"%1\" is not a number"), cell.toStdString()));
            numbers.columns[i].push_back(value);
        }
    }
    return numbers;
}

} // namespace timestep
