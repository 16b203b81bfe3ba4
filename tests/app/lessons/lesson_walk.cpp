// SPDX-License-Identifier: GPL-3.0-or-later
// A student walks through every bundled lesson from its first to its last step: once with right answers, once
// with wrong ones. The student reads, clicks and types in the panel; what a check asks for is set and run.
#include "tests/app/lessons/lesson_fixture.h"

#include "app/lesson/elements/prose.h"
#include "app/lesson/panel/step_bar.h"
#include "app/lesson/progress/lesson_state.h"
#include "core/particles/world/cut_path.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/table/number_text.h"
#include "lessons/model/hand_outcome.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <map>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

namespace timestep::lesson_walk_test {
using namespace timestep::lesson_fixture;

namespace {

const std::string content = TIMESTEP_SOURCE_DIR "/lessons/content";

/// The view of a student after the experiment has met a check.
struct Sight {
    const Check* check = nullptr;
    Experiment experiment;
    Table table, residuals;
    DerivedResults derived;
    std::vector<bool> tornToBorder;
    bool atEnd = false;
};

/// The experiment of a step with the first value that the conditions of a check name.
Experiment wantedBy(const Check& check, const Stage& stage) {
    Experiment experiment = stage.experiment->experiment;
    for (const Condition& condition : check.conditions)
        setByKey(experiment, condition.key,
                 condition.oneOf.empty()
                     ? exactNumber(condition.atLeast ? *condition.atLeast : *condition.atMost)
                     : condition.oneOf.front());
    return experiment;
}

/// The metrics that a check uses, and the time.
std::vector<std::string> measuresFor(const Check& check) {
    if (check.kind == Check::Kind::Measure && check.probe.source == Probe::Source::Run)
        return {check.probe.measure};
    if (check.probe.source == Probe::Source::Happening && check.probe.happening == Happening::Tear)
        return {"torn-sticks"};
    if (check.probe.source == Probe::Source::Happening && check.probe.happening == Happening::Rest)
        return {"kinetic-energy"};
    return {"time"};
}

void runUntil(Sight& sight, const std::vector<std::string>& measures, double time) {
    Experiment lean = sight.experiment;
    lean.record = measures;
    std::unique_ptr<Session> session;
    try {
        session = std::make_unique<Session>(lean);
    } catch (const InputError&) {
        session = std::make_unique<Session>(sight.experiment);
    }
    if (time <= 0 && sight.experiment.duration > 0) time = sight.experiment.duration;
    bool goesOn = true;
    while (session->time() < time && goesOn) goesOn = session->step();
    sight.atEnd = !goesOn; // at its duration, or at its condition before
    sight.table = session->table();
    sight.residuals = session->residualTable();
    for (std::size_t run = 0; run < session->runs(); ++run) {
        const World* world = session->simulation(run).world();
        sight.tornToBorder.push_back(world != nullptr && CutPath().reachesBorder(*world));
    }
}

void look(const Lesson& lesson, Sight& sight) {
    const Check& check = *sight.check;
    if (check.kind == Check::Kind::State) return;
    // If nothing ends by itself, an action of the learner causes it.
    if (check.kind == Check::Kind::Event && check.happens && sight.experiment.duration == 0) {
        sight.tornToBorder.assign(sight.experiment.runs.size(), true);
        sight.table.columns = {{"torn-sticks", "", "", 0, {0, 1}}};
        return;
    }
    const bool byHand = check.kind == Check::Kind::Event && !check.happens;
    if (byHand && !check.never) {
        sight.experiment.events.push_back({0, 0, check.event});
        return;
    }
    if (check.kind == Check::Kind::Measure && check.probe.source == Probe::Source::Derived) {
        const AnalysisSpec spec = analysisOf(*lesson.plot(check.probe.plot), sight.experiment);
        sight.derived[check.probe.plot] = {sight.experiment, spec,
                                           analyse(sight.experiment, spec, nullptr, 1)};
        return;
    }
    const bool early = check.kind == Check::Kind::Time;
    runUntil(sight, measuresFor(check), early ? check.time : sight.experiment.duration);
}

/// One lesson and the data of each of its steps, computed once for both walks.
struct Walked {
    Lesson lesson;
    std::vector<std::vector<Sight>> sights; ///< by step
    /// By question id: the data after the right and the wrong action of a question about something done in
    /// the scene.
    std::map<std::string, std::pair<Sight, Sight>> deeds;
};

Walked& walked(const QString& name) {
    const std::string folder = name.toStdString();
    static std::map<std::string, std::unique_ptr<Walked>> known;
    std::unique_ptr<Walked>& found = known[folder];
    if (found != nullptr) return *found;
    found = std::make_unique<Walked>();
    found->lesson = loadLesson(folder);
    found->sights.resize(found->lesson.steps.size());
    std::vector<Sight*> all;
    for (std::size_t step = 0; step < found->lesson.steps.size(); ++step) {
        const Stage stage = stageOf(found->lesson, step);
        for (const Check* check : found->lesson.steps[step].checks()) {
            if (check->kind == Check::Kind::Answer || check->kind == Check::Kind::Commit) continue;
            Sight sight;
            sight.check = check;
            sight.experiment = wantedBy(*check, stage);
            found->sights[step].push_back(std::move(sight));
        }
    }
    for (std::size_t step = 0; step < found->lesson.steps.size(); ++step)
        for (const Block& block : found->lesson.steps[step].blocks)
            if (const auto* question = std::get_if<Question>(&block);
                question != nullptr && std::holds_alternative<HandQuestion>(question->kind)) {
                const auto& hand = std::get<HandQuestion>(question->kind);
                const Experiment& staged = stageOf(found->lesson, step).experiment->experiment;
                auto& [right, wrong] = found->deeds[question->id];
                right.experiment = afterDeed(staged, hand.right);
                wrong.experiment = afterDeed(staged, hand.wrong);
            }
    for (std::vector<Sight>& step : found->sights)
        for (Sight& sight : step) all.push_back(&sight);
    for (auto& [id, deed] : found->deeds) {
        all.push_back(&deed.first);
        all.push_back(&deed.second);
    }
    inParallel(all.size(), all.size(), nullptr, [&](std::size_t item, Worker& worker) {
        if (all[item]->check != nullptr)
            look(found->lesson, *all[item]);
        else
            runUntil(*all[item], {}, 0);
        worker.advance();
    });
    return *found;
}

std::vector<const Question*> questionsOf(const LessonStep& step) {
    std::vector<const Question*> found;
    for (const Block& block : step.blocks)
        if (const auto* question = std::get_if<Question>(&block)) found.push_back(question);
    return found;
}

/// A wrong number, different for each try.
QString wrongNumber(double answer, const Tolerance& tolerance, int tries) {
    const double allowed = tolerance.relative ? tolerance.amount * std::abs(answer) : tolerance.amount;
    const double off = 3 * allowed + 0.37 * std::abs(answer) + tries + 1;
    return QString::fromStdString(exactNumber(answer + off));
}

std::vector<QuestionChoice> choicesOf(const Question& question) {
    const auto* choice = std::get_if<ChoiceQuestion>(&question.kind);
    return choice != nullptr ? choice->choices : std::vector<QuestionChoice>();
}

QString rightAnswer(const Question& question) {
    QStringList cells;
    if (const auto* write = std::get_if<WriteQuestion>(&question.kind))
        return QString::fromStdString(write->right);
    for (const AskedNumber& asked : askedNumbers(question))
        cells << QString::fromStdString(exactNumber(*asked.answer));
    for (const QuestionChoice& choice : choicesOf(question))
        if (choice.right) return QString::fromStdString(choice.id);
    if (const auto* order = std::get_if<OrderQuestion>(&question.kind))
        for (const OrderItem& item : order->items) cells << QString::fromStdString(item.id);
    if (const auto* fill = std::get_if<FillQuestion>(&question.kind))
        for (const auto& accepted : fill->answers) cells << QString::fromStdString(accepted.front());
    return cells.join('|');
}

/// All wrong orders or entries; typed blanks have endlessly many.
QStringList wrongThings(const Question& question) {
    QStringList wrong;
    const auto add = [&](std::vector<std::string> cells) {
        Answer answer;
        answer.cells = std::move(cells);
        if (judge(question, answer, 0).verdict != Verdict::Wrong) return;
        QStringList parts;
        for (const std::string& cell : answer.cells) parts << QString::fromStdString(cell);
        wrong << parts.join('|');
    };
    std::vector<std::string> ids;
    if (const auto* order = std::get_if<OrderQuestion>(&question.kind)) ids = startOrder(*order);
    for (std::size_t turn = 0; turn < ids.size(); ++turn) {
        add(ids);
        std::rotate(ids.begin(), ids.begin() + 1, ids.end());
    }
    const auto* fill = std::get_if<FillQuestion>(&question.kind);
    if (fill == nullptr) return wrong;
    for (const std::string& token : fill->tokens) add(std::vector<std::string>(fill->answers.size(), token));
    if (!fill->variables.empty())
        for (const char* more : {" + 3", " + 4", " + 5"})
            add(std::vector<std::string>(fill->answers.size(), fill->answers.front().front() + more));
    return wrong;
}

/// Empty if there is no further wrong answer.
QString wrongAnswer(const Question& question, int tries) {
    QStringList wrong, cells;
    if (std::holds_alternative<WriteQuestion>(question.kind)) // Euler and its relatives
        return QStringLiteral("v = v + %1*h*a(x)\nx = x + h*v").arg(tries + 2);
    for (const QuestionChoice& choice : choicesOf(question))
        if (!choice.right) wrong << QString::fromStdString(choice.id);
    const QStringList made = wrongThings(question);
    if (!made.empty()) return made.value(tries);
    if (!wrong.empty()) return wrong.size() == 1 && tries > 0 ? QString() : wrong[tries % wrong.size()];
    for (const AskedNumber& asked : askedNumbers(question))
        cells << wrongNumber(*asked.answer, asked.tolerance, tries);
    return cells.join('|');
}

/// Null if the answer is not an action in the scene.
const Sight* deedOf(const Walked& walk, const Question& question, bool right) {
    const auto found = walk.deeds.find(question.id);
    if (found == walk.deeds.end()) return nullptr;
    return right ? &found->second.first : &found->second.second;
}

/// An arbitrary sentence.
QString guess(const Question& question) {
    if (const auto choices = choicesOf(question); !choices.empty())
        return QString::fromStdString(choices.back().id);
    if (std::holds_alternative<SentenceQuestion>(question.kind)) return "Because it is so.";
    QStringList cells{"1"};
    while (cells.size() < static_cast<qsizetype>(askedNumbers(question).size())) cells << "2";
    return cells.join('|');
}

} // namespace

class LessonWalk : public QObject {
    Q_OBJECT

