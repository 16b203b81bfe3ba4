// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/legend_area.h"

#include <QLayout>
#include <QScrollBar>

#include <algorithm>
#include <set>

namespace timestep {

namespace {

constexpr int roomyLines = 24; ///< height of a plot that has room for many names [font heights]
constexpr int share = 6;       ///< a legend higher than this part of the plot takes much of it
constexpr int rowFrame = 4;    ///< height of a tight row without its words [px]

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

bool LegendArea::fitInto(const QWidget& plot, const std::vector<Curve>& curves, const NameRoom& named) {
    const auto needsWords = [](const Curve& curve) {
        return curve.pale || (curve.referenceLine >= 0 && curve.shape == LineShape::Through);
    };
    const auto own = std::count_if(curves.begin(), curves.end(),
                                   [](const Curve& curve) { return curve.referenceLine < 0; });
    std::set<int> runs;
    for (const Curve& curve : curves)
        if (curve.referenceLine < 0) runs.insert(curve.run);
    const bool onlyRuns = runs.size() == static_cast<std::size_t>(own);
    const bool onlySamples = std::none_of(curves.begin(), curves.end(), needsWords);
    const int line = plot.fontMetrics().height();
    const bool hasRoom = plot.height() >= 8 * line;
    const int room = std::max(1, plot.width() - 4);
    constexpr int few = 6;
    const bool areLines = std::none_of(curves.begin(), curves.end(), [](const Curve& curve) {
        return curve.referenceLine < 0 && curve.marks == Marks::Markers;
    });
    const bool mayBeAtEnds = named.curves && areLines && own > 1 && own <= mostStyles &&
                             (own <= few || plot.height() >= roomyLines * line);
    const auto wanted = [&] { return m_legend->layout()->heightForWidth(room) + 2; };
    const int allowed = std::max(plot.height() / share, line + rowFrame);
    m_legend->setRoom(room - verticalScrollBar()->sizeHint().width());
    m_legend->setCompact(false);
    m_legend->setTight(false);
    m_legend->setLinesLeftOut(false);
    const bool isTight = wanted() > allowed;
    m_legend->setTight(isTight);
    const bool runsNamed =
        m_runsNamed == RunsNamed::InTable || (m_runsNamed == RunsNamed::InPicture && isTight);
    const bool alone = (own == 1 || (runsNamed && onlyRuns)) && onlySamples;
    m_leavesLinesOut = isTight && named.lines;
    m_legend->setLinesLeftOut(m_leavesLinesOut);
    m_legend->setCompact(wanted() > allowed && mayBeAtEnds);
    const int most = std::max(2 * line, plot.height() / 3);
    setVerticalScrollBarPolicy(wanted() > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setFixedHeight(std::min(wanted(), most));
    const bool atEnds = !alone && mayBeAtEnds && (m_legend->isCompact() || !hasRoom);
    setVisible(!curves.empty() && !alone && (hasRoom || !atEnds));
    return atEnds;
}

} // namespace timestep
