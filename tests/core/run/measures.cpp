// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/drift_verdict.h"
#include "core/curve_fit/fits.h"
#include "core/curve_fit/local.h"
#include "core/curve_fit/own_fit.h"
#include "core/curve_fit/spectrum.h"
#include "core/curve_fit/window.h"
#include "core/input_error.h"
#include "core/run/session/step_times.h"
#include "tests/tools.h"

#include <gsl/gsl_fit.h>
#include <gsl/gsl_multifit.h>
#include <gsl/gsl_multifit_nlinear.h>

#include <cmath>
#include <functional>
#include <numbers>
#include <span>
#include <vector>

namespace timestep::measures_test {

namespace {

using Values = std::vector<double>;

/// The verdict on all values together.
DriftVerdict driftVerdict(const std::vector<double>& values) {
    DriftWatch watch;
    watch.follow(values);
    return watch.verdict(values);
}

/// Uniform in (-1, 1), the same in every run.
struct Noise {
    std::uint64_t state = 88172645463325252ULL;
    double operator()() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return 2 * (static_cast<double>(state >> 11) / 9007199254740992.0) - 1;
    }
};

Values grid(std::size_t count, double first, double last) {
    Values x;
    for (std::size_t i = 0; i < count; ++i)
        x.push_back(first + (last - first) * static_cast<double>(i) / static_cast<double>(count - 1));
    return x;
}

/// Values and standard errors after gsl_multifit_nlinear (Levenberg and Marquardt, derivatives by
/// differences).
struct Oracle {
    Values values, errors;
};

struct Data {
    const Values& x;
    const Values& y;
    std::function<double(double, const gsl_vector*)> model;
};

int residualsOf(const gsl_vector* p, void* pointer, gsl_vector* out) {
    const Data& data = *static_cast<const Data*>(pointer);
    for (std::size_t i = 0; i < data.x.size(); ++i)
        gsl_vector_set(out, i, data.model(data.x[i], p) - data.y[i]);
    return GSL_SUCCESS;
}

Oracle gslFit(Data data, const Values& start) {
    gsl_multifit_nlinear_parameters settings = gsl_multifit_nlinear_default_parameters();
    settings.fdtype = GSL_MULTIFIT_NLINEAR_CTRDIFF;
    gsl_multifit_nlinear_workspace* const work =
        gsl_multifit_nlinear_alloc(gsl_multifit_nlinear_trust, &settings, data.x.size(), start.size());
    gsl_multifit_nlinear_fdf system{};
    system.f = residualsOf;
    system.n = data.x.size();
    system.p = start.size();
    system.params = &data;
    const gsl_vector_const_view from = gsl_vector_const_view_array(start.data(), start.size());
    gsl_multifit_nlinear_init(&from.vector, &system, work);
    int info = 0;
    gsl_multifit_nlinear_driver(500, 1e-13, 1e-13, 0, nullptr, nullptr, &info, work);
    gsl_matrix* const covariance = gsl_matrix_alloc(start.size(), start.size());
    gsl_multifit_nlinear_covar(gsl_multifit_nlinear_jac(work), 0, covariance);
    double squares = 0;
    const gsl_vector* const residuals = gsl_multifit_nlinear_residual(work);
    for (std::size_t i = 0; i < data.x.size(); ++i)
        squares += gsl_vector_get(residuals, i) * gsl_vector_get(residuals, i);
    const double variance = squares / static_cast<double>(data.x.size() - start.size());
    Oracle oracle;
    for (std::size_t i = 0; i < start.size(); ++i) {
        oracle.values.push_back(gsl_vector_get(gsl_multifit_nlinear_position(work), i));
        oracle.errors.push_back(std::sqrt(variance * gsl_matrix_get(covariance, i, i)));
    }
    gsl_matrix_free(covariance);
    gsl_multifit_nlinear_free(work);
    return oracle;
}

void agrees(const Fit& fit, const Oracle& oracle) {
    QCOMPARE(fit.count, oracle.values.size());
    for (std::size_t i = 0; i < fit.count; ++i) {
        COMPARE_NEAR(fit.parameters[i].value, oracle.values[i], 1e-6 * std::abs(oracle.values[i]));
        COMPARE_NEAR(fit.parameters[i].error, oracle.errors[i], 1e-2 * std::abs(oracle.errors[i]));
    }
}

/// Energy of x'' = -x from (1, 0), minus its start value, after every step.
Values energyOf(int steps, const std::function<void(double&, double&)>& step) {
    Values energy;
    double x = 1, v = 0;
    for (int n = 0; n < steps; ++n) {
        energy.push_back((x * x + v * v) / 2 - 0.5);
        step(x, v);
    }
    return energy;
}

void rungeKutta4(double& x, double& v, double h) {
    const double k1x = v, k1v = -x, k2x = v + h / 2 * k1v, k2v = -(x + h / 2 * k1x);
    const double k3x = v + h / 2 * k2v, k3v = -(x + h / 2 * k2x), k4x = v + h * k3v, k4v = -(x + h * k3x);
    x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x);
    v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v);
}

} // namespace

