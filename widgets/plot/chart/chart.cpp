// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/chart.h"

#include "widgets/plot/chart/magnifier.h"
#include "widgets/plot/chart/overlay.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double sparseMarkers = 96; ///< distance between markers on lines [units]
constexpr double leastShare = 0.04;  ///< part of the y axis that the present run gets beside the last one
constexpr double widening = 1;       ///< part of a range by which data widen it

/// Fills the bands of all curves before the first of them is drawn.
class BandFills : public QCPLayerable {
public:
    BandFills(QCustomPlot& plot, const std::vector<CurvePlottable*>& curves)
        : QCPLayerable(&plot, QStringLiteral("main")), m_curves(curves) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(false); }
    QRect clipRect() const override { return mParentPlot->axisRect()->rect(); }
    void draw(QCPPainter* painter) override {
        for (CurvePlottable* const curve : m_curves)
            if (curve->visible()) curve->drawFills(*painter);
    }

private:
    const std::vector<CurvePlottable*>& m_curves;
};

/// The room that an extent takes on an axis; 0 for none or a single value.
double lengthOn(const AxisMap& map, const Extent& extent) {
    const bool log = map.scale == AxisScale::Log;
    if (extent.empty(log)) return 0;
    if (map.scale == AxisScale::Wrapped) return AxisMap::turn;
    return map.place(extent.high) - map.place(log ? extent.lowPositive : extent.low);
}

} // namespace

