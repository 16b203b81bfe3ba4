// SPDX-License-Identifier: GPL-3.0-or-later
// The past of a session: everything that is restored has the same bytes.
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/rigid/rigid_world.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/runner.h"
#include "core/scenes/scene.h"
#include "core/table/csv.h"
#include "tests/tools.h"

#include <malloc.h>

namespace timestep::timeline_test {

namespace {

Event eventOf(EventKind kind, std::uint32_t index = 0, Point at = {}) {
    Event event;
    event.kind = kind;
    event.index = index;
    event.at = at;
    return event;
}

Event setting(const char* key, const char* value) {
    Event event = eventOf(EventKind::Set);
    event.key = key;
    event.value = value;
    return event;
}

Experiment experimentOn(const char* scene, int steps) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.duration = experiment.step * steps;
    return experiment;
}

std::string state(const Session& session) {
    return session.save().dump();
}

/// A session that was stepped to its end, with its timeline.
void runWith(Session& session, Timeline& timeline) {
    timeline.begin(session);
    while (session.step()) timeline.passed(session);
}

/// Bytes allocated by malloc; 0 with another allocator.
double memoryInUse() {
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
}

} // namespace

class TimelineTest : public QObject {
    Q_OBJECT

private slots:
    void everySceneComesBack_data() {
        QTest::addColumn<QString>("id");
        for (const Scene& scene : scenes())
            if (scene.source == WorldSource::Scene) {
                const QString id = QString::fromStdString(std::string(scene.id));
                QTest::newRow(qPrintable(id)) << id;
            }
    }

    void everySceneComesBack() {
        QFETCH(QString, id);
        Experiment experiment = experimentOn(qPrintable(id), 60);
        experiment.runs.push_back(experiment.runs.front());
        experiment.runs[1].step = experiment.step / 2;
        Session session(experiment);
        Timeline timeline(std::size_t{1} << 18); // so small that keyframes are rare
        runWith(session, timeline);
        const std::string end = state(session);
        const std::string rows = toCsv(session.table(), {});
        const std::int64_t last = session.ticks();
        QVERIFY(last == 120);
        for (const std::int64_t tick :
             {std::int64_t{37}, std::int64_t{0}, std::int64_t{119}, std::int64_t{38}}) {
            timeline.seek(session, tick);
            QCOMPARE(session.ticks(), tick);
            Session fresh(experiment);
            for (int i = 0; i < tick; ++i) fresh.step();
            QCOMPARE(state(session), state(fresh));
        }
        session.runToEnd();
        QCOMPARE(session.ticks(), last);
        QCOMPARE(state(session), end);
        QCOMPARE(toCsv(session.table(), {}), rows); // rows are not recorded twice
    }

    void step7777Of10000EqualsAFreshRun() {
        for (const char* id : {"spring", "rope", "rigid-stack"}) {
            if (findScene(id) == nullptr) continue;
            const Experiment experiment = experimentOn(id, 10000);
            Session session(experiment), fresh(experiment);
            Timeline timeline;
            runWith(session, timeline);
            timeline.seek(session, 7777);
            for (int i = 0; i < 7777; ++i) fresh.step();
            QCOMPARE(session.ticks(), std::int64_t(7777));
            QCOMPARE(state(session), state(fresh));
        }
    }

    void backAndForwardReturnsTheBytes() {
        Session session(experimentOn("cloth", 400));
        Timeline timeline;
        timeline.begin(session);
        for (int i = 0; i < 300 && session.step(); ++i) timeline.passed(session);
        const std::string before = state(session);
        timeline.seek(session, 200);
        QVERIFY(state(session) != before);
        timeline.seek(session, 300);
        QCOMPARE(state(session), before);
        timeline.seek(session, 5000); // beyond the furthest tick: it goes no further
        QCOMPARE(state(session), before);
        timeline.seek(session, -7);
        QCOMPARE(session.ticks(), std::int64_t(0));
    }

