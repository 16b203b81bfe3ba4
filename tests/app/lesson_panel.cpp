// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_panel.h"

#include "app/lesson/check_row.h"
#include "app/lesson/lesson_list.h"
#include "app/lesson/mark.h"
#include "app/lesson/note.h"
#include "app/lesson/notice_bar.h"
#include "app/lesson/number_shown.h"
#include "app/lesson/question_frame.h"
#include "app/lesson/side_by_side.h"
#include "lessons/library.h"
#include "widgets/formula/rich_text.h"
#include "widgets/theme.h"

#include <QAccessible>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QToolButton>
#include <QtTest>

using namespace timestep;

namespace {

const std::string tag = "lesson-panel-test";

Question choiceQuestion(const std::string& id, bool prediction) {
    Question question;
    question.id = id;
    question.type = Question::Type::Choice;
    question.prediction = prediction;
    question.ask = "How large is it with $h/2$?";
    question.choices = {{"same", "The same $e$", "It is not the same.", false},
                        {"half", "Half of it", "", !prediction},
                        {"quarter", "A quarter", "That is a single step.", false}};
    question.hints = {"Count the steps."};
    question.solution = "Half of it.";
    return question;
}

Question numberQuestion(const std::string& id, bool prediction) {
    Question question;
    question.id = id;
    question.type = Question::Type::Number;
    question.prediction = prediction;
    question.ask = "Where is it?";
    question.unit = "m";
    if (!prediction) question.answer = 12.5;
    question.tolerance = {0.1, false};
    question.feedback = {{25, {0.1, false}, "That is with half a second."}};
    question.hints = {"It is proportional."};
    question.solution = "A quarter of 50 m.";
    return question;
}

Question tableQuestion(const std::string& id, bool prediction) {
    Question question;
    question.id = id;
    question.type = Question::Type::Table;
    question.prediction = prediction;
    question.ask = "Fill in.";
    question.table.headings = {"$t$ in s", "$x$ in m"};
    const auto fixed = [](const char* text) {
        TableCell cell;
        cell.text = text;
        return cell;
    };
    const auto blank = [prediction](double answer) {
        TableCell cell;
        cell.blank = true;
        if (!prediction) cell.answer = answer;
        cell.tolerance = {0.5, false};
        return cell;
    };
    question.table.rows = {{fixed("2"), blank(30)}, {fixed("3"), blank(60)}};
    question.hints = {"Add the velocity."};
    question.solution = "30 and 60.";
    return question;
}

Question sentenceQuestion(const std::string& id) {
    Question question;
    question.id = id;
    question.type = Question::Type::Sentence;
    question.ask = "Why?";
    question.model = "Because of the rectangles.";
    return question;
}

Check answerCheck(const std::string& question, Check::Kind kind) {
    Check check;
    check.id = question + "-done";
    check.kind = kind;
    check.question = question;
    return check;
}

/// Six steps: read, predict, do, observe, explain, explore.
Lesson lessonForTests() {
    Lesson lesson;
    lesson.id = tag;
    lesson.title = "Ten steps";
    lesson.number = 2;
    lesson.aha = "Half of it is left.";
    lesson.chartPlot = "error";
    lesson.chartCaption = "Error against $h$";
    const auto step = [&](const char* id, StepKind kind) -> LessonStep& {
        LessonStep made;
        made.id = id;
        made.title = std::string("Step ") + id;
        made.kind = kind;
        lesson.steps.push_back(std::move(made));
        return lesson.steps.back();
    };
    ExperimentBlock first;
    first.id = "first";
    first.experiment = standardExperiment(*findScene("cart"));
    first.experiment.duration = 10;
    first.experiment.step = 1;
    ExperimentBlock second = first;
    second.id = "second";
    PlotBlock plot;
    plot.id = "error";

    step("read", StepKind::Read).blocks = {Prose{"Text with $x^2$ and [a link](action:set?step=0.5).", 1},
                                           first, plot, CodeBlock{"code", 0, true, 1}};
    step("predict", StepKind::Predict).blocks = {choiceQuestion("guess", true), numberQuestion("where", true),
                                                 answerCheck("guess", Check::Kind::Commit),
                                                 answerCheck("where", Check::Kind::Commit)};
    Check measured;
    measured.id = "x-550";
    measured.kind = Check::Kind::Measure;
    measured.text = "Position after 10 s";
    measured.probe.measure = "x";
    measured.expected.value = 550;
    measured.expected.tolerance = {0.5, false};
    measured.unit = "m";
    measured.outcome = "where";
    Check other = measured;
    other.id = "x-again";
    other.outcome.clear();
    step("do", StepKind::Do).blocks = {Prose{"Run it.", 1}, measured, other};
    step("observe", StepKind::Observe).blocks = {choiceQuestion("how-large", false),
                                                 numberQuestion("error", false),
                                                 tableQuestion("rows", false),
                                                 answerCheck("how-large", Check::Kind::Answer),
                                                 answerCheck("error", Check::Kind::Answer),
                                                 answerCheck("rows", Check::Kind::Answer)};
    step("explain", StepKind::Explain).blocks = {sentenceQuestion("why"),
                                                 answerCheck("why", Check::Kind::Commit)};
    step("explore", StepKind::Explore).blocks = {second, tableQuestion("guessed-rows", true)};
    return lesson;
}

enum Step : std::size_t { Read, Predict, Do, Observe, Explain, Explore, End };

/// A run of 10 s that ends at `x`.
Table runTo(double x) {
    Table table;
    table.runs = {"run"};
    table.columns = {{"time", "time", "s", 0, {0, 5, 10}}, {"x", "position", "m", 0, {0, x / 4, x}}};
    return table;
}

Experiment asStaged(const LessonPanel& panel) {
    return panel.lesson()->experiment("first")->experiment;
}

QuestionFrame* frameOf(const LessonPanel& panel, const char* id) {
    for (QuestionFrame* frame : panel.findChildren<QuestionFrame*>())
        if (frame->objectName() == QLatin1String(id) && frame->window() == panel.window() &&
            frame->isVisible())
            return frame;
    return nullptr;
}

/// Types `answer` into the fields of a question ("30|60" for a table, an id for a choice).
void give(QuestionFrame* frame, const QString& answer) {
    if (auto* button = frame->findChild<QRadioButton*>(answer)) button->click();
    const QStringList parts = answer.split('|');
    int part = 0;
    for (QLineEdit* line : frame->findChildren<QLineEdit*>()) {
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, parts.value(part++));
    }
    if (auto* text = frame->findChild<QPlainTextEdit*>()) text->setPlainText(answer);
}

