// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters of experiments fitted to measured points through the simulation.
#include "core/measured/parameter_fit.h"
#include "core/curve_fit/levenberg_marquardt.h"
#include "core/exact/oscillator_motion.h"
#include "core/exact/pendulum_motion.h"
#include "core/input_error.h"
#include "core/measured/followed_run.h"
#include "core/measured/step_check.h"
#include "core/random.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "tests/tools.h"

#include <QElapsedTimer>

#include <atomic>
#include <cmath>
#include <numbers>

namespace timestep::parameter_fit_test {

namespace {

Experiment experimentOf(const char* scene, const char* method, double step,
                        std::initializer_list<std::pair<const char*, const char*>> settings) {
    Experiment experiment = standardExperiment(*findScene(scene));
    setByKey(experiment, "integrator", method);
    experiment.step = step;
    for (const auto& [key, value] : settings) setByKey(experiment, key, value);
    return experiment;
}

/// Times 0, dt, 2 dt ... and the angle of a pendulum of 1 m.
MeasuredSeries swing(double g, double angle, double dt, int points) {
    const PendulumMotion motion(std::sqrt(g), {angle, 0});
    MeasuredSeries series{"theta", {}, {}, {}};
    for (int i = 0; i < points; ++i) {
        series.time.push_back(i * dt);
        series.value.push_back(motion.at(i * dt).theta);
    }
    return series;
}

/// Adds normal noise, by G. E. P. Box and M. E. Muller, Ann. Math. Statist. 29 (1958) 610.
void addNoise(MeasuredSeries& series, double sigma, std::uint64_t seed) {
    Random random(seed);
    for (double& value : series.value) {
        const double radius = std::sqrt(-2 * std::log(1 - random.uniform()));
        value += sigma * radius * std::cos(2 * std::numbers::pi * random.uniform());
    }
}

/// The scene Mass on a spring near stiffness 5.2 N/m and damping 0.03 kg/s.
Experiment massOnASpring(const char* method, double step) {
    return experimentOf(
        "spring", method, step,
        {{"mass", "0.2"}, {"stiffness", "5"}, {"damping", "0.05"}, {"start-displacement", "0.08"}});
}

/// Its exact motion every 0.05 s.
MeasuredSeries exactSwing(double until, double damping = 0.03) {
    MeasuredSeries series{"x", {}, {}, {}};
    for (int i = 0; i <= static_cast<int>(std::lround(until / 0.05)); ++i) {
        series.time.push_back(0.05 * i);
        series.value.push_back(
            oscillatorMotion(std::sqrt(5.2 / 0.2), damping / (2 * 0.2), {0.08, 0}, series.time.back()).x);
    }
    return series;
}

const FittedParameter& parameter(const ParameterFit& fit, std::string_view key) {
    return *std::find_if(fit.parameters.begin(), fit.parameters.end(),
                         [&](const FittedParameter& one) { return one.key == key; });
}

QString failureOf(const ParameterFit& fit) {
    return QString::fromStdString(english(fit.failure));
}

QString refusalOf(const Experiment& experiment, const FitRequest& request) {
    try {
        fitParameters(experiment, request);
    } catch (const InputError& error) {
        return QString::fromStdString(error.sentence());
    }
    return {};
}

} // namespace

class ParameterFits : public QObject {
    Q_OBJECT

private slots:
    void theExactMotionOfThePendulumGivesItsParameters() {
        const Experiment experiment =
            experimentOf("pendulum", "rk4", 0.005, {{"gravity", "8"}, {"start-angle", "0.9"}});
        const ParameterFit fit =
            fitParameters(experiment, {0, {"gravity", "start-angle"}, false, {swing(9.81, 1.2, 0.05, 80)}});
        QCOMPARE(failureOf(fit), QString());
        COMPARE_NEAR(parameter(fit, "gravity").value, 9.81, 1e-7);
        COMPARE_NEAR(parameter(fit, "start-angle").value, 1.2, 1e-8);
        QVERIFY(parameter(fit, "gravity").error < 1e-7);
        QCOMPARE(parameter(fit, "gravity").start, 8.0);
        QCOMPARE(fit.freedom, 78.0);
        QVERIFY(fit.series[0].rms < 1e-7);
        const Experiment fitted = withFittedValues(experiment, fit);
        QCOMPARE(fitted.parameters["gravity"], parameter(fit, "gravity").value);
    }

