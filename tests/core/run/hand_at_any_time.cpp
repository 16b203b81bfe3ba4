// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of the user: grabbing, moving and throwing everything that is drawn, at any time. All of them
// replay.
#include "core/input_error.h"
#include "core/integration/applies.h"
#include "core/json/json.h"
#include "core/rigid/rigid_world.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/experiment/start_values.h"
#include "core/run/session/runner.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "core/table/csv.h"
#include "tests/tools.h"

#include <cmath>
#include <set>

namespace timestep::hand_at_any_time_test {

namespace {

constexpr int steps = 30; ///< of the recorded run

Experiment shortRun(const Scene& scene) {
    Experiment experiment = standardExperiment(scene);
    experiment.duration = experiment.step * steps;
    return experiment;
}

Frame pictureOf(const Session& session) {
    Frame frame;
    session.simulation(0).draw(frame);
    return frame;
}

std::set<std::int32_t> takable(const Frame& frame) {
    std::set<std::int32_t> indices;
    for (const FramePoint& point : frame.points)
        if (point.index >= 0 && point.role != Role::Ghost) indices.insert(point.index);
    for (const FramePolygon& polygon : frame.polygons)
        if (polygon.index >= 0) indices.insert(polygon.index);
    return indices;
}

/// At most three of them: the first, one in the middle, the last.
std::set<std::int32_t> some(const std::set<std::int32_t>& all) {
    if (all.size() <= 3) return all;
    return {*all.begin(), *std::next(all.begin(), static_cast<std::ptrdiff_t>(all.size() / 2)),
            *all.rbegin()};
}

Point placeOf(const Frame& frame, std::int32_t index) {
    for (const FramePoint& point : frame.points)
        if (point.index == index && point.role != Role::Ghost) return point.at;
    return {};
}

Event act(EventKind kind, std::int32_t index, Point at = {}, Point velocity = {}) {
    Event event;
    event.kind = kind;
    event.run = 0;
    event.index = static_cast<std::uint32_t>(index);
    event.at = at;
    event.to = velocity;
    return event;
}

double sizeOf(const Experiment& experiment) {
    const Box box = experiment.scene->bounds(experiment.parameters);
    return std::max(box.right - box.left, box.top - box.bottom);
}

std::string bytes(const Session& session) {
    return toCsv(session.table(), {}) + session.save().dump();
}

/// The table after the same number of ticks, from only the experiment.
std::string replayed(const Session& original) {
    Session again(experimentFromJson(Json::parse(toJson(original.experiment()).dump())));
    while (again.ticks() < original.ticks()) {
        if (again.atEnd()) again.continueFreely();
        if (!again.step()) break;
    }
    return bytes(again);
}

/// The velocity of a drawn part in the scene, from two pictures of the problem.
Point velocityOf(const Session& session, std::int32_t index) {
    const Simulation& simulation = session.simulation(0);
    const std::vector<double> q(simulation.q().begin(), simulation.q().end());
    const double tiny = 1e-6;
    std::vector<double> later = q;
    for (std::size_t i = 0; i < q.size(); ++i) later[i] += tiny * simulation.v()[i];
    Frame now, then;
    simulation.scene().draw(simulation.parameters(), q, now);
    simulation.scene().draw(simulation.parameters(), later, then);
    const Point a = placeOf(now, index), b = placeOf(then, index);
    return {(b.x - a.x) / tiny, (b.y - a.y) / tiny};
}

void addScenes() {
    QTest::addColumn<QString>("id");
    for (const Scene& scene : scenes())
        if (scene.source != WorldSource::File)
            QTest::newRow(std::string(scene.id).c_str()) << QString::fromStdString(std::string(scene.id));
}

const Scene& fetched() {
    QFETCH(QString, id);
    return *findScene(id.toStdString());
}

} // namespace

class HandAtAnyTime : public QObject {
    Q_OBJECT

private slots:
    void everythingDrawnCanBeTakenOrTheSceneSaysWhyNot_data() { addScenes(); }
    void everythingDrawnCanBeTakenOrTheSceneSaysWhyNot() {
        const Scene& scene = fetched();
        const Session session(shortRun(scene));
        const bool some = !takable(pictureOf(session)).empty();
        QCOMPARE(some, std::string_view(scene.notHeld).empty());
    }

