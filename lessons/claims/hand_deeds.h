// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/claims/claims.h"
#include "lessons/claims/laboratory.h"
#include "lessons/model/lesson.h"

#include <map>
#include <string>
#include <vector>

namespace timestep {

/// The experiments after the right and the wrong deed of every such question of a lesson, by names of their
/// own, for a Laboratory.
std::map<std::string, Experiment> deedsOf(const Lesson& lesson);
/// Registers what testDeeds() reads.
void wantDeeds(const Lesson& lesson, Laboratory& laboratory);
/// One result for each measure after the right deed, and one for the wrong deed as a whole, which holds when
/// some measure refuses it. Their ids are those of the questions.
std::vector<ClaimResult> testDeeds(const Lesson& lesson, const Laboratory& laboratory);

} // namespace timestep
