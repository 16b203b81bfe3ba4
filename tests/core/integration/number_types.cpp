// SPDX-License-Identifier: GPL-3.0-or-later
// Number types and loops on the cart, a = 10 from rest with semi-implicit Euler: Pikuma's printed numbers and
// their parts. They are exact to the bit: single precision has one rounding per operation.
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "tests/tools.h"

#include <QFloat16> // whole, for comparisons of JSON

#include <cmath>
#include <string>
#include <variant>
#include <vector>

namespace timestep::number_types_test {

namespace {

Experiment experimentOf(std::string_view scene, const std::string& type, const std::string& loop,
                        const std::string& step, const std::string& duration,
                        const std::string& integrator = "semi-implicit-euler") {
    Experiment experiment = standardExperiment(*findScene(scene));
    setByKey(experiment, "number-type", type);
    setByKey(experiment, "loop", loop);
    setByKey(experiment, "step", step);
    setByKey(experiment, "duration", duration);
    setByKey(experiment, "integrator", integrator);
    return experiment;
}

struct End {
    double x, v;
    std::int64_t steps;
};

End endOf(Experiment experiment) {
    experiment.recordEvery = 1000000;
    Session session(std::move(experiment));
    session.runToEnd();
    const Simulation& simulation = session.simulation(0);
    return {simulation.q()[0], simulation.v()[0], simulation.steps()};
}

End cart(const std::string& type, const std::string& loop, const std::string& step,
         const std::string& duration) {
    return endOf(experimentOf("cart", type, loop, step, duration));
}

} // namespace

class NumberTypes : public QObject {
    Q_OBJECT

private slots:
    void theFamousNumberIsThatOfAFloatAndItsClock() {
        const End end = cart("float", "while", "0.01", "1000");
        QCOMPARE(end.steps, std::int64_t(99934));
        QVERIFY(end.x == 4995430.5);
        QVERIFY(end.v == 9991.982421875);
    }

    void countedStepsInFloatEndElsewhere() {
        const End end = cart("float", "counted", "0.01", "1000");
        QCOMPARE(end.steps, std::int64_t(100000));
        QVERIFY(end.x == 5002030.5);
        COMPARE_NEAR(end.v, 9998.5566, 5e-5);
    }

    void compensatedSumsGiveBackWhatRoundingTook() {
        QVERIFY(cart("float-compensated", "counted", "0.01", "1000").x == 5000049.5);
    }

    /// a h² N (N + 1)/2 with N = 100,000 and, because 1000 is reached slightly early, N = 100,001.
    void doubleHasTheMethodsOwnError() {
        COMPARE_NEAR(cart("double", "counted", "0.01", "1000").x, 5000050.0, 1e-4);
        const End end = cart("double", "while", "0.01", "1000");
        QCOMPARE(end.steps, std::int64_t(100001));
        COMPARE_NEAR(end.x, 5000150.001, 1e-4);
    }

    /// The tutorial prints 500.498 and 99.999; no variant of float gives its position.
    void tenSecondsInFloat() {
        const End counted = cart("float", "counted", "0.01", "10");
        COMPARE_NEAR(counted.x, 500.4970703, 5e-8);
        COMPARE_NEAR(counted.v, 99.9990463, 5e-8);
        const End end = cart("double", "while", "0.01", "10");
        QCOMPARE(end.steps, std::int64_t(1001)); // 1000 x 0.01 < 10 in double
        COMPARE_NEAR(end.x, 501.501, 1e-9);
    }

    void everyMethodInFloatIsCloseToDouble() {
        for (const char* integrator : {"explicit-euler", "semi-implicit-euler",
                                       "semi-implicit-euler-position-first", "velocity-verlet"}) {
            const auto end = [&](const char* type) {
                return endOf(experimentOf("spring", type, "counted", "0.0625", "20", integrator)).x;
            };
            const double scale = std::max(1.0, std::abs(end("double")));
            QVERIFY(end("float") != end("double"));
            QCOMPARE_LT(std::abs(end("float") - end("double")), 2e-5 * scale);
            QCOMPARE_LT(std::abs(end("float-compensated") - end("double")), 2e-5 * scale);
        }
    }

