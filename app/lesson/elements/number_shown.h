// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <string_view>

namespace timestep {

/// Formats a measured number with this many significant digits and its unit ("1" and "" are none): "525",
/// "0.0148", "1.25·10⁻⁵". Thousands are not grouped, so that the number can be typed in again.
QString numberShown(double value, int digits, std::string_view unit, const QLocale& locale);

} // namespace timestep
