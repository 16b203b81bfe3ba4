// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/method_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// One word, number or sign of the text of a method.
struct Token {
    enum class Kind {
        Name,
        Number,
        Sign,   ///< an operator, a bracket, a comma, a colon or a semicolon
        Line,   ///< the end of a line that is not empty
        Deeper, ///< the next line is indented further and opens a block
        Back,   ///< a block ends
        End
    };
    Kind kind = Kind::End;
    std::string text = {}; ///< of a name or a sign; variants of a sign are unified ("−" is "-")
    double number = 0;     ///< of a number
    TextPlace at = {};

    bool isSign(std::string_view sign) const { return kind == Kind::Sign && text == sign; }
    bool isName(std::string_view name) const { return kind == Kind::Name && text == name; }
};

/// Splits the text of a method. A comment begins with # and ends with its line. Throws MethodError.
std::vector<Token> tokensOf(std::string_view text);

} // namespace timestep