class Measures : public QObject {
    Q_OBJECT

private slots:
    void aLineAndAPowerLawAgreeWithGsl() {
        Noise noise;
        const Values x = grid(40, 100, 107);
        Values y;
        for (const double value : x) y.push_back(3 - 0.7 * value + 0.2 * noise());
        double a = 0, b = 0, aa = 0, ab = 0, bb = 0, squares = 0;
        gsl_fit_linear(x.data(), 1, y.data(), 1, x.size(), &a, &b, &aa, &ab, &bb, &squares);
        const Fit line = fitCurve(FitKind::Line, x, y);
        agrees(line, {{a, b}, {std::sqrt(aa), std::sqrt(bb)}});
        QVERIFY(line.determination > 0.95 && line.determination < 1);
        QCOMPARE_LT(std::abs(line.at(103) - (a + b * 103)), 1e-9);

        Values h, error, logH, logError;
        for (int i = 0; i < 12; ++i) {
            h.push_back(0.1 * std::pow(0.5, i));
            error.push_back(2.5 * std::pow(h.back(), 2) * (1 + 0.3 * noise()));
            logH.push_back(std::log(h.back()));
            logError.push_back(std::log(error.back()));
        }
        h.push_back(-1); // left out: it has no logarithm
        error.push_back(5);
        gsl_fit_linear(logH.data(), 1, logError.data(), 1, logH.size(), &a, &b, &aa, &ab, &bb, &squares);
        const Fit law = fitCurve(FitKind::PowerLaw, h, error);
        agrees(law, {{std::exp(a), b}, {std::exp(a) * std::sqrt(aa), std::sqrt(bb)}});
        QCOMPARE(law.points, std::size_t{12});
        QCOMPARE_LT(std::abs(law.parameters[1].value - 2), 4 * law.parameters[1].error);
    }

    void exponentialsAgreeWithGsl() {
        for (const double a : {2.0, -0.5}) {
            for (const double b : {-0.8, 0.3}) {
                Noise noise;
                const Values x = grid(200, 1, 9);
                Values y;
                for (const double value : x) y.push_back(a * std::exp(b * value) + 0.02 * noise());
                const auto model = [](double at, const gsl_vector* p) {
                    return gsl_vector_get(p, 0) * std::exp(gsl_vector_get(p, 1) * at);
                };
                agrees(fitCurve(FitKind::Exponential, x, y), gslFit({x, y, model}, {a, b}));
            }
        }
    }

    void sinesAgreeWithGslForFewAndForManyPeriods() {
        for (const double w : {0.9, 2.0, 13.7, 60.0}) {
            Noise noise;
            const Values x = grid(700, 5, 17);
            Values y;
            for (const double value : x) y.push_back(0.4 + 1.5 * std::sin(w * value + 0.6) + 0.3 * noise());
            const auto model = [](double at, const gsl_vector* p) {
                return gsl_vector_get(p, 3) +
                       gsl_vector_get(p, 0) * std::sin(gsl_vector_get(p, 1) * at + gsl_vector_get(p, 2));
            };
            const Fit fit = fitCurve(FitKind::Sine, x, y);
            agrees(fit, gslFit({x, y, model}, {1.5, w, 0.6, 0.4}));
            QCOMPARE_LT(std::abs(fit.parameters[1].value - w), 4 * fit.parameters[1].error);
        }
    }

