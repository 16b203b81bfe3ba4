// SPDX-License-Identifier: GPL-3.0-or-later
// A task that a teacher sets up in the window: a lesson of one step, without a line of YAML typed.
#include "app/authoring/lesson_package.h"
#include "app/authoring/task_dialog.h"
#include "app/classroom/result_file.h"
#include "app/classroom/verify_result.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/read/library.h"
#include "tests/app/files/test_folder.h"
#include "tests/tools.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>

namespace timestep::task_set_up_test {

namespace {

Experiment experimentOf(const char* scene, double step, double duration) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.step = step;
    experiment.duration = duration;
    return experiment;
}

} // namespace

class TaskSetUp : public QObject, TestFolder {
    Q_OBJECT

    using State = Verification::State;

    /// The learner looks for a start from which a locked spring swings out far enough.
    static TaskDraft swing() {
        TaskDraft draft;
        draft.title = "Far out: it's 5 = 5";
        draft.text = "Pull the *mass*.\n\n{= 1} stays as typed.";
        draft.experiment = experimentOf("spring", 0.05, 1);
        setByKey(draft.experiment, "start-displacement", "1");
        setByKey(draft.experiment, "stiffness", "7");
        for (const std::string& key : taskKeys(draft.experiment))
            draft.controls.push_back({key, TaskDraft::Use::Hidden});
        for (TaskDraft::Control& control : draft.controls) {
            if (control.key == "start-displacement") control = {control.key, TaskDraft::Use::Free, "2"};
            if (control.key == "stiffness") control.use = TaskDraft::Use::Locked;
        }
        TaskDraft::Goal goal;
        goal.measure = "x";
        goal.take = "maximum";
        goal.value = 1.5;
        goal.text = "Largest displacement: at least 1.5 m";
        goal.unit = "m";
        draft.goal = goal;
        return draft;
    }

    /// The lesson of a draft, after all checks of lessons have found no fault.
    Lesson written(const TaskDraft& draft, const char* folder) const {
        const QString file = writeTask(draft, path(folder));
        for (const InputError& fault : checkLessonsAt(file)) {
            QTest::qFail(fault.sentence().c_str(), __FILE__, __LINE__);
            qWarning("%s", read(QString(folder) + "/lesson.md").constData());
        }
        return loadLesson(path(folder).toStdString());
    }

    static State stateOf(const Lesson& lesson, const Experiment& experiment, std::size_t& points) {
        LessonProgress progress;
        progress.lesson = lesson.id;
        progress.started = "2026-01-10T08:00:00Z";
        Session session(experiment);
        session.runToEnd();
        const Check* goal = lesson.steps[0].checks()[0];
        progress.checks["goal"] = {readProbe(goal->probe, session.table(), "x", "time"),
                                   "2026-01-10T08:10:00Z", toJson(experiment).dump()};
        const Verification found = verifyResult(resultOf(lesson, {}, progress), &lesson);
        points = found.points.size();
        return found.state;
    }

private slots:
    void aTaskIsALessonThatPassesAllChecks() {
        const TaskDraft draft = swing();
        const GoalTrial trial = tryGoal(draft);
        QVERIFY(!trial.startHolds && trial.solutionHolds);
        const Lesson lesson = written(draft, "24-far-out");
        QCOMPARE(lesson.id, std::string("far-out"));
        QCOMPARE(lesson.title, std::string("Far out: it's 5 = 5"));
        const Stage stage = stageOf(lesson, 0);
        QCOMPARE(toJson(stage.experiment->experiment).dump(), toJson(draft.experiment).dump());
        QCOMPARE(stage.controls->controls.size(), std::size_t(2)); // the others are hidden
        // As a person writes it: values of the scene that are standard are left out.
        const QByteArray text = read("24-far-out/lesson.md");
        QVERIFY2(text.contains("parameters: {stiffness: 7}\n"), text.constData());
        QVERIFY2(text.contains("## Far out: it's 5 = 5 {#task .do}"), text.constData());
        QVERIFY_THROWS_EXCEPTION(InputError, writeTask(draft, path("24-far-out")));
    }

    void aLearnerIsCountedAndALockedSettingIsACondition() {
        const Lesson lesson = written(swing(), "25-counted");
        std::size_t points = 0;
        Experiment experiment = stageOf(lesson, 0).experiment->experiment;
        setByKey(experiment, "start-displacement", "1.8");
        QCOMPARE(stateOf(lesson, experiment, points), State::Verified);
        QCOMPARE(points, std::size_t(1));
        setByKey(experiment, "stiffness", "8");
        QCOMPARE(stateOf(lesson, experiment, points), State::Altered);
        QCOMPARE(points, std::size_t(0));
    }

