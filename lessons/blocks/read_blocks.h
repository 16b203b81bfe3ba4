// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/blocks/block_types.h"
#include "lessons/text/block_text.h"
#include "lessons/text/yaml.h"

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
ExperimentBlock readExperimentBlock(const Json& yaml, const FindExperiment& find);
std::span<const BlockText> experimentTexts();

ViewBlock readView(const Json& yaml);

PlotBlock readPlot(const Json& yaml);
std::span<const BlockText> plotTexts();

ControlsBlock readControls(const Json& yaml);

CodeBlock readCode(const Json& yaml);
std::span<const BlockText> codeTexts();

MicroscopeBlock readMicroscope(const Json& yaml);

BoxBlock readBox(const Json& yaml);
std::span<const BlockText> boxTexts();

ExplanationBlock readExplanation(const Json& yaml);

TeacherBlock readTeacher(const Json& yaml);
std::span<const BlockText> teacherTexts();

RecallBlock readRecall(const Json& yaml);
std::span<const BlockText> recallTexts();

PictureBlock readPictureBlock(const Json& yaml);
/// Reads a picture block, or the picture in a box.
Picture readPicture(const Json& yaml);
std::span<const BlockText> pictureTexts();

Check readCheck(const Json& yaml);
std::span<const BlockText> checkTexts();

ReadClaim readClaim(const Json& yaml);

} // namespace timestep
