// SPDX-License-Identifier: GPL-3.0-or-later
// What a step is about has most of the room, and nothing moves under the pointer.
#include "tests/app/window/window_parts.h"

#include "app/lesson/pages/question_frame.h"
#include "app/paths.h"
#include "app/timeline/pill_button.h"
#include "app/window/layout/glide.h"
#include "app/window/layout/sizes.h"
#include "app/window/layout/workspace_layout.h"
#include "lessons/read/library.h"
#include "tests/tools.h"
#include "widgets/look/flat_style.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <map>

namespace timestep::leads_test {

struct Screen {
    QSize size;
    int em;       ///< size of the type of controls [px]
    double least; ///< share of what leads; 0: it is reported only
};
constexpr std::array screens{Screen{{1024, 700}, 13, 0}, Screen{{1366, 768}, 13, 0.55},
                             Screen{{1920, 1080}, 14, 0.60}};

class Leads : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open(const QSize& size = {1366, 768}) {
        m_language.use("en");
        setReducedMotion(true);
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->resize(size);
        window->show();
        settle();
        return window;
    }

    static void settle() {
        for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
    }

    static WorkspaceLayout& workspaceOf(const WindowParts& window) {
        return *window.findChild<WorkspaceLayout*>();
    }

    static RoomPart partOf(Lead lead) {
        return lead == Lead::Picture ? RoomPart::Picture
               : lead == Lead::Code  ? RoomPart::Code
                                     : RoomPart::Side;
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() { QSettings().clear(); }

    /// All steps of all lessons, with as many rows of parameters as a lesson may show.
    void whatLeadsHasMostOfTheRoomInEveryStep() {
        for (const auto& [size, em, least] : screens) {
            constexpr int menu = 40, bar = 48, row = 42, gap = 8; // [px]
            const QSize room(size.width() - lessonWidth(size.width(), em) - 3 * gap,
                             size.height() - menu - 2 * gap);
            std::vector<double> shares;
            for (const LessonInfo& info : listLessons({bundledLessonsFolder()}, "en")) {
                const Lesson lesson = loadLesson(info.folder);
                for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
                    const RoomPlan plan = roomPlan({.room = room,
                                                    .em = em,
                                                    .foot = bar + row,
                                                    .lead = partOf(stageOf(lesson, step).lead)});
                    shares.push_back(plan.share(room));
                    const std::string where = info.id + ", " + lesson.steps[step].id;
                    const bool alone = stageOf(lesson, step).lead == Lead::Code && size.width() < 1280;
                    QVERIFY2(plan.single == alone && (alone || plan.rest >= 9 * em), where.c_str());
                    QVERIFY2(shares.back() >= least, (where + ": " + std::to_string(shares.back())).c_str());
                }
            }
            std::sort(shares.begin(), shares.end());
            QVERIFY(shares.size() > 200);
            qInfo("%d x %d: %zu steps, least share %.3f, median %.3f", size.width(), size.height(),
                  shares.size(), shares.front(), shares[shares.size() / 2]);
        }
    }

    /// The window does what the plan says, and what is small is whole.
    void theWindowFollowsThePlan() {
        for (const auto& [size, em, least] : screens) {
            const auto window = open(size);
            QVERIFY(window->openLesson("ten-steps-of-euler"));
            QTest::qWait(10);
            const WorkspaceLayout& layout = workspaceOf(*window);
            for (std::size_t step = 0; step < window->lessonPanel().lesson()->steps.size(); ++step) {
                window->lessonPanel().goTo(step);
                settle();
                const QSize room = layout.room()->size(), lead = layout.leadingPart()->size();
                const double share =
                    double(lead.width()) * lead.height() / (double(room.width()) * room.height());
                QVERIFY2(share >= least, qPrintable(QString("%1 x %2, step %3: %4")
                                                        .arg(size.width())
                                                        .arg(size.height())
                                                        .arg(step + 1)
                                                        .arg(share)));
                if (window->findChild<QTabBar*>("parts")->isVisible()) continue; // the lead is alone
                std::vector<const QWidget*> parts{&window->view(), &window->timeline()};
                if (!window->microscope().isVisible())
                    parts.insert(parts.end(), {&window->plotCard(0), &window->plotCard(1)});
                for (const QWidget* part : parts) {
                    QVERIFY(part->isVisible());
                    QVERIFY2(part->visibleRegion().boundingRect() == part->rect(),
                             qPrintable(QString("%1 in step %2 of %3 px is cut")
                                            .arg(part->metaObject()->className())
                                            .arg(step + 1)
                                            .arg(size.width())));
                }
            }
        }
    }

