// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document/document.h"
#include "lessons/document/expression.h"

#include <set>
#include <span>
#include <string>

namespace timestep {

/// Replaces a lesson's expressions by numbers: values that begin with "=", and {= expression | n} in texts,
/// with n digits after the decimal point (without n: as many as the number needs, at most six). Numbers in
/// texts get the decimal sign of the lesson's language, numbers in links a point. Throws InputError with
/// file, line and column.
class Resolver {
public:
    Resolver(std::vector<PersonalValue> personal, std::string language, FindExperiment find)
        : expressions_(std::move(personal)), language_(std::move(language)), find_(std::move(find)) {}

    /// Resolves a part of a step. `stage` is the experiment in effect at that place; it may be null.
    /// Expressions refer to the stage, with three exceptions: in an experiment block they refer to the
    /// experiment that it is `like`, in a claim to its experiment with the values that the claim sets, and in
    /// a check to the stage with the values that its conditions name.
    void resolve(DocumentPart& part, const Experiment* stage);
    /// Resolves a value and everything inside it. In the texts that `texts` names, only {= ...} is replaced.
    void resolve(Json& yaml, const Experiment* experiment, std::span<const BlockText> texts);
    /// Resolves a text that begins at a place of a file.
    std::string text(const std::string& markdown, const Experiment* experiment, const std::string& file,
                     int line, int column);

private:
    void resolveEntry(const BlockKind& kind, Json& entry, const Experiment* stage);
    void resolve(Json& yaml, const Experiment* experiment, const std::set<const Json*>& prose);
    std::string shown(const std::string& inner, const Experiment* experiment, bool inFormula, bool inLink);

    Expressions expressions_;
    std::string language_;
    FindExperiment find_;
};

} // namespace timestep
