// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace timestep {

/// Thrown for wrong input by a person or in a file. It holds one clear sentence and, if known, the place.
/// Code that reads and checks input throws no other exception.
class InputError : public std::runtime_error {
public:
    explicit InputError(const std::string& message, std::string where = {})
        : std::runtime_error(message), path(std::move(where)) {}

    /// Returns the message after the known parts of the place: "file.json:3:14: runs/0/step: the step must be
    /// greater than 0".
    std::string sentence() const;

    std::string path; ///< of the value inside the document, "runs/0/step"; empty: unknown or not applicable
    std::string file;
    int line = 0;   ///< from 1; 0: unknown
    int column = 0; ///< from 1; 0: unknown
};

} // namespace timestep
