// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/syntax.h"

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Writes lines of the language of methods as Python, with the same operations in the same order. Vectors are
/// numbers, or objects of the class that pythonHelpers() writes.
class PythonLines {
public:
    /// `vectors`: the names that are vectors before the first line.
    explicit PythonLines(std::span<const std::string_view> vectors);

    /// One string per line, indented within blocks only.
    std::vector<std::string> of(const std::vector<Statement>& statements);

    /// Names of the functions that the lines written so far call.
    const std::set<std::string>& helpers() const { return helpers_; }

private:
    struct Piece;
    void write(const std::vector<Statement>& statements, const std::string& indent,
               std::vector<std::string>& lines);
    void writeOne(const Statement& one, const std::string& indent, std::vector<std::string>& lines);
    void writeChoice(const Statement& one, const std::string& indent, const char* word,
                     std::vector<std::string>& lines);
    void assign(const std::string& name, const Expression& value, const std::string& indent,
                std::vector<std::string>& lines);
    Piece piece(const Expression& term);
    Piece binary(const Expression& term);
    Piece call(const Expression& term);

    std::set<std::string, std::less<>> vectors_, numbers_;
    std::set<std::string> helpers_;
};

/// A name of the text as a Python name. Different names stay different.
std::string pythonVariable(std::string_view name);

/// The definitions of the functions with these names, and of the class Vector if positions are vectors.
std::string pythonHelpers(const std::set<std::string>& names, bool isVector);

} // namespace timestep
