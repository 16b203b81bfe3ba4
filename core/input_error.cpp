// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"

namespace timestep {

std::string InputError::sentence() const {
    std::string text = file;
    if (line > 0) text += (text.empty() ? "line " : ":") + std::to_string(line);
    if (line > 0 && column > 0) text += ":" + std::to_string(column);
    if (!text.empty()) text += ": ";
    if (!path.empty()) text += path + ": ";
    text.append(what());
    return text;
}

} // namespace timestep
