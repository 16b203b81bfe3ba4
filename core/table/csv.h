// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "core/text_sink.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

enum class CsvForm : std::uint8_t {
    /// Runs side by side. The first line holds headings "name [unit]"; with several runs the label follows
    /// the name. Cells below the end of a column are empty.
    Wide,
    /// One line per run and row: "run" (its label), then the columns, whose ids are in the first line, each
    /// once. Columns without a run are repeated in the rows of every run. Missing cells are empty.
    Tidy
};

enum class CsvSigns : std::uint8_t {
    Point, ///< decimal point, commas between cells
    Comma  ///< decimal comma, semicolons between cells, a byte order mark first, an empty cell for a number
           ///< that is not defined: as a German Excel opens it
};

/// Writes a table as comma-separated values, with up to 17 significant digits, in pieces of about 256 KiB.
/// Each of `comments` becomes a line "# ..." at the top, or several if it has line breaks.
void writeCsv(const Table& table, CsvForm form, const std::vector<std::string>& comments,
              const TextSink& sink, CsvSigns signs = CsvSigns::Point);

/// Returns the same as one text.
std::string toCsv(const Table& table, const std::vector<std::string>& comments, CsvForm form = CsvForm::Wide);

/// The beginning of the headings of measured points, which are the last columns.
inline constexpr std::string_view measuredHead = "measured: ";

/// The heading of a column in the wide form, without the quotes of CSV: "kinetic energy, first run [J]". The
/// largest and the last value of a sweep have different heads: "position error, largest over the run [m]".
std::string csvHeading(const Table& table, const Column& column);

/// Reads the numbers of a file in the wide form by columns. An empty cell after the end of a column adds
/// nothing. `file` is its name for messages. Throws InputError with file, line and column.
std::vector<std::vector<double>> numbersOfCsv(std::string_view csv, const std::string& file);

} // namespace timestep
