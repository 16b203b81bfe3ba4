// SPDX-License-Identifier: GPL-3.0-or-later
// Results that leave out or invent work: no point is given for it. Honest results keep their points, those of
// the first format, too.
#include "app/classroom/merge.h"
#include "app/classroom/verify_result.h"
#include "lessons/claims/laboratory.h"
#include "tests/app/files/test_folder.h"
#include "tests/app/lessons/handed_in.h"
#include "tests/tools.h"

#include <QCryptographicHash>
#include <QElapsedTimer>

#include <algorithm>

namespace timestep::forged_results_test {

namespace {

using State = Verification::State;

Json sorted(const Json& json) {
    Json result = json;
    if (json.is_array())
        for (Json& element : result) element = sorted(element);
    if (json.is_object()) {
        for (auto& [key, value] : result.items()) value = sorted(value);
        std::sort(result.items().begin(), result.items().end(),
                  [](const auto& one, const auto& other) { return one.first < other.first; });
    }
    return result;
}

/// The file as version 1 of the format wrote it, with its seal, which did not cover which checks have a
/// number.
Json asFirstVersion(const ResultFile& result) {
    Json json = Json::parse(resultBytes(result).toStdString());
    json["timestep-result"] = 1;
    Json plain = sorted(json);
    plain.erase("seal");
    for (auto& [id, check] : plain["progress"]["checks"].items()) check.erase("measured");
    json["seal"] = QCryptographicHash::hash(QByteArray::fromStdString("timestep result " + plain.dump()),
                                            QCryptographicHash::Sha256)
                       .toHex()
                       .toStdString();
    return json;
}

} // namespace

class ForgedResults : public QObject, TestFolder {
    Q_OBJECT

    /// Verifies a file of this content.
    Verification verified(const Json& json, const Lesson& lesson) const {
        write("result.json", QByteArray::fromStdString(json.dump()));
        return verifyResult(readResult(path("result.json")), &lesson);
    }

    static Json bytesOf(const ResultFile& result) { return Json::parse(resultBytes(result).toStdString()); }

private slots:
    void aResultWithoutWorkIsNotVerified() {
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const Lesson lesson = loadLesson(info.folder);
            LessonProgress progress;
            progress.lesson = lesson.id;
            progress.started = "2026-01-10T08:00:00Z";
            for (const LessonStep& step : lesson.steps)
                for (const Check* check : step.checks()) progress.checks[check->id].time = progress.started;
            progress.checks["invented"].time = progress.started;
            const Verification found = verifyResult(resultOf(lesson, {}, progress), &lesson);
            QVERIFY2(found.state != State::Verified, lesson.id.c_str());
            QVERIFY2(found.points.empty(), lesson.id.c_str());
            QVERIFY(found.notes.contains("The lesson has no check “invented”."));
            QCOMPARE(static_cast<std::size_t>(found.notes.size()), progress.checks.size()); // each is named
        }
    }

    void anHonestResultIsVerifiedInBothVersionsOfTheFormat() {
        const Lesson lesson = bundled("ten-steps-of-euler");
        const ResultFile honest = handedIn("Ada", "50");
        for (const Json& json : {bytesOf(honest), asFirstVersion(honest)}) {
            const Verification found = verified(json, lesson);
            QCOMPARE(found.notes, QStringList());
            QCOMPARE(found.state, State::Verified);
            QCOMPARE(found.points.size(), honest.progress.checks.size());
        }
    }

    void aNumberThatWasDeletedGivesNoPoint() {
        const Lesson lesson = bundled("ten-steps-of-euler");
        const ResultFile honest = handedIn("Ada", "50");
        for (Json json : {bytesOf(honest), asFirstVersion(honest)}) {
            const bool isFirst = json["timestep-result"] == 1;
            json["progress"]["checks"]["position-550"].erase("measured");
            const Verification found = verified(json, lesson);
            QCOMPARE(found.state, isFirst ? State::Unproven : State::Altered);
            QVERIFY(found.notes.contains("“position-550” came without its number."));
            QCOMPARE(found.points.size(), honest.progress.checks.size() - 1);
            QVERIFY(found.points.count("position-550") == 0);
        }
    }

