// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/method_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// A term as it was written. The compiler checks its kind and types.
struct Expression {
    enum class Kind {
        Number,
        Name,
        Negative, ///< -parts[0]
        Binary,   ///< parts[0] name parts[1]; name is one of + - * / ** < > <= >= == != and or
        Not,      ///< not parts[0]
        Call      ///< name(parts...)
    };
    Kind kind = Kind::Number;
    TextPlace at = {}; ///< of its operator, or of its beginning
    std::string name = {};
    double number = 0;
    std::vector<Expression> parts = {};
    int depth = 1; ///< of the tree
};

struct Statement {
    enum class Kind {
        Assign, ///< name = value
        Repeat, ///< block, `times` times
        For,    ///< block with name = each of list
        If,     ///< block if value, else otherwise
        Break
    };
    Kind kind = Kind::Assign;
    TextPlace at = {};
    std::string name = {};
    Expression value = {};
    std::vector<Expression> list = {};
    int times = 0;
    std::vector<Statement> block = {}, otherwise = {};
};

/// The syntax of a method: the preparation of its variables before the first step, and one step.
struct MethodSyntax {
    std::vector<Statement> start, step;
};

/// Reads the text. Throws MethodError.
MethodSyntax methodSyntax(std::string_view text);

/// Whether a word is a keyword, which cannot name a variable.
bool isWordOfMethods(std::string_view name);

} // namespace timestep
