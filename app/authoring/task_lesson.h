// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

class Session;

/// A task that a teacher sets up in the window: a lesson of one step.
struct TaskDraft {
    /// What a learner may do with a setting.
    enum class Use { Free, Locked, Hidden };
    struct Control {
        std::string key; ///< as in setByKey()
        Use use = Use::Hidden;
        std::string solution = {}; ///< of a free one: a value that reaches the goal; empty: that of the start
    };
    struct Choice {
        QString text;
        QString comment; ///< why it is wrong; of the right one, which is the first, empty
    };
    enum class Asked { Nothing, Choice, Number, Sentence };
    struct Goal {
        enum class Meaning { AtLeast, AtMost, About };
        std::string measure;      ///< id of a column of the first run
        std::string take = "end"; ///< "end", "maximum" or "minimum"
        Meaning meaning = Meaning::AtLeast;
        double value = 0;
        double within = 0; ///< About [unit of the measure]
        QString text;      ///< what the learner reads
        std::string unit;
    };

    QString title, text; ///< text: what the learner is asked to do
    Experiment experiment;
    std::vector<Control> controls;
    Asked asked = Asked::Nothing;
    QString ask;
    std::vector<Choice> choices;   ///< Choice
    double answer = 0, within = 0; ///< Number
    QString unit;
    QString hint, solution; ///< Choice, Number: after wrong tries
    QString model;          ///< Sentence: the model answer
    std::optional<Goal> goal;
};

/// The settings that a task may show: parameters of the scene, the step, the duration and the method.
std::vector<std::string> taskKeys(const Experiment& experiment);

/// The experiment whose start is the present instant of a run: a world as it lies now, or the parameters that
/// are coordinates and velocities at the start. Empty: the scene has none, and its start stays.
std::optional<Experiment> presentStart(const Experiment& experiment, const Session& session);

/// Whether the start, and the start with the solution, reach the goal, by running both.
struct GoalTrial {
    double atStart, atSolution;
    bool startHolds, solutionHolds;
};
/// Throws InputError if a value of the solution is wrong.
GoalTrial tryGoal(const TaskDraft& draft);

/// The text of lesson.md, as a person would write it. `id` is that of the lesson.
std::string taskText(const TaskDraft& draft, const std::string& id);
/// Writes it into a new folder, named like "24-my-task", and returns the path of the file. Throws InputError.
QString writeTask(const TaskDraft& draft, const QString& folder);

} // namespace timestep
