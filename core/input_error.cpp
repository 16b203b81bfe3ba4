// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"

namespace timestep {

std::string InputError::place(std::string_view lineWord) const {
    std::string text = file;
    if (line > 0) text += (text.empty() ? std::string(lineWord) + " " : ":") + std::to_string(line);
    if (line > 0 && column > 0) text += ":" + std::to_string(column);
    if (!text.empty()) text += ": ";
    if (!path.empty()) text += path + ": ";
    return text;
}

Sentence placed(const InputError& error) {
    return {symbol("%1%2"), error.place(), error.message};
}

} // namespace timestep
