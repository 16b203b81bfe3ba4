// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double sparseMarkers = 96; ///< distance between markers on lines [units]

double decades(const QCPRange& range) {
    return std::log10(range.upper / range.lower);
}

/// A true minus sign, and "e" before an exponent in every language, which QCustomPlot then sets as a power of
/// ten.
QString mended(QString label, const QLocale& locale) {
    const QString minus = locale.negativeSign();
    const qsizetype at = label.indexOf(locale.exponential(), 0, Qt::CaseInsensitive);
    QString exponent;
    if (at >= 0) {
        exponent = label.mid(at + locale.exponential().size()).replace(minus, QStringLiteral("-"));
        exponent.prepend(QLatin1Char('e'));
        label.truncate(at);
    }
    return label.replace(minus, QStringLiteral("−")) + exponent;
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

/// No more ticks than asked for, so that labels do not meet, but two at least.
class Ticker : public QCPAxisTicker {
    double getTickStep(const QCPRange& range) override {
        const double step = roundStep(range.size() / tickCount());
        return range.size() < 2 * step ? roundStep(step * 0.45) : step; // one label alone says nothing
    }
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override {
        return mended(QCPAxisTicker::getTickLabel(tick, locale, format, precision), locale);
    }
};

/// Powers of ten, with 3 or 2 and 5 times them in between where there is room, or fewer where there is not.
class LogTicker : public QCPAxisTickerLog {
    QVector<double> createTickVector(double, const QCPRange& range) override {
        if (!(range.lower > 0 && range.upper < 1e300)) return {};
        m_plain = range.lower > 0.0009 && range.upper < 99999; // 0.001 to 50000 need no powers
        QVector<double> chosen = multiples(range, {1}, 1);
        for (int apart = 2; chosen.size() > tickCount(); ++apart) chosen = multiples(range, {1}, apart);
        for (const std::initializer_list<double> steps : {std::initializer_list<double>{1, 3}, {1, 2, 5}})
            if (const QVector<double> denser = multiples(range, steps, 1); denser.size() <= tickCount())
                chosen = denser;
        return chosen;
    }
    /// Those in the range, of every power of ten whose exponent is a multiple of `apart`.
    static QVector<double> multiples(const QCPRange& range, std::initializer_list<double> steps, int apart) {
        QVector<double> ticks;
        const int first = static_cast<int>(std::floor(std::log10(range.lower)));
        const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
        for (int exponent = first; exponent <= last; ++exponent)
            for (const double step : steps)
                if (const double tick = step * std::pow(10.0, exponent); exponent % apart == 0 &&
                                                                         tick >= range.lower * (1 - 1e-9) &&
                                                                         tick <= range.upper * (1 + 1e-9))
                    ticks.append(tick);
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override {
        if (m_plain)
            return locale.toString(tick, 'f',
                                   std::max(0, -static_cast<int>(std::floor(std::log10(tick * 1.0001)))));
        return mended(QCPAxisTickerLog::getTickLabel(tick, locale, format, precision), locale);
    }

    bool m_plain = false;
};

} // namespace

Chart::Chart(QCustomPlot& plot) : m_plot(plot) {
    for (int i = 0; i < 2; ++i) {
        m_linear[i] = QSharedPointer<Ticker>::create();
        m_log[i] = QSharedPointer<LogTicker>::create();
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

void Chart::styleAxis(QCPAxis* axis) {
    const ThemeColours& colours = coloursOf(m_look.theme);
    const double unit = m_look.unit;
    const auto length = [&](double units) { return static_cast<int>(std::lround(units * unit)); };
    axis->setBasePen(QPen(colours.axis, unit, Qt::SolidLine, Qt::FlatCap));
    axis->setTickPen(QPen(colours.axis, unit, Qt::SolidLine, Qt::FlatCap));
    axis->setSubTickPen(QPen(colours.grid, unit, Qt::SolidLine, Qt::FlatCap));
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
         margin(2 * metrics.height() + 11 * look.unit)});
    m_plot.plotLayout()->setRowSpacing(0);
    if (m_heatMap)
        m_heatMap->setLook(look.font, colours.text, colours.axis, look.unit, look.blackAndWhite,
                           m_colourLabel);
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
    m_plot.xAxis->setScaleType(spec.logX ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_plot.yAxis->setScaleType(spec.logY ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
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
    }
    setLook(m_look);
    fit();
}

bool Chart::rowsAdded() {
    for (CurvePlottable* const curve : m_curves) curve->measure();
    return m_moved ? false : fit();
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
        if (plottable->visible() && plottable->curve().widens)
            extent.unite(horizontal ? plottable->xExtent() : plottable->yExtent());
    return extent;
}

bool Chart::setRange(QCPAxis* axis, const PlotRange& range) {
    const QCPRange wanted(range.low, range.high);
    if (!QCPRange::validRange(wanted) || axis->range() == wanted) return false;
    axis->setRange(wanted);
    return true;
}

bool Chart::fit() {
    if (!m_spec) return false;
    m_fitting = true;
    const bool sweep = m_spec->marks != Marks::Lines;
    const auto wanted = [](const std::optional<PlotRange>& given, const Extent& extent, bool log,
                           bool tight) { return chosenRange(given, niceRange(extent, log, tight), log); };
    if (m_heatMap) {
        const bool changedHeat = setRange(m_plot.xAxis, m_heatMap->xRange()),
                   changedToo = setRange(m_plot.yAxis, m_heatMap->yRange());
        m_fitting = m_moved = false;
        return changedHeat || changedToo;
    }
    const PlotRange x = wanted(m_spec->xRange, extentOf(true), m_spec->logX, sweep);
    const PlotRange y = wanted(m_spec->yRange, extentOf(false), m_spec->logY, sweep && m_spec->logY);
    const bool changedX = setRange(m_plot.xAxis, x), changedY = setRange(m_plot.yAxis, y);
    m_fitting = false;
    m_forgetLeft = m_forgetLeft || m_moved;
    m_moved = false;
    return changedX || changedY;
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
    const bool log = axis->scaleType() == QCPAxis::stLogarithmic && decades(range) >= 1;
    const QSharedPointer<QCPAxisTicker>& ticker = (log ? m_log : m_linear)[horizontal ? 0 : 1];
    axis->setTicker(ticker);
    const int digits = tickDigits(range.lower, range.upper, range.size() / 5);
    const double tickRoom = horizontal ? metrics.horizontalAdvance(QString(digits + 1, QLatin1Char('0')))
                                       : 1.3 * metrics.height();
    ticker->setTickCount(std::clamp(static_cast<int>(length / tickRoom), 2, 8));
    axis->setNumberFormat(log ? QStringLiteral("ebd") : QStringLiteral("gbd"));
    axis->setNumberPrecision(log ? 0 : digits);
    QString text = label.text();
    if (metrics.horizontalAdvance(text) > length) text = label.shortText();
    if (metrics.horizontalAdvance(text) > length) text = inTwoLines(text);
    axis->setLabel(text);
}

void Chart::tune(const QSize& size) {
    QMargins margins = m_plot.axisRect()->minimumMargins();
    m_left =
        m_forgetLeft ? m_leastLeft : std::max({m_left, m_leastLeft, m_plot.axisRect()->margins().left()});
    m_forgetLeft = false;
    margins.setLeft(m_left);
    m_plot.axisRect()->setMinimumMargins(margins);
    tuneAxis(m_plot.xAxis, size.width() - margins.left() - margins.right(), m_xLabel);
    tuneAxis(m_plot.yAxis, size.height() - margins.top() - margins.bottom(), m_yLabel);
}

} // namespace timestep