void press(QuestionFrame* frame) {
    frame->findChild<QPushButton*>()->click();
}

/// What is said below a question.
QString saidBy(const QuestionFrame* frame) {
    QStringList said;
    for (const Note* note : frame->findChildren<Note*>())
        if (note->isVisibleTo(frame)) said << QString::fromStdString(note->markdown());
    return said.join('\n');
}

QList<Mark> marksIn(const QWidget* widget) {
    QList<Mark> marks;
    for (const MarkIcon* icon : widget->findChildren<MarkIcon*>())
        if (icon->mark() != Mark::None && icon->isVisibleTo(widget)) marks << icon->mark();
    return marks;
}

CheckRow* rowOf(const LessonPanel& panel, const char* id) {
    for (CheckRow* row : panel.findChildren<CheckRow*>())
        if (row->objectName() == QLatin1String(id) && row->isVisible()) return row;
    return nullptr;
}

} // namespace

class LessonPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void twoWrongTriesGiveAHintAndThreeTheSolution_data();
    void twoWrongTriesGiveAHintAndThreeTheSolution();
    void theSameWrongAnswerAgainIsNoFurtherTry();
    void anAnswerThatCannotBeReadIsNoTry_data();
    void anAnswerThatCannotBeReadIsNoTry();
    void commaAndDotAreBothNumbersAndEnterChecks();
    void everyCellOfATableHasItsOwnMark();
    void aPredictionIsNeverMarked_data();
    void aPredictionIsNeverMarked();
    void theRunIsLockedUntilEveryPredictionIsCommitted();
    void predictionAndOutcomeStandSideBySideUnmarked();
    void aCheckThatHeldStaysDone();
    void aSentenceStandsBesideTheModelAnswer();
    void backRestoresTheSceneAndNextGoesOnWithIt();
    void readingAgainRestartsOnlyAChangedExperiment();
    void anotherLanguageKeepsStepAnswersAndDrafts();
    void progressOpensTheLessonWhereItWasLeft();
    void nothingBlocksTheWayToTheEnd();
    void theEndListsPredictionsOpenStepsAndTheChart();
    void linksBecomeCommandsAndBadOnesASentence();
    void aProblemLeavesTheOpenLessonAlone();
    void keysTurnThePagesAndFocusGoesToTheTop();
    void theCodeFollowsTheMethod();
    void everyControlHasAName();
    void tabFollowsTheReadingOrder();
    void twiceTheTypeFitsIntoANarrowPanel();
    void marksCanBeSeenInEveryTheme();
    void measuredNumbersAreShownAsPeopleWriteThem();
    void theListShowsHowFarEachLessonIs();
    void everyBundledLessonOpensInEveryLanguage();

