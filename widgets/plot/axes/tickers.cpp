// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/axes/tickers.h"

#include "widgets/plot/axes/ranges.h"
#include "widgets/text/label_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace timestep {

namespace {

constexpr double least = 0.0009, most = 99999; // 0.001 to 50000 need no powers
constexpr double mostMinorDecades = 8;         ///< of an axis with a minor tick at every digit

/// The multiples in the range of every power of ten whose exponent is a multiple of `apart`.
QVector<double> multiples(const QCPRange& range, std::initializer_list<double> steps, int apart) {
    QVector<double> ticks;
    const int first = static_cast<int>(std::floor(std::log10(range.lower)));
    const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
    for (int exponent = first; exponent <= last; ++exponent)
        for (const double step : steps)
            if (const double tick = step * std::pow(10.0, exponent);
                exponent % apart == 0 && tick >= range.lower * (1 - 1e-9) && tick <= range.upper * (1 + 1e-9))
                ticks.append(tick);
    return ticks;
}

/// "0.02" for 0.02: as many decimals as the first digit needs.
QString plainText(double value, const QLocale& locale) {
    const double magnitude = std::abs(value);
    const int decimals =
        magnitude > 0 ? std::max(0, -static_cast<int>(std::floor(std::log10(magnitude * 1.0001)))) : 0;
    return withPowers(locale.toString(value, 'f', decimals), locale);
}

/// "−10⁻⁴", "3·10⁵".
QString powerText(double value, const QLocale& locale) {
    if (value == 0) return locale.toString(0);
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value)) + 1e-9));
    const auto digit = static_cast<int>(std::lround(std::abs(value) / std::pow(10.0, exponent)));
    return (value < 0 ? QStringLiteral("−") : QString()) +
           (digit == 1 ? QString() : locale.toString(digit) + QStringLiteral("·")) +
           powerOfTen(exponent, locale);
}

/// Whether neighbours of an ascending list are at least `spacing` apart.
bool areApart(const QVector<double>& ticks, double spacing) {
    for (qsizetype i = 1; i < ticks.size(); ++i)
        if (ticks[i] - ticks[i - 1] < spacing) return false;
    return true;
}

bool isPlain(double value) {
    return value == 0 || (std::abs(value) > least && std::abs(value) < most);
}

} // namespace

QString decadeText(double value, const QLocale& locale) {
    return isPlain(value) ? plainText(value, locale) : powerText(value, locale);
}

double LinearTicker::getTickStep(const QCPRange& range) {
    constexpr double most = 50; // ticks of a step that was asked for
    if (m_step > 0 && range.size() / m_step <= most) return m_step;
    double step = roundStep(range.size() / tickCount());
    if (range.size() < 2 * step) step = roundStep(step * 0.45); // a single label gives no scale
    const bool whole = step == std::round(step);
    return !m_whole || whole ? step : step < 1 ? 1 : 2 * step; // twice 2.5
}

QString LinearTicker::getTickLabel(double tick, const QLocale& locale, QChar format, int precision) {
    return withPowers(QCPAxisTicker::getTickLabel(tick, locale, format, precision), locale);
}

double AngleTicker::getTickStep(const QCPRange& range) {
    m_parts = 0;
    for (const int parts : {1, 2, 4, 6, 12})
        if (const double ticks = range.size() / std::numbers::pi * parts; ticks >= 2 && ticks <= tickCount())
            m_parts = parts;
    return m_parts > 0 ? std::numbers::pi / m_parts : LinearTicker::getTickStep(range);
}

QString AngleTicker::getTickLabel(double tick, const QLocale& locale, QChar format, int precision) {
    if (m_parts == 0) return LinearTicker::getTickLabel(tick, locale, format, precision);
    const int count = static_cast<int>(std::lround(tick / std::numbers::pi * m_parts));
    if (count == 0) return locale.toString(0);
    const int common = std::gcd(count, m_parts), above = std::abs(count) / common, below = m_parts / common;
    return (count < 0 ? QStringLiteral("−") : QString()) + (above == 1 ? QString() : locale.toString(above)) +
           QStringLiteral("π") + (below == 1 ? QString() : QLatin1Char('/') + locale.toString(below));
}

QVector<double> LogTicker::createTickVector(double, const QCPRange& range) {
    if (!(range.lower > 0 && range.upper < 1e300)) return {};
    m_plain = range.lower > least && range.upper < most;
    QVector<double> chosen = multiples(range, {1}, 1);
    for (int apart = 2; chosen.size() > tickCount(); ++apart) chosen = multiples(range, {1}, apart);
    for (const std::initializer_list<double> steps : {std::initializer_list<double>{1, 3}, {1, 2, 5}})
        if (const QVector<double> denser = multiples(range, steps, 1); denser.size() <= tickCount())
            chosen = denser;
    return chosen;
}