    void anActionInThePastReplacesLaterActions() {
        Experiment experiment = experimentOn("cloth", 80);
        Event planned = eventOf(EventKind::Cut, 3);
        planned.step = 70;
        experiment.events = {planned};
        Session session(experiment);
        Timeline timeline;
        timeline.begin(session);
        for (int i = 0; i < 60; ++i) {
            if (i == 20) session.perform(setting("passes", "3"));
            if (i == 50) session.perform(eventOf(EventKind::Unpin, 0));
            session.step();
            timeline.passed(session);
        }
        timeline.seek(session, 30);
        QCOMPARE(session.experiment().events.size(), std::size_t(3));
        session.perform(eventOf(EventKind::Cut, 7));
        timeline.forgetFuture(session);
        QCOMPARE(session.experiment().events.size(), std::size_t(3)); // passes, this cut, and the planned one
        QCOMPARE(session.furthestTicks(), std::int64_t(30));
        QCOMPARE(session.rows(0), std::size_t(31));
        QCOMPARE(session.table().rows(), std::size_t(31));
        while (session.step()) timeline.passed(session);
        Session replay(experimentFromJson(toJson(session.experiment())));
        replay.runToEnd();
        QCOMPARE(state(replay), state(session));
        QCOMPARE(toCsv(replay.table(), {}), toCsv(session.table(), {}));
        timeline.seek(session, 55);
        Session fresh(experimentFromJson(toJson(session.experiment())));
        for (int i = 0; i < 55; ++i) fresh.step();
        QCOMPARE(session.simulation(0).save().dump(), fresh.simulation(0).save().dump());
    }

    void settingsThatWereChangedComeBackWithTheState() {
        for (const char* scene : {"spring", "cloth"}) {
            const bool world = std::string(scene) == "cloth";
            Session session(experimentOn(scene, 60));
            for (int i = 0; i < 40; ++i) {
                if (i == 10) session.perform(world ? setting("passes", "5") : setting("integrator", "rk4"));
                session.step();
            }
            if (world) {
                Event blow = eventOf(EventKind::Blow, 0, {0, 0});
                blow.to = {30, 0};
                blow.radius = 1e6;
                session.perform(
                    blow); // in the step at which the state is saved; it must not be carried out twice
            }
            Session continued = Session::fromState(Json::parse(session.save().dump()));
            QCOMPARE(state(continued), state(session));
            session.runToEnd();
            continued.runToEnd();
            QCOMPARE(state(continued), state(session));
        }
    }

