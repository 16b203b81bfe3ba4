// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/session.h"
#include "lessons/claims/claims.h"
#include "lessons/claims/course_rules.h"
#include "lessons/document/document.h"
#include "lessons/model/minutes.h"
#include "lessons/read/library.h"
#include "lessons/text/text.h"
#include "tests/lessons/pictures_of.h"
#include "tests/tools.h"

#include <QRegularExpression>

#include <cmath>
#include <filesystem>
#include <map>
#include <set>

namespace timestep::bundled_lessons_test {

namespace {

const std::string contentFolder = TIMESTEP_SOURCE_DIR "/lessons/content";

/// Checks that every folder of the content is a readable lesson, so that loops over the lessons skip none.
std::vector<LessonInfo> bundled(const std::string& language = "en") {
    std::vector<LessonInfo> lessons = listLessons({contentFolder}, language);
    std::size_t folders = 0;
    for (const auto& entry : std::filesystem::directory_iterator(contentFolder))
        folders += entry.is_directory() ? 1 : 0;
    if (lessons.empty() || lessons.size() != folders)
        qFatal("%zu lessons in %zu folders", lessons.size(), folders);
    for (const LessonInfo& lesson : lessons)
        if (lesson.fault) qFatal("%s", lesson.fault->sentence().c_str());
    return lessons;
}

int words(const std::string& markdown) {
    QString text = QString::fromStdString(markdown);
    text.remove(QRegularExpression("\\$\\$.*\\$\\$"));
    text.remove(QRegularExpression("^\\|.*$", QRegularExpression::MultilineOption));
    return static_cast<int>(text.split(QRegularExpression("\\s+"), Qt::SkipEmptyParts).size());
}

} // namespace

class BundledLessons : public QObject {
    Q_OBJECT

private slots:
    void everyBundledLessonIsWithoutProblems() {
        for (const InputError& problem : checkLessons(contentFolder, nullptr, false))
            QFAIL(problem.sentence().c_str());
        for (const InputError& problem : checkCourse(contentFolder, coursePaths()))
            QFAIL(problem.sentence().c_str());
        QVERIFY2(bundled().size() >= 3, std::to_string(bundled().size()).c_str());
    }

    /// Every claim is measured once (for the numbers of three learners, if the lesson has personal ones). It
    /// holds; moved by three tolerances, up or down, it would not hold.
    void everyClaimHoldsAndFailsWhenItIsMoved_data() {
        QTest::addColumn<QString>("folder");
        for (const LessonInfo& lesson : bundled())
            QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.folder);
    }
    void everyClaimHoldsAndFailsWhenItIsMoved() {
        QFETCH(QString, folder);
        constexpr double least = 1e-9; // of the value, where the tolerance is smaller
        const Lesson everybodys = loadLesson(folder.toStdString());
        std::vector<ClaimResult> results = testClaims(everybodys);
        QVERIFY(results.size() >= 10);
        for (const std::uint64_t seed : {1u, 2u})
            if (!everybodys.personal.empty())
                for (ClaimResult& result : testClaims(loadLesson(folder.toStdString(), "en", seed)))
                    results.push_back(std::move(result));
        int moved = 0;
        for (const ClaimResult& result : results) {
            QVERIFY2(result.holds, result.sentence.english().c_str());
            QVERIFY2(result.expected.accepts(result.measured), result.sentence.english().c_str());
            if (!result.expected.value) continue;
            const double value = *result.expected.value;
            const Tolerance& tolerance = result.expected.tolerance;
            const double allowed = tolerance.relative ? tolerance.amount * std::abs(value) : tolerance.amount;
            const double off = std::max(3 * allowed, least * std::max(std::abs(value), least));
            for (const double sign : {-1.0, 1.0}) {
                Expectation shifted = result.expected;
                shifted.value = value + sign * off;
                shifted.tolerance = {allowed, false};
                QVERIFY2(!shifted.accepts(result.measured), result.sentence.english().c_str());
                ++moved;
            }
        }
        QVERIFY(moved >= 20);
    }

    /// ... and testClaims() reports it.
    void aClaimThatIsMovedIsReported() {
        Lesson lesson = loadLesson(contentFolder + "/02-ten-steps-of-euler");
        std::set<std::string> shifted;
        for (Claim& claim : lesson.claims)
            if (claim.expected.value) {
                claim.expected.value = *claim.expected.value * 1.1 + 1;
                shifted.insert(claim.id);
            }
        QVERIFY(shifted.size() >= 10);
        for (const ClaimResult& result : testClaims(lesson))
            QVERIFY2(result.holds != shifted.contains(result.id), result.sentence.english().c_str());
    }

