// SPDX-License-Identifier: GPL-3.0-or-later
// The row of toys on the course map, and its covers that move.
#include "tests/app/window/window_parts.h"

#include "app/course/course_page.h"
#include "app/course/cover.h"
#include "app/course/lesson_node.h"
#include "app/course/play_row.h"
#include "app/course/toys.h"
#include "core/run/session/session.h"
#include "lessons/read/library.h"
#include "tests/tools.h"
#include "widgets/editor/world_editor.h"
#include "widgets/look/flat_style.h"
#include "widgets/look/theme.h"
#include "widgets/text/text.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSettings>

#include <cmath>
#include <ctime>
#include <string_view>

namespace timestep::play_test {

class Play : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

    static void look(ToyCard& card, bool at) {
        const QPointF place = at ? QPointF(card.rect().center()) : QPointF(-5, -5);
        if (at) {
            QEnterEvent enter(place, place, card.mapToGlobal(place));
            QCoreApplication::sendEvent(&card, &enter);
        } else {
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(&card, &leave);
        }
    }

private slots:
    void init() { QSettings().clear(); }
    void cleanup() { setReducedMotion(false); }

    void everyCoverIsAShortRunInWhichSomethingMovesFar() {
        for (const Toy& toy : toys()) {
            Session session(onCover(toy)); // events that do not apply would throw
            Frame before, after;
            session.simulation(0).draw(before);
            const Box bounds =
                toy.scene.empty() ? Box{} : findScene(toy.scene)->bounds(session.experiment().parameters);
            double farthest = 0;
            while (session.step()) {
                after.clear();
                session.simulation(0).draw(after);
                for (std::size_t i = 0; i < std::min(before.points.size(), after.points.size()); ++i)
                    farthest = std::max(farthest, std::hypot(after.points[i].at.x - before.points[i].at.x,
                                                             after.points[i].at.y - before.points[i].at.y));
            }
            QVERIFY2(session.simulation(0).finite(), qPrintable(text(toy.scene)));
            const double share = farthest / (bounds.right - bounds.left);
            QVERIFY2(share > 0.05, qPrintable(text(toy.scene) + QString(" %1").arg(share)));
        }
    }

    void theStrainOfTheCurtainAtRestIsWithinItsColours() {
        for (const Toy& toy : toys()) {
            if (toy.scene != "curtain") continue;
            Experiment experiment = toPlayWith(toy);
            experiment.duration = 400;
            Session session(experiment);
            session.runToEnd();
            const double strain = session.table().find("largest-strain", 0)->values.back();
            QVERIFY2(strain > 0.3 * toy.strain && strain < 1.2 * toy.strain,
                     qPrintable(QString::number(strain)));
        }
    }

    void nothingOfTheCourseIsCutOnAPhone() {
        for (const char* language : {"en", "de"}) {
            m_language.use(language);
            WindowParts window(WindowOptions{}, m_language);
            window.show();
            window.resize(390, 780);
            window.setTypeScale(1.25);
            window.openLesson("ten-steps-of-euler");
            window.lessonPanel().goTo(2);
            window.actions().at("course")->trigger();
            QCoreApplication::processEvents();
            auto* page = window.findChild<CoursePage*>();
            page->setWayBack(true);
            page->resize(390, 700); // a browser gives this width, whatever the window asks for
            QCoreApplication::processEvents();
            auto* room = page->findChild<QScrollArea*>()->viewport();
            for (const auto* part : page->findChildren<QWidget*>()) {
                if (!part->isVisible() || !room->isAncestorOf(part)) continue;
                const int left = part->mapTo(room, QPoint(0, 0)).x();
                QVERIFY2(left >= 0 && left + part->width() <= room->width(),
                         qPrintable(QStringLiteral("%1 %2 from %3, %4 wide, in %5")
                                        .arg(part->metaObject()->className(), part->accessibleName())
                                        .arg(left)
                                        .arg(part->width())
                                        .arg(room->width())));
            }
        }
        m_language.use("en");
    }

    void aCardThatIsHalfInViewStaysUnderTheFinger() {
        WindowParts window(WindowOptions{}, m_language);
        window.show();
        window.resize(820, 700);
        window.actions().at("course")->trigger();
        QCoreApplication::processEvents();
        auto* page = window.findChild<CoursePage*>();
        const QRect room = page->findChild<QScrollArea*>()->viewport()->rect();
        int pressed = 0;
        for (LessonNode* node : page->findChildren<LessonNode*>()) {
            const QPoint top = node->mapTo(page->findChild<QScrollArea*>()->viewport(), QPoint(20, 20));
            if (!room.contains(top) || room.contains(top + QPoint(0, node->height()))) continue;
            const QPoint before = node->mapToGlobal(QPoint());
            QTest::mousePress(node, Qt::LeftButton, {}, {20, 20});
            QCoreApplication::processEvents();
            QVERIFY(node->hasFocus());
            QCOMPARE(node->mapToGlobal(QPoint()), before);
            QTest::mouseRelease(node, Qt::LeftButton, {}, {-20, -20}); // not a click
            ++pressed;
        }
        QVERIFY(pressed > 0);
    }

