// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/panel_grid.h"

#include "widgets/look/flat_style.h"
#include "widgets/panel/control_row.h"
#include "widgets/panel/text_row.h"

#include <QFontInfo>
#include <QGridLayout>
#include <QWidget>

#include <algorithm>

namespace timestep {

namespace {

constexpr int between = 24, sideMargin = 14; // columns [px]

}

void PanelGrid::begin(QWidget* content) {
    m_content = content;
    m_grid = nullptr;
    m_lines.clear();
    m_columns = 0;
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

/// Each column has three cells: name, slider, number.
void PanelGrid::arrange(int width) {
    const int columns = columnsFor(width);
    if (columns == m_columns) return;
    constexpr int cells = 3;
    m_columns = columns;
    delete m_grid;
    m_grid = new QGridLayout(m_content);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(4);
    m_grid->setContentsMargins(sideMargin, 6, sideMargin, 6);
    const int all = columns * cells + columns - 1;
    for (int column = 0; column < columns; ++column) m_grid->setColumnStretch(column * (cells + 1) + 1, 1);
    if (columns > 1) m_grid->setColumnMinimumWidth(cells, between - 2 * m_grid->horizontalSpacing());
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
