// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/fact_sentence.h"
#include "core/method/method_error.h"
#include "widgets/text/text.h"

#include <string>

namespace timestep {

/// Translates a text of core to the current language; can be passed to runLabel().
std::string translatedUtf8(Text text);
/// A sentence about a method in the current language.
QString translated(const FactSentence& sentence);
/// A sentence of core in the current language.
std::string translatedUtf8(const Sentence& sentence);
/// What is wrong with input, after its place, in the current language.
std::string translatedUtf8(const InputError& error);
/// What is wrong with the text of a method, with its line and column, in the current language.
QString translated(const MethodError& error);

} // namespace timestep
