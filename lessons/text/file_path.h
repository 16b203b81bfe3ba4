// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace timestep {

/// File names are UTF-8 text in the whole program. The Windows library interprets a plain string differently.
inline std::filesystem::path pathFromText(const std::string& text) {
    return std::u8string(text.begin(), text.end());
}

/// The path as UTF-8, with "/" between its parts on every system.
inline std::string textFromPath(const std::filesystem::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

} // namespace timestep
