// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"
#include "app/lesson/progress/progress.h"
#include "lessons/model/lesson.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>

namespace timestep {

/// The work of one learner on one lesson, as submitted.
struct ResultFile {
    QString learner; ///< name or code; may be empty
    std::uint64_t seed = 0;
    std::string lesson; ///< id
    QString title;      ///< in the learner's language
    QString lessonHash; ///< lessonHash() of the lesson that the learner used
    QString program;    ///< version of Timestep
    std::string saved;  ///< ISO 8601 in UTC
    LessonProgress progress;
    bool sealed = true; ///< false: the file was edited after it was written. Measured numbers are not
                        ///< covered; they are computed again
};

ResultFile resultOf(const Lesson& lesson, const Learner& learner, const LessonProgress& progress);

/// The bytes of the file. Its seal is a hash of everything but the measured numbers. It shows that the file
/// was edited, not by whom, and it is not a secret.
QByteArray resultBytes(const ResultFile& result);

/// Reads a result file. Throws InputError with one sentence if the file is not a result file.
ResultFile readResult(const QString& path);

/// A file name made of learner and lesson, with characters that every file system accepts.
QString resultFileName(const ResultFile& result);

} // namespace timestep
