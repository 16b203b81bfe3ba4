// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/archive/zip_archive.h"
#include "lessons/claims/claims.h"

#include <QString>

#include <string>
#include <vector>

namespace timestep {

/// The suffix of a lesson that is packed into one file, and its media type.
inline constexpr const char* packageSuffix = "timestep-lesson";
inline constexpr const char* packageType = "application/vnd.timestep.lesson+zip";

/// A lesson with all files that it needs.
struct LessonPackage {
    QString folder;              ///< name of the lesson's folder, "21-my-lesson"
    std::vector<ZipEntry> files; ///< by their path inside this folder
};

/// Collects the texts of a lesson in all its languages and the files to which they refer by a relative path.
/// `path`: the lesson's folder or its lesson.md. Throws InputError for a file that is missing, is outside the
/// folder, or is of a kind that packages do not hold.
LessonPackage collectLesson(const QString& path);

/// The bytes of a package: a zip archive that begins with its media type.
QByteArray packed(const LessonPackage& package);

/// Reads a package. Throws InputError with one sentence for everything that is not a complete lesson.
LessonPackage readPackage(const QString& path);

/// Writes the files of a package into a new folder of its name and returns its path; all of them, or none.
/// Throws InputError.
QString unpack(const LessonPackage& package, const QString& into);

/// Whether a folder holds these files with these contents, and no others.
bool isUnpackedIn(const LessonPackage& package, const QString& folder);

/// Checks a folder of lessons, the folder of one, or a lesson by the path of its Markdown file, as
/// checkLessons() does, and typesets every formula. The lessons may build on those of the program. Throws
/// InputError if there is no such file or folder.
std::vector<InputError> checkLessonsAt(const QString& path, bool claims = true,
                                       const LessonCheckProgress& progress = nullptr);

} // namespace timestep
