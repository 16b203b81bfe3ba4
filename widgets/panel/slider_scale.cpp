// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/slider_scale.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int finePositions = 1000;
constexpr double logarithmicFrom = 100; ///< upper over lower
constexpr int digits = 3;               ///< of the numbers from a logarithmic slider

double roundStep(double length) {
    const double power = std::pow(10.0, std::floor(std::log10(length)));
    return length >= 5 * power ? 5 * power : length >= 2 * power ? 2 * power : power;
}

double clean(double number, int significant) {
    return QString::number(number, 'g', significant).toDouble();
}

} // namespace

SliderScale::SliderScale(double lower, double upper, bool whole)
    : m_lower(lower),
      m_upper(upper),
      m_positions(finePositions),
      m_logarithmic(lower > 0 && upper / lower >= logarithmicFrom),
      m_whole(whole) {
    if (whole && !m_logarithmic) m_positions = static_cast<int>(std::min(upper - lower, 1e6));
}

double SliderScale::valueAt(int position) const {
    if (position <= 0) return m_lower;
    if (position >= m_positions) return m_upper;
    const double share = static_cast<double>(position) / m_positions;
    if (m_logarithmic) {
        const double value = clean(m_lower * std::pow(m_upper / m_lower, share), digits);
        return std::clamp(m_whole ? std::round(value) : value, m_lower, m_upper);
    }
    const double value = m_lower + (m_upper - m_lower) * share;
    if (m_whole) return std::round(value);
    const double grain = roundStep((m_upper - m_lower) / 200);
    return std::clamp(clean(std::round(value / grain) * grain, 12), m_lower, m_upper);
}

int SliderScale::positionOf(double value) const {
    const double inside = std::clamp(value, m_lower, m_upper);
    const double share = m_logarithmic ? std::log(inside / m_lower) / std::log(m_upper / m_lower)
                                       : (inside - m_lower) / (m_upper - m_lower);
    return static_cast<int>(std::lround(share * m_positions));
}

double SliderScale::step() const {
    return m_whole ? 1 : roundStep((m_upper - m_lower) / 50);
}

} // namespace timestep