    void parabolasAgreeWithGsl() {
        Noise noise;
        const Values x = grid(60, 100, 107);
        Values y;
        for (const double value : x)
            y.push_back(3 - 0.7 * (value - 103) + 0.4 * (value - 103) * (value - 103) + 0.2 * noise());
        // About 103, where the oracle's differences keep their digits.
        const auto model = [](double at, const gsl_vector* p) {
            return gsl_vector_get(p, 0) + gsl_vector_get(p, 1) * (at - 103) +
                   gsl_vector_get(p, 2) * (at - 103) * (at - 103);
        };
        const Oracle oracle = gslFit({x, y, model}, {3, -0.7, 0.4});
        Values shifted;
        for (const double value : x) shifted.push_back(value - 103);
        agrees(fitCurve(FitKind::Parabola, shifted, y), oracle);
        const Fit fit = fitCurve(FitKind::Parabola, x, y);
        COMPARE_NEAR(fit.parameters[2].value, oracle.values[2], 1e-6);
        COMPARE_NEAR(fit.at(103), oracle.values[0], 1e-6);
        QVERIFY(fit.determination > 0.9 && fit.determination < 1);
    }

    void polynomialsAgreeWithGsl() {
        Noise noise;
        const Values x = grid(80, 40, 43);
        Values y;
        for (const double value : x)
            y.push_back(2 - (value - 41) + 0.3 * std::pow(value - 41, 4) + 0.1 * noise());
        for (const int degree : {1, 3, 5, highestDegree}) {
            const auto count = static_cast<std::size_t>(degree) + 1;
            gsl_matrix* const powers = gsl_matrix_alloc(x.size(), count);
            gsl_matrix* const covariance = gsl_matrix_alloc(count, count);
            gsl_vector* const best = gsl_vector_alloc(count);
            for (std::size_t i = 0; i < x.size(); ++i)
                for (std::size_t k = 0; k < count; ++k)
                    gsl_matrix_set(powers, i, k, std::pow(x[i] - 41.5, static_cast<double>(k)));
            const gsl_vector_const_view values = gsl_vector_const_view_array(y.data(), y.size());
            gsl_multifit_linear_workspace* const work = gsl_multifit_linear_alloc(x.size(), count);
            double squares = 0;
            gsl_multifit_linear(powers, &values.vector, best, covariance, &squares, work);
            Oracle oracle;
            for (std::size_t k = 0; k < count; ++k) {
                oracle.values.push_back(gsl_vector_get(best, k));
                oracle.errors.push_back(std::sqrt(gsl_matrix_get(covariance, k, k)));
            }
            gsl_multifit_linear_free(work);
            gsl_matrix_free(powers);
            gsl_matrix_free(covariance);
            gsl_vector_free(best);
            Values shifted;
            for (const double value : x) shifted.push_back(value - 41.5);
            const Fit fit = fitCurve(FitKind::Polynomial, shifted, y, degree);
            agrees(fit, oracle);
            COMPARE_NEAR(fit.scatter, std::sqrt(squares / static_cast<double>(x.size() - count)), 1e-9);
            // Also far from zero, where the powers are nearly proportional.
            const Fit far = fitCurve(FitKind::Polynomial, x, y, std::min(degree, 3));
            const Fit near = fitCurve(FitKind::Polynomial, shifted, y, std::min(degree, 3));
            COMPARE_NEAR(far.at(42), near.at(0.5), 1e-6);
        }
    }

