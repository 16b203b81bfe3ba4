// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// The set-up of a computer room: folders that all computers share, settings, and what learners cannot
/// change.
struct RoomPolicy {
    QString file;                          ///< it was read from here; empty: there is none
    QString lessons;                       ///< folder of more lessons; empty: none
    QString handIn;                        ///< folder for results; empty: none
    QString language;                      ///< code; empty: the user's
    std::optional<std::string> appearance; ///< id, "dark"
    std::optional<double> typeSize;        ///< 1 to 2
    bool projector = false;
    bool kiosk = false;
    std::vector<std::string> locked; ///< ids of roomLocks()

    bool locks(std::string_view id) const;
};

/// Something that a policy can lock.
struct RoomLock {
    std::string_view id; ///< in the policy file: "type-size"
    std::vector<std::string_view>
        actions; ///< ids of the action table; "language/" means all ids that begin with it
};

/// All locks, in the order of the manual.
std::span<const RoomLock> roomLocks();

/// The policy of this machine: machinePolicyFile(), if there is such a file, otherwise empty.
QString standardPolicyFile();

/// As lessonFolders() of paths.h, with the folder of the policy, and without the user's own if these are
/// locked.
std::vector<std::string> lessonFolders(const RoomPolicy& policy, const std::string& more);

struct PolicyReading {
    RoomPolicy policy;
    std::vector<InputError> faults; ///< with file, line and column; a value with a fault is left out
};

/// Reads a policy file. Never throws: the valid entries apply.
PolicyReading readPolicy(const QString& path);

} // namespace timestep
