// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/claims/claims.h"
#include "lessons/claims/laboratory.h"
#include "lessons/model/lesson.h"

#include <map>
#include <string>
#include <vector>

namespace timestep {

/// A trial with the question that it belongs to.
struct PlacedTrial {
    const Question* question = nullptr;
    std::string name; ///< of its experiment in a Laboratory
    QuestionTrial trial;
};

/// The trials of every question of a lesson.
std::vector<PlacedTrial> trialsOf(const Lesson& lesson);
/// Their experiments by name, for a Laboratory.
std::map<std::string, Experiment> experimentsOf(const std::vector<PlacedTrial>& trials);
/// Registers what testTrials() reads.
void want(const std::vector<PlacedTrial>& trials, Laboratory& laboratory);
/// Returns one result for each measure of a right trial, and one for each wrong trial as a whole, which holds
/// if some measure rejects it. Their ids are those of the questions.
std::vector<ClaimResult> testTrials(const std::vector<PlacedTrial>& trials, const Laboratory& laboratory);

} // namespace timestep
