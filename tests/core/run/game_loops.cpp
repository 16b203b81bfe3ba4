// SPDX-License-Identifier: GPL-3.0-or-later
// Frame rates, changing steps and drag: design document of lesson 10, with its numbers.
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/run/simulation/game_loop.h"
#include "core/scenes/scene_list.h"
#include "core/table/number_text.h"
#include "tests/tools.h"

#include <QFloat16> // whole, for comparisons of JSON

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace timestep::game_loops_test {

namespace {

const std::vector<double>& column(const Session& session, std::string_view id) {
    for (const Column& candidate : session.table().columns)
        if (candidate.id == id) return candidate.values;
    qFatal("no column %s", std::string(id).c_str());
}

bool hasColumn(const Session& session, std::string_view id) {
    for (const Column& candidate : session.table().columns)
        if (candidate.id == id) return true;
    return false;
}

using Settings = std::vector<std::pair<std::string, std::string>>;

Experiment experimentOf(const Scene& scene, const Settings& settings) {
    Experiment experiment = standardExperiment(scene);
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    return experiment;
}

Session ended(const Scene& scene, const Settings& settings) {
    Session session(experimentOf(scene, settings));
    session.runToEnd();
    return session;
}

/// Speed at the end of a fall whose one step per frame is as long as the frame [px/s].
double terminalSpeed(const std::string& rate, const std::string& form, const std::string& drag,
                     const std::string& duration = "60") {
    const Session session = ended(fallingPointsScene, {{"frame-loop", "frame-time"},
                                                       {"frame-rate", rate},
                                                       {"drag-form", form},
                                                       {"drag", drag},
                                                       {"duration", duration}});
    return column(session, "first-speed").back();
}

/// Distance fallen in 3 s with steps of 1/60, 1/30, 1/60 ... s and g = 9.81 [m].
double alternatingFall(const std::string& form, const std::string& start) {
    const Session session = ended(fallingPointsScene, {{"frame-loop", "alternating"},
                                                       {"step", "1/60"},
                                                       {"duration", "3"},
                                                       {"gravity", "9.81"},
                                                       {"drag", "0"},
                                                       {"verlet-form", form},
                                                       {"verlet-start", start}});
    return session.simulation(0).world()->y[0];
}

bool close(double value, double expected, double tolerance) {
    if (std::abs(value - expected) <= tolerance) return true;
    qWarning("%.10g instead of %.10g", value, expected);
    return false;
}

Json stateWithout(const Session& session) {
    return session.save().at("runs");
}

} // namespace

class GameLoops : public QObject {
    Q_OBJECT

private slots:
    /// g h (1 - d)/d: numerics, drag per frame.
    void dragPerFrameMakesTheTerminalSpeedAMatterOfTheFrameRate() {
        COMPARE_NEAR(terminalSpeed("30", "per-step-and-gravity", "0.01"), 3237.3, 0.1);
        COMPARE_NEAR(terminalSpeed("60", "per-step-and-gravity", "0.01"), 1618.65, 0.1);
        COMPARE_NEAR(terminalSpeed("144", "per-step-and-gravity", "0.01"), 674.4375, 0.1);
    }

    void dragPerTimeIsTheSameAtEveryRate() {
        const double slow = terminalSpeed("30", "exponential", "0.6");
        for (const char* rate : {"60", "144"})
            QCOMPARE_LT(std::abs(terminalSpeed(rate, "exponential", "0.6") - slow), 0.01 * slow);
        // With these two the terminal speed g / d is exact.
        for (const char* form : {"implicit", "centred"})
            for (const char* rate : {"30", "60", "144"})
                COMPARE_NEAR(terminalSpeed(rate, form, "0.6"), 981 / 0.6, 1e-6);
    }

    /// With drag d the fall from rest is x = g/d (t - (1 - exp(-d t))/d); at 2 s the error of the distance
    /// decreases with the square of h only if drag is centred.
    void onlyTheCentredDragIsOfSecondOrder() {
        const double d = 0.9, g = 981;
        const auto error = [&](const std::string& form, const std::string& h) {
            const Session session = ended(fallingPointsScene, {{"step", h},
                                                               {"duration", "2"},
                                                               {"drag", "0.9"},
                                                               {"drag-form", form},
                                                               {"verlet-start", "half-kick"}});
            const double exact = g / d * (2 - (1 - std::exp(-2 * d)) / d);
            return std::abs(session.simulation(0).world()->y[0] - exact);
        };
        const auto order = [&](const std::string& form) {
            return std::log2(error(form, "0.01") / error(form, "0.005"));
        };
        COMPARE_NEAR(order("centred"), 2, 0.1);
        COMPARE_NEAR(order("implicit"), 1, 0.1);
        COMPARE_NEAR(order("exponential"), 1, 0.1);
    }

    void onlyTheCorrectedFormFallsRightWhenTheStepChanges() {
        COMPARE_NEAR(alternatingFall("naive", "half-kick"), 49.050, 0.0005);
        COMPARE_NEAR(alternatingFall("dummer", "half-kick"), 44.3085, 0.0001);
        COMPARE_NEAR(alternatingFall("corrected", "half-kick"), 44.1450, 1e-9);
        COMPARE_NEAR(alternatingFall("naive", "as-given"), 49.21, 0.005);
        COMPARE_NEAR(alternatingFall("dummer", "as-given"), 44.55, 0.005);
        COMPARE_NEAR(alternatingFall("corrected", "as-given"), 44.39, 0.005);
    }

    void withAFixedStepTheFormsAreTheSameBytes() {
        const auto fall = [](const char* form) {
            return ended(fallingPointsScene, {{"verlet-form", form}, {"duration", "2"}});
        };
        const Session naive = fall("naive");
        for (const char* form : {"dummer", "corrected"})
            QCOMPARE(stateWithout(fall(form)), stateWithout(naive));
    }

    void anAccumulatorMakesTheSameStepsAtEveryRate() {
        for (const char* scene : {"falling-points", "pendulum"}) {
            const Scene& it = *findScene(scene);
            const Session fixed = ended(it, {{"step", "1/100"}, {"duration", "3"}});
            QVERIFY(!hasColumn(fixed, "frame") && !hasColumn(fixed, "step-size"));
            for (const char* rate : {"30", "60", "144"}) {
                const Session session = ended(it, {{"step", "1/100"},
                                                   {"duration", "3"},
                                                   {"frame-loop", "accumulator"},
                                                   {"frame-rate", rate},
                                                   {"jitter", "0.3"}});
                for (const Column& one : fixed.table().columns) {
                    const auto& values = column(session, one.id);
                    QCOMPARE(values.size(), one.values.size());
                    for (std::size_t i = 0; i < values.size(); ++i)
                        QVERIFY(values[i] == one.values[i] ||
                                (std::isnan(values[i]) && std::isnan(one.values[i])));
                }
                // 3 s of frames, up to jitter; the screen is never more than a frame and a step ahead.
                COMPARE_NEAR(column(session, "frame").back() / (3 * std::stod(rate)), 1, 0.1);
                const auto& lag = column(session, "frame-lag");
                for (std::size_t i = 1; i < lag.size(); ++i)
                    QVERIFY(lag[i] > -1e-12 && lag[i] < 1.3 / std::stod(rate) + 0.01);
            }
        }
    }

    void aFrameThatMayNotTakeEnoughStepsFallsBehind() {
        const auto lag = [](const char* cap) {
            const Session session = ended(fallingPointsScene, {{"step", "1/100"},
                                                               {"duration", "3"},
                                                               {"frame-loop", "accumulator"},
                                                               {"frame-rate", "10"},
                                                               {"frame-cap", cap}});
            return column(session, "frame-lag").back();
        };
        QVERIFY(lag("10") < 0.1 + 1e-9);
        // 5 steps of 10 ms in frames of 100 ms: half speed, so 3 s behind after 3 s.
        COMPARE_NEAR(lag("5"), 3, 0.1);
    }

    void jitterIsDecidedByTheSeed() {
        const auto run = [](const char* seed) {
            return ended(
                fallingPointsScene,
                {{"frame-loop", "frame-time"}, {"jitter", "0.2"}, {"seed", seed}, {"duration", "2"}});
        };
        const Session one = run("1");
        QCOMPARE(stateWithout(run("1")), stateWithout(one));
        QVERIFY(stateWithout(run("2")) != stateWithout(one));
        const auto& sizes = column(one, "step-size");
        const auto& times = column(one, "time");
        double least = 1, most = 0, sum = 0;
        for (std::size_t i = 1; i < sizes.size(); ++i) {
            QVERIFY(sizes[i] == times[i] - times[i - 1] || close(sizes[i], times[i] - times[i - 1], 1e-12));
            least = std::min(least, sizes[i]);
            most = std::max(most, sizes[i]);
            sum += sizes[i];
        }
        QVERIFY(least >= 0.8 / 60 && least < 0.85 / 60);
        QVERIFY(most < 1.2 / 60 && most > 1.15 / 60);
        COMPARE_NEAR(sum, 2, 1.2 / 60); // it ends at its time
    }

    void aSavedRunContinuesWithTheSameBytes() {
        for (const char* scene : {"falling-points", "pendulum"})
            for (const Choice& loop : gameLoopParameters().front().choices) {
                const Settings settings = {{"step-sizes", "0.03, 0.01, 0.02"},
                                           {"frame-loop", std::string(loop.id)},
                                           {"jitter", "0.3"},
                                           {"duration", "3"}};
                Session whole(experimentOf(*findScene(scene), settings));
                for (int i = 0; i < 37; ++i) whole.step();
                const Json state = Json::parse(whole.save().dump());
                Session resumed = Session::fromState(state);
                whole.runToEnd();
                resumed.runToEnd();
                QCOMPARE(resumed.save(), whole.save());
            }
    }

    void theStepsOfAListAreTakenInTurnToTheByte() {
        const std::vector<double> sizes = {0.1, 0.05, 0.2, 0.025};
        const Experiment experiment = experimentFromText(R"({"scene": "spring", "duration": 5,
            "runs": [{"integrator": "explicit-euler", "step-sizes": [0.1, 0.05, "1/5", 0.025]}]})",
                                                         "spring.timestep");
        Session session(experiment);
        session.runToEnd();
        const double stiffness = experiment.parameters["stiffness"], mass = experiment.parameters["mass"];
        QCOMPARE(experiment.parameters["damping"], 0.0);
        const auto& x = column(session, "x");
        const auto& v = column(session, "v");
        const auto& times = column(session, "time");
        double t = 0, position = x.front(), velocity = v.front();
        for (std::size_t n = 1; n < times.size(); ++n) {
            const double h = sizes[(n - 1) % sizes.size()];
            const double acceleration = -stiffness * position / mass;
            position += h * velocity;
            velocity += h * acceleration;
            t += h;
            QCOMPARE(column(session, "step-size")[n], h);
            QVERIFY(times[n] == t && close(x[n], position, 1e-13 * (1 + std::abs(position))));
        }
        COMPARE_NEAR(times.back(), 5, 0.1);
    }

    void aListOfHAndTwoHIsTheAlternatingLoop() {
        for (const char* scene : {"falling-points", "pendulum"}) {
            const Settings common = {{"step", "0.01"}, {"duration", "2"}};
            Settings alternating = common, listed = common;
            alternating.push_back({"frame-loop", "alternating"});
            listed.push_back({"step-sizes", "0.01, 0.02"});
            const Session one = ended(*findScene(scene), alternating);
            const Session other = ended(*findScene(scene), listed);
            QCOMPARE(other.table().columns.size(), one.table().columns.size());
            for (const Column& each : one.table().columns) {
                const auto& values = column(other, each.id);
                QVERIFY(std::equal(values.begin(), values.end(), each.values.begin(), each.values.end(),
                                   [](double a, double b) { return a == b || std::isnan(a * b); }));
            }
        }
    }

    /// A fall with the corrected form is exact for any steps; the other two are wrong by many percent.
    void onlyTheCorrectedFormFallsRightWithAnyList() {
        const auto way = [](const char* form) {
            const Session session = ended(fallingPointsScene, {{"step-sizes", "0.02, 0.07, 0.01, 0.05, 0.05"},
                                                               {"duration", "3"},
                                                               {"gravity", "9.81"},
                                                               {"drag", "0"},
                                                               {"verlet-form", form},
                                                               {"verlet-start", "half-kick"}});
            return session.simulation(0).world()->y[0];
        };
        COMPARE_NEAR(way("corrected"), 44.145, 1e-9);
        QCOMPARE_GT(std::abs(way("naive") - 44.145), 1.0);
        QCOMPARE_GT(std::abs(way("dummer") - 44.145), 0.01);
    }

    void aListIsKeptInFilesAndRefusedWhereItCannotBe() {
        const Experiment experiment = experimentOf(fallingPointsScene, {{"step-sizes", "0.02; 1/30 0.01"}});
        QCOMPARE(toJson(experimentFromJson(toJson(experiment))), toJson(experiment));
        QCOMPARE(valueByKey(experiment, "runs/0/step-sizes"), "0.02, " + exactNumber(1.0 / 30) + ", 0.01");
        // The user may choose another loop; the list is kept.
        const Experiment fixed = experimentFromJson(toJson(
            experimentOf(fallingPointsScene, {{"step-sizes", "0.02, 0.01"}, {"frame-loop", "fixed"}})));
        QVERIFY(fixed.runs.front().method.choice("frame-loop") == "fixed");
        QCOMPARE(fixed.runs.front().stepSizes.size(), std::size_t{2});
        for (const char* wrong : {"0", "0.1, -0.1", "nan", "x", ""}) {
            Experiment changed = experiment;
            if (*wrong == 0)
                QVERIFY_THROWS_EXCEPTION(InputError,
                                         setByKey(changed, "step-sizes", std::string(400'000, '1') + ","));
            else
                QVERIFY_THROWS_EXCEPTION(InputError, setByKey(changed, "step-sizes", wrong));
        }
        const auto fault = [](const std::string& run) {
            try {
                experimentFromText(R"({"scene": "spring", "runs": [)" + run + "]}", "it.timestep");
            } catch (const InputError& error) {
                return error.path;
            }
            return std::string();
        };
        QCOMPARE(fault(R"({"step-sizes": [0.1, 0]})"), "runs/0/step-sizes/1");
        QCOMPARE(fault(R"({"step-sizes": 0.1})"), "runs/0/step-sizes");
        Experiment stack = standardExperiment(*findScene("box-pyramid"));
        QVERIFY_THROWS_EXCEPTION(InputError, setByKey(stack, "step-sizes", "0.1"));
    }

    void noRunTakesMoreStepsThanTheLimit() {
        for (const char* scene : {"falling-points", "pendulum"})
            for (const Choice& loop : gameLoopParameters().front().choices) {
                const Session session = ended(*findScene(scene), {{"step-sizes", "0.03, 0.01, 0.02"},
                                                                  {"frame-loop", std::string(loop.id)},
                                                                  {"jitter", "0.3"},
                                                                  {"duration", "3"}});
                const std::int64_t steps = session.simulation(0).steps();
                const std::int64_t most = mostStepsOf(session.experiment(), 0);
                QVERIFY2(steps <= most && most <= 2 * steps, std::string(loop.id).c_str());
            }
    }

    /// The tutorial form of position Verlet treats a change of h as a change of velocity; one-step methods
    /// are not affected.
    void problemsCanBeSteppedByTheirFrames() {
        const auto worst = [](const char* integrator) {
            const Session session = ended(*findScene("spring"), {{"frame-loop", "alternating"},
                                                                 {"step", "0.01"},
                                                                 {"duration", "10"},
                                                                 {"integrator", integrator}});
            double largest = 0;
            for (const double error : column(session, "position-error")) largest = std::max(largest, error);
            return largest;
        };
        QVERIFY(worst("velocity-verlet") < 1e-2);
        QVERIFY(worst("rk4") < 1e-5);
        QVERIFY(worst("position-verlet") > 0.1);
    }

    void theLedgerCallsAChangeOfStepNumerical() {
        Experiment experiment = experimentOf(
            fallingPointsScene,
            {{"frame-loop", "alternating"}, {"duration", "3"}, {"drag", "0"}, {"verlet-form", "naive"}});
        experiment.record = {"energy-numerical", "energy-dissipated", "energy-outside", "energy-change"};
        Session session(std::move(experiment));
        session.runToEnd();
        const double scale = session.simulation(0).kineticEnergy();
        QCOMPARE_GT(std::abs(column(session, "energy-numerical").back()), 0.01 * scale);
        QCOMPARE_LT(std::abs(column(session, "energy-dissipated").back()), 1e-9 * scale);
    }

    void whatChangesTheStartNeedsANewRun() {
        for (const char* scene : {"falling-points", "pendulum"}) {
            Session session(experimentOf(*findScene(scene), {}));
            Event event;
            event.kind = EventKind::Set;
            event.key = "frame-rate";
            event.value = "30";
            QVERIFY_THROWS_EXCEPTION(InputError, session.perform(event));
        }
        QVERIFY_THROWS_EXCEPTION(InputError,
                                 Session(experimentOf(fallingPointsScene, {{"frame-loop", "accumulator"},
                                                                           {"step", "1000"},
                                                                           {"frame-rate", "10000"}})));
    }
};

REGISTER_TEST(GameLoops)

} // namespace timestep::game_loops_test

#include "game_loops.moc"
