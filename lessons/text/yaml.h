// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// A piece of a file that holds YAML: its text, and where that begins.
struct YamlSource {
    std::string_view text;
    std::string file;
    int firstLine = 1; ///< line of the file on which the text begins
};

/// A YAML value with its place in the file. Plain data, without the aliases, tags and merge keys of the full
/// language.
struct Yaml {
    enum class Kind { Nothing, Scalar, List, Map };
    Kind kind = Kind::Nothing;
    std::string text;        ///< of a Scalar
    bool plain = false;      ///< of a Scalar: written without quotes, so it may be a number or true and false
    std::vector<Yaml> items; ///< of a List; of a Map: its values
    std::vector<std::string> keys; ///< of a Map, in the order written, each once
    std::string file;
    int line = 0;
    int column = 0;
    int textLine = 0; ///< of a Scalar: line of its first character; in a block (|), the line below
    int textColumn = 0;

    /// The value of a key of a map; null when there is none.
    const Yaml* find(std::string_view key) const;
    Yaml* find(std::string_view key);

    /// An InputError at this value's place.
    InputError error(const Sentence& message) const;

    /// The readers below throw such an error for any other value; `what` names the value in the sentence.
    void expectMap(std::string_view what) const;
    void expectList(std::string_view what) const;
    const std::string& asText(std::string_view what) const; ///< any scalar that is not empty
    double asNumber(std::string_view what) const;           ///< "0.5", "1e-3", "1/60"
    int asWhole(std::string_view what, int lowest, int highest) const;
    bool asTruth(std::string_view what) const; ///< true, false, yes, no
    /// Requires a map whose keys are all among `known`; the error names the unknown key.
    void expectKeys(std::string_view what, std::initializer_list<std::string_view> known) const;
    /// The value of a key that must be there.
    const Yaml& required(std::string_view key, std::string_view what) const;
};

/// Reads one YAML document. Throws InputError with file, line and column for broken syntax, aliases,
/// duplicate keys, several documents and nesting beyond 32 levels.
Yaml readYaml(const YamlSource& source);

} // namespace timestep
