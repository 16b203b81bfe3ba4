// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/question.h"
#include "lessons/text/block_text.h"
#include "lessons/text/yaml.h"

#include <span>

namespace timestep {

/// Reads a question block. Throws InputError.
Question readQuestion(const Json& yaml);
/// The texts of every kind that a translation replaces.
std::span<const BlockText> questionTexts();

} // namespace timestep
