// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/authoring/task_lesson.h"

#include "app/lesson/elements/prose.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "core/particles/world_json.h"
#include "core/rigid/rigid_json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/metric.h"
#include "core/run/session/session.h"
#include "core/table/number_text.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/text/probe.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// A text as a YAML scalar in single quotes, on one line. The braces of an expression are parted, and a text
/// that begins with "=" is no expression.
std::string quoted(const QString& text) {
    QString line = text.simplified();
    line.replace(QStringLiteral("{="), QStringLiteral("{ ="));
    if (line.startsWith('=')) line.prepend(' ');
    return "'" + line.replace('\'', QStringLiteral("''")).toStdString() + "'";
}

/// The same for typed text that is shown as Markdown.
std::string quotedProse(const QString& text) {
    return quoted(QString::fromStdString(asMarkdown(text.simplified())));
}

/// A scalar without quotes where YAML takes it for a text.
std::string plain(const std::string& text) {
    const bool isWord = !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '/';
    });
    const bool isLetter = isWord && text[0] >= 'a' && text[0] <= 'z';
    for (const char* special : {"yes", "no", "true", "false", "null", "on", "off", "y", "n"})
        if (text == special) return "'" + text + "'";
    return isLetter ? text : quoted(QString::fromStdString(text));
}

/// A value in the flow style: {a: 1, b: [1, 2]}.
std::string flow(const Json& json) {
    std::string text;
    if (json.is_array()) {
        for (const Json& element : json) text += (text.empty() ? "" : ", ") + flow(element);
        return "[" + text + "]";
    }
    if (json.is_object()) {
        for (const auto& [key, value] : json.items())
            text += (text.empty() ? "" : ", ") + plain(key) + ": " + flow(value);
        return "{" + text + "}";
    }
    if (json.is_string()) return plain(json.text());
    return json.is_number() ? exactNumber(json.number()) : json.dump();
}

/// The members of `json` that differ from those of `standard`, deep in objects.
Json differing(const Json& json, const Json& standard) {
    Json result = Json::object();
    for (const auto& [key, value] : json.items()) {
        const Json* const usual = standard.find(key);
        if (usual != nullptr && *usual == value) continue;
        result[key] =
            usual != nullptr && usual->is_object() && value.is_object() ? differing(value, *usual) : value;
    }
    return result;
}

/// An experiment as a person writes it: what is standard is left out.
std::string experimentYaml(const Experiment& experiment) {
    const Json whole = toJson(experiment), standard = toJson(standardExperiment(*experiment.scene));
    Json brief = differing(whole, standard);
    for (const char* key : {"scene", "step", "duration"})
        if (const Json* const value = whole.find(key)) brief[key] = *value;
    const Json* const usualRuns = standard.find("runs");
    Json runs = Json::array();
    if (const Json* const all = whole.find("runs"); all != nullptr && usualRuns != nullptr)
        for (const Json& run : *all) {
            const Json& usual = *usualRuns->begin();
            Json each = differing(run, usual);
            if (const Json* const method = run.find("integrator")) each["integrator"] = *method;
            runs.push_back(each);
        }
    brief["runs"] = runs;
    const auto isSame = [&](const Json& json) {
        try {
            return toJson(experimentFromJson(json)).dump() == whole.dump();
        } catch (const InputError&) {
            return false;
        }
    };
    const Json& written = isSame(brief) ? brief : whole;
    std::string text;
    for (const char* first : {"scene", "parameters", "step", "duration"})
        if (const Json* const value = written.find(first))
            text += std::string(first) + ": " + flow(*value) + "\n";
    for (const auto& [key, value] : written.items())
        if (key != "scene" && key != "parameters" && key != "step" && key != "duration" && key != "runs")
            text += plain(key) + ": " + flow(value) + "\n";
    text += "runs:\n";
    for (const Json& run : *written.find("runs")) text += "  - " + flow(run) + "\n";
    return text;
}

/// A value as setByKey() takes it: a number, a choice, true or false.
std::string plainValue(const std::string& value) {
    return typedNumber(value) || value == "true" || value == "false" ? value : plain(value);
}

/// "stiffness: 5, step: 0.1": what the learner cannot change.
std::string conditionsYaml(const TaskDraft& draft) {
    std::string text;
    for (const TaskDraft::Control& control : draft.controls)
        if (control.use != TaskDraft::Use::Free)
            text += (text.empty() ? "" : ", ") + control.key + ": " +
                    plainValue(valueByKey(draft.experiment, control.key));
    return text;
}

std::string block(const char* kind, const std::string& yaml) {
    return std::string("```yaml ") + kind + "\n" + yaml + "```\n\n";
}

