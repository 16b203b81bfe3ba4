// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace timestep {

/// The folder of the lessons that come with the program: beside the sources, or where the package installs
/// them.
std::string bundledLessonsFolder();

/// Where lessons are looked for, later folders winning: bundled, the person's own, and `more` (--lessons).
std::vector<std::string> lessonFolders(const std::string& more = {});

} // namespace timestep