    std::unique_ptr<LessonPanel> m_panel;

    void commit(const Question& question) {
        QuestionFrame* frame = frameOf(*m_panel, question.id.c_str());
        QVERIFY2(frame != nullptr, question.id.c_str());
        if (const auto* sketch = std::get_if<SketchQuestion>(&question.kind))
            m_panel->takeSketch(std::vector<std::string>(static_cast<std::size_t>(sketch->points), "1"));
        else
            give(frame, guess(question));
        press(frame);
        QVERIFY2(m_panel->progress().questions.at(question.id).given.has_value(), question.id.c_str());
        QVERIFY2(!marksIn(frame).contains(Mark::Right) && !marksIn(frame).contains(Mark::Wrong),
                 question.id.c_str());
    }

    /// Acts in the scene and looks at the run, or types the answer.
    void giveAnswer(QuestionFrame* frame, const Sight* deed, const QString& typed) {
        if (deed == nullptr) return give(frame, typed);
        press(frame); // nothing was done yet
        QVERIFY2(!saidBy(frame).isEmpty(), frame->question().id.c_str());
        see(*deed);
    }

    void answerRightly(const Question& question, const Sight* deed) {
        QuestionFrame* frame = frameOf(*m_panel, question.id.c_str());
        QVERIFY2(frame != nullptr, question.id.c_str());
        giveAnswer(frame, deed, rightAnswer(question));
        press(frame);
        QVERIFY2(m_panel->progress().questions.at(question.id).right, question.id.c_str());
    }

