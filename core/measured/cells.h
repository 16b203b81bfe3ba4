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
    /// Numbers like "1,234", read with a decimal comma, that could be thousands, and those that could not.
    std::size_t likeThousands = 0, notThousands = 0;
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
    bool isQuoted() const { return isQuoted_; }

private:
    void readQuoted();

    std::string_view line_, cell_ = {};
    char separator_;
    std::size_t at_ = 0, position_ = 0;
    bool ended_ = false, quoteIsOpen_ = false, isQuoted_ = false;
    std::string unquoted_ = {}; ///< content of a cell with doubled quotes
};

/// Content of a cell.
enum class CellKind : unsigned char { Empty, Number, Clock, Other };

/// Reads a cell; the value of a clock time (clockTime()) is in seconds. Sets dialect.decimal at the first
/// number with decimals; between commas, a decimal comma is read in quotes only. Words that mean "no value"
/// ("NaN", "n/a", "-", "inf" ...) are Empty. A number too small for a double is 0.
CellKind readCell(std::string_view cell, Dialect& dialect, double& value, bool isQuoted = false);

/// Finds the separator with which most cells of these lines are numbers. Nothing if no cell is a number.
std::optional<char> separatorOf(const std::string_view* lines, std::size_t count);

} // namespace timestep
