// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/data_lines.h"

#include "core/measured/cells.h"
#include "core/measured/clock_time.h"
#include "core/text.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// A quoted cell longer than this is a quote without an end [bytes].
constexpr std::size_t longestQuoted = 2000;

/// The place of the quote that ends the cell that one begins at `quote`; npos: there is none.
std::size_t endOfQuoted(std::string_view text, std::size_t quote) {
    const std::size_t last = std::min(text.size(), quote + longestQuoted);
    for (std::size_t at = quote + 1; at < last; ++at) {
        if (text[at] != '"') continue;
        if (at + 1 >= text.size() || text[at + 1] != '"') return at;
        ++at; // a doubled quote is one of the content
    }
    return std::string_view::npos;
}

} // namespace

bool LineWalk::next() {
    if (at_ >= text_.size()) return false;
    const std::size_t stop = std::min(text_.find(end_, at_), text_.size());
    line_ = {text_.substr(at_, stop - at_), next_};
    next_ += 1 + static_cast<int>(std::count(line_.text.begin(), line_.text.end(), breakInQuotes));
    at_ = stop + 1;
    return true;
}

std::vector<std::string> cellsOf(std::string_view line, char separator) {
    std::vector<std::string> all;
    for (CellsOfLine cells(line, separator); cells.next();) all.emplace_back(cells.cell());
    return all;
}

std::string withoutEnds(std::string text, std::size_t linesAtBegin, std::size_t linesAtEnd) {
    const char end = text.find('\n') == std::string::npos ? '\r' : '\n';
    std::size_t at = 0, skipped = 0;
    for (; skipped < linesAtBegin && at < text.size(); ++skipped)
        at = std::min(text.find(end, at), text.size() - 1) + 1;
    if (skipped > 0) text.replace(0, at, std::string(skipped, end));
    for (std::size_t i = 0; i < linesAtEnd && text.size() > skipped; ++i) {
        if (text.back() == end) text.pop_back();
        const std::size_t before = text.rfind(end);
        text.resize(before == std::string::npos ? 0 : before + 1);
    }
    return text;
}

void joinQuotedLines(std::string& text) {
    std::replace(text.begin(), text.end(), breakInQuotes, ' ');
    if (text.find('"') == std::string::npos) return;
    char before = '\n'; // the last character that is no blank
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const bool begins =
            before == '\n' || before == '\r' || before == ',' || before == ';' || before == '\t';
        if (c != ' ') before = c;
        if (c != '"' || !begins) continue;
        const std::size_t end = endOfQuoted(text, at);
        if (end == std::string::npos) continue;
        for (std::size_t i = at; i < end; ++i) {
            if (text[i] != '\n' && text[i] != '\r') continue;
            const bool isPair = text[i] == '\r' && text[i + 1] == '\n';
            text[i] = isPair ? ' ' : breakInQuotes;
        }
        at = end;
    }
}

SerialText withoutSerialMarks(std::string text) {
    constexpr std::string_view arrow = " -> ";
    std::size_t lines = 0, stamped = 0, labelled = 0;
    std::string sign = " ";
    std::vector<std::string> labels;
    const auto labelOf = [](std::string_view cell) -> std::string_view {
        const std::size_t colon = cell.find(':');
        const bool named = colon != std::string_view::npos && colon > 0 &&
                           ((cell[0] >= 'A' && cell[0] <= 'Z') || (cell[0] >= 'a' && cell[0] <= 'z'));
        return named ? cell.substr(0, colon) : std::string_view();
    };
    const auto cellsAfterStamp = [&](std::string_view line) {
        if (const std::size_t at = line.find(arrow); at != std::string_view::npos) line.remove_prefix(at + 4);
        return cellsOf(line, line.find(',') != std::string_view::npos    ? ','
                             : line.find(';') != std::string_view::npos  ? ';'
                             : line.find('\t') != std::string_view::npos ? '\t'
                                                                         : ' ');
    };
    for (LineWalk walk(text); lines < sampledLines && walk.next();) {
        const std::string_view line = trimmed(walk.line().text);
        if (line.empty()) continue;
        ++lines;
        const std::size_t at = line.find(arrow);
        if (at != std::string_view::npos && clockTime(line.substr(0, at))) ++stamped;
        std::vector<std::string> found;
        for (const std::string& cell : cellsAfterStamp(line))
            if (const std::string_view label = labelOf(cell); !label.empty()) found.emplace_back(label);
        if (found.empty() || (!labels.empty() && found != labels)) continue;
        labels = std::move(found);
        ++labelled;
    }
    const bool isStamped = 2 * stamped > lines, isLabelled = 2 * labelled > lines;
    if (!isStamped && !isLabelled) return {std::move(text)};
    std::string rows;
    if (isLabelled) {
        if (isStamped) rows += "clock";
        for (const std::string& label : labels) rows += (rows.empty() ? "" : "\t") + label;
        rows += '\n';
    }
    for (LineWalk walk(text); walk.next(); rows += '\n') {
        const std::string_view line = trimmed(walk.line().text);
        const std::size_t at = line.find(arrow);
        std::string row(isStamped && at != std::string_view::npos ? line.substr(0, at) : std::string_view());
        const std::vector<std::string> cells =
            isStamped || isLabelled ? cellsAfterStamp(line) : std::vector<std::string>();
        for (const std::string& cell : cells) {
            const std::string_view label = isLabelled ? labelOf(cell) : std::string_view();
            row += row.empty() ? "" : "\t";
            row += label.empty() ? std::string_view(cell) : std::string_view(cell).substr(label.size() + 1);
        }
        rows += row;
    }
    return {std::move(rows), isLabelled ? 0 : 1};
}

} // namespace timestep