    void calculatedColumnsAreFittedAndFollowTheRowsOfTheRun() {
        MeasuredSeries heights = swing(9.81, 1.2, 0.05, 80);
        heights.measure = "height";
        for (double& value : heights.value) value = 1 - std::cos(value);
        Experiment experiment =
            experimentOf("pendulum", "rk4", 0.005, {{"gravity", "8"}, {"start-angle", "0.9"}});
        experiment.calculated.push_back(calculatedFromText("height [m] = L*(1 - cos(theta))"));
        const ParameterFit fit = fitParameters(experiment, {0, {"gravity", "start-angle"}, false, {heights}});
        QCOMPARE(failureOf(fit), QString());
        COMPARE_NEAR(parameter(fit, "gravity").value, 9.81, 1e-6);
        COMPARE_NEAR(parameter(fit, "start-angle").value, 1.2, 1e-7);
        QCOMPARE(fit.series[0].unit, std::string("m"));
        // delta() and sum() count the rows that the run records.
        experiment.calculated.push_back(calculatedFromText("way = sum(abs(delta(theta)))"));
        experiment.calculated.push_back(calculatedFromText("speed = delta(theta)/delta(t)"));
        experiment.recordEvery = 3;
        experiment.duration = 120 * experiment.step;
        Session session(experiment);
        session.runToEnd();
        for (const char* id : {"way", "speed"}) {
            const std::vector<double>& times = session.table().find("time", 0)->values;
            const std::vector<double>& values = session.table().find(id, 0)->values;
            MeasuredSeries rows{id, {times.begin() + 1, times.end() - 1}, {}, {}};
            std::atomic<std::size_t> done = 0;
            std::atomic<bool> stop = false;
            const FollowedRun run = followRun(experiment, 0, std::span(&rows, 1), 0, Worker(done, stop));
            QVERIFY(run.defined);
            for (std::size_t i = 0; i < rows.time.size(); ++i)
                COMPARE_NEAR(run.values[i], values[i + 1], 1e-9);
        }
        MeasuredSeries early{"speed", {0, 0.1, 0.2}, {0, 0, 0}, {}}; // the first row has no change
        std::atomic<std::size_t> done = 0;
        std::atomic<bool> stop = false;
        QVERIFY(!followRun(experiment, 0, std::span(&early, 1), 0, Worker(done, stop)).defined);
    }

    void theWholeMotionOfASpringGivesItsParameters() {
        // x'' = -k x - c x' of mass 1: w² = k, gamma = c / 2.
        MeasuredSeries series{"x", {}, {}, {}};
        for (int i = 0; i < 100; ++i) {
            series.time.push_back(0.1 * i + 0.013);
            series.value.push_back(oscillatorMotion(3, 0.2, {0.8, -0.5}, series.time.back()).x);
        }
        const Experiment experiment = experimentOf(
            "spring", "rk4", 0.01,
            {{"stiffness", "7"}, {"damping", "0.1"}, {"start-displacement", "1"}, {"start-velocity", "0"}});
        const ParameterFit fit = fitParameters(
            experiment,
            {0, {"stiffness", "damping", "start-displacement", "start-velocity"}, false, {series}});
        QCOMPARE(failureOf(fit), QString());
        COMPARE_NEAR(parameter(fit, "stiffness").value, 9, 1e-6);
        COMPARE_NEAR(parameter(fit, "damping").value, 0.4, 1e-6);
        COMPARE_NEAR(parameter(fit, "start-displacement").value, 0.8, 1e-6);
        COMPARE_NEAR(parameter(fit, "start-velocity").value, -0.5, 1e-6);
    }

    void aClockThatStartsEarlierIsFound() {
        MeasuredSeries series = swing(9.81, 1, 0.05, 60);
        for (double& time : series.time) time -= 0.37; // the clock of the data is 0.37 behind
        series.time.erase(series.time.begin());
        series.value.erase(series.value.begin());
        const Experiment experiment =
            experimentOf("pendulum", "rk4", 0.01, {{"gravity", "9"}, {"start-angle", "1"}});
        const ParameterFit fit = fitParameters(experiment, {0, {"gravity"}, true, {series}});
        QCOMPARE(failureOf(fit), QString());
        COMPARE_NEAR(parameter(fit, "time-shift").value, 0.37, 1e-6);
        COMPARE_NEAR(parameter(fit, "gravity").value, 9.81, 1e-5);
        COMPARE_NEAR(fit.series[0].time[0], 0.05, 1e-6);
    }