    void aNumberOfAnotherSceneGivesNoPoint() {
        const Lesson lesson = bundled("ten-steps-of-euler");
        ResultFile result = handedIn("Ada", "50");
        Experiment other = standardExperiment(*findScene("own-system"));
        other.step = 1;
        other.duration = 10;
        setByKey(other, "integrator", "semi-implicit-euler");
        CheckProgress& check = result.progress.checks.at("position-550");
        check.experiment = toJson(other).dump();
        const Verification found = verifyResult(result, &lesson);
        QCOMPARE(found.state, State::Altered);
        QVERIFY(found.notes.contains("“position-550” was not measured in the scene of its step."));
        QVERIFY(found.points.count("position-550") == 0);
        check.experiment.clear();
        QCOMPARE(verifyResult(result, &lesson).state, State::Unproven);
        QVERIFY(verifyResult(result, &lesson).points.count("position-550") == 0);
    }

    void anAnswerThatIsNotThereGivesNoPoint() {
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const Lesson lesson = loadLesson(info.folder);
            for (const LessonStep& step : lesson.steps)
                for (const Check* check : step.checks()) {
                    if (check->kind != Check::Kind::Commit && check->kind != Check::Kind::Answer) continue;
                    LessonProgress progress;
                    progress.lesson = lesson.id;
                    progress.checks[check->id].time = "2026-01-10T08:00:00Z";
                    progress.questions[check->question].draft.text = "a draft";
                    const Verification found = verifyResult(resultOf(lesson, {}, progress), &lesson);
                    QCOMPARE(found.state, State::Unproven);
                    QVERIFY(found.points.empty());
                }
        }
    }

    /// The points of a time, of a state and of something that happens by itself are proven by their
    /// experiments.
    void whatHasNoNumberIsRunAgainToo() {
        int kinds = 0;
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const Lesson lesson = loadLesson(info.folder);
            for (std::size_t step = 0; step < lesson.steps.size(); ++step)
                for (const Check* check : lesson.steps[step].checks()) {
                    const bool timed = check->kind == Check::Kind::Time && check->time < 100;
                    const bool torn = check->id == "weak-tears" || check->id == "strong-holds";
                    if (!timed && !torn) continue;
                    ++kinds;
                    Experiment experiment = stageOf(lesson, step).experiment->experiment;
                    for (const Condition& condition : check->conditions)
                        setByKey(experiment, condition.key, condition.oneOf.front());
                    if (timed) experiment.duration = check->time;
                    LessonProgress progress;
                    progress.lesson = lesson.id;
                    CheckProgress& done = progress.checks[check->id];
                    done = {{}, "2026-01-10T08:00:00Z", toJson(experiment).dump()};
                    const auto verify = [&] { return verifyResult(resultOf(lesson, {}, progress), &lesson); };
                    QCOMPARE(verify().notes, QStringList());
                    QCOMPARE(verify().points.size(), std::size_t{1});
                    experiment.duration = timed ? experiment.duration / 4 : experiment.step;
                    done.experiment = toJson(experiment).dump();
                    if (timed || check->id == "weak-tears")
                        QVERIFY2(verify().points.empty(), check->id.c_str());
                    done.experiment.clear();
                    QVERIFY(verify().points.empty());
                    QCOMPARE(verify().notes.size(), 1);
                }
        }
        QVERIFY(kinds >= 4);
    }

    /// The measurement of a result that steps for hours ends when its time is over.
    void aStepOfHoursDoesNotHoldUpAClass() {
        const Lesson lesson = bundled("cloth");
        LessonProgress progress;
        progress.lesson = lesson.id;
        for (std::size_t step = 0; step < lesson.steps.size(); ++step)
            for (const Check* check : lesson.steps[step].checks()) {
                if (check->id != "corners-at-80") continue;
                Experiment experiment = stageOf(lesson, step).experiment->experiment;
                setByKey(experiment, "passes", "1000");
                setByKey(experiment, "substeps", "1000");
                progress.checks[check->id] = {3, "2026-01-10T08:00:00Z", toJson(experiment).dump()};
            }
        QCOMPARE(progress.checks.size(), std::size_t{1});
        QElapsedTimer clock;
        clock.start();
        const Verification found = verifyResult(resultOf(lesson, {}, progress), &lesson, nullptr, 0.3);
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(found.state, State::Unproven);
        QCOMPARE(found.notes, QStringList{"Its experiments take too long to be run again."});
    }

    void thePageSaysWhatVerifiedMeans() {
        QVERIFY(mergedHtml({}).contains("Who wrote a file is not proven."));
    }
};

REGISTER_TEST(ForgedResults)

} // namespace timestep::forged_results_test
#include "forged_results.moc"
