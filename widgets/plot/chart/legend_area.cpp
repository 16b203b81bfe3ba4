// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/legend_area.h"

#include <QLayout>

#include <algorithm>
#include <set>

namespace timestep {

namespace {

constexpr int roomyLines = 24;  ///< height of a plot that has room for many names [font heights]
constexpr int narrowLines = 16; ///< up to this width names at the ends would cross the curves [font heights]
constexpr int mostInWords = 14; ///< height of two lines of words without their font [px]

} // namespace

LegendArea::LegendArea(QWidget* parent) : QScrollArea(parent), m_legend(new Legend) {
    setWidget(m_legend);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    m_legend->setAutoFillBackground(false);
}

bool LegendArea::fitInto(const QWidget& plot, const std::vector<Curve>& curves) {
    const auto needsWords = [](const Curve& curve) {
        return curve.pale || (curve.referenceLine >= 0 && curve.shape == LineShape::Through);
    };
    const auto own = std::count_if(curves.begin(), curves.end(),
                                   [](const Curve& curve) { return curve.referenceLine < 0; });
    std::set<int> runs;
    for (const Curve& curve : curves)
        if (curve.referenceLine < 0) runs.insert(curve.run);
    const bool onlyRuns = runs.size() == static_cast<std::size_t>(own);
    const bool alone =
        (own == 1 || (m_runsNamed && onlyRuns)) && std::none_of(curves.begin(), curves.end(), needsWords);
    const int line = plot.fontMetrics().height();
    setVisible(!curves.empty() && !alone && plot.height() >= 8 * line);
    const int room = std::max(1, plot.width() - 4);
    constexpr int few = 6;
    const bool roomForNames = (own <= few || plot.height() >= roomyLines * line) && own <= mostStyles;
    const bool isNarrow = plot.width() < narrowLines * line;
    m_legend->setCompact(false);
    int wanted = m_legend->layout()->heightForWidth(room) + 2;
    if (wanted > 5 * line / 2 + mostInWords && !(isNarrow && roomForNames)) {
        m_legend->setCompact(true);
        wanted = m_legend->layout()->heightForWidth(room) + 2;
    }
    const int most = std::max(2 * line, plot.height() / 3);
    setVerticalScrollBarPolicy(wanted > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setFixedHeight(std::min(wanted, most));
    return !alone && m_legend->isCompact() && own > 1 && roomForNames;
}

} // namespace timestep