    void theRunnerGoesThroughItsPast() {
        Runner runner;
        Table table;
        std::uint64_t have = 0;
        const auto take = [&] {
            runner.drain();
            runner.newest();
            have = runner.takeRows(table, have);
            return runner.newest();
        };
        const Experiment experiment = experimentOn("cloth", 200);
        const std::uint64_t first = runner.load(experiment);
        runner.step(100);
        QCOMPARE(take().furthest, std::int64_t(100));
        QCOMPARE(table.rows(), std::size_t(101));
        const std::string there = runner.save().dump();
        runner.seek(40);
        QCOMPARE(take().tick, std::int64_t(40));
        QCOMPARE(take().furthest, std::int64_t(100));
        QCOMPARE(table.rows(), std::size_t(101));
        runner.seekBy(60);
        QCOMPARE(runner.save().dump(), there);
        runner.seekBy(-60);
        runner.perform(setting("passes", "4"));
        QCOMPARE(take().furthest, std::int64_t(40));
        QCOMPARE(table.rows(), std::size_t(41));
        runner.step(20);
        take();
        QCOMPARE(table.rows(), std::size_t(61));
        Session replay(runner.experiment());
        for (int i = 0; i < 60; ++i) replay.step();
        QCOMPARE(toCsv(table, {}), toCsv(replay.table(), {}));
        const std::string changed = runner.save().dump();
        auto aside = runner.rewind(std::make_shared<SessionMark>(SessionMark{40, 40})); // undoes the change
        aside->pendingRows.giveBack(table, have, aside->sharedRows);
        QCOMPARE(table.rows(), std::size_t(41));
        QCOMPARE(take().tick, std::int64_t(40));
        QVERIFY(runner.experiment().events.empty());
        runner.step(60);
        QCOMPARE(runner.save().dump(), there);
        take();
        QCOMPARE(table.rows(), std::size_t(101));

        // the change again, and back
        const std::string once = toCsv(table, {});
        auto unchanged = runner.exchange(std::move(aside));
        unchanged->pendingRows.giveBack(table, have, unchanged->sharedRows);
        take();
        QCOMPARE(table.rows(), std::size_t(61));
        QCOMPARE(toCsv(table, {}), toCsv(replay.table(), {}));
        QCOMPARE(runner.save().dump(), changed);
        aside = runner.exchange(std::move(unchanged));
        aside->pendingRows.giveBack(table, have, aside->sharedRows);
        take();
        QCOMPARE(toCsv(table, {}), once);

        // another experiment, and back
        auto earlier = runner.replace([] { return Session(experimentOn("spring", 50)); });
        earlier->pendingRows.giveBack(table, have, {});
        runner.step(10);
        take();
        QCOMPARE(table.rows(), std::size_t(11));
        runner.exchange(std::move(earlier))->pendingRows.giveBack(table, have, {});
        QCOMPARE(runner.save().dump(), there);
        take();
        QCOMPARE(toCsv(table, {}), once);
        runner.step(5);
        take();
        QCOMPARE(have, first);
        QCOMPARE(table.rows(), std::size_t(106));
        runner.seek(3);
        QCOMPARE(take().tick, std::int64_t(3));
        QVERIFY_THROWS_EXCEPTION(InputError, runner.replace([]() -> Session { throw InputError(Text()); }));
        QCOMPARE(take().tick, std::int64_t(3));
        runner.repeat(10, 12);
        for (int i = 0; i < 50; ++i) {
            const std::int64_t tick = take().tick;
            QVERIFY(tick >= 10 && tick <= 12 && runner.newest().running);
        }
        runner.pause();
    }

    void memoryIsBounded() {
        Session session(experimentOn("cloth", 3000));
        const std::size_t one = session.keyframe().bytes;
        Timeline timeline(20 * one);
        runWith(session, timeline);
        QVERIFY(timeline.bytes() <= 20 * one && timeline.bytes() >= 8 * one);
        QVERIFY(timeline.interval() >= 3000 / 20 && timeline.interval() <= 3000 / 5);
        Timeline many(std::size_t{1} << 40);
        Session spring(experimentOn("spring", 5000));
        runWith(spring, many);
        QVERIFY(many.interval() >= 8);
    }

