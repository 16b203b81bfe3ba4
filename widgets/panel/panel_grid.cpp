// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/panel_grid.h"

#include "widgets/look/flat_style.h"
#include "widgets/panel/control_row.h"
#include "widgets/panel/text_row.h"

#include <QFontInfo>
#include <QGridLayout>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace timestep {

namespace {

constexpr int between = 24, sideMargin = 14, cellGap = 10; // columns [px]
constexpr int cells = 3;                                   // of a column: name, slider, number

} // namespace

void PanelGrid::begin(QWidget* content, int mostRows) {
    m_content = content;
    m_fold = nullptr;
    m_grid = nullptr;
    m_lines.clear();
    m_mostRows = mostRows;
    m_plan = {};
}

void PanelGrid::addFold(QToolButton* fold, bool always) {
    m_fold = fold;
    fold->ensurePolished();
    m_foldWidth = fold->sizeHint().width();
    m_foldsAlways = always;
}

std::vector<ControlRow*> PanelGrid::controls() const {
    std::vector<ControlRow*> found;
    for (const Line& line : m_lines)
        if (line.control != nullptr) found.push_back(line.control);
    std::stable_partition(found.begin(), found.end(),
                          [](const ControlRow* control) { return !control->isLocked(); });
    return found;
}

int PanelGrid::columnsFor(int width) const {
    constexpr std::ptrdiff_t fewControls = 1;
    constexpr int leastEms = 38; // of two columns
    const auto controls = std::count_if(m_lines.begin(), m_lines.end(),
                                        [](const Line& line) { return line.control != nullptr; });
    if (controls <= fewControls || width < leastEms * m_content->fontInfo().pixelSize()) return 1;
    if (!hasLargeTargets()) return 2; // leaves more height for the picture
    int widest = 0;
    for (const Line& line : m_lines)
        if (line.control != nullptr) widest = std::max(widest, line.control->widthWithSlider());
    return width >= 2 * (widest + sideMargin) + between ? 2 : 1;
}

/// The width of the first controls in rows of plan.columns.
int PanelGrid::widthOf(const std::vector<ControlRow*>& controls, const Plan& plan) const {
    int sum = 2 * sideMargin;
    const auto columns = static_cast<std::size_t>(plan.columns);
    for (std::size_t column = 0; column < columns; ++column) {
        int front = 0, rest = 0, check = 0;
        for (std::size_t i = column; i < plan.controls; i += columns) {
            const int name = controls[i]->leastFront();
            (controls[i]->isCheck() ? check : front) = std::max(controls[i]->isCheck() ? check : front, name);
            rest = std::max(rest, controls[i]->leastRest());
        }
        sum += std::max(front + cellGap + rest, check) + between;
    }
    const bool folds = m_fold != nullptr && (m_foldsAlways || plan.controls < controls.size());
    return sum + (folds ? m_foldWidth : -between);
}

/// As many controls as fit in the rows, in as few rows as they need.
PanelGrid::Plan PanelGrid::planFor(int width) const {
    if (m_mostRows == 0) return {columnsFor(width), m_lines.size()};
    const std::vector<ControlRow*> all = controls();
    const auto texts =
        std::count_if(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.text != nullptr; });
    const auto rows = static_cast<std::size_t>(std::max(1, m_mostRows - static_cast<int>(texts)));
    for (std::size_t count = all.size(); count > 1; --count)
        for (std::size_t row = 1; row <= std::min(rows, count); ++row) {
            const Plan plan{static_cast<int>((count + row - 1) / row), count};
            if (widthOf(all, plan) <= width) return plan;
        }
    Plan single{1, std::min<std::size_t>(all.size(), 1)};
    single.bareFold = widthOf(all, single) > width;
    return single;
}

void PanelGrid::arrange(int width) {
    const Plan plan = planFor(width);
    if (plan == m_plan) return;
    m_plan = plan;
    delete m_grid;
    m_grid = new QGridLayout(m_content);
    m_grid->setHorizontalSpacing(cellGap);
    m_grid->setVerticalSpacing(4);
    m_grid->setContentsMargins(sideMargin, 6, sideMargin, 6);
    if (m_mostRows == 0)
        arrangeAll(plan.columns);
    else
        arrangeRows(plan);
}

void PanelGrid::arrangeRows(const Plan& plan) {
    const std::vector<ControlRow*> all = controls();
    const int columns = plan.columns, end = columns * (cells + 1);
    int row = 0;
    for (const Line& line : m_lines) {
        if (line.text == nullptr) continue;
        line.text->place(*m_grid, row, end + 1);
        row += 2;
    }
    bool stretched = false;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool seen = i < plan.controls;
        all[i]->setShown(seen);
        if (!seen) continue;
        const int column = static_cast<int>(i) % columns * (cells + 1);
        all[i]->place(*m_grid, row + static_cast<int>(i) / columns, column);
        if (!all[i]->stretches()) continue;
        m_grid->setColumnStretch(column + 1, 1);
        stretched = true;
    }
    for (int column = 1; column < columns; ++column)
        m_grid->setColumnMinimumWidth(column * (cells + 1) - 1, between - 2 * cellGap);
    if (!stretched) m_grid->setColumnStretch(end - 1, 1);
    if (m_fold == nullptr) return;
    const bool folds = m_foldsAlways || plan.controls < all.size();
    m_fold->setVisible(folds);
    m_fold->setToolButtonStyle(plan.bareFold ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    m_fold->setToolTip(plan.bareFold ? m_fold->text() : QString());
    if (folds) m_grid->addWidget(m_fold, row, end, Qt::AlignTrailing | Qt::AlignVCenter);
}

/// Each column has three cells: name, slider, number.
void PanelGrid::arrangeAll(int columns) {
    const int all = columns * cells + columns - 1;
    for (int column = 0; column < columns; ++column) m_grid->setColumnStretch(column * (cells + 1) + 1, 1);
    if (columns > 1) m_grid->setColumnMinimumWidth(cells, between - 2 * cellGap);
    int row = 0, column = 0;
    const auto beginRow = [&] {
        row += column > 0 ? 1 : 0;
        column = 0;
    };
    for (const Line& line : m_lines) {
        if (line.control != nullptr) {
            line.control->place(*m_grid, row, column * (cells + 1));
            if (++column == columns) beginRow();
            continue;
        }
        if (line.narrow && column > 0) { // fits beside the last control
            m_grid->addWidget(line.whole, row, column * (cells + 1), 1, cells, Qt::AlignLeading);
            beginRow();
            continue;
        }
        beginRow();
        if (line.text != nullptr) {
            line.text->place(*m_grid, row, all);
            row += 2;
        } else {
            m_grid->addWidget(line.whole, row++, 0, 1, all, line.narrow ? Qt::AlignLeading : Qt::Alignment());
        }
    }
    beginRow();
    m_grid->setRowStretch(row, 1);
}

int PanelGrid::heightFor(int width) {
    if (m_lines.empty()) return 0;
    arrange(width);
    return m_grid->hasHeightForWidth() ? m_grid->totalHeightForWidth(width)
                                       : m_grid->totalSizeHint().height();
}

} // namespace timestep
