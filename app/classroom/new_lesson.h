// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace timestep {

/// Writes the skeleton of a lesson into a new folder and returns the path of its lesson.md: one step of each
/// kind, a prediction with its outcome, a claim. The skeleton passes check-lessons. Without `title`, the
/// title comes from the name of the folder. Throws InputError if the folder exists, if its name is not
/// NN-title, or if it cannot be written.
std::string writeNewLesson(const std::string& folder, const std::string& title = {});

} // namespace timestep
