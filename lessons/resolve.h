// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document.h"
#include "lessons/expression.h"

#include <functional>
#include <string>

namespace timestep {

/// Puts numbers in the place of a lesson's expressions: values that begin with "=", and {= expression | n}
/// in texts, with n digits behind the decimal point (without: as many as it needs, six at most). Numbers in
/// texts are written as the lesson's language does, those in links as links want them. Everything that reads
/// the lesson later sees plain numbers. Throws InputError with file, line and column.
class Resolver {
public:
    using FindExperiment = std::function<const Experiment*(const std::string& id)>;

    Resolver(std::vector<PersonalValue> personal, std::string language, FindExperiment find)
        : expressions_(std::move(personal)), language_(std::move(language)), find_(std::move(find)) {}

    /// A part of a step. `stage` is the experiment that stands there; may be null. An experiment block knows
    /// its own model (`like`) instead, a claim its experiment with what it sets, a check the one value that
    /// each of its conditions names.
    void resolve(DocumentPart& part, const Experiment* stage);
    /// A value and all that is in it.
    void resolve(Yaml& yaml, const Experiment* experiment, bool prose = false);
    std::string text(const std::string& markdown, const Experiment* experiment, const std::string& file,
                     int line, int column);

private:
    void resolveEntry(const std::string& kind, Yaml& entry, const Experiment* stage);
    std::string shown(const std::string& inner, const Experiment* experiment, bool inFormula, bool inLink);

    Expressions expressions_;
    std::string language_;
    FindExperiment find_;
};

} // namespace timestep