QVector<double> LogTicker::createSubTickVector(int, const QVector<double>& ticks) {
    if (ticks.size() < 2 || !(ticks.front() > 0)) return {};
    const double decades = std::log10(ticks.back() / ticks.front());
    QVector<double> minor;
    for (double decade = std::pow(10.0, std::floor(std::log10(ticks.front())) - 1);
         decade <= 10 * ticks.back(); decade *= 10) {
        if (decades > mostMinorDecades) { // only powers of ten
            minor << decade;
            continue;
        }
        for (int digit = 1; digit <= 9; ++digit) minor << digit * decade;
    }
    return minor;
}

QString LogTicker::getTickLabel(double tick, const QLocale& locale, QChar, int) {
    return m_plain ? plainText(tick, locale) : powerText(tick, locale);
}

QVector<double> SymlogTicker::onAxis(QVector<double> values) const {
    for (double& value : values) value = m_map.toAxis(value);
    return values;
}

QVector<double> SymlogTicker::powers(const QCPRange& range, std::initializer_list<double> steps, int first,
                                     int apart) const {
    const double outermost = m_map.fromAxis(std::max(std::abs(range.lower), std::abs(range.upper)));
    const int threshold = static_cast<int>(std::lround(std::log10(m_map.linear)));
    const int last = static_cast<int>(std::floor(std::log10(outermost) + 1e-9));
    const double room = 1e-9 * range.size();
    QVector<double> values{0};
    for (int exponent = threshold + first; exponent <= last; exponent += apart)
        for (const double step : steps)
            for (const double sign : {-1.0, 1.0}) values << sign * step * std::pow(10.0, exponent);
    std::sort(values.begin(), values.end());
    values.erase(std::remove_if(values.begin(), values.end(),
                                [&](double value) {
                                    const double place = m_map.toAxis(value);
                                    return place < range.lower - room || place > range.upper + room;
                                }),
                 values.end());
    return values;
}

QVector<double> SymlogTicker::roundValues(const QCPRange& range, double spacing) const {
    const double low = m_map.fromAxis(range.lower), high = m_map.fromAxis(range.upper);
    const double step = roundStep((high - low) / tickCount());
    QVector<double> values;
    for (double k = std::ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; ++k) {
        if (!values.isEmpty() && m_map.toAxis(k * step) - m_map.toAxis(values.back()) < spacing) continue;
        values << k * step;
    }
    return values;
}

QVector<double> SymlogTicker::createTickVector(double, const QCPRange& range) {
    if (!QCPRange::validRange(range) || m_map.fromAxis(range.upper) > 1e300 ||
        m_map.fromAxis(range.lower) < -1e300)
        return {};
    const double spacing = range.size() / (tickCount() + 1);
    m_powers = range.size() >= 1;
    QVector<double> chosen;
    if (m_powers) {
        const auto fits = [&](const QVector<double>& ticks) {
            chosen = ticks;
            return ticks.size() <= tickCount() && areApart(onAxis(ticks), spacing);
        };
        bool found = fits(powers(range, {1, 2, 5}, 0, 1)) || fits(powers(range, {1, 3}, 0, 1)) ||
                     fits(powers(range, {1}, 0, 1));
        for (int apart = 1; !found; ++apart)
            found = fits(powers(range, {1}, apart, apart)) || chosen.size() < 3;
        m_powers = chosen.size() >= 2;
    }
    if (!m_powers) chosen = roundValues(range, spacing / 2);
    m_plain = std::all_of(chosen.begin(), chosen.end(), isPlain);
    return onAxis(chosen);
}

QVector<double> SymlogTicker::createSubTickVector(int, const QVector<double>& ticks) {
    if (!m_powers || ticks.size() < 2) return {};
    const double low = m_map.fromAxis(ticks.front()), high = m_map.fromAxis(ticks.back());
    const double outermost = std::max(std::abs(low), std::abs(high));
    QVector<double> minor;
    const bool digits = std::log10(outermost / m_map.linear) <= mostMinorDecades;
    for (double decade = m_map.linear; decade <= outermost * (1 + 1e-9); decade *= 10)
        for (int digit = 1; digit <= (digits ? 9 : 1); ++digit)
            for (const double value : {-digit * decade, digit * decade})
                if (value > low && value < high) minor << value;
    return onAxis(minor);
}

QString SymlogTicker::getTickLabel(double tick, const QLocale& locale, QChar, int precision) {
    // The conversion to the axis and back loses some digits.
    const double value = QString::number(m_map.fromAxis(tick), 'g', 12).toDouble();
    if (!m_powers) return withPowers(locale.toString(value, 'g', precision), locale);
    return m_plain ? plainText(value, locale) : powerText(value, locale);
}

} // namespace timestep
