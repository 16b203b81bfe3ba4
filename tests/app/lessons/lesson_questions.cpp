// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lessons/lesson_fixture.h"

#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/pages/run_reaction.h"
#include "app/lesson/questions/number_form.h"
#include "app/lesson/questions/question_forms.h"
#include "core/input_error.h"
#include "core/parameter/parameter.h"
#include "core/parameter/typed_number.h"
#include "lessons/model/evaluate_check.h"
#include "tests/tools.h"
#include "widgets/controls/edits.h"
#include "widgets/look/flat_style.h"

#include <QToolButton>

#include <map>
#include <utility>

namespace timestep::lesson_questions_test {
using namespace timestep::lesson_fixture;

class LessonQuestionsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_panel.reset(); }
    void twoWrongTriesGiveAHintAndThreeTheSolution_data();
    void twoWrongTriesGiveAHintAndThreeTheSolution();
    void answeredQuestionsFoldWhenTheLearnerGoesOn();
    void aRightAnswerIsAnsweredWithinHalfASecond_data();
    void aRightAnswerIsAnsweredWithinHalfASecond();
    void theSameWrongAnswerAgainIsNoFurtherTry();
    void anAnswerThatCannotBeReadIsNoTry_data();
    void anAnswerThatCannotBeReadIsNoTry();
    void commaAndDotAreBothNumbersAndEnterChecks();
    void everyCellOfATableHasItsOwnMark();
    void aPredictionIsNeverMarked_data();
    void aPredictionIsNeverMarked();
    void theRunIsLockedUntilEveryPredictionIsCommitted();
    void predictionAndOutcomeAreSideBySideWithAVerdict();
    void everyPredictedNumberGetsItsDifference_data();
    void everyPredictedNumberGetsItsDifference();
    void aWrongRunIsAnsweredWithWhatItLacked();
    void theFocusGoesToTheNextThingToDo();
    void hintsCostNoTryAndTheReasonStaysAfterRight();
    void aSentenceIsShownBesideTheModelAnswer();
    void aLongTextIsBelowTheOther();
    void marksCanBeSeenInEveryTheme();
    void itemsAreMovedWithMouseButtonsAndKeys();
    void blanksAreFilledFromTokensAndTyped();
    void anUnreadableBlankNamesWhatItMayUse();
    void aCheckThatWaitsForLinesSaysSo();
    void theReproachGoesWhenACurveIsDrawn();
    void whatWasMadeRunsOnceNoPredictionIsOpen();
    void actionsInTheSceneAreMeasuredAndJudged();
    void aMoveOfAPausedRunIsNoThrow();
    void measuredNumbersAreShownAsPeopleWriteThem();
    void answersFieldsAndFilesReadTheSameNumbers_data();
    void answersFieldsAndFilesReadTheSameNumbers();
    void anAnswerThatIsSettledIsWholeInLargerType();

private:
    std::unique_ptr<OpenPanel> m_panel;
};

void LessonQuestionsTest::anAnswerThatIsSettledIsWholeInLargerType() {
    Question question;
    question.id = "where";
    NumberField field(question, NumberQuestion(), nullptr);
    Answer answer;
    answer.text = "120";
    field.setAnswer(answer);
    field.setReadOnly(true);
    field.show();
    auto* const line = field.findChild<QLineEdit*>();
    int before = line->fontMetrics().horizontalAdvance("120");
    for (const int size : {30, 60}) {
        QFont font = line->font();
        font.setPixelSize(size);
        line->setFont(font);
        QCoreApplication::processEvents();
        const int now = line->fontMetrics().horizontalAdvance("120");
        QVERIFY(now > std::exchange(before, now));
        QVERIFY(line->width() >= now);
    }
}

void LessonQuestionsTest::init() {
    m_panel = std::make_unique<OpenPanel>();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void LessonQuestionsTest::twoWrongTriesGiveAHintAndThreeTheSolution_data() {
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

void LessonQuestionsTest::twoWrongTriesGiveAHintAndThreeTheSolution() {
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
    QVERIFY(!frame->findChild<QPushButton*>("answer")->isVisible());
}

void LessonQuestionsTest::answeredQuestionsFoldWhenTheLearnerGoesOn() {
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, "error");
    give(frame, "12.5");
    press(frame);
    QVERIFY(!frame->isFolded());
    const int open = frame->height();
    m_panel->next();
    m_panel->goTo(Observe);
    frame = frameOf(*m_panel, "error");
    QTRY_VERIFY(frame->isFolded());
    QTRY_VERIFY(2 * frame->height() < open);
    QVERIFY(!frameOf(*m_panel, "how-large")->isFolded()); // it is not answered
    auto* line = frame->findChild<QAbstractButton*>("fold");
    QVERIFY(line != nullptr && line->isVisible());
    QVERIFY(line->accessibleName().startsWith("Answered: "));
    QTest::mouseClick(line, Qt::LeftButton);
    QVERIFY(!frame->isFolded());
    QVERIFY(saidBy(frame).contains("Right."));
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Space);
    QVERIFY(frame->isFolded());
}

