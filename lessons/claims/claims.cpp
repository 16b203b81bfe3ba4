// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/claims/claims.h"

#include "core/run/session/session.h"
#include "core/table/number_text.h"
#include "core/undefined.h"
#include "lessons/claims/laboratory.h"
#include "lessons/claims/question_trials.h"
#include "lessons/document/prose.h"
#include "lessons/document/translation.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/model/minutes.h"
#include "lessons/model/stage_scene.h"
#include "lessons/read/glossary.h"
#include "lessons/read/library.h"
#include "lessons/read/named_files.h"
#include "lessons/text/file_path.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <set>

namespace timestep {

namespace {

Sentence expectedText(const Expectation& expected) {
    Sentence text;
    const auto append = [&text](const Sentence& part) {
        text = text.empty() ? part : Sentence(TRANSLATABLE("fault", "%1 and %2"), text, part);
    };
    if (expected.value) {
        const double amount = expected.tolerance.amount * (expected.tolerance.relative ? 100 : 1);
        append({TRANSLATABLE("fault", "%1 within %2"), shortNumber(*expected.value),
                shortNumber(amount) + (expected.tolerance.relative ? " %" : "")});
    }
    if (expected.atLeast) append({TRANSLATABLE("fault", "at least %1"), shortNumber(*expected.atLeast)});
    if (expected.atMost) append({TRANSLATABLE("fault", "at most %1"), shortNumber(*expected.atMost)});
    return text;
}

ClaimResult test(const Claim& claim, const Laboratory& laboratory) {
    ClaimResult result;
    result.id = claim.id;
    result.expected = claim.expected;
    result.line = claim.line;
    result.measured = undefined;
    Sentence found = TRANSLATABLE("fault", "nothing was measured");
    try {
        if (const auto number = laboratory.measure(claim.experiment, claim.set, claim.probe)) {
            result.measured = *number;
            result.holds = claim.expected.accepts(*number);
            found = {TRANSLATABLE("fault", "measured %1"), shortNumber(*number)};
        }
    } catch (const InputError& error) {
        found = placed(error);
    }
    result.sentence = {TRANSLATABLE("fault", "claim \"%1\": expected %2, %3"), claim.id,
                       expectedText(claim.expected), found};
    return result;
}

/// Above this tolerance the lesson gives a reason [fraction of the value].
constexpr double freeTolerance = 0.01;

/// True if a tolerance needs a reason. The value 0 has no percentage.
bool isWide(const Expectation& expected) {
    if (!expected.value || *expected.value == 0) return false;
    const double allowed = expected.tolerance.relative
                               ? expected.tolerance.amount
                               : expected.tolerance.amount / std::abs(*expected.value);
    return allowed > freeTolerance * (1 + 1e-9);
}

/// The claim that a check can be met: its experiment, with the values that its conditions name set first.
Claim claimOf(const Check& check, const std::string& experiment) {
    Claim claim;
    claim.id = check.id;
    claim.experiment = experiment;
    claim.set = settingsOf(check.conditions);
    claim.set.insert(claim.set.end(), check.solved.begin(), check.solved.end());
    claim.probe = check.probe;
    claim.expected = check.expected;
    claim.reason = check.reason;
    claim.line = check.line;
    if (check.kind == Check::Kind::Event) {
        claim.probe.run = std::max(claim.probe.run, 0);
        if (check.never)
            claim.expected.atMost = 0;
        else
            claim.expected.atLeast = 1;
    }
    return claim;
}

/// The claims, and every check that can be met without an action of the learner.
std::vector<Claim> testable(const Lesson& lesson) {
    std::vector<Claim> all = lesson.claims;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const Stage stage = stageOf(lesson, step);
        for (const Check* check : lesson.steps[step].checks()) {
            const bool byItself = check->kind == Check::Kind::Event && check->happens &&
                                  stage.experiment->experiment.duration > 0; // else it waits for the learner
            if (check->kind == Check::Kind::Measure || byItself)
                all.push_back(claimOf(*check, stage.experiment->id));
        }
    }
    return all;
}

InputError problem(const std::string& file, int line, const Sentence& sentence) {
    return errorAtLine(file, line, sentence);
}

/// True if a step asks for something and all of it holds before the learner did anything.
bool doneAtOnce(const Lesson& lesson, std::size_t step) {
    const auto checks = lesson.steps[step].checks();
    const Stage stage = stageOf(lesson, step);
    if (checks.empty() || stage.experiment == nullptr) return false;
    const Session session(stage.experiment->experiment);
    const Table residuals = session.residualTable();
    const DerivedResults noResults;
    const std::map<std::string, Judgement> noAnswers;
    const CheckContext context{
        lesson, {session.experiment(), session.table(), residuals, noResults}, noAnswers};
    for (const Check* check : checks)
        if (evaluate(*check, context).state != CheckResult::State::Holds) return false;
    return true;
}

void checkFormulas(const Document& document, const FormulaCheck& formula, std::vector<InputError>& problems) {
    for (const PlacedText& text : proseOf(document))
        for (const TextPiece& piece : formulasOf(text)) {
            try {
                formula(piece.text);
            } catch (const InputError& error) {
                problems.push_back(text.error(error.message, piece.byte));
            }
        }
}

/// Tolerances above 1 % for which the lesson gives no reason.
void checkTolerances(const Lesson& lesson, std::vector<InputError>& problems) {
    const auto complain = [&](int line, const Sentence& what) {
        problems.push_back(problem(
            lesson.file, line,
            Sentence(TRANSLATABLE("fault",
                                  "%1 has a tolerance above 1 %, so it must give its reason: reason: ..."),
                     what)));
    };
    for (const Claim& claim : lesson.claims)
        if (isWide(claim.expected) && claim.reason.empty())
            complain(claim.line, {TRANSLATABLE("fault", "claim \"%1\""), claim.id});
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks) {
            if (const auto* check = std::get_if<Check>(&block); check != nullptr && check->reason.empty())
                if (isWide(check->expected))
                    complain(check->line, {TRANSLATABLE("fault", "check \"%1\""), check->id});
            const auto* question = std::get_if<Question>(&block);
            if (question == nullptr || !question->reason.empty()) continue;
            const std::vector<AskedNumber> asked = askedNumbers(*question);
            if (std::any_of(asked.begin(), asked.end(), [](const AskedNumber& number) {
                    return isWide({number.answer, number.tolerance, {}, {}});
                }))
                complain(question->line, {TRANSLATABLE("fault", "question \"%1\""), question->id});
        }
}

