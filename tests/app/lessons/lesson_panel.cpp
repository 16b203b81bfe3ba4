// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lessons/lesson_fixture.h"

#include "app/lesson/elements/heading.h"
#include "app/lesson/pages/finding_row.h"
#include "app/lesson/panel/lesson_list.h"
#include "app/lesson/panel/notice_bar.h"
#include "core/run/experiment/setting_key.h"
#include "lessons/read/library.h"
#include "tests/tools.h"

#include <QAccessible>
#include <QListWidget>
#include <QScrollArea>
#include <QToolButton>

#include <ctime>
#include <limits>

namespace timestep::lesson_panel_test {
using namespace timestep::lesson_fixture;

class LessonPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_panel.reset(); }
    void aCheckThatHeldStaysDone();
    void anotherLanguageKeepsStepAnswersAndDrafts();
    void progressOpensTheLessonWhereItWasLeft();
    void nextLeadsFromEveryStepToTheEnd();
    void theEndListsPredictionsOpenStepsAndTheChart();
    void linksBecomeCommandsAndBadLinksAreReported();
    void aProblemLeavesTheOpenLessonAlone();
    void keysTurnThePagesAndFocusGoesToTheTop();
    void theCodeFollowsTheMethod();
    void everyControlHasAName();
    void tabFollowsTheReadingOrder();
    void twiceTheTypeFitsIntoANarrowPanel();
    void theListShowsHowFarEachLessonIs();
    void everyBundledLessonOpensInEveryLanguage();
    void theWorkOfAPageGrowsWithItsLengthOnly_data();
    void theWorkOfAPageGrowsWithItsLengthOnly();

private:
    std::unique_ptr<OpenPanel> m_panel;
};