private:
    LessonPanel* m_panel = nullptr;
};

void LessonPanelTest::initTestCase() {
    applyTheme(*qApp, Theme::Light);
}

void LessonPanelTest::init() {
    m_panel = new LessonPanel;
    m_panel->setLocale(QLocale::c());
    m_panel->resize(420, 900);
    m_panel->open(lessonForTests(), {});
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel));
}

void LessonPanelTest::cleanup() {
    delete m_panel;
    m_panel = nullptr;
}

void LessonPanelTest::twoWrongTriesGiveAHintAndThreeTheSolution_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("wrong");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("specific");
    QTest::addColumn<QString>("hint");
    QTest::addColumn<QString>("solution");
    QTest::newRow("choice") << "how-large" << QStringList{"same", "quarter", "same"} << "half"
                            << "It is not the same."
                            << "Count the steps."
                            << "Half of it.";
    QTest::newRow("number") << "error" << QStringList{"25", "1", "2"} << "12.5"
                            << "That is with half a second."
                            << "It is proportional."
                            << "A quarter of 50 m.";
    QTest::newRow("table") << "rows" << QStringList{"30|1", "2|60", "3|4"} << "30|60"
                           << ""
                           << "Add the velocity."
                           << "30 and 60.";
}

void LessonPanelTest::twoWrongTriesGiveAHintAndThreeTheSolution() {
    QFETCH(QString, id);
    QFETCH(QStringList, wrong);
    QFETCH(QString, right);
    QFETCH(QString, specific);
    QFETCH(QString, hint);
    QFETCH(QString, solution);
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, qPrintable(id));
    QVERIFY(frame);
    const std::string check = id.toStdString() + "-done";
    for (int tries = 1; tries <= 3; ++tries) {
        give(frame, wrong[tries - 1]);
        press(frame);
        const QString said = saidBy(frame);
        if (tries == 1) QVERIFY2(said.contains(specific), qPrintable(said));
        QCOMPARE(said.contains(hint), tries >= 2);
        QCOMPARE(said.contains(solution), tries >= 3);
        QVERIFY(marksIn(frame).contains(Mark::Wrong));
        QVERIFY(!m_panel->progress().checks.count(check));
        QCOMPARE(m_panel->progress().questions.at(id.toStdString()).tries, tries);
    }
    give(frame, right);
    press(frame);
    QVERIFY(marksIn(frame).contains(Mark::Right));
    QVERIFY(!marksIn(frame).contains(Mark::Wrong));
    QVERIFY(!saidBy(frame).contains(hint));
    QVERIFY(m_panel->progress().checks.count(check));
    QVERIFY(!frame->findChild<QPushButton*>()->isVisible());
}

void LessonPanelTest::theSameWrongAnswerAgainIsNoFurtherTry() {
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, "error");
    give(frame, "25");
    for (int i = 0; i < 4; ++i) press(frame);
    QCOMPARE(m_panel->progress().questions.at("error").tries, 1);
    QVERIFY(!saidBy(frame).contains("It is proportional."));
}

void LessonPanelTest::anAnswerThatCannotBeReadIsNoTry_data() {
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no choice") << int(Observe) << "how-large"
                               << ""
                               << "Choose one";
    QTest::newRow("no number") << int(Observe) << "error"
                               << ""
                               << "Type a number first.";
    QTest::newRow("a word") << int(Observe) << "error"
                            << "about ten"
                            << "“about ten” is not a number.";
    QTest::newRow("a cell empty") << int(Observe) << "rows"
                                  << "30|"
                                  << "still empty";
    QTest::newRow("a cell with a word") << int(Observe) << "rows"
                                        << "30|x"
                                        << "“x” is not a number.";
    QTest::newRow("no sentence") << int(Explain) << "why"
                                 << "  "
                                 << "Write a sentence first.";
    QTest::newRow("no prediction") << int(Predict) << "where"
                                   << ""
                                   << "Type a number first.";
}

void LessonPanelTest::anAnswerThatCannotBeReadIsNoTry() {
    QFETCH(int, step);
    QFETCH(QString, id);
    QFETCH(QString, answer);
    QFETCH(QString, sentence);
    m_panel->goTo(static_cast<std::size_t>(step));
    QuestionFrame* frame = frameOf(*m_panel, qPrintable(id));
    give(frame, answer);
    press(frame);
    QVERIFY2(saidBy(frame).contains(sentence), qPrintable(saidBy(frame)));
    QVERIFY(frame->accessibleDescription().contains(sentence));
    QVERIFY(!marksIn(frame).contains(Mark::Wrong));
    QVERIFY(!marksIn(frame).contains(Mark::Right));
    const auto& questions = m_panel->progress().questions;
    const auto entry = questions.find(id.toStdString());
    QVERIFY(entry == questions.end() || (!entry->second.given && entry->second.tries == 0));
}

