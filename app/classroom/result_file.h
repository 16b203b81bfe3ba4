// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"
#include "app/lesson/progress.h"
#include "lessons/lesson.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>

namespace timestep {

/// What one learner did with one lesson, as it is handed in.
struct ResultFile {
    QString learner; ///< name or code; may be empty
    std::uint64_t seed = 0;
    std::string lesson; ///< id
    QString title;      ///< in the learner's language
    QString lessonHash; ///< lessonHash() of what was worked through
    QString program;    ///< version of Timestep
    std::string saved;  ///< ISO 8601 in UTC
    LessonProgress progress;
    bool sealed = true; ///< what was read is what was written, measured numbers aside: those are run again
};

ResultFile resultOf(const Lesson& lesson, const Learner& learner, const LessonProgress& progress);

/// The file. Its seal is a hash of everything but the measured numbers; it shows that somebody edited the
/// file, not who, and it is no secret.
QByteArray resultBytes(const ResultFile& result);

/// Reads a result file. Throws InputError with one sentence for anything that is none.
ResultFile readResult(const QString& path);

/// A name for the file: learner and lesson, in letters that every file system takes.
QString resultFileName(const ResultFile& result);

} // namespace timestep
