// SPDX-License-Identifier: GPL-3.0-or-later
// The same steps by other libraries: Boost.odeint for methods that it has, the GNU Scientific Library for
// motions.
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

#include <boost/numeric/odeint.hpp>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_odeiv2.h>

namespace timestep::integrator_oracles_test {
namespace odeint = boost::numeric::odeint;

namespace {

using Vector = std::vector<double>;
constexpr int steps = 200;
constexpr double h = 0.0125;

/// y' = f(t, y) of the state [q | v].
struct Slope {
    const Problem& problem;
    void operator()(const Vector& y, Vector& slope, double t) const {
        const std::size_t n = problem.coordinates();
        const std::span<const double> all(y);
        const std::span<double> slopes(slope);
        std::copy(all.begin() + static_cast<std::ptrdiff_t>(n), all.end(), slope.begin());
        problem.acceleration(t, all.first(n), all.last(n), slopes.last(n));
    }
};

/// v' = a(q), for methods that treat coordinates and velocities separately.
struct Force {
    const Problem& problem;
    void operator()(const Vector& q, Vector& a) const {
        const Vector v(q.size());
        problem.acceleration(0, q, v, a);
    }
    void operator()(const Vector& q, const Vector& v, Vector& a, double t) const {
        problem.acceleration(t, q, v, a);
    }
};

Vector startOf(const Problem& problem) {
    Vector y(2 * problem.coordinates());
    const std::span<double> all(y);
    problem.start(all.first(problem.coordinates()), all.last(problem.coordinates()));
    return y;
}

template <class Stepper>
Vector byOdeint(const Problem& problem) {
    Vector y = startOf(problem);
    Stepper stepper;
    for (int i = 0; i < steps; ++i) stepper.do_step(Slope{problem}, y, i * h, h);
    return y;
}

/// q first, then v with the new q: semi-implicit Euler, position first.
Vector bySymplecticEuler(const Problem& problem) {
    Vector y = startOf(problem);
    const auto n = static_cast<std::ptrdiff_t>(problem.coordinates());
    std::pair<Vector, Vector> state{{y.begin(), y.begin() + n}, {y.begin() + n, y.end()}};
    odeint::symplectic_euler<Vector> stepper;
    for (int i = 0; i < steps; ++i) stepper.do_step(Force{problem}, state, i * h, h);
    state.first.insert(state.first.end(), state.second.begin(), state.second.end());
    return state.first;
}

Vector byVelocityVerlet(const Problem& problem) {
    Vector y = startOf(problem);
    const auto n = static_cast<std::ptrdiff_t>(problem.coordinates());
    std::pair<Vector, Vector> state{{y.begin(), y.begin() + n}, {y.begin() + n, y.end()}};
    odeint::velocity_verlet<Vector> stepper;
    for (int i = 0; i < steps; ++i) stepper.do_step(Force{problem}, state, i * h, h);
    state.first.insert(state.first.end(), state.second.begin(), state.second.end());
    return state.first;
}

int slopeForGsl(double t, const double y[], double slope[], void* parameters) {
    const auto& problem = *static_cast<const Problem*>(parameters);
    const std::size_t n = problem.coordinates();
    std::copy(y + n, y + 2 * n, slope);
    problem.acceleration(t, {y, n}, {y + n, n}, {slope + n, n});
    return GSL_SUCCESS;
}

/// The state at time T by Prince and Dormand's method of order 8 with the tolerance 1e-14.
Vector byGsl(const Problem& problem, double T) {
    Vector y = startOf(problem);
    gsl_odeiv2_system system{slopeForGsl, nullptr, y.size(), const_cast<Problem*>(&problem)};
    gsl_odeiv2_driver* driver =
        gsl_odeiv2_driver_alloc_y_new(&system, gsl_odeiv2_step_rk8pd, 1e-3, 1e-14, 1e-14);
    double t = 0;
    const int status = gsl_odeiv2_driver_apply(driver, &t, T, y.data());
    gsl_odeiv2_driver_free(driver);
    if (status != GSL_SUCCESS) y.clear();
    return y;
}

double distance(const Vector& a, const Vector& b) {
    if (a.size() != b.size()) return std::nan("");
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

} // namespace

class IntegratorOracles : public QObject {
    Q_OBJECT

private slots:
    void methodsOfOdeintMakeTheSameSteps_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"pendulum", "kepler", "spring", "henon-heiles", "spring-chain"})
            QTest::newRow(scene) << QString(scene);
    }
    void methodsOfOdeintMakeTheSameSteps() {
        QFETCH(QString, scene);
        const auto problem = problemOf(*findScene(scene.toStdString()), {});
        struct Pair {
            const char* id;
            Vector (*oracle)(const Problem&);
        };
        const Pair pairs[] = {
            {"explicit-euler", byOdeint<odeint::euler<Vector>>},
            {"rk4", byOdeint<odeint::runge_kutta4_classic<Vector>>},
            {"dormand-prince", byOdeint<odeint::runge_kutta_dopri5<Vector>>},
            {"semi-implicit-euler-position-first", bySymplecticEuler},
            {"velocity-verlet", byVelocityVerlet},
        };
        for (const Pair& pair : pairs) {
            const Integrator* integrator = findIntegrator(pair.id);
            QVERIFY2(integrator != nullptr, pair.id);
            IntegratorState state = startIntegrator(*integrator, *problem, h);
            stepTimes(*integrator, *problem, state, h, steps);
            const double apart = distance(state.y, pair.oracle(*problem));
            QVERIFY2(apart < 1e-11, qPrintable(QString("%1: %2").arg(pair.id).arg(apart)));
        }
    }

    /// Two forms of velocity Verlet, written out, on the damped spring x'' = -x - c v.
    void kicksReuseOrReevaluateForcesAsTheirNamesSay() {
        const double c = 0.4, step = 0.1;
        const auto problem = problemOf(*findScene("spring"), {{"stiffness", 1}, {"mass", 1}, {"damping", c}});
        const auto a = [c](double x, double v) { return -x - c * v; };
        for (const bool again : {false, true}) {
            double x = startOf(*problem)[0], v = startOf(*problem)[1], slope = a(x, v);
            for (int n = 0; n < 100; ++n) {
                v += step / 2 * (again ? a(x, v) : slope);
                x += step * v;
                slope = a(x, v);
                v += step / 2 * slope;
            }
            for (const bool other : {false, true}) {
                const Integrator& integrator =
                    *findIntegrator(other ? "velocity-verlet-anew" : "velocity-verlet");
                IntegratorState state = startIntegrator(integrator, *problem, step);
                stepTimes(integrator, *problem, state, step, 100);
                const double apart = std::hypot(state.y[0] - x, state.y[1] - v);
                if (again == other)
                    COMPARE_NEAR(apart, 0, 1e-13);
                else
                    QVERIFY2(apart > 1e-4, qPrintable(QString::number(apart)));
            }
        }
    }

    void withoutFrictionBothFormsOfTheKicksAreTheSameNumbers() {
        const auto problem = problemOf(*findScene("kepler"), {});
        const Integrator& reuses = *findIntegrator("velocity-verlet");
        const Integrator& again = *findIntegrator("velocity-verlet-anew");
        IntegratorState one = startIntegrator(reuses, *problem, 0.01);
        IntegratorState other = startIntegrator(again, *problem, 0.01);
        stepTimes(reuses, *problem, one, 0.01, 500);
        stepTimes(again, *problem, other, 0.01, 500);
        QCOMPARE(other.y, one.y);
        QCOMPARE(other.evaluations, std::int64_t(1000));
    }

    void theExactMotionIsThatOfTheGnuScientificLibrary() {
        int compared = 0;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Problem) continue;
            const auto problem = problemOf(scene, ParameterValues(scene.parameters));
            const double T = 0.3 * scene.duration;
            Vector exact(2 * problem->coordinates());
            const std::span<double> all(exact);
            if (problem->hasEvents() ||
                !problem->exact(T, all.first(problem->coordinates()), all.last(problem->coordinates())))
                continue;
            const double apart = distance(exact, byGsl(*problem, T));
            QVERIFY2(
                apart < 1e-9,
                qPrintable(QString("%1: %2").arg(QString::fromStdString(std::string(scene.id))).arg(apart)));
            ++compared;
        }
        QVERIFY(compared >= 8);
    }

    void highOrdersComeToTheStateOfTheGnuScientificLibrary() {
        const auto problem = problemOf(*findScene("double-pendulum"), {});
        const Vector reference = byGsl(*problem, 1);
        for (const char* id : {"rk4", "forest-ruth", "pefrl", "dormand-prince"}) {
            const Integrator& integrator = *findIntegrator(id);
            IntegratorState state = startIntegrator(integrator, *problem, 1e-4);
            stepTimes(integrator, *problem, state, 1e-4, 10000);
            if (integrator.orderWhenDamped < 4) continue; // the force depends on the velocity
            const double apart = distance(state.y, reference);
            QVERIFY2(apart < 1e-10, qPrintable(QString("%1: %2").arg(id).arg(apart)));
        }
    }
};

REGISTER_TEST(IntegratorOracles)

} // namespace timestep::integrator_oracles_test
#include "integrator_oracles.moc"
