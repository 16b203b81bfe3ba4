// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/blocks/block_types.h"
#include "lessons/blocks/read_blocks.h"
#include "lessons/questions/read_question.h"

#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

namespace timestep {

using Block =
    std::variant<Prose, ExperimentBlock, ViewBlock, PlotBlock, ControlsBlock, CodeBlock, MicroscopeBlock,
                 PictureBlock, BoxBlock, ExplanationBlock, TeacherBlock, RecallBlock, Question, Check>;

/// The description of one kind of block. To add a kind, add its type to Block, its row to blockRows with a
/// reader in a file of its own, and, if a page shows it, its widget to app/lesson/pages/step_page.
struct BlockKind {
    /// The experiment that the expressions of a block refer to.
    enum class Subject : std::uint8_t {
        Stage,   ///< the current experiment, with the values that the block's `when` names
        Model,   ///< for an experiment block: the experiment that it is `like`
        Claimed, ///< for a claim: the experiment that it names, with the values that it sets
    };
    using Read = std::variant<Block, ReadClaim> (*)(const Json& yaml, const FindExperiment& find);

    std::string_view word = {};                      ///< after "```yaml"; empty for prose
    Read read = nullptr;                             ///< throws InputError; null for prose
    std::span<const BlockText> (*texts)() = noTexts; ///< the texts that a translation replaces
    bool many = false;                               ///< one block may hold a list of them
    Subject subject = Subject::Stage;
    bool refers = false;  ///< names other parts of the lesson; Verifier::verify() checks that they exist
    bool onStage = false; ///< a part of the stage, see putOnStage()
    bool onPage = false;  ///< StepPage::add() shows it
    bool onPaper = false; ///< handout, key and report print it
};

/// The row of one type of block.
template <class Type>
struct BlockRow : BlockKind {};

template <auto reader>
std::variant<Block, ReadClaim> readAs(const Json& yaml, const FindExperiment& find) {
    if constexpr (std::is_invocable_v<decltype(reader), const Json&, const FindExperiment&>)
        return Block(reader(yaml, find));
    else if constexpr (std::is_same_v<decltype(reader(yaml)), ReadClaim>)
        return reader(yaml);
    else
        return Block(reader(yaml));
}

/// The table of the kinds of blocks.
inline constexpr std::tuple blockRows{
    BlockRow<Prose>{{.onPage = true, .onPaper = true}},
    BlockRow<ExperimentBlock>{{.word = "experiment",
                               .read = readAs<readExperimentBlock>,
                               .texts = experimentTexts,
                               .subject = BlockKind::Subject::Model,
                               .onStage = true}},
    BlockRow<ViewBlock>{{.word = "view", .read = readAs<readView>, .refers = true, .onStage = true}},
    BlockRow<PlotBlock>{
        {.word = "plot", .read = readAs<readPlot>, .texts = plotTexts, .refers = true, .onStage = true}},
    BlockRow<ControlsBlock>{
        {.word = "controls", .read = readAs<readControls>, .refers = true, .onStage = true}},
    BlockRow<CodeBlock>{{.word = "code",
                         .read = readAs<readCode>,
                         .texts = codeTexts,
                         .refers = true,
                         .onStage = true,
                         .onPage = true}},
    BlockRow<MicroscopeBlock>{
        {.word = "microscope", .read = readAs<readMicroscope>, .refers = true, .onStage = true}},
    BlockRow<PictureBlock>{{.word = "picture",
                            .read = readAs<readPictureBlock>,
                            .texts = pictureTexts,
                            .onPage = true,
                            .onPaper = true}},
    BlockRow<BoxBlock>{{.word = "box", .read = readAs<readBox>, .texts = boxTexts, .onPage = true}},
    BlockRow<ExplanationBlock>{{.word = "explanation",
                                .read = readAs<readExplanation>,
                                .texts = boxTexts,
                                .refers = true,
                                .onPage = true,
                                .onPaper = true}},
    BlockRow<TeacherBlock>{
        {.word = "teacher", .read = readAs<readTeacher>, .texts = teacherTexts, .onPaper = true}},
    BlockRow<RecallBlock>{{.word = "recall", .read = readAs<readRecall>, .texts = recallTexts}},
    BlockRow<Question>{{.word = "question",
                        .read = readAs<readQuestion>,
                        .texts = questionTexts,
                        .refers = true,
                        .onPage = true,
                        .onPaper = true}},
    BlockRow<Check>{{.word = "check",
                     .read = readAs<readCheck>,
                     .texts = checkTexts,
                     .many = true,
                     .refers = true,
                     .onPage = true,
                     .onPaper = true}},
    BlockRow<ReadClaim>{
        {.word = "claim", .read = readAs<readClaim>, .many = true, .subject = BlockKind::Subject::Claimed}}};

/// The row of a type. A type of Block without a row does not compile.
template <class Type>
inline constexpr const BlockKind& blockKind = std::get<BlockRow<Type>>(blockRows);

/// Every kind that a fenced block may have, in the order of the table.
std::span<const BlockKind* const> fencedKinds();

/// Returns the kind with this word; null if there is none.
const BlockKind* findBlockKind(std::string_view word);

} // namespace timestep