    void aSavedRunContinuesWithTheSameBytes() {
        for (const char* type : {"double", "float", "float-compensated"})
            for (const char* integrator : {"semi-implicit-euler", "velocity-verlet"}) {
                Session whole(experimentOf("spring", type, "while", "0.01", "5", integrator));
                for (int i = 0; i < 123; ++i) whole.step();
                Session resumed = Session::fromState(Json::parse(whole.save().dump()));
                whole.runToEnd();
                resumed.runToEnd();
                QCOMPARE(resumed.save(), whole.save());
            }
    }

    void offeredMethodsMakeTheStepsOfTheirEngineInDouble() {
        int offered = 0;
        for (const Integrator& integrator : integrators()) {
            const std::string id(integrator.id);
            const bool kicks = std::holds_alternative<Splitting>(integrator.scheme) || id == "explicit-euler";
            try {
                Session own(experimentOf("spring", "double", "while", "0.01", "5", id));
                Session engine(experimentOf("spring", "double", "counted", "0.01", "5", id));
                for (int i = 0; i < 200; ++i) {
                    own.step();
                    engine.step();
                }
                const Simulation &one = own.simulation(0), &other = engine.simulation(0);
                QVERIFY2(kicks, id.c_str());
                const QString numbers = QString("%1: %2 and %3, not %4 and %5")
                                            .arg(QLatin1String(id.c_str()))
                                            .arg(one.q()[0], 0, 'g', 17)
                                            .arg(one.v()[0], 0, 'g', 17)
                                            .arg(other.q()[0], 0, 'g', 17)
                                            .arg(other.v()[0], 0, 'g', 17);
                QVERIFY2(one.q()[0] == other.q()[0] && one.v()[0] == other.v()[0], qPrintable(numbers));
                QCOMPARE(one.evaluations(), other.evaluations());
                ++offered;
            } catch (const InputError&) {
                QVERIFY2(!kicks, id.c_str());
            }
        }
        QVERIFY(offered >= 5);
    }

    void aStoppedClockEndsTheRun() {
        // From t = 256 on, a float cannot change by 1e-5: half of its last digit is 1.5e-5.
        Json state = Session(experimentOf("cart", "float", "while", "1e-5", "1000")).save();
        state["runs"][0]["clock"] = 255.999;
        state["time"] = 255.999F;
        Session session = Session::fromState(state);
        session.runToEnd();
        QVERIFY(session.divergence().has_value());
        QVERIFY(
            QString::fromStdString(session.divergence()->why.english()).contains("time does not advance"));
        QCOMPARE(session.time(), 256.0);
    }

    void unavailableNumberTypesAreRefusedInOneSentence() {
        const auto why = [](Experiment experiment) {
            try {
                Session session(std::move(experiment));
            } catch (const InputError& error) {
                return std::string(error.what());
            }
            return std::string();
        };
        QVERIFY(!why(experimentOf("cart", "float", "counted", "0.1", "1", "rk4")).empty());
        QVERIFY(!why(experimentOf("cart", "double", "while", "0.1", "1", "rk4")).empty());
        QVERIFY(why(experimentOf("cart", "double", "counted", "0.1", "1", "rk4")).empty());
        Experiment framed = experimentOf("cart", "float", "counted", "0.1", "1");
        setByKey(framed, "frame-loop", "alternating");
        QVERIFY(!why(framed).empty());
        Experiment pendulum = standardExperiment(*findScene("pendulum"));
        QVERIFY_THROWS_EXCEPTION(InputError, setByKey(pendulum, "number-type", "float"));
    }
};

REGISTER_TEST(NumberTypes)

} // namespace timestep::number_types_test

#include "number_types.moc"
