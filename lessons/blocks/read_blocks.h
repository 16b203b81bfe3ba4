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
/// An experiment in full, or the one that it is `like` with the settings of its `set`.
Experiment readExperiment(const Json& yaml, const FindExperiment& find);
ExperimentBlock readExperimentBlock(const Json& yaml, const FindExperiment& find);
std::span<const BlockText> experimentTexts();
/// The labels of the runs, and those that `set` gives.
TextPlaces runLabels(const Json& block, std::string_view key);

ViewBlock readView(const Json& yaml);
/// The bits of the layers that a list names.
std::uint32_t readLayers(const Json& list);

PlotBlock readPlot(const Json& yaml);
std::span<const BlockText> plotTexts();

ControlsBlock readControls(const Json& yaml);

CodeBlock readCode(const Json& yaml);
std::span<const BlockText> codeTexts();

MicroscopeBlock readMicroscope(const Json& yaml);

BoxBlock readBox(const Json& yaml, const FindExperiment& find);
std::span<const BlockText> boxTexts();

ExplanationBlock readExplanation(const Json& yaml, const FindExperiment& find);

TeacherBlock readTeacher(const Json& yaml);
std::span<const BlockText> teacherTexts();

RecallBlock readRecall(const Json& yaml);
std::span<const BlockText> recallTexts();

PictureBlock readPictureBlock(const Json& yaml, const FindExperiment& find);
/// Reads a picture block, or the picture in a box.
Picture readPicture(const Json& yaml, const FindExperiment& find);
std::span<const BlockText> pictureTexts();

Check readCheck(const Json& yaml);
std::span<const BlockText> checkTexts();

ReadClaim readClaim(const Json& yaml);

} // namespace timestep
