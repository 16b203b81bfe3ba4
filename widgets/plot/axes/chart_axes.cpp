// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/axes/chart_axes.h"
#include "widgets/text/label_text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double lowest = 130;   ///< height of a drawing with a label below the x axis [units]
constexpr double bareMargin = 5; ///< margin beside an axis without numbers [units]

double decades(const QCPRange& range) {
    return std::log10(range.upper / range.lower);
}

/// Breaks the text at spaces into lines of at most this width. A unit stays with the word before it.
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

/// Drops words until the text fits: from the front if it ends in a symbol ("ratio E/E0"), else from the end
/// ("phase-space error … / rad"). The unit stays.
QString shortened(QString text, const QFontMetricsF& metrics, double width) {
    const auto fits = [&](const QString& shown) { return metrics.horizontalAdvance(shown) <= width; };
    if (fits(text) || text.contains(QLatin1Char(','))) return text; // several names
    const qsizetype slash = text.lastIndexOf(QStringLiteral(" / "));
    const QString unit = slash < 0 ? QString() : text.mid(slash);
    QStringList words = text.left(slash < 0 ? text.size() : slash).split(QLatin1Char(' '));
    const QString& last = words.last();
    const bool isSymbol = last.size() <= 2 || !std::all_of(last.begin(), last.end(),
                                                           [](QChar letter) { return letter.isLetter(); });
    const auto shown = [&] {
        const QString joined = words.join(QLatin1Char(' '));
        return isSymbol ? joined + unit : joined + QStringLiteral(" …") + unit;
    };
    do {
        if (isSymbol)
            words.removeFirst();
        else
            words.removeLast();
    } while (words.size() > 1 && !fits(shown()));
    return words.isEmpty() ? text : shown();
}

} // namespace

ChartAxes::ChartAxes(QCustomPlot& plot) : m_plot(plot), m_inside(new QCPItemText(&plot)) {
    m_inside->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_inside->position->setCoords(1, 1);
    m_inside->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    m_inside->setSelectable(false);
    m_inside->setVisible(false);
    for (int i = 0; i < 2; ++i) {
        m_linear[i] = QSharedPointer<LinearTicker>::create();
        m_log[i] = QSharedPointer<LogTicker>::create();
        m_symlog[i] = QSharedPointer<SymlogTicker>::create();
        m_angle[i] = QSharedPointer<AngleTicker>::create();
    }
}

