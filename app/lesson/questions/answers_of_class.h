// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

#include <functional>
#include <string>

namespace timestep {

/// Every different answer, with its number of learners. HTML.
QString countedAnswers(const ClassAnswers& answers, const std::function<std::string(const Answer&)>& said);

/// The typed texts, in an order that does not reveal the names, and the model answer if there is one. HTML.
QString quotedAnswers(const ClassAnswers& answers, const std::string& model);

} // namespace timestep
