// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/method/opened_text.h"

#include <variant>

namespace timestep {

std::string openedText(const Integrator& integrator, const std::string& name) {
    const std::string text = std::visit([](const auto& method) { return textOf(method); }, integrator.scheme);
    return text.empty() || name.empty() ? text : "# " + name + "\n" + text;
}

} // namespace timestep
