// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the window the picture gets, and that everything fits.
#include "tests/app/window/window_parts.h"

#include "app/classroom/vote_card.h"
#include "app/paths.h"
#include "app/window/actions/actions.h"
#include "app/window/layout/sizes.h"
#include "app/window/lessons/lesson_tools.h"
#include "lessons/read/library.h"
#include "tests/tools.h"
#include "widgets/look/theme.h"
#include "widgets/panel/elided_label.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/widget/view_tool_bar.h"

#include <QAction>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <limits>
#include <map>
#include <set>

namespace timestep::room_test {

struct WindowSize {
    QSize size;
    double least; ///< part of the window that the picture gets
};

constexpr WindowSize windowSizes[] = {
    {{1024, 700}, 0.30}, {{1280, 800}, 0.30}, {{1366, 768}, 0.30}, {{1920, 1080}, 0.40}};
constexpr std::size_t fewControls = 4;

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

    /// The smallest part of the window that the picture gets in the steps of a lesson with few controls.
    static double smallestPart(WindowParts& window) {
        double least = 1;
        const auto lesson = window.lessonPanel().lesson();
        for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
            window.lessonPanel().goTo(step);
            settle();
            if (window.parameters().controls() > fewControls) continue;
            const QSize view = window.view().size();
            const double part = double(view.width()) * view.height() / (window.width() * window.height());
            if (part < (window.width() < 1900 ? 0.3 : 0.4))
                std::cout << " (step " << step + 1 << ": " << window.parameters().controls() << " controls)";
            least = std::min(least, part);
        }
        return least;
    }

    /// Pixels that things other than pins, ground and walls draw in the picture.
    static constexpr int aBody = 10; ///< the dot of a small body in a small lane [px]

    static int bodiesSeen(WindowParts& window) {
        const Snapshot& snapshot = window.workbench().snapshot();
        int least = std::numeric_limits<int>::max();
        for (std::size_t run = 0; run < snapshot.runs.size(); ++run) {
            const Frame& all = snapshot.runs[run].frame;
            Frame bare = all;
            bare.sheets.clear();
            std::erase_if(bare.points, [](const FramePoint& point) { return point.role != Role::Pin; });
            std::erase_if(bare.polygons, [](const FramePolygon& polygon) { return polygon.index >= 0; });
            std::erase_if(bare.segments, [](const FrameSegment& segment) {
                return segment.role != Role::Ground && segment.role != Role::Guide;
            });
            const QRectF cell = window.view().cellOf(int(run));
            const Point corner{0, 0}, other{1, 1};
            const QPointF from = window.view().pixelOf(int(run), corner),
                          to = window.view().pixelOf(int(run), other);
            const bool yDown = to.y() > from.y();
            const double scale = to.x() - from.x();
            const QSize size = cell.size().toSize();
            const double left = (cell.left() - from.x()) / scale;
            const double up = (cell.top() - from.y()) / scale * (yDown ? 1 : -1);
            const double high = size.height() / scale;
            const Box part{left, yDown ? up : up - high, left + size.width() / scale, yDown ? up + high : up};
            const QRectF area(0, 0, size.width(), size.height());
            const ViewTransform transform = ViewTransform::fit(part, area, 0, yDown);
            FrameLook look;
            look.style = runStyle(0, Theme::Light);
            const auto drawn = [&](const Frame& frame) {
                QImage image(size, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                FramePainter().paint(painter, frame, transform, area, look);
                return image;
            };
            const QImage full = drawn(all), empty = drawn(bare);
            int count = 0;
            for (int y = 0; y < full.height(); ++y)
                for (int x = 0; x < full.width(); ++x) count += full.pixel(x, y) != empty.pixel(x, y);
            least = std::min(least, count);
        }
        return least;
    }

    /// Whether a widget is completely inside the window.
    static bool liesInside(const QWidget& window, const QWidget& widget) {
        return window.rect().contains(QRect(widget.mapTo(&window, QPoint()), widget.size()));
    }

    static void everyLesson() {
        QTest::addColumn<QString>("id");
        for (const LessonInfo& lesson : listLessons({bundledLessonsFolder()}))
            QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.id);
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() { QSettings().clear(); }

    void thePictureHasTheLargestPartOfTheWindow_data() { everyLesson(); }

    /// In every step, in windows of four sizes. Prints what the smallest step of the lesson gets.
    void thePictureHasTheLargestPartOfTheWindow() {
        QFETCH(QString, id);
        const auto window = open();
        QVERIFY(window->openLesson(id));
        std::cout << id.toStdString();
        for (const WindowSize& each : windowSizes) {
            window->resize(each.size);
            settle();
            QCOMPARE(window->size(), each.size);
            const double part = smallestPart(*window);
            std::cout << "  " << each.size.width() << ": " << std::round(1000 * part) / 10 << " %";
            QVERIFY2(part >= each.least, qPrintable(QString("%1 of %2").arg(part).arg(each.size.width())));
        }
        std::cout << '\n';
    }

    void noTitleOfAPlotIsCut_data() { everyLesson(); }

    void noTitleOfAPlotIsCut() {
        QFETCH(QString, id);
        const auto window = open();
        QVERIFY(window->openLesson(id));
        window->resize(1280, 800);
        for (std::size_t step = 0; step < window->lessonPanel().lesson()->steps.size(); ++step) {
            window->lessonPanel().goTo(step);
            settle();
            for (std::size_t slot = 0; slot < 2; ++slot) {
                const auto* title = window->plotCard(slot).findChild<ElidedLabel*>();
                if (window->plotCard(slot).isVisible())
                    QVERIFY2(title->isWhole(), qPrintable(QString::number(step + 1) + ": " + title->text()));
            }
        }
    }

    void nothingIsEmptyBeforeItsRun_data() { everyLesson(); }

    /// In every step something is in the picture at the start, apart from pins, ground and walls.
    void nothingIsEmptyBeforeItsRun() {
        QFETCH(QString, id);
        const auto window = open();
        window->resize(1280, 800);
        QVERIFY(window->openLesson(id));
        for (std::size_t step = 0; step < window->lessonPanel().lesson()->steps.size(); ++step) {
            window->lessonPanel().goTo(step);
            QTRY_VERIFY(window->workbench().isCurrent());
            settle();
            const int seen = bodiesSeen(*window);
            QVERIFY2(seen >= aBody, qPrintable(QString("step %1: %2 px").arg(step + 1).arg(seen)));
        }
    }

    void noSceneIsEmptyBeforeItsRun() {
        const auto window = open();
        window->resize(1280, 800);
        for (const Scene& scene : scenes()) {
            if (scene.source == WorldSource::File) continue; // filled by a file
            QVERIFY(window->openScene(QString::fromStdString(std::string(scene.id))));
            QTRY_VERIFY(window->workbench().isCurrent());
            settle();
            const int seen = bodiesSeen(*window);
            QVERIFY2(seen >= aBody, qPrintable(QString("%1: %2 px").arg(scene.id.data()).arg(seen)));
        }
    }

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
        const int both = vote.parentWidget()->height();
        QVERIFY2(3 * vote.height() <= both + 3, qPrintable(QString("%1 of %2").arg(vote.height()).arg(both)));
        QVERIFY(!window->view().visibleRegion().isEmpty());
        QCOMPARE(window->view().visibleRegion().boundingRect(), window->view().rect());
        window->actions().at("projector")->trigger();
    }

    void theLessonHasBackAndNextInEveryWindowAlsoForAProjector() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        for (const bool projector : {false, true}) {
            window->setProjector(projector);
            for (const WindowSize& each : windowSizes) {
                window->resize(each.size);
                settle();
                QCOMPARE(window->size(), each.size);
                for (std::size_t step = 0; step < window->lessonPanel().lesson()->steps.size(); ++step) {
                    window->lessonPanel().goTo(step);
                    settle();
                    int seen = 0;
                    for (const QPushButton* button : window->lessonPanel().findChildren<QPushButton*>())
                        if (button->text().contains(QChar(0x2039)) || button->text().contains(QChar(0x203a)))
                            seen += button->isVisible() && liesInside(*window, *button);
                    QCOMPARE(seen, 2);
                }
            }
        }
        window->setProjector(false);
    }

    void theColumnsKeepTheirBounds() {
        for (const int em : {12, 13, 14, 18})
            for (int width = 1024; width <= 2560; width += 32) {
                const ColumnRoom room = columnRoom({width, em});
                QVERIFY2(room.lesson <= 0.45 * width, qPrintable(QString::number(width)));
                QVERIFY(room.lesson >= std::min(34 * em, int(0.45 * width)));
                QVERIFY(room.lesson <= 46 * em);
                QVERIFY2(room.stage >= ColumnWish().leastStage, qPrintable(QString::number(room.stage)));
                QCOMPARE(room.plotsInTab, room.plots == 0);
            }
        QVERIFY(columnRoom({1024, 13}).plotsInTab);
        QVERIFY(!columnRoom({1280, 13}).plotsInTab);
        QVERIFY(!columnRoom({1024, 13, false}).plotsInTab); // without a lesson there is room beside the stage
    }

    void inANarrowWindowThePlotsAreATab() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->resize(1024, 700);
        settle();
        auto* tabs = window->findChild<QTabBar*>("lesson-or-plots");
        QVERIFY(tabs != nullptr && tabs->isVisible());
        QVERIFY(window->lessonPanel().isVisible() && !window->plotCard(0).isVisible());
        tabs->setCurrentIndex(1);
        settle();
        QVERIFY(!window->lessonPanel().isVisible() && window->plotCard(0).isVisible());
        window->lessonPanel().goTo(1); // the text of the new step is to be read first
        settle();
        QVERIFY(window->lessonPanel().isVisible());
        window->resize(1280, 800);
        settle();
        QVERIFY(!tabs->isVisible());
        QVERIFY(window->lessonPanel().isVisible() && window->plotCard(0).isVisible());
    }

    void theParametersAreAsHighAsTheirRows() {
        const auto window = open();
        window->resize(1280, 800);
        for (const char* id : {"ten-steps-of-euler", "cloth"}) {
            QVERIFY(window->openLesson(id));
            for (std::size_t step = 0; step < window->lessonPanel().lesson()->steps.size(); ++step) {
                window->lessonPanel().goTo(step);
                settle();
                ParameterPanel& panel = window->parameters();
                const int most = panel.parentWidget()->height() * 2 / 5;
                QCOMPARE(panel.height(), std::min(panel.neededHeight(panel.width()), most));
            }
        }
        QVERIFY(window->openScene("cloth")); // many controls, so they scroll
        settle();
        const int column = window->parameters().parentWidget()->height();
        QVERIFY2(window->parameters().height() <= 0.4 * column + 1,
                 qPrintable(QString::number(window->parameters().height())));
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
        QTest::keyClick(window.get(), Qt::Key_F11);
        settle();
        QVERIFY(!window->lessonPanel().isVisible() && !window->plotCard(0).isVisible());
        QVERIFY(window->view().width() > 1200);
        QTest::keyClick(&window->view(), Qt::Key_Escape);
        settle();
        QVERIFY(areAllShown());
        QCOMPARE(window->view().size(), before);
        // With a double click on the head.
        QTest::mouseDClick(&window->lessonPanel(), Qt::LeftButton, {}, {40, 12});
        settle();
        QVERIFY(window->lessonPanel().width() > 1200 && !window->view().isVisible());
        QTest::mouseDClick(&window->lessonPanel(), Qt::LeftButton, {}, {40, 12});
        settle();
        QVERIFY(areAllShown());
        QTest::mouseDClick(&window->plotCard(1), Qt::LeftButton, {}, {20, 8});
        settle();
        QVERIFY(window->plotCard(1).width() > 1200 && !window->plotCard(0).isVisible());
        QTest::mouseDClick(&window->plotCard(1), Qt::LeftButton, {}, {20, 8});
        settle();
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

    void aSceneComesOnADeskOfItsOwn() {
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

    void aStepShowsTheToolsThatItNeeds() {
        const auto window = open();
        auto* bar = window->findChild<ViewToolBar*>();
        for (const LessonInfo& info : listLessons({bundledLessonsFolder()})) {
            QVERIFY(window->openLesson(QString::fromStdString(info.id)));
            const auto lesson = window->lessonPanel().lesson();
            for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
                window->lessonPanel().goTo(step);
                const auto needed = toolsOf(*lesson, step);
                const bool offered = window->workbench().experiment().scene->kind() == SceneKind::Particles;
                int shown = 0;
                for (const ViewToolRecord& tool : viewTools()) {
                    const bool wanted = std::find(needed.begin(), needed.end(), tool.id) != needed.end();
                    if (offered && wanted) QVERIFY2(bar->isShown(tool.id), lesson->steps[step].id.c_str());
                    shown += bar->isShown(tool.id);
                }
                QVERIFY(shown <= int(needed.size()) + 1); // and the chosen one
            }
        }
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
