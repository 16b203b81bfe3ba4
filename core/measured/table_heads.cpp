// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/table_heads.h"

#include "core/measured/cells.h"
#include "core/measured/data_lines.h"
#include "core/parameter/unit.h"
#include "core/text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace timestep {

namespace {

/// "t (s)" and "x / m" between blanks are one head each.
std::vector<std::string> joinedHeads(const std::vector<std::string>& words) {
    std::vector<std::string> heads;
    bool open = false;
    for (const std::string& word : words) {
        const bool joins = !heads.empty() && (open || word[0] == '(' || word[0] == '[' || word[0] == '/' ||
                                              heads.back().ends_with('/'));
        if (joins)
            heads.back() += " " + word;
        else
            heads.push_back(word);
        const std::string& head = heads.back();
        open = std::count(head.begin(), head.end(), '(') > std::count(head.begin(), head.end(), ')') ||
               std::count(head.begin(), head.end(), '[') > std::count(head.begin(), head.end(), ']');
    }
    return heads;
}

std::string withoutFrame(std::string_view cell) {
    if (cell.size() > 1 && (cell.front() == '(' || cell.front() == '['))
        cell = cell.substr(1, cell.size() - 2);
    return std::string(trimmed(cell));
}

bool isLineOfUnits(const std::vector<std::string>& cells) {
    return std::all_of(cells.begin(), cells.end(), [](const std::string& cell) {
        return cell.empty() || unitOf(withoutFrame(cell)).has_value();
    });
}

} // namespace

CountedCells countCells(std::string_view line, char separator) {
    CountedCells counted;
    Dialect dialect{separator};
    double value = 0;
    for (CellsOfLine cells(line, separator); cells.next(); ++counted.all) {
        const CellKind kind = readCell(cells.cell(), dialect, value, cells.isQuoted());
        const bool isNumber = kind == CellKind::Number || kind == CellKind::Clock;
        if (isNumber) ++counted.numbers;
        if (counted.all == 0) counted.beginsWithNumber = isNumber;
        if (kind == CellKind::Empty) ++counted.empty;
        if (separator != ',') dialect.decimal = 0;
    }
    return counted;
}

bool Layout::begins(const CountedCells& counted, bool isNamed) const {
    if (counted.all != columns || counted.numbers == 0) return false;
    return !allNumbers || counted.numbers + counted.empty == counted.all ||
           (counted.beginsWithNumber && (isNamed || 2 * counted.numbers > counted.all));
}

Layout layoutOf(const std::vector<std::string_view>& sample, char separator) {
    std::map<std::size_t, std::size_t> widths;
    std::vector<CountedCells> counts;
    for (const std::string_view line : sample) {
        counts.push_back(countCells(line, separator));
        if (counts.back().numbers > 0) ++widths[counts.back().all];
    }
    Layout layout;
    std::size_t most = 0;
    for (const auto& [width, count] : widths)
        if (count > most) {
            most = count;
            layout.columns = width;
        }
    layout.allNumbers = std::any_of(counts.begin(), counts.end(), [&](const CountedCells& one) {
        return one.all == layout.columns && one.numbers > 0 && one.numbers + one.empty == one.all;
    });
    return layout;
}

void HeadLines::add(std::string_view line, bool comment) {
    if (comment) line.remove_prefix(line.starts_with("//") ? 2 : 1);
    std::vector<std::string> cells = cellsOf(line, separator_);
    if (separator_ == ' ' && cells.size() != columns_) cells = joinedHeads(cells);
    while (cells.size() > columns_ && cells.back().empty()) cells.pop_back();
    const bool wide = cells.size() <= columns_ && cells.size() > 1 && 2 * cells.size() >= columns_;
    if (comment) {
        if (wide && cells.size() == columns_ && names_.empty()) commented_ = std::move(cells);
        return;
    }
    if (wide || columns_ == 1) {
        namedColumns_ = cells.size();
        isUnitLine_ = isLineOfUnits(cells);
        lines_.emplace_back(trimmed(line));
        cells.resize(columns_);
        names_.push_back(std::move(cells));
    }
    notes.emplace_back(trimmed(line));
}

bool HeadLines::repeats(std::string_view line) const {
    return std::find(lines_.begin(), lines_.end(), trimmed(line)) != lines_.end();
}

std::vector<ColumnHeading> HeadLines::headings() {
    std::vector<ColumnHeading> heads(columns_);
    if (names_.empty() && !commented_.empty()) names_.push_back(commented_);
    if (names_.empty()) return heads;
    const bool units = names_.size() > 1 && isLineOfUnits(names_.back());
    const std::vector<std::string>& named = names_[names_.size() - (units ? 2 : 1)];
    for (std::size_t i = 0; i < columns_; ++i) {
        heads[i] = headingOf(named[i]);
        if (units && heads[i].unit.empty()) heads[i].unit = withoutFrame(names_.back()[i]);
    }
    const std::size_t used = std::min(notes.size(), std::size_t{units ? 2U : 1U});
    notes.resize(notes.size() - used);
    return heads;
}

} // namespace timestep
