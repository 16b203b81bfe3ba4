// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_table.h"

#include "core/handover/python_calculated.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace timestep {

namespace {

/// Splits "x[3]" into its list and index.
std::optional<std::pair<std::string, int>> placeInList(const std::string& value) {
    const std::size_t open = value.find('[');
    if (open == std::string::npos || value.back() != ']') return std::nullopt;
    int place = -1;
    const char* const end = value.data() + value.size() - 1;
    if (std::from_chars(value.data() + open + 1, end, place).ptr != end || place < 0) return std::nullopt;
    return std::pair(value.substr(0, open), place);
}

/// The values, with "*x[:3]" for "x[0], x[1], x[2]".
std::string rowOf(const std::vector<PythonColumn>& columns) {
    std::string row;
    for (std::size_t i = 0; i < columns.size();) {
        std::size_t end = i + 1;
        const auto first = placeInList(columns[i].value);
        for (; first && end < columns.size(); ++end) {
            const auto next = placeInList(columns[end].value);
            if (!next || next->first != first->first ||
                next->second != first->second + static_cast<int>(end - i))
                break;
        }
        row += ", ";
        if (end - i > 1)
            row += "*" + first->first + "[" + (first->second > 0 ? std::to_string(first->second) : "") + ":" +
                   std::to_string(first->second + static_cast<int>(end - i)) + "]";
        else
            row += columns[i].value;
        i = end;
    }
    return row;
}

} // namespace

std::vector<std::string> pythonRunNames(const Experiment& experiment) {
    std::vector<std::string> names;
    for (std::size_t run = 0; run < experiment.runs.size(); ++run) {
        const std::string label = runLabel(experiment, run);
        std::string name = label;
        for (int number = 2; std::find(names.begin(), names.end(), name) != names.end(); ++number)
            name = label + " (" + std::to_string(number) + ")";
        names.push_back(std::move(name));
    }
    return names;
}

void addPythonTable(PythonText& program, const Experiment& experiment, const PythonRows& rows,
                    const std::vector<std::string>& chosen) {
    PythonCalculated calculated = pythonCalculated(experiment, rows, chosen);
    std::vector<PythonColumn> columns = rows.columns;
    if (!chosen.empty())
        std::erase_if(columns, [&](const PythonColumn& column) {
            return std::find(chosen.begin(), chosen.end(), column.id) == chosen.end();
        });
    std::string header = "run,time", row = "name, t" + rowOf(columns);
    for (const PythonColumn& column : columns) header += "," + column.id;
    for (const std::string& id : calculated.ids) header += "," + id;
    const bool calculates = !calculated.ids.empty();
    if (calculates) row += ", *calculated(" + rows.names + ", memory)";
    std::string loop = rows.loop;
    if (calculates) loop.insert(loop.find('\n') + 1, "        memory = {}\n");
    program.parts.push_back({"Table", calculated.functions +
                                          "with open(\"table.csv\", \"w\", newline=\"\") as file:\n"
                                          "    table = csv.writer(file)\n"
                                          "    table.writerow(\"" +
                                          header + "\".split(\",\"))\n" + loop + rows.before +
                                          "            table.writerow([" + row + "])\n\n"});
    program.leftOut = std::move(calculated.leftOut);
}

} // namespace timestep
