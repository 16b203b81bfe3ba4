// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace timestep {

/// What is wrong with the arguments of a call, as a whole sentence in the present language. `given`: the
/// arguments in their order.
QString parseFault(const CLI::App& parser, const CLI::ParseError& error,
                   const std::vector<std::string>& given);

/// The sentence for a word that is neither a command nor a file.
QString unknownWord(const std::string& word);

} // namespace timestep
