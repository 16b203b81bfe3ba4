// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart.h"

#include "widgets/plot/overlay.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double sparseMarkers = 96; ///< distance between markers on lines [units]

double decades(const QCPRange& range) {
    return std::log10(range.upper / range.lower);
}

/// The text broken at the space nearest to its middle.
QString inTwoLines(QString text) {
    qsizetype best = -1;
    const qsizetype middle = text.size() / 2;
    for (qsizetype at = text.indexOf(QLatin1Char(' ')); at >= 0; at = text.indexOf(QLatin1Char(' '), at + 1))
        if (best < 0 || std::abs(at - middle) < std::abs(best - middle)) best = at;
    if (best >= 0) text[best] = QLatin1Char('\n');
    return text;
}

/// The text broken at spaces into lines of at most this width. A unit stays with the word before it.
QStringList inLines(QString text, const QFontMetricsF& metrics, double width) {
    text.replace(QStringLiteral(" / "), QStringLiteral("\u00A0/\u00A0"));
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines << word;
    }
    for (QString& line : lines) line.replace(QChar(QChar::Nbsp), QLatin1Char(' '));
    return lines;
}

} // namespace

Chart::Chart(QCustomPlot& plot) : m_plot(plot) {
    for (int i = 0; i < 2; ++i) {
        m_linear[i] = QSharedPointer<LinearTicker>::create();
        m_log[i] = QSharedPointer<LogTicker>::create();
        m_symlog[i] = QSharedPointer<SymlogTicker>::create();
    }
    for (QCPAxis* const axis : {plot.xAxis, plot.yAxis}) {
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
            if (m_fitting) return;
            m_moved = true;
            emit movedByUser();
        });
    }
    plot.xAxis->grid()->setSubGridVisible(false);
    plot.yAxis->grid()->setSubGridVisible(false);
    plot.axisRect()->setBackground(Qt::NoBrush);
    plot.legend->setVisible(false);
}

Chart::~Chart() = default;

void Chart::styleAxis(QCPAxis* axis) {
    const ThemeColours& colours = coloursOf(m_look.theme);
    const double unit = m_look.unit;
    const auto length = [&](double units) { return static_cast<int>(std::lround(units * unit)); };
    axis->setBasePen(QPen(colours.axis, unit, Qt::SolidLine, Qt::FlatCap));
    axis->setTickPen(QPen(colours.axis, unit, Qt::SolidLine, Qt::FlatCap));
    // In the colour of the axis, which the ticks cross: others would cut it into dashes.
    axis->setSubTickPen(QPen(colours.axis, 0.7 * unit, Qt::SolidLine, Qt::FlatCap));
    axis->setTickLength(0, length(4));
    axis->setSubTickLength(0, length(2));
    axis->setTickLabelColor(colours.quietText);
    axis->setLabelColor(colours.text);
    axis->setTickLabelFont(m_look.font);
    axis->setLabelFont(m_look.font);
    axis->setTickLabelPadding(length(3));
    axis->setLabelPadding(length(4));
    const double gridWidth = m_look.theme == Theme::Print ? 0.6 * unit : unit;
    QColor zero;
    zero.setRgbF((colours.grid.redF() + colours.axis.redF()) / 2,
                 (colours.grid.greenF() + colours.axis.greenF()) / 2,
                 (colours.grid.blueF() + colours.axis.blueF()) / 2);
    axis->grid()->setPen(QPen(colours.grid, gridWidth, Qt::SolidLine, Qt::FlatCap));
    axis->grid()->setZeroLinePen(QPen(zero, gridWidth, Qt::SolidLine, Qt::FlatCap));
}

