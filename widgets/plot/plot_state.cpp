// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_state.h"

#include <iterator>
#include <utility>

namespace timestep {

void PlotState::setSpec(const PlotSpec& spec) {
    m_given = m_spec = spec;
    m_fits = 0;
}

std::shared_ptr<const Table> PlotState::follow(const TableFeed& feed) {
    removeFits();
    return std::exchange(m_followed, feed.table());
}

void PlotState::choose(PlotSpec chosen) {
    // Reference lines belong to the columns they were given with, and fits to those they were made of.
    const bool same = chosen.x == m_given.x && chosen.y == m_given.y;
    const bool fitted = chosen.x == m_spec.x && chosen.y == m_spec.y;
    std::vector<ReferenceLine> lines = same ? m_given.referenceLines : std::vector<ReferenceLine>();
    if (!fitted) m_fits = 0;
    lines.insert(lines.end(), m_spec.referenceLines.end() - static_cast<std::ptrdiff_t>(m_fits),
                 m_spec.referenceLines.end());
    chosen.referenceLines = std::move(lines);
    m_spec = std::move(chosen);
}

void PlotState::addFits(std::vector<ReferenceLine> lines) {
    m_fits += lines.size();
    m_spec.referenceLines.insert(m_spec.referenceLines.end(), std::make_move_iterator(lines.begin()),
                                 std::make_move_iterator(lines.end()));
}

bool PlotState::removeFits() {
    if (m_fits == 0) return false;
    m_spec.referenceLines.resize(m_spec.referenceLines.size() - m_fits);
    m_fits = 0;
    return true;
}

void PlotState::rebuild(Theme theme) {
    m_content.set(*m_followed, m_spec);
    m_curves = curvesOf(table(), m_content.spec(), theme);
}

} // namespace timestep
