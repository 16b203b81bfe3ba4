// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/legend_area.h"

#include <QLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int mostInWords = 14; ///< what two lines of words take beside their type [px]

}

LegendArea::LegendArea(QWidget* parent) : QScrollArea(parent), m_legend(new Legend) {
    setWidget(m_legend);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    m_legend->setAutoFillBackground(false);
}

void LegendArea::fitInto(const QWidget& plot, bool hasCurves) {
    const int line = plot.fontMetrics().height();
    setVisible(hasCurves && plot.height() >= 8 * line);
    const int room = std::max(1, plot.width() - 4);
    m_legend->setCompact(false);
    int wanted = m_legend->layout()->heightForWidth(room) + 2;
    if (wanted > 5 * line / 2 + mostInWords) {
        m_legend->setCompact(true);
        wanted = m_legend->layout()->heightForWidth(room) + 2;
    }
    const int most = std::max(2 * line, plot.height() / 3);
    setVerticalScrollBarPolicy(wanted > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setFixedHeight(std::min(wanted, most));
}

} // namespace timestep