void Chart::setLook(const ChartLook& look) {
    m_look = look;
    const ThemeColours& colours = coloursOf(look.theme);
    m_plot.setBackground(QBrush(colours.card));
    styleAxis(m_plot.xAxis);
    styleAxis(m_plot.yAxis);
    // Room for usual tick labels from the start, so that the plot does not move when they grow.
    const QFontMetricsF metrics(look.font);
    const auto margin = [&](double value) { return static_cast<int>(std::ceil(value)); };
    m_leastLeft =
        margin(metrics.horizontalAdvance(QStringLiteral("−00.0")) + metrics.height() + 11 * look.unit);
    m_plot.axisRect()->setMinimumMargins(
        {std::max(m_leastLeft, m_left), margin(metrics.height() * 0.6),
         margin(metrics.horizontalAdvance(QStringLiteral("00")) + 4 * look.unit),
         margin((look.theme == Theme::Print ? 2 : 3) * metrics.height() + 11 * look.unit)});
    m_plot.plotLayout()->setRowSpacing(0);
    if (m_heatMap)
        m_heatMap->setLook(look.font, colours.text, colours.axis, look.unit, look.blackAndWhite,
                           m_colourLabel);
    if (m_overlay) m_overlay->setLook(look);
    const std::size_t lines = m_curves.size();
    for (std::size_t i = 0; i < lines; ++i) {
        CurvePlottable& plottable = *m_curves[i];
        const double spacing = lines > 1 ? sparseMarkers * look.unit : 0;
        plottable.setLook({look.unit, look.lineWidth * look.unit, 6.5 * look.unit, spacing,
                           spacing * (0.2 + static_cast<double>(i % 4) * 0.23), colours.card});
        RunStyle style = plottable.curve().style;
        if (look.blackAndWhite) plottable.setStyle(inBlack(style));
    }
}

