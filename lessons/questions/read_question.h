// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/question.h"
#include "lessons/text/block_text.h"
#include "lessons/text/yaml.h"

#include <span>

namespace timestep {

Question readQuestion(const Yaml& yaml);
std::span<const BlockText> questionTexts();
/// The cells of a question's table that are given, whatever they hold.
TextPlaces givenCells(const Yaml& question);

} // namespace timestep
