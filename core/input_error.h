// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace timestep {

/// Thrown for wrong input by the user or in a file. It holds one clear sentence and, if known, the place.
/// what() is the sentence in English; code that shows it translates it. Code that reads and checks input
/// throws no other exception.
class InputError : public std::runtime_error {
public:
    explicit InputError(Sentence said, std::string where = {})
        : std::runtime_error(said.english()), message(std::move(said)), path(std::move(where)) {}

    /// The known parts of the place, "file.json:3:14: runs/0/step: ". `lineWord` is the word "line" in the
    /// reader's language; it comes before the line number if there is no file.
    std::string place(std::string_view lineWord = "line") const;
    /// Returns the message in English after the place: "file.json:3:14: runs/0/step: the step must be greater
    /// than 0".
    std::string sentence() const { return place() + what(); }

    Sentence message;
    std::string path; ///< of the value inside the document, "runs/0/step"; empty: unknown or not applicable
    std::string file;
    int line = 0;   ///< from 1; 0: unknown
    int column = 0; ///< from 1; 0: unknown
};

/// The message after its place, as part of another sentence.
Sentence placed(const InputError& error);

} // namespace timestep