void LessonQuestionsTest::aRightAnswerIsAnsweredWithinHalfASecond_data() {
    QTest::addColumn<bool>("reduced");
    QTest::newRow("it is drawn") << false;
    QTest::newRow("with reduced motion it is there at once") << true;
}

void LessonQuestionsTest::aRightAnswerIsAnsweredWithinHalfASecond() {
    QFETCH(const bool, reduced);
    setReducedMotion(reduced);
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, "error");
    give(frame, "12.5");
    press(frame);
    const MarkIcon* tick = nullptr;
    for (const MarkIcon* icon : frame->findChildren<MarkIcon*>())
        if (icon->mark() == Mark::Right && icon->isVisibleTo(frame)) tick = icon;
    setReducedMotion(false);
    QVERIFY(tick != nullptr);
    QCOMPARE(tick->drawn() < 1, !reduced);
    QVERIFY(reactionTime <= 500);
    QTRY_COMPARE(tick->drawn(), 1.0);
}

void LessonQuestionsTest::theSameWrongAnswerAgainIsNoFurtherTry() {
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, "error");
    give(frame, "25");
    for (int i = 0; i < 4; ++i) press(frame);
    QCOMPARE(m_panel->progress().questions.at("error").tries, 1);
    QVERIFY(!saidBy(frame).contains("It is proportional."));
}