    void theNumbersOfClaimsDoNotDependOnThreads() {
        const Lesson lesson = loadLesson(contentFolder + "/12-many-sticks-relaxation");
        const auto one = testClaims(lesson, 1), many = testClaims(lesson, 4);
        QCOMPARE(one.size(), many.size());
        for (std::size_t i = 0; i < one.size(); ++i)
            QCOMPARE(one[i].sentence.english(), many[i].sentence.english());
    }

    void everyLessonHasWhatALessonNeeds() {
        for (const LessonInfo& info : bundled()) {
            const Lesson lesson = loadLesson(info.folder);
            std::set<StepKind> kinds;
            for (const LessonStep& step : lesson.steps) kinds.insert(step.kind);
            for (const StepKind kind :
                 {StepKind::Read, StepKind::Predict, StepKind::Do, StepKind::Observe, StepKind::Explain})
                QVERIFY2(kinds.contains(kind), info.id.c_str());
            QVERIFY(lesson.steps.back().kind == StepKind::Explore);
            QVERIFY(!lesson.aha.empty() && !lesson.chartPlot.empty() && !lesson.chartCaption.empty());
            QVERIFY2(lesson.minutes >= 10 && lesson.minutes <= 45,
                     (info.id + std::to_string(lesson.minutes)).c_str());
            QVERIFY(lesson.number > 0 || lesson.id == "break-it"); // the opening has no number
            const Stage first = stageOf(lesson, 0);
            QVERIFY(first.experiment && first.plots[0] && first.plots[1] && first.controls);
        }
    }

    /// The core path, including recall, fits into twenty-five minutes and has six to ten steps; all of them
    /// together take a working day of eight hours.
    void corePathsAreShort() {
        constexpr int eightHours = 480; // [min]
        int all = 0;
        for (const LessonInfo& info : bundled()) {
            const Lesson lesson = loadLesson(info.folder);
            const std::string said = info.id + ": " + std::to_string(lesson.estimate) + " min, " +
                                     std::to_string(stepsOfCorePath(lesson)) + " steps";
            QVERIFY2(lesson.estimate <= longestCorePath, said.c_str());
            QVERIFY2(stepsOfCorePath(lesson) >= fewestCoreSteps && stepsOfCorePath(lesson) <= mostCoreSteps,
                     said.c_str());
            QVERIFY2(!lesson.steps.front().deeper && !lesson.steps.back().deeper, said.c_str());
            all += lesson.estimate;
        }
        QVERIFY2(all <= eightHours, std::to_string(all).c_str());
    }

    void everyStepSaysWhatLeads() {
        for (const LessonInfo& info : bundled())
            for (const LessonStep& step : loadLesson(info.folder).steps)
                QVERIFY2(step.lead.has_value(), (info.id + ", " + step.id).c_str());
    }

    /// Charts are drawn from numbers; the other pictures show a run as the stage draws it, most of them
    /// before the step asks something, and at least one in each lesson.
    void mostPicturesShowTheSceneBeforeACheck() {
        constexpr std::size_t ofRuns = 45, before = 30, drawings = 40;
        std::size_t scenes = 0, early = 0, charts = 0;
        for (const LessonInfo& info : bundled()) {
            const Lesson lesson = loadLesson(info.folder);
            std::size_t here = 0;
            for (const PlacedPicture& each : picturesOf(lesson)) {
                ++(each.picture->run ? here : charts);
                early += each.picture->run && each.beforeCheck ? 1 : 0;
            }
            QVERIFY2(here > 0, info.id.c_str());
            scenes += here;
        }
        QVERIFY2(scenes >= ofRuns, std::to_string(scenes).c_str());
        QVERIFY2(early >= before, std::to_string(early).c_str());
        QVERIFY2(charts >= drawings, std::to_string(charts).c_str());
    }

    /// Every instant of a picture is reached, and its numbers stay finite where the picture shows them.
    void theRunsOfPicturesReachTheirInstants() {
        for (const LessonInfo& info : bundled())
            for (const PlacedPicture& each : picturesOf(loadLesson(info.folder))) {
                if (!each.picture->run) continue;
                const PictureRun& shown = *each.picture->run;
                const std::string where = info.id + ", " + each.step;
                Experiment experiment = shown.experiment;
                experiment.calculated.clear();
                experiment.record = {"time"};
                Session session(std::move(experiment));
                const double last = shown.at.back() - 1e-9 * shown.experiment.step;
                while (session.time() < last && session.step()) {}
                QVERIFY2(session.time() >= last, where.c_str());
                QVERIFY2(!session.divergence(), where.c_str());
            }
    }

