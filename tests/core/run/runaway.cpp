// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/runaway.h"

#include "core/run/experiment/setting_key.h"
#include "core/run/session/runner.h"
#include "tests/tools.h"

#include <cmath>
#include <thread>

namespace timestep::runaway_test {

namespace {

/// A spring with steps longer than the stability limit 2/omega of velocity Verlet.
Experiment unstableSpring(double times) {
    Experiment experiment = standardExperiment(*findScene("spring"));
    setByKey(experiment, "integrator", "velocity-verlet");
    const double omega = std::sqrt(experiment.parameters["stiffness"] / experiment.parameters["mass"]);
    experiment.step = times * 2 / omega;
    experiment.duration = 400 * experiment.step;
    return experiment;
}

double distanceOf(const Session& session, double start) {
    const Simulation& simulation = session.simulation(0);
    return std::abs(simulation.kineticEnergy() + simulation.potentialEnergy() - start) /
           simulation.energyScale();
}

} // namespace

class Runaways : public QObject {
    Q_OBJECT

private slots:
    void anExplosionIsSeenInItsFirstStepsAndStampedAtAMillion() {
        for (const double times : {1.1, 1.5}) {
            Session session(unstableSpring(times));
            RunawayWatch watch;
            watch.begin(session);
            const double start =
                session.simulation(0).kineticEnergy() + session.simulation(0).potentialEnergy();
            int begun = 0;
            double seenAt = 0, before = 0;
            while (session.step()) {
                if (watch.see(session)) {
                    ++begun;
                    seenAt = distanceOf(session, start);
                    QVERIFY(watch.isSlow());
                }
                if (const std::optional<Runaway> stamp = watch.of(session, 0)) {
                    QCOMPARE(stamp->step, session.simulation(0).steps());
                    QVERIFY(before < 1e6);
                    QVERIFY(distanceOf(session, start) >= 1e6);
                    break;
                }
                before = distanceOf(session, start);
            }
            QCOMPARE(begun, 1);
            QVERIFY(watch.of(session, 0).has_value());
            QVERIFY2(seenAt < 1e4 || watch.of(session, 0)->step <= 4,
                     qPrintable(QString::number(seenAt))); // the fastest need three steps to be told
        }
    }

    void noStandardSceneExplodes() {
        for (const Scene& scene : scenes()) {
            if (scene.source == WorldSource::File) continue;
            Session session(standardExperiment(scene));
            RunawayWatch watch;
            watch.begin(session);
            for (int i = 0; i < 150 && session.step(); ++i)
                QVERIFY2(!watch.see(session),
                         qPrintable(QString::fromUtf8(scene.id.data(), qsizetype(scene.id.size())) +
                                    QString(" at step %1").arg(i)));
            QVERIFY(!watch.of(session, 0));
        }
    }

    void aThrowIsNoExplosion() {
        Session session(standardExperiment(*findScene("stick-man")));
        RunawayWatch watch;
        watch.begin(session);
        Event event;
        event.run = 0;
        event.kind = EventKind::Grab;
        event.at = {250, 60};
        for (int i = 0; i < 200; ++i) {
            if (i < 20) {
                session.perform(event);
                watch.acted(session);
                event.kind = i < 18 ? EventKind::Move : EventKind::Release;
                event.at.x += 12;
            }
            session.step();
            QVERIFY2(!watch.see(session), qPrintable(QString::number(i)));
        }
    }

    /// A mouse sends its moves faster than the steps follow each other.
    void anExplosionIsStampedWhileTheHandMoves() {
        Experiment experiment = standardExperiment(*findScene("spring-cloth"));
        setByKey(experiment, "integrator", "velocity-verlet");
        setByKey(experiment, "stiffness", "40");
        experiment.step = 1.0 / 60;
        experiment.duration = 0;
        Session session(experiment);
        RunawayWatch watch;
        watch.begin(session);
        Event event;
        event.kind = EventKind::Grab;
        event.index = 60;
        for (int i = 0; i < 600 && !watch.of(session, 0); ++i) {
            event.at = {0.5 + 0.05 * std::sin(0.3 * i), -0.8};
            session.perform(event);
            watch.acted(session);
            event.kind = EventKind::Move;
            session.step();
            watch.see(session);
        }
        QVERIFY(watch.of(session, 0).has_value());
    }

    void aRunnerShowsTheBeginningSlowly() {
        const Experiment experiment = unstableSpring(1.5);
        Runner runner;
        runner.load(experiment);
        runner.setPace(2000 * experiment.step);
        runner.run();
        QTRY_VERIFY(runner.newest().isSlow);
        const std::int64_t from = runner.newest().tick;
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        const std::int64_t steps = runner.newest().tick - from;
        QVERIFY2(steps <= 5, qPrintable(QString::number(steps)));
        QTRY_VERIFY_WITH_TIMEOUT(!runner.newest().running, 20000); // it continues to its end
        QVERIFY(runner.newest().runs.at(0).runaway.has_value());
        runner.load(experiment);
        runner.setPace(Runner::asFastAsPossible);
        runner.run();
        runner.finish();
        QVERIFY(runner.newest().runs.at(0).runaway.has_value());
    }
};

REGISTER_TEST(Runaways)

} // namespace timestep::runaway_test

#include "runaway.moc"