    void typedFormulasAgreeWithGsl() {
        Noise noise;
        const Values x = grid(300, 0, 6);
        Values y;
        for (const double value : x)
            y.push_back(1.5 * std::exp(-0.4 * value) * std::cos(7 * value) + 0.3 + 0.02 * noise());
        const auto model = [](double at, const gsl_vector* p) {
            return gsl_vector_get(p, 0) * std::exp(-gsl_vector_get(p, 1) * at) *
                       std::cos(gsl_vector_get(p, 2) * at) +
                   gsl_vector_get(p, 3);
        };
        const Oracle oracle = gslFit({x, y, model}, {1.5, 0.4, 7, 0.3});
        OwnFit given("A*exp(-d*t)*cos(w*t) + c", {"x", "t"}, "A = 1.4, d = 0.5, w = 6.9, c = 0.2");
        QCOMPARE(given.parameters(), (std::vector<std::string>{"A", "d", "w", "c"}));
        agrees(given.through(x, y), oracle);
        COMPARE_NEAR(given.at(0), 1.8, 0.02);
        // Without start values the fit searches for them; the sign of a frequency is undetermined.
        OwnFit searched("A*exp(-d*t)*cos(w*t) + c", {"x", "t"});
        const Fit fit = searched.through(x, y);
        QVERIFY(fit.found());
        COMPARE_NEAR(std::abs(fit.parameters[2].value), oracle.values[2], 1e-5);
        COMPARE_NEAR(fit.parameters[1].value, oracle.values[1], 1e-5);
        COMPARE_NEAR(fit.scatter, 0.02 / std::sqrt(3.0), 0.02);
        OwnFit line("a + b*x", {"x"});
        const Fit straight = line.through(Values{0, 1, 2, 3}, Values{1, 3, 5, 7});
        COMPARE_NEAR(straight.parameters[0].value, 1, 1e-9);
        COMPARE_NEAR(straight.parameters[1].value, 2, 1e-9);
    }

    /// Certified values of the Statistical Reference Datasets, National Institute of Standards and
    /// Technology, https://www.itl.nist.gov/div898/strd/nls/nls_main.shtml: Misra1a, BoxBOD, Rat42 and MGH09.
    /// Each from its far and its near start, but BoxBOD from the near one: the first step from its far one
    /// leads to where the curve is constant.
    void certifiedFitsOfTheReferenceDatasetsAreFound() {
        struct Set {
            const char* formula;
            std::vector<const char*> starts;
            Values x, y, values, errors;
        };
        const Values misraX{77.6,  114.9, 141.1, 190.8, 239.9, 289.0, 332.8,
                            378.4, 434.8, 477.3, 536.8, 593.1, 689.1, 760.0},
            misraY{10.07, 14.73, 17.94, 23.93, 29.61, 35.18, 40.02,
                   44.82, 50.76, 55.05, 61.01, 66.40, 75.47, 81.78};
        const Set sets[] = {
            {"a*(1 - exp(-b*x))",
             {"a = 500, b = 0.0001", "a = 250, b = 0.0005"},
             misraX,
             misraY,
             {2.3894212918e+02, 5.5015643181e-04},
             {2.7070075241e+00, 7.2668688436e-06}},
            {"a*(1 - exp(-b*x))",
             {"a = 100, b = 0.75"},
             {1, 2, 3, 5, 7, 10},
             {109, 149, 149, 191, 213, 224},
             {2.1380940889e+02, 5.4723748542e-01},
             {1.2354515176e+01, 1.0455993237e-01}},
            {"a/(1 + exp(b - c*x))",
             {"a = 100, b = 1, c = 0.1", "a = 75, b = 2.5, c = 0.07"},
             {9, 14, 21, 28, 42, 57, 63, 70, 79},
             {8.93, 10.80, 18.59, 22.33, 39.35, 56.11, 61.73, 64.62, 67.08},
             {7.2462237576e+01, 2.6180768402e+00, 6.7359200066e-02},
             {1.7340283401e+00, 8.8295217536e-02, 3.4465663377e-03}},
            {"a*(x^2 + x*b)/(x^2 + x*c + d)",
             {"a = 25, b = 39, c = 41.5, d = 39", "a = 0.25, b = 0.39, c = 0.415, d = 0.39"},
             {4, 2, 1, 0.5, 0.25, 0.167, 0.125, 0.1, 0.0833, 0.0714, 0.0625},
             {0.1957, 0.1947, 0.1735, 0.16, 0.0844, 0.0627, 0.0456, 0.0342, 0.0323, 0.0235, 0.0246},
             {1.9280693458e-01, 1.9128232873e-01, 1.2305650693e-01, 1.3606233068e-01},
             {1.1435312227e-02, 1.9633220911e-01, 8.0842031232e-02, 9.0025542308e-02}}};
        for (const Set& set : sets)
            for (const char* starts : set.starts) {
                OwnFit own(set.formula, {"x"}, starts);
                const Fit fit = own.through(set.x, set.y);
                QVERIFY2(fit.found(), starts);
                for (std::size_t i = 0; i < set.values.size(); ++i) {
                    const double value = set.values[i];
                    COMPARE_NEAR2(fit.parameters[i].value, value, 1e-6 * std::abs(value), starts);
                    COMPARE_NEAR2(fit.parameters[i].error, set.errors[i], 1e-4 * set.errors[i], starts);
                }
            }
    }

