// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/verify_result.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/provenance/table_digest.h"
#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "core/undefined.h"
#include "lessons/claims/laboratory.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/model/stage_scene.h"
#include "widgets/text/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

namespace timestep {

namespace {

using State = Verification::State;

constexpr double longRuns = 1e-3; ///< relative difference of long runs between machines
constexpr double mostSteps = 2e6; ///< limit for all runs of one experiment; longer ones are not verified

struct VerificationTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Verification)
};

/// A number to measure again.
struct Evidence {
    std::string id;            ///< of its check or question
    std::vector<Probe> probes; ///< their sum counts
    Expectation expected;      ///< what the lesson asks for; empty for a wrong answer
    std::optional<double> measured;
    std::string experiment; ///< its name in the Laboratory
};

/// Where a check or a question is in the lesson.
struct Place {
    std::size_t step;
    const Check* check;
};

std::optional<Place> placeOf(const Lesson& lesson, const std::string& id) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        for (const Check* check : lesson.steps[step].checks())
            if (check->id == id) return Place{step, check};
    return std::nullopt;
}

std::size_t stepOfQuestion(const Lesson& lesson, const std::string& id) {
    const auto asks = [&](const LessonStep& step) {
        return std::any_of(step.blocks.begin(), step.blocks.end(), [&](const Block& block) {
            const auto* question = std::get_if<Question>(&block);
            return question != nullptr && question->id == id;
        });
    };
    return static_cast<std::size_t>(std::find_if(lesson.steps.begin(), lesson.steps.end(), asks) -
                                    lesson.steps.begin());
}

class Verifier {
public:
    Verifier(const ResultFile& result, const Lesson& lesson, const std::function<bool()>& isWanted,
             double patience)
        : m_result(result), m_lesson(lesson), m_isWanted(isWanted), m_patience(patience) {}

    Verification verify() {
        if (m_result.lessonHash != lessonHash(m_lesson))
            doubt(VerificationTexts::tr("It comes from another version of the lesson."));
        judgeAnswers();
        for (const auto& [id, done] : m_result.progress.checks) collect(id, done);
        for (const auto& [id, entry] : m_result.progress.questions)
            if (const Question* question = m_lesson.question(id);
                question != nullptr && entry.given && taskOf(*question) != nullptr)
                collect(id, *taskOf(*question), entry);
        runAgain();
        return std::move(m_found);
    }

    void lookAtSealAndTimes() {
        if (m_result.seed != learnerSeed(m_result.learner))
            accuse(VerificationTexts::tr("Its numbers are not those of this name."));
        if (!m_result.sealed) accuse(VerificationTexts::tr("The file was changed after it was saved."));
        std::vector<std::string> times{m_result.progress.started};
        for (const auto& [id, question] : m_result.progress.questions) times.push_back(question.time);
        for (const auto& [id, check] : m_result.progress.checks) times.push_back(check.time);
        const auto at = [](const std::string& text) {
            return QDateTime::fromString(QString::fromStdString(text), Qt::ISODate);
        };
        const QDateTime saved = at(m_result.saved);
        for (const std::string& time : times)
            if (!time.empty() && (!at(time).isValid() || at(time) > saved)) {
                accuse(VerificationTexts::tr("A time is later than that of the file."));
                return;
            }
    }

    Verification take() { return std::move(m_found); }

private:
    void accuse(const QString& note) {
        m_found.state = State::Altered;
        m_found.notes << note;
    }
    void doubt(const QString& note) {
        m_found.state = std::max(m_found.state, State::Unproven);
        m_found.notes << note;
    }

    /// A check or a question that is not proven gives no point.
    void withholdPoint(const std::string& id) {
        m_found.points.erase(id);
        for (const LessonStep& step : m_lesson.steps)
            for (const Check* check : step.checks())
                if (check->question == id) m_found.points.erase(check->id);
    }

    void judgeAnswers() {
        for (const auto& [id, entry] : m_result.progress.questions) {
            const Question* question = m_lesson.question(id);
            if (question == nullptr || !entry.given) continue;
            const Verdict verdict = judge(*question, *entry.given, entry).verdict;
            if (entry.right != (verdict == Verdict::Right))
                accuse(VerificationTexts::tr("The answer to “%1” is marked wrongly.")
                           .arg(QString::fromStdString(id)));
        }
    }