std::string controlsBlock(const TaskDraft& draft) {
    std::string list;
    for (const TaskDraft::Control& control : draft.controls) {
        if (control.use == TaskDraft::Use::Free) list += "  - " + control.key + "\n";
        if (control.use == TaskDraft::Use::Locked) list += "  - {key: " + control.key + ", locked: yes}\n";
    }
    return block("controls", list.empty() ? "id: controls\nshow: []\n" : "id: controls\nshow:\n" + list);
}

std::string questionBlock(const TaskDraft& draft) {
    std::string yaml = "id: question\n";
    switch (draft.asked) {
    case TaskDraft::Asked::Nothing:
        return {};
    case TaskDraft::Asked::Choice: {
        yaml += "type: choice\nask: " + quotedProse(draft.ask) + "\nchoices:\n";
        // The right one must not always be the first: the order follows from the texts.
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < draft.choices.size(); ++i) order.push_back(i);
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return draft.choices[a].text < draft.choices[b].text;
        });
        for (std::size_t i = 0; i < order.size(); ++i) {
            const TaskDraft::Choice& choice = draft.choices[order[i]];
            yaml +=
                "  - id: answer-" + std::to_string(i + 1) + "\n    text: " + quotedProse(choice.text) + "\n";
            yaml +=
                order[i] == 0 ? "    right: yes\n" : "    feedback: " + quotedProse(choice.comment) + "\n";
        }
        break;
    }
    case TaskDraft::Asked::Number:
        yaml += "type: number\nask: " + quotedProse(draft.ask) + "\nanswer: " + exactNumber(draft.answer) +
                "\nwithin: " + exactNumber(draft.within) + "\n";
        if (!draft.unit.isEmpty()) yaml += "unit: " + quoted(draft.unit) + "\n";
        if (draft.within > 0.01 * std::abs(draft.answer)) yaml += "reason: read off the screen\n";
        break;
    case TaskDraft::Asked::Sentence:
        yaml +=
            "type: sentence\nask: " + quotedProse(draft.ask) + "\nmodel: " + quotedProse(draft.model) + "\n";
        return block("question", yaml) +
               block("check", "id: question-answered\nkind: commit\nquestion: question\n");
    }
    yaml += "hints:\n  - " + quotedProse(draft.hint) + "\nsolution: " + quotedProse(draft.solution) + "\n";
    return block("question", yaml) +
           block("check", "id: question-answered\nkind: answer\nquestion: question\n");
}

std::string goalBlock(const TaskDraft& draft) {
    if (!draft.goal) return {};
    const TaskDraft::Goal& goal = *draft.goal;
    std::string yaml = "id: goal\nkind: measure\ntext: " + quotedProse(goal.text) + "\n";
    if (const std::string when = conditionsYaml(draft); !when.empty()) yaml += "when: {" + when + "}\n";
    std::string solved;
    for (const TaskDraft::Control& control : draft.controls)
        if (control.use == TaskDraft::Use::Free && !control.solution.empty())
            solved += (solved.empty() ? "" : ", ") + control.key + ": " + plainValue(control.solution);
    if (!solved.empty()) yaml += "solved: {" + solved + "}\n";
    yaml += "measure: " + goal.measure + "\ntake: " + goal.take + "\n";
    switch (goal.meaning) {
    case TaskDraft::Goal::Meaning::AtLeast:
        yaml += "at-least: " + exactNumber(goal.value) + "\n";
        break;
    case TaskDraft::Goal::Meaning::AtMost:
        yaml += "at-most: " + exactNumber(goal.value) + "\n";
        break;
    case TaskDraft::Goal::Meaning::About:
        yaml += "value: " + exactNumber(goal.value) + "\nwithin: " + exactNumber(goal.within) + "\n";
        if (goal.within > 0.01 * std::abs(goal.value)) yaml += "reason: read off the screen\n";
    }
    if (!goal.unit.empty() && goal.unit != "1")
        yaml += "unit: " + quoted(QString::fromStdString(goal.unit)) + "\n";
    return block("check", yaml);
}

/// What the goal measures at the end of an experiment; runs it.
double measured(const Experiment& experiment, const TaskDraft::Goal& goal) {
    Probe probe;
    probe.measure = goal.measure;
    probe.take = goal.take == "maximum" ? Take::Maximum : goal.take == "minimum" ? Take::Minimum : Take::End;
    Session session(experiment);
    session.runToEnd();
    return readProbe(probe, session.table(), goal.measure, "time").value_or(std::nan(""));
}

