// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"
#include "core/table/table.h"
#include "lessons/model/lesson.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace timestep {

/// Evaluates the expressions of a lesson: "500 + 5*acceleration". They may name personal values, the
/// parameters of an experiment, the settings of its first run that are numbers, `step`, `duration` and
/// `pi`, with underscores for hyphens; a personal value hides a parameter of the same name. Besides the
/// functions of TypedFormula there are
///
///     exact("x", t)       a coordinate or velocity of the exact motion, in closed form, at time t
///     measured("x")       a measure of the first run at its end
///     measured("x", t)    and at the row nearest to time t
class Expressions {
public:
    explicit Expressions(std::vector<PersonalValue> personal) : personal_(std::move(personal)) {}

    /// `experiment` may be null: then only personal values are known. Throws InputError (column from 1) if
    /// the text cannot be read or its value is not finite.
    double value(const std::string& text, const Experiment* experiment);

    const std::vector<PersonalValue>& personal() const { return personal_; }

private:
    double call(const std::string& name, const std::string& id, const std::string& argument,
                const Experiment& experiment);
    double exact(const std::string& id, double t, const Experiment& experiment) const;
    const Table& tableOf(const Experiment& experiment);

    std::vector<PersonalValue> personal_;
    std::map<std::string, Table> tables_; ///< of runs that were measured, by the experiment's JSON
};

/// Draws a personal value from its range by the learner's seed; seed 0 gives the middle of the range.
/// The same lesson, name and seed give the same number everywhere.
double drawPersonalValue(const PersonalValue& range, const std::string& lesson, std::uint64_t seed);

} // namespace timestep