    void farStartValuesConvergeThroughGrowingParts() { // 12 periods: many minima between 5 and 15
        const MeasuredSeries series = swing(9.81, 0.3, 0.1, 240);
        for (const char* start : {"5", "15"}) {
            const Experiment experiment =
                experimentOf("pendulum", "rk4", 0.02, {{"gravity", start}, {"start-angle", "0.3"}});
            const ParameterFit fit = fitParameters(experiment, {0, {"gravity"}, false, {series}});
            QCOMPARE(failureOf(fit), QString());
            COMPARE_NEAR2(parameter(fit, "gravity").value, 9.81, 1e-4, start);
        }
    }

    /// x' = b is a straight line. Closed forms: Press et al., Numerical
    /// Recipes, 3rd ed., section 15.2.
    void aStraightLineHasTheUncertaintiesOfTheClosedForm() {
        MeasuredSeries series{"x", {0, 1, 2, 3, 4, 5}, {0.1, 1.9, 4.2, 5.8, 8.1, 9.9}, {}};
        Experiment line = experimentOf("own-system", "rk4", 0.1, {});
        setText(line, "equations", "x' = b");
        setText(line, "start", "x = 0.5");
        setText(line, "constants", "b = 1");
        const FitRequest request{0, {"start/x", "constants/b"}, false, {series}};
        const auto check = [&](const std::vector<double>& sigma, bool known) {
            FitRequest asked = request;
            if (known) asked.series[0].sigma = sigma;
            const ParameterFit fit = fitParameters(line, asked);
            QCOMPARE(failureOf(fit), QString());
            double S = 0, Sx = 0, Sy = 0, Sxx = 0, Sxy = 0;
            for (std::size_t i = 0; i < sigma.size(); ++i) {
                const double w = 1 / (sigma[i] * sigma[i]), x = series.time[i], y = series.value[i];
                S += w;
                Sx += w * x;
                Sy += w * y;
                Sxx += w * x * x;
                Sxy += w * x * y;
            }
            const double d = S * Sxx - Sx * Sx, a = (Sxx * Sy - Sx * Sxy) / d, b = (S * Sxy - Sx * Sy) / d;
            double chi = 0;
            for (std::size_t i = 0; i < sigma.size(); ++i)
                chi += std::pow((series.value[i] - a - b * series.time[i]) / sigma[i], 2);
            const double scatter = known ? 1 : std::sqrt(chi / 4);
            COMPARE_NEAR(fit.parameters[0].value, a, 1e-7);
            COMPARE_NEAR(fit.parameters[1].value, b, 1e-7);
            COMPARE_NEAR(fit.chiSquare, chi, 1e-7);
            COMPARE_NEAR(fit.parameters[0].error, std::sqrt(Sxx / d) * scatter, 1e-7);
            COMPARE_NEAR(fit.parameters[1].error, std::sqrt(S / d) * scatter, 1e-7);
            COMPARE_NEAR(fit.correlation[1], -Sx / std::sqrt(S * Sxx), 1e-7);
            COMPARE_NEAR(fit.correlation[0], 1, 1e-12);
        };
        check({1, 1, 1, 1, 1, 1}, false);
        check({0.1, 0.1, 0.2, 0.4, 0.1, 3}, true);
    }

    void undeterminedParametersAreReported() {
        const MeasuredSeries series = swing(9.81, 1, 0.05, 60);
        const Experiment experiment = experimentOf("pendulum", "rk4", 0.02, {{"start-angle", "1"}});
        const auto failure = [&](std::vector<std::string> parameters) {
            const ParameterFit fit = fitParameters(experiment, {0, std::move(parameters), false, {series}});
            for (const FittedParameter& one : fit.parameters)
                if (std::isfinite(one.error)) return QString("it states an uncertainty");
            return failureOf(fit);
        };
        QCOMPARE(failure({"gravity", "length"}),
                 "the data do not separate gravity, length: they fit equally well with other values of them; "
                 "keep one of them fixed");
        QCOMPARE(failure({"gravity", "mass"}), "the data do not depend on mass; leave it out of the fit");
        // A damping below zero would fit best.
        MeasuredSeries growing{"x", {}, {}, {}};
        for (int i = 0; i < 50; ++i) {
            growing.time.push_back(0.1 * i);
            growing.value.push_back(oscillatorMotion(2, -0.05, {1, 0}, 0.1 * i).x);
        }
        QCOMPARE(failureOf(fitParameters(experimentOf("spring", "rk4", 0.02, {{"damping", "0.3"}}),
                                         {0, {"damping"}, false, {growing}})),
                 "the best value of damping is 0, the limit of what the scene accepts; keep it fixed there");
    }