    void theSizeOfARunIsThatOfItsMemory_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("settings");
        QTest::newRow("cloth") << "cloth"
                               << "columns=200 rows=200";
        QTest::newRow("cloth, coloured") << "cloth"
                                         << "columns=200 rows=200 order=coloured";
        QTest::newRow("cloth, XPBD") << "cloth"
                                     << "columns=200 rows=200 relaxation=xpbd";
        QTest::newRow("cloth, Chebyshev") << "cloth"
                                          << "columns=200 rows=200 relaxation=chebyshev";
        QTest::newRow("pyramid") << "box-pyramid"
                                 << "rows=40";
    }
    void theSizeOfARunIsThatOfItsMemory() {
        QFETCH(QString, scene);
        QFETCH(QString, settings);
        Experiment experiment = experimentOn(qPrintable(scene), 3);
        for (const QString& one : settings.split(' '))
            setByKey(experiment, one.section('=', 0, 0).toStdString(), one.section('=', 1).toStdString());
        const double before = memoryInUse();
        if (before == 0) QSKIP("the allocator of a sanitizer tells nothing");
        Session session(std::move(experiment));
        while (session.step()) {}
        const double takes = memoryInUse() - before;
        const double says = static_cast<double>(session.bytes());
        QVERIFY2(says > takes / 2 && says < takes * 2,
                 qPrintable(QString("says %1 MB, takes %2 MB").arg(says / 1e6).arg(takes / 1e6)));
    }

    void theSizeOfAKeyframeIsThatOfItsMemory_data() { everySceneComesBack_data(); }
    void theSizeOfAKeyframeIsThatOfItsMemory() {
        QFETCH(QString, id);
        Session session(experimentOn(qPrintable(id), 5));
        while (session.step()) {}
        std::vector<Keyframe> keyframes(1);
        keyframes.reserve(101);
        keyframes.front() = session.keyframe(); // the first one shares data with the session
        const double before = memoryInUse();
        if (before == 0) QSKIP("the allocator of a sanitizer tells nothing");
        while (keyframes.size() < 101) keyframes.push_back(session.keyframe());
        const double takes = (memoryInUse() - before) / 100;
        const double says = static_cast<double>(keyframes.back().bytes);
        QVERIFY2(says > takes / 2 && says < takes * 2,
                 qPrintable(QString("says %1 bytes, takes %2").arg(says).arg(takes)));
    }

    /// Two pins at one tick, a step and a jump back: every mark is reached again, with the same bytes.
    void everyMarkIsReachedAgain() {
        Runner runner;
        runner.load(experimentOn("cloth", 60));
        std::vector<std::pair<std::shared_ptr<const SessionMark>, std::string>> marks;
        const auto note = [&] { marks.emplace_back(runner.mark(), runner.save().dump()); };
        note();
        runner.step(10);
        note();
        runner.perform(eventOf(EventKind::Pin, 7));
        note();
        runner.perform(eventOf(EventKind::Pin, 9));
        note();
        runner.step(20);
        note();
        while (!marks.empty()) {
            runner.rewind(marks.back().first);
            QCOMPARE(runner.save().dump(), marks.back().second);
            marks.pop_back();
        }
    }

    /// An action in the past drops what came later. The session that still has it is put aside first.
    void anActionInThePastPutsTheSessionAside() {
        Runner runner;
        runner.load(experimentOn("cloth", 60));
        runner.step(50);
        runner.seek(20);
        const std::string before = runner.save().dump();
        auto aside = runner.branch();
        runner.perform(eventOf(EventKind::Pin, 7));
        runner.drain();
        QCOMPARE(runner.newest().furthest, std::int64_t(20));
        runner.exchange(std::move(aside));
        QCOMPARE(runner.save().dump(), before);
        runner.drain();
        QCOMPARE(runner.newest().furthest, std::int64_t(50));
    }

    void anEarlierSessionKeepsNoRoomForRowsThatWereTaken() {
        constexpr int steps = 200'000;
        Runner runner;
        runner.setPace(Runner::asFastAsPossible);
        std::vector<std::unique_ptr<StoredSession>> earlier;
        const auto loaded = [&](int duration) { // and its rows are taken after all were recorded
            earlier.push_back(
                runner.replace([duration] { return Session(experimentOn("spring", duration)); }));
            runner.run();
            runner.finish();
            Table table;
            runner.takeRows(table, 0);
            return static_cast<double>(table.numbers() * sizeof(double));
        };
        loaded(10);
        const double before = memoryInUse();
        if (before == 0) QSKIP("the allocator of a sanitizer tells nothing");
        const double rows = loaded(steps);
        QVERIFY(rows > 1e7);
        loaded(10);
        const double kept = memoryInUse() - before;
        QVERIFY2(kept < rows / 4, qPrintable(QString("%1 MB of %2").arg(kept / 1e6).arg(rows / 1e6)));
    }
};

REGISTER_TEST(TimelineTest)

} // namespace timestep::timeline_test
#include "timeline.moc"
