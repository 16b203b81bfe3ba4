// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/lesson_tools.h"

#include "widgets/view/tools/view_tool.h"

#include <QCoreApplication>

#include <algorithm>

namespace timestep {

namespace {

/// The tool of an action; empty: no tool is for this action only.
std::string_view toolOf(EventKind kind) {
    switch (kind) {
    case EventKind::Grab:
    case EventKind::Move:
    case EventKind::Release:
    case EventKind::Place:
    case EventKind::Velocity:
        return "hand";
    case EventKind::Cut:
        return "cut-nearest";
    case EventKind::Pin:
    case EventKind::Unpin:
        return "pin";
    case EventKind::Ghost:
        return "ghost";
    case EventKind::Brush:
        return "brush";
    case EventKind::Blow:
        return "blow";
    case EventKind::CutAcross:
        return "cut-across";
    case EventKind::CutAround:
        return "cut-around";
    case EventKind::Set:
        break;
    }
    return {};
}

bool names(const std::string& text, const char* name) {
    const std::string translated = QCoreApplication::translate("timestep::ViewTool", name).toStdString();
    return text.find('*' + std::string(name) + '*') != std::string::npos ||
           text.find('*' + translated + '*') != std::string::npos;
}

} // namespace

std::vector<std::string_view> toolsOf(const Lesson& lesson, std::size_t step) {
    if (step >= lesson.steps.size()) return {};
    std::string text;
    std::vector<EventKind> byHand; // actions that the step waits for
    for (const Check* check : lesson.steps[step].checks())
        if (check->kind == Check::Kind::Event && !check->happens) byHand.push_back(check->event);
    for (const Block& block : lesson.steps[step].blocks) {
        if (const auto* prose = std::get_if<Prose>(&block)) text += prose->markdown;
        if (const auto* check = std::get_if<Check>(&block)) text += check->text;
        if (const auto* question = std::get_if<Question>(&block)) {
            text += question->ask;
            if (const HandTask* task = taskOf(*question); task != nullptr && task->event)
                byHand.push_back(*task->event);
        }
    }
    std::vector<std::string_view> needed;
    for (const ViewToolRecord& tool : viewTools()) {
        const bool waited = std::any_of(byHand.begin(), byHand.end(),
                                        [&tool](EventKind kind) { return toolOf(kind) == tool.id; });
        if (waited || names(text, tool.name)) needed.push_back(tool.id);
    }
    return needed;
}

std::vector<ViewGoal> goalsOf(const Lesson& lesson, std::size_t step, const LessonProgress& progress) {
    std::vector<ViewGoal> goals;
    if (step >= lesson.steps.size()) return goals;
    for (const Question* question : lesson.steps[step].questions()) {
        const HandTask* task = taskOf(*question);
        if (task == nullptr || progress.isAnswered(*question)) continue;
        for (const HandMeasure& measure : task->measures) {
            const std::string& what = measure.probe.measure;
            const bool alongX = what == "first-x" || what == "last-x";
            if (!alongX && what != "first-y" && what != "last-y") continue;
            const Expectation& wanted = measure.expected;
            if (wanted.atLeast && wanted.atMost) goals.push_back({alongX, *wanted.atLeast, *wanted.atMost});
        }
    }
    return goals;
}

std::vector<ControlSpec> controlsOf(const ControlsBlock& block) {
    std::vector<ControlSpec> controls;
    for (const Control& control : block.controls) {
        ControlSpec spec;
        spec.id = QString::fromStdString(control.key);
        spec.lower = control.lower;
        spec.upper = control.upper;
        spec.locked = control.locked;
        spec.runs = control.runs == Control::For::All    ? ControlSpec::Runs::All
                    : control.runs == Control::For::Each ? ControlSpec::Runs::Each
                                                         : ControlSpec::Runs::Agreeing;
        spec.values = control.values;
        controls.push_back(std::move(spec));
    }
    return controls;
}

} // namespace timestep