    void formulasThatCannotBeFittedAreRefusedOrGiveNoFit() {
        const auto sentence = [](const std::string& formula, std::string_view starts) {
            try {
                OwnFit fit(formula, {"x"}, starts);
            } catch (const InputError& error) {
                return QString::fromStdString(error.sentence());
            }
            return QString();
        };
        QVERIFY(sentence("a + b*x", "").isEmpty());
        QVERIFY(!sentence("a + ", "").isEmpty());
        QVERIFY(!sentence("", "").isEmpty());
        QVERIFY2(sentence("2*x", "").contains("no parameter"), qPrintable(sentence("2*x", "")));
        QVERIFY(sentence("a*x", "b = 2").contains("\"b\" is not a parameter of this formula"));
        QVERIFY(sentence("a+b+c+d+f+g+h+i+j*x", "").contains("at most 8"));
        OwnFit twice("a*b*x", {"x"}); // only their product is determined
        QVERIFY(!twice.through(Values{1, 2, 3, 4}, Values{1, 2, 3, 4.5}).found());
        OwnFit few("a + b*x", {"x"});
        QVERIFY(!few.through(Values{1}, Values{1}).found());
        QVERIFY(!few.through(Values{1, 1, 1}, Values{1, 2, 3}).found());
        QVERIFY(!few.through(Values{}, Values{}).found());
    }

    void dampedSinesAgreeWithGsl() {
        for (const double w : {2.0, 13.7}) {
            for (const double d : {0.05, 0.3, 0.9}) {
                Noise noise;
                const Values x = grid(700, 0, 9);
                Values y;
                for (const double value : x)
                    y.push_back(0.4 + 1.5 * std::exp(-d * value) * std::sin(w * value + 0.6) +
                                0.05 * noise());
                const auto model = [](double at, const gsl_vector* p) {
                    return gsl_vector_get(p, 3) +
                           gsl_vector_get(p, 0) * std::exp(-gsl_vector_get(p, 4) * at) *
                               std::sin(gsl_vector_get(p, 1) * at + gsl_vector_get(p, 2));
                };
                const Fit fit = fitCurve(FitKind::DampedSine, x, y);
                agrees(fit, gslFit({x, y, model}, {1.5, w, 0.6, 0.4, d}));
                QCOMPARE_LT(std::abs(fit.parameters[4].value - d), 4 * fit.parameters[4].error);
                QCOMPARE_LT(std::abs(fit.parameters[1].value - w), 4 * fit.parameters[1].error);
            }
        }
    }

    void whatCannotBeFittedGivesNoFit() {
        for (const FitKind kind : {FitKind::Line, FitKind::PowerLaw, FitKind::Exponential, FitKind::Sine,
                                   FitKind::Parabola, FitKind::DampedSine, FitKind::Polynomial}) {
            QVERIFY(!fitCurve(kind, {}, {}).found());
            QVERIFY(!fitCurve(kind, Values{1}, Values{2}).found());
            QVERIFY(!fitCurve(kind, Values{1, 1, 1, 1, 1, 1}, Values{1, 2, 3, 4, 5, 6}).found());
            QVERIFY(!fitCurve(kind, Values{1, 2, 3}, Values{NAN, INFINITY, NAN}).found());
        }
        QVERIFY(!fitCurve(FitKind::PowerLaw, Values{-1, -2, -3}, Values{1, 2, 3}).found());
        QVERIFY(fitCurve(FitKind::Line, Values{1, 2, 3}, Values{1, 2, 3}).found());
    }

