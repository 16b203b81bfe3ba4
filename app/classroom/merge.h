// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/result_file.h"
#include "app/classroom/verify_result.h"
#include "core/parallel.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// A submitted file that could be read.
struct HandedIn {
    QString file; ///< its name in the folder
    ResultFile result;
    Verification verification;
    std::shared_ptr<const Lesson> lesson; ///< with this learner's numbers; null: the lesson is unknown
};

/// A file that is not counted, and the reason in one sentence.
struct LeftOut {
    QString file;
    QString why;
    QString learner = {};                          ///< of a result that another one has replaced
    std::optional<Verification::State> state = {}; ///< of that result; none: the file could not be read
};

/// The submitted files of a class.
struct Merged {
    std::vector<HandedIn> results;      ///< sorted by lesson, then by learner
    std::vector<LeftOut> leftOut;       ///< sorted by name
    std::vector<HandedIn> conceptTests; ///< results of the concept test, sorted by learner, then by time; not
                                        ///< verified
};

/// What a learner has reached.
struct LearnerMarks {
    std::size_t checks = 0,
                ofChecks = 0; ///< met, and the number of checks of the lesson; 0: the lesson is unknown
    std::size_t atOnce = 0, ofAnswers = 0; ///< graded answers that were right at the first try
    int minutes = 0;
    bool count = true; ///< false: the file was altered, and has no points
};
LearnerMarks marksOf(const HandedIn& one);

/// Results that were verified before, by the digest of their file and lesson: they are not run again.
using VerifiedResults = std::map<QByteArray, Verification>;

/// Reads and verifies every .json file of a folder. If a learner submitted several results for a lesson, the
/// best verified one counts: an untouched result before an altered one; of equals, the one saved last.
/// `lessonFolders` as in listLessons(). Verifies on all cores and calls `progress` (may be null) as
/// inParallel() does; if it returns false, the results that are not verified yet are left out. `known` (may
/// be null) has what earlier calls verified, and gets what this one verifies. Throws InputError if the folder
/// cannot be read.
Merged mergeFolder(const QString& folder, const std::vector<std::string>& lessonFolders,
                   const std::string& language, const Progress& progress = nullptr,
                   VerifiedResults* known = nullptr);

/// One row per answer and per measured number. Texts are quoted; a text that a spreadsheet would evaluate as
/// a formula is marked as text.
std::string mergedCsv(const Merged& merged);

/// A self-contained HTML page to read and print: the list of the class, what it found hard, and for each
/// lesson the work of each learner, the findings about each file and, without names, the predictions of the
/// class next to the outcomes, and the sentences.
QString mergedHtml(const Merged& merged);
QString mergedHtml(const Merged& merged, const struct ClassBook& book);

/// "verified", "unproven", "altered" in the current language.
QString stateName(Verification::State state);

} // namespace timestep
