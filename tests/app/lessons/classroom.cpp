// SPDX-License-Identifier: GPL-3.0-or-later
// The window in a class: course map, learners, results, votes in front of a projector, lessons that are being
// written.
#include "app/classroom/learner_dialog.h"
#include "app/classroom/result_file.h"
#include "app/classroom/vote_card.h"
#include "app/classroom/vote_dots.h"
#include "app/cli/command_line.h"
#include "app/course/course_hero.h"
#include "app/course/course_map.h"
#include "app/course/course_page.h"
#include "app/course/lesson_node.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/lesson/pictures/lesson_picture.h"
#include "app/paths.h"
#include "app/plots/plot_card.h"
#include "app/window/actions/actions.h"
#include "app/window/lessons/lesson_controller.h"
#include "lessons/read/library.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/formula/rich_text.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>

namespace timestep::classroom_test {

namespace {

LessonInfo lesson(int number, const std::string& id, const std::string& buildsOn = {}) {
    LessonInfo info;
    info.number = number;
    info.id = id;
    info.title = "Lesson called " + id;
    info.buildsOn = buildsOn;
    info.minutes = 10 + number;
    info.level = "beginner";
    return info;
}

const std::vector<LessonInfo> course{lesson(1, "a"),      lesson(2, "b"),        lesson(3, "c", "b"),
                                     lesson(4, "d", "b"), lesson(5, "e", "d"),   lesson(6, "f", "a"),
                                     lesson(7, "g", "e"), lesson(8, "h", "none")};

LessonNode* nodeOf(const CourseMap& map, const char* title) {
    for (LessonNode* node : map.nodes())
        if (node->text().title == QString("Lesson called ") + title) return node;
    return nullptr;
}

} // namespace

class Classroom : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open(const WindowOptions& options = {}) {
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(options, m_language);
        window->show();
        return window;
    }

    LanguageSwitch m_language;

private slots:
    void init() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    void lessonsHaveDistinctPlacesAfterTheirParents() {
        std::vector<LessonInfo> circle = course;
        circle.push_back(lesson(9, "i", "j"));
        circle.push_back(lesson(10, "j", "i"));
        for (const auto& lessons : {course, circle, listLessons({bundledLessonsFolder()}), {}}) {
            for (const int columns : {1, 3, 6}) {
                const std::vector<CoursePlace> places = courseLayout(lessons, columns);
                QCOMPARE(places.size(), lessons.size());
                std::set<std::pair<int, int>> taken;
                std::map<int, std::size_t> sectionOfRow;
                for (const CoursePlace& place : places) {
                    QVERIFY(place.row >= 0 && place.column >= 0 && place.column < columns);
                    QVERIFY(taken.emplace(place.column, place.row).second);
                    // A row belongs to one section.
                    QCOMPARE(sectionOfRow.emplace(place.row, place.section).first->second, place.section);
                }
            }
        }
        const auto places = courseLayout(course, 6);
        QCOMPARE(places[6].row, 1); // lesson 7 begins the second section
        QCOMPARE(places[6].parent, 4);
        QCOMPARE(places[7].parent, -1);
    }

    void everyBundledLessonHasAPictureAndAQuestion() {
        for (const LessonInfo& lesson : listLessons({bundledLessonsFolder()})) {
            QVERIFY2(hasLessonPicture(lesson.id), lesson.id.c_str());
            // The first question in the text that does not come from an earlier lesson.
            QFile file(QString::fromStdString(lesson.folder) + "/lesson.md");
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            static const QRegularExpression ask("\nask: (?:\\|\\s+)?([^\n]+)");
            const QString first = ask.match(text, text.indexOf("```yaml question")).captured(1);
            QVERIFY2(first.size() > 10 && QString::fromStdString(openingQuestion(lesson)).startsWith(first),
                     qPrintable(first));
        }
        QVERIFY(!hasLessonPicture("a lesson of my own"));
    }