void LessonQuestionsTest::anAnswerThatCannotBeReadIsNoTry_data() {
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

void LessonQuestionsTest::anAnswerThatCannotBeReadIsNoTry() {
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

void LessonQuestionsTest::commaAndDotAreBothNumbersAndEnterChecks() {
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

void LessonQuestionsTest::everyCellOfATableHasItsOwnMark() {
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

void LessonQuestionsTest::aPredictionIsNeverMarked_data() {
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

void LessonQuestionsTest::aPredictionIsNeverMarked() {
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
        QVERIFY(!frame->findChild<QPushButton*>("answer")->isVisible());
        for (QLineEdit* line : frame->findChildren<QLineEdit*>()) QVERIFY(line->isReadOnly());
        for (QRadioButton* button : frame->findChildren<QRadioButton*>())
            QVERIFY(!button->isEnabled() || button->isChecked());
        said << saidBy(frame) + frame->accessibleDescription();
    }
    QCOMPARE(said[0], said[1]); // whatever was predicted, the text is the same
    QVERIFY(said[0].contains("Committed"));
}

void LessonQuestionsTest::theRunIsLockedUntilEveryPredictionIsCommitted() {
    QSignalSpy lock(m_panel.get(), &LessonPanel::runLockChanged);
    QVERIFY(!m_panel->walk().isLocked());
    m_panel->goTo(Predict);
    QVERIFY(m_panel->walk().isLocked());
    give(frameOf(*m_panel, "guess"), "half");
    press(frameOf(*m_panel, "guess"));
    QVERIFY(m_panel->walk().isLocked());
    give(frameOf(*m_panel, "where"), "500");
    press(frameOf(*m_panel, "where"));
    QVERIFY(!m_panel->walk().isLocked());
    QVERIFY(m_panel->walk().isDone(Predict));
    QCOMPARE(lock.count(), 2);
    QCOMPARE(lock[0][0].toBool(), true);
    QCOMPARE(lock[1][0].toBool(), false);
    // Leaving a step with an open prediction removes the lock.
    m_panel->goTo(Explore);
    QVERIFY(m_panel->walk().isLocked());
    m_panel->back();
    QVERIFY(!m_panel->walk().isLocked());
}

void LessonQuestionsTest::predictionAndOutcomeAreSideBySideWithAVerdict() {
    m_panel->goTo(Predict);
    give(frameOf(*m_panel, "where"), "25");
    press(frameOf(*m_panel, "where"));
    m_panel->goTo(Do);
    CheckRow* row = rowOf(*m_panel, "x-550");
    auto* both = row->findChild<SideBySide*>();
    QVERIFY(both->isVisible());
    QCOMPARE(both->leftText(), QString("25 m"));
    QCOMPARE(both->rightText(), QString("not yet"));
    QVERIFY(!row->findChild<Note*>()->isVisible()); // nothing reveals the outcome
    m_panel->showRun({asStaged(*m_panel), runTo(530), {}, {}});
    QCOMPARE(both->rightText(), QString("not yet"));
    m_panel->showRun({asStaged(*m_panel), runTo(550), {}, {}});
    QCOMPARE(both->leftText(), QString("25 m"));
    QCOMPARE(both->rightText(), QString("550 m"));
    QCOMPARE(marksIn(both), QList<Mark>{Mark::Wrong});
    QVERIFY2(both->accessibleName().contains("You were 525 m too low."), qPrintable(both->accessibleName()));
    QVERIFY(row->findChild<Note*>()->isVisible());
    QCOMPARE(row->findChild<Note*>()->markdown(), std::string("That is with half a second."));
    QCOMPARE(row->findChild<Note*>()->mark(), Mark::None);
}

void LessonQuestionsTest::everyPredictedNumberGetsItsDifference_data() {
    QTest::addColumn<QString>("predicted");
    QTest::addColumn<double>("measured");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("right");
    QTest::newRow("right") << "30" << 30.0 << "That is right." << true;
    QTest::newRow("a tenth below") << "27.1" << 30.0 << "Close: 2.9 m off." << true;
    QTest::newRow("more than a tenth below") << "26.9" << 30.0 << "You were 3.1 m too low." << false;
    QTest::newRow("above") << "45" << 30.0 << "You were 15 m too high." << false;
    QTest::newRow("below") << "20" << 30.0 << "You were 10 m too low." << false;
    QTest::newRow("negative") << "-5" << 5.0 << "You were 10 m too low." << false;
    QTest::newRow("zero") << "2" << 0.0 << "You were 2 m too high." << false;
}

void LessonQuestionsTest::everyPredictedNumberGetsItsDifference() {
    QFETCH(QString, predicted);
    QFETCH(double, measured);
    QFETCH(QString, words);
    QFETCH(bool, right);
    Check check;
    check.unit = "m";
    check.expected.value = measured;
    check.expected.tolerance = {0.001, false};
    Answer number, cells;
    number.text = predicted.toStdString();
    cells.cells = {"1", predicted.toStdString()};
    const QLocale c = QLocale::c();
    const OutcomeVerdict one = outcomeVerdict(check, numberQuestion("n", true), number, measured, c);
    QCOMPARE(plainText(one.words), words);
    QCOMPARE(one.mark, right ? Mark::Right : Mark::Wrong);
    check.outcomeCell = 1;
    const OutcomeVerdict cell = outcomeVerdict(check, tableQuestion("t", true), cells, measured, c);
    QCOMPARE(plainText(cell.words), words);
    // A guess may be near; what a table asks for is computed.
    const bool near = words.startsWith(QStringLiteral("Close"));
    QCOMPARE(cell.mark, right && !near ? Mark::Right : Mark::Wrong);
    if (predicted == "45") { // 45 % is half as much again as 30 %
        Check percent = check;
        percent.unit = "%";
        percent.expected.value = measured / 100;
        QCOMPARE(
            plainText(outcomeVerdict(percent, numberQuestion("n", true), number, measured / 100, c).words),
            QString("You were 15 percentage points too high."));
    }
    // A curve gets words only.
    Question sketch;
    sketch.prediction = true;
    sketch.kind = SketchQuestion{"p", 0, 1, 0, 100, 2};
    cells.cells = {"0", predicted.toStdString()};
    const OutcomeVerdict curve = outcomeVerdict(check, sketch, cells, measured, c);
    QCOMPARE(curve.mark, Mark::None);
    QVERIFY(!curve.words.empty());
}

namespace {

Question orderQuestion() {
    Question question;
    question.id = "lines";
    question.ask = "In which order?";
    auto& order = question.kind.emplace<OrderQuestion>();
    order.items = {{"a", "`x = 1`"}, {"b", "then this"}, {"c", "`y = 2`"}};
    order.feedback = {{"c", "a", "c is last."}};
    question.effects = {{{"a", "b", "c"}, {{"step", "0.5"}}}, {{"c", "b", "a"}, {{"step", "2"}}}};
    question.hints = {"Look."};
    question.solution = "a, b, c.";
    return question;
}

Question fillQuestion(bool typed) {
    Question question;
    question.id = typed ? "typed" : "tokens";
    question.ask = "What is missing?";
    auto& fill = question.kind.emplace<FillQuestion>();
    fill.code = {"x = ___", "old = ___"};
    if (typed)
        fill.variables = {"w", "x"};
    else
        fill.tokens = {"w", "2*w-x"};
    fill.answers = {{"2*w-x"}, {"w"}};
    question.hints = {"Look."};
    question.solution = "So.";
    return question;
}

/// A panel that shows these blocks in its first step.
std::unique_ptr<LessonPanel> panelWith(std::vector<Block> blocks) {
    Lesson lesson = lessonForTests();
    for (Block& block : blocks) lesson.steps.front().blocks.push_back(std::move(block));
    auto panel = std::make_unique<LessonPanel>();
    panel->setLocale(QLocale::c());
    panel->resize(420, 900);
    panel->open(lesson, {});
    panel->show();
    panel->activateWindow();
    return panel;
}

QStringList shownOrder(const OrderList* list) {
    QStringList ids;
    for (int row = 0; row < list->count(); ++row) ids << list->item(row)->data(Qt::UserRole).toString();
    return ids;
}

} // namespace

void LessonQuestionsTest::itemsAreMovedWithMouseButtonsAndKeys() {
    m_panel.reset();
    const auto panel = panelWith({orderQuestion()});
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
    QuestionFrame* frame = frameOf(*panel, "lines");
    auto* list = frame->findChild<OrderList*>();
    QVERIFY(!list->accessibleName().isEmpty());
    const QStringList start = shownOrder(list);
    QVERIFY(start != QStringList({"a", "b", "c"}));
    const auto middle = [&](int row) { return list->visualItemRect(list->item(row)).center(); };
    // The first row is dragged to the last place, and the others move up.
    QTest::mousePress(list->viewport(), Qt::LeftButton, {}, middle(0));
    QTest::mouseMove(list->viewport(), middle(1));
    QTest::mouseMove(list->viewport(), middle(2));
    QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, middle(2));
    QCOMPARE(shownOrder(list), QStringList({start[1], start[2], start[0]}));
    QCOMPARE(panel->progress().questions.at("lines").draft.cells.size(), std::size_t(3));
    // Keys move the chosen row; without Ctrl they choose another one.
    QTest::keyClick(list, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(shownOrder(list), QStringList({start[1], start[0], start[2]}));
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(list->currentRow(), 0);
    QCOMPARE(shownOrder(list), QStringList({start[1], start[0], start[2]}));
    // Buttons do the same, and none of them moves a row beyond the ends of the list.
    QToolButton* up = nullptr;
    QToolButton* down = nullptr;
    for (QToolButton* button : frame->findChildren<QToolButton*>()) {
        if (button->arrowType() == Qt::UpArrow) up = button;
        if (button->arrowType() == Qt::DownArrow) down = button;
    }
    QVERIFY(up != nullptr && down != nullptr && !up->isEnabled() && down->isEnabled());
    QTest::mouseClick(down, Qt::LeftButton);
    QCOMPARE(shownOrder(list), QStringList({start[0], start[1], start[2]}));
    QVERIFY(up->isEnabled());
    // The wrong order gets the reason; the right one is final.
    give(frame, "c|b|a");
    press(frame);
    QVERIFY(saidBy(frame).contains("c is last."));
    give(frame, "a|b|c");
    press(frame);
    QVERIFY(panel->progress().questions.at("lines").right);
    QTest::keyClick(list, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(shownOrder(list), QStringList({"a", "b", "c"}));
    // Another page and back shows the answer again.
    panel->next();
    panel->back();
    QCOMPARE(shownOrder(frameOf(*panel, "lines")->findChild<OrderList*>()), QStringList({"a", "b", "c"}));
}

void LessonQuestionsTest::blanksAreFilledFromTokensAndTyped() {
    m_panel.reset();
    const auto panel = panelWith({fillQuestion(false), fillQuestion(true)});
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
    QuestionFrame* tokens = frameOf(*panel, "tokens");
    const auto boxes = tokens->findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 2);
    // A screen reader reads the line with the blank.
    QVERIFY(boxes[0]->accessibleName().endsWith("x = …") && boxes[1]->accessibleName().endsWith("old = …"));
    press(tokens);
    QVERIFY(saidBy(tokens).contains("still empty"));
    QCOMPARE(panel->progress().questions.count("tokens"), std::size_t(0));
    boxes[0]->setFocus();
    QTest::keyClick(boxes[0], Qt::Key_Down);
    QTest::keyClick(boxes[1], Qt::Key_Down);
    QCOMPARE(boxes[0]->currentText(), QString("w"));
    press(tokens);
    QVERIFY(!panel->progress().questions.at("tokens").right);
    QVERIFY(marksIn(tokens).contains(Mark::Wrong) && marksIn(tokens).contains(Mark::Right));
    QTest::keyClick(boxes[0], Qt::Key_Down);
    press(tokens);
    QVERIFY(panel->progress().questions.at("tokens").right);
    QuestionFrame* typed = frameOf(*panel, "typed");
    give(typed, "2*w|w");
    press(typed);
    QVERIFY(!panel->progress().questions.at("typed").right);
    give(typed, "nonsense|w");
    press(typed);
    QVERIFY2(saidBy(typed).contains("w, x"), qPrintable(saidBy(typed)));
    give(typed, "w + (w - x)|w");
    press(typed);
    QVERIFY(panel->progress().questions.at("typed").right);
}

void LessonQuestionsTest::anUnreadableBlankNamesWhatItMayUse() {
    Question question = fillQuestion(true);
    auto& fill = std::get<FillQuestion>(question.kind);
    fill.code = {"moved = ___", "next = ___"};
    fill.answers = {{"x-w"}, {"2*x-w"}};
    m_panel.reset();
    const auto panel = panelWith({question});
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
    QuestionFrame* frame = frameOf(*panel, "typed");
    give(frame, "moved|x");
    press(frame);
    QVERIFY2(saidBy(frame).contains("w, x,"), qPrintable(saidBy(frame)));
    give(frame, "x - w|nonsense");
    press(frame);
    QVERIFY2(saidBy(frame).contains("w, x, moved,"), qPrintable(saidBy(frame)));
    give(frame, "x - w|x + moved");
    press(frame);
    QVERIFY(panel->progress().questions.at("typed").right);
}

void LessonQuestionsTest::aCheckThatWaitsForLinesSaysSo() {
    const auto words = [](const CheckRow& row) {
        QStringList said;
        for (const Note* note : row.findChildren<Note*>()) said << QString::fromStdString(note->markdown());
        return said.join(QLatin1Char(' '));
    };
    Check check;
    check.id = "end";
    check.kind = Check::Kind::Time;
    check.time = 200;
    const Question guessed = numberQuestion("where", true);
    const std::array<const Question*, 2> predictions{nullptr, &guessed};
    for (const Question* prediction : predictions)
        for (const bool waits : {true, false}) {
            CheckRow row(check, prediction);
            row.setWaitsForLines(waits);
            row.show(nullptr, "You measured 5.", nullptr);
            QCOMPARE(words(row).contains("Complete the lines first"), waits);
            const CheckProgress done;
            row.show(&done, {}, nullptr);
            QVERIFY(!words(row).contains("Complete the lines first"));
        }
}

void LessonQuestionsTest::theReproachGoesWhenACurveIsDrawn() {
    Question sketch;
    sketch.id = "curve";
    sketch.ask = "Draw it.";
    sketch.prediction = true;
    sketch.kind = SketchQuestion{"error", 0, 1, 0, 100, 2};
    m_panel.reset();
    const auto panel = panelWith({sketch});
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
    QuestionFrame* frame = frameOf(*panel, "curve");
    press(frame);
    QVERIFY(saidBy(frame).contains("over the whole width"));
    panel->takeSketch({"1", "2"});
    QVERIFY2(!saidBy(frame).contains("over the whole width"), qPrintable(saidBy(frame)));
}

/// Wrong answers run, too. While a prediction waits, nothing runs; afterwards the learner's lines run.
void LessonQuestionsTest::actionsInTheSceneAreMeasuredAndJudged() {
    Question question;
    question.id = "throw";
    question.ask = "Throw it far.";
    auto& hand = question.kind.emplace<HandQuestion>();
    hand.task.event = EventKind::Velocity;
    HandMeasure place;
    place.text = "Place";
    place.probe.measure = "x";
    place.expected.atLeast = 100;
    place.unit = "m";
    hand.task.measures = {place};
    HandFeedback gentle;
    gentle.where.atMost = 50;
    gentle.text = "Too gentle.";
    hand.feedback = {gentle};
    question.hints = {"Faster."};
    question.solution = "Throw it.";
    m_panel.reset();
    const auto panel = panelWith({question});
    QVERIFY(panel->walk().waitsForHands());
    QuestionFrame* frame = frameOf(*panel, "throw");
    const auto refusedWith = [&](const char* part) {
        press(frame);
        const auto entry = panel->progress().questions.find("throw");
        const bool given = entry != panel->progress().questions.end() && entry->second.given.has_value();
        return saidBy(frame).contains(part) && !given;
    };
    Experiment experiment = asStaged(*panel);
    QVERIFY(refusedWith("Do it in the scene first"));
    panel->showRun({experiment, runTo(550), {}, {}}); // the planet was not thrown
    QVERIFY(refusedWith("Do it in the scene first"));
    experiment.events = {{10, -1, EventKind::Velocity}}; // too late: the run ends there
    panel->showRun({experiment, runTo(550), {}, {}});
    QVERIFY(refusedWith("Do it in the scene first"));
    experiment.events = {{0, -1, EventKind::Velocity}};
    panel->showRun({experiment, Table(), {}, {}});
    QVERIFY(refusedWith("Let it run to the end first"));
    panel->showRun({experiment, runTo(40), {}, {}});
    QVERIFY(!saidBy(frame).contains("Let it run to the end first")); // it has
    press(frame);
    QVERIFY2(saidBy(frame).contains("Too gentle."), qPrintable(saidBy(frame)));
    QVERIFY(!panel->progress().questions.at("throw").right && marksIn(frame).contains(Mark::Wrong));
    press(frame); // the same run again is no further try
    QCOMPARE(panel->progress().questions.at("throw").tries, 1);
    // What is reached counts at once, without a race to the button, even if it is lost again.
    panel->showRun({experiment, runTo(550), {}, {}});
    panel->showRun({experiment, runTo(40), {}, {}});
    QTRY_VERIFY(panel->progress().questions.at("throw").right);
    QVERIFY(marksIn(frame).contains(Mark::Right) && !marksIn(frame).contains(Mark::Wrong));
    panel->showRun({experiment, runTo(40), {}, {}});
    const Answer& given = *panel->progress().questions.at("throw").given;
    QCOMPARE(given.cells, std::vector<std::string>{"550"});
    QCOMPARE(plainText(answerMarkdown(question, given, 0, {})), QString("Place: 550 m"));
}

void LessonQuestionsTest::aMoveOfAPausedRunIsNoThrow() {
    Question question;
    question.id = "throw";
    question.ask = "Throw it far.";
    auto& hand = question.kind.emplace<HandQuestion>();
    hand.task.event = EventKind::Grab;
    hand.task.measures.emplace_back().probe.measure = "x";
    m_panel.reset();
    const auto panel = panelWith({question});
    QuestionFrame* frame = frameOf(*panel, "throw");
    press(frame);
    QVERIFY2(saidBy(frame).contains("Do it in the scene first"), qPrintable(saidBy(frame)));
    Experiment experiment = asStaged(*panel);
    experiment.events = {{0, -1, EventKind::Place}};
    panel->showRun({experiment, runTo(550), {}, {}});
    press(frame);
    QVERIFY2(saidBy(frame).contains("while the run was paused"), qPrintable(saidBy(frame)));
    experiment.events.push_back({0, -1, EventKind::Grab});
    panel->showRun({experiment, runTo(550), {}, {}});
    QVERIFY2(!saidBy(frame).contains("while the run was paused"), qPrintable(saidBy(frame)));
}

void LessonQuestionsTest::whatWasMadeRunsOnceNoPredictionIsOpen() {
    m_panel.reset();
    const auto panel = panelWith({choiceQuestion("guess-first", true), orderQuestion()});
    std::vector<Command> wanted;
    connect(panel.get(), &LessonPanel::commandWanted, panel.get(),
            [&](const Command& command) { wanted.push_back(command); });
    const QSignalSpy runs(panel.get(), &LessonPanel::runWanted);
    QuestionFrame* frame = frameOf(*panel, "lines");
    give(frame, "c|b|a");
    press(frame);
    QVERIFY(wanted.empty() && runs.isEmpty());
    give(frameOf(*panel, "guess-first"), "half");
    press(frameOf(*panel, "guess-first"));
    QCOMPARE(wanted.size(), std::size_t(1));
    QCOMPARE(runs.size(), 1);
    QVERIFY(wanted[0].kind == Command::Kind::Set && wanted[0].values.front().second == "2");
    give(frame, "b|a|c"); // has no effect
    press(frame);
    QCOMPARE(wanted.size(), std::size_t(1));
    give(frame, "a|b|c");
    press(frame);
    QCOMPARE(wanted.size(), std::size_t(2));
    QCOMPARE(runs.size(), 2);
    QCOMPARE(wanted[1].values.front().second, std::string("0.5"));
}

void LessonQuestionsTest::aWrongRunIsAnsweredWithWhatItLacked() {
    Check check;
    check.kind = Check::Kind::Measure;
    check.probe.measure = "x";
    check.unit = "m";
    check.expected.value = 550;
    check.expected.tolerance = {0.5, false};
    check.conditions = {{"step", {"1"}, {}, {}}, {"acceleration", {"10"}, {}, {}}};
    Experiment experiment = asStaged(*m_panel);
    experiment.step = 0.5;
    experiment.parameters.set("acceleration", 9.0);
    const std::map<std::string, Judgement> none;
    bool isPuzzle = false;
    const auto reaction = [&](const Table& table) {
        const CheckContext context{*m_panel->lesson(), {experiment, table, {}, {}}, none};
        return plainText(runReaction(check, evaluate(check, context), experiment, QLocale::c(), isPuzzle));
    };
    QCOMPARE(reaction(Table()), QString()); // nothing has run yet
    const QString said = reaction(runTo(525));
    // The run is one of several: only the next one is named. A value that is the task is not.
    QCOMPARE(said, QString("Next: step size h, 1 s."));
    isPuzzle = true; // a question of the step asks for it
    QCOMPARE(reaction(runTo(525)), QString());
    isPuzzle = false;
    experiment.step = 1;
    QCOMPARE(reaction(runTo(560)), QString("You measured 560 m. Almost: a little less."));
    experiment.parameters.set("acceleration", 10.0);
    QCOMPARE(reaction(runTo(560)), QString("You measured 560 m. Almost: a little less."));
    QCOMPARE(reaction(runTo(530)), QString("You measured 530 m. Almost: a little more."));
    QCOMPARE(reaction(runTo(100)), QString("You measured 100 m. That is not enough."));
    QCOMPARE(reaction(runTo(900)), QString("You measured 900 m. That is too much."));
    QCOMPARE(reaction(runTo(-550)), QString("You measured \u2212550 m. That is the other direction."));
    QCOMPARE(reaction(runTo(550)), QString());
}

/// With the mouse and the keyboard only.
void LessonQuestionsTest::theFocusGoesToTheNextThingToDo() {
    m_panel->goTo(Predict);
    QuestionFrame* guess = frameOf(*m_panel, "guess");
    QTest::mouseClick(guess->findChild<QRadioButton*>("half"), Qt::LeftButton, {}, QPoint(5, 8));
    QuestionFrame* where = frameOf(*m_panel, "where");
    const QPoint before = where->mapTo(m_panel.get(), QPoint());
    QTest::mouseClick(guess->findChild<QPushButton*>("answer"), Qt::LeftButton);
    QCoreApplication::processEvents();
    const QPoint after = where->mapTo(m_panel.get(), QPoint());
    QCOMPARE(after.x(), before.x());
    QVERIFY2(after.y() >= before.y(), "what lies below moved up under the pointer");
    QVERIFY(QApplication::focusWidget() != nullptr && where->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClicks(QApplication::focusWidget(), "500");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(m_panel->walk().isDone(Predict));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // on "Next"
    QCOMPARE(m_panel->step(), std::size_t(Do));
}

void LessonQuestionsTest::hintsCostNoTryAndTheReasonStaysAfterRight() {
    m_panel->goTo(Observe);
    QuestionFrame* frame = frameOf(*m_panel, "error");
    QToolButton* hint = nullptr;
    for (QToolButton* button : frame->findChildren<QToolButton*>())
        if (button->isVisible() && button->text() == "Hint") hint = button;
    QVERIFY(hint != nullptr);
    QTest::mouseClick(hint, Qt::LeftButton);
    QVERIFY(saidBy(frame).contains("It is proportional."));
    QVERIFY(m_panel->progress().questions.count("error") == 0 ||
            m_panel->progress().questions.at("error").tries == 0);
    give(frame, "12.5");
    press(frame);
    QVERIFY(marksIn(frame).contains(Mark::Right));
    QVERIFY2(saidBy(frame).contains("A quarter of 50 m."), qPrintable(saidBy(frame)));
    QVERIFY(!hint->isVisible());
}

void LessonQuestionsTest::aLongTextIsBelowTheOther() {
    SideBySide both;
    both.setTitles("Your sentence", "A model answer");
    both.resize(600, 300);
    both.show();
    const auto placeOf = [&both](int which) {
        RichText* text = both.findChildren<RichText*>().at(which);
        return text->mapTo(&both, QPoint());
    };
    both.setTexts("It adds.", "It adds rectangles.");
    QCoreApplication::processEvents();
    QVERIFY(placeOf(1).x() > placeOf(0).x() && placeOf(1).y() == placeOf(0).y());
    both.setTexts("It adds.", std::string(200, 'a'));
    QCoreApplication::processEvents();
    QVERIFY(placeOf(1).x() == placeOf(0).x() && placeOf(1).y() > placeOf(0).y());
}

void LessonQuestionsTest::aSentenceIsShownBesideTheModelAnswer() {
    m_panel->goTo(Explain);
    QuestionFrame* frame = frameOf(*m_panel, "why");
    auto* both = frame->findChild<SideBySide*>();
    QVERIFY(!both->isVisible());
    give(frame, "It *adds* $5\nrectangles.");
    QTest::keyClick(frame->findChild<QPlainTextEdit*>(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(both->isVisible());
    QCOMPARE(both->rightText(), QString("Because of the rectangles."));
    QVERIFY(marksIn(frame).isEmpty());
    QVERIFY(m_panel->walk().isDone(Explain));
    const RichText* own = both->findChild<RichText*>();
    QVERIFY(own->document()->toPlainText().contains("It *adds* $5")); // as typed
}

void LessonQuestionsTest::marksCanBeSeenInEveryTheme() {
    for (const Theme theme :
         {Theme::Light, Theme::Dark, Theme::Print, Theme::HighContrast, Theme::BlackAndWhite}) {
        const ThemeColours& colours = coloursOf(theme);
        for (const Mark mark : {Mark::Open, Mark::Done, Mark::Right, Mark::Wrong, Mark::Unclear})
            for (const QColor& ground : {colours.card, colours.window})
                QVERIFY(contrast(markColour(mark, paletteOf(theme)), ground) >= 4.5);
    }
}

void LessonQuestionsTest::measuredNumbersAreShownAsPeopleWriteThem() {
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
    for (const double value : {550.0, 0.00148, -9.78, 4995430.5}) // and can be typed in again
        QCOMPARE(*typedNumber(numberShown(value, 8, "", german).toStdString()), value);
}

void LessonQuestionsTest::answersFieldsAndFilesReadTheSameNumbers_data() {
    QTest::addColumn<std::optional<double>>("value");
    QTest::addColumn<bool>(
        "inFiles"); // files and the command line have no comma, blank or sign of a language
    const auto row = [](const char* text, std::optional<double> value, bool inFiles) {
        QTest::newRow(text) << value << inFiles;
    };
    for (const char* text : {"0.5", ".5", "1/2", "5e-1", "0.50", "2.5E-1/0.5"}) row(text, 0.5, true);
    for (const char* text : {"0,5", ",5", "+0.5", "1 / 2", " 0,5 ", "5e\u22121"}) row(text, 0.5, false);
    row("1/3", 1.0 / 3, true);
    row("2e-3", 2e-3, true);
    row("-1/60", -1.0 / 60, true);
    row("1,5", 1.5, false);
    row("\u22121,5", -1.5, false);
    for (const char* text :
         {"", "-", "e", "1/0", "1/", "/2", "1/2/3", "--1", "1,000.5", "1,0,5", "1 000", "1e999", "1e5.5"})
        row(text, std::nullopt, false);
}

void LessonQuestionsTest::answersFieldsAndFilesReadTheSameNumbers() {
    QFETCH(std::optional<double>, value);
    QFETCH(bool, inFiles);
    const std::string text = QTest::currentDataTag();
    const std::string what = "\"" + text + "\"";

    constexpr double before = 77;
    NumberEdit edit;
    edit.setRange(-1e300, 1e300);
    edit.setValue(before);
    const double inField = edit.valueFromText(QString::fromStdString(text));
    QVERIFY2(inField == value.value_or(before), (what + " in a field: " + std::to_string(inField)).c_str());

    Question question = numberQuestion("n", false);
    AskedNumber& asked = std::get<NumberQuestion>(question.kind).number;
    asked.answer = value.value_or(before);
    asked.tolerance = {};
    const Judgement judgement = judge(question, {"n", "", text, {}}, 0);
    QVERIFY2(judgement.verdict == (value ? Verdict::Right : Verdict::Unreadable),
             (what + " as an answer: " + std::to_string(static_cast<int>(judgement.verdict))).c_str());

    std::optional<double> inFile;
    try {
        inFile = parseNumber(text);
    } catch (const InputError&) {}
    QVERIFY2(inFile == (inFiles ? value : std::nullopt),
             (what + " in a file: " + (inFile ? std::to_string(*inFile) : "no number")).c_str());
}

REGISTER_TEST(LessonQuestionsTest)

} // namespace timestep::lesson_questions_test
#include "lesson_questions.moc"