void ChartAxes::styleAxis(QCPAxis* axis) {
    const ThemeColours& colours = coloursOf(m_look.theme);
    const double unit = m_look.unit;
    const auto length = [&](double units) { return static_cast<int>(std::lround(units * unit)); };
    axis->setBasePen(QPen(colours.axis, unit, Qt::SolidLine, Qt::FlatCap));
    const bool numbered = m_numbered[axis->orientation() == Qt::Horizontal ? 0 : 1];
    axis->grid()->setVisible(numbered && m_grid);
    axis->setTickPen(numbered ? QPen(colours.axis, unit, Qt::SolidLine, Qt::FlatCap) : QPen(Qt::NoPen));
    // In the colour of the axis, which the ticks cross: other colours would break it into dashes.
    axis->setSubTickPen(numbered ? QPen(colours.axis, 0.7 * unit, Qt::SolidLine, Qt::FlatCap)
                                 : QPen(Qt::NoPen));
    axis->setTickLength(0, length(4));
    axis->setSubTickLength(0, length(2));
    axis->setTickLabels(axis->orientation() == Qt::Horizontal ? m_look.xLabels : m_look.yLabels);
    axis->setTickLabelColor(numbered ? colours.quietText : QColor(Qt::transparent));
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

void ChartAxes::setLook(const ChartLook& look) {
    m_look = look;
    styleAxis(m_plot.xAxis);
    styleAxis(m_plot.yAxis);
    // Room for usual tick labels from the start, so that the plot does not move when they grow.
    const QFontMetricsF metrics(look.font);
    const auto margin = [&](double value) { return static_cast<int>(std::ceil(value)); };
    m_leastLeft =
        look.yLabels
            ? margin(metrics.horizontalAdvance(QStringLiteral("−00.0")) + metrics.height() + 11 * look.unit)
            : margin(bareMargin * look.unit);
    m_plot.axisRect()->setMinimumMargins(
        {std::max(m_leastLeft, m_left), margin(metrics.height() * 0.6),
         margin(metrics.horizontalAdvance(QStringLiteral("00")) + 4 * look.unit) + m_strip,
         look.xLabels ? margin((look.theme == Theme::Print ? 2 : 3) * metrics.height() + 11 * look.unit)
                      : margin(bareMargin * look.unit)});
    m_plot.plotLayout()->setRowSpacing(0);
}

void ChartAxes::setNumbered(bool horizontal, bool numbered) {
    bool& now = m_numbered[horizontal ? 0 : 1];
    if (now == numbered) return;
    now = numbered;
    styleAxis(horizontal ? m_plot.xAxis : m_plot.yAxis);
}

void ChartAxes::setStrip(int width) {
    QMargins margins = m_plot.axisRect()->minimumMargins();
    margins.setRight(margins.right() + width - m_strip);
    m_plot.axisRect()->setMinimumMargins(margins);
    m_strip = width;
}

void ChartAxes::setLabels(const AxisLabel& x, const AxisLabel& y) {
    m_xLabel = x;
    m_yLabel = y;
}

void ChartAxes::setWhole(bool whole) {
    m_linear[0].staticCast<LinearTicker>()->setWhole(whole);
}

void ChartAxes::setTickSteps(double x, double y) {
    m_linear[0].staticCast<LinearTicker>()->setStep(x);
    m_linear[1].staticCast<LinearTicker>()->setStep(y);
}

void ChartAxes::setGrid(bool grid) {
    if (m_grid == grid) return;
    m_grid = grid;
    styleAxis(m_plot.xAxis);
    styleAxis(m_plot.yAxis);
}

void ChartAxes::setMaps(const AxisMap& x, const AxisMap& y) {
    m_xMap = x;
    m_yMap = y;
    m_symlog[0]->setMap(x);
    m_symlog[1]->setMap(y);
}

QSize ChartAxes::tuneMargins(const QSize& size) {
    QMargins margins = m_plot.axisRect()->minimumMargins();
    m_isSmall = m_look.theme != Theme::Print && size.height() < lowest * m_look.unit;
    const QFontMetricsF metrics(m_look.font);
    const int across = size.width() - m_plot.axisRect()->margins().left() - margins.right();
    const bool oneLine = m_look.theme == Theme::Print || metrics.horizontalAdvance(m_xLabel.text()) <= across;
    const int lines = m_isSmall ? 1 : oneLine ? 2 : 3; // of numbers and labels
    const int gaps = m_isSmall ? 8 : lines == 2 && m_look.theme != Theme::Print ? 18 : 11;
    const double below =
        m_look.xLabels ? lines * metrics.height() + gaps * m_look.unit : bareMargin * m_look.unit;
    margins.setBottom(std::max(static_cast<int>(std::ceil(below)), m_kept.bottom()));
    m_left =
        m_forgetLeft ? m_leastLeft : std::max({m_left, m_leastLeft, m_plot.axisRect()->margins().left()});
    m_forgetLeft = false;
    margins.setLeft(std::max(m_left, m_kept.left()));
    margins.setRight(std::max(margins.right(), m_kept.right()));
    m_plot.axisRect()->setMinimumMargins(margins);
    return {size.width() - margins.left() - margins.right(),
            size.height() - margins.top() - margins.bottom()};
}

void ChartAxes::tuneTicks(const QSize& room) {
    tuneAxis(m_plot.xAxis, room.width(), m_xMap, m_xLabel);
    tuneAxis(m_plot.yAxis, room.height(), m_yMap, m_yLabel);
}

void ChartAxes::tuneAxis(QCPAxis* axis, double length, const AxisMap& map, const AxisLabel& label) {
    const bool horizontal = axis->orientation() == Qt::Horizontal;
    const QFontMetricsF metrics(m_look.font);
    const QCPRange range = axis->range();
    constexpr double fewest = 0.7; // [decades] range that contains two of 1, 2, 5, 10
    const bool log = axis->scaleType() == QCPAxis::stLogarithmic && decades(range) >= fewest;
    const int side = horizontal ? 0 : 1;
    QSharedPointer<QCPAxisTicker> ticker = (log ? m_log : m_linear)[side];
    if (map.scale == AxisScale::Symlog) ticker = m_symlog[side];
    if (map.scale == AxisScale::Wrapped) ticker = m_angle[side];
    axis->setTicker(ticker);
    const double low = map.fromAxis(range.lower), high = map.fromAxis(range.upper);
    const int digits = tickDigits(low, high, (high - low) / 5);
    const double tickRoom = horizontal ? metrics.horizontalAdvance(QString(digits + 1, QLatin1Char('0')))
                                       : 1.3 * metrics.height();
    const bool plain = log && low >= 1e-3 && high <= 1e5; // 0.3, not 3·10⁻¹
    axis->setNumberFormat(log && !plain ? QStringLiteral("ebd") : QStringLiteral("gbd"));
    axis->setNumberPrecision(plain ? 6 : log ? 0 : digits);
    constexpr int fewestTicks = 2, mostTicks = 8;
    int ticks = std::clamp(static_cast<int>(length / tickRoom), fewestTicks, mostTicks);
    ticker->setTickCount(ticks);
    while (ticks > fewestTicks && !areLabelsApart(*axis, length)) ticker->setTickCount(--ticks);
    if (!(horizontal ? m_look.xLabels : m_look.yLabels)) return axis->setLabel({});
    QString text = label.text();
    if (horizontal) {
        m_inside->setVisible(m_isSmall);
        m_inside->setFont(m_look.font);
        m_inside->setColor(coloursOf(m_look.theme).quietText);
        m_inside->setText(shortened(text, metrics, length));
        if (m_isSmall) return axis->setLabel({});
    }
    if (m_look.theme == Theme::Print) { // in full: paper has no tool tip with the whole label
        const QStringList whole = inLines(text, metrics, length);
        axis->setLabel(
            (whole.size() > 2 ? inLines(label.shortText(), metrics, length) : whole).join(QLatin1Char('\n')));
        return;
    }
    if (metrics.horizontalAdvance(text) > length) text = label.shortText();
    if (metrics.horizontalAdvance(text) > length) text = inTwoLines(text);
    QStringList lines = text.split(QLatin1Char('\n'));
    const auto fits = [&](const QString& line) { return metrics.horizontalAdvance(line) <= length; };
    constexpr qsizetype mostLines = 3; // beside a low axis
    if (!std::all_of(lines.begin(), lines.end(), fits)) lines = inLines(label.shortText(), metrics, length);
    if (!std::all_of(lines.begin(), lines.end(), fits) || lines.size() > (horizontal ? 2 : mostLines))
        lines = {shortened(label.shortText(), metrics, length)};
    for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideRight, length);
    text = lines.join(QLatin1Char('\n'));
    axis->setLabel(text);
}