void LessonPanelTest::init() {
    m_panel = std::make_unique<OpenPanel>();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void LessonPanelTest::aCheckThatHeldStaysDone() {
    m_panel->goTo(Do);
    QSignalSpy progress(m_panel.get(), &LessonPanel::progressChanged);
    CheckRow* row = rowOf(*m_panel, "x-again");
    QCOMPARE(marksIn(row), QList<Mark>{Mark::Open});
    m_panel->showRun({asStaged(*m_panel), runTo(530), {}, {}}); // of the step before
    QCOMPARE(marksIn(row), QList<Mark>{Mark::Open});
    m_panel->showRun({asStaged(*m_panel), runTo(540), {}, {}});
    QCOMPARE(marksIn(row), (QList<Mark>{Mark::Open, Mark::Open}));
    QVERIFY2(row->accessibleDescription().contains("You measured 540 m. Almost: a little more."),
             qPrintable(row->accessibleDescription()));
    QVERIFY(!m_panel->walk().isDone(Do));
    m_panel->showRun({asStaged(*m_panel), runTo(550.25), {}, {}});
    QVERIFY(m_panel->walk().isDone(Do));
    QCOMPARE(progress.count(), 1);
    for (const double later : {540.0, 0.0}) {
        m_panel->showRun({asStaged(*m_panel), runTo(later), {}, {}});
        QCOMPARE(marksIn(row), QList<Mark>{Mark::Right});
        QVERIFY(m_panel->walk().isDone(Do));
        QCOMPARE(*m_panel->progress().checks.at("x-again").measured, 550.25);
    }
    QCOMPARE(progress.count(), 1);
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
    std::get<NumberQuestion>(question.kind).feedback[0].text = "Das ist mit einer halben Sekunde.";
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

void LessonPanelTest::nextLeadsFromEveryStepToTheEnd() {
    QSignalSpy finished(m_panel.get(), &LessonPanel::finished);
    for (std::size_t step = 0; step < End; ++step) {
        QCOMPARE(m_panel->step(), step);
        QPushButton* next = nullptr;
        for (QPushButton* button : m_panel->findChildren<QPushButton*>())
            if (button->isVisible() && button->text().contains("›")) next = button;
        QVERIFY(next && next->isEnabled());
        if (step + 1 < End)
            QCOMPARE(next->text().remove('&').startsWith("Skip"), !m_panel->walk().isDone(step));
        next->click();
    }
    QCOMPARE(finished.count(), 1);
    QVERIFY(m_panel->progress().finished);
    QVERIFY(!m_panel->walk().isLocked());
}

void LessonPanelTest::theEndListsPredictionsOpenStepsAndTheChart() {
    m_panel->goTo(Predict);
    give(frameOf(*m_panel, "where"), "500");
    press(frameOf(*m_panel, "where"));
    m_panel->goTo(Do);
    m_panel->showRun({asStaged(*m_panel), runTo(550), {}, {}});
    m_panel->goTo(End);
    QString text;
    for (const RichText* part : m_panel->findChildren<RichText*>())
        if (part->isVisible()) text += part->markdown() + '\n';
    for (const Heading* part : m_panel->findChildren<Heading*>())
        if (part->isVisible()) text += part->text() + '\n';
    QVERIFY(text.contains("Half of it is left."));
    QVERIFY(text.contains("500\u00a0m") && text.contains("550\u00a0m"));
    QVERIFY(text.contains("Step observe"));
    QVERIFY(!text.contains("Step do"));
    int wrong = 0;
    for (const FindingRow* row : m_panel->findChildren<FindingRow*>())
        if (row->isVisible() && marksIn(row).contains(Mark::Wrong)) ++wrong;
    QCOMPARE(wrong, 0); // 500 is within a tenth of 550
    QVERIFY(text.contains("Close: 50"));
    QSignalSpy chart(m_panel.get(), &LessonPanel::chartWanted);
    for (QPushButton* button : m_panel->findChildren<QPushButton*>())
        if (button->isVisible() && button->text().contains("chart")) button->click();
    QCOMPARE(chart.count(), 1);
    QCOMPARE(chart[0][0].toString(), QString("error"));
    QStringList actions;
    connect(m_panel.get(), &LessonPanel::actionWanted, this, [&](const QString& id) { actions << id; });
    for (QPushButton* button : m_panel->findChildren<QPushButton*>())
        for (const char* what : {"Save the result", "Write a report", "Other"})
            if (button->isVisible() && button->text().contains(what)) button->click();
    QCOMPARE(actions, QStringList({"save-result", "report", "lessons"}));
}

void LessonPanelTest::linksBecomeCommandsAndBadLinksAreReported() {
    Command last;
    int commands = 0;
    connect(m_panel.get(), &LessonPanel::commandWanted, this, [&](const Command& command) {
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
    m_panel->reload(lessonForTests()); // corrected
    QVERIFY(!notice->isVisible());
}

void LessonPanelTest::keysTurnThePagesAndFocusGoesToTheTop() {
    const auto focused = [] { return QApplication::focusWidget()->accessibleName(); };
    QTest::keyClick(m_panel.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_panel->step(), std::size_t(Predict));
    QCOMPARE(focused(), QString("Predict: Step predict"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(m_panel->step(), std::size_t(Do));
    QTest::keyClick(m_panel.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(m_panel.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QTest::keyClick(m_panel.get(), Qt::Key_Left, Qt::AltModifier); // there is no step before the first
    QCOMPARE(m_panel->step(), std::size_t(Read));
    QCOMPARE(focused(), QString("Read: Step read"));
}

void LessonPanelTest::theCodeFollowsTheMethod() {
    const auto code = [this] {
        for (const QPlainTextEdit* text : m_panel->findChildren<QPlainTextEdit*>())
            if (text->isVisible() && text->isReadOnly()) return text->toPlainText();
        return QString();
    };
    const auto fold = [this] {
        for (QToolButton* button : m_panel->findChildren<QToolButton*>())
            if (button->isVisible() && button->text() == "Lines of the method")
                QTest::mouseClick(button, Qt::LeftButton);
    };
    m_panel->goTo(Do);
    QCOMPARE(code(), QString()); // it is a block of an earlier step
    fold();
    const QString before = code();
    QVERIFY(!before.isEmpty());
    Experiment changed = asStaged(*m_panel);
    setByKey(changed, "integrator",
             changed.runs[0].method.choice("integrator") == "explicit-euler" ? "velocity-verlet"
                                                                             : "explicit-euler");
    m_panel->showRun({changed, {}, {}, {}});
    const QString after = code();
    QVERIFY(!after.isEmpty() && after != before);
    m_panel->next(); // carried over to the next step, with what the learner chose, but folded
    QCOMPARE(code(), QString());
    fold();
    QCOMPARE(code(), after);
    fold();
    QCOMPARE(code(), QString());
    m_panel->back(); // the exact scene of the step
    fold();
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
    QWidget window;
    auto* before = new QLineEdit(&window);
    auto* panel = new LessonPanel(&window);
    auto* after = new QLineEdit(&window);
    panel->setGeometry(0, 40, 420, 1600);
    window.resize(420, 1700);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    panel->open(lessonForTests(), {});
    panel->goTo(Observe);
    QCoreApplication::processEvents();
    before->setFocus();
    // Through the panel in one pass, from the head over the page to the bar, and out of it.
    int stops = 0, lowest = -1;
    QStringList visited;
    for (QTest::keyClick(before, Qt::Key_Tab); QApplication::focusWidget() != after;
         QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab)) {
        QWidget* now = QApplication::focusWidget();
        QVERIFY(panel->isAncestorOf(now) && ++stops < 40);
        visited << now->metaObject()->className() + QString(" ") + now->accessibleName();
        const int top = now->mapTo(panel, QPoint(0, 0)).y(), bottom = top + now->height();
        QVERIFY2(bottom > lowest, now->metaObject()->className());
        lowest = std::max(lowest, top);
    }
    QVERIFY2(stops > 8, qPrintable(visited.join(", ")));
}

void LessonPanelTest::twiceTheTypeFitsIntoANarrowPanel() {
    QFont large = m_panel->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    m_panel->setFont(large);
    m_panel->resize(480, 800);
    auto* scroll = m_panel->findChild<QScrollArea*>();
    for (std::size_t step = 0; step <= End; ++step) {
        m_panel->goTo(step);
        QCoreApplication::processEvents();
        QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
                 qPrintable(QString("step %1: %2 px").arg(step).arg(scroll->widget()->width())));
        QCOMPARE(m_panel->width(), 480);
    }
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
    lessons[3].fault = InputError(Sentence::verbatim("there is no title"));
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
    m_panel->resize(660, 800); // the tab of the lesson at 200 % of 1366 x 768
    auto* scroll = m_panel->findChild<QScrollArea*>();
    for (const LessonInfo& info : lessons) {
        QVERIFY2(!info.fault, info.fault ? info.fault->what() : "");
        for (const std::string& language : info.languages) {
            m_panel->open(loadLesson(info.folder, language), {});
            for (std::size_t step = 0; step <= m_panel->lesson()->steps.size(); ++step) {
                m_panel->goTo(step);
                QCoreApplication::processEvents();
                const QString place = QString("%1 (%2), step %3, %4 px")
                                          .arg(info.id.c_str(), language.c_str())
                                          .arg(step)
                                          .arg(scroll->widget()->width());
                QString wide = place;
                for (const QWidget* part : scroll->widget()->findChildren<QWidget*>())
                    if (part->isVisible() &&
                        part->minimumSizeHint().width() > scroll->viewport()->width() - 20)
                        wide += QStringLiteral(", %1 %2").arg(part->metaObject()->className(),
                                                              part->objectName());
                QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), qPrintable(wide));
            }
        }
    }
}

void LessonPanelTest::theWorkOfAPageGrowsWithItsLengthOnly_data() {
    QTest::addColumn<QString>("part");
    for (const char* part : {"word ", "A sentence.\n\n", "$x^2$ ", "$$\\frac{a}{b}$$\n\n", "`x` ", "**b** ",
                             "* item\n", "[a] ", "[run](action:run) ", "| a | b |\n"})
        QTest::newRow(part) << QString(part);
}

/// Eight times the text does not take 64 times as long. Formulas and links of one paragraph take up to 25
/// times.
void LessonPanelTest::theWorkOfAPageGrowsWithItsLengthOnly() {
    QFETCH(QString, part);
    const auto seconds = [&](int parts) {
        Lesson lesson = lessonForTests();
        const QString table = part.startsWith('|') ? "| a | b |\n|---|---|\n" : QString();
        lesson.steps[Read].blocks = {Prose{(table + part.repeated(parts)).toStdString(), 1}};
        std::clock_t best = std::numeric_limits<std::clock_t>::max();
        for (int i = 0; i < 2; ++i) {
            const std::clock_t begin = std::clock();
            m_panel->open(lesson, {});
            QCoreApplication::sendPostedEvents();
            m_panel->grab();
            best = std::min(best, std::clock() - begin);
        }
        return static_cast<double>(best) / CLOCKS_PER_SEC;
    };
    const double few = seconds(60), many = seconds(480);
    QVERIFY(many < 48 * few + 0.1);
}

REGISTER_TEST(LessonPanelTest)

} // namespace timestep::lesson_panel_test
#include "lesson_panel.moc"