    /// Gives the point of a check, unless something is missing. A number is collected to be measured again.
    void collect(const std::string& id, const CheckProgress& done) {
        const QString name = QString::fromStdString(id);
        const std::optional<Place> place = placeOf(m_lesson, id);
        if (!place) {
            doubt(VerificationTexts::tr("The lesson has no check “%1”.").arg(name));
            return;
        }
        const Check& check = *place->check;
        switch (check.kind) {
        case Check::Kind::Answer:
        case Check::Kind::Commit:
            if (isAnswered(check))
                m_found.points.insert(id);
            else
                doubt(VerificationTexts::tr("“%1” came without its answer.").arg(name));
            return;
        case Check::Kind::Measure:
            if (done.measured) break;
            doubt(VerificationTexts::tr("“%1” came without its number.").arg(name));
            return;
        case Check::Kind::State:
        case Check::Kind::Event:
        case Check::Kind::Time:
            if (!done.experiment.empty()) break;
            // Files of format version 1 have only the experiments of numbers.
            m_found.notes
                << VerificationTexts::tr("“%1” came without its experiment and gives no point.").arg(name);
            return;
        }
        m_found.points.insert(id);
        const bool byHand = check.kind == Check::Kind::Event && !check.happens && !check.never;
        if (useExperiment(id, done.experiment, place->step, check.conditions,
                          byHand ? std::optional(check.event) : std::nullopt, check.probe))
            collectEvidence(check, done);
    }

    /// Whether a check of an answer is met by what the result holds.
    bool isAnswered(const Check& check) const {
        const Question* question = m_lesson.question(check.question);
        const auto entry = m_result.progress.questions.find(check.question);
        if (question == nullptr || entry == m_result.progress.questions.end() || !entry->second.given)
            return false;
        const Verdict verdict = judge(*question, *entry->second.given, entry->second).verdict;
        return verdict != Verdict::Unreadable &&
               (verdict != Verdict::Wrong || check.kind == Check::Kind::Commit);
    }

    void collectEvidence(const Check& check, const CheckProgress& done) {
        const std::string name = nameOf(check.id);
        const Experiment& experiment = m_experiments.at(name);
        if (check.kind == Check::Kind::Measure)
            m_evidence.push_back({check.id, {check.probe}, check.expected, done.measured, name});
        Expectation some, none, late;
        some.atLeast = 1;
        none.atMost = 0;
        std::vector<Probe> counts;
        for (int run = 0; run < static_cast<int>(experiment.runs.size()); ++run) {
            Probe probe = check.probe;
            probe.run = run;
            if (check.probe.run < 0 || check.probe.run == run) counts.push_back(probe);
            if (check.kind != Check::Kind::Time) continue;
            Probe time;
            time.measure = "time";
            time.run = run;
            late.atLeast = check.time - stepOf(experiment, static_cast<std::size_t>(run)) / 2;
            m_evidence.push_back({check.id, {time}, late, {}, name});
        }
        if (check.kind == Check::Kind::Event && check.happens)
            m_evidence.push_back({check.id, counts, check.never ? none : some, {}, name});
    }

