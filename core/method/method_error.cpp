// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/method/method_error.h"

#include <utility>

namespace timestep {

namespace {

Sentence withValues(Text text, const std::vector<std::string>& values) {
    Sentence sentence = text;
    for (const std::string& value : values) sentence.values.push_back(Sentence::verbatim(value));
    return sentence;
}

} // namespace

MethodError::MethodError(TextPlace at, Sentence said) : InputError(std::move(said)) {
    line = at.line;
    column = at.column;
}

MethodError::MethodError(TextPlace at, Text text, const std::vector<std::string>& values)
    : MethodError(at, withValues(text, values)) {}

} // namespace timestep
