// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/curves/bands.h"

#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace timestep {

namespace {

constexpr double closest = 2.2;          ///< shortest period that a line shows [widths of the line]
constexpr double cellPeriods = 4;        ///< length of a cell, in which turns are counted [shortest periods]
constexpr long fewestCells = 3;          ///< a shorter stretch stays a line
constexpr double leastSwing = 2;         ///< a smaller way up or down is no turn [widths of the line]
constexpr double ofTheRange = 0.2;       ///< the same in lastPeriods(), relative to the range of y
constexpr std::size_t mostRows = 20'000; ///< that lastPeriods() reads

/// Counts the turns of a curve; ways below `least` do not count.
class Turns {
public:
    explicit Turns(double least) : m_least(least) {}
    /// Returns whether the curve has turned before this value.
    bool at(double y) {
        const bool begins = !std::exchange(m_begun, true);
        if (begins || m_way * (y - m_extreme) > 0) {
            m_extreme = y;
            return false;
        }
        if (std::abs(y - m_extreme) < m_least) return false;
        const bool turned = m_way != 0;
        m_way = y > m_extreme ? 1 : -1;
        m_extreme = y;
        return turned;
    }

private:
    double m_least, m_extreme = 0;
    int m_way = 0;
    bool m_begun = false;
};

/// The extremes of a column of pixels.
struct Reach {
    double low = HUGE_VAL, high = -HUGE_VAL;

    void unite(const Reach& other) {
        low = std::min(low, other.low);
        high = std::max(high, other.high);
    }
};

/// The extremes of columns, so that the edges of a band are smooth over a whole period, two columns to either
/// side. A closing (Serra, Image Analysis and Mathematical Morphology, 1982, II.C): each column takes the
/// extremes of its neighbours, and then the least of what these have taken. So a peak that stands alone stays
/// as narrow as it is.
std::vector<Reach> closing(const std::vector<Reach>& columns) {
    const std::size_t n = columns.size();
    const auto begin = [](std::size_t i) { return i < 2 ? 0 : i - 2; };
    const auto end = [n](std::size_t i) { return std::min(n, i + 3); };
    std::vector<Reach> wide(n), closed(n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = begin(i); k < end(i); ++k) wide[i].unite(columns[k]);
    for (std::size_t i = 0; i < n; ++i) {
        closed[i] = wide[i];
        for (std::size_t k = begin(i); k < end(i); ++k) {
            closed[i].low = std::max(closed[i].low, wide[k].low);
            closed[i].high = std::min(closed[i].high, wide[k].high);
        }
    }
    return closed;
}

/// The cells in which the curve turns too often.
std::vector<std::pair<long, long>> crowdedCells(const std::vector<QPointF>& points, double line,
                                                double cell) {
    std::map<long, int> turns;
    Turns counter(leastSwing * line);
    for (const QPointF& point : points)
        if (!std::isnan(point.y()) && counter.at(point.y()))
            ++turns[static_cast<long>(std::floor(point.x() / cell))];
    std::vector<std::pair<long, long>> stretches; // first and last cell
    constexpr int enough = static_cast<int>(2 * cellPeriods);
    // The curve may fill only a part of its last cell.
    const auto last = std::find_if(points.rbegin(), points.rend(),
                                   [](const QPointF& point) { return !std::isnan(point.y()); });
    const double end = last == points.rend() ? 0 : last->x() / cell;
    const long lastCell = static_cast<long>(std::floor(end));
    const int enoughAtEnd = static_cast<int>(enough * (end - std::floor(end))) - 1;
    for (const auto& [place, count] : turns) {
        if (count < (place == lastCell ? std::min(enough, enoughAtEnd) : enough)) continue;
        if (!stretches.empty() && place <= stretches.back().second + 2) // one calmer cell between
            stretches.back().second = place;
        else
            stretches.emplace_back(place, place);
    }
    std::erase_if(stretches, [](const auto& one) { return one.second - one.first + 1 < fewestCells; });
    return stretches;
}

} // namespace

QPolygonF Band::outline() const {
    QPolygonF outline = upper;
    for (qsizetype i = lower.size(); i-- > 0;) outline << lower[i];
    return outline;
}

bool turnsOften(std::span<const Sample> samples, double line, double perPixel) {
    int turns = 0;
    Turns counter(leastSwing * line * perPixel);
    for (const Sample& sample : samples)
        if (!std::isnan(sample.y) && counter.at(sample.y) &&
            ++turns >= static_cast<int>(fewestCells * 2 * cellPeriods))
            return true;
    return false;
}

BandedCurve inBands(const std::vector<QPointF>& points, double line) {
    const double shortest = closest * line, cell = cellPeriods * shortest;
    const std::vector<std::pair<long, long>> stretches = crowdedCells(points, line, cell);
    BandedCurve curve;
    if (stretches.empty()) {
        curve.rest = points;
        return curve;
    }
    auto point = points.begin();
    for (const auto& [first, last] : stretches) {
        const double from = static_cast<double>(first) * cell, to = static_cast<double>(last + 1) * cell;
        for (; point != points.end() && (std::isnan(point->y()) || point->x() < from); ++point)
            curve.rest.push_back(*point);
        // One column per half of the shortest period.
        const double wide = shortest / 2;
        std::vector<Reach> columns;
        const auto begin = point;
        for (; point != points.end() && (std::isnan(point->y()) || point->x() < to); ++point) {
            if (std::isnan(point->y())) continue;
            const auto column = static_cast<std::size_t>(std::max(0.0, (point->x() - from) / wide));
            if (column >= columns.size()) columns.resize(column + 1);
            columns[column].unite({point->y(), point->y()});
        }
        if (begin == point) continue;
        if (!curve.rest.empty()) curve.rest.push_back(*begin); // the line ends at the band
        curve.rest.emplace_back(undefined, undefined);
        Band band;
        const double start = begin->x(), stop = (point - 1)->x();
        const std::vector<Reach> edges = closing(columns);
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (edges[i].low > edges[i].high) continue;
            const double middle = from + (static_cast<double>(i) + 0.5) * wide;
            const double x = i == 0 ? start : i + 1 == edges.size() ? stop : middle;
            band.upper << QPointF(x, edges[i].low); // pixels count downwards
            band.lower << QPointF(x, edges[i].high);
        }
        curve.bands.push_back(std::move(band));
        if (point != points.end()) curve.rest.push_back(*(point - 1));
    }
    curve.rest.insert(curve.rest.end(), point, points.end());
    return curve;
}

std::optional<LastPeriods> lastPeriods(std::span<const double> x, std::span<const double> y, std::size_t end,
                                       double reach, int periods) {
    end = std::min({end, x.size(), y.size()});
    std::size_t begin = end;
    LastPeriods found{0, end, 0, HUGE_VAL, -HUGE_VAL};
    while (begin > 0 && end - begin < mostRows && x[end - 1] - x[begin - 1] <= reach) {
        --begin;
        if (!std::isfinite(y[begin])) break;
        found.low = std::min(found.low, y[begin]);
        found.high = std::max(found.high, y[begin]);
    }
    if (!(found.high > found.low)) return std::nullopt;
    Turns counter(ofTheRange * (found.high - found.low));
    int turns = 0;
    double latest = 0; // x of the last turn
    for (std::size_t row = end; row-- > begin;) {
        if (!std::isfinite(y[row])) break;
        if (!counter.at(y[row])) continue;
        if (++turns == 1) latest = x[row];
        if (turns <= 2 * periods) continue;
        found.first = row;
        found.period = (latest - x[row]) / periods;
        return found;
    }
    return std::nullopt;
}

} // namespace timestep