    void readingStepsAreShort() {
        for (const LessonInfo& info : bundled())
            for (const std::string& language : info.languages) {
                int steps = 0;
                for (const LessonStep& step : loadLesson(info.folder, language).steps) {
                    if (step.kind != StepKind::Read) continue;
                    ++steps;
                    int count = 0;
                    for (const Block& block : step.blocks)
                        if (const auto* prose = std::get_if<Prose>(&block)) count += words(prose->markdown);
                    QVERIFY2(count <= 60, (info.id + " " + language + ": " + std::to_string(count)).c_str());
                }
                QVERIFY2(steps > 0, (info.id + " " + language).c_str());
            }
    }

    void theRunsOfAnExperimentHaveNamesOfTheirOwn() {
        for (const LessonInfo& info : bundled())
            for (const std::string& language : info.languages)
                for (const LessonStep& step : loadLesson(info.folder, language).steps)
                    for (const Block& block : step.blocks) {
                        const auto* part = std::get_if<ExperimentBlock>(&block);
                        if (part == nullptr) continue;
                        std::set<std::string> names;
                        for (std::size_t run = 0; run < part->experiment.runs.size(); ++run) {
                            const std::string name = runLabel(part->experiment, run);
                            QVERIFY2(names.insert(name).second,
                                     (info.id + ", " + part->id + ": two runs are called " + name).c_str());
                        }
                    }
    }

    /// ... whose plan begins with the minutes of the course map.
    void everyLessonHasAPageForTheTeacher() {
        for (const LessonInfo& info : bundled())
            for (const std::string& language : info.languages) {
                int pages = 0;
                for (const LessonStep& step : loadLesson(info.folder, language).steps)
                    for (const Block& block : step.blocks)
                        if (const auto* teacher = std::get_if<TeacherBlock>(&block)) {
                            ++pages;
                            QVERIFY(teacher->goals.size() >= 1 && teacher->discuss.size() >= 2);
                            const QString plan = QString::fromStdString(teacher->plan);
                            static const QRegularExpression number("\\d+");
                            const int planned = number.match(plan).captured().toInt(); // [min]
                            QVERIFY2(std::abs(planned - info.minutes) <= 1,
                                     (info.id + " takes " + std::to_string(info.minutes) +
                                      " min: " + teacher->plan)
                                         .c_str());
                        }
                QCOMPARE(pages, 1);
            }
    }

    /// A lesson begins with what earlier ones have taught: one or two questions from the third lesson on,
    /// in its first step or after a step in which the learner does something in the scene, and it builds on
    /// an earlier lesson. Four of them end with a mixed review.
    void lessonsBeginWithQuestionsFromEarlierOnes() {
        std::map<std::string, int> numbers;
        for (const LessonInfo& info : bundled()) numbers[info.id] = info.number;
        int reviews = 0;
        for (const LessonInfo& info : bundled()) {
            if (!info.buildsOn.empty()) QVERIFY2(numbers.at(info.buildsOn) < info.number, info.id.c_str());
            const Document document = readDocument(readTextFile(info.folder + "/lesson.md"), info.folder);
            const auto holdsHand = [](const DocumentPart& part) {
                const Json* type = part.kind == &blockKind<Question> ? part.yaml.find("type") : nullptr;
                return type != nullptr && type->written() == "hand";
            };
            const std::vector<DocumentPart>& opening = document.steps.front().parts;
            const bool handFirst = std::any_of(opening.begin(), opening.end(), holdsHand);
            int atFirst = 0;
            for (const DocumentStep& step : document.steps)
                for (const DocumentPart& part : step.parts) {
                    if (part.kind != &blockKind<RecallBlock>) continue;
                    const int from = numbers.at(part.yaml.find("lesson")->written());
                    QVERIFY2(from < info.number || (step.id == "review" && from <= info.number),
                             (info.id + " recalls " + part.yaml.find("lesson")->written()).c_str());
                    if (&step == &document.steps[handFirst ? 1 : 0]) ++atFirst;
                }
            const int least = info.number <= 2 ? 0 : 1, most = info.number <= 2 ? 0 : 2;
            QVERIFY2(atFirst >= least && atFirst <= most, info.id.c_str());
            for (const DocumentStep& step : document.steps)
                if (step.id == "review") ++reviews;
        }
        QCOMPARE(reviews, 4);
    }

