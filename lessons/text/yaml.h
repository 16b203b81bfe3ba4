// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"

#include <string>
#include <string_view>

namespace timestep {

/// A piece of a file that holds YAML: its text, and where that begins.
struct YamlSource {
    std::string_view text;
    std::string file;
    int firstLine = 1; ///< line of the file on which the text begins
};

/// Reads one YAML document, without the aliases, tags and merge keys of the full language. Each value has its
/// Origin. As in experiment files, plain yes, no and numbers are truth values and numbers, all else is text.
/// Throws InputError with file, line and column for broken syntax, aliases, duplicate keys, several documents
/// and nesting beyond 32 levels.
Json readYaml(const YamlSource& source);

/// Gives a scalar other letters. It keeps its place.
void rewrite(Json& scalar, const std::string& letters, bool plain);

} // namespace timestep
