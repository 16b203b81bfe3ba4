// SPDX-License-Identifier: GPL-3.0-or-later
// Position Verlet with changing steps, the forms of its drag, and the velocity that is read from it: numerics
// document, sections 1.2 to 1.4, with its numbers.
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

#include <QFloat16> // whole, for comparisons of JSON

#include <string>

namespace timestep::verlet_forms_test {

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

constexpr const char* family[] = {"position-verlet-naive", "position-verlet", "position-verlet-dummer",
                                  "position-verlet-corrected"};
constexpr const char* forms[] = {"in-force",    "per-step", "per-step-and-gravity",
                                 "exponential", "implicit", "centred"};

Experiment experimentOf(const char* scene, const Settings& settings) {
    Experiment experiment = standardExperiment(*findScene(scene));
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    return experiment;
}

Session ended(const char* scene, const Settings& settings) {
    Session session(experimentOf(scene, settings));
    session.runToEnd();
    return session;
}

/// The error of a refused run; empty: accepted.
std::string refusal(const Experiment& experiment) {
    try {
        const Session session(experiment);
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

/// A damped spring, x'' = -x - 0.9 x', from rest at 1.
Settings dampedSpring(const std::string& integrator, const std::string& form, const std::string& h) {
    return {{"stiffness", "1"}, {"damping", "0.9"}, {"start-displacement", "1"}, {"start-velocity", "0"},
            {"step", h},        {"duration", "6"},  {"integrator", integrator},  {"damping-form", form}};
}

/// Largest error of the position over the run.
double positionError(const std::string& integrator, const std::string& form, const std::string& h,
                     const std::string& loop = "fixed") {
    Settings settings = dampedSpring(integrator, form, h);
    settings.emplace_back("frame-loop", loop);
    Session session(experimentOf("spring", settings));
    double largest = 0;
    while (!session.atEnd()) {
        session.step();
        const Simulation& simulation = session.simulation(0);
        largest = std::max(largest, std::abs(simulation.q()[0] - simulation.exactQ()[0]));
    }
    return largest;
}

/// Distance fallen in 3 s with steps of 1/60, 1/30, 1/60 ... s and g = 9.81 [m].
double alternatingFall(const char* integrator) {
    const Session session = ended("projectile", {{"frame-loop", "alternating"},
                                                 {"step", "1/60"},
                                                 {"duration", "3"},
                                                 {"speed", "0"},
                                                 {"gravity", "9.81"},
                                                 {"integrator", integrator}});
    return -session.simulation(0).q()[1];
}

} // namespace

class VerletForms : public QObject {
    Q_OBJECT

private slots:
    void onlyTheCorrectedFormFallsRightWhenTheStepChanges() { // 1.2
        COMPARE_NEAR(alternatingFall("position-verlet"), 49.050, 5e-4);
        COMPARE_NEAR(alternatingFall("position-verlet-dummer"), 44.3085, 5e-5);
        COMPARE_NEAR(alternatingFall("position-verlet-corrected"), 44.1450, 1e-11);
    }

    /// For a force that depends only on the position.
    void theCorrectedFormIsVelocityVerletWithTheSameSteps() {
        const Settings settings{{"frame-loop", "frame-time"}, {"jitter", "0.9"}, {"duration", "5"}};
        const auto run = [&](const char* integrator) {
            Settings all = settings;
            all.emplace_back("integrator", integrator);
            return ended("pendulum", all);
        };
        const Session corrected = run("position-verlet-corrected"), velocity = run("velocity-verlet"),
                      dummer = run("position-verlet-dummer");
        const Simulation &a = corrected.simulation(0), &b = velocity.simulation(0);
        QCOMPARE(a.time(), b.time());
        COMPARE_NEAR(a.q()[0], b.q()[0], 1e-11);
        COMPARE_NEAR(a.v()[0], b.v()[0], 1e-11);
        QCOMPARE_GT(std::abs(dummer.simulation(0).q()[0] - b.q()[0]), 1e-6);
    }

    void onEqualStepsTheFormsAreTheSameBytes() {
        for (const char* form : forms) {
            const Session naive = ended("spring", dampedSpring("position-verlet", form, "0.1"));
            for (const char* other : {"position-verlet-dummer", "position-verlet-corrected"}) {
                const Session session = ended("spring", dampedSpring(other, form, "0.1"));
                QVERIFY(session.simulation(0).q()[0] == naive.simulation(0).q()[0]);
                QVERIFY(session.simulation(0).v()[0] == naive.simulation(0).v()[0]);
            }
        }
    }

    void everyFormOfDampingHasItsOrder() { // 1.4
        for (const char* form : forms) {
            const int declared = std::string_view(form) == "centred" ? 2 : 1;
            double last = positionError("position-verlet", form, "1/40");
            for (const char* h : {"1/80", "1/160", "1/320"}) {
                const double error = positionError("position-verlet", form, h);
                COMPARE_NEAR2(std::log2(last / error), declared, 0.1, form);
                last = error;
            }
            const Experiment experiment =
                experimentOf("spring", dampedSpring("position-verlet", form, "0.1"));
            QCOMPARE(expectedOrder(experiment, 0), double(declared));
            QCOMPARE(
                expectedOrder(experimentOf("spring", dampedSpring("position-verlet-naive", form, "0.1")), 0),
                1.0);
        }
    }

    /// With equal steps, a share per step is the drag of the force. With changing frames it is another drag.
    void aShareOfEachStepIsADragPerFrame() {
        const auto end = [](const char* form, const char* loop) {
            const bool fixed = std::string_view(loop) == "fixed";
            Settings settings =
                dampedSpring(fixed ? "position-verlet-naive" : "position-verlet-corrected", form, "0.02");
            settings.emplace_back("frame-loop", loop);
            const Session session = ended("spring", settings);
            return session.simulation(0).q()[0] - session.simulation(0).exactQ()[0];
        };
        COMPARE_NEAR(end("per-step", "fixed"), end("in-force", "fixed"), 1e-13);
        QCOMPARE_GT(std::abs(end("per-step", "alternating")), 4 * std::abs(end("in-force", "alternating")));
        QCOMPARE_GT(std::abs(end("per-step", "alternating")), 0.02);
    }

    void onlyCentredDampingKeepsTheOrderOfTheCorrectedFormWhenTheStepChanges() {
        const auto order = [](const char* integrator, const char* form) {
            return std::log2(positionError(integrator, form, "1/80", "alternating") /
                             positionError(integrator, form, "1/160", "alternating"));
        };
        COMPARE_NEAR(order("position-verlet-corrected", "centred"), 2, 0.1);
        COMPARE_NEAR(order("position-verlet-corrected", "exponential"), 1, 0.1);
        COMPARE_NEAR(order("position-verlet-dummer", "centred"), 1, 0.1);
    }

    /// For every form, the velocity of the method is (x(n+1) - x(n-1)) / 2h; the backward one is (x(n) -
    /// x(n-1)) / h.
    void velocitiesAreWhatTheyAreCalled() {
        const double h = 0.05;
        for (const char* integrator : family)
            for (const char* form : forms)
                for (const char* reading : {"own", "central", "backward"}) {
                    Settings settings = dampedSpring(integrator, form, "0.05");
                    settings.emplace_back("velocity", reading);
                    Session session(experimentOf("spring", settings));
                    session.step();
                    double before = 1, here = session.simulation(0).q()[0];
                    for (int n = 1; n < 20; ++n) {
                        const double velocity = session.simulation(0).v()[0];
                        session.step();
                        const double next = session.simulation(0).q()[0];
                        const bool backward = std::string_view(reading) == "backward";
                        COMPARE_NEAR(velocity, backward ? (here - before) / h : (next - before) / (2 * h),
                                     1e-13);
                        before = here;
                        here = next;
                    }
                }
    }

    /// The energy oscillates by h² with the velocity of the method and by h with the backward one; the motion
    /// is the same.
    void theVelocityThatIsReadChangesTheEnergyAndNotTheMotion() {
        const auto run = [](const char* reading, const char* h) {
            Experiment experiment = experimentOf("spring", {{"stiffness", "1"},
                                                            {"damping", "0"},
                                                            {"step", h},
                                                            {"duration", "20"},
                                                            {"integrator", "position-verlet"},
                                                            {"velocity", reading}});
            experiment.record = {"total-energy", "x"};
            Session session(std::move(experiment));
            session.runToEnd();
            return session;
        };
        const auto ripple = [&](const char* reading, const char* h) {
            const Session session = run(reading, h);
            const auto& energy = session.table().find("total-energy", 0)->values;
            const auto [least, most] = std::minmax_element(energy.begin(), energy.end());
            return *most - *least;
        };
        COMPARE_NEAR(std::log2(ripple("own", "0.1") / ripple("own", "0.05")), 2, 0.1);
        COMPARE_NEAR(std::log2(ripple("backward", "0.1") / ripple("backward", "0.05")), 1, 0.1);
        const Session own = run("own", "0.1"), backward = run("backward", "0.1"),
                      central = run("central", "0.1");
        QVERIFY(own.table().find("x", 0)->values == backward.table().find("x", 0)->values);
        QVERIFY(own.table().find("total-energy", 0)->values ==
                central.table().find("total-energy", 0)->values);
        QVERIFY(own.simulation(0).velocityConvention() != backward.simulation(0).velocityConvention());
        QVERIFY(own.simulation(0).velocityConvention() != central.simulation(0).velocityConvention());
    }

    void aSettingThatWouldChangeNothingIsRefused() {
        const auto refused = [](const char* scene, const char* integrator, const char* key,
                                const char* value) {
            const Experiment experiment = experimentOf(scene, {{"integrator", integrator}, {key, value}});
            const bool carries = std::string_view(integrator).starts_with("position-verlet");
            if (experiment.runs.front().method.acts(key) != carries) qFatal("acts");
            return !refusal(experiment).empty();
        };
        for (const Integrator& integrator : integrators()) {
            const char* id = integrator.id.data();
            QCOMPARE(refused("spring", id, "damping-form", "centred"), integrator.keepsVelocities);
            QCOMPARE(refused("spring", id, "velocity", "backward"), integrator.keepsVelocities);
            QVERIFY(!refused("spring", id, "damping-form", "in-force"));
            QVERIFY(!refused("spring", id, "velocity", "own"));
        }
        QVERIFY(refused("kepler", "position-verlet", "damping-form", "centred"));
        QVERIFY(!refused("pendulum", "position-verlet", "velocity", "backward"));
        QVERIFY(!refused("driven-oscillator", "position-verlet", "damping-form", "exponential"));
    }

    void aRefusedChangeDuringARunChangesNothing() {
        Session session(experimentOf("spring", dampedSpring("position-verlet", "centred", "0.1")));
        for (int n = 0; n < 5; ++n) session.step();
        const Json before = session.save();
        Event event;
        event.kind = EventKind::Set;
        event.key = "integrator";
        event.value = "rk4";
        QVERIFY_THROWS_EXCEPTION(InputError, session.perform(event));
        QCOMPARE(session.save(), before);
    }

    void changingTheVelocityParameterDuringARunKeepsTheMotion() {
        const Experiment experiment =
            experimentOf("spring", dampedSpring("position-verlet-naive", "exponential", "0.1"));
        Session plain(experiment), changed(experiment);
        for (int n = 0; n < 40; ++n) {
            if (n == 20) {
                Event event;
                event.kind = EventKind::Set;
                event.key = "velocity";
                event.value = "backward";
                changed.perform(event);
            }
            plain.step();
            changed.step();
            QVERIFY(plain.simulation(0).q()[0] == changed.simulation(0).q()[0]);
            QCOMPARE(plain.simulation(0).v()[0] == changed.simulation(0).v()[0], n < 20);
        }
    }

    void aSavedRunContinuesWithTheSameBytes() {
        for (const char* integrator : family)
            for (const char* form : forms)
                for (const char* loop : {"fixed", "alternating"}) {
                    Settings settings = dampedSpring(integrator, form, "0.1");
                    settings.emplace_back("velocity", "backward");
                    settings.emplace_back("frame-loop", loop);
                    Session whole(experimentOf("spring", settings));
                    for (int n = 0; n < 11; ++n) whole.step();
                    Session resumed = Session::fromState(Json::parse(whole.save().dump()));
                    QVERIFY(resumed.simulation(0).v()[0] == whole.simulation(0).v()[0]);
                    whole.runToEnd();
                    resumed.runToEnd();
                    QCOMPARE(resumed.save(), whole.save());
                }
    }
};

REGISTER_TEST(VerletForms)

} // namespace timestep::verlet_forms_test

#include "verlet_forms.moc"
