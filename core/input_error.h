// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace timestep {

/// Something that a person or a file gave is wrong: one clear sentence and, where known, its place.
/// The only exception that reading and checking input throws.
class InputError : public std::runtime_error {
public:
    explicit InputError(const std::string& message, std::string where = {})
        : std::runtime_error(message), path(std::move(where)) {}

    /// "file.json:3:14: runs/0/step: the step must be greater than 0": whatever of the place is known.
    std::string sentence() const;

    std::string path; ///< of the value inside the document, "runs/0/step"; empty: unknown or not applicable
    std::string file;
    int line = 0;   ///< from 1; 0: unknown
    int column = 0; ///< from 1; 0: unknown
};

} // namespace timestep
