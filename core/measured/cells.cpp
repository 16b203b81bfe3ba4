// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/cells.h"

#include "core/measured/clock_time.h"
#include "core/measured/data_lines.h"
#include "core/table/number_text.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string>

namespace timestep {

namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

/// trimmed() for the blanks within lines only.
std::string_view withoutBlanks(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && (isBlank(text.back()) || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

bool meansNoValue(std::string_view cell) {
    constexpr std::string_view words[] = {"nan", "n/a", "na", "#n/a", "null", "inf", "infinity"};
    if (cell.find_first_not_of("-.") == std::string_view::npos) return true; // "", "-", "---", "-.--"
    if (cell.front() == '-' || cell.front() == '+') cell.remove_prefix(1);
    std::string small(cell);
    std::transform(small.begin(), small.end(), small.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
    return std::find(std::begin(words), std::end(words), small) != std::end(words);
}

/// "1e-400": digits, and an exponent that makes them smaller than any double.
bool isTooSmall(std::string_view cell) {
    const std::size_t exponent = cell.find_first_of("eE");
    if (exponent == std::string_view::npos || !cell.substr(exponent + 1).starts_with('-')) return false;
    double mantissa = 0, power = 0;
    const std::string_view digits = cell.substr(exponent + 2);
    return readDouble(cell.substr(0, exponent), mantissa) == exponent &&
           digits.find_first_not_of("0123456789") == std::string_view::npos &&
           readDouble(digits, power) == digits.size() && power > 300;
}

bool isNumber(std::string_view cell, double& value) {
    if (cell.starts_with('+')) cell.remove_prefix(1);
    if (cell.empty() || std::string_view("0123456789-.").find(cell.front()) == std::string_view::npos)
        return false;
    if (readDouble(cell, value) == cell.size() && std::isfinite(value)) return true;
    if (!isTooSmall(cell)) return false;
    value = 0;
    return true;
}

/// Whether a number with a comma could be one of thousands: one to three digits, then three.
bool isLikeThousands(std::string_view cell) {
    if (cell.starts_with('-') || cell.starts_with('+')) cell.remove_prefix(1);
    const std::size_t comma = cell.find(',');
    return comma >= 1 && comma <= 3 && cell.front() != '0' && cell.size() == comma + 4;
}

} // namespace

CellsOfLine::CellsOfLine(std::string_view line, char separator) : line_(line), separator_(separator) {
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    if (separator_ == ' ')
        line_ = line_.substr(0, withoutBlanks(line_).empty() ? 0 : line_.find_last_not_of(" \t") + 1);
}

void CellsOfLine::readQuoted() {
    unquoted_.clear();
    for (++at_; at_ < line_.size(); ++at_) {
        if (line_[at_] == '"' && (at_ + 1 >= line_.size() || line_[at_ + 1] != '"')) break;
        if (line_[at_] == '"') ++at_;
        if (line_[at_] != breakInQuotes)
            unquoted_ += line_[at_];
        else if (!unquoted_.ends_with(' '))
            unquoted_ += ' ';
    }
    quoteIsOpen_ = at_ >= line_.size();
    cell_ = withoutBlanks(unquoted_);
}

bool CellsOfLine::next() {
    if (ended_) return false;
    while (at_ < line_.size() && isBlank(line_[at_]) && line_[at_] != separator_) ++at_;
    if (separator_ == ' ')
        while (at_ < line_.size() && isBlank(line_[at_])) ++at_;
    position_ = at_;
    isQuoted_ = at_ < line_.size() && line_[at_] == '"';
    if (isQuoted_) readQuoted();
    const std::size_t from = at_;
    if (separator_ == ' ')
        while (at_ < line_.size() && !isBlank(line_[at_])) ++at_;
    else
        at_ = std::min(line_.find(separator_, at_), line_.size());
    if (!isQuoted_) cell_ = withoutBlanks(line_.substr(from, at_ - from));
    ended_ = at_ >= line_.size();
    ++at_;
    return true;
}

CellKind readCell(std::string_view cell, Dialect& dialect, double& value, bool isQuoted) {
    std::array<char, 64> buffer;
    constexpr std::string_view minusSign = "\u2212";
    if (cell.size() < buffer.size() && !cell.empty()) {
        std::string_view digits = cell;
        char* end = buffer.data();
        if (digits.starts_with(minusSign)) {
            *end++ = '-';
            digits.remove_prefix(minusSign.size());
        }
        bool comma = false, point = false;
        for (const char c : digits) {
            comma = comma || c == ',';
            point = point || c == '.';
            *end++ = c == ',' ? '.' : c;
        }
        const char sign = comma ? ',' : '.';
        const bool allowed = !(comma && point) && !(comma && dialect.separator == ',' && !isQuoted) &&
                             (!(comma || point) || dialect.decimal == 0 || dialect.decimal == sign);
        const std::string_view plain(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
        if (allowed && isNumber(plain, value)) {
            if (comma || point) dialect.decimal = sign;
            if (comma) ++(isLikeThousands(digits) ? dialect.likeThousands : dialect.notThousands);
            return CellKind::Number;
        }
    }
    if (meansNoValue(cell)) return CellKind::Empty;
    if (cell.find(':') == std::string_view::npos) return CellKind::Other;
    const std::optional<double> seconds = clockTime(cell);
    if (seconds) value = *seconds;
    return seconds ? CellKind::Clock : CellKind::Other;
}

std::optional<char> separatorOf(const std::string_view* lines, std::size_t count) {
    double best = 0;
    std::optional<char> chosen;
    for (const char separator : {'\t', ';', ',', ' '}) {
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            CellsOfLine cells(lines[i], separator);
            double number = 0, all = 0, value = 0;
            while (cells.next()) {
                Dialect dialect{separator};
                const CellKind kind = readCell(cells.cell(), dialect, value, cells.isQuoted());
                if (kind != CellKind::Empty) all += 1;
                if (kind == CellKind::Number || kind == CellKind::Clock) number += 1;
            }
            if (number > 0) sum += number * number / all;
        }
        if (sum > best) {
            best = sum;
            chosen = separator;
        }
    }
    return chosen;
}

} // namespace timestep