    /// Adds the experiment of something done in the scene, with its numbers.
    void collect(const std::string& id, const HandTask& task, const QuestionProgress& entry) {
        const std::vector<std::string>& cells = entry.given->cells;
        if (cells.size() != task.measures.size()) return;
        if (!useExperiment(id, entry.experiment, stepOfQuestion(m_lesson, id), task.conditions, task.event,
                           task.measures[0].probe))
            return;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const HandMeasure& measure = task.measures[i];
            const std::optional<double> measured = typedNumber(cells[i]);
            if (!measured) continue; // judgeAnswers() has reported that it is not right
            const Probe probe = inFlight(measure.probe, m_experiments[nameOf(id)]).value_or(measure.probe);
            m_evidence.push_back(
                {id, {probe}, entry.right ? measure.expected : Expectation(), measured, nameOf(id)});
        }
    }

    static std::string nameOf(const std::string& id) { return "result of " + id; }

    /// Reads an experiment and adds it to those that run again. Returns false, with a note, if it is not in
    /// the scene of the step, does not meet the conditions, if the hand has not done `event`, or if it takes
    /// too long.
    bool useExperiment(const std::string& id, const std::string& json, std::size_t step,
                       const std::vector<Condition>& conditions, std::optional<EventKind> event,
                       const Probe& probe) {
        const QString name = QString::fromStdString(id);
        if (json.empty()) {
            doubt(VerificationTexts::tr("“%1” came without its experiment.").arg(name));
            withholdPoint(id);
            return false;
        }
        try {
            Experiment experiment = experimentFromJson(jsonFromText(json, m_result.learner.toStdString()));
            if (!isOnStage(m_lesson, step, experiment)) {
                accuse(VerificationTexts::tr("“%1” was not measured in the scene of its step.").arg(name));
                withholdPoint(id);
                return false;
            }
            const auto isDone = [&](const Event& one) { return one.kind == *event; };
            const bool done =
                !event || std::any_of(experiment.events.begin(), experiment.events.end(), isDone);
            if (!done || !meets(conditions, experiment)) {
                accuse(VerificationTexts::tr("“%1” was not measured under the conditions of the lesson.")
                           .arg(name));
                withholdPoint(id);
                return false;
            }
            if (experiment.duration == 0 && probe.take == Take::At) experiment.duration = probe.at;
            double steps = 0;
            for (std::size_t run = 0; run < experiment.runs.size(); ++run)
                steps += static_cast<double>(mostStepsOf(experiment, run));
            if (experiment.duration == 0 || steps > mostSteps) {
                doubt(VerificationTexts::tr("“%1” takes too long to be run again.").arg(name));
                return false;
            }
            m_experiments[nameOf(id)] = std::move(experiment);
            return true;
        } catch (const InputError& error) {
            accuse(VerificationTexts::tr("The experiment of “%1” cannot be run: %2.")
                       .arg(name, translated(error)));
        }
        return false;
    }

    /// Evaluates conditions without a run.
    bool meets(const std::vector<Condition>& conditions, const Experiment& experiment) const {
        if (conditions.empty()) return true;
        Check state;
        state.kind = Check::Kind::State;
        state.conditions = conditions;
        Experiment changed = experiment; // by the learner, during the run
        for (const Event& event : experiment.events)
            if (event.kind == EventKind::Set) setByKey(changed, event.key, event.value);
        const Table none;
        const CheckContext context{m_lesson, {changed, none, none, {}}, {}};
        return evaluate(state, context).state == CheckResult::State::Holds;
    }

    void runAgain() {
        if (m_evidence.empty()) return;
        Laboratory laboratory(m_lesson, std::move(m_experiments));
        for (const Evidence& one : m_evidence)
            for (const Probe& probe : one.probes) laboratory.want(one.experiment, {}, probe);
        // The number of steps of an experiment is limited, but not the cost of a step.
        QElapsedTimer clock;
        clock.start();
        const auto goesOn = [&] {
            return (!m_isWanted || m_isWanted()) && static_cast<double>(clock.elapsed()) < 1000 * m_patience;
        };
        laboratory.work(0, goesOn);
        if (!goesOn())
            doubt(VerificationTexts::tr("Its experiments take too long to be run again."));
        else
            for (const Evidence& one : m_evidence) compare(one, laboratory);
    }

    /// What the run again gives for the sum of the numbers of an evidence; undefined if one is missing.
    static double sumOf(const Evidence& one, const Laboratory& laboratory) {
        double sum = 0;
        try {
            for (const Probe& probe : one.probes)
                sum += laboratory.measure(one.experiment, {}, probe).value_or(undefined);
        } catch (const InputError&) {
            return undefined;
        }
        return sum;
    }

    void compare(const Evidence& one, const Laboratory& laboratory) {
        const QString name = QString::fromStdString(one.id);
        const double again = sumOf(one, laboratory);
        if (std::isnan(again)) {
            accuse(VerificationTexts::tr("“%1” measures nothing when it is run again.").arg(name));
            withholdPoint(one.id);
            return;
        }
        if (one.measured) m_found.again[one.id] = again;
        if (one.measured && !agreeAcrossMachines(again, *one.measured)) {
            differ(one, again);
        } else if (!one.expected.accepts(again) && m_result.lessonHash == lessonHash(m_lesson)) {
            accuse(VerificationTexts::tr("“%1” is not what the lesson asks for.").arg(name));
            withholdPoint(one.id);
        }
    }

    /// Long runs of colliding bodies diverge between machines. A difference is accepted if the check accepts
    /// both numbers: such a change would gain nothing.
    void differ(const Evidence& one, double again) {
        const QString note =
            VerificationTexts::tr("“%1” says %2 and measures %3 when it is run again.")
                .arg(QString::fromStdString(one.id), QString::fromStdString(exactNumber(*one.measured)),
                     QString::fromStdString(exactNumber(again)));
        const bool small = std::abs(again - *one.measured) <= longRuns * std::abs(again);
        if (small && one.expected.accepts(*one.measured) && one.expected.accepts(again)) return doubt(note);
        accuse(note);
        withholdPoint(one.id);
    }

    const ResultFile& m_result;
    const Lesson& m_lesson;
    const std::function<bool()>& m_isWanted;
    double m_patience; ///< [s]
    Verification m_found;
    std::map<std::string, Experiment> m_experiments; ///< of the recorded experiment
    std::vector<Evidence> m_evidence;
};

} // namespace

Verification verifyResult(const ResultFile& result, const Lesson* lesson,
                          const std::function<bool()>& isWanted, double patience) {
    const Lesson none;
    Verifier verifier(result, lesson != nullptr ? *lesson : none, isWanted, patience);
    verifier.lookAtSealAndTimes();
    if (lesson != nullptr) return verifier.verify();
    Verification found = verifier.take();
    found.state = std::max(found.state, State::Unproven);
    found.notes << VerificationTexts::tr("The lesson is not known here, so nothing was run again.");
    return found;
}

} // namespace timestep