void LessonPanelTest::commaAndDotAreBothNumbersAndEnterChecks() {
    for (const char* typed : {"12.5", "12,5", " 25/2 ", "12.5 m"}) {
        LessonPanel panel;
        panel.open(lessonForTests(), {});
        panel.goTo(Observe);
        panel.show();
        QuestionFrame* frame = frameOf(panel, "error");
        give(frame, typed);
        QTest::keyClick(frame->findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY2(marksIn(frame).contains(Mark::Right), typed);
        QCOMPARE(panel.progress().questions.at("error").tries, 0);
    }
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, "error");
    give(frame, "1");
    QTest::keyClick(frame->findChild<QLineEdit*>(), Qt::Key_Enter);
    QCOMPARE(m_panel->progress().questions.at("error").tries, 1); // once, not twice
    QuestionFrame* choice = frameOf(*m_panel, "how-large");
    give(choice, "half");
    QTest::keyClick(choice->findChild<QRadioButton*>("half"), Qt::Key_Return);
    QVERIFY(marksIn(choice).contains(Mark::Right));
}

void LessonPanelTest::everyCellOfATableHasItsOwnMark() {
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, "rows");
    give(frame, "30|61");
    press(frame);
    QList<Mark> cells;
    QStringList spoken;
    for (QLineEdit* line : frame->findChildren<QLineEdit*>()) spoken << line->accessibleDescription();
    for (const MarkIcon* icon : frame->findChildren<MarkIcon*>())
        if (qobject_cast<Note*>(icon->parent()) == nullptr) cells << icon->mark();
    QCOMPARE(cells, (QList<Mark>{Mark::Right, Mark::Wrong}));
    QVERIFY(spoken[0].startsWith("right"));
    QVERIFY(spoken[1].startsWith("not right yet"));
}

void LessonPanelTest::aPredictionIsNeverMarked_data() {
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("choice") << int(Predict) << "guess"
                            << "half"
                            << "same";
    QTest::newRow("number") << int(Predict) << "where"
                            << "550"
                            << "123";
    QTest::newRow("table") << int(Explore) << "guessed-rows"
                           << "30|60"
                           << "10|11";
}

void LessonPanelTest::aPredictionIsNeverMarked() {
    QFETCH(int, step);
    QFETCH(QString, id);
    QFETCH(QString, one);
    QFETCH(QString, other);
    QStringList said;
    for (const QString& answer : {one, other}) {
        LessonPanel panel;
        panel.open(lessonForTests(), {});
        panel.goTo(static_cast<std::size_t>(step));
        panel.show();
        QuestionFrame* frame = frameOf(panel, qPrintable(id));
        give(frame, answer);
        press(frame);
        QVERIFY(panel.progress().questions.at(id.toStdString()).given);
        QVERIFY(!panel.progress().questions.at(id.toStdString()).right);
        QVERIFY(marksIn(frame).isEmpty());
        QVERIFY(!frame->findChild<QPushButton*>()->isVisible());
        for (QLineEdit* line : frame->findChildren<QLineEdit*>()) QVERIFY(line->isReadOnly());
        for (QRadioButton* button : frame->findChildren<QRadioButton*>())
            QVERIFY(!button->isEnabled() || button->isChecked());
        said << saidBy(frame) + frame->accessibleDescription();
    }
    QCOMPARE(said[0], said[1]); // whatever was predicted, the same is said
    QVERIFY(said[0].contains("Committed"));
}

void LessonPanelTest::theRunIsLockedUntilEveryPredictionIsCommitted() {
    QSignalSpy lock(m_panel, &LessonPanel::runLockChanged);
    QVERIFY(!m_panel->runLocked());
    m_panel->goTo(Predict);
    QVERIFY(m_panel->runLocked());
    give(frameOf(*m_panel, "guess"), "half");
    press(frameOf(*m_panel, "guess"));
    QVERIFY(m_panel->runLocked());
    give(frameOf(*m_panel, "where"), "500");
    press(frameOf(*m_panel, "where"));
    QVERIFY(!m_panel->runLocked());
    QVERIFY(m_panel->stepDone(Predict));
    QCOMPARE(lock.count(), 2);
    QCOMPARE(lock[0][0].toBool(), true);
    QCOMPARE(lock[1][0].toBool(), false);
    // Leaving a step with a prediction that was not given leaves the lock behind.
    m_panel->goTo(Explore);
    QVERIFY(m_panel->runLocked());
    m_panel->back();
    QVERIFY(!m_panel->runLocked());
}

