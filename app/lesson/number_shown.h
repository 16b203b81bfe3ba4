// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <string_view>

namespace timestep {

/// A measured number for people, with so many significant digits: "525", "0.0148", "1.25·10⁻⁵", and behind it
/// the unit
/// ("1" and "" are none). Thousands are not grouped, so that it can be typed back.
QString numberShown(double value, int digits, std::string_view unit, const QLocale& locale);

} // namespace timestep