    void aWindowMeasuresASineAsComputedOnPaper() {
        const Values x = grid(4001, 0, 4 * std::numbers::pi);
        Values y;
        for (const double value : x) y.push_back(1 + 2 * std::sin(value));
        const double pi = std::numbers::pi;
        const WindowStatistics half = windowStatistics(x, y, 0, pi);
        QCOMPARE(half.rows, std::size_t{1001});
        COMPARE_NEAR(half.area, pi + 4, 1e-5 * std::abs(pi + 4));
        COMPARE_NEAR(half.mean, 1 + 4 / pi, 1e-3 * std::abs(1 + 4 / pi));
        COMPARE_NEAR(half.maximum, 3, 1e-6 * std::abs(3));
        COMPARE_NEAR(half.minimum, 1, 1e-9 * std::abs(1));
        const WindowStatistics whole = windowStatistics(x, y, -1, 99);
        COMPARE_NEAR(whole.rms, std::sqrt(3.0), 1e-3 * std::abs(std::sqrt(3.0)));
        COMPARE_NEAR(windowStatistics(x, x, 1, 2).slope, 1, 1e-12 * std::abs(1));
        QCOMPARE(windowStatistics(x, y, 50, 60).rows, std::size_t{0});
        QVERIFY(std::isnan(windowStatistics(x, y, 50, 60).mean));
    }

    void theSpectrumHasThePeaksThatWerePutIn() {
        for (const std::size_t count : {std::size_t{1024}, std::size_t{1500}}) {
            const Values x = grid(count, 3, 13);
            Values y;
            for (const double value : x)
                y.push_back(7 + 2 * std::sin(2 * std::numbers::pi * 5 * value) +
                            0.5 * std::cos(2 * std::numbers::pi * 20 * value));
            const Spectrum spectrum = spectrumOf(x, y);
            QCOMPARE(spectrum.frequency.size(), spectrum.amplitude.size());
            double lowPeak = 0, lowAt = 0, highPeak = 0, highAt = 0, between = 0;
            for (std::size_t k = 0; k < spectrum.frequency.size(); ++k) {
                const double f = spectrum.frequency[k], a = spectrum.amplitude[k];
                if (f < 12 && a > lowPeak) lowPeak = a, lowAt = f;
                if (f > 12 && a > highPeak) highPeak = a, highAt = f;
                if (f > 9 && f < 16) between = std::max(between, a);
            }
            QCOMPARE_LT(std::abs(lowAt - 5), 0.06);
            QCOMPARE_LT(std::abs(highAt - 20), 0.06);
            COMPARE_NEAR(lowPeak, 2, 0.05 * std::abs(2));
            COMPARE_NEAR(highPeak, 0.5, 0.05 * std::abs(0.5));
            QVERIFY(between < 1e-3);
        }
        QVERIFY(spectrumOf(Values{0, 1, 1, 2}, Values{1, 2, 3, 4}).amplitude.empty());
    }

