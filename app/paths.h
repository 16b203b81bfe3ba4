// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace timestep {

/// The folder of the bundled lessons: beside the sources, or where the package installs them.
std::string bundledLessonsFolder();

/// The user's own lessons.
std::string ownLessonsFolder();

/// The folders that are searched for lessons: bundled ones, the user's own, and `more` (--lessons). A lesson
/// in a later folder replaces one with the same id.
std::vector<std::string> lessonFolders(const std::string& more = {});

} // namespace timestep