/// A lesson with personal values is tested with the middle ones and with those of two learners.
constexpr std::uint64_t testedSeeds = 3;

void checkClaims(const Lesson& lesson, const std::function<bool()>& goesOn,
                 std::vector<InputError>& problems) {
    std::string own;
    for (const PersonalValue& value : lesson.personal)
        own += (own.empty() ? "" : ", ") + value.name + " = " + shortNumber(value.value);
    const std::vector<ClaimResult> results = testClaims(lesson, 0, goesOn);
    if (goesOn && !goesOn()) return;
    for (const ClaimResult& result : results)
        if (!result.holds)
            problems.push_back(
                problem(lesson.file, result.line,
                        own.empty() ? result.sentence
                                    : Sentence(TRANSLATABLE("fault", "%1; the personal values were %2"),
                                               result.sentence, own)));
}

/// A core path that is too long, and stated minutes that are far from the estimate.
void checkMinutes(const Lesson& lesson, const Document& document, std::vector<InputError>& problems) {
    const Json* stated = document.front.find("minutes");
    const int steps = stepsOfCorePath(lesson);
    if (stated == nullptr && lesson.estimate > longestCorePath)
        problems.push_back(problem(
            lesson.file, 1,
            Sentence(TRANSLATABLE("fault", "the core path takes about %1 minutes, more than %2: mark steps "
                                           "as .deeper, split the lesson, or state its minutes"),
                     lesson.estimate, longestCorePath)));
    if (stated == nullptr && steps > mostCoreSteps)
        problems.push_back(problem(
            lesson.file, 1,
            Sentence(TRANSLATABLE("fault", "the core path has %1 steps, more than %2: mark some as .deeper"),
                     steps, mostCoreSteps)));
    if (stated == nullptr) return;
    constexpr double share = 0.25;
    constexpr int least = 5; // [min]
    const double allowed = std::max<double>(least, share * lesson.estimate);
    if (std::abs(lesson.minutes - lesson.estimate) > allowed)
        problems.push_back(stated->error(
            Sentence(TRANSLATABLE("fault", "by its words and questions this lesson takes about %1 minutes; "
                                           "without this line that is what is shown"),
                     lesson.estimate)));
}