    void theSlopeOfAParabolaIsThatOfItsTangentWhereTheWindowIsEven() {
        const Values x = grid(101, -1, 3);
        Values y;
        for (const double at : x) y.push_back(2 * at * at - at);
        for (const std::size_t reach : {1u, 5u}) {
            for (const std::size_t row : {5u, 50u, 95u}) {
                const LocalSlope slope = slopeAt(x, y, row, reach);
                QCOMPARE(slope.rows, 2 * reach + 1);
                QCOMPARE_LT(std::abs(slope.value - (4 * x[row] - 1)), 1e-11);
            }
        }
        QCOMPARE(slopeAt(x, y, 2, 5).rows, std::size_t(5)); // as many rows on either side as exist
        const LocalSlope atEnd = slopeAt(x, y, 0, 5); // a chord, which is the tangent half a row further in
        QCOMPARE(atEnd.rows, std::size_t(2));
        QCOMPARE_LT(std::abs(atEnd.value - (4 * (x[0] + 0.02) - 1)), 1e-11);
        QVERIFY(!slopeAt(x, y, 101, 5).found());
        QVERIFY(!slopeAt({}, {}, 0, 5).found());
        Values back = x;
        back[50] = back[48];
        QVERIFY(!slopeAt(back, y, 51, 3).found());
        QVERIFY(slopeAt(back, y, 20, 3).found());
        y[60] = std::nan("");
        QVERIFY(!slopeAt(x, y, 61, 3).found());
    }

    void thePowerOfASquareIsTwoAtEveryRow() {
        Values x, y;
        for (int i = 0; i < 40; ++i) {
            x.push_back(std::pow(10, -3 + 0.1 * i));
            y.push_back(7e-9 * x.back() * x.back());
        }
        for (std::size_t row = 0; row < x.size(); ++row)
            QCOMPARE_LT(std::abs(powerAt(x, y, row, 3).value - 2), 1e-10);
        y[7] = -y[7];
        QVERIFY(!powerAt(x, y, 8, 3).found());
        QVERIFY(powerAt(x, y, 20, 3).found());
        QVERIFY(slopeAt(x, y, 8, 3).found());
    }

    void anAreaByTrapezoidsHasTheErrorThatItsFormulaSays() {
        // The integral of x^3 from 0 to 2 is 4; -(h^2 / 12) (y'(b) - y'(a)) = -h^2 is the whole error.
        for (const std::size_t rows : {11u, 21u, 41u}) {
            const Values x = grid(rows, 0, 2);
            Values y;
            for (const double at : x) y.push_back(at * at * at);
            const double h = x[1];
            QCOMPARE_LT(std::abs(areaBetween(x, y, 0, rows - 1) - 4 - h * h), 1e-12);
            QCOMPARE(areaBetween(x, y, rows - 1, 0), -areaBetween(x, y, 0, rows - 1));
            QCOMPARE(areaBetween(x, y, 3, 3), 0.0);
            QVERIFY(std::isnan(areaBetween(x, y, 0, rows)));
            y[4] = std::nan("");
            QVERIFY(std::isnan(areaBetween(x, y, 0, rows - 1)));
        }
    }

    void evenAndUnevenSpacingAreDistinguished() {
        Values x = grid(1001, 0, 0.1);
        QVERIFY(evenlySpaced(x));
        x[500] += 2e-10;
        QVERIFY(!evenlySpaced(x)); // 2e-6 of the spacing
        QVERIFY(!evenlySpaced(Values{1}));
        QVERIFY(!evenlySpaced(Values{1, 0}));
        QVERIFY(!evenlySpaced(Values{1, std::nan("")}));
    }

