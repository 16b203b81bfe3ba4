// SPDX-License-Identifier: GPL-3.0-or-later
// Each quick check adds one run that differs in one setting.
#include "core/run/experiment/quick_checks.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

#include <set>

namespace timestep::quick_checks_test {

namespace {

const QuickCheck& checkOf(std::string_view id) {
    for (const QuickCheck& check : quickChecks())
        if (check.id == id) return check;
    qFatal("there is no quick check \"%.*s\"", static_cast<int>(id.size()), id.data());
}

Experiment experimentOn(const char* scene, const char* key = nullptr, const char* value = nullptr) {
    Experiment experiment = standardExperiment(*findScene(scene));
    if (key != nullptr) setByKey(experiment, key, value);
    return experiment;
}

} // namespace

class QuickChecks : public QObject {
    Q_OBJECT

private slots:
    void everyCheckAddsOneRunToEverySceneItAppliesTo() {
        std::set<std::string_view> asked;
        for (const Scene& scene : scenes()) {
            if (scene.source != WorldSource::Scene) continue;
            for (const QuickCheck& check : quickChecks()) {
                const Experiment experiment = standardExperiment(scene);
                const std::optional<Experiment> checked = withQuickCheck(experiment, check);
                if (!checked) continue;
                asked.insert(check.id);
                QCOMPARE(checked->runs.size(), experiment.runs.size() + 1);
                Session session(*checked);
                for (int i = 0; i < 10; ++i) QVERIFY(session.step() || session.atEnd());
                QVERIFY(!withQuickCheck(*checked, check));
                QVERIFY(runLabel(*checked, 0) != runLabel(*checked, 1));
            }
        }
        QCOMPARE(asked.size(), quickChecks().size());
    }

    void halfTheStepIsHalfTheStep() {
        const Experiment experiment = experimentOn("spring", "step", "0.2");
        const std::optional<Experiment> checked = withQuickCheck(experiment, checkOf("halve-step"));
        QVERIFY(checked.has_value());
        QCOMPARE(stepOf(*checked, 1), 0.1);
        QCOMPARE(checked->runs[1].method, experiment.runs[0].method);
    }

    void theOtherOrderIsThatOfTheMethod() {
        const auto changed = [](const Experiment& experiment, const char* setting) {
            const std::optional<Experiment> checked = withQuickCheck(experiment, checkOf("order"));
            return checked ? std::string(checked->runs[1].method.choice(setting)) : std::string();
        };
        QCOMPARE(changed(experimentOn("spring", "integrator", "semi-implicit-euler"), "integrator"),
                 std::string("semi-implicit-euler-position-first"));
        QCOMPARE(
            changed(experimentOn("spring", "integrator", "semi-implicit-euler-position-first"), "integrator"),
            std::string("semi-implicit-euler"));
        QCOMPARE(changed(experimentOn("spring", "integrator", "rk4"), "integrator"), std::string());
        QCOMPARE(changed(experimentOn("rope"), "order"), std::string("reversed"));
        QCOMPARE(changed(experimentOn("rope", "relaxation", "jacobi"), "order"), std::string());
    }

    void floatIsComparedWithDouble() {
        QCOMPARE(std::string(withQuickCheck(experimentOn("cart"), checkOf("precision"))
                                 ->runs[1]
                                 .method.choice("number-type")),
                 std::string("float"));
        QCOMPARE(std::string(withQuickCheck(experimentOn("rope"), checkOf("precision"))
                                 ->runs[1]
                                 .method.choice("precision")),
                 std::string("float"));
        QVERIFY(!withQuickCheck(experimentOn("kepler"), checkOf("precision")));
    }
};

REGISTER_TEST(QuickChecks)

} // namespace timestep::quick_checks_test
#include "quick_checks.moc"
