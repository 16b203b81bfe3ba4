// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace timestep {

/// Returns a power of ten with raised digits: "10⁻⁵".
QString powerOfTen(int exponent, const QLocale& locale);

/// Returns a number that QLocale wrote with a true minus sign, and with a power of ten instead of an
/// exponent: "1.3e-05" becomes "1.3·10⁻⁵", "-1e+20" becomes "−10²⁰". All drawings write numbers so.
QString withPowers(QString number, const QLocale& locale);

/// Returns a number with four digits to be read aloud: up to a million without a power of ten, which is hard
/// to hear.
QString spokenNumber(double value, const QLocale& locale);

} // namespace timestep