void LessonPanelTest::predictionAndOutcomeStandSideBySideUnmarked() {
    m_panel->goTo(Predict);
    give(frameOf(*m_panel, "where"), "25");
    press(frameOf(*m_panel, "where"));
    m_panel->goTo(Do);
    CheckRow* row = rowOf(*m_panel, "x-550");
    auto* both = row->findChild<SideBySide*>();
    QVERIFY(both->isVisible());
    QCOMPARE(both->leftText(), QString("25 m"));
    QCOMPARE(both->rightText(), QString("not yet"));
    QVERIFY(!row->findChild<Note*>()->isVisible()); // nothing gives the outcome away
    m_panel->runChanged(asStaged(*m_panel), runTo(530), {}, {});
    QCOMPARE(both->rightText(), QString("not yet"));
    m_panel->runChanged(asStaged(*m_panel), runTo(550), {}, {});
    QCOMPARE(both->leftText(), QString("25 m"));
    QCOMPARE(both->rightText(), QString("550 m"));
    QVERIFY(both->findChildren<MarkIcon*>().isEmpty());
    QVERIFY(row->findChild<Note*>()->isVisible());
    QCOMPARE(row->findChild<Note*>()->markdown(), std::string("That is with half a second."));
    QCOMPARE(row->findChild<Note*>()->mark(), Mark::None);
}

void LessonPanelTest::aCheckThatHeldStaysDone() {
    m_panel->goTo(Do);
    QSignalSpy progress(m_panel, &LessonPanel::progressChanged);
    CheckRow* row = rowOf(*m_panel, "x-again");
    QCOMPARE(marksIn(row), QList<Mark>{Mark::Open});
    m_panel->runChanged(asStaged(*m_panel), runTo(540), {}, {});
    QCOMPARE(marksIn(row), QList<Mark>{Mark::Open});
    QVERIFY(row->accessibleDescription().contains("so far: 540"));
    QVERIFY(!m_panel->stepDone(Do));
    m_panel->runChanged(asStaged(*m_panel), runTo(550.25), {}, {});
    QVERIFY(m_panel->stepDone(Do));
    QCOMPARE(progress.count(), 1);
    for (const double later : {540.0, 0.0}) {
        m_panel->runChanged(asStaged(*m_panel), runTo(later), {}, {});
        QCOMPARE(marksIn(row), QList<Mark>{Mark::Done});
        QVERIFY(m_panel->stepDone(Do));
        QCOMPARE(*m_panel->progress().checks.at("x-again").measured, 550.25);
    }
    QCOMPARE(progress.count(), 1);
}