void Chart::setContent(const Table& table, const PlotSpec& spec, const CurveSet& set) {
    m_spec = &spec;
    m_table = &table;
    m_xLabel = set.x;
    m_yLabel = set.y;
    m_colourLabel = set.colour.text();
    m_forgetLeft = true;
    m_curves.clear();
    m_heatMap.reset();
    m_plot.clearPlottables();
    m_fitting = true; // a change of scale may change a range
    const auto prepare = [&](QCPAxis* axis, AxisMap& map, AxisScale scale) {
        map = {spec.colour.empty() || scale != AxisScale::Symlog ? scale : AxisScale::Linear, 1};
        axis->setScaleType(scale == AxisScale::Log ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    };
    prepare(m_plot.xAxis, m_xMap, spec.xScale());
    prepare(m_plot.yAxis, m_yMap, spec.yScale());
    if (const HeatGrid grid = heatGridOf(table, spec); !grid.isEmpty()) {
        m_heatMap = std::make_unique<HeatMap>(m_plot);
        m_heatMap->setContent(grid, spec.colourRange);
    }
    for (const Curve& curve : set.curves) {
        const bool reference = curve.referenceLine >= 0;
        const std::size_t line = reference ? static_cast<std::size_t>(curve.referenceLine) : 0;
        const std::vector<double>& x =
            reference ? spec.referenceLines[line].x : table.columns[curve.x].values;
        const std::vector<double>& y =
            reference ? spec.referenceLines[line].y : table.columns[curve.y].values;
        m_curves.push_back(new CurvePlottable(m_plot.xAxis, m_plot.yAxis, curve, x, y));
        if (curve.sums) m_curves.back()->setSums(&table.columns[*curve.sums].values);
    }
    m_overlay.reset(); // so that the next one lies over the new curves
    m_overlay = std::make_unique<Overlay>(m_plot, *this, table, spec);
    m_overlay->setEndLabels(m_endLabels);
    setLook(m_look);
    fit();
}

void Chart::setEndLabels(bool on) {
    m_endLabels = on;
    if (m_overlay) m_overlay->setEndLabels(on);
}

bool Chart::rowsAdded() {
    for (CurvePlottable* const curve : m_curves) curve->measure();
    return m_moved ? false : grow();
}

bool Chart::valuesReplaced() {
    for (CurvePlottable* const curve : m_curves) curve->measureAnew();
    if (m_heatMap) m_heatMap->setContent(heatGridOf(*m_table, *m_spec), m_spec->colourRange);
    return m_moved ? false : fit();
}

void Chart::setShown(std::size_t curve, bool shown) {
    m_curves[curve]->setVisible(shown);
    if (!m_moved) fit();
}

void Chart::setLineWidth(double units) {
    m_look.lineWidth = units;
    for (CurvePlottable* const plottable : m_curves) plottable->setLineWidth(units * m_look.unit);
}

bool Chart::isEmpty() const {
    return !m_heatMap && std::all_of(m_curves.begin(), m_curves.end(), [&](const CurvePlottable* plottable) {
        return plottable->curve().referenceLine >= 0 || plottable->xExtent().finite == 0 ||
               plottable->yExtent().finite == 0;
    });
}

std::size_t Chart::leftOut() const {
    std::size_t count = 0;
    for (const CurvePlottable* const plottable : m_curves)
        if (plottable->visible()) count += plottable->leftOut();
    return count;
}

Extent Chart::extentOf(bool horizontal) const {
    Extent extent;
    for (const CurvePlottable* const plottable : m_curves)
        if (plottable->visible() && plottable->curve().widens) {
            extent.unite(horizontal ? plottable->xExtent() : plottable->yExtent());
            if (!horizontal && plottable->hasRectangles()) {
                extent.low = std::min(extent.low, 0.0);
                extent.high = std::max(extent.high, 0.0);
            }
        }
    return extent;
}

double Chart::thresholdOf(bool horizontal) const {
    Magnitudes all;
    for (CurvePlottable* const plottable : m_curves)
        if (plottable->visible() && plottable->curve().referenceLine < 0)
            all.unite(horizontal ? plottable->xMagnitudes() : plottable->yMagnitudes());
    return all.threshold();
}

bool Chart::chooseMaps() {
    const AxisMap x = m_xMap, y = m_yMap;
    if (m_xMap.scale == AxisScale::Symlog) m_xMap.linear = thresholdOf(true);
    if (m_yMap.scale == AxisScale::Symlog) m_yMap.linear = thresholdOf(false);
    m_symlog[0]->setMap(m_xMap);
    m_symlog[1]->setMap(m_yMap);
    for (CurvePlottable* const plottable : m_curves) plottable->setMaps(m_xMap, m_yMap);
    return !(m_xMap == x) || !(m_yMap == y);
}

PlotRange Chart::rangeOfData(bool horizontal, bool growing) const {
    const AxisMap& map = horizontal ? m_xMap : m_yMap;
    const bool sweep = m_spec->marks != Marks::Lines, log = map.scale == AxisScale::Log;
    const Extent extent = extentOf(horizontal);
    if (map.scale == AxisScale::Symlog) return symlogRange(extent, map, sweep);
    if (growing && !sweep) return grownRange(horizontal ? m_fittedX : m_fittedY, extent, log);
    return niceRange(extent, log, sweep && (horizontal || log));
}

bool Chart::setRange(QCPAxis* axis, const AxisMap& map, const PlotRange& range) {
    const QCPRange wanted(map.toAxis(range.low), map.toAxis(range.high));
    if (!QCPRange::validRange(wanted) || axis->range() == wanted) return false;
    axis->setRange(wanted);
    return true;
}

bool Chart::fit() {
    return fitAxes(false);
}

bool Chart::settle() {
    const bool changed = fit();
    m_forgetLeft = m_forgetLeft || changed;
    return changed;
}

bool Chart::grow() {
    return fitAxes(true);
}

bool Chart::fitAxes(bool growing) {
    if (!m_spec) return false;
    m_fitting = true;
    bool changed = chooseMaps();
    if (m_heatMap) {
        changed = setRange(m_plot.xAxis, m_xMap, m_heatMap->xRange()) || changed;
        changed = setRange(m_plot.yAxis, m_yMap, m_heatMap->yRange()) || changed;
        m_fitting = m_moved = false;
        return changed;
    }
    const auto fitAxis = [&](QCPAxis* axis, const AxisMap& map, const std::optional<PlotRange>& given,
                             bool horizontal) {
        const PlotRange wanted =
            chosenRange(given, rangeOfData(horizontal, growing), map.scale == AxisScale::Log);
        PlotRange& fitted = horizontal ? m_fittedX : m_fittedY;
        if (m_spec->equalScales) { // the next drawing makes them equal
            changed = changed || fitted.low != wanted.low || fitted.high != wanted.high || m_moved;
            fitted = wanted;
            if (map.scale == AxisScale::Linear) return;
        }
        fitted = wanted;
        changed = setRange(axis, map, wanted) || changed;
    };
    fitAxis(m_plot.xAxis, m_xMap, m_spec->xRange, true);
    fitAxis(m_plot.yAxis, m_yMap, m_spec->yRange, false);
    m_fitting = false;
    m_forgetLeft = m_forgetLeft || m_moved;
    m_moved = false;
    return changed;
}

PlotRange Chart::xRange() const {
    const QCPRange range = m_plot.xAxis->range();
    return {m_xMap.fromAxis(range.lower), m_xMap.fromAxis(range.upper)};
}

PlotRange Chart::yRange() const {
    const QCPRange range = m_plot.yAxis->range();
    return {m_yMap.fromAxis(range.lower), m_yMap.fromAxis(range.upper)};
}

void Chart::setRanges(const PlotRange& x, const PlotRange& y) {
    setRange(m_plot.xAxis, m_xMap, x);
    setRange(m_plot.yAxis, m_yMap, y);
}

QPointF Chart::pixelAt(const QPointF& value) const {
    return {m_plot.xAxis->coordToPixel(m_xMap.toAxis(value.x())),
            m_plot.yAxis->coordToPixel(m_yMap.toAxis(value.y()))};
}

QPointF Chart::valueAt(const QPointF& pixel) const {
    return {m_xMap.fromAxis(m_plot.xAxis->pixelToCoord(pixel.x())),
            m_yMap.fromAxis(m_plot.yAxis->pixelToCoord(pixel.y()))};
}

void Chart::pan(double x, double y) {
    const auto move = [](QCPAxis* axis, double part) {
        const QCPRange range = axis->range();
        if (axis->scaleType() == QCPAxis::stLogarithmic) {
            const double factor = std::pow(range.upper / range.lower, part);
            axis->setRange(range.lower * factor, range.upper * factor);
        } else {
            axis->setRange(range.lower + part * range.size(), range.upper + part * range.size());
        }
    };
    if (x != 0) move(m_plot.xAxis, x);
    if (y != 0) move(m_plot.yAxis, y);
}

void Chart::zoom(double factor) {
    for (QCPAxis* const axis : {m_plot.xAxis, m_plot.yAxis}) {
        const QCPRange range = axis->range();
        const bool log = axis->scaleType() == QCPAxis::stLogarithmic;
        axis->scaleRange(factor, log ? std::sqrt(range.lower * range.upper) : range.center());
    }
}

void Chart::tuneAxis(QCPAxis* axis, double length, const AxisLabel& label) {
    const bool horizontal = axis->orientation() == Qt::Horizontal;
    const QFontMetricsF metrics(m_look.font);
    const QCPRange range = axis->range();
    constexpr double fewest = 0.7; // [decades] that hold two of 1, 2, 5, 10
    const bool log = axis->scaleType() == QCPAxis::stLogarithmic && decades(range) >= fewest;
    const AxisMap& map = horizontal ? m_xMap : m_yMap;
    const int side = horizontal ? 0 : 1;
    QSharedPointer<QCPAxisTicker> ticker = (log ? m_log : m_linear)[side];
    if (map.scale == AxisScale::Symlog) ticker = m_symlog[side];
    if (horizontal) m_linear[0].staticCast<LinearTicker>()->setWhole(m_spec && m_spec->x == "pass");
    axis->setTicker(ticker);
    const double low = map.fromAxis(range.lower), high = map.fromAxis(range.upper);
    const int digits = tickDigits(low, high, (high - low) / 5);
    const double tickRoom = horizontal ? metrics.horizontalAdvance(QString(digits + 1, QLatin1Char('0')))
                                       : 1.3 * metrics.height();
    ticker->setTickCount(std::clamp(static_cast<int>(length / tickRoom), 2, 8));
    const bool plain = log && low >= 1e-3 && high <= 1e5; // 0.3, not 3·10⁻¹
    axis->setNumberFormat(log && !plain ? QStringLiteral("ebd") : QStringLiteral("gbd"));
    axis->setNumberPrecision(plain ? 6 : log ? 0 : digits);
    QString text = label.text();
    if (m_look.theme == Theme::Print) { // whole: paper shows no more of it when one points at it
        const QStringList whole = inLines(text, metrics, length);
        axis->setLabel(
            (whole.size() > 2 ? inLines(label.shortText(), metrics, length) : whole).join(QLatin1Char('\n')));
        return;
    }
    if (metrics.horizontalAdvance(text) > length) text = label.shortText();
    if (metrics.horizontalAdvance(text) > length) text = inTwoLines(text);
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideRight, length);
    text = lines.join(QLatin1Char('\n'));
    axis->setLabel(text);
}

