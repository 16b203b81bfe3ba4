// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/curves/heat_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

/// Viridis at ten even places. Source: S. van der Walt, N. Smith, E. Firing, "A better default colormap for
/// Matplotlib", SciPy conference 2015; the values are in the public domain (CC0).
constexpr int viridis[][3] = {{68, 1, 84},    {72, 40, 120},  {62, 74, 137},  {49, 104, 142}, {38, 130, 142},
                              {31, 158, 137}, {53, 183, 121}, {110, 206, 88}, {181, 222, 43}, {253, 231, 37}};

QCPColorGradient gradient(bool grey) {
    if (grey) return QCPColorGradient(QCPColorGradient::gpGrayscale);
    QCPColorGradient colours;
    colours.clearColorStops();
    constexpr int last = static_cast<int>(std::size(viridis)) - 1;
    for (int i = 0; i <= last; ++i)
        colours.setColorStopAt(static_cast<double>(i) / last,
                               QColor(viridis[i][0], viridis[i][1], viridis[i][2]));
    colours.setNanHandling(QCPColorGradient::nhTransparent);
    return colours;
}

/// The range from the first to the last value, with half a cell more on both sides.
PlotRange withHalfCells(double first, double last, std::size_t count) {
    const double half = count > 1 ? (last - first) / static_cast<double>(count - 1) / 2 : 0.5;
    return {first - half, last + half};
}

} // namespace

HeatGrid heatGridOf(const Table& table, const PlotSpec& spec) {
    if (spec.colour.empty() || spec.y.empty()) return {};
    const int run = spec.runs.empty() ? 0 : spec.runs.front();
    const auto columnOf = [&](const std::string& id) {
        const Column* own = table.find(id, run);
        return own ? own : table.find(id, -1);
    };
    HeatGrid grid{columnOf(spec.x), columnOf(spec.y.front()), columnOf(spec.colour)};
    if (!grid.x || !grid.y || !grid.colour) return {};
    const std::vector<double>& ys = grid.y->values;
    const std::size_t cells = std::min({ys.size(), grid.x->values.size(), grid.colour->values.size()});
    if (cells == 0) return {};
    grid.columns = static_cast<std::size_t>(
        std::find_if(ys.begin(), ys.end(), [&](double y) { return y != ys.front(); }) - ys.begin());
    grid.rows = cells / grid.columns;
    return grid;
}

HeatMap::HeatMap(QCustomPlot& plot)
    : m_plot(plot),
      m_map(new QCPColorMap(plot.xAxis, plot.yAxis)),
      m_scale(new QCPColorScale(&plot)),
      m_margins(new QCPMarginGroup(&plot)) {
    m_map->setInterpolate(false);
    m_map->setTightBoundary(false);
    m_scale->setType(QCPAxis::atRight);
    m_scale->setRangeDrag(false);
    m_scale->setRangeZoom(false);
    plot.plotLayout()->addElement(0, 1, m_scale);
    m_map->setColorScale(m_scale);
    for (QCPLayoutElement* element :
         {static_cast<QCPLayoutElement*>(plot.axisRect()), static_cast<QCPLayoutElement*>(m_scale)})
        element->setMarginGroup(QCP::msTop | QCP::msBottom, m_margins);
}

HeatMap::~HeatMap() {
    m_plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, nullptr);
    m_scale->setMarginGroup(QCP::msTop | QCP::msBottom, nullptr);
    if (m_plot.hasPlottable(m_map)) m_plot.removePlottable(m_map);
    m_plot.plotLayout()->remove(m_scale);
    m_plot.plotLayout()->simplify();
    delete m_margins;
}

void HeatMap::setContent(const HeatGrid& grid, const std::optional<PlotRange>& colourRange) {
    m_grid = grid;
    const int nx = static_cast<int>(grid.columns), ny = static_cast<int>(grid.rows);
    QCPColorMapData* data = m_map->data();
    data->setSize(nx, ny);
    const auto& xs = grid.x->values;
    const auto& ys = grid.y->values;
    data->setRange(QCPRange(xs.front(), xs[grid.columns - 1]),
                   QCPRange(ys.front(), ys[(grid.rows - 1) * grid.columns]));
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x) {
            double value =
                grid.colour->values[static_cast<std::size_t>(y) * grid.columns + static_cast<std::size_t>(x)];
            if (std::isfinite(value)) {
                low = std::min(low, value);
                high = std::max(high, value);
            } else if (std::isinf(value)) {
                value = value > 0 ? 1e300 : -1e300;
            }
            data->setCell(x, y, value);
        }
    if (!(low < high)) low -= 0.5, high = low + 1;
    const PlotRange range = colourRange.value_or(PlotRange{low, high});
    m_map->setDataRange(QCPRange(range.low, range.high));
}

void HeatMap::setLook(const QFont& font, const QColor& text, const QColor& axis, double unit, bool grey,
                      const QString& label) {
    m_map->setGradient(gradient(grey));
    QCPAxis* scale = m_scale->axis();
    const auto length = [&](double units) { return static_cast<int>(std::lround(units * unit)); };
    m_scale->setBarWidth(length(12));
    m_plot.plotLayout()->setColumnSpacing(length(6));
    scale->setLabel(label);
    scale->setLabelFont(font);
    scale->setTickLabelFont(font);
    scale->setLabelColor(text);
    scale->setTickLabelColor(text);
    scale->setTickLabelPadding(length(3));
    scale->setLabelPadding(length(4));
    scale->setTickLength(0, length(4));
    scale->setSubTickLength(0, 0);
    const QPen pen(axis, unit, Qt::SolidLine, Qt::FlatCap);
    scale->setBasePen(pen);
    scale->setTickPen(pen);
    scale->setSubTickPen(Qt::NoPen);
    for (QCPAxis* edge : m_scale->findChildren<QCPAxis*>()) edge->setBasePen(pen);
    QSharedPointer<QCPAxisTicker> ticker = scale->ticker();
    ticker->setTickCount(4);
    scale->setNumberFormat(QStringLiteral("gbd"));
    scale->setNumberPrecision(3);
}

PlotRange HeatMap::xRange() const {
    return withHalfCells(m_grid.x->values.front(), m_grid.x->values[m_grid.columns - 1], m_grid.columns);
}

PlotRange HeatMap::yRange() const {
    return withHalfCells(m_grid.y->values.front(), m_grid.y->values[(m_grid.rows - 1) * m_grid.columns],
                         m_grid.rows);
}

std::optional<std::size_t> HeatMap::cellAt(const QPointF& position) const {
    if (m_grid.isEmpty()) return std::nullopt;
    int x = 0, y = 0;
    m_map->data()->coordToCell(m_plot.xAxis->pixelToCoord(position.x()),
                               m_plot.yAxis->pixelToCoord(position.y()), &x, &y);
    if (x < 0 || y < 0 || x >= static_cast<int>(m_grid.columns) || y >= static_cast<int>(m_grid.rows))
        return std::nullopt;
    return static_cast<std::size_t>(y) * m_grid.columns + static_cast<std::size_t>(x);
}

QPointF HeatMap::positionOf(std::size_t row) const {
    return {m_plot.xAxis->coordToPixel(m_grid.x->values[row]),
            m_plot.yAxis->coordToPixel(m_grid.y->values[row])};
}

} // namespace timestep
