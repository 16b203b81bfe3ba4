// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// The cells that hold the state of one row: "B7".
struct StateCells {
    std::string t;
    std::vector<std::string> x, v;
};

/// Writes the function a(t, x, v) of PythonScene::functions as formulas of a spreadsheet, one for each
/// coordinate, without "=". Local variables are put in, parameters keep their names (spreadsheetName()).
/// Throws InputError if the function has more than assignments and a return, or calls what a spreadsheet does
/// not have.
std::vector<std::string> accelerationFormulas(std::string_view functions, const StateCells& at);

/// The word as a name of cells: "k1" is a cell itself and becomes "k1_".
std::string spreadsheetName(const std::string& word);

} // namespace timestep