    void theMapSaysWhatToDoNext() {
        const auto window = open();
        window->showCourse();
        QPushButton& go = window->course().hero().button();
        QCOMPARE(go.text(), QString("Start here"));
        QCOMPARE(window->course().hero().lesson(), QString("break-it"));
        QVERIFY(window->openLesson("energy-drift-or-wobble"));
        window->lessonPanel().goTo(1);
        window->lessonPanel().goTo(2);
        window->showCourse();
        QCOMPARE(go.text(), QString("Go on with lesson 4, step 3"));
        for (const LessonNode* node : window->course().map().nodes())
            if (node->text().number == 4) {
                QVERIFY2(node->text().state.contains(" of "), qPrintable(node->text().state));
                QVERIFY(node->text().part > 0 && node->text().part < 1);
            } else {
                QCOMPARE(node->text().state, QString());
            }
        go.click();
        QVERIFY(!window->isCourseShown());
        QCOMPARE(window->lessonPanel().step(), std::size_t(2));
    }

    /// Turning pages does not finish a lesson, and its end leads to the next one.
    void pagesThatAreTurnedAreNotStepsThatAreDone() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        for (std::size_t step = 0; step <= window->lessonPanel().lesson()->steps.size(); ++step)
            window->lessonPanel().goTo(step);
        QVERIFY(window->lessonPanel().walk().isAtEnd());
        auto* next = window->lessonPanel().findChild<QPushButton*>("start-next");
        QVERIFY(next != nullptr && next->isVisible());
        window->showCourse();
        for (const LessonNode* node : window->course().map().nodes())
            if (node->text().number == 2) QVERIFY(node->text().mark != Mark::Done && node->text().part > 0);
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->lessonPanel().goTo(window->lessonPanel().lesson()->steps.size());
        window->lessonPanel().findChild<QPushButton*>("start-next")->click();
        QTRY_COMPARE(window->lessonPanel().lesson()->number, 3);
        QVERIFY(window->view().isVisible());
    }

    void thePathsAreThoseOfTheCurriculum() {
        std::map<std::string, std::vector<int>> numbers;
        for (const CoursePath& path : coursePaths()) numbers[std::string(path.id)] = path.numbers;
        QCOMPARE(numbers.at("taster"), (std::vector<int>{2, 3}));
        QCOMPARE(numbers.at("games"), (std::vector<int>{1, 2, 3, 9, 10, 11, 12, 13, 15, 18, 19, 20}));
        QCOMPARE(numbers.at("physics"), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 21, 22, 23, 24}));
        QCOMPARE(numbers.at("makers"), (std::vector<int>{1, 11, 12, 14, 17}));
        QCOMPARE(lessonsOf(coursePaths().front(), course).size(), course.size());
        QCOMPARE(lessonsOf(coursePaths()[1], course), (std::vector<std::size_t>{1, 2}));
    }

    /// ... and each contains the lessons on which its lessons build; the taster fits into 45 minutes.
    void everyPathHoldsWhatItNeeds() {
        const std::vector<LessonInfo> lessons = listLessons({bundledLessonsFolder()});
        for (const CoursePath& path : coursePaths()) {
            std::set<std::string> met;
            int minutes = 0;
            for (const std::size_t i : lessonsOf(path, lessons)) {
                const LessonInfo& lesson = lessons[i];
                QVERIFY2(lesson.buildsOn.empty() || met.contains(lesson.buildsOn), lesson.id.c_str());
                met.insert(lesson.id);
                minutes += lesson.minutes;
            }
            if (path.id == "taster") QVERIFY2(minutes <= 45, std::to_string(minutes).c_str());
        }
    }

    void theMapIsWalkedWithTheKeyboard() {
        const QTemporaryDir folder;
        CoursePage page;
        page.resize(1280, 760);
        page.show(course, ProgressStore(folder.path()), {}, "b");
        page.QWidget::show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        CourseMap& map = page.map();
        map.setFocus();
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(nodeOf(map, "b")));
        const auto press = [&](int key, const char* where) {
            QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
            QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(nodeOf(map, where)));
        };
        press(Qt::Key_Right, "c");
        press(Qt::Key_Down, "h");  // the second row begins with g
        press(Qt::Key_Right, "h"); // no lesson is to the right of it
        press(Qt::Key_Left, "g");
        press(Qt::Key_Up, "a");
        press(Qt::Key_End, "h");
        press(Qt::Key_Home, "a");
        press(Qt::Key_End, "h");
        // Every lesson is reached from the first one.
        std::set<QWidget*> seen{nodeOf(map, "a")};
        for (bool grown = true; grown;) {
            grown = false;
            for (QWidget* from : std::set<QWidget*>(seen))
                for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                    from->setFocus();
                    QTest::keyClick(from, key);
                    grown = seen.insert(QApplication::focusWidget()).second || grown;
                }
        }
        QCOMPARE(seen.size(), course.size());
        QSignalSpy chosen(&page, &CoursePage::lessonChosen), closed(&page, &CoursePage::closed);
        nodeOf(map, "e")->setFocus();
        QTest::keyClick(nodeOf(map, "e"), Qt::Key_Return);
        QCOMPARE(chosen.at(0).at(0).toString(), QString("e"));
        QTest::mouseClick(nodeOf(map, "c"), Qt::LeftButton);
        QCOMPARE(chosen.at(1).at(0).toString(), QString("c"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(closed.size(), 1);
    }

    void theMapIsOneTabStopAndSaysWhatItShows() {
        const QTemporaryDir folder;
        const ProgressStore store(folder.path());
        LessonProgress done;
        done.lesson = "c";
        done.started = timeStamp();
        done.finished = true;
        store.save(done);
        CoursePage page;
        page.show(course, store, {"Ada", 7}, {});
        page.setPath("taster");
        int stops = 0;
        for (LessonNode* node : page.map().nodes())
            stops += (node->focusPolicy() & Qt::TabFocus) != 0 ? 1 : 0;
        QCOMPARE(stops, 1);
        const LessonNode* node = nodeOf(page.map(), "c");
        QAccessibleInterface* said = QAccessible::queryAccessibleInterface(const_cast<LessonNode*>(node));
        QCOMPARE(said->role(), QAccessible::Button);
        QCOMPARE(said->text(QAccessible::Name), QString("Lesson 3: Lesson called c"));
        const QString more = said->text(QAccessible::Description);
        for (const char* part : {"13 min", "beginner", "done", "Lesson called b", "number 2 of this path"})
            QVERIFY2(more.contains(part), qPrintable(more));
        QVERIFY(nodeOf(page.map(), "e")->accessibleDescription().contains("not on this path"));
        page.setPath("all");
        QVERIFY(!nodeOf(page.map(), "e")->accessibleDescription().contains("path"));
        for (const QWidget* widget : page.findChildren<QWidget*>())
            if ((widget->focusPolicy() & Qt::TabFocus) != 0) {
                auto* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                QVERIFY2(!face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            }
    }

    void aDamagedLessonIsOnTheMapAndCannotBeOpened() {
        std::vector<LessonInfo> lessons = course;
        lessons[2].fault = InputError(Sentence::verbatim("this is wrong"));
        const QTemporaryDir folder;
        CoursePage page;
        page.show(lessons, ProgressStore(folder.path()), {}, {});
        QSignalSpy chosen(&page, &CoursePage::lessonChosen);
        nodeOf(page.map(), "c")->click();
        QCOMPARE(chosen.size(), 0);
        QVERIFY(nodeOf(page.map(), "c")->toolTip().contains("this is wrong"));
    }

    void theCourseMapOpensALessonInTheWindow() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QVERIFY(!window->isCourseShown());
        window->actions().at("course")->trigger();
        QVERIFY(window->isCourseShown());
        for (LessonNode* node : window->course().map().nodes())
            if (node->text().number == 5) node->click();
        QVERIFY(!window->isCourseShown());
        QCOMPARE(window->lessonPanel().lesson()->number, 5);
        window->showCourse();
        QVERIFY(window->openScene("pendulum"));
        QVERIFY(!window->isCourseShown());
    }

    void everyLearnerContinuesWhereTheyLeft() {
        const LearnerStore store;
        {
            const auto window = open();
            QVERIFY(window->openLesson("ten-steps-of-euler"));
            window->lessonPanel().goTo(2);
            window->setLearner(store.enter("Ada"));
            QCOMPARE(window->lessonPanel().step(), std::size_t(0));
            window->lessonPanel().goTo(4);
            window->setLearner(store.enter("Ben"));
            QCOMPARE(window->lessonPanel().step(), std::size_t(0));
            window->setLearner(store.enter("ada"));
            QCOMPARE(window->lessonPanel().step(), std::size_t(4));
            window->setLearner({});
            QCOMPARE(window->lessonPanel().step(), std::size_t(2));
            QVERIFY(window->openScene("pendulum")); // beside a scene, too
            window->setLearner(store.enter("Ada"));
            QCOMPARE(window->lessonPanel().step(), std::size_t(4));
            window->close();
        }
        const auto window = open(); // the next day
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QCOMPARE(window->lessonPanel().step(), std::size_t(4));
    }

    void theDialogTakesANameOrOneThatWasHere() {
        const QTemporaryDir folder;
        const LearnerStore store(folder.path());
        store.enter("Ada");
        LearnerDialog dialog(store, {});
        dialog.show();
        auto* name = dialog.findChild<QLineEdit*>();
        QTest::keyClicks(name, "  Ben  B ");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.chosen().name, QString("Ben B"));
        LearnerDialog again(store, {});
        auto* list = again.findChild<QListWidget*>();
        QCOMPARE(list->count(), 2);
        list->setCurrentRow(0);
        emit list->itemActivated(list->item(0));
        QCOMPARE(again.chosen().name, QString("Ada"));
    }

    void aVoteLocksTheRunAndIsShownBesideTheOutcome() {
        const auto window = open();
        QVERIFY(window->openLesson("many-sticks-relaxation"));
        VoteCard& vote = window->vote();
        QVERIFY(!vote.isVisible());
        window->actions().at("projector")->trigger();
        std::size_t asked = 0;
        const auto lesson = window->lessonPanel().lesson();
        while (VoteCard::votedIn(*lesson, asked) == nullptr) ++asked;
        window->lessonPanel().goTo(asked);
        QVERIFY(vote.isVisible());
        QVERIFY(window->workbench().isLocked());
        const QList<QSpinBox*> counts = vote.findChildren<QSpinBox*>();
        QCOMPARE(static_cast<std::size_t>(counts.size()),
                 std::get<ChoiceQuestion>(VoteCard::votedIn(*lesson, asked)->kind).choices.size());
        for (int i = 0; i < counts.size(); ++i) {
            QVERIFY(!counts[i]->accessibleName().isEmpty());
            counts[i]->setValue(3 * i + 1);
        }
        const auto closeButton = [&] {
            const auto buttons = vote.findChildren<QPushButton*>();
            return buttons[buttons.size() - 2];
        };
        closeButton()->click();
        QVERIFY(vote.isClosed());
        QVERIFY(!counts[0]->isEnabled());
        QVERIFY(!window->workbench().isLocked());
        window->lessonPanel().goTo(asked + 1);
        QVERIFY(vote.isVisible());
        QCOMPARE(vote.counts(), (std::vector<int>{1, 4, 7, 10}));
        window->runToEnd();
        QTRY_VERIFY([&] {
            for (const QLabel* label : vote.findChildren<QLabel*>())
                if (label->text().startsWith("Outcome: ")) return true;
            return false;
        }());
        // The comments on the choices appear when the user asks for them.
        auto* explain = vote.findChildren<QPushButton*>().last();
        const auto explained = [&] {
            const auto texts = vote.findChildren<RichText*>();
            return std::count_if(texts.begin(), texts.end(),
                                 [](const RichText* text) { return !text->isHidden(); });
        };
        QCOMPARE(explained(), 0);
        explain->click();
        QCOMPARE(explained(), 4);
        // A class vote writes no prediction into the progress.
        QVERIFY(window->lessonPanel().progress().questions.empty());
        window->lessonPanel().goTo(asked);
        closeButton()->click(); // vote again
        QVERIFY(window->workbench().isLocked());
        window->actions().at("projector")->trigger();
        QVERIFY(!vote.isVisible());
    }

    void votesOnANumberAreShownBesideTheOutcome() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->actions().at("projector")->trigger();
        const auto lesson = window->lessonPanel().lesson();
        std::size_t asked = 0;
        const auto isNumber = [&] {
            const Question* question = VoteCard::votedIn(*lesson, asked);
            return question != nullptr && question->prediction &&
                   std::holds_alternative<NumberQuestion>(question->kind);
        };
        while (asked < lesson->steps.size() && !isNumber()) ++asked;
        QVERIFY(asked < lesson->steps.size());
        window->lessonPanel().goTo(asked);
        VoteCard& vote = window->vote();
        QTRY_VERIFY(vote.isVisible() && window->workbench().isLocked());
        const auto visible = [&](const QString& text) {
            for (QPushButton* button : vote.findChildren<QPushButton*>())
                if (!button->isHidden() && QString(button->text()).remove('&') == text) return button;
            return static_cast<QPushButton*>(nullptr);
        };
        auto* line = vote.findChild<QLineEdit*>();
        QTest::keyClicks(line, "500 450; 550,5");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(vote.numbers(), (std::vector<double>{500, 450, 550.5}));
        QVERIFY(line->text().isEmpty());
        QTest::keyClicks(line, "500 many");
        visible("Add")->click();
        QCOMPARE(vote.numbers().size(), std::size_t(3)); // none of it is accepted, and the typed text stays
        QCOMPARE(line->text(), QString("500 many"));
        line->setText("1e6");
        visible("Add")->click();
        visible("Take back")->click();
        QCOMPARE(vote.numbers(), (std::vector<double>{500, 450, 550.5}));
        visible("Close the vote")->click();
        QVERIFY(line->isHidden() && !line->isEnabled());
        QVERIFY(!window->workbench().isLocked());
        window->lessonPanel().goTo(asked + 1);
        QVERIFY(window->set({{"step", "0.5"}}));
        window->runToEnd();
        auto* dots = vote.findChild<VoteDots*>();
        QTRY_VERIFY(vote.findChild<VoteDots*>()->outcome().has_value());
        dots = vote.findChild<VoteDots*>();
        QVERIFY(dots->accessibleDescription().contains("550.5"));
        // The vote cannot be changed once the outcome is shown.
        QVERIFY(visible("Vote again") == nullptr);
        QCOMPARE(vote.numbers(), (std::vector<double>{500, 450, 550.5}));
        window->actions().at("projector")->trigger();
        QVERIFY(!vote.isVisible());
    }

    void dotsAreInColumnsAndOutliersAtTheBorder() {
        const DotColumns few = dotColumns({1, 1.01, 2, 3}, 2.5, 20);
        QVERIFY(few.from <= 1 && few.to >= 3);
        QCOMPARE(std::accumulate(few.counts.begin(), few.counts.end(), 0), 4);
        QCOMPARE(few.most(), 2);
        const DotColumns far = dotColumns({1, 1.1, 1.2, 1.3, 1.4, 1000, -500}, std::nullopt, 20);
        QCOMPARE(far.above, 1);
        QCOMPARE(far.below, 1);
        QVERIFY(far.to < 10);
        QVERIFY(dotColumns({1, 1.1, 1.2}, 40, 20).to >= 40); // the outcome is always visible
        const DotColumns same = dotColumns({5, 5, 5}, std::nullopt, 20);
        QVERIFY(same.from < 5 && same.to > 5);
        QCOMPARE(same.most(), 3);
        const DotColumns none = dotColumns({}, std::nullopt, 20);
        QVERIFY(none.from < none.to);
    }

    void projectorModeIsLargeAndLightAndCanBeUndone() {
        {
            const auto window = open();
            window->setAppearance(Preferences::Appearance::Dark);
            window->setTypeScale(1.25);
            const double before = QApplication::font().pointSizeF();
            window->setProjector(true);
            QCOMPARE(themeOf(QApplication::palette()), Theme::Light);
            QVERIFY(QApplication::font().pointSizeF() > before);
            window->setProjector(false);
            QCOMPARE(themeOf(QApplication::palette()), Theme::Dark);
            QCOMPARE(QApplication::font().pointSizeF(), before);
            window->setProjector(true);
            window->close();
        }
        QCOMPARE(Preferences::load().appearance, Preferences::Appearance::Dark);
        QCOMPARE(Preferences::load().typeScale, 1.25);
        WindowOptions options;
        options.projector = true;
        const auto window = open(options);
        QVERIFY(window->actions().at("projector")->isChecked());
        QCOMPARE(themeOf(QApplication::palette()), Theme::Light);
        window->setProjector(false);
        window->setTypeScale(1);
        window->setAppearance(Preferences::Appearance::Light);
    }

    void aLessonThatIsBeingWrittenIsReadAgainAndAgain() {
        const QTemporaryDir folder;
        const QString place = folder.filePath("21-of-my-own");
        std::vector<std::string> words{"lesson", "new", place.toStdString()};
        std::ostringstream out, err;
        QCOMPARE(carryOut(words, out, err).exitCode, 0);
        WindowOptions options;
        options.lessons = folder.path().toStdString();
        const auto window = open(options);
        QVERIFY(window->openLesson("of-my-own"));
        window->lessonPanel().goTo(1);
        QFile file(place + "/lesson.md");
        const auto rewrite = [&](const QByteArray& from, const QByteArray& to) {
            QVERIFY(file.open(QIODevice::ReadOnly));
            QByteArray bytes = file.readAll();
            file.close();
            QVERIFY(bytes.contains(from));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(bytes.replace(from, to));
            file.close();
        };
        rewrite("title: 'Of my own'", "title: 'Mine'");
        QTRY_COMPARE(window->lessonPanel().lesson()->title, std::string("Mine"));
        QCOMPARE(window->lessonPanel().step(), std::size_t(1));
        rewrite("scene: cart", "scene: no-such-scene"); // a mistake: the open version stays
        QTest::qWait(400);
        QCOMPARE(window->lessonPanel().lesson()->title, std::string("Mine"));
        rewrite("scene: no-such-scene", "scene: cart");
        rewrite("title: 'Mine'", "title: 'Mended'");
        QTRY_COMPARE(window->lessonPanel().lesson()->title, std::string("Mended"));
    }

    void yourOwnLessonsAreOnTheMap() {
        const QString own =
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/lessons/31-mine";
        std::ostringstream out, err;
        QCOMPARE(carryOut({"lesson", "new", own.toStdString()}, out, err).exitCode, 0);
        const auto window = open();
        window->showCourse();
        const auto& nodes = window->course().map().nodes();
        QVERIFY(std::any_of(nodes.begin(), nodes.end(),
                            [](const LessonNode* node) { return node->text().number == 31; }));
    }
};

REGISTER_TEST(Classroom)

} // namespace timestep::classroom_test
#include "classroom.moc"
