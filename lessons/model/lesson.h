// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/blocks/blocks.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

enum class StepKind : std::uint8_t { Read, Predict, Do, Observe, Explain, Explore };

/// The id of a kind of step in files: "predict".
std::string_view stepKindId(StepKind kind);

/// What a step is about. It gets most of the room beside the text.
enum class Lead : std::uint8_t {
    Picture,    ///< the simulation view
    Plot,       ///< the plots
    Code,       ///< the lines of the method
    Microscope, ///< the next step with its numbers
    Table       ///< the numbers of the first plot
};
/// In the order of Lead.
inline constexpr std::array<std::string_view, 5> leadIds{"picture", "plot", "code", "microscope", "table"};

/// What leads in a step that does not say it, in the order of StepKind. A step with a microscope is about it.
inline constexpr std::array<Lead, 6> usualLeads{Lead::Picture, Lead::Picture, Lead::Picture,
                                                Lead::Plot,    Lead::Picture, Lead::Picture};

struct LessonStep {
    std::string id;
    std::string title;
    StepKind kind = StepKind::Read;
    bool deeper = false;       ///< optional: Next skips it, and a lesson is done without it
    std::optional<Lead> lead;  ///< as the heading states it
    std::vector<Block> blocks; ///< in document order
    int line = 0;

    /// The checks and the questions of the step, each in document order.
    std::vector<const Check*> checks() const;
    std::vector<const Question*> questions() const;
};

/// A number that differs from learner to learner: "your g is 9.4".
struct PersonalValue {
    std::string name; ///< as expressions name it, "gravity"
    double from = 0, to = 1;
    int digits = 1;   ///< after the decimal point
    double value = 0; ///< of the learner for whom the lesson was read
};

struct Lesson {
    std::string id;
    std::string title;
    std::string language = "en"; ///< of the prose that was loaded
    std::string buildsOn;        ///< id of a lesson; may be empty
    std::string splitFrom;       ///< id of the lesson that once held some of these steps; may be empty
    int number = 0;              ///< leading digits of the folder's name; 0: none
    int minutes = 0;             ///< of the core path: as the file states them, or else the estimate
    int estimate = 0;            ///< of the core path, see estimatedMinutes()
    int deeperMinutes = 0;       ///< of the deeper steps and the open one
    std::string level;           ///< "beginner", "intermediate" or "advanced"
    std::string aha;             ///< the main insight, Markdown
    std::string chartPlot;       ///< id of the plot that is the lesson's coursework chart
    std::string chartCaption;    ///< Markdown
    std::vector<PersonalValue> personal;
    std::vector<LessonStep> steps;
    std::vector<Claim> claims;
    std::string file; ///< path of the lesson.md

    /// The number of the step that Next opens after `step`; steps.size() is the page at the end. It skips
    /// deeper steps, unless `step` is one.
    std::size_t stepAfter(std::size_t step) const;
    /// The same backwards; at the first step, `step` itself.
    std::size_t stepBefore(std::size_t step) const;

    /// Finds a block by its id. Null when there is none.
    const ExperimentBlock* experiment(std::string_view blockId) const;
    const Question* question(std::string_view blockId) const;
    const PlotBlock* plot(std::string_view blockId) const;
};

/// What a step shows beside its page. Experiment, view, plots, controls and code carry over from earlier
/// steps until a block replaces them. Null where no block has come yet.
struct Stage {
    const ExperimentBlock* experiment = nullptr;
    const ViewBlock* view = nullptr;
    std::array<const PlotBlock*, 2> plots{}; ///< slots 1 and 2
    const ControlsBlock* controls = nullptr;
    const CodeBlock* code = nullptr;
    const MicroscopeBlock* microscope = nullptr; ///< of this step only
    Lead lead = Lead::Picture;                   ///< of this step only
};

/// Returns the stage at the end of step number `step`, counted from 0. Before the first experiment of the
/// lesson, the first step that has one sets the stage.
Stage stageOf(const Lesson& lesson, std::size_t step);

} // namespace timestep
