// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/result_file.h"
#include "lessons/lesson.h"

#include <QStringList>

#include <map>
#include <string>

namespace timestep {

/// What running a result again has shown.
struct Verification {
    enum class State {
        Verified, ///< nothing speaks against it
        Unproven, ///< some numbers came without an experiment, or from another version of the lesson
        Altered   ///< something was changed by hand
    };
    State state = State::Verified;
    QStringList notes;                   ///< one sentence each
    std::map<std::string, double> again; ///< what each check measures now, by check id
};

/// Runs every measured number again, judges every answer again, and looks at seal and times. `lesson` is read
/// with the result's seed; null: it is not known here.
Verification verifyResult(const ResultFile& result, const Lesson* lesson);

} // namespace timestep