    void theVerdictIsRightOnKnownCurves_data() {
        QTest::addColumn<std::vector<double>>("values");
        QTest::addColumn<int>("drift");
        const auto add = [](const char* name, const Values& values, Drift drift) {
            QTest::newRow(name) << values << static_cast<int>(drift);
        };
        constexpr double h = 0.05;
        add("explicit Euler",
            energyOf(2000,
                     [](double& x, double& v) {
                         const double old = x;
                         x += h * v;
                         v -= h * old;
                     }),
            Drift::Growing);
        add("backward Euler",
            energyOf(2000,
                     [](double& x, double& v) {
                         v = (v - h * x) / (1 + h * h);
                         x += h * v;
                     }),
            Drift::Decaying);
        add("semi-implicit Euler",
            energyOf(2000,
                     [](double& x, double& v) {
                         v -= h * x;
                         x += h * v;
                     }),
            Drift::Bounded);
        add("velocity Verlet",
            energyOf(3000,
                     [](double& x, double& v) {
                         v -= h / 2 * x;
                         x += h * v;
                         v -= h / 2 * x;
                     }),
            Drift::Bounded);
        add("Runge-Kutta 4, long", energyOf(20000, [](double& x, double& v) { rungeKutta4(x, v, 0.2); }),
            Drift::Decaying);
        add("damped",
            energyOf(2000,
                     [](double& x, double& v) {
                         v -= h * (x + 0.1 * v);
                         x += h * v;
                     }),
            Drift::Decaying);
        add("blow-up",
            energyOf(60000,
                     [](double& x, double& v) {
                         v -= 2.5 * x;
                         x += 2.5 * v;
                     }),
            Drift::Growing);
        Noise noise;
        Values white, walk, phase, few, constant(500, 0.25), risingWobble, dampedSwing, slowTrend;
        for (int i = 0; i < 2000; ++i) {
            const double t = 0.05 * i;
            white.push_back(noise());
            phase.push_back(1e-3 * t * std::sin(2 * t));
            risingWobble.push_back(0.04 * t + std::sin(3 * t));
            dampedSwing.push_back(std::exp(-0.03 * t) * std::cos(2 * t));
            slowTrend.push_back(0.0025 * t + std::sin(3 * t));
        }
        for (int i = 0; i < 2000; ++i) few.push_back(std::sin(std::numbers::pi * i / 2000));
        add("noise", white, Drift::Bounded);
        add("a phase error", phase, Drift::Growing);
        add("a swing dying away", dampedSwing, Drift::Decaying);
        add("a trend larger than the wobble", risingWobble, Drift::Growing);
        add("a trend smaller than the wobble", slowTrend, Drift::CannotSay);
        add("a constant", constant, Drift::Bounded);
        add("half a wobble", few, Drift::CannotSay);
        add("twenty rows", Values(20, 1.0), Drift::CannotSay);
    }
    void theVerdictIsRightOnKnownCurves() {
        QFETCH(std::vector<double>, values);
        QFETCH(int, drift);
        const DriftVerdict verdict = driftVerdict(values);
        const auto text = QStringLiteral("%1: %2 (wobble %3, change %4, Z %5 and %6)")
                              .arg(QString::fromUtf8(driftName(verdict.drift).english),
                                   QString::fromUtf8(verdict.rule.english))
                              .arg(verdict.wobble)
                              .arg(verdict.change)
                              .arg(verdict.levelTrend)
                              .arg(verdict.wobbleTrend);
        QVERIFY2(static_cast<int>(verdict.drift) == drift, qPrintable(text));
        QVERIFY(!verdict.rule.empty());
        DriftWatch watch;
        for (std::size_t rows = 0; rows < values.size(); rows += 97)
            watch.follow(std::span<const double>(values).first(rows));
        watch.follow(values);
        const DriftVerdict watched = watch.verdict(values);
        QCOMPARE(watch.rows(), values.size());
        QCOMPARE(static_cast<int>(watched.drift), drift);
        QVERIFY(watched.rule == verdict.rule);
        const std::vector<double> numbers{verdict.wobble, verdict.change, verdict.levelTrend,
                                          verdict.wobbleTrend},
            same{watched.wobble, watched.change, watched.levelTrend, watched.wobbleTrend};
        QCOMPARE(same, numbers);
        const std::vector<double> shifted(values.begin() + 1, values.end());
        watch.forget();
        watch.follow(shifted);
        QCOMPARE(static_cast<int>(watch.verdict(shifted).drift),
                 static_cast<int>(driftVerdict(shifted).drift));
    }

    void theMedianOfStepTimesIsWithinItsBin() {
        StepTimes times;
        QVERIFY(std::isnan(times.median()));
        for (const double seconds : {0.0, 3e-7, 5e-4, 4.1e-7, 1e9}) times.add(seconds);
        QCOMPARE(times.steps(), std::int64_t(5));
        QCOMPARE_LT(std::abs(times.median() / 4.1e-7 - 1), 0.035);
        times.add(2e-7);
        times.add(1e-9);
        QCOMPARE_LT(std::abs(times.median() / 3e-7 - 1), 0.035);
    }
};

REGISTER_TEST(Measures)

} // namespace timestep::measures_test
#include "measures.moc"