bool holds(const TaskDraft::Goal& goal, double value) {
    switch (goal.meaning) {
    case TaskDraft::Goal::Meaning::AtLeast:
        return value >= goal.value;
    case TaskDraft::Goal::Meaning::AtMost:
        return value <= goal.value;
    case TaskDraft::Goal::Meaning::About:
        break;
    }
    return std::abs(value - goal.value) <= goal.within;
}

} // namespace

std::vector<std::string> taskKeys(const Experiment& experiment) {
    std::vector<std::string> keys;
    // Of a world from a file the parameters of the scene are not used.
    if (experiment.world == nullptr && experiment.bodies == nullptr)
        for (const Parameter& parameter : experiment.scene->parameters) keys.emplace_back(parameter.id);
    keys.insert(keys.end(), {"step", "duration"});
    for (const Parameter& parameter : methodParameters(*experiment.scene))
        if (parameter.id == "integrator" || parameter.id == "relaxation" || parameter.id == "passes")
            keys.emplace_back(parameter.id);
    return keys;
}

std::optional<Experiment> presentStart(const Experiment& experiment, const Session& session) {
    const Simulation& run = session.simulation(0);
    if (run.world() != nullptr || run.rigidWorld() != nullptr) {
        Json world;
        if (run.rigidWorld() != nullptr) {
            world = rigidWorldToJson(*run.rigidWorld());
        } else {
            World particles = *run.world();
            if (run.steps() > 0) particles.startVelocities.clear(); // the previous positions have them now
            world = worldToJson(particles);
        }
        Experiment present = experimentFromJson(
            {{"world", world}, {"step", stepOf(experiment, 0)}, {"duration", experiment.duration}});
        present.runs = experiment.runs;
        return present;
    }
    Experiment present = experiment;
    present.events.clear();
    bool isFound = false;
    for (const RecordedColumn& column : columnsOf(run)) {
        const auto set = [&](std::string_view id, std::string_view key) {
            if (key.empty() || column.id != id) return;
            setByKey(present, key, exactNumber(column.value(run, 0)));
            isFound = true;
        };
        for (const Coordinate& coordinate : experiment.scene->coordinates) {
            set(coordinate.id, coordinate.start);
            set(coordinate.velocityId, coordinate.startVelocity);
        }
        const std::string entry = "texts/start/" + column.id;
        for (const std::string& key : entryKeys(experiment))
            if (key == entry) set(column.id, key);
    }
    return isFound ? std::optional(present) : std::nullopt;
}

GoalTrial tryGoal(const TaskDraft& draft) {
    Experiment solved = draft.experiment;
    for (const TaskDraft::Control& control : draft.controls)
        if (control.use == TaskDraft::Use::Free && !control.solution.empty())
            setByKey(solved, control.key, control.solution);
    const double atStart = measured(draft.experiment, *draft.goal),
                 atSolution = measured(solved, *draft.goal);
    return {atStart, atSolution, holds(*draft.goal, atStart), holds(*draft.goal, atSolution)};
}

std::string taskText(const TaskDraft& draft, const std::string& id) {
    std::string text = "---\nid: " + id + "\ntitle: " + quoted(draft.title) + "\nlevel: beginner\naha: " +
                       quotedProse(draft.solution.isEmpty() ? draft.title : draft.solution) + "\n---\n\n";
    // A heading is plain text; its braces hold the id.
    QString heading = draft.title.simplified();
    heading.replace('{', '(').replace('}', ')');
    text += "## " + heading.toStdString() + " {#task .do}\n\n";
    for (const QString& paragraph : draft.text.split('\n', Qt::SkipEmptyParts))
        if (!paragraph.trimmed().isEmpty())
            text += asMarkdown(paragraph.simplified().replace(QStringLiteral("{="), QStringLiteral("{ ="))) +
                    "\n\n";
    text += block("experiment", "id: experiment\n" + experimentYaml(draft.experiment));
    text += controlsBlock(draft);
    if (draft.goal)
        text += block("plot", "id: goal-plot\nslot: 1\ntitle: " + quoted(draft.goal->text) + "\ny: [" +
                                  draft.goal->measure + "]\n");
    return text + goalBlock(draft) + questionBlock(draft);
}

QString writeTask(const TaskDraft& draft, const QString& folder) {
    if (QFileInfo::exists(folder))
        refuseFile(folder, TRANSLATABLE("fault", "there is a file or folder of this name already"));
    if (!QDir().mkpath(folder)) refuseOutput(folder, TRANSLATABLE("fault", "the folder cannot be made"));
    const QString file = folder + QStringLiteral("/lesson.md");
    writeFile(file, taskText(draft, QFileInfo(folder).fileName().section('-', 1).toStdString()));
    return file;
}

} // namespace timestep