    void badRequestsAreRefused() {
        const MeasuredSeries series = swing(9.81, 1, 0.5, 3);
        const Experiment experiment = experimentOf("pendulum", "rk4", 0.02, {});
        const auto refusal = [&](std::vector<std::string> parameters, std::vector<MeasuredSeries> data) {
            return refusalOf(experiment, {0, std::move(parameters), false, std::move(data)});
        };
        QCOMPARE(refusal({}, {series}), "parameters: a fit needs at least one parameter");
        QCOMPARE(refusal({"gravity"}, {}), "columns: a fit needs a measured column");
        QCOMPARE(refusal({"gravitas"}, {series}),
                 "gravitas: there is no such setting; did you mean \"gravity\"?");
        QCOMPARE(refusal({"step"}, {series}), "step: only numbers of the scene can be fitted");
        QCOMPARE(refusal({"integrator"}, {series}), "integrator: only numbers of the scene can be fitted");
        QCOMPARE(refusal({"gravity", "gravity"}, {series}), "gravity: this parameter is named twice");
        QCOMPARE(refusal({"gravity", "length", "start-angle", "start-angular-velocity"}, {series}),
                 "parameters: 4 parameters cannot be fitted to 3 points");
        QCOMPARE(refusal({"gravity"}, {series, series}), "sigma: several measures need an uncertainty each, "
                                                         "which says how much a deviation of each counts");
        MeasuredSeries early = series;
        for (double& time : early.time) time -= 1;
        QCOMPARE(refusal({"gravity"}, {early}), "columns: the data begin at time -1, before the run, which "
                                                "begins at 0: shift their times by 1, or "
                                                "fit the shift, too");
        MeasuredSeries unixTimes = series;
        for (double& time : unixTimes.time) time += 1795419000;
        QCOMPARE(refusal({"gravity"}, {unixTimes}), "the data begin at time 1.79542e+09, far after the start "
                                                    "of the run at 0, as times since 1970 do: a "
                                                    "time shift of -1795419000 brings them to the start");
        MeasuredSeries late = series;
        late.time.back() = 1e6;
        QCOMPARE(refusal({"gravity"}, {late}),
                 "the data end at time 1e+06, which needs more than 5000000 steps of 0.02");
    }

    void severalMeasuresAreWeightedByTheirUncertainties() {
        const Experiment experiment =
            experimentOf("pendulum", "rk4", 0.01, {{"gravity", "9"}, {"start-angle", "0.8"}});
        MeasuredSeries angle = swing(9.81, 1, 0.05, 60), speed = angle;
        const PendulumMotion motion(std::sqrt(9.81), {1, 0});
        speed.measure = "omega";
        for (std::size_t i = 0; i < speed.time.size(); ++i) speed.value[i] = motion.at(speed.time[i]).omega;
        angle.sigma.assign(60, 0.01);
        speed.sigma.assign(60, 0.05);
        const ParameterFit both =
            fitParameters(experiment, {0, {"gravity", "start-angle"}, false, {angle, speed}});
        const ParameterFit one = fitParameters(experiment, {0, {"gravity", "start-angle"}, false, {angle}});
        COMPARE_NEAR(both.parameters[0].value, 9.81, 1e-5);
        QCOMPARE(both.series.size(), std::size_t(2));
        QVERIFY(both.parameters[0].error < 0.95 * one.parameters[0].error);
        // A point with a huge uncertainty has no effect.
        angle.value[10] += 1;
        angle.sigma[10] = 1e6;
        COMPARE_NEAR(
            fitParameters(experiment, {0, {"gravity", "start-angle"}, false, {angle}}).parameters[0].value,
            9.81, 1e-5);
        angle.sigma[10] = 0.01;
        QVERIFY(std::abs(fitParameters(experiment, {0, {"gravity", "start-angle"}, false, {angle}})
                             .parameters[0]
                             .value -
                         9.81) > 1e-3);
    }

