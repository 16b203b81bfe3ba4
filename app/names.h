// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/fact_sentence.h"
#include "core/integration/step_trace.h"
#include "core/method/method_error.h"
#include "widgets/text/text.h"

#include <QString>

#include <string>

namespace timestep {

class JsonField;
struct Experiment;
struct Table;

/// Translates a text of core to the current language; can be passed to runLabel().
std::string translatedUtf8(Text text);
/// A sentence of core in the current language.
std::string translatedUtf8(const Sentence& sentence);
/// The fault of an input, without its place, in the current language.
std::string translatedUtf8(const InputError& error);
/// A sentence about a method in the current language.
QString translated(const FactSentence& sentence);
/// The fault in the text of a method, with its line and column, in the current language.
QString translated(const MethodError& error);
/// The note of a line of the microscope, "try 1", in the current language; empty: it has none.
QString translated(const StepNote& note);

/// Gives the runs of a table their labels in the current language.
void nameRuns(Table& table, const Experiment& experiment);

/// Returns a string member of the field. Throws InputError if it is missing or no string.
QString textOf(const JsonField& field, const char* key);

} // namespace timestep