Chart::Chart(QCustomPlot& plot) : m_plot(plot), m_waits(new QCPItemText(&plot)), m_axes(plot) {
    m_waits->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_waits->position->setCoords(0.5, 0.3);
    m_waits->setSelectable(false);
    m_waits->setVisible(false);
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

void Chart::setLook(const ChartLook& look) {
    m_look = look;
    const ThemeColours& colours = coloursOf(look.theme);
    m_plot.setBackground(QBrush(colours.card));
    m_axes.setLook(look);
    if (m_heatMap)
        m_heatMap->setLook(look.font, colours.text, colours.axis, look.unit, look.blackAndWhite,
                           m_colourLabel);
    if (m_overlay) m_overlay->setLook(look);
    if (m_magnifier) m_magnifier->setLook(look);
    const std::size_t lines = m_curves.size();
    for (std::size_t i = 0; i < lines; ++i) {
        CurvePlottable& plottable = *m_curves[i];
        const double spacing = lines > 1 ? sparseMarkers * look.unit : 0;
        plottable.setLook({look.unit, look.lineWidth * look.unit, 6.5 * look.unit, spacing,
                           spacing * (0.2 + static_cast<double>(i % 4) * 0.23), colours.card, look.isMoving});
        RunStyle style = plottable.curve().style;
        if (look.blackAndWhite) plottable.setStyle(inBlack(style));
    }
}

void Chart::setContent(const Table& table, const PlotSpec& spec, const CurveSet& set) {
    m_spec = &spec;
    m_table = &table;
    m_axes.setLabels(set.x, set.y);
    m_axes.setWhole(spec.x == "pass");
    m_axes.setTickSteps(spec.xTick, spec.yTick);
    m_axes.setGrid(spec.grid);
    m_axes.forgetLeft();
    m_colourLabel = set.colour.text();
    m_curves.clear();
    m_heatMap.reset();
    m_waits->setVisible(false);
    m_plot.clearPlottables();
    m_fitting = true; // a change of scale may change a range
    const auto prepare = [&](QCPAxis* axis, AxisMap& map, AxisScale scale) {
        const bool plain = scale == AxisScale::Linear || scale == AxisScale::Log;
        map = {spec.colour.empty() || plain ? scale : AxisScale::Linear}; // a heat map has rows and columns
        axis->setScaleType(scale == AxisScale::Log ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    };
    prepare(m_plot.xAxis, m_xMap, spec.xScale());
    prepare(m_plot.yAxis, m_yMap, spec.yScale());
    if (const HeatGrid grid = heatGridOf(table, spec); !grid.isEmpty()) {
        m_heatMap = std::make_unique<HeatMap>(m_plot);
        m_heatMap->setContent(grid, spec.colourRange);
    }
    m_fills.reset(); // so that the next ones are below the new curves
    m_fills = std::make_unique<BandFills>(m_plot, m_curves);
    for (const Curve& curve : set.curves) {
        const bool reference = curve.referenceLine >= 0;
        const std::size_t line = reference ? static_cast<std::size_t>(curve.referenceLine) : 0;
        const std::vector<double>& x =
            reference ? spec.referenceLines[line].x : table.columns[curve.x].values;
        const std::vector<double>& y =
            reference ? spec.referenceLines[line].y : table.columns[curve.y].values;
        m_curves.push_back(new CurvePlottable(m_plot.xAxis, m_plot.yAxis, curve, x, y));
        if (reference && !spec.referenceLines[line].errors.empty())
            m_curves.back()->setErrors(&spec.referenceLines[line].errors);
        if (curve.sums) m_curves.back()->setSums(&table.columns[*curve.sums].values);
    }
    m_magnifier = std::make_unique<Magnifier>(m_plot, *this);
    m_overlay.reset(); // so that the next one is above the new curves
    m_overlay = std::make_unique<Overlay>(m_plot, *this, table, spec);
    m_overlay->setEndLabels(m_endLabels);
    setLook(m_look);
    fit();
}

void Chart::setEndLabels(bool on) {
    m_endLabels = on;
    if (m_overlay) m_overlay->setEndLabels(on);
}

NameRoom Chart::roomForNames() const {
    return m_overlay ? m_overlay->roomForNames() : NameRoom{false, false};
}

QStringList Chart::namesAtCurves() const {
    return m_overlay ? m_overlay->names() : QStringList();
}

bool Chart::rowsAdded() {
    for (CurvePlottable* const curve : m_curves) curve->measure();
    const bool grown = m_moved ? false : grow();
    return (stripWidth() > 0) != (m_axes.strip() > 0) || grown;
}

/// The width of the magnifying strip [px]; 0: none.
int Chart::stripWidth() const {
    if (!m_magnifying || !m_magnifier) return 0;
    return m_magnifier->widthFor(m_plot.axisRect()->width() + m_axes.strip());
}

bool Chart::setHandPoints(const std::vector<QPointF>& points) {
    m_handX = m_handY = {};
    for (const QPointF& point : points) {
        const double places[]{point.x(), point.y()};
        Extent x, y;
        x.append({places, 1});
        y.append({places + 1, 1});
        m_handX.unite(x);
        m_handY.unite(y);
    }
    return m_moved ? false : grow();
}

bool Chart::valuesReplaced() {
    for (CurvePlottable* const curve : m_curves) curve->measureAgain();
    if (m_heatMap) m_heatMap->setContent(heatGridOf(*m_table, *m_spec), m_spec->colourRange);
    return m_moved ? false : fit();
}

void Chart::setShown(std::size_t curve, bool shown) {
    m_curves[curve]->setVisible(shown);
    if (!m_moved) fit();
}

void Chart::setLineWidth(double units, bool isMoving) {
    m_look.lineWidth = units;
    m_look.isMoving = isMoving;
    for (CurvePlottable* const plottable : m_curves) plottable->setLineWidth(units * m_look.unit, isMoving);
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

/// The extent of what is shown. The last run and a prediction widen the axes as long as the present run, when
/// it has come half as far as the last one, does not shrink to a line beside them.
Extent Chart::extentOf(bool horizontal, bool growing) const {
    const bool isCut = !growing && m_spec->xRange.has_value(); // y follows what the x axis shows
    Extent own, last;
    for (const CurvePlottable* const plottable : m_curves)
        if (plottable->visible() && plottable->curve().widens) {
            Extent& extent = plottable->curve().pale || plottable->curve().guess ? last : own;
            extent.unite(horizontal ? plottable->xExtent()
                         : isCut    ? plottable->yExtentWithin(*m_spec->xRange)
                                    : plottable->yExtent());
            if (!horizontal && plottable->hasRectangles()) {
                extent.low = std::min(extent.low, 0.0);
                extent.high = std::max(extent.high, 0.0);
            }
        }
    own.unite(horizontal ? m_handX : m_handY);
    Extent both = own;
    both.unite(last);
    if (growing || horizontal) return both;
    const double length = lengthOn(m_yMap, own);
    if (length <= 0 || length >= leastShare * lengthOn(m_yMap, both)) return both;
    return coversLastRun() ? own : both;
}

/// Whether the present run has come at least half as far along x as the last one.
bool Chart::coversLastRun() const {
    Extent own, last;
    for (const CurvePlottable* const plottable : m_curves)
        if (plottable->visible() && (plottable->curve().pale || plottable->curve().referenceLine < 0))
            (plottable->curve().pale ? last : own).unite(plottable->xExtent());
    return lengthOn(m_xMap, own) >= 0.5 * lengthOn(m_xMap, last);
}

/// Whether nothing but a start is known, so that the numbers on an axis would be made up.
bool Chart::isMadeUp(bool horizontal, const std::optional<PlotRange>& given) const {
    if (given || m_spec->marks != Marks::Lines || !m_spec->colour.empty()) return false;
    if (const Extent all = extentOf(horizontal, false); m_handX.finite > 0 && all.low < all.high)
        return false;
    return std::all_of(m_curves.begin(), m_curves.end(), [&](const CurvePlottable* plottable) {
        const Curve& curve = plottable->curve();
        if (!plottable->visible() || !curve.widens) return true;
        const bool isLevel = !horizontal && curve.shape == LineShape::Horizontal;
        return !isLevel && (horizontal ? plottable->xExtent() : plottable->yExtent()).finite < 2;
    });
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
    const auto turnOf = [](AxisMap& map, const std::optional<PlotRange>& given) {
        if (map.scale != AxisScale::Wrapped || !given) return;
        const double middle = (given->low + given->high) / 2;
        map.middle = std::isfinite(middle) ? middle : 0;
    };
    turnOf(m_xMap, m_spec->xRange);
    turnOf(m_yMap, m_spec->yRange);
    m_axes.setMaps(m_xMap, m_yMap);
    for (CurvePlottable* const plottable : m_curves) plottable->setMaps(m_xMap, m_yMap);
    return !(m_xMap == x) || !(m_yMap == y);
}

PlotRange Chart::rangeOfData(bool horizontal, bool growing) const {
    const AxisMap& map = horizontal ? m_xMap : m_yMap;
    const bool sweep = m_spec->marks != Marks::Lines, log = map.scale == AxisScale::Log;
    const Extent extent = extentOf(horizontal, growing);
    if (map.scale == AxisScale::Symlog) return symlogRange(extent, map, sweep);
    if (map.scale == AxisScale::Wrapped) return map.wholeTurn();
    if (growing && !sweep) return grownRange(horizontal ? m_fittedX : m_fittedY, extent, log);
    return niceRange(extent, log, sweep && (horizontal || log));
}

/// The range of the spec, or of the data. A range that yields is widened for data that leave it a little, or
/// that it shows nothing of; other data that leave it far stay cut.
PlotRange Chart::wantedRange(bool horizontal, bool growing) const {
    const AxisMap& map = horizontal ? m_xMap : m_yMap;
    const bool log = map.scale == AxisScale::Log;
    const PlotRange ofData = rangeOfData(horizontal, growing);
    const std::optional<PlotRange>& given = horizontal ? m_spec->xRange : m_spec->yRange;
    const PlotRange wanted = chosenRange(given, ofData, log);
    if (!given || horizontal || !m_spec->yRangeYields) return wanted;
    const Extent extent = extentOf(false, growing);
    if (extent.empty(log)) return wanted;
    const double low = log ? extent.lowPositive : extent.low;
    const PlotRange wider{std::min(wanted.low, low < wanted.low ? ofData.low : wanted.low),
                          std::max(wanted.high, extent.high > wanted.high ? ofData.high : wanted.high)};
    const double length = map.place(wanted.high) - map.place(wanted.low);
    const bool little =
        map.place(std::max(extent.high, wanted.high)) - map.place(wanted.high) <= widening * length &&
        map.place(wanted.low) - map.place(std::min(low, wanted.low)) <= widening * length;
    const bool unseen = low > wanted.high || extent.high < wanted.low;
    return little || unseen ? wider : wanted;
}

bool Chart::setRange(QCPAxis* axis, const AxisMap& map, const PlotRange& range) {
    // The ends of a range of angles are places already.
    const bool places = map.scale == AxisScale::Wrapped;
    const QCPRange wanted(places ? range.low : map.toAxis(range.low),
                          places ? range.high : map.toAxis(range.high));
    if (!QCPRange::validRange(wanted) || axis->range() == wanted) return false;
    axis->setRange(wanted);
    return true;
}

bool Chart::fit() {
    return fitAxes(false);
}

bool Chart::settle() {
    const bool changed = fit();
    if (changed) m_axes.forgetLeft();
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
        for (const bool horizontal : {true, false}) m_axes.setNumbered(horizontal, true);
        changed = setRange(m_plot.xAxis, m_xMap, m_heatMap->xRange()) || changed;
        changed = setRange(m_plot.yAxis, m_yMap, m_heatMap->yRange()) || changed;
        m_fitting = m_moved = false;
        return changed;
    }
    const auto fitAxis = [&](QCPAxis* axis, const AxisMap& map, const std::optional<PlotRange>& given,
                             bool horizontal) {
        const PlotRange wanted = wantedRange(horizontal, growing);
        const bool numbered = !isMadeUp(horizontal, given);
        changed = changed || axis->grid()->visible() != numbered;
        m_axes.setNumbered(horizontal, numbered);
        PlotRange& fitted = horizontal ? m_fittedX : m_fittedY;
        if (m_spec->equalScales) { // the next drawing equalises them
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
    if (m_moved) m_axes.forgetLeft();
    m_moved = false;
    sayWaits();
    return changed;
}

/// Axes without numbers look broken where nothing says what they wait for.
void Chart::sayWaits() {
    const bool waits = isMadeUp(true, m_spec->xRange) || isMadeUp(false, m_spec->yRange);
    m_waits->setVisible(waits && !m_curves.empty() && m_look.theme != Theme::Print);
    m_waits->setText(tr("The run draws here."));
    m_waits->setFont(m_look.font);
    m_waits->setColor(coloursOf(m_look.theme).quietText);
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

void Chart::setReserved(const QRectF& box) {
    if (m_overlay) m_overlay->setReserved(box);
}

void Chart::layOut(const QSize& size) {
    m_plot.setViewport(QRect(QPoint(0, 0), size));
    constexpr int rounds = 3; // margins depend on tick labels, and these on the space between the margins
    for (int round = 0; round < rounds; ++round) {
        tune(size);
        for (const auto phase :
             {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
            m_plot.plotLayout()->update(phase);
        m_axes.roomForLastLabel(size.width());
    }
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

/// Widens the range of one axis, so that a unit has the same length on both. `area`: between the axes [px].
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
    QSize room = m_axes.tuneMargins(size);
    if (m_magnifying && m_magnifier) {
        const int all = room.width() + m_axes.strip(), strip = m_magnifier->widthFor(all);
        m_axes.setStrip(strip);
        m_magnifier->setWidth(strip);
        room.setWidth(all - strip);
    }
    const QSize before = m_plot.axisRect()->size(), whole = m_plot.viewport().size();
    equalise(before.isValid() && whole == size ? before : room);
    m_axes.tuneTicks(room);
}

} // namespace timestep