    void aNameInTypedEquationsIsFitted() {
        Experiment experiment = experimentOf("own-system", "rk4", 0.01, {});
        setText(experiment, "equations", "x'' = -k*x");
        setText(experiment, "start", "x = 1");
        setText(experiment, "constants", "k = 3");
        MeasuredSeries series{"x", {}, {}, {}};
        for (int i = 0; i < 40; ++i) {
            series.time.push_back(0.1 * i);
            series.value.push_back(std::cos(2 * series.time.back()));
        }
        const ParameterFit fit = fitParameters(experiment, {0, {"constants/k"}, false, {series}});
        QCOMPARE(failureOf(fit), QString());
        COMPARE_NEAR(fit.parameters[0].value, 4, 1e-7);
    }

    void aFitCanBeStoppedAndDoesNotDependOnThreads() {
        const MeasuredSeries series = swing(9.81, 1, 0.05, 200);
        const Experiment experiment = experimentOf("pendulum", "rk4", 0.001, {{"gravity", "9"}});
        const FitRequest request{0, {"gravity", "start-angle"}, false, {series}};
        int asked = 0;
        const ParameterFit stopped =
            fitParameters(experiment, request, [&](std::size_t, std::size_t) { return ++asked < 3; });
        QVERIFY(!stopped.complete && !stopped.found());
        QVERIFY(asked < 6);
        const ParameterFit one = fitParameters(experiment, request, {}, 1),
                           two = fitParameters(experiment, request, {}, 2);
        QCOMPARE(one.parameters[0].value, two.parameters[0].value);
        QCOMPARE(one.parameters[0].error, two.parameters[0].error);
    }

    /// The scene Mass on a spring as it comes, with velocity Verlet and h = 0.1 s. Without damping, because
    /// with it this method has order 1 (289 uncertainties, of which half the step takes 197 away).
    void theErrorOfTheStepIsSaidInUncertaintiesAndRefinedAway() {
        Experiment coarse = massOnASpring("velocity-verlet", 0.1);
        setByKey(coarse, "damping", 0);
        FitRequest request{0, {"stiffness", "start-displacement"}, false, {exactSwing(15, 0)}};
        request.series[0].sigma.assign(request.series[0].time.size(), 0.001);
        const double truth[2] = {5.2, 0.08};
        const ParameterFit fit = fitWithStepCheck(coarse, request, false);
        QCOMPARE(failureOf(fit), QString());
        QCOMPARE(fit.step, 0.1);
        const FittedParameter& k = fit.parameters[0];
        QVERIFY(std::abs(k.value - truth[0]) > 100 * k.error);
        // Half the step takes 3/4 of an error of order 2 away (here with terms of order 4, as h w = 0.5),
        // Dormand and Prince nearly all of it.
        const double whole = (truth[0] - k.value) / k.error;
        COMPARE_NEAR(k.halfStepShift / whole, 0.75, 0.1);
        COMPARE_NEAR(k.dormandPrinceShift, whole, 0.1);
        QVERIFY(fit.determination() > 0.9 && fit.determination() < 1);
        const ParameterFit refined = fitWithStepCheck(coarse, request, true);
        QCOMPARE(failureOf(refined), QString());
        QCOMPARE(refined.stepBefore, 0.1);
        COMPARE_NEAR(std::log2(0.1 / refined.step), 6, 1.1);
        QVERIFY(refined.largestShift() < smallShift);
        for (int i = 0; i < 2; ++i) {
            const FittedParameter& one = refined.parameters[static_cast<std::size_t>(i)];
            COMPARE_NEAR(one.value, truth[i], 0.1 * one.error);
            QCOMPARE(one.start, fit.parameters[static_cast<std::size_t>(i)].start);
        }
        qInfo("stiffness %.5f(%.0f), half the step %.1f sigma, Dormand and Prince %.1f sigma; refined to h = "
              "%.7f: %.5f, %.3f sigma from the truth; %zu runs",
              k.value, 1e5 * k.error, k.halfStepShift, k.dormandPrinceShift, refined.step,
              refined.parameters[0].value, (refined.parameters[0].value - truth[0]) / k.error,
              refined.simulations);
        COMPARE_NEAR(withFittedValues(coarse, refined).step, refined.step, 1e-15);
        // A method of high order with the same step needs no refinement, and then nothing changes.
        Experiment accurate = massOnASpring("dormand-prince", 0.02);
        setByKey(accurate, "damping", 0);
        const ParameterFit checked = fitWithStepCheck(accurate, request, true),
                           plain = fitParameters(accurate, request);
        QCOMPARE(checked.step, 0.02);
        QCOMPARE(checked.parameters[0].value, plain.parameters[0].value);
        QVERIFY(checked.largestShift() < smallShift && std::isnan(plain.largestShift()));
        QVERIFY(std::isnan(checked.parameters[0].dormandPrinceShift));
    }