/// Whether half a digit fits between every two numbers.
bool ChartAxes::areLabelsApart(const QCPAxis& axis, double length) const {
    const QFontMetricsF metrics(m_look.font);
    const QCPRange range = axis.range();
    QVector<double> ticks;
    QVector<QString> labels;
    axis.ticker()->generate(range, m_plot.locale(), axis.numberFormat().at(0), axis.numberPrecision(), ticks,
                            nullptr, &labels);
    const auto placeOf = [&](double tick) {
        return length * (axis.scaleType() == QCPAxis::stLogarithmic
                             ? std::log(tick / range.lower) / std::log(range.upper / range.lower)
                             : (tick - range.lower) / range.size());
    };
    const auto extentOf = [&](const QString& label) {
        return axis.orientation() == Qt::Horizontal ? metrics.horizontalAdvance(label)
                                                    : metrics.tightBoundingRect(label).height();
    };
    const double least = metrics.horizontalAdvance(QLatin1Char('0')) / 2;
    for (qsizetype i = 1; i < std::min(ticks.size(), labels.size()); ++i) {
        const double apart = placeOf(ticks[i]) - placeOf(ticks[i - 1]);
        if (apart - (extentOf(labels[i]) + extentOf(labels[i - 1])) / 2 < least) return false;
    }
    return true;
}

void ChartAxes::roomForLastLabel(int width) {
    if (!m_look.xLabels) return;
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

} // namespace timestep
