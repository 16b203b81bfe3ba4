// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/lesson_tools.h"

#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/workbench/workbench.h"
#include "lessons/model/evaluate_check.h"
#include "widgets/text/label_text.h"
#include "widgets/view/tools/view_tool.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

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

namespace {

/// The axis of the picture along which a measure is a place; none: it is no place.
std::optional<bool> isAlongX(const std::string& measure) {
    if (measure == "first-x" || measure == "last-x" || measure == "x") return true;
    if (measure == "first-y" || measure == "last-y" || measure == "y") return false;
    return std::nullopt;
}

struct GoalTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::SimulationView)
};

/// Whether finding the value of a setting is the task of a check.
bool looksForSetting(const Check& check) {
    return std::any_of(check.conditions.begin(), check.conditions.end(),
                       [](const Condition& one) { return one.atLeast && one.atMost; });
}

} // namespace

std::vector<ViewGoal> goalsOf(const LessonWalk& walk, bool falls) {
    std::vector<ViewGoal> goals;
    for (const Question* question : walk.openStep()->questions()) {
        const HandTask* task = taskOf(*question);
        if (task == nullptr) continue;
        const bool reached = walk.progress().isAnswered(*question);
        for (const HandMeasure& measure : task->measures) {
            const std::optional<bool> alongX = isAlongX(measure.probe.measure);
            const Expectation& wanted = measure.expected;
            if (alongX && wanted.atLeast && wanted.atMost)
                goals.push_back({*alongX, *wanted.atLeast, *wanted.atMost, *alongX && falls, reached});
        }
    }
    return goals;
}

namespace {

/// "≥ 10 m/s", "4.8 to 5.2 m"; empty for a single value, which is the answer.
QString wantedText(const HandMeasure& measure, const QLocale& locale) {
    const Expectation& wanted = measure.expected;
    const auto shown = [&](double value) {
        value *= shownPerMeasured(measure.unit);
        return numberShown(value, std::min(roundedDigits(value), measure.digits), measure.unit, locale);
    };
    if (wanted.atLeast && wanted.atMost)
        return GoalTexts::tr("%1 to %2").arg(shown(*wanted.atLeast), shown(*wanted.atMost));
    if (wanted.atLeast) return QStringLiteral("≥ ") + shown(*wanted.atLeast);
    return wanted.atMost ? QStringLiteral("≤ ") + shown(*wanted.atMost) : QString();
}

} // namespace

std::vector<GoalNote> goalNotesOf(const LessonWalk& walk, const ValueNow& now, Doing doing,
                                  const QLocale& locale) {
    std::vector<GoalNote> notes;
    const auto add = [&](const std::string& text, double shown, int digits, const std::string& unit,
                         const QString& wanted, bool reached, bool looksReached) {
        const QString words = plainText(text), number = numberShown(shown, digits, unit, locale);
        const bool hasColon = words.contains(QLatin1Char(':'));
        //: a goal of a step, and what is there now
        QString note = hasColon ? GoalTexts::tr("%1 (now %2)").arg(words, number)
                                : words + QStringLiteral(": ") + number;
        if (looksReached && !reached && !wanted.isEmpty()) note = words;
        //: what is there now, and what the goal of a step is: "≥ 10 m/s"
        if (!wanted.isEmpty()) note = GoalTexts::tr("%1 (goal %2)").arg(note, wanted);
        notes.push_back({note, reached});
    };
    for (const Question* question : walk.openStep()->questions()) {
        const HandTask* task = taskOf(*question);
        if (task == nullptr) continue;
        const bool answered = walk.progress().isAnswered(*question);
        for (const HandMeasure& measure : task->measures) {
            const auto value = now(measure.probe);
            if (!value || isAlongX(measure.probe.measure)) continue;
            const bool accepted = measure.expected.accepts(*value);
            add(measure.text, *value * shownPerMeasured(measure.unit), measure.digits, measure.unit,
                wantedText(measure, locale), answered || (accepted && doing == Doing::Done),
                accepted && doing == Doing::Nothing);
        }
    }
    for (const Check* check : walk.openStep()->checks()) {
        if (check->kind != Check::Kind::Measure || !check->outcome.empty() || !looksForSetting(*check))
            continue;
        if (const auto value = now(check->probe))
            add(check->text, shownValue(*check, *value), check->digits, check->unit, {},
                walk.progress().checks.count(check->id) > 0, false);
    }
    return notes;
}

std::vector<ViewGuess> guessesOf(const LessonWalk& walk) {
    std::vector<ViewGuess> guesses;
    for (const LessonWalk::PredictedNumber& predicted : walk.committedNumbers()) {
        const Probe& probe = predicted.check->probe;
        const std::optional<bool> alongX = isAlongX(probe.measure);
        if (!alongX || probe.source != Probe::Source::Run || probe.minusRun >= 0) continue;
        if (probe.take != Take::End && probe.take != Take::At && probe.take != Take::Maximum &&
            probe.take != Take::Minimum)
            continue;
        const ViewGuess guess{*alongX, predicted.value, probe.run};
        if (std::find(guesses.begin(), guesses.end(), guess) == guesses.end()) guesses.push_back(guess);
    }
    return guesses;
}

Doing doneByNow(const Workbench& workbench) {
    if (!workbench.isCurrent()) return Doing::Nothing;
    const Snapshot& snapshot = workbench.snapshot();
    const bool begun = std::any_of(snapshot.runs.begin(), snapshot.runs.end(),
                                   [](const Snapshot::RunState& run) { return run.steps > 0; });
    if (!begun) return workbench.byHand().empty() ? Doing::Nothing : Doing::Done;
    return snapshot.atEnd || workbench.experiment().duration == 0 ? Doing::Done : Doing::Running;
}

std::optional<double> valueNow(Workbench& workbench, const Probe& probe) {
    if (!workbench.isCurrent() || probe.source != Probe::Source::Run || probe.minusRun >= 0)
        return std::nullopt;
    if (probe.take == Take::Flight) {
        const std::optional<Probe> flight = inFlight(probe, workbench.played());
        return flight ? readProbe(*flight, workbench.table(), probe.measure, "time") : std::nullopt;
    }
    const Table& table = workbench.table();
    const Column* column = table.find(probe.measure, probe.run);
    if (column == nullptr || column->values.empty()) return std::nullopt;
    const std::vector<double>& byHand = workbench.byHand();
    const double value = byHand.empty() ? column->values.back()
                                        : byHand[static_cast<std::size_t>(column - table.columns.data())];
    if (probe.take == Take::At && byHand.empty()) return readProbe(probe, table, probe.measure, "time");
    if (!std::isfinite(value)) return std::nullopt;
    if (probe.take != Take::Maximum && probe.take != Take::Minimum) return value;
    const double furthest = readProbe(probe, table, probe.measure, "time").value_or(value);
    return probe.take == Take::Maximum ? std::max(value, furthest) : std::min(value, furthest);
}

} // namespace timestep