    void questionsOfAllKindsAreAsked() {
        int number = 30;
        for (const TaskDraft::Asked asked :
             {TaskDraft::Asked::Choice, TaskDraft::Asked::Number, TaskDraft::Asked::Sentence}) {
            TaskDraft draft = swing();
            draft.goal.reset();
            draft.asked = asked;
            draft.ask = "=What's *this*: 'a' or \"b\"?";
            draft.choices = {{"yes", {}}, {"no", "Look: it is not."}, {"5", "No number."}};
            draft.answer = 0.25;
            draft.within = 0.05; // wide: it needs a reason
            draft.unit = "m";
            draft.hint = "Once more.";
            draft.solution = "A quarter.";
            draft.model = "Because it swings.";
            const Lesson lesson = written(draft, qPrintable(QString("%1-asked").arg(number++)));
            const Question* question = lesson.question("question");
            QVERIFY(question != nullptr);
            if (asked == TaskDraft::Asked::Choice) {
                const auto& choices = std::get<ChoiceQuestion>(question->kind).choices;
                QCOMPARE(choices.size(), std::size_t(3));
                QCOMPARE(std::count_if(
                             choices.begin(), choices.end(),
                             [](const QuestionChoice& each) { return each.right && each.text == "yes"; }),
                         1);
            }
        }
    }

    /// A problem begins at the coordinates and velocities of the instant, a world where its things are now.
    void theStartIsThePresentInstant() {
        Session spring(experimentOf("spring", 0.05, 1));
        for (int i = 0; i < 7; ++i) spring.step();
        const auto present = presentStart(spring.experiment(), spring);
        QVERIFY(present.has_value());
        COMPARE_NEAR(Session(*present).table().find("x", 0)->values.front(),
                     spring.table().find("x", 0)->values.back(), 1e-15);
        COMPARE_NEAR(Session(*present).table().find("v", 0)->values.front(),
                     spring.table().find("v", 0)->values.back(), 1e-15);
        Session chain(experimentOf("hanging-chain", 1, 20));
        for (int i = 0; i < 5; ++i) chain.step();
        const auto world = presentStart(chain.experiment(), chain);
        QVERIFY(world.has_value());
        const World& before = *chain.simulation(0).world();
        const Session again(*world);
        QCOMPARE(again.simulation(0).world()->y, before.y);
        TaskDraft draft = swing();
        draft.experiment = *world;
        draft.controls = {{"step", TaskDraft::Use::Locked}};
        draft.goal.reset();
        draft.asked = TaskDraft::Asked::Sentence;
        draft.ask = "Why?";
        draft.model = "So.";
        const Lesson lesson = written(draft, "40-world");
        const std::string read = toJson(stageOf(lesson, 0).experiment->experiment).dump();
        std::string wanted = toJson(*world).dump();
        for (std::size_t at = 0; (at = wanted.find("-0.0,", at)) != std::string::npos;)
            wanted.erase(at, 1); // the sign of a zero is not written
        for (std::size_t at = 0; (at = wanted.find("-0.0]", at)) != std::string::npos;) wanted.erase(at, 1);
        const auto [at, other] = std::mismatch(read.begin(), read.end(), wanted.begin(), wanted.end());
        QVERIFY2(read == wanted, (std::string(at, std::min(at + 200, read.end())) + " is not " +
                                  std::string(other, std::min(other + 200, wanted.end())))
                                     .c_str());
    }

    void theDialogSaysWhatIsMissingAndWrites() {
        Session session(swing().experiment);
        session.step();
        TaskDialog dialog(swing().experiment, session, 50, path("."), nullptr);
        dialog.show();
        auto* title = dialog.findChild<QLineEdit*>("title");
        auto* write = dialog.findChild<QPushButton*>("write");
        const auto said = [&] { return dialog.findChild<QLabel*>("message")->text(); };
        QVERIFY(!write->isEnabled());
        title->setText("Höher");
        write->click();
        QVERIFY2(said().contains("What to do: a text is expected"), qPrintable(said()));
        dialog.findChild<QPlainTextEdit*>("text")->setPlainText("Swing.");
        write->click();
        QVERIFY2(said().contains("a question or a goal"), qPrintable(said()));
        auto* measure = dialog.findChild<QComboBox*>("measure");
        for (int i = 1; i < measure->count(); ++i)
            if (measure->itemData(i).toStringList().value(0) == "x") measure->setCurrentIndex(i);
        dialog.findChild<QComboBox*>("take")->setCurrentIndex(1);
        write->click();
        QVERIFY2(said().contains("a number is expected"), qPrintable(said()));
        dialog.findChild<QLineEdit*>("goal-value")->setText("1,5");
        write->click();
        QVERIFY2(said().contains("not reached"), qPrintable(said()));
        auto& controls = *dialog.findChild<QTableWidget*>("controls");
        for (int row = 0; row < controls.rowCount(); ++row) {
            if (!controls.item(row, 0)->text().contains("displacement", Qt::CaseInsensitive)) continue;
            static_cast<QComboBox*>(controls.cellWidget(row, 2))->setCurrentIndex(0);
            controls.item(row, 3)->setText("2");
        }
        write->click();
        QVERIFY2(!dialog.file().isEmpty(), qPrintable(said()));
        QVERIFY(dialog.file().endsWith("50-hoeher/lesson.md"));
        QVERIFY(checkLessonsAt(dialog.file()).empty());
    }
};

REGISTER_TEST(TaskSetUp)

} // namespace timestep::task_set_up_test
#include "task_set_up.moc"