/// A lesson has one page for the teacher at most.
void checkTeacherPage(const Lesson& lesson, std::vector<InputError>& problems) {
    int found = 0;
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks)
            if (const auto* teacher = std::get_if<TeacherBlock>(&block); teacher != nullptr && ++found > 1)
                problems.push_back(problem(lesson.file, teacher->line,
                                           TRANSLATABLE("fault", "there are two blocks for the teacher")));
}

/// One lesson in one language. Claims and steps are tested in the original only: a translation cannot change
/// them.
void checkLesson(const LessonInfo& info, const std::string& language, const FormulaCheck& formula,
                 bool claims, const std::vector<std::string>& course, const std::function<bool()>& goesOn,
                 double patience, std::vector<InputError>& problems) {
    const auto begun = std::chrono::steady_clock::now();
    const auto isInTime = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count() < patience;
    };
    const std::function<bool()> patient = [&] { return isInTime() && (!goesOn || goesOn()); };
    try {
        Document document;
        std::vector<InputError> faults;
        const Lesson lesson = loadLesson(info.folder, language, 0, &document, &faults, course);
        checkPictureFiles(document, problems);
        checkLinks(document, problems);
        problems.insert(problems.end(), faults.begin(), faults.end());
        if (!faults.empty()) return; // a lesson that cannot be opened has no formulas and claims to check
        if (formula) checkFormulas(document, formula, problems);
        if (language != "en") return;
        checkMinutes(lesson, document, problems);
        checkTeacherPage(lesson, problems);
        checkTolerances(lesson, problems);
        if (claims) checkClaims(lesson, patient, problems);
        for (std::uint64_t seed = 1; claims && seed < testedSeeds && !lesson.personal.empty(); ++seed)
            checkClaims(loadLesson(info.folder, language, seed, nullptr, nullptr, course), patient, problems);
        if (claims && !isInTime())
            problems.push_back(
                problem(lesson.file, 1,
                        Sentence(TRANSLATABLE("fault", "the claims of this lesson take longer than %1 s, so "
                                                       "they are not checked"),
                                 shortNumber(patience))));
        for (std::size_t step = 0; step < lesson.steps.size(); ++step)
            if (doneAtOnce(lesson, step))
                problems.push_back(
                    problem(lesson.file, lesson.steps[step].line,
                            TRANSLATABLE("fault", "this step is done before the learner has done anything")));
    } catch (const InputError& error) {
        problems.push_back(error);
    }
}

/// A line of the front matter.
struct KeyLine {
    int line = 1;
    std::string value; ///< without the key; empty: the key is not there
};

KeyLine lineOfKey(const std::string& file, const std::string& key) {
    const std::string text = readTextFile(file);
    int line = 0;
    for (const std::string_view each : splitLines(text)) {
        ++line;
        if (each.starts_with(key + ":")) return {line, std::string(trimmed(each.substr(key.size() + 1)))};
    }
    return {};
}

} // namespace

