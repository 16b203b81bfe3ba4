// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "lessons/yaml.h"

#include <functional>
#include <string>
#include <vector>

namespace timestep {

/// Readers of the fenced blocks of a lesson. They check form: keys, kinds of values, what a block says about
/// itself. What it says about others (measures, experiments, questions) is checked by verifyLesson(). All
/// throw InputError with file, line and column.

/// Finds an earlier experiment by id; null when there is none.
using FindExperiment = std::function<const Experiment*(const std::string& id)>;
ExperimentBlock readExperimentBlock(const Yaml& yaml, const FindExperiment& find);

ViewBlock readView(const Yaml& yaml);
PlotBlock readPlot(const Yaml& yaml);
ControlsBlock readControls(const Yaml& yaml);
CodeBlock readCode(const Yaml& yaml);
BoxBlock readBox(const Yaml& yaml);
/// Of a picture block, or of the picture in a box.
Picture readPicture(const Yaml& yaml);
Question readQuestion(const Yaml& yaml);
Check readCheck(const Yaml& yaml);

/// A claim whose number comes from a question (`answer: question-id`) has that id in `answer` and no expected
/// value yet.
struct ReadClaim {
    Claim claim;
    std::string answer;
    int cell = 0; ///< of a table: its blank cell, from 0
};
ReadClaim readClaim(const Yaml& yaml);

/// The id of a block: small letters, digits and hyphens.
std::string readId(const Yaml& yaml, std::string_view what);
/// "0.5" or "5 %".
Tolerance readTolerance(const Yaml& yaml, std::string_view what);
/// A scalar as setByKey() takes it; yes and no become true and false.
std::string settingText(const Yaml& yaml, std::string_view what);
/// A map of keys and values as setByKey() takes them.
std::vector<std::pair<std::string, std::string>> readSettings(const Yaml& yaml, std::string_view what);
/// The text under `key`; empty when the key is not there.
std::string optionalText(const Yaml& yaml, std::string_view key);

} // namespace timestep
