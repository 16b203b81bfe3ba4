// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Number of lines from which the form of a file is found.
inline constexpr std::size_t sampledLines = 300;

/// A line break inside of a quoted cell, which does not end the row.
inline constexpr char breakInQuotes = '\v';

struct LineOfFile {
    std::string_view text;
    int number; ///< from 1
};

/// Walks through the lines of a text, whose ends are "\n", "\r\n" or, in files without "\n", "\r".
class LineWalk {
public:
    /// `firstNumber`: of the first line.
    explicit LineWalk(std::string_view text, int firstNumber = 1)
        : text_(text),
          end_(text.find('\n') == std::string_view::npos ? '\r' : '\n'),
          next_(firstNumber),
          line_{{}, firstNumber} {}
    bool next();
    const LineOfFile& line() const { return line_; }
    std::size_t at() const { return at_ < text_.size() ? at_ : text_.size(); }

private:
    std::string_view text_;
    char end_;
    std::size_t at_ = 0;
    int next_;
    LineOfFile line_;
};

/// The cells of a line, without quotes.
std::vector<std::string> cellsOf(std::string_view line, char separator);

/// The text without lines at its ends. Those at the beginning become empty, so that lines keep their numbers.
std::string withoutEnds(std::string text, std::size_t linesAtBegin, std::size_t linesAtEnd);

/// Replaces each line break inside of a quoted cell with breakInQuotes.
void joinQuotedLines(std::string& text);

struct SerialText {
    std::string text;
    int firstLine = 1; ///< number of its first line; 0 if names were put above the lines
};

/// Lines of a serial monitor as rows: "23:24:14.141 -> 0.5" becomes a clock time and what was sent; the
/// labels of "t:0.5,x:1.2", which a serial plotter shows, become the names. Other texts stay as they are.
SerialText withoutSerialMarks(std::string text);

} // namespace timestep
