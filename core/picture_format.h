// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace timestep {

/// The first bytes of every PNG. Source: PNG Specification, 5.2.
inline constexpr std::string_view pngSignature = "\x89PNG\r\n\x1a\n";

/// The format of a picture that a lesson may contain, by its first bytes: "png", "jpeg", "gif" or "webp";
/// empty for anything else. SVG is not allowed, because it may name other files, which its reader then opens.
inline std::string_view pictureFormat(std::string_view bytes) {
    using namespace std::literals;
    if (bytes.starts_with(pngSignature)) return "png";
    if (bytes.starts_with("\xff\xd8\xff"sv)) return "jpeg";
    if (bytes.starts_with("GIF87a"sv) || bytes.starts_with("GIF89a"sv)) return "gif";
    if (bytes.starts_with("RIFF"sv) && bytes.substr(0, 12).ends_with("WEBP"sv)) return "webp";
    return {};
}

} // namespace timestep
