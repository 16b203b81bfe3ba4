// SPDX-License-Identifier: GPL-3.0-or-later
// The motions that scenes call exact, compared with Boost's integrators and with what they must conserve.
#include "core/exact/oscillator_motion.h"
#include "core/exact/pendulum_motion.h"
#include "tests/core/integration/oracle_odeint.h"
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

#include <numbers>

namespace timestep::exact_motion_test {

namespace {

using std::numbers::pi;
using Settings = std::initializer_list<std::pair<std::string_view, double>>;

/// Follows the problem's equations with a Runge-Kutta-Fehlberg method of order 7(8) at a tight tolerance, and
/// compares at 40 times; `sensitivity`: how much the motion magnifies a round-off.
bool followsItsEquations(const Problem& problem, double T, double sensitivity = 1) {
    const std::size_t n = problem.coordinates();
    const auto slope = [&](const std::vector<double>& y, std::vector<double>& dydt, double t) {
        const std::span<const double> all(y);
        std::copy(y.begin() + static_cast<std::ptrdiff_t>(n), y.end(), dydt.begin());
        problem.acceleration(t, all.first(n), all.last(n), std::span<double>(dydt).last(n));
    };
    std::vector<double> y(2 * n), exact(2 * n);
    problem.start(std::span<double>(y).first(n), std::span<double>(y).last(n));
    double size = 0;
    for (int i = 0; i <= 40; ++i) {
        const double t = i * T / 40;
        if (i > 0) followTightly(slope, y, t - T / 40, t, T / 4000, 1e-14);
        if (!problem.exact(t, std::span<double>(exact).first(n), std::span<double>(exact).last(n)))
            return false;
        for (std::size_t k = 0; k < 2 * n; ++k) {
            size = std::max(size, std::abs(y[k]));
            const double tolerance = (i == 0 ? 1e-15 : 2e-12) * sensitivity * std::max(1.0, size);
            if (!nearElsePrint(exact[k], y[k], tolerance)) {
                qWarning("at t = %g, number %d", t, static_cast<int>(k));
                return false;
            }
        }
    }
    return true;
}

/// The energy along the exact motion is constant, forward and backward in time.
bool conservesEnergy(const Problem& problem, double T, double tolerance) {
    const std::size_t n = problem.coordinates();
    std::vector<double> q(n), v(n);
    problem.start(q, v);
    const double start = problem.kineticEnergy(q, v) + problem.potentialEnergy(0, q);
    for (int i = -100; i <= 100; ++i) {
        const double t = i * T / 100;
        if (!problem.exact(t, q, v)) return false;
        const double energy = problem.kineticEnergy(q, v) + problem.potentialEnergy(t, q);
        if (!nearElsePrint(energy, start, tolerance * problem.energyScale())) return false;
    }
    return true;
}

std::unique_ptr<Problem> pendulumFrom(double theta, double omega) {
    return problemOf(
        pendulumScene,
        {{"length", 0.8}, {"gravity", 9.81}, {"start-angle", theta}, {"start-angular-velocity", omega}});
}

} // namespace

class ExactMotion : public QObject {
    Q_OBJECT

private slots:
    void everySingleBodyHasAnExactMotion();
    void theCartFollowsItsEquations();
    void theProjectileFollowsItsEquations();
    void theSpringFollowsItsEquationsInEveryRegime();
    void theSpringIsContinuousAtTheCriticalDamping();
    void theSpringNeitherOverflowsNorRises();
    void theUndampedSpringConservesEnergy();
    void thePendulumFollowsItsEquationsInEveryRegime();
    void thePendulumConservesEnergy();
    void thePendulumTakesTheKnownPeriods();
    void thePendulumReturnsAfterItsPeriod();
    void thePendulumApproachesTheTopOnTheSeparatrix();
    void thePendulumNextToTheSeparatrixStaysAccurate();
    void thePendulumMayRest();
    void thePendulumWithoutGravityTurnsSteadily();
    void thePendulumCountsFullTurns();
    void theMassChangesEnergiesAlone();
};

void ExactMotion::everySingleBodyHasAnExactMotion() {
    for (const Scene* scene : {&cartScene, &projectileScene, &springScene, &pendulumScene}) {
        const auto problem = problemOf(*scene, {});
        QVERIFY(problem->coordinates() == scene->coordinates.size());
        QVERIFY(problem->conservative() && problem->energyScale() > 0);
        QVERIFY(followsItsEquations(*problem, scene->duration));
        QVERIFY(conservesEnergy(*problem, scene->duration, 1e-13));
    }
}

void ExactMotion::theCartFollowsItsEquations() {
    for (const double a : {-7.0, 0.0, 10.0})
        for (const double x : {-3.0, 0.0})
            for (const double v : {-4.5, 0.0, 2.0}) {
                const auto cart =
                    problemOf(cartScene, {{"acceleration", a}, {"start-position", x}, {"start-velocity", v}});
                QVERIFY(followsItsEquations(*cart, 10) && cart->energyScale() > 0);
            }
}

void ExactMotion::theProjectileFollowsItsEquations() {
    for (const double speed : {0.0, 30.0})
        for (const double angle : {-1.0, 0.0, 0.7, 2.5})
            for (const double g : {0.0, 9.81}) {
                const auto ball =
                    problemOf(projectileScene, {{"speed", speed}, {"angle", angle}, {"gravity", g}});
                QVERIFY(followsItsEquations(*ball, 5) && ball->energyScale() > 0);
            }
}

void ExactMotion::theSpringFollowsItsEquationsInEveryRegime() {
    // With m = 1.7 and k = 11 damping is critical at 2 sqrt(k m) = 8.6487...
    const double critical = 2 * std::sqrt(11 * 1.7);
    for (const double damping :
         {0.0, 0.4, 8.0, critical, critical * (1 + 1e-9), critical * (1 - 1e-9), 9.0, 40.0})
        for (const double x : {-1.3, 0.0, 1.0})
            for (const double v : {-2.0, 0.0, 5.0}) {
                const auto spring = problemOf(springScene, {{"mass", 1.7},
                                                            {"stiffness", 11},
                                                            {"damping", damping},
                                                            {"start-displacement", x},
                                                            {"start-velocity", v}});
                QVERIFY2(followsItsEquations(*spring, 8), std::to_string(damping).c_str());
                QCOMPARE(spring->conservative(), damping == 0);
                QVERIFY(spring->energyScale() > 0);
                QCOMPARE(spring->naturalFrequency(), std::sqrt(11 / 1.7));
            }
    QVERIFY(followsItsEquations(*problemOf(springScene, {{"stiffness", 0}, {"start-velocity", 2}}), 8));
    QVERIFY(followsItsEquations(
        *problemOf(springScene, {{"stiffness", 0}, {"start-velocity", 2}, {"damping", 3}}), 8));
}

/// On both sides of gamma = w the motion is that of gamma = w, (x + (v + w x) t) exp(-w t), within the change
/// of gamma.
void ExactMotion::theSpringIsContinuousAtTheCriticalDamping() {
    for (const double t : {0.1, 1.0, 4.0}) {
        const double expected = (1 + (0.5 + 2.0) * t) * std::exp(-2 * t);
        for (const double change : {0.0, 1e-15, -1e-15, 1e-12, -1e-12})
            COMPARE_NEAR(oscillatorMotion(2, 2 + change, {1, 0.5}, t).x, expected,
                         1e-15 + 5 * std::abs(change));
    }
}

void ExactMotion::theSpringNeitherOverflowsNorRises() {
    for (const double gamma : {0.1, 2.0, 1e3, 1e8}) {
        const OscillatorState late = oscillatorMotion(2, gamma, {1, 0}, 1e6);
        QVERIFY(std::isfinite(late.x));
        QVERIFY(std::isfinite(late.v));
        QCOMPARE_LE(std::abs(late.x), 1);
    }
    // Far beyond critical damping only the slow exponential exp(-w² t / 2 gamma) remains.
    COMPARE_NEAR(oscillatorMotion(1, 1e8, {1, 0}, 2e8).x, std::exp(-1.0), 1e-14);
}

void ExactMotion::theUndampedSpringConservesEnergy() {
    QVERIFY(conservesEnergy(*problemOf(springScene, {{"mass", 0.3}, {"start-velocity", -3}}), 100, 1e-13));
}

void ExactMotion::thePendulumFollowsItsEquationsInEveryRegime() {
    // The separatrix through theta has |omega| = 2 w cos(theta/2), w = 3.50: the starts swing, turn over, or
    // are close to the separatrix.
    for (const double theta : {-2.9, -1.83, 0.0, 1e-6, 0.5, pi / 2, 2.1, 3.1})
        for (const double omega : {-12.0, -7.2, -6.8, -0.6, 0.0, 0.3, 4.0, 7.1})
            QVERIFY2(followsItsEquations(*pendulumFrom(theta, omega), 6, 40),
                     qPrintable(QString("theta %1, omega %2").arg(theta).arg(omega)));
}

void ExactMotion::thePendulumConservesEnergy() {
    for (const double theta : {-2.9, 0.0, 0.5, 3.1})
        for (const double omega : {-12.0, -0.6, 0.0, 4.0, 7.003, 300.0})
            QVERIFY(conservesEnergy(*pendulumFrom(theta, omega), 30, 1e-12 * std::max(1.0, omega * omega)));
}

void ExactMotion::thePendulumTakesTheKnownPeriods() {
    const double T0 = 2 * pi;
    COMPARE_NEAR(pendulumPeriod(1, {pi / 2, 0}) / T0, 1.180340599016096, 1e-15);
    COMPARE_NEAR(pendulumPeriod(1, {170 * pi / 180, 0}) / T0, 2.439362719673885, 4e-15);
    COMPARE_NEAR(pendulumPeriod(1, {2.1, 0}) / T0, 1.37566, 5e-6);
    COMPARE_NEAR(pendulumPeriod(1, {1e-5, 0}) / T0, 1 + 1e-10 / 16, 1e-15);
    COMPARE_NEAR(pendulumPeriod(1, {0, 1e6}) / T0, 1e-6, 1e-15); // a full turn
    QVERIFY(std::isinf(pendulumPeriod(1, {0, 2})));
}

void ExactMotion::thePendulumReturnsAfterItsPeriod() {
    for (const double theta : {-2.9, 0.4, 3.1})
        for (const double omega : {-9.0, -0.7, 0.0, 1.1, 8.0}) {
            const double T = pendulumPeriod(3.5, {theta, omega});
            const bool turns = std::abs(omega) > 7 * std::cos(theta / 2);
            const PendulumState after = pendulumMotion(3.5, {theta, omega}, 5 * T);
            const double turned = turns ? std::copysign(10 * pi, omega) : 0;
            COMPARE_NEAR(after.theta, theta + turned, 1e-11);
            COMPARE_NEAR(after.omega, omega, 1e-11);
            const PendulumState half = pendulumMotion(3.5, {theta, omega}, T / 2);
            if (!turns) {
                COMPARE_NEAR(half.theta, -theta, 1e-11);
                COMPARE_NEAR(half.omega, -omega, 1e-11);
            }
        }
}

/// From the bottom with omega = 2 w: theta = 4 atan(exp(w t)) - pi, omega = 2 w / cosh(w t).
void ExactMotion::thePendulumApproachesTheTopOnTheSeparatrix() {
    for (const double t : {-5.0, -0.3, 0.0, 0.1, 1.0, 4.0, 30.0})
        for (const double direction : {1.0, -1.0}) {
            const PendulumState at = pendulumMotion(1.5, {0, direction * 3}, t);
            COMPARE_NEAR(at.theta, direction * (4 * std::atan(std::exp(1.5 * t)) - pi), 2e-15);
            COMPARE_NEAR(at.omega, direction * 3 / std::cosh(1.5 * t), 2e-15);
        }
}

/// Released from rest at pi - d, the pendulum leaves the top as pi - theta = d cosh(w t). The last digit
/// decides between swinging and turning over; both start on the separatrix.
void ExactMotion::thePendulumNextToTheSeparatrixStaysAccurate() {
    for (const double d : {1e-4, 1e-6, 1e-8}) {
        const double theta = pi - d, away = (pi - theta) + 1.2246467991473532e-16; // pi's own round-off
        for (const double t : {0.0, 1.0, 3.0}) {
            const PendulumState at = pendulumMotion(1, {theta, 0}, t);
            const double expected = away * std::cosh(t);
            COMPARE_NEAR(pi - at.theta, expected, 1e-14 + expected * expected * expected);
            COMPARE_NEAR(at.omega, -away * std::sinh(t), 1e-14 + expected * expected * expected);
        }
        // Half a period later it is at rest on the other side.
        const PendulumState other = pendulumMotion(1, {theta, 0}, pendulumPeriod(1, {theta, 0}) / 2);
        COMPARE_NEAR(other.theta, -theta, 1e-14);
    }
    const double below = std::nextafter(2.0, 0.0), above = std::nextafter(2.0, 3.0);
    for (const double t : {0.5, 2.0, 6.0}) {
        const double separatrix = 4 * std::atan(std::exp(t)) - pi;
        COMPARE_NEAR(pendulumMotion(1, {0, below}, t).theta, separatrix, 1e-12);
        COMPARE_NEAR(pendulumMotion(1, {0, above}, t).theta, separatrix, 1e-12);
    }
    const double T = pendulumPeriod(1, {0, below});
    QVERIFY(T > 70 && T < 90);
    QVERIFY(pendulumMotion(1, {0, below}, 60).theta < pi && pendulumMotion(1, {0, above}, 60).theta > pi);
}

void ExactMotion::thePendulumMayRest() {
    for (const double theta : {0.0, 1e-300}) {
        const PendulumState at = pendulumMotion(3, {theta, 0}, 1.234);
        COMPARE_NEAR(at.theta, 0, 1e-299);
        COMPARE_NEAR(at.omega, 0, 1e-299);
    }
    const PendulumState turned = pendulumMotion(3, {2 * pi, 0}, 1.234);
    COMPARE_NEAR(turned.theta, 2 * pi, 1e-15);
    COMPARE_NEAR(turned.omega, 0, 1e-14);
    // It stays at the top until the round-off of pi has grown: exp(w t) 1e-16.
    const PendulumState top = pendulumMotion(3, {pi, 0}, 2);
    COMPARE_NEAR(top.theta, pi, 1e-12);
    COMPARE_NEAR(top.omega, 0, 1e-12);
}

void ExactMotion::thePendulumWithoutGravityTurnsSteadily() {
    const auto free =
        problemOf(pendulumScene, {{"gravity", 0}, {"start-angle", 1}, {"start-angular-velocity", -2}});
    QVERIFY(followsItsEquations(*free, 10) && free->energyScale() > 0);
    QCOMPARE(free->naturalFrequency(), 0.0);
    const auto still = problemOf(pendulumScene, {{"gravity", 0}});
    QVERIFY(still->energyScale() > 0);
}

void ExactMotion::thePendulumCountsFullTurns() {
    for (const int turns : {-3, 1, 2})
        for (const double theta : {-2.0, 0.3, 3.0})
            for (const double omega : {-9.0, 0.5, 8.0}) {
                const double shift = turns * 2 * pi;
                const PendulumState at = pendulumMotion(3, {theta, omega}, 0.9);
                const PendulumState shifted = pendulumMotion(3, {theta + shift, omega}, 0.9);
                COMPARE_NEAR(shifted.theta - shift, at.theta, 1e-12);
                COMPARE_NEAR(shifted.omega, at.omega, 1e-12);
            }
}

void ExactMotion::theMassChangesEnergiesAlone() {
    const auto light = problemOf(pendulumScene, {{"mass", 1}}),
               heavy = problemOf(pendulumScene, {{"mass", 4}});
    double q[2], v[2];
    QVERIFY(light->exact(1.3, {q, 1}, {v, 1}) && heavy->exact(1.3, {q + 1, 1}, {v + 1, 1}));
    QVERIFY(q[0] == q[1] && v[0] == v[1]);
    const std::span<const double> at(q, 1), rate(v, 1);
    QCOMPARE(heavy->kineticEnergy(at, rate), 4 * light->kineticEnergy(at, rate));
    QCOMPARE(heavy->potentialEnergy(0, at), 4 * light->potentialEnergy(0, at));
    QCOMPARE(heavy->energyScale(), 4 * light->energyScale());
}

REGISTER_TEST(ExactMotion)

} // namespace timestep::exact_motion_test
#include "exact_motion.moc"