    void aFitCanBeStoppedWhileItsStepIsChecked() {
        FitRequest request{0, {"stiffness", "damping"}, false, {exactSwing(15)}};
        std::size_t last = 0;
        const ParameterFit fit = fitWithStepCheck(
            massOnASpring("velocity-verlet", 0.1), request, true, [&](std::size_t done, std::size_t) {
                const bool again = done < last; // the second fit counts from 0
                last = done;
                return !again;
            });
        QVERIFY(!fit.complete && !fit.found());
    }

    void aFinerStepKeepsTimesOfEventsAndRows() {
        Experiment experiment = massOnASpring("dormand-prince-adaptive", 0.1);
        experiment.recordEvery = 3;
        experiment.events = {{10, -1, EventKind::Set, "damping", 0.5}};
        const Experiment finer = withFinerStep(experiment, 0, 4);
        QCOMPARE(finer.events.size(), std::size_t(1));
        QCOMPARE(finer.events[0].step, 40);
        QCOMPARE(finer.recordEvery, 12);
        COMPARE_NEAR(finer.step, 0.025, 1e-15);
        COMPARE_NEAR(finer.runs[0].method["tolerance"] * 1024, experiment.runs[0].method["tolerance"], 1e-15);
        // Other runs keep their steps and the events at their times.
        experiment.runs.push_back(experiment.runs[0]);
        const Experiment two = withFinerStep(experiment, 1, 2);
        QCOMPARE(stepOf(two, 0), 0.1);
        QCOMPARE(stepOf(two, 1), 0.05);
        QCOMPARE(two.events.size(), std::size_t(2));
        QCOMPARE(two.events[0].step, 10);
        QCOMPARE(two.events[0].run, 0);
        QCOMPARE(two.events[1].step, 20);
        QCOMPARE(two.events[1].run, 1);
    }

    /// The amplitude of a spring that is far too stiff fits best near 0, like the public data of a pendulum
    /// that were fitted from a wrong start.
    void aFitThatExplainsNothingSaysSo() {
        MeasuredSeries noisy = exactSwing(15);
        addNoise(noisy, 0.001, 1);
        Experiment experiment = massOnASpring("rk4", 0.02);
        const ParameterFit right = fitParameters(experiment, {0, {"stiffness", "damping"}, false, {noisy}});
        QVERIFY(!right.explainsNothing());
        QVERIFY(right.determination() > 0.995 && right.determination() < 1);
        setByKey(experiment, "stiffness", 60);
        const ParameterFit wrong = fitParameters(experiment, {0, {"start-displacement"}, false, {noisy}});
        QCOMPARE(failureOf(wrong), QString());
        QVERIFY(wrong.explainsNothing());
        COMPARE_NEAR(wrong.determination(), 0, 0.01);
    }

    /// The mean of 200 pulls (value - truth) / uncertainty has a standard deviation of 0.07, their root mean
    /// square one of 0.05. The classical method of order 4 with the same step would move the mean for the
    /// stiffness by 0.14.
    void pullsOverTwoHundredSeedsAreNormal() {
        const Experiment experiment = massOnASpring("dormand-prince", 0.05);
        const MeasuredSeries exact = exactSwing(5);
        constexpr int seeds = 200;
        double sum[2] = {0, 0}, squares[2] = {0, 0}, chi = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            MeasuredSeries noisy = exact;
            addNoise(noisy, 0.001, static_cast<std::uint64_t>(seed));
            noisy.sigma.assign(noisy.value.size(), 0.001);
            const ParameterFit fit = fitParameters(experiment, {0, {"stiffness", "damping"}, false, {noisy}});
            QCOMPARE(failureOf(fit), QString());
            const double truth[2] = {5.2, 0.03};
            for (std::size_t i = 0; i < 2; ++i) {
                const double pull = (fit.parameters[i].value - truth[i]) / fit.parameters[i].error;
                sum[i] += pull;
                squares[i] += pull * pull;
            }
            chi += fit.chiSquare / fit.freedom / seeds;
        }
        qInfo("pulls of %d seeds: stiffness mean %.3f, rms %.3f; damping mean %.3f, rms %.3f; chi²/freedom "
              "%.3f",
              seeds, sum[0] / seeds, std::sqrt(squares[0] / seeds), sum[1] / seeds,
              std::sqrt(squares[1] / seeds), chi);
        for (int i = 0; i < 2; ++i) {
            COMPARE_NEAR(sum[i] / seeds, 0, 0.2);
            COMPARE_NEAR(std::sqrt(squares[i] / seeds), 1, 0.1);
        }
    }

