// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/walk/lesson_progress.h"

#include "core/wording.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr double longestTime = 1e9; ///< in a step, thirty years [s]

Json toJson(const Answer& answer) {
    Json json = Json::object();
    if (!answer.choice.empty()) json["choice"] = answer.choice;
    if (!answer.text.empty()) json["text"] = answer.text;
    if (!answer.cells.empty()) json["cells"] = answer.cells;
    return json;
}

/// Reads an optional member with `read`.
template <class Read>
auto memberOr(const JsonField& field, const char* key, const Read& read) {
    return field.has(key) ? read(field.member(key)) : decltype(read(field))();
}

std::string textOr(const JsonField& field, const char* key) {
    return memberOr(field, key, [](const JsonField& member) { return member.anyText(); });
}

bool toggleOr(const JsonField& field, const char* key) {
    return memberOr(field, key, [](const JsonField& member) { return member.toggle(); });
}

void expectObject(const JsonField& field) {
    if (!field.isObject()) field.refuse(TRANSLATABLE("fault", "an object {...} is expected here"));
}

Answer answerFrom(const std::string& question, const JsonField& field) {
    expectObject(field);
    Answer answer;
    answer.question = question;
    answer.choice = textOr(field, "choice");
    answer.text = textOr(field, "text");
    answer.cells = memberOr(field, "cells", [](const JsonField& member) { return member.texts(); });
    return answer;
}

/// The share of its checks that held once, and of its questions that are answered. A step without both is
/// done once it was visited.
double shareOf(const LessonStep& step, const LessonProgress& progress) {
    const std::vector<const Check*> checks = step.checks();
    const std::vector<const Question*> questions = step.questions();
    const auto asked = static_cast<double>(checks.size() + questions.size());
    if (asked == 0) return progress.seconds.count(step.id) != 0 ? 1 : 0;
    const auto done =
        std::count_if(checks.begin(), checks.end(),
                      [&](const Check* check) { return progress.checks.count(check->id) != 0; }) +
        std::count_if(questions.begin(), questions.end(),
                      [&](const Question* question) { return progress.isAnswered(*question); });
    return static_cast<double>(done) / asked;
}

} // namespace

const Answer* LessonProgress::given(const std::string& question) const {
    const auto entry = questions.find(question);
    return entry != questions.end() && entry->second.given ? &*entry->second.given : nullptr;
}

bool LessonProgress::isAnswered(const Question& question) const {
    const auto entry = questions.find(question.id);
    if (entry == questions.end()) return false;
    return isCommitted(question) ? entry->second.given.has_value() : entry->second.right;
}

std::vector<double> stepShares(const Lesson& lesson, const LessonProgress& progress) {
    std::vector<double> shares;
    for (const LessonStep& step : lesson.steps) shares.push_back(shareOf(step, progress));
    return shares;
}

std::vector<bool> stepsDone(const Lesson& lesson, const LessonProgress& progress) {
    std::vector<bool> done;
    for (const double share : stepShares(lesson, progress)) done.push_back(share == 1);
    return done;
}

Judgement judge(const Question& question, const Answer& answer, const QuestionProgress& before) {
    const bool isCounted = before.given && !before.right && *before.given == answer;
    return judge(question, answer, before.tries - (isCounted ? 1 : 0));
}

Json progressJson(const LessonProgress& progress) {
    Json json = {{"timestep-progress", progressFormat},
                 {"lesson", progress.lesson},
                 {"step", progress.step},
                 {"finished", progress.finished},
                 {"started", progress.started}};
    Json& questions = json["questions"] = Json::object();
    for (const auto& [id, question] : progress.questions) {
        Json entry = {
            {"draft", toJson(question.draft)}, {"tries", question.tries}, {"right", question.right}};
        if (question.given) entry["given"] = toJson(*question.given);
        if (!question.time.empty()) entry["time"] = question.time;
        if (!question.experiment.empty()) entry["experiment"] = jsonFromText(question.experiment, {});
        questions[id] = std::move(entry);
    }
    Json& checks = json["checks"] = Json::object();
    for (const auto& [id, check] : progress.checks) {
        Json entry = {{"time", check.time}};
        if (check.measured) entry["measured"] = *check.measured;
        if (!check.experiment.empty()) entry["experiment"] = jsonFromText(check.experiment, {});
        checks[id] = std::move(entry);
    }
    Json& seconds = json["seconds"] = Json::object();
    for (const auto& [id, spent] : progress.seconds) seconds[id] = spent;
    return json;
}

LessonProgress progressFromJson(const JsonField& field) {
    LessonProgress progress;
    progress.lesson = field.member("lesson").anyText();
    progress.step = textOr(field, "step");
    progress.finished = toggleOr(field, "finished");
    progress.started = textOr(field, "started");
    const auto forEach = [&field](const char* list, const auto& read) {
        if (!field.has(list)) return;
        const JsonField entries = field.member(list);
        for (const std::string& id : entries.keys()) read(id, entries.member(id));
    };
    forEach("questions", [&](const std::string& id, const JsonField& entry) {
        expectObject(entry);
        QuestionProgress& question = progress.questions[id];
        question.draft.question = id;
        if (entry.has("draft")) question.draft = answerFrom(id, entry.member("draft"));
        if (entry.has("given")) question.given = answerFrom(id, entry.member("given"));
        question.tries = memberOr(entry, "tries", [](const JsonField& tries) { return tries.integer(); });
        question.right = toggleOr(entry, "right");
        question.time = textOr(entry, "time");
        if (entry.has("experiment")) question.experiment = entry.member("experiment").json().dump();
    });
    forEach("checks", [&](const std::string& id, const JsonField& entry) {
        expectObject(entry);
        CheckProgress& check = progress.checks[id];
        if (entry.has("measured")) check.measured = entry.member("measured").number();
        check.time = textOr(entry, "time");
        if (entry.has("experiment")) check.experiment = entry.member("experiment").json().dump();
    });
    forEach("seconds", [&](const std::string& id, const JsonField& spent) {
        progress.seconds[id] = std::clamp(spent.number(), 0.0, longestTime);
    });
    return progress;
}

void merge(LessonProgress& progress, const LessonProgress& other) {
    for (const auto& [id, question] : other.questions) {
        const auto [mine, isNew] = progress.questions.try_emplace(id, question);
        if (!isNew && question.given && (!mine->second.given || question.time > mine->second.time))
            mine->second = question;
    }
    for (const auto& [id, check] : other.checks) progress.checks.try_emplace(id, check);
    for (const auto& [id, seconds] : other.seconds)
        progress.seconds[id] = std::max(progress.seconds[id], seconds);
    progress.finished = progress.finished || other.finished;
    if (progress.started.empty() || (!other.started.empty() && other.started < progress.started))
        progress.started = other.started;
}

} // namespace timestep
