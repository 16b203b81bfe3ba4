// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "core/run/experiment/experiment.h"
#include "lessons/text/probe.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// The step of a question, where the question looks up what it refers to. The functions throw InputError with
/// the place of the value under `key`.
class QuestionPlace {
public:
    /// A plot of the lesson.
    struct Plot {
        bool onStage = false; ///< in this step
        bool logX = false, logY = false;
    };

    virtual ~QuestionPlace() = default;
    virtual InputError error(std::string_view key, const Sentence& message) const = 0;
    /// The experiment on the stage.
    virtual const Experiment& experiment() const = 0;
    /// None: the lesson has no such plot.
    virtual std::optional<Plot> plot(const std::string& id) const = 0;
    virtual void verifySetting(const std::string& setting, const std::vector<std::string>& values,
                               std::string_view key) = 0;
    virtual void verifyProbe(const Probe& probe) = 0;
};

/// A run that check-lessons makes to see whether a question accepts it.
struct QuestionTrial {
    struct Measure {
        std::string text; ///< what it is, Markdown
        Probe probe;
        Expectation expected;
    };
    bool right = false; ///< all measures must be as expected; false: not all of them
    Experiment experiment;
    std::vector<Measure> measures;
};

} // namespace timestep
