// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline below the view, and undo, as a person uses them.
#include "app/plots/plot_card.h"
#include "app/timeline/timeline_bar.h"
#include "app/timeline/timeline_slider.h"
#include "app/window/actions/actions.h"
#include "core/json/json.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"
#include "widgets/controls/edits.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/view/widget/simulation_view.h"

#include <QAccessible>
#include <QLabel>

#include <memory>

namespace timestep::timeline_test {

class TimelineWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open(const QString& scene, int steps) {
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        if (!QTest::qWaitForWindowActive(window.get())) return nullptr;
        if (!window->openScene(scene)) return nullptr;
        settle(*window);
        window->workbench().step(steps);
        settle(*window);
        return window;
    }

    /// Waits until all requests are done and shown.
    static void settle(WindowParts& window) {
        window.workbench().state();
        window.workbench().state();
        window.workbench().pull();
    }

    static std::string state(WindowParts& window) { return window.workbench().state().dump(); }
    static std::int64_t tick(WindowParts& window) {
        settle(window);
        return window.workbench().snapshot().tick;
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() { m_language.use("en"); }

    void theSliderGoesThroughThePast() {
        const auto window = open("cloth", 60);
        TimelineSlider& slider = window->timeline().slider();
        const Experiment& experiment = window->workbench().experiment();
        QCOMPARE(slider.maximum(), std::max(60, int(std::lround(experiment.duration / experiment.step))));
        QCOMPARE(slider.value(), 60);
        const std::string end = state(*window);
        QTest::keyClick(&slider, Qt::Key_Home);
        QCOMPARE(tick(*window), std::int64_t(0));
        QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(tick(*window), std::int64_t(1));
        const int middle = slider.width() / 2;
        QTest::mouseClick(&slider, Qt::LeftButton, {}, {middle, slider.height() / 3});
        // What has not been computed yet cannot be shown.
        QCOMPARE_LT(std::abs(tick(*window) - std::min(60, slider.maximum() / 2)), 3 + slider.maximum() / 100);
        QCOMPARE(window->workbench().table().rows(), std::size_t(61));
        QTest::keyClick(&slider, Qt::Key_End);
        QCOMPARE(tick(*window), std::int64_t(60));
        QCOMPARE(state(*window), end);
        QTest::keyClick(window.get(), Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(tick(*window), std::int64_t(59));
    }

    void aScreenReaderHearsOfTheSliderWhenTheRunRests() {
        TimelineSlider slider;
        slider.setRange(0, 100);
        slider.follow(20, true);
        QCOMPARE(slider.value(), 20);
        QAccessible::setActive(true);
        if (!QAccessible::isActive()) QSKIP("this platform speaks to no screen reader");
        slider.follow(30, true);
        QCOMPARE(slider.value(), 20);
        slider.follow(31, false);
        QCOMPARE(slider.value(), 31);
        slider.follow(50, true);
        QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(slider.value(), 51);
        QAccessible::setActive(false);
    }

    void aNumberThatIsBeingTypedCountsForACommand() {
        const auto window = open("cloth", 1);
        auto* field = new NumberEdit(window.get());
        field->show();
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        field->selectAll();
        QTest::keyClicks(field, "7");
        QCOMPARE(field->value(), 0.0);
        window->actions().at("step")->trigger();
        QCOMPARE(field->value(), 7.0);
    }

    void takingBackARunRestoresTheBytes() {
        const auto window = open("cloth", 20);
        const std::string before = state(*window);
        window->workbench().setSpeed(0);
        window->actions().at("run")->trigger();
        window->workbench().finish();
        QVERIFY(state(*window) != before);
        window->actions().at("undo")->trigger();
        QCOMPARE(tick(*window), std::int64_t(20));
        QCOMPARE(state(*window), before);
        QCOMPARE(window->workbench().table().rows(), std::size_t(21));
        QTRY_COMPARE(window->plotCard(0).plot()->table().rows(), std::size_t(21));
    }

    void takingBackAChangeRestoresTheExperiment() {
        const auto window = open("cloth", 20);
        const std::string before = state(*window);
        QVERIFY(window->set({{"passes", "9"}})); // while it runs
        window->workbench().step(5);
        settle(*window);
        window->actions().at("undo")->trigger(); // the steps
        window->actions().at("undo")->trigger(); // the passes
        QCOMPARE(state(*window), before);
        QCOMPARE(window->workbench().experiment().runs[0].method["passes"],
                 standardExperiment(*findScene("cloth")).runs[0].method["passes"]);
        QVERIFY(window->set({{"seed", "77"}})); // begins a new run
        settle(*window);
        QCOMPARE(window->workbench().table().rows(), std::size_t(1));
        window->actions().at("undo")->trigger();
        settle(*window);
        QCOMPARE(state(*window), before);
        QCOMPARE(window->workbench().experiment().seed, std::uint64_t(1));
        QCOMPARE(window->workbench().table().rows(), std::size_t(21));
        QVERIFY(window->openScene("spring")); // another scene
        settle(*window);
        window->actions().at("undo")->trigger();
        QCOMPARE(state(*window), before);
    }

    void aQuickCheckAddsItsRunAndIsTakenBack() {
        const auto window = open("spring", 20);
        const std::string before = state(*window);
        QAction* halve = window->actions().at("check/" + std::string(quickChecks().front().id));
        QVERIFY(halve->isEnabled());
        halve->trigger();
        settle(*window);
        QCOMPARE(window->workbench().experiment().runs.size(), std::size_t(2));
        QVERIFY(!halve->isEnabled()); // that run already exists
        window->workbench().pause();
        window->actions().at("undo")->trigger();
        QCOMPARE(state(*window), before);
        QCOMPARE(window->workbench().experiment().runs.size(), std::size_t(1));
    }

    void theTutorialsKeysOpenItsWorlds() { // b c p s, i
        const auto window = open("clojure-points", 3);
        for (const auto& [key, scene] :
             {std::pair{Qt::Key_B, "clojure-blocks"}, std::pair{Qt::Key_S, "clojure-sticks"},
              std::pair{Qt::Key_C, "clojure-cloth"}, std::pair{Qt::Key_P, "clojure-points"}}) {
            QTest::keyClick(&window->view(), key);
            QCOMPARE(window->workbench().experiment().scene->id, std::string_view(scene));
        }
        QVERIFY(window->openScene("cloth"));
        QTest::keyClick(&window->view(), Qt::Key_B); // the keys work only there
        QCOMPARE(window->workbench().experiment().scene->id, std::string_view("cloth"));
    }

    void framesCountTheTimeWhateverTheStep() {
        const auto window = shownWindow(m_language);
        QVERIFY(window->workbench().open(
            experimentFromJson(Json::parse(R"({"scene": "static-chain", "step": 1, "duration": 20,
                            "runs": [{"passes": 1, "step": 1}, {"passes": 1, "step": 0.5}]})"))));
        settle(*window);
        const auto words = [&window] {
            for (const QLabel* label : window->timeline().findChildren<QLabel*>())
                if (label->accessibleName() == "Step of the timeline") return label->text();
            return QString();
        };
        QCOMPARE(words(), QString("Frame 0 of 20"));
        window->runToEnd();
        settle(*window);
        QCOMPARE(words(), QString("Frame 20 of 20"));
    }

    void marksAreRepeatedAndCompared() {
        const auto window = open("spring", 80);
        TimelineBar& bar = window->timeline();
        window->workbench().seek(20);
        settle(*window);
        bar.addBookmark("start of the swing");
        window->workbench().seek(40);
        settle(*window);
        bar.addBookmark();
        QCOMPARE(bar.bookmarks().size(), std::size_t(2));
        QCOMPARE(bar.bookmarks()[0].name, QString("start of the swing"));
        QVERIFY(bar.bookmarks()[1].name.contains("t = "));
        bar.renameBookmark(1, " crest ");
        QCOMPARE(bar.bookmarks()[1].name, QString("crest"));
        const QImage alone = window->view().grab().toImage();
        bar.compare().setChecked(true);
        window->workbench().seek(30);
        settle(*window);
        QVERIFY(window->view().grab().toImage() != alone);
        window->workbench().setSpeed(1);
        bar.setRepeating(true);
        for (int i = 0; i < 40; ++i) {
            QTest::qWait(10);
            const std::int64_t now = window->workbench().snapshot().tick;
            QVERIFY(now >= 20 && now <= 40);
        }
        QVERIFY(bar.isRepeating());
        bar.setRepeating(false);
        settle(*window);
        QVERIFY(!window->workbench().isRunning());
        bar.removeBookmark(0);
        QCOMPARE(bar.bookmarks().size(), std::size_t(1));
        QVERIFY(window->openScene("cloth"));
        QTRY_VERIFY(bar.bookmarks().empty() && !bar.compare().isChecked());
    }
};

REGISTER_TEST(TimelineWindow)

} // namespace timestep::timeline_test
#include "timeline.moc"