    /// After the end of the run, steps are only for actions of the user.
    void bodiesThatRestAfterTheEndCostNothingUntilTheHandComesBack() {
        Experiment experiment = standardExperiment(*findScene("box-stack"));
        experiment.duration = 300 * experiment.step;
        Session session(experiment);
        session.runToEnd();
        const std::int64_t end = session.ticks();
        const std::int32_t index = *takable(pictureOf(session)).begin();
        const Point at = placeOf(pictureOf(session), index);
        Runner runner;
        runner.replace([&session] { return std::move(session); });
        runner.setPace(Runner::asFastAsPossible);
        const auto pull = [&] {
            runner.perform(act(EventKind::Grab, index, at));
            runner.perform(act(EventKind::Move, index, {at.x, at.y + 0.3 * sizeOf(experiment)}));
            runner.perform(act(EventKind::Release, index));
        };
        pull();
        runner.continueFreely();
        QTRY_VERIFY_WITH_TIMEOUT(runner.newest().tick > end + 60 && runner.isIdle(), 60000);
        const std::int64_t rested = runner.newest().tick;
        QVERIFY(runner.newest().continuesFreely && !runner.newest().running);
        pull();
        QTRY_VERIFY_WITH_TIMEOUT(runner.newest().tick > rested && runner.isIdle(), 60000);
        // A runner that the user has stopped does not continue by itself.
        const std::int64_t again = runner.newest().tick;
        runner.pause();
        pull();
        runner.drain();
        QCOMPARE(runner.newest().tick, again);
    }

    void takenMovedAndThrownAtAnyTimeItReplays_data() { addScenes(); }
    void takenMovedAndThrownAtAnyTimeItReplays() {
        const Scene& scene = fetched();
        const Experiment experiment = shortRun(scene);
        const double far = 0.03 * sizeOf(experiment);
        for (const int before : {0, steps / 3, steps}) {
            Session probe(experiment);
            for (int i = 0; i < before; ++i) probe.step();
            for (const std::int32_t index : some(takable(pictureOf(probe)))) {
                Session session(experiment);
                for (int i = 0; i < before; ++i) session.step();
                const std::string recorded = toCsv(session.table(), {});
                QCOMPARE(session.atEnd(), before == steps);
                const Point at = placeOf(pictureOf(session), index);
                session.perform(act(EventKind::Grab, index, at));
                session.continueFreely();
                for (int i = 1; i <= 3; ++i) {
                    session.perform(act(EventKind::Move, index, {at.x + i * far, at.y + i * far}));
                    QVERIFY(session.step());
                }
                session.perform(act(EventKind::Release, index));
                session.perform(act(EventKind::Velocity, index, {}, {far / experiment.step / 10, 0}));
                for (int i = 0; i < 4; ++i) QVERIFY(session.step());
                session.perform(act(EventKind::Place, index, at));
                session.step();
                QVERIFY(session.simulation(0).finite());
                QCOMPARE(session.isInFreePlay(), before == steps);
                if (before == steps) QCOMPARE(toCsv(session.table(), {}), recorded);
                QCOMPARE(replayed(session), bytes(session));
            }
        }
    }