void Chart::setReserved(const QRectF& box) {
    if (m_overlay) m_overlay->setReserved(box);
}

void Chart::layOut(const QSize& size) {
    m_plot.setViewport(QRect(QPoint(0, 0), size));
    constexpr int rounds = 3; // margins follow from tick labels, and these from the room between the margins
    for (int round = 0; round < rounds; ++round) {
        tune(size);
        for (const auto phase :
             {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
            m_plot.plotLayout()->update(phase);
        roomForLastLabel(size.width());
    }
}

/// Widens the right margin where the last label of the x axis is wider than it.
void Chart::roomForLastLabel(int width) {
    const QCPAxis& axis = *m_plot.xAxis;
    const QVector<double> ticks = axis.tickVector();
    const QVector<QString> labels = axis.tickVectorLabels();
    const QFontMetricsF metrics(m_look.font);
    double over = 0;
    for (qsizetype i = 0; i < std::min(ticks.size(), labels.size()); ++i)
        if (axis.range().contains(ticks[i]))
            over = std::max(over, axis.coordToPixel(ticks[i]) + metrics.horizontalAdvance(labels[i]) / 2 +
                                      m_look.unit - width);
    if (over <= 0) return;
    QMargins margins = m_plot.axisRect()->minimumMargins();
    margins.setRight(margins.right() + static_cast<int>(std::ceil(over)));
    m_plot.axisRect()->setMinimumMargins(margins);
}

QString Chart::scaleRemark(const QLocale& numbers) const {
    QStringList remarks;
    const auto number = [&](const AxisMap& map) { return decadeText(map.linear, numbers); };
    if (m_xMap.scale == AxisScale::Symlog)
        remarks << tr("x axis: symmetric logarithm, nearly linear within ±%1").arg(number(m_xMap));
    if (m_yMap.scale == AxisScale::Symlog)
        remarks << tr("y axis: symmetric logarithm, nearly linear within ±%1").arg(number(m_yMap));
    return remarks.join(QStringLiteral(" · "));
}

/// Widens the range of one axis, so that a unit has the same length on both. area: between the axes [px]
void Chart::equalise(const QSizeF& area) {
    if (!m_spec || !m_spec->equalScales || m_moved || m_xMap.scale != AxisScale::Linear ||
        m_yMap.scale != AxisScale::Linear || area.width() < 1 || area.height() < 1)
        return;
    const double perUnit = std::min(area.width() / (m_fittedX.high - m_fittedX.low),
                                    area.height() / (m_fittedY.high - m_fittedY.low));
    const auto widened = [](const PlotRange& range, double units) {
        const double middle = (range.low + range.high) / 2;
        return PlotRange{middle - units / 2, middle + units / 2};
    };
    m_fitting = true;
    setRange(m_plot.xAxis, m_xMap, widened(m_fittedX, area.width() / perUnit));
    setRange(m_plot.yAxis, m_yMap, widened(m_fittedY, area.height() / perUnit));
    m_fitting = false;
}

void Chart::tune(const QSize& size) {
    QMargins margins = m_plot.axisRect()->minimumMargins();
    m_left =
        m_forgetLeft ? m_leastLeft : std::max({m_left, m_leastLeft, m_plot.axisRect()->margins().left()});
    m_forgetLeft = false;
    margins.setLeft(m_left);
    m_plot.axisRect()->setMinimumMargins(margins);
    const QSize before = m_plot.axisRect()->size(), whole = m_plot.viewport().size();
    const QSizeF area = before.isValid() && whole == size
                            ? QSizeF(before)
                            : QSizeF(size.width() - margins.left() - margins.right(),
                                     size.height() - margins.top() - margins.bottom());
    equalise(area);
    tuneAxis(m_plot.xAxis, size.width() - margins.left() - margins.right(), m_xLabel);
    tuneAxis(m_plot.yAxis, size.height() - margins.top() - margins.bottom(), m_yLabel);
}

} // namespace timestep
