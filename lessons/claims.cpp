// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/claims.h"

#include "core/run/session.h"
#include "core/run/sweep.h"
#include "core/table/number_text.h"
#include "lessons/library.h"
#include "lessons/prose.h"
#include "lessons/text.h"
#include "lessons/translation.h"

#include <cmath>
#include <filesystem>
#include <limits>
#include <map>

namespace timestep {

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// The tables that claims read, each run once.
class Laboratory {
public:
    explicit Laboratory(const Lesson& lesson) : lesson_(lesson) {}

    std::optional<double> measure(const std::string& experiment, const Settings& set, const Probe& probe) {
        std::string key = experiment;
        for (const auto& [name, value] : set) key += "\n" + name + "=" + value;
        if (probe.source == Probe::Source::Sweep) {
            const PlotBlock& plot = *lesson_.plot(probe.plot);
            auto found = sweeps_.find(key + "\n" + probe.plot);
            if (found == sweeps_.end()) {
                const SweepSpec spec{plot.over, plot.values, plot.measure};
                found = sweeps_.emplace(key + "\n" + probe.plot, sweep(changed(experiment, set), spec)).first;
            }
            return readProbe(probe, found->second, sweepColumn(plot), "value");
        }
        auto found = runs_.find(key);
        if (found == runs_.end()) {
            Session session(changed(experiment, set));
            session.runToEnd();
            found = runs_.emplace(key, Outcome{session.table(), session.residualTable()}).first;
        }
        if (probe.source == Probe::Source::Residuals)
            return readProbe(probe, found->second.residuals, "residual", "pass");
        return readProbe(probe, found->second.table, probe.measure, "time");
    }

private:
    struct Outcome {
        Table table, residuals;
    };

    Experiment changed(const std::string& id, const Settings& set) const {
        Experiment experiment = lesson_.experiment(id)->experiment;
        for (const auto& [key, value] : set) setByKey(experiment, key, value);
        return experiment;
    }

    const Lesson& lesson_;
    std::map<std::string, Outcome> runs_;
    std::map<std::string, Table> sweeps_;
};

std::string expectedText(const Expectation& expected) {
    std::string text;
    const auto append = [&text](const std::string& part) { text += (text.empty() ? "" : " and ") + part; };
    if (expected.value) {
        const double amount = expected.tolerance.amount * (expected.tolerance.relative ? 100 : 1);
        append(shortNumber(*expected.value) + " within " + shortNumber(amount) +
               (expected.tolerance.relative ? " %" : ""));
    }
    if (expected.atLeast) append("at least " + shortNumber(*expected.atLeast));
    if (expected.atMost) append("at most " + shortNumber(*expected.atMost));
    return text;
}

ClaimResult test(const Claim& claim, Laboratory& laboratory) {
    ClaimResult result;
    result.id = claim.id;
    result.line = claim.line;
    result.measured = std::numeric_limits<double>::quiet_NaN();
    std::string found = "nothing was measured";
    try {
        if (const auto number = laboratory.measure(claim.experiment, claim.set, claim.probe)) {
            result.measured = *number;
            result.holds = claim.expected.accepts(*number);
            found = "measured " + shortNumber(*number);
        }
    } catch (const InputError& error) {
        found = error.sentence();
    }
    result.sentence = "claim \"" + claim.id + "\": expected " + expectedText(claim.expected) + ", " + found;
    return result;
}

/// The claim that a check can be met: its experiment with what its conditions name first.
Claim claimOf(const Check& check, const std::string& experiment) {
    Claim claim;
    claim.id = check.id;
    claim.experiment = experiment;
    for (const Condition& condition : check.conditions) {
        if (!condition.oneOf.empty())
            claim.set.emplace_back(condition.key, condition.oneOf.front());
        else
            claim.set.emplace_back(condition.key,
                                   exactNumber(condition.atLeast ? *condition.atLeast : *condition.atMost));
    }
    claim.probe = check.probe;
    claim.expected = check.expected;
    claim.line = check.line;
    return claim;
}

InputError problem(const std::string& file, int line, const std::string& sentence) {
    return errorAtLine(file, line, sentence);
}

/// True if a step asks for something and all of it holds before the learner did anything.
bool doneAtOnce(const Lesson& lesson, std::size_t step) {
    const auto checks = lesson.steps[step].checks();
    const Stage stage = stageOf(lesson, step);
    if (checks.empty() || stage.experiment == nullptr) return false;
    const Session session(stage.experiment->experiment);
    const Table residuals = session.residualTable();
    const CheckContext context{lesson, session.experiment(), session.table(), residuals, {}, {}};
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
                problems.push_back(text.error(error.what(), piece.byte));
            }
        }
}

/// One lesson in one language. Claims and steps are tested in the original only: a translation cannot change
/// them.
void checkLesson(const LessonInfo& info, const std::string& language, const FormulaCheck& formula,
                 std::vector<InputError>& problems) {
    try {
        const Lesson lesson = loadLesson(info.folder, language);
        if (formula) {
            const std::string file =
                language == "en"
                    ? lesson.file
                    : (std::filesystem::path(info.folder) / ("lesson." + language + ".md")).string();
            checkFormulas(readDocument(readTextFile(file), file), formula, problems);
        }
        if (language != "en") return;
        for (const ClaimResult& result : testClaims(lesson))
            if (!result.holds) problems.push_back(problem(lesson.file, result.line, result.sentence));
        for (std::size_t step = 0; step < lesson.steps.size(); ++step)
            if (doneAtOnce(lesson, step))
                problems.push_back(problem(lesson.file, lesson.steps[step].line,
                                           "this step is done before the learner has done anything"));
    } catch (const InputError& error) {
        problems.push_back(error);
    }
}

} // namespace

std::vector<ClaimResult> testClaims(const Lesson& lesson) {
    Laboratory laboratory(lesson);
    std::vector<ClaimResult> results;
    for (const Claim& claim : lesson.claims) results.push_back(test(claim, laboratory));
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const Stage stage = stageOf(lesson, step);
        for (const Check* check : lesson.steps[step].checks())
            if (check->kind == Check::Kind::Measure)
                results.push_back(test(claimOf(*check, stage.experiment->id), laboratory));
    }
    return results;
}

std::vector<InputError> checkLessons(const std::string& folder, const FormulaCheck& formula) {
    namespace fs = std::filesystem;
    std::vector<InputError> problems;
    std::error_code error;
    std::vector<LessonInfo> lessons;
    if (fs::is_regular_file(fs::path(folder) / "lesson.md", error)) {
        for (LessonInfo& info : listLessons({fs::path(folder).parent_path().string()}))
            if (fs::equivalent(info.folder, folder, error)) lessons.push_back(std::move(info));
    } else {
        lessons = listLessons({folder});
    }
    if (lessons.empty()) {
        problems.emplace_back("there is no lesson in this folder");
        problems.back().file = folder;
    }
    std::map<std::string, std::string> ids;
    for (const LessonInfo& info : lessons) {
        for (const std::string& language : info.languages) checkLesson(info, language, formula, problems);
        if (const auto [other, isNew] = ids.emplace(info.id, info.folder); !isNew)
            problems.push_back(problem(info.folder + "/lesson.md", 1,
                                       "the lesson in " + other->second + " has the same id"));
    }
    return problems;
}

} // namespace timestep