    void whereTheTypeIsLargeTheLeadHasTheRoomAlone() {
        const auto window = open();
        window->setTypeScale(2);
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        settle();
        auto* tabs = window->findChild<QTabBar*>("parts");
        for (std::size_t step = 0; step < 6; ++step) {
            window->lessonPanel().goTo(step);
            settle();
            QVERIFY(tabs->isVisible() && window->lessonPanel().isVisible());
            QVERIFY(workspaceOf(*window).leadingPart()->isVisible());
            QCOMPARE(window->view().isVisible(), workspaceOf(*window).leading() == RoomPart::Picture);
            tabs->setCurrentIndex(1);
            settle();
            QVERIFY(window->plotCard(0).isVisible() && !window->view().isVisible());
            QVERIFY2(window->plotCard(0).plot()->height() >= 160,
                     qPrintable(QString::number(window->plotCard(0).plot()->height())));
        }
        window->setTypeScale(1);
    }

    /// Run, and Back, Next or Skip, on every page, before and after a prediction.
    void nothingMovesUnderThePointer() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        settle();
        const auto placeOf = [&](const QWidget* widget) { return widget->mapTo(window.get(), QPoint()); };
        const auto* run = window->timeline().findChild<PillButton*>();
        const auto button = [&](const QString& text) -> QPushButton* {
            for (QPushButton* each : window->lessonPanel().findChildren<QPushButton*>())
                if (each->isVisible() && each->text().remove('&').startsWith(text)) return each;
            return nullptr;
        };
        const QPoint ofRun = placeOf(run), ofBack = placeOf(button(QString(QChar(0x2039))));
        std::map<QString, QPoint> ofOthers;
        for (std::size_t step = 0; step < window->lessonPanel().lesson()->steps.size(); ++step) {
            window->lessonPanel().goTo(step);
            settle();
            QCOMPARE(placeOf(run), ofRun);
            QCOMPARE(placeOf(button(QString(QChar(0x2039)))), ofBack);
            for (const QString& name : {QString("Next"), QString("Skip")})
                if (const QPushButton* found = button(name); found != nullptr)
                    QCOMPARE(placeOf(found), ofOthers.try_emplace(name, placeOf(found)).first->second);
        }
        QCOMPARE(ofOthers.size(), std::size_t(2));
        QVERIFY(ofOthers["Skip"] != ofOthers["Next"]);
    }

    void aCommittedPredictionMovesNothing() {
        const auto window = open();
        QVERIFY(window->openLesson("how-big-may-a-step-be"));
        LessonPanel& panel = window->lessonPanel();
        std::size_t step = 0;
        while (panel.lesson()->steps[step].kind != StepKind::Predict) ++step;
        panel.goTo(step);
        settle();
        auto* frame = panel.findChild<QuestionFrame*>();
        const int high = frame->height();
        const auto* run = window->timeline().findChild<PillButton*>();
        const QPoint ofRun = run->mapTo(window.get(), QPoint());
        auto* choice = frame->findChild<QRadioButton*>();
        QVERIFY(choice != nullptr);
        QTest::mouseClick(choice, Qt::LeftButton, {}, {8, choice->height() / 2});
        QTest::mouseClick(frame->button(), Qt::LeftButton);
        settle();
        QVERIFY(panel.progress().isAnswered(frame->question()));
        QCOMPARE(frame->height(), high);
        QCOMPARE(run->mapTo(window.get(), QPoint()), ofRun);
    }

    void aSecondClickAfterNextSkipsNothing() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        LessonPanel& panel = window->lessonPanel();
        std::size_t step = 0;
        while (panel.lesson()->steps[step + 1].kind != StepKind::Predict) ++step;
        panel.goTo(step); // a text without a question
        settle();
        QPushButton* next = nullptr;
        for (QPushButton* each : panel.findChildren<QPushButton*>())
            if (each->isVisible() && each->text().remove('&').startsWith("Next")) next = each;
        QVERIFY(next != nullptr);
        const QPoint at = next->mapTo(window.get(), next->rect().center());
        for (int click = 0; click < 2; ++click) {
            QWidget* under = window->childAt(at);
            QVERIFY(under != nullptr);
            QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(window.get(), at));
            settle();
        }
        QCOMPARE(panel.step(), step + 1);
    }

    void aDoubleClickOnTextDoesNothing() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        settle();
        LessonPanel& panel = window->lessonPanel();
        for (const QPoint& at :
             {QPoint(40, 12), QPoint(60, panel.height() / 2), QPoint(20, panel.height() - 80)}) {
            const QPoint inWindow = panel.mapTo(window.get(), at);
            QWidget* under = window->childAt(inWindow);
            QVERIFY(under != nullptr);
            QTest::mouseDClick(under, Qt::LeftButton, {}, under->mapFrom(window.get(), inWindow));
            settle();
            QVERIFY(window->view().isVisible() && panel.isVisible() && window->plotCard(0).isVisible());
        }
    }

    void enlargeEnlargesThePictureAndShowsAWayBack() {
        const auto window = open();
        QVERIFY(window->openScene("kepler"));
        settle();
        const QSize before = window->view().size();
        window->view().setFocus();
        window->actions().at("enlarge")->trigger();
        settle();
        QVERIFY(window->view().width() > before.width() && window->view().height() > before.height());
        QVERIFY(window->view().width() > 0.95 * window->width() &&
                window->view().height() > 0.75 * window->height());
        QVERIFY(window->timeline().isVisible());
        auto* back = window->findChild<QPushButton*>("back-from-enlarged");
        QVERIFY(back != nullptr && back->isVisible());
        QTest::mouseClick(back, Qt::LeftButton);
        settle();
        QCOMPARE(window->view().size(), before);
        QVERIFY(!back->isVisible());
    }

    void inFreePlayThePictureLeadsAndFourSlidersAreOpen() {
        const auto window = open();
        for (const char* scene : {"kepler", "cloth", "chain", "bodies-pyramid"}) {
            if (!window->openScene(scene)) continue;
            settle();
            const WorkspaceLayout& layout = workspaceOf(*window);
            const QSize room = layout.room()->size(), lead = layout.leadingPart()->size();
            QVERIFY(layout.leading() == RoomPart::Picture);
            QVERIFY(double(lead.width()) * lead.height() >= 0.55 * room.width() * room.height());
            const std::size_t folded = window->parameters().controls();
            QVERIFY2(folded <= 6 && folded >= 2, qPrintable(QString::number(folded)));
            auto* fold = window->parameters().findChild<QToolButton*>("fold-parameters");
            QVERIFY(fold != nullptr && fold->isVisible());
            QTest::mouseClick(fold, Qt::LeftButton);
            settle();
            QVERIFY(window->parameters().controls() > folded);
            fold = window->parameters().findChild<QToolButton*>("fold-parameters");
            QTest::mouseClick(fold, Qt::LeftButton);
            settle();
        }
    }

    /// At rest nothing moves, and with reduced motion nothing glides at all.
    void layoutsGlideUnlessMotionIsReduced() {
        for (const bool reduced : {true, false}) {
            const auto window = open();
            QVERIFY(window->openLesson("ten-steps-of-euler"));
            window->lessonPanel().goTo(0); // a lesson opens where it was left
            settle();
            setReducedMotion(reduced);
            const auto* glide = window->findChild<Glide*>();
            QTRY_VERIFY(!glide->isUnderWay());
            window->lessonPanel().goTo(4); // from the picture to a plot
            if (!reduced) QTRY_VERIFY(glide->isUnderWay());
            settle();
            if (reduced) QVERIFY(!glide->isUnderWay());
            QTRY_VERIFY(!glide->isUnderWay() && !glide->isVisible());
            setReducedMotion(true);
        }
        setReducedMotion(false);
    }
};

REGISTER_TEST(Leads)

} // namespace timestep::leads_test
#include "leads.moc"
