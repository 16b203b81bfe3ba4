// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/block_text.h"
#include "lessons/block_types.h"
#include "lessons/question.h"
#include "lessons/yaml.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

// The readers of the fenced blocks of a lesson, and the texts that each of them holds. A reader checks its
// block alone: keys, kinds of values, and whether they agree with each other. verifyLesson() checks the
// references to other parts of the lesson. All throw InputError with file, line and column.

/// Finds an earlier experiment by its id; null when there is none.
using FindExperiment = std::function<const Experiment*(const std::string& id)>;
ExperimentBlock readExperimentBlock(const Yaml& yaml, const FindExperiment& find);
std::span<const BlockText> experimentTexts();

ViewBlock readView(const Yaml& yaml);

PlotBlock readPlot(const Yaml& yaml);
std::span<const BlockText> plotTexts();

ControlsBlock readControls(const Yaml& yaml);

CodeBlock readCode(const Yaml& yaml);
std::span<const BlockText> codeTexts();

MicroscopeBlock readMicroscope(const Yaml& yaml);

BoxBlock readBox(const Yaml& yaml);
std::span<const BlockText> boxTexts();

ExplanationBlock readExplanation(const Yaml& yaml);

TeacherBlock readTeacher(const Yaml& yaml);
std::span<const BlockText> teacherTexts();

RecallBlock readRecall(const Yaml& yaml);
std::span<const BlockText> recallTexts();

PictureBlock readPictureBlock(const Yaml& yaml);
/// Reads a picture block, or the picture in a box.
Picture readPicture(const Yaml& yaml);
std::span<const BlockText> pictureTexts();

Question readQuestion(const Yaml& yaml);
std::span<const BlockText> questionTexts();
/// The cells of a question's table that are given, whatever they hold.
TextPlaces givenCells(const Yaml& question);

Check readCheck(const Yaml& yaml);
std::span<const BlockText> checkTexts();

ReadClaim readClaim(const Yaml& yaml);

// Shared by checks, claims and questions that are judged by a measure.

/// `when`: keys of settings with values or bounds.
std::vector<Condition> readConditions(const Yaml& yaml);
/// An action of the learner, such as grab.
EventKind readHandEvent(const Yaml& yaml);
/// The source of a number, the run and the row. `what` names the block in messages.
Probe readProbe(const Yaml& yaml, std::string_view what);
/// value and within, at-least, at-most: those that are there.
Expectation readExpectation(const Yaml& yaml, std::string_view what);

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
/// Sets `value` to the yes or no under `key`. Leaves it unchanged if the key is missing.
void setTruth(const Yaml& yaml, std::string_view key, bool& value);

} // namespace timestep
