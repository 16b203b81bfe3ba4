// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace timestep {

/// The syntax of the lines in a file of measured data.
struct Dialect {
    char separator = ','; ///< ',', ';' or a tab; ' ': any number of blanks and tabs
    char decimal = 0;     ///< '.' or ','; 0: no number with decimals has been read yet
};

/// Splits a line into its cells.
class CellsOfLine {
public:
    CellsOfLine(std::string_view line, char separator);

    /// Goes to the next cell. Returns false after the last one.
    bool next();
    /// The content, without quotes and blanks around it. Valid until the next call of next().
    std::string_view cell() const { return cell_; }
    std::size_t position() const { return position_; } ///< of its first character in the line [bytes]
    bool quoteIsOpen() const { return quoteIsOpen_; }  ///< a quote in this cell is not closed

private:
    void readQuoted();

    std::string_view line_, cell_ = {};
    char separator_;
    std::size_t at_ = 0, position_ = 0;
    bool ended_ = false, quoteIsOpen_ = false;
    std::string unquoted_ = {}; ///< content of a cell with doubled quotes
};

/// Content of a cell.
enum class CellKind : unsigned char { Empty, Number, Clock, Other };

/// Reads a cell; the value of a clock time (clockTime()) is in seconds. Sets dialect.decimal at the first
/// number with decimals. Words that mean "no value" ("NaN", "n/a", "-" ...) are Empty.
CellKind readCell(std::string_view cell, Dialect& dialect, double& value);

/// Finds the separator with which most cells of these lines are numbers. Nothing if no cell is a number.
std::optional<char> separatorOf(const std::string_view* lines, std::size_t count);

} // namespace timestep