    /// Feedback at once, a hint from the second try on, the solution from the third.
    void answerWrongly(const Question& question, const Sight* deed) {
        QuestionFrame* frame = frameOf(*m_panel, question.id.c_str());
        QVERIFY2(frame != nullptr, question.id.c_str());
        for (int tries = 0; tries < 3; ++tries) {
            const QString answer = wrongAnswer(question, tries);
            if (answer.isEmpty() && (deed == nullptr || tries > 0)) return;
            giveAnswer(frame, deed, answer);
            press(frame);
            QVERIFY2(!m_panel->progress().questions.at(question.id).right, question.id.c_str());
            const QString said = saidBy(frame);
            QVERIFY2(!said.isEmpty(), question.id.c_str());
            const auto tells = [&](const std::string& help) {
                return said.contains(QString::fromStdString(help).trimmed());
            };
            const bool hinted = std::any_of(question.hints.begin(), question.hints.end(), tells);
            QVERIFY2(hinted == (tries >= 1), question.id.c_str());
            QVERIFY2(tells(question.solution) == (tries >= 2), question.id.c_str());
        }
    }

    void see(const Sight& sight) {
        m_panel->showRun(
            {sight.experiment, sight.table, sight.residuals, sight.derived, sight.tornToBorder, sight.atEnd});
    }

