// SPDX-License-Identifier: GPL-3.0-or-later
// A window in which nothing moves uses no processor time: no timer fires and nothing is painted.
#include "tests/app/window/window_parts.h"

#include "app/course/cover.h"
#include "app/course/play_row.h"
#include "tests/tools.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTimerEvent>

#include <algorithm>
#include <ctime>

namespace timestep::idle_test {

namespace {

/// Records the timers that fire and the widgets that are painted while it exists.
class WakeUps : public QObject {
public:
    WakeUps() { qApp->installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        // Qt's cache of pixmaps drops what was not used for a while and then stops its timer.
        if (watched->inherits("QPMCache")) return false;
        if (event->type() == QEvent::Timer || event->type() == QEvent::Paint)
            m_noted << QString("%1 '%2' in %3")
                           .arg(watched->metaObject()->className(), watched->objectName(),
                                watched->parent() != nullptr ? watched->parent()->metaObject()->className()
                                                             : "");
        return false;
    }
    const QStringList& noted() const { return m_noted; }

private:
    QStringList m_noted;
};

} // namespace

class Idle : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

    std::unique_ptr<WindowParts> open() {
        auto window = shownWindow(m_language);
        window->recovery().start(m_folder.path());
        return window;
    }
    QTemporaryDir m_folder;

private slots:
    void initTestCase() { QSettings().clear(); }

    void nothingWakesUpAWindowInWhichNothingMoves_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<bool>("runs");
        QTest::newRow("the course map") << QString() << false;
        QTest::newRow("the course map after its covers have moved") << QString("covers") << false;
        QTest::newRow("a run that was not begun") << "kepler" << false;
        QTest::newRow("a run at its end") << "spring" << true;
        QTest::newRow("a world of sticks at its end") << "rope" << true;
        QTest::newRow("a stack of bodies at its end") << "box-stack" << true;
    }
    void nothingWakesUpAWindowInWhichNothingMoves() {
        QFETCH(const QString, scene);
        QFETCH(const bool, runs);
        const auto window = open();
        if (scene.isEmpty()) {
            window->showCourse();
        } else if (scene == "covers") {
            window->showCourse();
            for (ToyCard* card : window->course().play().cards()) card->cover().begin();
            QTest::qWait(300);
            for (ToyCard* card : window->course().play().cards()) card->cover().rest();
        } else {
            Experiment experiment = standardExperiment(*findScene(scene.toStdString()));
            experiment.duration = 100 * experiment.step;
            QVERIFY(window->openExperiment(experiment));
            window->workbench().pause();
            if (runs) window->runToEnd();
        }
        QTest::qWait(4000); // until the session is kept and the camera has arrived
        const WakeUps wakeUps;
        const std::clock_t before = std::clock(); // of the processor
        QTest::qWait(1500);
        qInfo("%.4f s of processor in 1.5 s", static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
        QVERIFY2(wakeUps.noted().isEmpty(), qPrintable(wakeUps.noted().join('\n')));
    }

    /// After the end of the run, a drag starts free play; when the bodies are at rest again, nothing wakes
    /// up.
    void bodiesThatComeToRestStopCosting() {
        const auto window = open();
        Workbench& workbench = window->workbench();
        Experiment experiment = standardExperiment(*findScene("box-stack"));
        experiment.duration = 300 * experiment.step;
        QVERIFY(window->openExperiment(experiment));
        window->runToEnd(); // as fast as possible, and the free play, too
        const auto& polygons = workbench.snapshot().runs.at(0).frame.polygons;
        const auto body = std::find_if(polygons.begin(), polygons.end(),
                                       [](const FramePolygon& polygon) { return polygon.index >= 0; });
        QVERIFY(body != polygons.end());
        Event event;
        event.run = 0;
        event.index = static_cast<std::uint32_t>(body->index);
        for (const EventKind kind : {EventKind::Grab, EventKind::Move, EventKind::Release}) {
            event.kind = kind;
            workbench.perform(event);
        }
        QTRY_VERIFY(workbench.snapshot().continuesFreely);
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.snapshot().running, 60000);
        QTest::qWait(4000);
        const WakeUps wakeUps;
        const std::clock_t before = std::clock(); // of the processor
        QTest::qWait(1500);
        qInfo("%.4f s of processor in 1.5 s", static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
        QVERIFY2(wakeUps.noted().isEmpty(), qPrintable(wakeUps.noted().join('\n')));
    }

    void aContinuingRunIsNoticed() {
        const auto window = open();
        QVERIFY(window->openScene("kepler"));
        window->workbench().run();
        const WakeUps wakeUps;
        QTest::qWait(500);
        QVERIFY(wakeUps.noted().size() > 5);
    }
};

REGISTER_TEST(Idle)

} // namespace timestep::idle_test

#include "idle.moc"
