// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/provenance/provenance.h"
#include "core/table/table.h"
#include "widgets/plot/content/plot_spec.h"

#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// The common options of all commands that compute a table.
struct TableOptions {
    std::string file;    ///< .csv, .tex, .md, or "-" for standard output; empty: no table
    bool tidy = false;   ///< one row per run and time, with ids as names
    std::string columns; ///< ids, separated by commas; empty: all
    std::string decimal; ///< "comma" or "point"; empty: point
    bool json = false, quiet = false;

    /// Whether results in words go to standard output: nothing else goes there, and --quiet is not given.
    bool speaks() const { return !quiet && !json && file != "-"; }
};

void addTableOptions(std::vector<CommandOption>& options, TableOptions& own, std::string help);

/// Refuses a file whose ending names no form of a table, and unknown words. Throws InputError.
void checkTableOptions(const TableOptions& options);

/// The option --columns.
CommandOption columnsOption(std::string& columns);
/// The ids of a list. Throws InputError for an id that the table does not have and suggests the nearest.
std::vector<std::string> columnsIn(const std::string& list, const Table& table);
/// The table itself if the option chooses no columns; else `chosen`, which gets a copy of those that it
/// chooses. Throws InputError.
const Table& withChosenColumns(const TableOptions& options, const Table& table, Table& chosen);

/// Writes the chosen columns in the format of the name's suffix. `plot`: what the chart of a workbook shows;
/// null: that of the recipe. Throws InputError.
void writeTable(const TableOptions& options, const Table& table, const Recipe& recipe,
                const CommandContext& context, const PlotSpec* plot = nullptr);

/// Refuses an output that would replace one of the files that are read: {"--state", "run.json"}.
void refuseOverwriting(const std::vector<std::string>& inputs,
                       const std::vector<std::pair<std::string, std::string>>& outputs);

/// Writes to a file, or to standard output for "-".
void writeOutput(const std::string& file, const std::string& content, const CommandContext& context);

/// The table as JSON: {"runs": [...], "columns": [{"id", "name", "unit", "run", "values"}]}; numbers that are
/// not finite are null.
Json tableJson(const Table& table);

/// Shows the progress of a computation on a terminal.
class ProgressLine {
public:
    explicit ProgressLine(const CommandContext& context);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    void show(std::size_t done, std::size_t of);

private:
    bool m_isTerminal;
    std::size_t m_shown = 101; ///< [%]
};

} // namespace timestep
