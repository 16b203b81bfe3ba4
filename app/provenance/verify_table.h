// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/open_file.h"

#include <QString>

#include <functional>

namespace timestep {

/// The result of computing the table of a file again.
struct TableVerdict {
    enum class State {
        Same,           ///< identical bytes
        WithinRounding, ///< equal within the rounding between machines
        Different,      ///< the file or its experiment was changed, or the program computes it differently
        Unknown         ///< the file has no digest, or its table cannot be computed again
    };
    State state = State::Unknown;
    QString sentence; ///< describes the verdict in the current language, with the first difference
};

/// Called at intervals during the work; returning false stops it with the verdict Unknown.
using KeepGoing = std::function<bool()>;

/// Runs the embedded experiment of a figure or CSV again and compares its table with that of the file. The
/// numbers of a CSV are compared one by one, so edits are detected. Throws InputError.
TableVerdict verifyTable(const QString& path, const OpenedFile& opened, const KeepGoing& keepGoing = nullptr);
/// Opens a file and verifies it. Unknown if it has no experiment.
TableVerdict verifyTable(const QString& path);

} // namespace timestep
