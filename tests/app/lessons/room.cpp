// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the window the picture gets, and that everything fits.
#include "tests/app/window/window_parts.h"

#include "app/classroom/vote_card.h"
#include "app/window/actions/actions.h"
#include "app/window/layout/sizes.h"
#include "app/window/layout/workspace_layout.h"
#include "tests/tools.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAction>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

#include <algorithm>
#include <map>
#include <set>

namespace timestep::room_test {

constexpr QSize windowSizes[] = {{1024, 700}, {1280, 800}, {1366, 768}, {1920, 1080}};

class Room : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open() {
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        return window;
    }

    static void settle() {
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    }

    /// Whether a widget is completely inside the window.
    static bool liesInside(const QWidget& window, const QWidget& widget) {
        return window.rect().contains(QRect(widget.mapTo(&window, QPoint()), widget.size()));
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() { QSettings().clear(); }

    void aVoteTakesAtMostAThirdOfTheStageOfAProjector() {
        const auto window = open();
        window->resize(1280, 800);
        QVERIFY(window->openLesson("many-sticks-relaxation"));
        window->actions().at("projector")->trigger();
        const auto lesson = window->lessonPanel().lesson();
        std::size_t asked = 0;
        while (VoteCard::votedIn(*lesson, asked) == nullptr) ++asked;
        window->lessonPanel().goTo(asked);
        settle();
        VoteCard& vote = window->vote();
        QVERIFY(vote.isVisible());
        const int both = window->findChild<WorkspaceLayout*>()->room()->height();
        QVERIFY2(3 * vote.height() <= both + 3, qPrintable(QString("%1 of %2").arg(vote.height()).arg(both)));
        QVERIFY(!window->view().visibleRegion().isEmpty());
        QCOMPARE(window->view().visibleRegion().boundingRect(), window->view().rect());
        window->actions().at("projector")->trigger();
    }

    /// In the smallest window on every page, in the others on the first.
    void theLessonHasBackAndNextInEveryWindowAlsoForAProjector() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        LessonPanel& panel = window->lessonPanel();
        for (const bool projector : {false, true}) {
            window->setProjector(projector);
            for (const QSize& size : windowSizes) {
                window->resize(size);
                settle();
                QCOMPARE(window->size(), size);
                const std::size_t pages = size == windowSizes[0] ? panel.lesson()->steps.size() : 1;
                for (std::size_t step = 0; step < pages; ++step) {
                    panel.goTo(step);
                    settle();
                    int seen = 0;
                    for (const QPushButton* button : panel.findChildren<QPushButton*>())
                        if (button->text().contains(QChar(0x2039)) || button->text().contains(QChar(0x203a)))
                            seen += button->isVisible() && liesInside(*window, *button);
                    QCOMPARE(seen, 2);
                }
            }
        }
        window->setProjector(false);
    }

    void theLessonKeepsItsBounds() {
        for (const int em : {12, 13, 14, 18})
            for (int width = 1024; width <= 2560; width += 32) {
                const int lesson = lessonWidth(width, em);
                QVERIFY2(lesson <= 0.45 * width, qPrintable(QString::number(width)));
                QVERIFY(lesson >= std::min(34 * em, int(0.45 * width)));
                QVERIFY(lesson <= 46 * em);
            }
    }

    void allSettingsScrollBesideThePicture() {
        const auto window = open();
        window->resize(1280, 800);
        QVERIFY(window->openScene("cloth"));
        settle();
        window->findChild<QToolButton*>("fold-parameters")->click();
        settle();
        const ParameterPanel& all = window->parameters();
        QVERIFY(all.mapTo(window.get(), QPoint()).x() > window->view().mapTo(window.get(), QPoint()).x());
        QVERIFY2(all.height() > 0.8 * window->height() && all.width() < 0.3 * window->width(),
                 qPrintable(QString::number(all.height())));
        QVERIFY2(window->view().width() >= 0.49 * window->width() && window->plotCard(0).isVisible(),
                 qPrintable(QString::number(window->view().width())));
        window->findChild<QToolButton*>("fold-parameters")->click();
        settle();
        QVERIFY(all.isVisible() && all.height() < 0.15 * window->height());
    }

    void everyPartIsEnlargedAndComesBack() {
        const auto window = open();
        window->resize(1280, 800);
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        settle();
        const QSize before = window->view().size();
        const auto areAllShown = [&] {
            return window->lessonPanel().isVisible() && window->view().isVisible() &&
                   window->plotCard(0).isVisible();
        };
        // With the key: the part that has the focus.
        window->activateWindow();
        QTest::qWait(50);
        window->view().setFocus();
        QTest::keyClick(window.get(), Qt::Key_F11, Qt::ShiftModifier);
        settle();
        QVERIFY(!window->lessonPanel().isVisible() && !window->plotCard(0).isVisible());
        QVERIFY(window->view().width() > 1200);
        QTest::keyClick(&window->view(), Qt::Key_Escape);
        settle();
        QVERIFY(areAllShown());
        QCOMPARE(window->view().size(), before);
        QTest::mouseDClick(&window->plotCard(1), Qt::LeftButton, {}, {20, 8});
        settle();
        QVERIFY(window->plotCard(1).width() > 1200 && !window->plotCard(0).isVisible());
        auto* back = window->findChild<QPushButton*>("back-from-enlarged");
        QVERIFY(back->isVisible());
        QTest::mouseClick(back, Qt::LeftButton);
        settle();
        QVERIFY(!back->isVisible());
        QVERIFY(areAllShown());
        QCOMPARE(window->view().size(), before);
    }