    /// Next, or the link to a deeper step, which Next skips.
    void turnThePage(const Lesson& lesson) {
        const std::size_t behind = m_panel->step() + 1;
        const bool passedOver = lesson.stepAfter(m_panel->step()) != behind;
        if (!passedOver) return m_panel->next();
        auto* links = m_panel->findChild<RichText*>("deeper-steps");
        QVERIFY2(links != nullptr && links->isVisible(), lesson.steps[behind].id.c_str());
        QVERIFY(links->markdown().contains(QString("(step:%1)").arg(behind)));
        m_panel->goTo(behind);
    }

    void openLesson(const Lesson& lesson) {
        m_panel = std::make_unique<LessonPanel>();
        m_panel->setLocale(QLocale::c());
        m_panel->resize(420, 900);
        m_panel->open(lesson, {});
        m_panel->show();
    }

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void cleanup() { m_panel.reset(); }

    void aStudentWhoIsRightFinishes_data() { addLessons(); }
    void aStudentWhoIsRightFinishes() {
        QFETCH(QString, folder);
        const Walked& walk = walked(folder);
        const Lesson& lesson = walk.lesson;
        openLesson(lesson);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            QCOMPARE(m_panel->step(), step);
            for (const Question* question : questionsOf(lesson.steps[step])) {
                if (question->prediction) QVERIFY2(m_panel->walk().isLocked(), question->id.c_str());
                isCommitted(*question) ? commit(*question)
                                       : answerRightly(*question, deedOf(walk, *question, true));
                if (QTest::currentTestFailed()) return;
            }
            // A step to read waits where a run would answer the prediction after it.
            QVERIFY(!m_panel->walk().isLocked() || lesson.steps[step].kind == StepKind::Read);
            for (const Sight& sight : walk.sights[step]) {
                see(sight);
                QVERIFY2(m_panel->progress().checks.count(sight.check->id) == 1, sight.check->id.c_str());
            }
            QVERIFY2(m_panel->walk().isDone(step), lesson.steps[step].id.c_str());
            turnThePage(lesson);
            deleteReplacedObjects();
        }
        QVERIFY(m_panel->progress().finished);
    }

