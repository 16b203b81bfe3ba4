// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/legend_area.h"

#include <QLayout>
#include <QScrollBar>

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

bool LegendArea::fitInto(const QWidget& plot, const std::vector<Curve>& curves, bool namesFit) {
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
    const bool hasRoom = plot.height() >= 8 * line;
    const int room = std::max(1, plot.width() - 4);
    constexpr int few = 6;
    const bool areLines = std::none_of(curves.begin(), curves.end(), [](const Curve& curve) {
        return curve.referenceLine < 0 && curve.marks == Marks::Markers;
    });
    const bool mayBeAtEnds = namesFit && areLines && own > 1 && own <= mostStyles &&
                             (own <= few || plot.height() >= roomyLines * line);
    const bool isNarrow = plot.width() < narrowLines * line;
    const auto wanted = [&] { return m_legend->layout()->heightForWidth(room) + 2; };
    m_legend->setRoom(room - verticalScrollBar()->sizeHint().width());
    m_legend->setCompact(false);
    const bool isLong = wanted() > 5 * line / 2 + mostInWords;
    m_legend->setCompact(isLong && mayBeAtEnds && !isNarrow);
    const int most = std::max(2 * line, plot.height() / 3);
    setVerticalScrollBarPolicy(wanted() > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setFixedHeight(std::min(wanted(), most));
    const bool atEnds = !alone && mayBeAtEnds && (m_legend->isCompact() || !hasRoom);
    setVisible(!curves.empty() && !alone && (hasRoom || !atEnds));
    return atEnds;
}

} // namespace timestep