std::vector<ClaimResult> testClaims(const Lesson& lesson, unsigned threads,
                                    const std::function<bool()>& goesOn) {
    const std::vector<Claim> claims = testable(lesson);
    const std::vector<PlacedTrial> trials = trialsOf(lesson);
    Laboratory laboratory(lesson, experimentsOf(trials));
    for (const Claim& claim : claims) laboratory.want(claim.experiment, claim.set, claim.probe);
    want(trials, laboratory);
    laboratory.work(threads, goesOn);
    std::vector<ClaimResult> results = testTrials(trials, laboratory);
    for (const Claim& claim : claims) results.push_back(test(claim, laboratory));
    return results;
}

std::vector<InputError> checkLessons(const std::string& folder, const FormulaCheck& formula, bool claims,
                                     const std::vector<std::string>& others,
                                     const std::vector<std::string>& course,
                                     const LessonCheckProgress& progress, double patience) {
    namespace fs = std::filesystem;
    std::vector<InputError> problems;
    std::error_code error;
    std::vector<LessonInfo> lessons, all;
    if (fs::is_regular_file(pathFromText(folder) / "lesson.md", error)) {
        all = listLessons({textFromPath(fs::absolute(pathFromText(folder), error).parent_path())});
        for (const LessonInfo& info : all)
            if (fs::equivalent(pathFromText(info.folder), pathFromText(folder), error))
                lessons.push_back(info);
    } else {
        all = lessons = listLessons({folder});
    }
    std::set<std::string> known(others.begin(), others.end());
    for (const LessonInfo& info : all) known.insert(info.id);
    for (const LessonInfo& info : listLessons(course)) known.insert(info.id);
    std::size_t done = 0, texts = 0;
    for (const LessonInfo& info : lessons) texts += info.languages.size();
    if (lessons.empty()) {
        problems.emplace_back(TRANSLATABLE("fault", "there is no lesson in this folder"));
        problems.back().file = folder;
    }
    std::map<std::string, std::string> ids;
    for (const LessonInfo& info : lessons) {
        std::function<bool()> goesOn;
        if (progress) goesOn = [&] { return progress(done, texts, info.id); };
        for (const std::string& language : info.languages) {
            if (goesOn && !goesOn()) break;
            checkLesson(info, language, formula, claims, course, goesOn, patience, problems);
            ++done;
        }
        const std::string file = info.folder + "/lesson.md";
        const std::string beside = textFromPath(fs::absolute(pathFromText(info.folder), error).parent_path());
        // A lesson that cannot be read still exists.
        const auto isMissing = [&](const std::string& id) {
            return !id.empty() && !known.contains(id) && findLesson({beside}, id).empty();
        };
        const auto check = [&](const std::string& key, const std::string& named, Text pattern) {
            const KeyLine typed = lineOfKey(file, key);
            // If a lesson cannot be read, nothing else is known about it.
            const std::string& id = info.fault ? typed.value : named;
            if (isMissing(id)) problems.push_back(problem(file, typed.line, Sentence(pattern, id)));
        };
        check("builds-on", info.buildsOn, TRANSLATABLE("fault", "there is no lesson \"%1\" to build on"));
        check("split-from", info.splitFrom,
              TRANSLATABLE("fault", "there is no lesson \"%1\" that was split"));
        if (const auto [other, isNew] = ids.emplace(info.id, info.folder); !isNew)
            problems.push_back(problem(
                file, 1, Sentence(TRANSLATABLE("fault", "the lesson in %1 has the same id"), other->second)));
    }
    // Each language finds the faults of lesson.md again.
    std::vector<InputError> once;
    std::set<std::string> said;
    for (const InputError& problem : problems)
        if (said.insert(problem.sentence()).second) once.push_back(problem);
    return once;
}

} // namespace timestep
