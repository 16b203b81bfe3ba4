// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

// Shared by the forms of the questions that ask for numbers.

/// A typed number with its unit, Markdown.
std::string saidWithUnit(const std::string& typed, const std::string& unit);

/// What a number near the measured one counts as: a guess is right, something computed is not.
enum class Near : std::uint8_t { IsRight, IsWrong };

/// A predicted number, in the unit of the check, beside the measured one.
OutcomeVerdict verdictOn(double predicted, const Check& check, double measured, const QLocale& locale,
                         Near near = Near::IsRight);

/// A number as the key shows it.
QString numberInKey(double value, const std::string& unit);
/// "± 0.1 m", "exactly".
QString toleranceText(const Tolerance& tolerance, const std::string& unit);
/// The comments on typical numbers.
std::vector<SheetPart> feedbackInKey(const std::vector<NumberFeedback>& feedback, const std::string& unit);

/// The numbers of a class on a line: a dot for each, and a mark at the outcome. HTML.
QString dotsOfClass(std::vector<double> values, std::optional<double> outcome, const std::string& unit);

} // namespace timestep
