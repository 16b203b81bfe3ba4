// SPDX-License-Identifier: GPL-3.0-or-later
// The learners' measurements in the window are run again from their results.
#include "app/classroom/result_file.h"
#include "app/classroom/verify_result.h"
#include "app/paths.h"
#include "core/json/json.h"
#include "lessons/model/hand_outcome.h"
#include "lessons/read/library.h"
#include "tests/app/lessons/lesson_fixture.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QSettings>
#include <QStandardPaths>

namespace timestep::result_verification_test {

using lesson_fixture::frameOf;
using lesson_fixture::press;

class ResultVerification : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open(const WindowOptions& options = {}) {
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(options, m_language);
        window->show();
        return window;
    }

    /// The number of the step that has a check of that id.
    static std::size_t stepOf(const WindowParts& window, const std::string& check) {
        const auto lesson = window.lessonPanel().lesson();
        for (std::size_t i = 0; i < lesson->steps.size(); ++i)
            for (const Check* one : lesson->steps[i].checks())
                if (one->id == check) return i;
        return 0;
    }

    LanguageSwitch m_language;

private slots:
    void init() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    void whatIsMeasuredInTheWindowIsVerifiedFromItsFile() {
        const auto window = open();
        window->setLearner(LearnerStore().enter("Ada"));
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->lessonPanel().goTo(stepOf(*window, "position-550"));
        window->runToEnd();
        QTRY_VERIFY(window->lessonPanel().progress().checks.count("position-550") == 1);
        window->lessonPanel().goTo(stepOf(*window, "error-25"));
        QVERIFY(window->set({{"step", "0.5"}}));
        window->runToEnd();
        QTRY_VERIFY(window->lessonPanel().progress().checks.count("error-25") == 1);
        const QTemporaryDir folder;
        QVERIFY(window->saveResult(folder.filePath("a.json")));
        const ResultFile result = readResult(folder.filePath("a.json"));
        QVERIFY(result.sealed);
        QCOMPARE(result.learner, QString("Ada"));
        const Verification found = verifyResult(result, window->lessonPanel().lesson().get());
        QCOMPARE(found.notes, QStringList());
        QCOMPARE(found.state, Verification::State::Verified);
        QVERIFY(found.again.size() >= 2);
        // Without time nothing is run again: this proves nothing and accuses nobody.
        const Verification hasty = verifyResult(result, window->lessonPanel().lesson().get(), nullptr, 0);
        QCOMPARE(hasty.state, Verification::State::Unproven);
        QCOMPARE(hasty.notes, QStringList{"Its experiments take too long to be run again."});
        QVERIFY(hasty.again.empty());
        QVERIFY(!window->saveResult(folder.filePath("no/such/folder/a.json")));
    }

    /// Sweeps and analyses are carried out again, too.
    void whatWasSweptIsSweptAgain() {
        const auto window = open();
        int found = 0;
        for (const char* id : {"ten-steps-of-euler", "how-big-may-a-step-be"}) {
            QVERIFY(window->openLesson(id));
            const auto lesson = window->lessonPanel().lesson();
            for (std::size_t step = 0; step < lesson->steps.size(); ++step)
                for (const Check* check : lesson->steps[step].checks()) {
                    const PlotBlock* plot = lesson->plot(check->probe.plot);
                    if (check->kind != Check::Kind::Measure || plot == nullptr) continue;
                    window->lessonPanel().goTo(step);
                    QTRY_VERIFY(window->workbench().isCurrent());
                    SettingValues wanted;
                    for (const Condition& condition : check->conditions)
                        if (!condition.oneOf.empty())
                            wanted.emplace_back(condition.key, condition.oneOf.front());
                    if (!wanted.empty()) QVERIFY(window->set(wanted));
                    window->workbench().startAnalysis(plot->id,
                                                      analysisOf(*plot, window->workbench().experiment()));
                    QTRY_VERIFY_WITH_TIMEOUT(window->lessonPanel().progress().checks.count(check->id) == 1,
                                             20000);
                    ++found;
                }
            const auto result = resultOf(*lesson, {}, window->lessonPanel().progress());
            const Verification again = verifyResult(result, lesson.get());
            QCOMPARE(again.notes, QStringList());
            QCOMPARE(again.state, Verification::State::Verified);
        }
        QVERIFY(found >= 2);
    }

