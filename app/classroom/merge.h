// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/result_file.h"
#include "app/classroom/verify_result.h"

#include <QString>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace timestep {

/// One file that was handed in and can be read.
struct HandedIn {
    QString file; ///< its name in the folder
    ResultFile result;
    Verification verification;
    std::shared_ptr<const Lesson> lesson; ///< as this learner had it; null: not known here
};

/// A file that does not count, and why in one sentence.
struct LeftOut {
    QString file;
    QString why;
};

/// What a class has handed in.
struct Merged {
    std::vector<HandedIn> results; ///< by lesson, then by learner
    std::vector<LeftOut> leftOut;  ///< by name
};

/// Reads and verifies every .json file of a folder. Of several results of one learner on one lesson the one
/// that was saved last counts. `lessonFolders` as listLessons() takes them. Throws InputError when the folder
/// cannot be read.
Merged mergeFolder(const QString& folder, const std::vector<std::string>& lessonFolders,
                   const std::string& language);

/// A row for each answer and each measured number, texts quoted, a text that a spreadsheet would compute
/// marked as one.
std::string mergedCsv(const Merged& merged);

/// One page that needs nothing else: per lesson who did how much, what speaks for and against each file, and
/// without names what the class predicted beside what came out, and its sentences.
QString mergedHtml(const Merged& merged);

/// "verified", "unproven", "altered" in the reader's language.
QString stateName(Verification::State state);

} // namespace timestep
