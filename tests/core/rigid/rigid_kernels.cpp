// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels of core/kernels give the bytes of their texts.
#include "core/json/json.h"
#include "core/rigid/rigid_json.h"
#include "core/rigid/rigid_settings.h"
#include "core/rigid/rigid_work.h"
#include "core/run/experiment/experiment.h"
#include "core/run/session/session.h"
#include "core/run/simulation/rigid_simulation.h"
#include "core/scenes/scene_list.h"
#include "core/team.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>
#include <set>
#include <utility>

namespace timestep::rigid_kernels_test {

namespace {

constexpr double h = 1.0 / 60;

/// A world after some steps, to the last bit, and the measurements of these steps.
struct Outcome {
    std::string state;
    std::vector<double> residuals, impulses;
    RigidCounters counters;
    bool operator==(const Outcome&) const = default;
};

Outcome outcome(RigidWorld world, const RigidMethod& method, double h, RigidStepper::Kernels kernels,
                int steps = sanitizers.empty() ? 12 : 4) {
    Outcome outcome;
    RigidStepper stepper;
    stepper.useKernels(kernels);
    stepper.measureIterations(true);
    for (int n = 0; n < steps; ++n) stepper.step(world, method, n, h);
    outcome.state = saveRigidWorld(world).dump();
    outcome.residuals.assign(stepper.residuals().begin(), stepper.residuals().end());
    const std::span<const double> impulses = stepper.iterationImpulses(1);
    outcome.impulses.assign(impulses.begin(), impulses.end());
    outcome.counters = stepper.counters();
    return outcome;
}

/// The values of a setting that the test tries.
std::vector<double> valuesOf(const Parameter& setting) {
    if (setting.kind == ParameterKind::Toggle) return {0, 1};
    if (setting.kind == ParameterKind::Integer) return {setting.minimum, setting.minimum + 2};
    if (setting.kind != ParameterKind::Choice) return {0, setting.standard * 2};
    std::vector<double> values;
    for (std::size_t i = 0; i < setting.choices.size(); ++i) values.push_back(static_cast<double>(i));
    return values;
}

/// The pairs of bodies in the order in which the first iteration visits them.
struct PairsInOrder : RigidWatcher {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> list;
    void see(RigidPart part, const RigidPass& pass, const ContactImpulse& impulse) override {
        if (part != RigidPart::Contact || pass.iteration != 0) return;
        const RigidContact& contact = pass.world.contacts[impulse.contact];
        const std::pair pair = {contact.a, contact.b};
        if (list.empty() || list.back() != pair) list.push_back(pair);
    }
};

} // namespace

class RigidKernels : public QObject {
    Q_OBJECT

private slots:
    void packsGiveTheBytesOfTheTextUnderEverySetting_data() {
        QTest::addColumn<const Scene*>("scene");
        for (const Scene* scene : scenesOf(SceneKind::RigidBodies)) QTest::newRow(scene->id.data()) << scene;
    }
    void packsGiveTheBytesOfTheTextUnderEverySetting() {
        QFETCH(const Scene*, scene);
        const Experiment experiment = standardExperiment(*scene);
        const Session session(experiment);
        const RigidWorld& world = *session.simulation(0).rigidWorld();
        for (const char* push : {"split-impulse", "soft"})
            for (const Parameter& setting : rigidMethodParameters())
                for (const double value : valuesOf(setting)) {
                    ParameterValues values = experiment.runs.front().method;
                    values.set("push", push);
                    values.set(setting.id, value);
                    const RigidMethod method = rigidMethod(values, 7);
                    QVERIFY2(outcome(world, method, experiment.step, RigidStepper::Kernels::Never) ==
                                 outcome(world, method, experiment.step, RigidStepper::Kernels::Always),
                             (std::string(setting.id) + " = " + std::to_string(value)).c_str());
                }
    }

    void everySceneHasTheSameBytesOnAnyNumberOfThreads() {
        using Kernels = RigidStepper::Kernels;
        for (const Scene* scene : scenesOf(SceneKind::RigidBodies)) {
            const Experiment experiment = standardExperiment(*scene);
            const Session session(experiment);
            const RigidWorld& world = *session.simulation(0).rigidWorld();
            for (const char* push : {"split-impulse", "soft"}) {
                ParameterValues values = experiment.runs.front().method;
                values.set("push", push);
                values.set("contact-order", "by-colour");
                values.set("iterations", 2.0);
                const RigidMethod method = rigidMethod(values, 7);
                const Outcome text = outcome(world, method, experiment.step, Kernels::Never, 2);
                for (const auto& [threads, kernels] :
                     {std::pair{1U, Kernels::Always}, {2U, Kernels::Always}, {3U, Kernels::Never}}) {
                    const TeamSize size(threads, 1);
                    QVERIFY2(outcome(world, method, experiment.step, kernels, 2) == text, scene->id.data());
                }
            }
        }
    }

    void aLargePyramidHasTheSameBytesOnAnyNumberOfThreads() {
        const RigidWorld world = pyramid(50);
        for (const ContactOrder order : {ContactOrder::AsMade, ContactOrder::ByColour}) {
            RigidMethod method;
            method.order = order;
            method.iterations = 3;
            const auto after = [&](unsigned threads) {
                const TeamSize size(threads);
                return outcome(world, method, h, RigidStepper::Kernels::WhereFaster, 5);
            };
            const Outcome alone = after(1);
            QVERIFY(alone.counters.contacts > 3000);
            for (const unsigned threads : {2U, 3U, 5U, 16U}) QVERIFY(after(threads) == alone);
        }
    }

    void pairsOfAColourShareNoMovingBody() {
        // The longest stretches of the order in which no moving body comes twice. In a pyramid a box touches
        // at most four others, so greedy colours are at most 2 * 4 - 1.
        const auto stretches = [](ContactOrder order) {
            RigidWorld world = pyramid(12);
            RigidMethod method;
            method.order = order;
            PairsInOrder pairs;
            RigidStepper stepper;
            stepper.watch(&pairs);
            stepper.step(world, method, 0, h);
            std::set<std::uint32_t> seen;
            int count = 1;
            for (const auto& [a, b] : pairs.list) {
                const bool again = (a > 0 && seen.contains(a)) || seen.contains(b); // body 0: the ground
                if (again) {
                    seen.clear();
                    ++count;
                }
                seen.insert({a, b});
            }
            return count;
        };
        QCOMPARE_LE(stretches(ContactOrder::ByColour), 7);
        QCOMPARE_GT(stretches(ContactOrder::AsMade), 40);
    }
};

REGISTER_TEST(RigidKernels)

} // namespace timestep::rigid_kernels_test
#include "rigid_kernels.moc"