    void whatIsPlacedIsThereAndWhatIsThrownMoves_data() { addScenes(); }
    void whatIsPlacedIsThereAndWhatIsThrownMoves() {
        const Scene& scene = fetched();
        const Experiment experiment = shortRun(scene);
        const double far = 0.05 * sizeOf(experiment);
        for (const std::int32_t index : some(takable(pictureOf(Session(experiment))))) {
            Session session(experiment);
            const Point start = placeOf(pictureOf(session), index);
            session.perform(act(EventKind::Place, index, {start.x + far, start.y + far}));
            const Point now = placeOf(pictureOf(session), index);
            const double moved = std::hypot(now.x - start.x, now.y - start.y);
            QVERIFY2(moved > 0.01 * far, qPrintable(QString("%1 of %2").arg(moved).arg(far)));
            const Problem* problem = session.simulation(0).problem();
            if (problem != nullptr && hasFirstOrder(*problem))
                continue; // the position determines the velocity
            const Point thrown{0.3 * far / experiment.step, 0.2 * far / experiment.step};
            session.perform(act(EventKind::Velocity, index, {}, thrown));
            Point has;
            const auto i = static_cast<std::size_t>(index);
            if (const World* world = session.simulation(0).world()) {
                COMPARE_NEAR(now.x, start.x + far, 1e-9 * sizeOf(experiment));
                COMPARE_NEAR(now.y, start.y + far, 1e-9 * sizeOf(experiment));
                const double h = session.simulation(0).lastStepSize();
                has = {(world->x[i] - world->previousX[i]) / h, (world->y[i] - world->previousY[i]) / h};
            } else if (const RigidWorld* bodies = session.simulation(0).rigidWorld()) {
                has = {bodies->bodies[i].vx, bodies->bodies[i].vy};
            } else {
                has = velocityOf(session, index);
            }
            // A part that moves along a curve takes only the component of the velocity along it.
            const double speed = std::hypot(thrown.x, thrown.y);
            const double along = std::hypot(has.x, has.y);
            QVERIFY2(along > 0.01 * speed, qPrintable(QString("%1 of %2").arg(along).arg(speed)));
            const double left = (thrown.x - has.x) * has.x + (thrown.y - has.y) * has.y;
            COMPARE_NEAR(left / (speed * speed), 0.0, 2e-4);
        }
    }

    void aPointDroppedOnAnotherContinuesOrDiverges_data() { addScenes(); }
    void aPointDroppedOnAnotherContinuesOrDiverges() {
        const Experiment experiment = shortRun(fetched());
        Session session(experiment);
        const Frame frame = pictureOf(session);
        const std::set<std::int32_t> all = takable(frame);
        if (all.size() < 2) return;
        session.perform(act(EventKind::Place, *all.begin(), placeOf(frame, *all.rbegin())));
        for (int i = 0; i < 10; ++i) session.step();
        QVERIFY(session.simulation(0).finite() || session.divergence()); // it continues, or states why not
    }

    void theExactMotionRestartsAfterADrag() {
        // From the same state the exact spring is known: x(t) = x0 cos w t, w = 2 /s, x0 = 0.5 m.
        const Scene& scene = *findScene("spring");
        Experiment experiment = standardExperiment(scene);
        experiment.runs[0].method.set("integrator", "rk4");
        experiment.step = 0.01;
        Session session(experiment);
        QVERIFY(!session.simulation(0).exactIsComputed());
        session.perform(act(EventKind::Place, 0, {0.5, 0}));
        QVERIFY(session.simulation(0).exactIsComputed());
        QVERIFY(session.simulation(0).exactQ().empty()); // a column named exact stays empty
        for (int i = 0; i < 100; ++i) session.step();
        Frame exact;
        session.simulation(0).drawExact(exact);
        QVERIFY(!exact.points.empty());
        COMPARE_NEAR(exact.points.front().at.x, 0.5 * std::cos(2.0), 1e-11);
        // Two seconds later a hand stops it.
        session.perform(act(EventKind::Velocity, 0, {}, {0, 0}));
        const double x = session.simulation(0).q()[0];
        for (int i = 0; i < 50; ++i) session.step();
        exact.clear();
        session.simulation(0).drawExact(exact);
        COMPARE_NEAR(exact.points.front().at.x, x * std::cos(1.0), 1e-11);
    }

