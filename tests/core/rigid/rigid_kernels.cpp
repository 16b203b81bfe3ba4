// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels of core/kernels give the bytes of their texts.
#include "core/json/json.h"
#include "core/rigid/rigid_json.h"
#include "core/rigid/rigid_settings.h"
#include "core/run/experiment/experiment.h"
#include "core/run/session/session.h"
#include "core/run/simulation/rigid_simulation.h"
#include "core/scenes/scene_list.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>

namespace timestep::rigid_kernels_test {

namespace {

/// A world after some steps, to the last bit, and the measurements of these steps.
struct Outcome {
    std::string state;
    std::vector<double> residuals, impulses;
    RigidCounters counters;
    bool operator==(const Outcome&) const = default;
};

Outcome outcome(RigidWorld world, const RigidMethod& method, double h, RigidStepper::Kernels kernels) {
    Outcome outcome;
    RigidStepper stepper;
    stepper.useKernels(kernels);
    stepper.measureIterations(true);
    for (int n = 0; n < (sanitizers.empty() ? 25 : 8); ++n) stepper.step(world, method, n, h);
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
};

REGISTER_TEST(RigidKernels)

} // namespace timestep::rigid_kernels_test
#include "rigid_kernels.moc"