    /// A run that the learner changed while it was running is run again with all changes.
    void handsAreReplayedWhenAResultIsVerified() {
        const auto window = open();
        QVERIFY(window->openLesson("many-sticks-relaxation"));
        window->lessonPanel().goTo(stepOf(*window, "unbraced-area"));
        window->workbench().setLocked(false);
        window->workbench().step(50);
        window->workbench().finish();
        QTRY_VERIFY(window->workbench().isCurrent() && window->workbench().snapshot().time == 50);
        QVERIFY(window->set({{"gravity", "0.6"}}));
        window->runToEnd();
        QTRY_VERIFY(window->lessonPanel().progress().checks.count("unbraced-area") == 1);
        const auto result = resultOf(*window->lessonPanel().lesson(), {}, window->lessonPanel().progress());
        const Verification found = verifyResult(result, window->lessonPanel().lesson().get());
        QCOMPARE(found.notes, QStringList());
        QCOMPARE(found.state, Verification::State::Verified);
    }

    void redoRepeatsAnActionByHand_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("question");
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            const Lesson lesson = loadLesson(info.folder);
            for (std::size_t step = 0; step < lesson.steps.size(); ++step)
                for (const Block& block : lesson.steps[step].blocks)
                    if (const auto* question = std::get_if<Question>(&block);
                        question != nullptr && std::holds_alternative<HandQuestion>(question->kind))
                        QTest::addRow("%s/%s", lesson.id.c_str(), question->id.c_str())
                            << QString::fromStdString(lesson.id) << static_cast<int>(step)
                            << QString::fromStdString(question->id);
        }
    }
    void redoRepeatsAnActionByHand() {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        QFETCH(QString, question);
        const std::string id = question.toStdString();
        const auto window = open();
        QVERIFY(window->openLesson(lesson));
        LessonPanel& panel = window->lessonPanel();
        panel.goTo(static_cast<std::size_t>(step));
        const Lesson& open = *panel.lesson();
        const Stage stage = stageOf(open, static_cast<std::size_t>(step));
        for (const bool right : {false, true}) {
            const auto& hand = std::get<HandQuestion>(open.question(id)->kind);
            QVERIFY(window->workbench().open(
                afterDeed(stage.experiment->experiment, right ? hand.right : hand.wrong)));
            window->runToEnd();
            const auto given = [&] {
                press(frameOf(panel, qPrintable(question)));
                const auto entry = panel.progress().questions.find(id);
                return entry != panel.progress().questions.end() && entry->second.given &&
                       entry->second.right == right;
            };
            QTRY_VERIFY_WITH_TIMEOUT(given(), 10000);
            const ResultFile result = resultOf(open, {}, panel.progress());
            const Verification found = verifyResult(result, &open);
            QCOMPARE(found.notes, QStringList());
            QVERIFY(found.state == Verification::State::Verified && found.again.count(id) == 1);
        }

        // Another number, another experiment, and none.
        LessonProgress progress = panel.progress();
        QuestionProgress& entry = progress.questions.at(id);
        const QuestionProgress honest = entry;
        const auto state = [&] { return verifyResult(resultOf(open, {}, progress), &open).state; };
        entry.given->cells[0] =
            QString::number(1.01 * parseNumber(honest.given->cells[0]) + 0.01, 'g', 17).toStdString();
        QCOMPARE(state(), Verification::State::Altered);
        entry = honest;
        Experiment untouched = stage.experiment->experiment;
        if (untouched.duration == 0) untouched.duration = 1;
        entry.experiment = toJson(untouched).dump();
        QCOMPARE(state(), Verification::State::Altered);
        entry.experiment.clear();
        QCOMPARE(state(), Verification::State::Unproven);
    }
};

REGISTER_TEST(ResultVerification)

} // namespace timestep::result_verification_test
#include "result_verification.moc"
