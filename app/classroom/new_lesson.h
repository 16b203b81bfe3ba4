// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace timestep {

/// Writes the skeleton of a lesson into a new folder and returns the path of its lesson.md: one step of each
/// kind, a prediction with its outcome, a claim. It passes check-lessons as it stands. Throws InputError when
/// there is such a folder already, when its name is not NN-title, or when it cannot be written.
std::string writeNewLesson(const std::string& folder);

} // namespace timestep