    void aStudentWhoIsWrongIsHelpedAndComesToTheEnd_data() { addLessons(); }
    void aStudentWhoIsWrongIsHelpedAndComesToTheEnd() {
        QFETCH(QString, folder);
        const Walked& walk = walked(folder);
        const Lesson& lesson = walk.lesson;
        openLesson(lesson);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            QCOMPARE(m_panel->step(), step);
            for (const Question* question : questionsOf(lesson.steps[step])) {
                isCommitted(*question) ? commit(*question)
                                       : answerWrongly(*question, deedOf(walk, *question, false));
                if (QTest::currentTestFailed()) return;
            }
            // Nothing was run, and whatever is graded was wrong.
            std::vector<const Check*> open;
            for (const Check* check : lesson.steps[step].checks())
                if (check->kind != Check::Kind::Commit) open.push_back(check);
            for (const Check* check : open)
                QVERIFY2(m_panel->progress().checks.count(check->id) == 0, check->id.c_str());
            if (!open.empty()) QVERIFY2(!m_panel->walk().isDone(step), lesson.steps[step].id.c_str());
            turnThePage(lesson);
            deleteReplacedObjects();
        }
        QVERIFY(m_panel->progress().finished);
        QCOMPARE(m_panel->step(), lesson.steps.size());
    }

    /// A student who only presses Next sees every page, and no step that asks for something is done.
    void aStudentWhoSkipsHasDoneNothing_data() { addLessons(); }
    void aStudentWhoSkipsHasDoneNothing() {
        QFETCH(QString, folder);
        const Lesson lesson = loadLesson(folder.toStdString());
        openLesson(lesson);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            QCOMPARE(m_panel->step(), step);
            // A student who has not met a check does not see the texts that follow it.
            for (const Block& block : lesson.steps[step].blocks)
                if (const auto* explanation = std::get_if<ExplanationBlock>(&block))
                    for (const QWidget* shown :
                         m_panel->findChildren<QWidget*>(QString::fromStdString(explanation->id)))
                        QVERIFY2(!shown->isVisible(), explanation->id.c_str());
            turnThePage(lesson);
            deleteReplacedObjects();
        }
        QVERIFY(m_panel->progress().checks.empty() && m_panel->progress().questions.empty());
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            const bool asks =
                !questionsOf(lesson.steps[step]).empty() || !lesson.steps[step].checks().empty();
            if (asks) QVERIFY2(!m_panel->walk().isDone(step), lesson.steps[step].id.c_str());
        }
        const std::vector<bool> done = stepsDone(lesson, m_panel->progress());
        QVERIFY(std::count(done.begin(), done.end(), true) < static_cast<int>(done.size()) / 2);
    }

    /// Next follows the core path, from its first step to the end.
    void nextPassesOverDeeperSteps_data() { addLessons(); }
    void nextPassesOverDeeperSteps() {
        QFETCH(QString, folder);
        const Lesson lesson = loadLesson(folder.toStdString());
        openLesson(lesson);
        std::size_t core = 0, met = 0;
        for (const LessonStep& step : lesson.steps) core += step.deeper ? 0 : 1;
        for (; m_panel->step() < lesson.steps.size(); m_panel->next(), ++met)
            QVERIFY2(!lesson.steps[m_panel->step()].deeper, lesson.steps[m_panel->step()].id.c_str());
        QCOMPARE(met, core);
        while (m_panel->step() > 0) {
            m_panel->back();
            QVERIFY(!lesson.steps[m_panel->step()].deeper);
        }
    }

    /// ... and a student with right answers has seen all of them.
    void explanationsComeUpWithTheirChecks() {
        Lesson lesson = lessonForTests();
        ExplanationBlock why;
        why.id = "why-550";
        why.after = "x-550";
        why.text = "Because.";
        lesson.steps[Do].blocks.push_back(why);
        openLesson(lesson);
        m_panel->goTo(Do);
        const auto shown = [&] { return m_panel->findChild<QWidget*>("why-550")->isVisible(); };
        QVERIFY(!shown());
        m_panel->showRun({asStaged(*m_panel), runTo(540), {}, {}});
        QVERIFY(!shown());
        m_panel->showRun({asStaged(*m_panel), runTo(550), {}, {}});
        QVERIFY(shown());
        m_panel->next();
        m_panel->back();
        QVERIFY(shown());
    }

private:
    /// Every lesson. With sanitizers, which take six times as long: those that hold a kind of block, question
    /// or check that none before them holds.
    static void addLessons() {
        QTest::addColumn<QString>("folder");
        std::set<std::pair<std::string_view, std::size_t>> kinds;
        for (const LessonInfo& info : listLessons({content})) {
            const std::size_t before = kinds.size();
            for (const LessonStep& step : loadLesson(info.folder).steps) {
                for (const Block& block : step.blocks) kinds.emplace("block", block.index());
                for (const Question* question : questionsOf(step))
                    kinds.emplace("question", question->kind.index());
                for (const Check* check : step.checks())
                    kinds.emplace("check", static_cast<std::size_t>(check->kind));
            }
            if (sanitizers.empty() || kinds.size() > before)
                QTest::newRow(info.id.c_str()) << QString::fromStdString(info.folder);
        }
    }
};

REGISTER_TEST(LessonWalk)

} // namespace timestep::lesson_walk_test
#include "lesson_walk.moc"
