// SPDX-License-Identifier: GPL-3.0-or-later
// The exact results of the methods for any step size: the recurrences and closed forms of their solutions.
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

#include <complex>
#include <map>

namespace timestep::recurrences_test {

namespace {

const Integrator& integratorOf(std::string_view id) {
    return *findIntegrator(id);
}

/// Coordinate 0 at the start and after each of `steps` steps.
std::vector<double> positions(std::string_view id, const Problem& problem, double h, int steps) {
    const Integrator& integrator = integratorOf(id);
    IntegratorState state = startIntegrator(integrator, problem, h);
    std::vector<double> result{state.y[0]};
    for (int n = 0; n < steps; ++n) {
        integrator.step(problem, state, n * h, h);
        result.push_back(state.y[0]);
    }
    return result;
}

/// Energy over the start energy after each step, on a spring with w = 1 released from rest.
std::vector<double> energyRatios(std::string_view id, double z, int steps) {
    const auto problem = springOf(1);
    const Integrator& integrator = integratorOf(id);
    IntegratorState state = startIntegrator(integrator, *problem, z);
    const double start = totalEnergy(*problem, state, 0);
    std::vector<double> result;
    for (int n = 0; n < steps; ++n) {
        integrator.step(*problem, state, n * z, z);
        result.push_back(totalEnergy(*problem, state, n * z) / start);
    }
    return result;
}

/// The eigenvalue of largest modulus of one step from (q, v) to (q, v) on q'' = -q.
std::complex<double> leadingEigenvalue(std::string_view id, double z) {
    const auto problem = springOf(1);
    const Integrator& integrator = integratorOf(id);
    double matrix[2][2]; // [row][column]
    for (int column = 0; column < 2; ++column) {
        const double q = column == 0 ? 1 : 0, v = 1 - q;
        IntegratorState state = startIntegrator(integrator, *problem, 0, z, {&q, 1}, {&v, 1});
        integrator.step(*problem, state, 0, z);
        for (std::size_t row = 0; row < 2; ++row) matrix[row][column] = state.y[row];
    }
    const double half = (matrix[0][0] + matrix[1][1]) / 2;
    const double determinant = matrix[0][0] * matrix[1][1] - matrix[0][1] * matrix[1][0];
    const std::complex<double> root = std::sqrt(std::complex<double>(half * half - determinant));
    return half < 0 ? half - root : half + root;
}

/// Largest difference between two runs, position by position.
double largestDifference(const std::vector<double>& a, const std::vector<double>& b) {
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

const char* const semiImplicit = "semi-implicit-euler";
const char* const positionFirst = "semi-implicit-euler-position-first";

} // namespace

class Recurrences : public QObject {
    Q_OBJECT

private slots:
    void theCartOfTheTutorialsGivesTheirTables();
    void freeFallMissesByTheKnownAmount();
    void naivePositionVerletIsSemiImplicitEuler();
    void positionVerletIsVelocityVerlet();
    void positionVerletHoldsTheCentralVelocity();
    void positionFirstIsTheInverseOfVelocityFirstBackward();
    void eulerGainsAndLosesEnergyByTheSameFactor();
    void semiImplicitEnergyStaysInItsRange();
    void verletEnergyStaysInItsRange();
    void theDiscreteOscillationsAreClosedForms();
    void oneStepHasTheKnownRadiusAndFrequency();
    void oneStepOfRungeKuttaIsItsTaylorPolynomial();
    void pendulumErrorsHaveTheKnownValues();
    void secondOrderRungeKuttaGrowsSlowly();
    void rungeKutta4LosesAmplitudeWithTheSixthPower();
    void implicitMidpointKeepsTheEnergyOfASpring();
    void backwardEulerSolvesItsEquationsToRoundOff();
    void backwardEulerFindsTheSolutionOfLargeSteps();
    void aStepWithoutSolutionCountsAsDiverged();
};

void Recurrences::theCartOfTheTutorialsGivesTheirTables() {
    const auto cart = problemOf(cartScene, {});
    const std::map<std::string_view, std::vector<double>> tables{
        {semiImplicit, {0, 10, 30, 60, 100, 150, 210, 280, 360, 450, 550}},
        {"position-verlet-naive", {0, 10, 30, 60, 100, 150, 210, 280, 360, 450, 550}},
        {"backward-euler", {0, 10, 30, 60, 100, 150, 210, 280, 360, 450, 550}},
        {positionFirst, {0, 0, 10, 30, 60, 100, 150, 210, 280, 360, 450}},
        {"explicit-euler", {0, 0, 10, 30, 60, 100, 150, 210, 280, 360, 450}},
        {"position-verlet", {0, 5, 20, 45, 80, 125, 180, 245, 320, 405, 500}},
        {"velocity-verlet", {0, 5, 20, 45, 80, 125, 180, 245, 320, 405, 500}},
        {"rk4", {0, 5, 20, 45, 80, 125, 180, 245, 320, 405, 500}},
    };
    for (const auto& [id, table] : tables)
        QVERIFY2(largestDifference(positions(id, *cart, 1, 10), table) < 1e-12, id.data());
}

/// The error of the position after N steps is -+ a h t / 2 for the first-order methods and 0 for the others.
void Recurrences::freeFallMissesByTheKnownAmount() {
    const double g = 9.81, h = 0.01, t = 3;
    const auto throwing = problemOf(projectileScene, {{"speed", 12}, {"angle", 0.9}, {"gravity", g}});
    for (const Integrator& integrator : integrators()) {
        IntegratorState state = startIntegrator(integrator, *throwing, h);
        stepTimes(integrator, *throwing, state, h, 300);
        const bool late = integrator.id == "explicit-euler" || integrator.id == positionFirst;
        const double miss = integrator.order > 1 ? 0 : (late ? 1 : -1) * g * h * t / 2;
        double q[2], v[2];
        QVERIFY(throwing->exact(t, q, v));
        COMPARE_NEAR(state.y[0], q[0], 1e-11);
        COMPARE_NEAR2(state.y[1], q[1] + miss, 1e-11, integrator.id.data());
    }
}

void Recurrences::naivePositionVerletIsSemiImplicitEuler() {
    const auto pendulum = referencePendulum();
    const auto a = positions("position-verlet-naive", *pendulum, 0.01, 500);
    QVERIFY(largestDifference(a, positions(semiImplicit, *pendulum, 0.01, 500)) < 1e-10);
    const auto damped = springOf(2, 0.3);
    const auto b = positions("position-verlet-naive", *damped, 0.1, 500);
    QVERIFY(largestDifference(b, positions(semiImplicit, *damped, 0.1, 500)) < 1e-12);
}

void Recurrences::positionVerletIsVelocityVerlet() {
    for (const double damping : {0.0, 0.3}) {
        const auto spring = springOf(2, damping);
        IntegratorState position = startIntegrator(integratorOf("position-verlet"), *spring, 0.1);
        IntegratorState velocity = startIntegrator(integratorOf("velocity-verlet"), *spring, 0.1);
        for (int n = 0; n < 500; ++n) {
            integratorOf("position-verlet").step(*spring, position, n * 0.1, 0.1);
            integratorOf("velocity-verlet").step(*spring, velocity, n * 0.1, 0.1);
            COMPARE_NEAR(position.y[0], velocity.y[0], 1e-12);
            COMPARE_NEAR(position.y[1], velocity.y[1], 1e-11);
        }
    }
    const auto pendulum = referencePendulum();
    QVERIFY(largestDifference(positions("position-verlet", *pendulum, 0.01, 500),
                              positions("velocity-verlet", *pendulum, 0.01, 500)) < 1e-10);
}

void Recurrences::positionVerletHoldsTheCentralVelocity() {
    const auto pendulum = referencePendulum();
    const double h = 0.05;
    for (const std::string_view id : {"position-verlet", "position-verlet-naive"}) {
        const Integrator& integrator = integratorOf(id);
        IntegratorState state = startIntegrator(integrator, *pendulum, h);
        double before = state.y[0];
        integrator.step(*pendulum, state, 0, h);
        for (int n = 1; n < 50; ++n) {
            const double here = state.y[0], velocity = state.y[1];
            integrator.step(*pendulum, state, n * h, h);
            COMPARE_NEAR(velocity, (state.y[0] - before) / (2 * h), 1e-12);
            COMPARE_NEAR(state.y[0] - 2 * here + before, -11.7 * h * h * std::sin(here), 1e-14);
            before = here;
        }
    }
}

void Recurrences::positionFirstIsTheInverseOfVelocityFirstBackward() {
    const auto pendulum = referencePendulum();
    const double h = 0.1;
    IntegratorState state = startIntegrator(integratorOf(semiImplicit), *pendulum, h);
    const std::vector<double> start = state.y;
    stepTimes(integratorOf(semiImplicit), *pendulum, state, h, 30);
    for (int n = 30; n > 0; --n) integratorOf(positionFirst).step(*pendulum, state, n * h, -h);
    COMPARE_NEAR(state.y[0], start[0], 1e-12);
    COMPARE_NEAR(state.y[1], start[1], 1e-12);
}

/// |1 + iz|² = 1 + z² per step, forward or backward.
void Recurrences::eulerGainsAndLosesEnergyByTheSameFactor() {
    const double z = 0.2;
    const auto gains = energyRatios("explicit-euler", z, 100),
               losses = energyRatios("backward-euler", z, 100);
    for (std::size_t n = 0; n < gains.size(); ++n) {
        const double factor = std::pow(1 + z * z, static_cast<double>(n + 1));
        COMPARE_NEAR(gains[n], factor, 1e-12 * factor);
        COMPARE_NEAR(losses[n] * factor, 1, 1e-12);
    }
    COMPARE_NEAR(gains.back(), 50.505, 5e-4);
}

/// x² + v² -+ z x v is conserved; from rest the energy ratio lies in [1 / (1 + z/2), 1 / (1 - z/2)] and comes
/// near to both.
void Recurrences::semiImplicitEnergyStaysInItsRange() {
    const double z = 0.2;
    for (const auto& id : {semiImplicit, positionFirst}) {
        const auto ratios = energyRatios(id, z, 2000);
        const auto [least, most] = std::minmax_element(ratios.begin(), ratios.end());
        const double lower = 1 / (1 + z / 2), upper = 1 / (1 - z / 2);
        QCOMPARE_GE(*least, lower - 1e-12);
        QCOMPARE_LE(*most, upper + 1e-12);
        COMPARE_NEAR(*least, lower, 1e-5);
        COMPARE_NEAR(*most, upper, 1e-5);
    }
}

/// (1 - z²/4) x² + v² is conserved; from rest the energy ratio lies in [1 - z²/4, 1].
void Recurrences::verletEnergyStaysInItsRange() {
    const double z = 0.2;
    for (const auto& id : {"velocity-verlet", "position-verlet"}) {
        const auto ratios = energyRatios(id, z, 2000);
        const auto [least, most] = std::minmax_element(ratios.begin(), ratios.end());
        QCOMPARE_GE(*least, 1 - z * z / 4 - 1e-12);
        QCOMPARE_LE(*most, 1 + 1e-12);
        COMPARE_NEAR(*least, 1 - z * z / 4, 1e-5);
        COMPARE_NEAR(*most, 1.0, 1e-5);
    }
}

/// With phi = 2 asin(z/2) per step: Verlet x_n = cos(n phi); semi-implicit Euler from rest x_n = cos(n phi)
/// -+ tan(phi/2) sin(n phi), with minus for velocity first.
void Recurrences::theDiscreteOscillationsAreClosedForms() {
    for (const double z : {0.05, 0.37, 1.3, 1.9}) {
        const auto spring = springOf(1);
        const double phi = 2 * std::asin(z / 2);
        const auto verlet = positions("velocity-verlet", *spring, z, 300);
        const auto first = positions(semiImplicit, *spring, z, 300);
        const auto second = positions(positionFirst, *spring, z, 300);
        for (int n = 0; n <= 300; ++n) {
            const auto i = static_cast<std::size_t>(n);
            const double cosine = std::cos(n * phi), sine = std::tan(phi / 2) * std::sin(n * phi);
            COMPARE_NEAR(verlet[i], cosine, 1e-11);
            COMPARE_NEAR(first[i], cosine - sine, 1e-11);
            COMPARE_NEAR(second[i], cosine + sine, 1e-11);
        }
    }
}

void Recurrences::oneStepHasTheKnownRadiusAndFrequency() {
    struct Known {
        const char* id;
        double z, radius;
    };
    for (const Known& known : {Known{"explicit-euler", 1.93, 2.1737}, Known{"velocity-verlet", 1.93, 1},
                               Known{"rk4", 1.93, 0.7851}, Known{"backward-euler", 1.93, 0.4600},
                               Known{"velocity-verlet", 2.07, 1.6949}, Known{semiImplicit, 2.07, 1.6949},
                               Known{"rk4", 2.07, 0.7018}, Known{"rk4", 2.93, 1.2816}})
        COMPARE_NEAR2(std::abs(leadingEigenvalue(known.id, known.z)), known.radius, 5.1e-5, known.id);

    const double z = 0.37;
    const std::map<std::string_view, double> frequencies{
        {"explicit-euler", 0.9577836}, {"backward-euler", 0.9577836},    {semiImplicit, 1.0057939},
        {positionFirst, 1.0057939},    {"velocity-verlet", 1.0057939},   {"rk4", 0.9998514},
        {"leapfrog-dkd", 1.0057939},   {"implicit-midpoint", 0.9888204},
    };
    for (const auto& [id, frequency] : frequencies)
        COMPARE_NEAR2(std::abs(std::arg(leadingEigenvalue(id, z))) / z, frequency, 5.1e-8, id.data());
}

void Recurrences::oneStepOfRungeKuttaIsItsTaylorPolynomial() {
    for (const double z : {0.1, 1.0, 3.0}) {
        const std::complex<double> i(0, 1);
        const std::complex<double> expected =
            1.0 + i * z - z * z / 2 - i * z * z * z / 6.0 + z * z * z * z / 24;
        const std::complex<double> measured = leadingEigenvalue("rk4", z);
        COMPARE_NEAR(measured.real(), expected.real(), 1e-12);
        COMPARE_NEAR(std::abs(measured.imag()), std::abs(expected.imag()), 1e-12);
    }
}

/// Phase-space errors at the end of the reference pendulum with 832 steps, computed independently.
void Recurrences::pendulumErrorsHaveTheKnownValues() {
    const std::map<std::string_view, double> errors{
        {"explicit-euler", 1.56e-1},
        {semiImplicit, 6.97e-3},
        {positionFirst, 6.97e-3},
        {"position-verlet-naive", 1.01e-2},
        {"position-verlet", 2.73e-5},
        {"velocity-verlet", 2.73e-5},
        {"leapfrog-dkd", 1.63e-5},
        {"explicit-midpoint", 6.04e-5},
        {"heun", 1.87e-5},
        {"rk4", 5.31e-10},
        {"yoshida-4", 2.48e-9},
        {"forest-ruth", 1.50e-9},
        {"pefrl", 3.68e-11},
        {"dormand-prince", 6.32e-13},
        {"implicit-midpoint", 1.09e-5},
        {"backward-euler", 1.50e-1},
    };
    const auto pendulum = referencePendulum();
    const int N = 832;
    const double h = 2.6 / N;
    for (const auto& [id, error] : errors) {
        IntegratorState state = startIntegrator(integratorOf(id), *pendulum, h);
        stepTimes(integratorOf(id), *pendulum, state, h, N);
        // The round-off of 5e-15 matters only for Dormand-Prince.
        COMPARE_NEAR2(phaseError(*pendulum, state, 2.6), error, 0.01 * error + 5e-15, id.data());
    }
}

/// z = 0.164, 731 steps: energy +14.2 % (each step (1 + z^4/4)). The two methods are equal on linear
/// problems.
void Recurrences::secondOrderRungeKuttaGrowsSlowly() {
    const double z = 0.164;
    const double expected = std::pow(1 + z * z * z * z / 4, 731);
    COMPARE_NEAR(expected, 1.142, 1.8e-3); // z has three digits
    for (const char* id : {"explicit-midpoint", "heun"})
        COMPARE_NEAR2(energyRatios(id, z, 731).back(), expected, 1e-10, id);
}

/// Radius 1 - z^6/144 for small z.
void Recurrences::rungeKutta4LosesAmplitudeWithTheSixthPower() {
    for (const double z : {0.3, 0.15})
        COMPARE_NEAR((1 - std::abs(leadingEigenvalue("rk4", z))) / std::pow(z, 6), 1.0 / 144, 0.02 * z);
    // Dormand-Prince 5 gains amplitude just above its limit, a millionth per step.
    QCOMPARE_LT(std::abs(leadingEigenvalue("dormand-prince", 0.99)), 1);
    const double gain = std::abs(leadingEigenvalue("dormand-prince", 1.05)) - 1;
    QVERIFY2(gain > 1e-7 && gain < 1e-4, qPrintable(QString::number(gain)));
}

/// Implicit midpoint keeps quadratic energies for every step size.
void Recurrences::implicitMidpointKeepsTheEnergyOfASpring() {
    for (const double z : {0.1, 2.0, 30.0})
        for (const double ratio : energyRatios("implicit-midpoint", z, 200)) COMPARE_NEAR(ratio, 1, 1e-12);
}

/// A point at the end of a rubber band, in a field that turns its velocity, with friction: the coordinates
/// are coupled.
void Recurrences::backwardEulerSolvesItsEquationsToRoundOff() {
    const auto pull = [](double t, std::span<const double> q, std::span<const double> v,
                         std::span<double> a) {
        const double length = std::hypot(q[0], q[1]), force = 30 * (1 - 0.7 / length);
        a[0] = -force * q[0] + 3 * v[1] - 0.2 * v[0] + std::cos(t);
        a[1] = -force * q[1] - 3 * v[0] - 0.2 * v[1];
    };
    const AccelerationProblem problem({1.3, -0.4}, {0.2, 2}, pull);
    const Integrator& integrator = integratorOf("backward-euler");
    const double h = 0.3;
    IntegratorState state = startIntegrator(integrator, problem, h);
    for (int n = 0; n < 40; ++n) {
        const std::vector<double> before = state.y;
        integrator.step(problem, state, n * h, h);
        double a[2];
        problem.acceleration((n + 1) * h, state.q(), state.v(), a);
        for (std::size_t k = 0; k < 2; ++k) {
            COMPARE_NEAR(state.v()[k], before[2 + k] + h * a[k], 1e-13);
            COMPARE_NEAR(state.q()[k], before[k] + h * state.v()[k], 1e-15);
        }
    }
}

void Recurrences::backwardEulerFindsTheSolutionOfLargeSteps() {
    for (const double h : {1e-6, 0.01, 0.5, 3.0, 100.0})
        for (const double theta : {0.0, 1e-9, 0.3, 1.83, 3.0, -2.9})
            for (const double omega : {0.0, 1e-8, 0.6, -7.0}) {
                const auto pendulum =
                    problemOf(pendulumScene,
                              {{"gravity", 11.7}, {"start-angle", theta}, {"start-angular-velocity", omega}});
                const Integrator& integrator = integratorOf("backward-euler");
                IntegratorState state = startIntegrator(integrator, *pendulum, h);
                integrator.step(*pendulum, state, 0, h);
                const double v = state.y[1], q = state.y[0];
                const double z2 = 11.7 * h * h;
                const double tolerance =
                    1e-15 * (std::abs(omega) + 11.7 * h * (1 + std::abs(q)) + z2 * std::abs(v));
                COMPARE_NEAR2(v, omega - 11.7 * h * std::sin(q), 4 * tolerance,
                              qPrintable(QString("h %1, theta %2, omega %3").arg(h).arg(theta).arg(omega)));
            }
}

/// w = v + h (1 + w²) has no real solution for v = 0, h = 1: an unsolved step must not look like a solved
/// one.
void Recurrences::aStepWithoutSolutionCountsAsDiverged() {
    const auto runaway = [](double, std::span<const double>, std::span<const double> v, std::span<double> a) {
        a[0] = 1 + v[0] * v[0];
    };
    const AccelerationProblem problem({0.0}, {0.0}, runaway);
    const Integrator& integrator = integratorOf("backward-euler");
    IntegratorState state = startIntegrator(integrator, problem, 1);
    integrator.step(problem, state, 0, 1);
    QVERIFY(std::isnan(state.y[0]) && std::isnan(state.y[1]));
    QVERIFY(state.evaluations < 1000);
    state = startIntegrator(integrator, problem, 0.1);
    integrator.step(problem, state, 0, 0.1);
    COMPARE_NEAR(state.y[1], 5 - std::sqrt(24), 1e-15); // the smaller root of w = 0.1 (1 + w²)
}

REGISTER_TEST(Recurrences)

} // namespace timestep::recurrences_test
#include "recurrences.moc"
