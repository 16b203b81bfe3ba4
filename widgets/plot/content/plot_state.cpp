// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/content/plot_state.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace timestep {

void PlotState::setSpec(const PlotSpec& spec) {
    m_given = m_spec = spec;
}

std::shared_ptr<const Table> PlotState::follow(const TableFeed& feed) {
    return std::exchange(m_followed, feed.table());
}

void PlotState::choose(PlotSpec chosen) {
    // Reference lines belong to the columns with which they were given.
    const bool same = chosen.x == m_given.x && chosen.y == m_given.y;
    chosen.referenceLines = same ? m_given.referenceLines : std::vector<ReferenceLine>();
    m_spec = std::move(chosen);
}

bool PlotState::setLastRun(std::shared_ptr<const Table> table, const QString& label) {
    if (table == m_lastRun && label == m_lastLabel) return false;
    m_lastRun = std::move(table);
    m_lastLabel = label;
    return true;
}

bool PlotState::setExactMotion(std::shared_ptr<const ExactMotion> exact) {
    if (exact == m_exact) return false;
    m_exact = std::move(exact);
    return true;
}

namespace {

/// Whether the later half of a curve grows to a million times what the first half reaches.
bool hasExploded(const std::vector<double>& values) {
    constexpr double explosion = 1e6;
    std::vector<double> finite;
    for (const double value : values)
        if (std::isfinite(value)) finite.push_back(std::abs(value));
    const auto middle = finite.begin() + static_cast<std::ptrdiff_t>(finite.size() / 2);
    if (finite.size() < 2) return false;
    const double first = *std::max_element(finite.begin(), middle);
    return first > 0 && *std::max_element(middle, finite.end()) > explosion * first;
}

} // namespace

/// The curves of the last run with the same columns as the present ones. The first of them has the label.
std::vector<ReferenceLine> PlotState::lastLines() const {
    std::vector<ReferenceLine> lines;
    if (m_lastRun == nullptr || !m_spec.colour.empty() || m_spec.added.spectrum) return lines;
    PlotSpec asked = m_spec;
    asked.referenceLines.clear();
    asked.added = {};
    asked.exactMotion = false;
    const PlotContent content(*m_lastRun, asked);
    for (const Curve& curve : curvesOf(content.table(), content.spec(), Theme::Light).curves) {
        const Column &x = content.table().columns[curve.x], &y = content.table().columns[curve.y];
        if (std::string_view(y.id).ends_with(exactEnd) || x.values.size() < 2) continue; // it is identical
        ReferenceLine line{lines.empty() ? m_lastLabel : QString(), curve.run, x.values, y.values};
        line.pale = true;
        line.widens = m_spec.yScale() != AxisScale::Linear || !hasExploded(line.y);
        lines.push_back(std::move(line));
    }
    return lines;
}

void PlotState::rebuild(Theme theme) {
    m_content.set(*m_followed, m_spec);
    m_content.addLines(lastLines());
    m_curves = curvesOf(table(), m_content.spec(), theme);
    if (m_exact != nullptr && *m_exact) connectExact(m_curves, m_content.table(), m_exact);
}

} // namespace timestep
