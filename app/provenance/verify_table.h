// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/open_file.h"

#include <QString>

#include <functional>

namespace timestep {

/// What computing the Table of a file again has shown.
struct TableVerdict {
    enum class State {
        Same,           ///< to the byte
        WithinRounding, ///< as on another machine
        Different,      ///< the file or its experiment was changed, or the program computes it differently
        Unknown         ///< there is nothing to compare with, or it cannot be computed again
    };
    State state = State::Unknown;
    QString sentence; ///< what there is to say, in the reader's language; where it differs first
};

/// Asked now and then; false stops the work, and the verdict is Unknown.
using KeepGoing = std::function<bool()>;

/// Runs the experiment that a figure or CSV carries again and compares its Table with the one that the file
/// was made of; of a CSV number by number, so that one changed by hand is found. Throws InputError.
TableVerdict verifyTable(const QString& path, const OpenedFile& opened, const KeepGoing& keepGoing = nullptr);
/// The same for a file that is not opened yet. Unknown: it carries no experiment.
TableVerdict verifyTable(const QString& path);

} // namespace timestep