    /// Questions in which the learner makes something, and sketches before a run.
    void learnersPredictDrawAndMake() {
        int predictions = 0, made = 0;
        std::set<std::string> drawn, byHand;
        for (const LessonInfo& info : bundled())
            for (const LessonStep& step : loadLesson(info.folder).steps)
                for (const Block& block : step.blocks) {
                    const auto* question = std::get_if<Question>(&block);
                    if (question == nullptr || step.id == "recall" || step.id == "review") continue;
                    predictions += question->prediction ? 1 : 0;
                    const QuestionKind& kind = question->kind;
                    const bool isByHand = std::holds_alternative<HandQuestion>(kind);
                    made += std::holds_alternative<OrderQuestion>(kind) ||
                                    std::holds_alternative<FillQuestion>(kind) ||
                                    std::holds_alternative<WriteQuestion>(kind) || isByHand
                                ? 1
                                : 0;
                    if (std::holds_alternative<SketchQuestion>(kind)) drawn.insert(info.id);
                    if (isByHand) byHand.insert(info.id);
                }
        QVERIFY2(predictions >= 27 + 14, std::to_string(predictions).c_str());
        QVERIFY2(made >= 14, std::to_string(made).c_str());
        QVERIFY2(byHand.size() >= 4, std::to_string(byHand.size()).c_str());
        QVERIFY2(drawn.size() >= 10, std::to_string(drawn.size()).c_str());
    }

    /// Every prediction is committed in its step, and this or a later step shows its outcome next to it.
    void everyPredictionMeetsItsOutcome() {
        for (const LessonInfo& info : bundled()) {
            const Lesson lesson = loadLesson(info.folder);
            int predictions = 0;
            for (std::size_t i = 0; i < lesson.steps.size(); ++i)
                for (const Block& block : lesson.steps[i].blocks) {
                    const auto* question = std::get_if<Question>(&block);
                    if (!question || !question->prediction) continue;
                    ++predictions;
                    bool committed = false, met = false;
                    for (const Check* check : lesson.steps[i].checks())
                        committed = committed || check->question == question->id;
                    for (std::size_t k = i; k < lesson.steps.size(); ++k)
                        for (const Check* check : lesson.steps[k].checks())
                            met = met || check->outcome == question->id;
                    QVERIFY2(committed && met, question->id.c_str());
                }
            QVERIFY2(predictions > 0, info.id.c_str());
        }
    }

    /// Numbers differ between neighbours: with 8 values two learners have the same one time in eight.
    void manyLessonsHavePersonalNumbers() {
        constexpr double fewestValues = 8;
        int lessons = 0;
        for (const LessonInfo& info : bundled()) {
            const Lesson lesson = loadLesson(info.folder);
            lessons += lesson.personal.empty() ? 0 : 1;
            for (const PersonalValue& personal : lesson.personal) {
                const double values = (personal.to - personal.from) * std::pow(10.0, personal.digits) + 1;
                QVERIFY2(values > fewestValues - 0.5, (lesson.id + ": " + personal.name).c_str());
            }
        }
        QVERIFY2(lessons >= 12, std::to_string(lessons).c_str());
    }

    void germanIsThereAndChangesNothingButProse() {
        for (const LessonInfo& info : bundled("de")) {
            QCOMPARE(info.language, std::string("de"));
            const Lesson english = loadLesson(info.folder), german = loadLesson(info.folder, "de_AT");
            QVERIFY(english.title != german.title);
            QCOMPARE(german.steps.size(), english.steps.size());
            for (std::size_t i = 0; i < english.steps.size(); ++i) {
                QCOMPARE(german.steps[i].id, english.steps[i].id);
                const auto a = english.steps[i].checks(), b = german.steps[i].checks();
                QCOMPARE(b.size(), a.size());
                std::set<std::string> ids;
                for (const Check* check : a) ids.insert(check->id);
                for (const Check* check : b) QVERIFY(ids.contains(check->id));
            }
            QCOMPARE(german.claims.size(), english.claims.size());
            for (std::size_t i = 0; i < english.claims.size(); ++i) {
                QCOMPARE(german.claims[i].id, english.claims[i].id);
                QVERIFY(german.claims[i].expected.value == english.claims[i].expected.value);
            }
        }
    }
};

REGISTER_TEST(BundledLessons)

} // namespace timestep::bundled_lessons_test
#include "bundled_lessons.moc"
