// SPDX-License-Identifier: GPL-3.0-or-later
// Data that would not fit into the memory of a usual machine are refused with one sentence, before they are
// computed.
#include "core/input_error.h"
#include "core/particles/world/world.h"
#include "core/rigid/rigid_world.h"
#include "core/run/session/memory_limit.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

namespace timestep::memory_limits_test {

namespace {

template <class Act>
QString refusalOf(const Act& act) {
    try {
        act();
        return {};
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
}

/// Runs on a world of the file.
Experiment runsOn(SceneKind kind, std::size_t runs) {
    Experiment experiment = standardExperiment(sceneOfFiles(kind));
    experiment.runs.assign(runs, experiment.runs.front());
    return experiment;
}

} // namespace

class MemoryLimits : public QObject {
    Q_OBJECT

private slots:
    void particlesAndSticksOfAllRunsAreLimitedTogether() {
        auto world = std::make_shared<World>();
        for (int i = 0; i < 400'000; ++i) world->addParticle({static_cast<double>(i), 0});
        Experiment experiment = runsOn(SceneKind::Particles, 64); // 25.6 million
        experiment.world = world;
        const QString why = refusalOf([&] { Session session(experiment); });
        QVERIFY2(why.contains("all runs together would hold 25600000 particles and sticks") &&
                     why.contains("20000000"),
                 qPrintable(why));
        experiment.runs.resize(50); // 20 million
        QCOMPARE(refusalOf([&] { WorldBudget budget(experiment); }), QString());
    }

    void bodiesAndJointsOfAllRunsAreLimitedTogether() {
        auto bodies = std::make_shared<RigidWorld>();
        bodies->bodies.resize(20'000);
        Experiment experiment = runsOn(SceneKind::RigidBodies, 51);
        experiment.bodies = bodies;
        const QString why = refusalOf([&] { Session session(experiment); });
        QVERIFY2(why.contains("1020000 bodies and joints"), qPrintable(why));
        experiment.runs.resize(50);
        QCOMPARE(refusalOf([&] { WorldBudget budget(experiment); }), QString());
    }

    void worldsThatAreMadeCountRunByRun() {
        const Session session(standardExperiment(*findScene("rope")));
        const double things = static_cast<double>(session.simulation(0).world()->particles() +
                                                  session.simulation(0).world()->sticks());
        WorldBudget budget(session.experiment());
        const QString why = refusalOf([&] {
            for (double sum = 0; sum <= 20e6; sum += things) budget.take(session.simulation(0));
        });
        QVERIFY2(why.contains("particles and sticks"), qPrintable(why));
    }

    void statesAreLimitedByWhatTheyWillTakeAndByWhatTheyTake() {
        const Json small(std::vector<int>(999, 0)); // with the list a thousand values
        QVERIFY(refusalOf([&] { StateBudget(20'001).take(small); }).contains("larger --every"));
        StateBudget budget(2); // the states grow
        budget.take(small);
        const Json grown(std::vector<int>(5'000'000, 0));
        QCOMPARE(refusalOf([&] {
                     for (int i = 0; i < 3; ++i) budget.take(grown);
                 }),
                 QString());
        QVERIFY(refusalOf([&] { budget.take(grown); }).contains("the states would hold"));
    }
};

REGISTER_TEST(MemoryLimits)

} // namespace timestep::memory_limits_test

#include "memory_limits.moc"
