// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/blocks/picture.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// One term of the field in one sentence.
struct GlossaryEntry {
    std::string id;
    std::string term;
    std::vector<std::string> forms; ///< in which texts use it, as whole words
    std::string text;               ///< Markdown
    std::optional<Picture> picture;
};

using Glossary = std::vector<GlossaryEntry>;

/// Reads glossary.yaml of a folder of lessons, or glossary.<language>.yaml if it exists ("de_AT" falls back
/// to "de"). The pictures of another language are those of glossary.yaml with translated labels. Throws
/// InputError with file, line and column.
Glossary readGlossary(const std::string& folder, const std::string& language = "en");

/// Makes a link (term:ID) of the first use of each term that is not in `used`, and adds it there. Code,
/// formulas and links stay as they are.
std::string withTermLinks(const std::string& markdown, const Glossary& glossary, std::set<std::string>& used);

/// The beginning of the addresses of such links.
inline constexpr std::string_view termScheme = "term:";

} // namespace timestep