    /// One sigma holds 68.3 % of the true values (normal distribution); with 1,000 trials, 64 to 72 % is 2.5
    /// standard deviations of that share on either side.
    void theStatedUncertaintyIsHonest() {
        const Experiment experiment =
            experimentOf("pendulum", "rk4", 0.05, {{"gravity", "9.5"}, {"start-angle", "0.5"}});
        const double sigma = 0.02;
        const MeasuredSeries exact = swing(9.81, 0.5, 0.1, 40);
        constexpr int trials = 1000;
        int inside[2] = {0, 0};
        double chi = 0, meanError[2] = {0, 0};
        QElapsedTimer clock;
        clock.start();
        for (int seed = 1; seed <= trials; ++seed)
            for (const bool known : {false, true}) {
                MeasuredSeries noisy = exact;
                addNoise(noisy, sigma, static_cast<std::uint64_t>(seed));
                if (known) noisy.sigma.assign(noisy.value.size(), sigma);
                const ParameterFit fit =
                    fitParameters(experiment, {0, {"gravity", "start-angle"}, false, {noisy}});
                QCOMPARE(failureOf(fit), QString());
                const FittedParameter& g = fit.parameters[0];
                if (near(g.value, 9.81, g.error)) ++inside[known];
                meanError[known] += g.error / trials;
                if (known) chi += fit.chiSquare / fit.freedom / trials;
            }
        qInfo("g within one sigma in %.1f %% (sigma from the scatter, %.4f) and %.1f %% (sigma known, %.4f) "
              "of %d "
              "trials, chi²/freedom %.3f, in %lld ms",
              100.0 * inside[0] / trials, meanError[0], 100.0 * inside[1] / trials, meanError[1], trials, chi,
              static_cast<long long>(clock.elapsed()));
        for (const int count : inside) COMPARE_NEAR(count / static_cast<double>(trials), 0.68, 0.04);
        COMPARE_NEAR(chi, 1, 0.03); // 2 standard deviations of chi²/38 over 1,000 trials are 0.015
    }

    /// Rosenbrock's valley in its form of least squares: the textbook minimum is at (1, 1).
    void theFitReachesTheEndOfACurvedValley() {
        LeastSquaresProblem problem;
        problem.residuals = [](const Eigen::VectorXd& p, Eigen::VectorXd& r) {
            r.resize(2);
            r << 10 * (p[1] - p[0] * p[0]), 1 - p[0];
            return true;
        };
        problem.jacobian = [](const Eigen::VectorXd& p, Eigen::MatrixXd& J) {
            J.resize(2, 2);
            J << -20 * p[0], 10, -1, 0;
            return true;
        };
        problem.low = Eigen::Vector2d(-10, -10);
        problem.high = Eigen::Vector2d(10, 10);
        const LeastSquaresResult free = minimizeSquares(problem, Eigen::Vector2d(-1.2, 1));
        QCOMPARE(free.end, LeastSquaresResult::End::Converged);
        COMPARE_NEAR(free.p[0], 1, 1e-8);
        COMPARE_NEAR(free.p[1], 1, 1e-8);
        problem.high = Eigen::Vector2d(0.5, 10); // then the minimum is at (0.5, 0.25)
        const LeastSquaresResult bounded = minimizeSquares(problem, Eigen::Vector2d(-1.2, 1));
        COMPARE_NEAR(bounded.p[0], 0.5, 1e-8);
        COMPARE_NEAR(bounded.p[1], 0.25, 1e-6);
    }
};

REGISTER_TEST(ParameterFits)

} // namespace timestep::parameter_fit_test
#include "parameter_fit.moc"
