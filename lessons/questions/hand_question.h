// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include "core/run/simulation/event.h"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

struct Question;
struct Experiment;
struct QuestionTrial;
class QuestionPlace;

/// A number of the run that follows the learner's action.
struct HandMeasure {
    std::string text; ///< what it is, Markdown
    Probe probe;      ///< of a run or of a Happening
    Expectation expected;
    std::string unit; ///< in which it is shown; see shownPerMeasured()
    int digits = 4;   ///< significant digits, where it is shown
};

/// Feedback to a wrong outcome: to numbers of one measure between two bounds, the bounds included.
struct HandFeedback {
    std::size_t measure = 0; ///< from 0
    Expectation where;
    std::string text; ///< Markdown
};

/// What the learner may do: settings as setByKey() takes them, and events. check-lessons runs it.
struct HandDeed {
    std::vector<std::pair<std::string, std::string>> set;
    std::vector<Event> events;
};

/// What is done in the scene, and what is measured then.
struct HandTask {
    std::optional<EventKind> event;    ///< what must have been done; none: any change of settings counts
    std::vector<Condition> conditions; ///< on the experiment, as in a Check
    std::vector<HandMeasure> measures; ///< at least one; all must be as expected
};

/// Something is done in the scene and judged by measures: Answer::cells holds the number of each, as numbers
/// in files.
struct HandQuestion {
    HandTask task;
    std::vector<HandFeedback> feedback;
    HandDeed right, wrong; ///< what satisfies all measures, and what does not
};

void readHandQuestion(const Json& yaml, Question& question, HandQuestion& hand);
void judgeHand(const Question& question, const HandQuestion& hand, const Answer& answer,
               Judgement& judgement);
/// Settings and measures must be there, and both deeds must run to an end.
void verifyHand(const Question& question, const HandQuestion& hand, QuestionPlace& place);
/// The runs after both deeds.
std::vector<QuestionTrial> handTrials(const HandQuestion& hand, const Experiment& staged);
const HandTask* handTask(const HandQuestion& hand);
std::span<const BlockText> handTexts();

/// Adds the time of the hand's last release to a probe of Take::Flight. Empty while the hand holds something,
/// or if it has released nothing. Other probes stay as they are.
std::optional<Probe> inFlight(const Probe& probe, const Experiment& experiment);

/// The experiment of a step after a deed. Throws InputError for settings that it does not have.
Experiment afterDeed(const Experiment& staged, const HandDeed& deed);

} // namespace timestep
