// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace timestep {

/// The folder `name` of the installed files: share/timestep/NAME beside the folder of the program or in it.
/// Empty if there is none, as in a build folder.
QString installedFolder(const QString& name);

/// The folder of the bundled lessons: where the package installs them, or beside the sources.
std::string bundledLessonsFolder();

/// The user's own lessons.
std::string ownLessonsFolder();

/// The folders that are searched for lessons: bundled ones, the user's own, and `more` (--lessons). A lesson
/// in a later folder replaces one with the same id.
std::vector<std::string> lessonFolders(const std::string& more = {});

} // namespace timestep