    void cardsKeepTheirSizesWhenTheThemeChanges() {
        const auto window = shownWindow(m_language);
        window->resize(1366, 768);
        window->showCourse();
        const auto sizes = [&window] {
            QTest::qWait(50);
            std::vector<QRect> found{window->course().play().findChild<QPushButton*>("build")->geometry()};
            for (const ToyCard* card : window->course().play().cards()) found.push_back(card->geometry());
            for (const LessonNode* node : window->course().findChildren<LessonNode*>())
                if (node->isVisible()) found.push_back(node->geometry());
            return found;
        };
        const std::vector<QRect> before = sizes();
        for (const LessonNode* node : window->course().findChildren<LessonNode*>())
            QVERIFY(!node->isVisible() || node->height() == node->heightFor(node->width()));
        for (const Theme theme : {Theme::Dark, Theme::Light}) {
            applyTheme(*qApp, theme);
            QVERIFY(sizes() == before);
        }
    }

    void toysAreLargeEnoughForAFingerOnAPhoneAndStayInOneRowFrom820Pixels() {
        PlayRow row;
        row.show();
        const auto cards = [&row](int width) {
            row.resize(width, 600);
            QCoreApplication::sendPostedEvents();
            std::vector<QRect> places;
            for (const ToyCard* card : row.cards()) places.push_back(card->geometry());
            return places;
        };
        const std::vector<QRect> phone = cards(370), wide = cards(800);
        for (std::size_t i = 0; i < phone.size(); ++i) {
            QVERIFY2(phone[i].width() >= 110, qPrintable(QString::number(phone[i].width())));
            QVERIFY(phone[i].right() < 370);
            for (std::size_t other = 0; other < i; ++other) QVERIFY(!phone[i].intersects(phone[other]));
            QCOMPARE(wide[i].top(), wide[0].top());
        }
        QVERIFY(phone.back().top() > phone.front().bottom());
    }

    void aCoverMovesWhileItIsPointedAtAndRestsAfterwards() {
        const auto window = shownWindow(m_language);
        window->showCourse();
        for (ToyCard* card : window->course().play().cards()) {
            const QImage still = card->grab().toImage();
            look(*card, true);
            QVERIFY(card->cover().isMoving());
            QTRY_VERIFY(card->cover().time() > 0);
            look(*card, false);
            QVERIFY(!card->cover().isMoving());
            QCOMPARE(card->grab().toImage(), still);
        }
    }

    /// The mean of the process, in an unoptimised build, too.
    void aPictureOfACoverTakesLessThan8Ms() {
        constexpr double most = 8, picture = 16; // [ms]
        constexpr int length = 600;              // [ms]
        const auto window = shownWindow(m_language);
        window->showCourse();
        QTest::qWait(300);
        for (ToyCard* card : window->course().play().cards()) {
            card->cover().begin();
            const std::clock_t before = std::clock(); // of the processor
            QTest::qWait(length);
            const double used = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
            card->cover().rest();
            const double each = used * picture / length;
            qInfo("%s: %.2f ms", qPrintable(card->objectName()), each);
            if (sanitizers.empty()) QVERIFY(each < most);
        }
    }

    void aCoverEndsByItself() {
        QWidget on;
        on.resize(100, 40);
        on.show();
        Toy toy = toys()[2];
        toy.seconds = 0.2;
        Cover cover(onCover(toy), toy.part, &on);
        cover.begin();
        QVERIFY(cover.isMoving());
        QTRY_VERIFY_WITH_TIMEOUT(!cover.isMoving(), 10000);
    }

    void everyBundledLessonHasACoverThatMoves() {
        const auto window = shownWindow(m_language);
        window->showCourse();
        int lessons = 0;
        for (const LessonInfo& lesson : listLessons({TIMESTEP_SOURCE_DIR "/lessons/content"}, "en")) {
            const std::optional<Experiment> experiment = onLessonCard(lesson.id);
            QVERIFY2(experiment, lesson.id.c_str());
            Session session(*experiment);
            for (int i = 0; i < 5; ++i) QVERIFY(session.step());
            ++lessons;
        }
        QVERIFY(lessons >= 21);
        QVERIFY(!onLessonCard("another-lesson"));
    }

    void withReducedMotionNoCoverMoves() {
        const auto window = shownWindow(m_language);
        window->showCourse();
        setReducedMotion(true);
        for (ToyCard* card : window->course().play().cards()) {
            look(*card, true);
            QVERIFY(!card->cover().isMoving());
            look(*card, false);
        }
    }

    void theEditorIsOneClickFromTheStart() {
        const auto window = shownWindow(m_language);
        window->showCourse();
        QTest::mouseClick(window->course().play().findChild<QPushButton*>(QStringLiteral("build")),
                          Qt::LeftButton);
        QVERIFY(!window->isCourseShown());
        QVERIFY(window->findChild<WorldEditor*>()->isVisible());
    }

    void everyToyIsReachedWithKeysAndRunsAtOnce() {
        const auto window = shownWindow(m_language);
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        for (std::size_t i = 0; i < toys().size(); ++i) {
            window->showCourse();
            const std::vector<ToyCard*>& cards = window->course().play().cards();
            cards.front()->setFocus(Qt::TabFocusReason);
            for (std::size_t k = 0; k < i; ++k) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            QCOMPARE(QApplication::focusWidget(), cards[i]);
            QVERIFY(cards[i]->cover().isMoving());
            QTest::keyClick(cards[i], Qt::Key_Return);
            QVERIFY(!window->isCourseShown());
            QVERIFY(!cards[i]->cover().isMoving());
            QCOMPARE(text(window->workbench().experiment().scene->id), text(toys()[i].scene));
            QTRY_VERIFY(window->workbench().snapshot().tick > 0);
            QVERIFY(window->workbench().isRunning());
            QVERIFY(!window->workbench().isLocked());
        }
    }
};

REGISTER_TEST(Play)

} // namespace timestep::play_test

#include "play.moc"