    void aWindowOpensInsideTheScreen_data() {
        QTest::addColumn<QRect>("screen");
        QTest::addColumn<bool>("maximised");
        QTest::newRow("small laptop") << QRect(0, 0, 1366, 740) << true;
        QTest::newRow("1280 x 800") << QRect(0, 28, 1280, 772) << true;
        QTest::newRow("below the limit") << QRect(0, 0, 1399, 1200) << true;
        QTest::newRow("at the limit") << QRect(0, 0, 1400, 900) << false;
        QTest::newRow("large") << QRect(100, 30, 1820, 1050) << false;
    }

    void aWindowOpensInsideTheScreen() {
        QFETCH(QRect, screen);
        QFETCH(bool, maximised);
        for (const QRect& wanted :
             {QRect(0, 0, 1280, 800), QRect(-300, 900, 1280, 800), QRect(5000, 0, 3000, 2000)}) {
            const WindowPlace place = placeOnScreen(wanted, screen);
            QVERIFY(screen.contains(place.rectangle));
            QVERIFY(place.rectangle.top() > screen.top()); // the title is visible
            QCOMPARE(place.maximised, maximised);
        }
    }

    void aSceneOpensOnItsOwnDesk() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QVERIFY(window->openScene("cloth"));
        settle();
        QVERIFY(!window->lessonPanel().isVisible() && window->view().isVisible());
        QVERIFY(!window->windowTitle().contains("Euler"));
        window->actions().at("new-world")->trigger();
        settle();
        QVERIFY(window->editor().isVisible() && !window->parameters().isVisible());
        QVERIFY(window->windowTitle().contains("own world"));
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        settle();
        QVERIFY(window->lessonPanel().isVisible() && window->view().isVisible());
    }

    void anEmptySweepPlotHoldsItsButton() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        const auto lesson = window->lessonPanel().lesson();
        int found = 0;
        for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
            window->lessonPanel().goTo(step);
            QTRY_VERIFY(window->workbench().isCurrent());
            for (std::size_t slot = 0; slot < 2; ++slot) {
                auto* offer = window->plotCard(slot).findChild<QPushButton*>("offer");
                if (!offer->isVisible() || !offer->isEnabled()) continue;
                QVERIFY2(offer->text().startsWith("Measure"), qPrintable(offer->text()));
                ++found;
                offer->click();
                QTRY_VERIFY_WITH_TIMEOUT(!offer->isVisible(), 20000);
                QVERIFY(window->plotCard(slot).plot()->table().rows() > 1);
            }
        }
        QVERIFY(found > 0);
    }

    /// An icon has one meaning in the whole window.
    void oneIconMeansOneThing() {
        const auto window = open();
        std::map<QString, std::set<QString>> meanings;
        for (const QAction* action : window->findChildren<QAction*>()) {
            if (action->isSeparator() || action->icon().isNull()) continue;
            QString text = action->text();
            text.remove('&').remove(QChar(0x2026));
            QVERIFY2(!text.isEmpty(), qPrintable(action->icon().name() + " has no name"));
            // If several objects have the same action, the words begin alike: "Save ...".
            if (action->icon().name() != "x") meanings[action->icon().name()].insert(text.section(' ', 0, 0));
        }
        QStringList several;
        for (const auto& [icon, texts] : meanings)
            if (texts.size() > 1) several << icon + ": " + QStringList(texts.begin(), texts.end()).join(", ");
        QVERIFY2(several.isEmpty(), qPrintable(several.join("; ")));
    }

    void skipToTheEndComputesTheRestAndKeepsTheSpeed() {
        const auto window = open();
        window->openScene("pendulum");
        Workbench& workbench = window->workbench();
        workbench.setSpeed(1.0 / 16);
        QAction* skip = window->actions().at("skip");
        QTRY_VERIFY(workbench.isCurrent());
        QVERIFY(workbench.experiment().duration > 5); // 80 s at this speed
        QVERIFY(skip->isEnabled());
        skip->trigger();
        QTRY_VERIFY(workbench.isCurrent() && workbench.snapshot().atEnd);
        QVERIFY(!skip->isEnabled());
        QCOMPARE(workbench.speed(), 1.0 / 16);
    }
};

REGISTER_TEST(Room)

} // namespace timestep::room_test
#include "room.moc"
