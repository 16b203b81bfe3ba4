// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/elliptic.h"
#include "tests/tools.h"

#include <boost/math/special_functions/ellint_1.hpp>
#include <boost/math/special_functions/jacobi_elliptic.hpp>
#include <boost/multiprecision/cpp_bin_float.hpp>

#include <cmath>
#include <limits>
#include <numbers>

namespace timestep::elliptic_test {

namespace {

using std::numbers::pi;
constexpr double roundOff = std::numeric_limits<double>::epsilon();

/// Boost takes only k, and then 1 - k² has too few digits in double. So Boost computes with 50 digits.
using Number = boost::multiprecision::cpp_bin_float_50;

/// k' of k, without loss of digits.
double complementOf(double k) {
    return std::sqrt((1 - k) * (1 + k));
}

constexpr double moduli[] = {0, 1e-9, 0.01, 0.3, 0.707, 0.9, 0.99, 0.9999, 1 - 1e-7, 1 - 1e-11, 1};
constexpr double arguments[] = {1e-12, 1e-7, 0.001, 0.3, 1, 1.6, 2.5, 3.3, 5, 8, 13, 21.5, 40};

std::string place(double u, double k) {
    return "u = " + std::to_string(u) + ", k = " + std::to_string(k);
}

} // namespace

class Elliptic : public QObject {
    Q_OBJECT

private slots:
    void theArithmeticGeometricMeanIsThatOfGauss();
    void theCompleteIntegralAgreesWithBoost();
    void theCompleteIntegralIsRightNextToTheSeparatrix();
    void theIncompleteIntegralAgreesWithBoost();
    void jacobisFunctionsAgreeWithBoost();
    void jacobisFunctionsKeepTheirIdentities();
    void theLimitsAreCircularAndHyperbolic();
    void nextToTheSeparatrixTheyAgreeWithTheirExpansion();
    void jacobisFunctionsUndoTheIntegral();
    void theAmplitudeGrowsByPiPerHalfPeriod();
};

void Elliptic::theArithmeticGeometricMeanIsThatOfGauss() {
    COMPARE_NEAR(arithmeticGeometricMean(1, std::sqrt(2.0)), 1.19814023473559220744, 2 * roundOff);
    COMPARE_NEAR(arithmeticGeometricMean(24, 6), 13.4581714817256154, 30 * roundOff);
    QCOMPARE(arithmeticGeometricMean(3, 3), 3.0);
    QCOMPARE(arithmeticGeometricMean(1, 0), 0.0);
}

void Elliptic::theCompleteIntegralAgreesWithBoost() {
    COMPARE_NEAR(completeEllipticK(1), pi / 2, roundOff);
    for (const double k : moduli) {
        if (k == 1) continue;
        const auto expected = static_cast<double>(boost::math::ellint_1(Number(k)));
        COMPARE_NEAR(completeEllipticK(complementOf(k)), expected, 1e-15 * expected);
    }
}

/// K = ln(4 / k') + k'² (ln(4 / k') - 1) / 4 + O(k'⁴ ln k').
void Elliptic::theCompleteIntegralIsRightNextToTheSeparatrix() {
    for (const double complement : {1e-5, 1e-8, 1e-17, 1e-100, 1e-300}) {
        const double logarithm = std::log(4 / complement);
        const double expected = logarithm + complement * complement * (logarithm - 1) / 4;
        COMPARE_NEAR(completeEllipticK(complement), expected, 4 * roundOff * expected);
    }
    QVERIFY(std::isinf(completeEllipticK(0)));
}

void Elliptic::theIncompleteIntegralAgreesWithBoost() {
    for (const double k : moduli)
        for (const double phi : {-3.1, -1.6, -0.4, 0.0, 1e-9, 0.2, 1.0, 1.5, 1.57, 1.58, 2.4, 3.14}) {
            if (k == 1 && std::abs(phi) > pi / 2) continue; // infinite
            const double sine = std::sin(phi), cosine = std::cos(phi), complement = complementOf(k);
            const double delta = std::hypot(complement, k * cosine);
            const auto expected = static_cast<double>(boost::math::ellint_1(Number(k), Number(phi)));
            // Boost takes phi, and 1/delta magnifies the round-off of phi.
            const double tolerance = 4 * roundOff * (std::abs(expected) + std::abs(phi) / delta);
            COMPARE_NEAR2(ellipticF(sine, cosine, delta, complement), expected, tolerance,
                          place(phi, k).c_str());
        }
}

void Elliptic::jacobisFunctionsAgreeWithBoost() {
    for (const double k : moduli) {
        for (const double size : arguments)
            for (const double u : {size, -size}) {
                const JacobiFunctions at = jacobiFunctions(u, complementOf(k));
                Number cn, dn;
                const Number sn = boost::math::jacobi_elliptic(Number(k), Number(u), &cn, &dn);
                const double tolerance = 4 * roundOff * std::max(1.0, size);
                COMPARE_NEAR2(at.sn, static_cast<double>(sn), tolerance, place(u, k).c_str());
                COMPARE_NEAR2(at.cn, static_cast<double>(cn), tolerance, place(u, k).c_str());
                COMPARE_NEAR2(at.dn, static_cast<double>(dn), tolerance, place(u, k).c_str());
            }
    }
}

void Elliptic::jacobisFunctionsKeepTheirIdentities() {
    for (const double k : moduli)
        for (const double u : arguments) {
            const JacobiFunctions at = jacobiFunctions(u, complementOf(k)),
                                  minus = jacobiFunctions(-u, complementOf(k));
            COMPARE_NEAR(at.sn * at.sn + at.cn * at.cn, 1, 4 * roundOff);
            COMPARE_NEAR(at.dn, std::hypot(complementOf(k), k * at.cn), 8 * roundOff);
            COMPARE_NEAR(at.sn, std::sin(at.am), 4 * roundOff * std::max(1.0, at.am));
            COMPARE_NEAR(at.cn, std::cos(at.am), 4 * roundOff * std::max(1.0, at.am));
            QVERIFY(minus.sn == -at.sn && minus.cn == at.cn && minus.dn == at.dn && minus.am == -at.am);
        }
}

void Elliptic::theLimitsAreCircularAndHyperbolic() {
    for (const double u : arguments) {
        const JacobiFunctions circular = jacobiFunctions(u, 1);
        COMPARE_NEAR(circular.sn, std::sin(u), 2 * roundOff);
        COMPARE_NEAR(circular.cn, std::cos(u), 2 * roundOff);
        COMPARE_NEAR(circular.am, u, 2 * roundOff * u);
        QCOMPARE(circular.dn, 1.0);
        const JacobiFunctions hyperbolic = jacobiFunctions(u, 0);
        COMPARE_NEAR(hyperbolic.sn, std::tanh(u), roundOff);
        COMPARE_NEAR(hyperbolic.cn, 1 / std::cosh(u), roundOff);
        COMPARE_NEAR(hyperbolic.dn, 1 / std::cosh(u), roundOff);
        COMPARE_NEAR(hyperbolic.am, 2 * std::atan(std::tanh(u / 2)), 2 * roundOff);
    }
    QCOMPARE(jacobiFunctions(0, 0.5).cn, 1.0);
    QCOMPARE(jacobiFunctions(0, 0).am, 0.0);
}

/// cn(K - u) = k' sd(u) and dn(K - u) = k' nd(u): relative to k', cn and dn keep their digits where both
/// nearly vanish.
void Elliptic::nextToTheSeparatrixTheyAgreeWithTheirExpansion() {
    for (const double complement : {1e-4, 1e-8, 1e-12, 1e-20}) {
        const double K = completeEllipticK(complement);
        for (const double u : {0.0, 0.2, 1.0, 3.0}) {
            const JacobiFunctions at = jacobiFunctions(K - u, complement),
                                  small = jacobiFunctions(u, complement);
            const double tolerance = 4 * roundOff * K * std::cosh(u) * complement;
            COMPARE_NEAR(at.cn, complement * small.sn / small.dn, tolerance);
            COMPARE_NEAR(at.dn, complement / small.dn, tolerance);
            COMPARE_NEAR(jacobiFunctions(2 * K + u, complement).dn, small.dn, 8 * roundOff * K);
        }
    }
}

void Elliptic::jacobisFunctionsUndoTheIntegral() {
    for (const double k : moduli) {
        const double complement = complementOf(k);
        const double K = std::min(completeEllipticK(complement), 12.0);
        for (const double part : {-1.9, -1.0, -0.7, 1e-6, 0.2, 0.9, 1.0, 1.1, 1.99}) {
            if (k == 1 && std::abs(part) > 1) continue;
            const double u = part * K;
            const JacobiFunctions at = jacobiFunctions(u, complement);
            COMPARE_NEAR2(ellipticF(at.sn, at.cn, at.dn, complement), u, 1e-14 * std::max(1.0, std::abs(u)),
                          place(u, k).c_str());
        }
    }
}

void Elliptic::theAmplitudeGrowsByPiPerHalfPeriod() {
    for (const double k : {0.0, 0.5, 0.99, 1 - 1e-9}) {
        const double complement = complementOf(k), K = completeEllipticK(complement);
        for (int i = -400; i < 400; ++i) {
            const double u = i * K / 37;
            const double tolerance = 1e-13 * std::max(1.0, std::abs(i) * K / 37);
            COMPARE_NEAR(jacobiFunctions(u + 2 * K, complement).am - jacobiFunctions(u, complement).am, pi,
                         tolerance);
            QVERIFY(jacobiFunctions(u + K / 37, complement).am > jacobiFunctions(u, complement).am);
        }
    }
}

REGISTER_TEST(Elliptic)

} // namespace timestep::elliptic_test
#include "elliptic.moc"