    void aSavedStateKeepsTheHand() {
        for (const char* id : {"spring", "rope", "box-stack"}) {
            const Scene* scene = findScene(id);
            QVERIFY2(scene != nullptr, id);
            Session session(shortRun(*scene));
            const std::int32_t index = *takable(pictureOf(session)).rbegin();
            session.perform(act(EventKind::Grab, index, placeOf(pictureOf(session), index)));
            session.perform(act(EventKind::Move, index, {0.1, 0.1}));
            for (int i = 0; i < 5; ++i) session.step();
            Session again = Session::fromState(session.save());
            for (int i = 0; i < 5; ++i) {
                session.step();
                again.step();
            }
            QCOMPARE(again.save().dump(), session.save().dump());
        }
    }

    void playKeepsTheRecordedRunAndEndsWhenItIsForgotten() {
        Session session(shortRun(*findScene("spring")));
        while (session.step()) {}
        session.perform(act(EventKind::Grab, 0, {0.3, 0}));
        session.continueFreely();
        const Keyframe end = session.keyframe();
        for (int i = 0; i < 7; ++i) session.step();
        QVERIFY(session.isInFreePlay() && session.atEnd());
        QCOMPARE(session.table().rows(), std::size_t{steps + 1});
        QVERIFY(!session.divergence());
        session.goTo(end);
        QVERIFY(!session.isInFreePlay());
        session.forgetFuture();
        QVERIFY(!session.continuesFreely());
        QVERIFY(!session.step());
    }

    void theStartThatAHandMakesIsThatOfTheParameters() {
        int checked = 0;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Problem || scene.grips.place == nullptr) continue;
            const Experiment experiment = standardExperiment(scene);
            const Session start(experiment);
            const Point at = placeOf(pictureOf(start), 0);
            const Event place =
                act(EventKind::Place, 0, {at.x - 0.1 * sizeOf(experiment), at.y + 0.1 * sizeOf(experiment)});
            const auto values = startValues(experiment, place);
            QCOMPARE(values.has_value(), !scene.coordinates[0].start.empty());
            if (!values) continue;
            Session placed(experiment);
            placed.perform(place);
            Experiment changed = experiment;
            for (const auto& value : *values) setByKey(changed, value.first, value.second);
            const Session set(changed);
            const Parameter& parameter = experiment.parameters.descriptor(scene.coordinates[0].start);
            COMPARE_NEAR(set.simulation(0).q()[0], placed.simulation(0).q()[0],
                         (parameter.upper - parameter.lower) / 1000);
            ++checked;
        }
        QVERIFY2(checked >= 5, qPrintable(QString::number(checked)));
        const Experiment film = standardExperiment(*findScene("particle-1d"));
        const auto ring = startValues(film, act(EventKind::Ghost, 0, {11, 50}));
        QVERIFY(ring && ring->size() == 1);
        QCOMPARE(ring->front().first, std::string("start-previous"));
        QCOMPARE(numberOf(ring->front().second), 11.0);
        const auto disc = startValues(film, act(EventKind::Place, 0, {100, 30}));
        QVERIFY(disc && disc->size() == 2); // the ring moves with it
        QCOMPARE(numberOf(disc->at(0).second), 100.0);
        QCOMPARE(numberOf(disc->at(1).second), 97.0);
    }

    void badActsAreRefusedAndChangeNothing() {
        Session session(shortRun(*findScene("pendulum")));
        const std::string before = bytes(session);
        const double infinite = std::numeric_limits<double>::infinity();
        for (const Event& bad :
             {act(EventKind::Grab, 1), act(EventKind::Move, 0), act(EventKind::Release, 0),
              act(EventKind::Place, 0, {infinite, 0}), act(EventKind::Velocity, 0, {}, {0, std::nan("")}),
              act(EventKind::Pin, 0), act(EventKind::Cut, 0)}) {
            QVERIFY_THROWS_EXCEPTION(InputError, session.perform(bad));
            QCOMPARE(bytes(session), before);
        }
        session.perform(act(EventKind::Grab, 0, {1, 0}));
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(act(EventKind::Grab, 0, {1, 0})));
    }
};

REGISTER_TEST(HandAtAnyTime)

} // namespace timestep::hand_at_any_time_test
#include "hand_at_any_time.moc"
