// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <string_view>

namespace timestep {

/// Returns a power of ten with raised digits: "10⁻⁵".
QString powerOfTen(int exponent, const QLocale& locale);

/// Returns a number that QLocale wrote with a true minus sign, and with a power of ten instead of an
/// exponent: "1.3e-05" becomes "1.3·10⁻⁵", "-1e+20" becomes "−10²⁰". All drawings write numbers so.
QString withPowers(QString number, const QLocale& locale);

/// The rule for numbers that people read. A number of up to six significant digits is shown whole. Others get
/// four, or as many more as whole numbers below ten million need, or as make a difference of `step` visible.
/// Exact values belong into tool tips, tables and files.
int roundedDigits(double value, double step = 0);
/// The number after this rule, with powers of ten as in withPowers().
QString roundedNumber(double value, const QLocale& locale, double step = 0);

/// Returns a unit with the space before it: " m"; "°" without one, and nothing for the unit 1.
QString unitAfter(std::string_view unit);

/// Returns a number with four digits to be read aloud: up to a million without a power of ten, which is hard
/// to hear.
QString spokenNumber(double value, const QLocale& locale);

/// Returns a unit in the language of the program: the "frame" of "px/frame" is a word. Files keep the English
/// word. The unit 1 of a number without one is not shown.
QString unitText(std::string_view unit);

/// The text broken at the space nearest to its middle.
QString inTwoLines(QString text);
/// Above this width the words of a button take two lines [px].
inline constexpr int widestLine = 440;

} // namespace timestep
