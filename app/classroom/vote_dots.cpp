// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/vote_dots.h"

#include "app/lesson/elements/number_shown.h"
#include "app/lesson/pictures/axis_ticks.h"
#include "widgets/look/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int dotsHigh = 5; ///< number of dots that fit above each other at full size

double quantile(const std::vector<double>& sorted, double share) {
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto low = static_cast<std::size_t>(std::floor(place));
    const std::size_t high = std::min(low + 1, sorted.size() - 1);
    return sorted[low] + (place - static_cast<double>(low)) * (sorted[high] - sorted[low]);
}

} // namespace

int DotColumns::most() const {
    return std::max(1, counts.empty() ? 1 : *std::max_element(counts.begin(), counts.end()));
}

double DotColumns::width() const {
    return (to - from) / static_cast<double>(std::max<std::size_t>(counts.size(), 1));
}

DotColumns dotColumns(std::vector<double> numbers, std::optional<double> outcome, int columns) {
    DotColumns dots;
    std::sort(numbers.begin(), numbers.end());
    double low = outcome.value_or(0), high = outcome.value_or(1);
    if (!numbers.empty()) {
        const double lower = quantile(numbers, 0.25), upper = quantile(numbers, 0.75);
        const double fence = 3 * (upper - lower);
        const auto far = [&](double number) { return number < lower - fence || number > upper + fence; };
        std::vector<double> near;
        for (const double number : numbers)
            if (!far(number)) near.push_back(number);
        low = std::min(near.front(), outcome.value_or(near.front()));
        high = std::max(near.back(), outcome.value_or(near.back()));
    }
    const double middle = (low + high) / 2;
    if (!(high - low > 1e-9 * std::abs(middle))) { // all numbers are equal
        const double around = middle != 0 ? std::abs(middle) / 2 : 1;
        low = middle - around;
        high = middle + around;
    }
    const double step = niceStep(high - low);
    dots.from = std::floor(low / step) * step;
    dots.to = std::ceil(high / step) * step;
    dots.counts.assign(static_cast<std::size_t>(std::max(columns, 1)), 0);
    dots.means.assign(dots.counts.size(), 0);
    for (const double number : numbers) {
        if (number < dots.from || number > dots.to) {
            ++(number < dots.from ? dots.below : dots.above);
            continue;
        }
        const std::size_t column =
            std::min(static_cast<std::size_t>((number - dots.from) / dots.width()), dots.counts.size() - 1);
        ++dots.counts[column];
        dots.means[column] += (number - dots.means[column]) / dots.counts[column];
    }
    return dots;
}

VoteDots::VoteDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VoteDots::setNumbers(const std::vector<double>& numbers) {
    m_numbers = numbers;
    update();
}

void VoteDots::setOutcome(std::optional<double> outcome) {
    m_outcome = outcome;
    update();
}

QSize VoteDots::sizeHint() const {
    const int line = fontMetrics().height();
    return {fontMetrics().averageCharWidth() * 30, line * (dotsHigh + 3)};
}

void VoteDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const double line = fontMetrics().height();
    const double dot = 0.7 * line, left = 2.5 * line, right = width() - 2.5 * line;
    const double ground = height() - 1.5 * line, top = 0.1 * line;
    const DotColumns dots =
        dotColumns(m_numbers, m_outcome, std::max(8, static_cast<int>((right - left) / (1.1 * dot))));
    const auto at = [&](double value) {
        return left + (value - dots.from) / (dots.to - dots.from) * (right - left);
    };
    painter.setPen(QPen(colours.axis, 1));
    painter.drawLine(QPointF(left - line / 2, ground), QPointF(right + line / 2, ground));
    for (const double tick : niceTicks(dots.from, dots.to)) {
        painter.setPen(QPen(colours.axis, 1));
        painter.drawLine(QPointF(at(tick), ground), QPointF(at(tick), ground + 0.25 * line));
        painter.setPen(colours.quietText);
        constexpr int digits = 4;
        painter.drawText(QRectF(at(tick) - 4 * line, ground + 0.3 * line, 8 * line, line), Qt::AlignCenter,
                         numberShown(tick, digits, "1", locale()));
    }
    const double rise = std::min(1.1 * dot, (ground - top - 0.8 * line) / dots.most());
    painter.setPen(QPen(colours.card, 1));
    painter.setBrush(colours.accent);
    for (std::size_t column = 0; column < dots.counts.size(); ++column) {
        const double x = at(dots.means[column]);
        for (int i = 0; i < dots.counts[column]; ++i)
            painter.drawEllipse(QPointF(x, ground - (i + 0.5) * rise - 1), dot / 2, std::min(dot, rise) / 2);
    }
    if (m_outcome) { // over the dots, with an outline and a head that no dot covers
        const QPointF head(at(*m_outcome), top + 0.6 * line), foot(at(*m_outcome), ground);
        painter.setPen(QPen(colours.card, line / 3));
        painter.drawLine(head, foot);
        painter.setPen(QPen(colours.text, line / 7));
        painter.drawLine(head, foot);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.text);
        painter.drawPolygon(
            QPolygonF({head + QPointF(0, 0.2 * line), head + QPointF(-0.4 * line, -0.5 * line),
                       head + QPointF(0.4 * line, -0.5 * line)}));
    }
    painter.setPen(colours.text);
    const QRectF below(0, ground - 1.2 * line, left - 0.6 * line, line);
    const QRectF above(right + 0.6 * line, ground - 1.2 * line, width() - right - 0.6 * line, line);
    if (dots.below > 0)
        painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("← %1").arg(dots.below));
    if (dots.above > 0)
        painter.drawText(above, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("%1 →").arg(dots.above));
}

} // namespace timestep