void LessonPanelTest::aSentenceStandsBesideTheModelAnswer() {
    m_panel->goTo(Explain);
    QuestionFrame* frame = frameOf(*m_panel, "why");
    auto* both = frame->findChild<SideBySide*>();
    QVERIFY(!both->isVisible());
    give(frame, "It *adds* $5\nrectangles.");
    QTest::keyClick(frame->findChild<QPlainTextEdit*>(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(both->isVisible());
    QCOMPARE(both->rightText(), QString("Because of the rectangles."));
    QVERIFY(marksIn(frame).isEmpty());
    QVERIFY(m_panel->stepDone(Explain));
    const RichText* own = both->findChild<RichText*>();
    QVERIFY(own->document()->toPlainText().contains("It *adds* $5")); // as typed
}

void LessonPanelTest::backRestoresTheSceneAndNextGoesOnWithIt() {
    QStringList stages;
    connect(m_panel, &LessonPanel::stageWanted, this, [&](const Stage& stage, bool restart) {
        stages << QString::fromStdString(stage.experiment->id) + (restart ? " anew" : "");
    });
    m_panel->next(); // predict: the same experiment
    m_panel->next(); // do
    m_panel->back();
    m_panel->goTo(Explore);
    m_panel->next(); // the end: the stage stays
    m_panel->back();
    m_panel->back();
    m_panel->goTo(Explain); // already there
    QCOMPARE(stages, (QStringList{"first", "first", "first anew", "second anew", "second", "first anew"}));
}

void LessonPanelTest::readingAgainRestartsOnlyAChangedExperiment() {
    m_panel->goTo(Do);
    QSignalSpy stages(m_panel, &LessonPanel::stageWanted);
    m_panel->reload(lessonForTests());
    QCOMPARE(stages.count(), 1);
    QCOMPARE(stages[0][1].toBool(), false);
    Lesson edited = lessonForTests();
    std::get<ExperimentBlock>(edited.steps[Read].blocks[1]).experiment.step = 0.5;
    m_panel->reload(edited);
    QCOMPARE(stages[1][1].toBool(), true);
    // A step that is gone gives way to the first.
    edited.steps.erase(edited.steps.begin() + Do);
    m_panel->reload(edited);
    QCOMPARE(m_panel->step(), std::size_t(0));
}

void LessonPanelTest::anotherLanguageKeepsStepAnswersAndDrafts() {
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, "error");
    give(frame, "25");
    press(frame);
    give(frame, "7,");
    give(frameOf(*m_panel, "rows"), "30|x");
    give(frameOf(*m_panel, "how-large"), "half");
    press(frameOf(*m_panel, "how-large"));

    Lesson german = lessonForTests();
    german.language = "de";
    german.title = "Zehn Schritte";
    auto& question = std::get<Question>(german.steps[Observe].blocks[1]);
    question.ask = "Wo ist er?";
    question.feedback[0].text = "Das ist mit einer halben Sekunde.";
    m_panel->reload(german);

    QCOMPARE(m_panel->step(), std::size_t(Observe));
    QVERIFY(m_panel->title().contains("Zehn Schritte"));
    QuestionFrame* now = frameOf(*m_panel, "error");
    QCOMPARE(now->accessibleName(), QString("Wo ist er?"));
    QCOMPARE(now->findChild<QLineEdit*>()->text(), QString("7,"));
    QVERIFY(saidBy(now).contains("Das ist mit einer halben Sekunde."));
    QCOMPARE(frameOf(*m_panel, "rows")->findChildren<QLineEdit*>().last()->text(), QString("x"));
    QVERIFY(marksIn(frameOf(*m_panel, "how-large")).contains(Mark::Right));
    QCOMPARE(m_panel->progress().questions.at("error").tries, 1);
}

void LessonPanelTest::progressOpensTheLessonWhereItWasLeft() {
    m_panel->goTo(Observe);
    give(frameOf(*m_panel, "error"), "12,5");
    press(frameOf(*m_panel, "error"));
    LessonPanel later;
    later.open(lessonForTests(), m_panel->progress());
    later.show();
    QCOMPARE(later.step(), std::size_t(Observe));
    QVERIFY(marksIn(frameOf(later, "error")).contains(Mark::Right));
    QVERIFY(frameOf(later, "error")->findChild<QLineEdit*>()->isReadOnly());
    LessonProgress stale;
    stale.step = "a-step-that-is-gone";
    later.open(lessonForTests(), stale);
    QCOMPARE(later.step(), std::size_t(0));
}

void LessonPanelTest::nothingBlocksTheWayToTheEnd() {
    QSignalSpy finished(m_panel, &LessonPanel::finished);
    for (std::size_t step = 0; step < End; ++step) {
        QCOMPARE(m_panel->step(), step);
        QPushButton* next = nullptr;
        for (QPushButton* button : m_panel->findChildren<QPushButton*>())
            if (button->isVisible() && button->text().contains("›")) next = button;
        QVERIFY(next && next->isEnabled());
        if (step + 1 < End) QCOMPARE(next->text().remove('&').startsWith("Skip"), !m_panel->stepDone(step));
        next->click();
    }
    QCOMPARE(finished.count(), 1);
    QVERIFY(m_panel->progress().finished);
    QVERIFY(!m_panel->runLocked());
}

void LessonPanelTest::theEndListsPredictionsOpenStepsAndTheChart() {
    m_panel->goTo(Predict);
    give(frameOf(*m_panel, "where"), "500");
    press(frameOf(*m_panel, "where"));
    m_panel->goTo(Do);
    m_panel->runChanged(asStaged(*m_panel), runTo(550), {}, {});
    m_panel->goTo(End);
    QString text;
    for (const RichText* part : m_panel->findChildren<RichText*>())
        if (part->isVisible()) text += part->markdown() + '\n';
    QVERIFY(text.contains("Half of it is left."));
    QVERIFY(text.contains("500\u00a0m") && text.contains("550\u00a0m"));
    QVERIFY(text.contains("Step observe"));
    QVERIFY(!text.contains("Step do"));
    for (const SideBySide* both : m_panel->findChildren<SideBySide*>()) QVERIFY(marksIn(both).isEmpty());
    QSignalSpy chart(m_panel, &LessonPanel::chartWanted);
    for (QPushButton* button : m_panel->findChildren<QPushButton*>())
        if (button->isVisible() && button->text().contains("chart")) button->click();
    QCOMPARE(chart.count(), 1);
    QCOMPARE(chart[0][0].toString(), QString("error"));
}

void LessonPanelTest::linksBecomeCommandsAndBadOnesASentence() {
    Command last;
    int commands = 0;
    connect(m_panel, &LessonPanel::commandWanted, this, [&](const Command& command) {
        last = command;
        ++commands;
    });
    auto* prose = m_panel->findChild<RichText*>();
    emit prose->linkActivated(QUrl("action:set?step=0.5&integrator=velocity-verlet"));
    QCOMPARE(commands, 1);
    QVERIFY(last.kind == Command::Kind::Set);
    QCOMPARE(last.values.size(), std::size_t(2));
    emit prose->linkActivated(QUrl("action:explode"));
    QCOMPARE(commands, 1);
    QVERIFY(!m_panel->findChild<NoticeBar*>()->sentence().isEmpty());
}

void LessonPanelTest::aProblemLeavesTheOpenLessonAlone() {
    m_panel->goTo(Observe);
    give(frameOf(*m_panel, "error"), "3");
    m_panel->showProblem("lesson.md:12:3: there is no scene \"cat\"");
    auto* notice = m_panel->findChild<NoticeBar*>();
    QVERIFY(notice->isVisible());
    QVERIFY(notice->sentence().contains("lesson.md:12:3"));
    QCOMPARE(m_panel->step(), std::size_t(Observe));
    QCOMPARE(frameOf(*m_panel, "error")->findChild<QLineEdit*>()->text(), QString("3"));
    notice->findChild<QToolButton*>()->click();
    QVERIFY(!notice->isVisible());
    m_panel->showProblem("again");
    m_panel->reload(lessonForTests()); // mended
    QVERIFY(!notice->isVisible());
}

void LessonPanelTest::keysTurnThePagesAndFocusGoesToTheTop() {
    const auto focused = [] { return QApplication::focusWidget()->accessibleName(); };
    QTest::keyClick(m_panel, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_panel->step(), std::size_t(Predict));
    QCOMPARE(focused(), QString("Predict: Step predict"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(m_panel->step(), std::size_t(Do));
    QTest::keyClick(m_panel, Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(m_panel, Qt::Key_PageUp, Qt::ControlModifier);
    QTest::keyClick(m_panel, Qt::Key_Left, Qt::AltModifier); // there is nothing before the first
    QCOMPARE(m_panel->step(), std::size_t(Read));
    QCOMPARE(focused(), QString("Read: Step read"));
}

void LessonPanelTest::theCodeFollowsTheMethod() {
    const auto code = [this] {
        for (const QPlainTextEdit* text : m_panel->findChildren<QPlainTextEdit*>())
            if (text->isVisible() && text->isReadOnly()) return text->toPlainText();
        return QString();
    };
    const QString before = code();
    QVERIFY(!before.isEmpty());
    Experiment changed = asStaged(*m_panel);
    setByKey(changed, "integrator",
             changed.runs[0].method.choice("integrator") == "explicit-euler" ? "velocity-verlet"
                                                                             : "explicit-euler");
    m_panel->runChanged(changed, {}, {}, {});
    const QString after = code();
    QVERIFY(!after.isEmpty() && after != before);
    m_panel->next(); // carried over to the next step, with what the learner chose
    QCOMPARE(code(), after);
    m_panel->back(); // the exact scene of the step
    QCOMPARE(code(), before);
}

void LessonPanelTest::everyControlHasAName() {
    for (std::size_t step = 0; step <= End; ++step) {
        m_panel->goTo(step);
        for (QWidget* widget : m_panel->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
                widget->focusProxy() != nullptr)
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(face);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString("step %1: a %2").arg(step).arg(widget->metaObject()->className())));
        }
    }
}

void LessonPanelTest::tabFollowsTheReadingOrder() {
    m_panel->goTo(Observe);
    QList<QWidget*> order;
    for (int i = 0; i < 30; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        if (!order.isEmpty() && now == order.first()) break;
        order << now;
    }
    QVERIFY(order.size() > 8);
    // Within the page every stop lies below the one before, or beside it.
    int pages = 0;
    const auto top = [this](QWidget* widget) { return widget->mapTo(m_panel, QPoint(0, 0)).y(); };
    for (int i = 1; i < order.size(); ++i)
        if (top(order[i]) + order[i]->height() < top(order[i - 1])) ++pages;
    QVERIFY2(pages <= 1, qPrintable(QString::number(pages))); // the header follows on the bar at most once
}

void LessonPanelTest::twiceTheTypeFitsIntoANarrowPanel() {
    QFont large = m_panel->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    m_panel->setFont(large);
    m_panel->resize(320, 800);
    auto* scroll = m_panel->findChild<QScrollArea*>();
    for (std::size_t step = 0; step <= End; ++step) {
        m_panel->goTo(step);
        QCoreApplication::processEvents();
        QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
                 qPrintable(QString("step %1: %2 px").arg(step).arg(scroll->widget()->width())));
        QCOMPARE(m_panel->width(), 320);
    }
}

