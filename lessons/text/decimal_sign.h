// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// The decimal sign of a language, "." or ",". The language is a code with or without a territory: "en",
/// "pt", "es_MX".
std::string_view decimalSign(std::string_view language);

/// Replaces the points of a number by the decimal sign of a language. In a formula a comma is put in braces,
/// because typesetting would otherwise add a space after it.
std::string withDecimalSign(std::string number, std::string_view language, bool inFormula = false);

} // namespace timestep
