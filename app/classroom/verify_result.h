// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/result_file.h"
#include "lessons/model/lesson.h"

#include <QStringList>

#include <functional>
#include <map>
#include <set>
#include <string>

namespace timestep {

/// The result of a verification.
struct Verification {
    enum class State {
        Verified, ///< every point was measured again in the scene of its step. Who wrote the file is not
                  ///< proven
        Unproven, ///< some numbers have no experiment, or belong to another version of the lesson
        Altered   ///< the file was edited after it was written
    };
    State state = State::Verified;
    QStringList notes;                   ///< one sentence each
    std::map<std::string, double> again; ///< the number that each check measures now, by check id
    std::set<std::string> points;        ///< checks of the lesson that count, by id
};

/// Measures every number again in the scene of its step, judges every answer again, and checks the seal and
/// the times. `lesson` must have the numbers of the result's seed; null: the lesson is unknown, and nothing
/// counts. A result whose experiments are not done after `patience` [s], or when `isWanted` (may be null)
/// returns false, is unproven.
Verification verifyResult(const ResultFile& result, const Lesson* lesson,
                          const std::function<bool()>& isWanted = nullptr, double patience = 120);

} // namespace timestep