void LessonPanelTest::marksCanBeSeenInEveryTheme() {
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print}) {
        const ThemeColours& colours = coloursOf(theme);
        for (const Mark mark : {Mark::Open, Mark::Done, Mark::Right, Mark::Wrong, Mark::Unclear})
            for (const QColor& ground : {colours.card, colours.window})
                QVERIFY(contrast(markColour(mark, paletteOf(theme)), ground) >= 4.5);
    }
}

void LessonPanelTest::measuredNumbersAreShownAsPeopleWriteThem() {
    const QLocale english(QLocale::English, QLocale::UnitedStates), german(QLocale::German);
    QCOMPARE(numberShown(550, 4, "m", english), QString("550\u00a0m"));
    QCOMPARE(numberShown(0.99996, 4, "1", english), QString("1"));
    QCOMPARE(numberShown(0.00148, 3, "", german), QString("0,00148"));
    QCOMPARE(numberShown(-9.78, 3, "m/s", english), QString("\u22129.78\u00a0m/s"));
    QCOMPARE(numberShown(1.25e-5, 3, "", english), QString("1.25·10⁻⁵"));
    QCOMPARE(numberShown(4995430.5, 8, "m", english), QString("4995430.5\u00a0m"));
    QCOMPARE(numberShown(1.5e12, 3, "", english), QString("1.5·10¹²"));
    QCOMPARE(numberShown(999.96, 4, "", english), QString("1000"));
    QCOMPARE(numberShown(0, 4, "", english), QString("0"));
    for (const double value : {550.0, 0.00148, -9.78, 4995430.5}) // and can be typed back
        QCOMPARE(*typedNumber(numberShown(value, 8, "", german).toStdString()), value);
}

