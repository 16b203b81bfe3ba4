// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/method/method_error.h"

#include <utility>

namespace timestep {

namespace {

std::string inEnglish(Text text, const std::vector<std::string>& values) {
    std::string result(text.english);
    for (std::size_t i = values.size(); i-- > 0;)
        if (const auto at = result.find("%" + std::to_string(i + 1)); at != std::string::npos)
            result.replace(at, 2, values[i]);
    return result;
}

} // namespace

MethodError::MethodError(TextPlace at, Text text, std::vector<std::string> valuesOfText)
    : InputError(inEnglish(text, valuesOfText)), fault(text), values(std::move(valuesOfText)) {
    line = at.line;
    column = at.column;
}

} // namespace timestep