void LessonPanelTest::theListShowsHowFarEachLessonIs() {
    const QTemporaryDir folder;
    const ProgressStore store(folder.path());
    LessonProgress progress;
    progress.started = timeStamp();
    progress.lesson = "begun";
    store.save(progress);
    progress.lesson = "ended";
    progress.finished = true;
    store.save(progress);
    std::vector<LessonInfo> lessons(4);
    const char* ids[] = {"new", "begun", "ended", "broken"};
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        lessons[i].id = ids[i];
        lessons[i].title = std::string("Lesson ") + ids[i];
        lessons[i].number = static_cast<int>(i) + 1;
        lessons[i].minutes = 15;
        lessons[i].level = "beginner";
        lessons[i].aha = "secret";
    }
    lessons[1].buildsOn = "new";
    lessons[3].error = "lesson.md:3:1: there is no title";
    LessonListDialog dialog(lessons, store);
    auto* list = dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 4);
    const auto spoken = [&](int row) { return list->item(row)->data(Qt::AccessibleTextRole).toString(); };
    QVERIFY(!spoken(0).contains("done") && !spoken(0).contains("in progress"));
    QVERIFY(spoken(1).contains("in progress") && spoken(1).contains("builds on “Lesson new”"));
    QVERIFY(spoken(2).contains("done"));
    for (int row = 0; row < 4; ++row) QVERIFY(!spoken(row).contains("secret"));
    const auto open = [&] {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove('&') == "Open") return button;
        return static_cast<QPushButton*>(nullptr);
    };
    dialog.select("broken");
    QVERIFY(!open()->isEnabled());
    dialog.select("ended");
    QVERIFY(open()->isEnabled());
    open()->click();
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.chosenId(), QString("ended"));
}

void LessonPanelTest::everyBundledLessonOpensInEveryLanguage() {
    const std::string content = TIMESTEP_SOURCE_DIR "/lessons/content";
    const std::vector<LessonInfo> lessons = listLessons({content});
    QVERIFY(!lessons.empty());
    QFont large = m_panel->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    m_panel->setFont(large);
    m_panel->resize(320, 800);
    auto* scroll = m_panel->findChild<QScrollArea*>();
    for (const LessonInfo& info : lessons) {
        QVERIFY2(info.error.empty(), info.error.c_str());
        for (const std::string& language : info.languages) {
            m_panel->open(loadLesson(info.folder, language), {});
            for (std::size_t step = 0; step <= m_panel->lesson()->steps.size(); ++step) {
                m_panel->goTo(step);
                QCoreApplication::processEvents();
                const QString place = QString("%1 (%2), step %3, %4 px")
                                          .arg(info.id.c_str(), language.c_str())
                                          .arg(step)
                                          .arg(scroll->widget()->width());
                QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), qPrintable(place));
            }
        }
    }
}

QTEST_MAIN(LessonPanelTest)
#include "lesson_panel.moc"
