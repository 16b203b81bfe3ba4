// SPDX-License-Identifier: GPL-3.0-or-later
// Prints ratios of speed: integrators against Boost.odeint and GSL, the overhead of a step above an inlined
// loop, and pair forces against a plain loop. All contestants run in turn within one process, many rounds,
// and medians are compared; judge it on a quiet machine, in a release build. No test depends on it.
#include "core/forces/pair_forces.h"
#include "core/integration/integrator.h"
#include "core/method/opened_text.h"
#include "core/method/own_method.h"
#include "core/random.h"
#include "tests/bench/ratio_table.h"

#include <boost/numeric/odeint.hpp>
#include <gsl/gsl_odeiv2.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace timestep;

namespace odeint = boost::numeric::odeint;

namespace {

using Vector = std::vector<double>;

/// n oscillators q'' = -w² q side by side.
class Oscillators final : public Problem {
public:
    explicit Oscillators(std::size_t n) : n_(n) {}
    std::size_t coordinates() const override { return n_; }
    void start(std::span<double> q, std::span<double> v) const override {
        for (std::size_t i = 0; i < n_; ++i) {
            q[i] = 1 + 1e-3 * static_cast<double>(i % 7);
            v[i] = 0;
        }
    }
    void acceleration(double, std::span<const double> q, std::span<const double>,
                      std::span<double> a) const override {
        for (std::size_t i = 0; i < q.size(); ++i) a[i] = -squaredFrequency * q[i];
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }

    static constexpr double squaredFrequency = 4;

private:
    std::size_t n_;
};

constexpr double h = 1e-3;

/// A function that makes `steps` steps.
struct Contestant {
    std::string name;
    std::function<void(int steps)> run;
    Vector times = {}; ///< per step [ns]
};

double median(Vector values) {
    std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

/// Median time per step of each contestant, in turn [ns].
Vector race(std::vector<Contestant>& contestants, int steps, int rounds = 41) {
    for (int round = -2; round < rounds; ++round) // two to warm up
        for (Contestant& contestant : contestants) {
            const auto begin = std::chrono::steady_clock::now();
            contestant.run(steps);
            const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - begin;
            if (round >= 0) contestant.times.push_back(spent.count() / steps);
        }
    Vector medians;
    for (const Contestant& contestant : contestants) medians.push_back(median(contestant.times));
    return medians;
}

Contestant ours(std::string_view id, const Problem& problem) {
    const Integrator* integrator = findIntegrator(id);
    return {std::string(id),
            [integrator, &problem, state = startIntegrator(*integrator, problem, h)](int steps) mutable {
                for (int i = 0; i < steps; ++i) integrator->step(problem, state, 0, h);
            }};
}

/// q' = v, v' = -w² q for odeint's one-vector methods; y = [q | v].
void derivative(const Vector& y, Vector& slope, double) {
    const std::size_t n = y.size() / 2;
    for (std::size_t i = 0; i < n; ++i) slope[i] = y[n + i];
    for (std::size_t i = 0; i < n; ++i) slope[n + i] = -Oscillators::squaredFrequency * y[i];
}

template <class Stepper>
Contestant oneVector(std::size_t n) {
    return {"odeint", [stepper = Stepper(), y = Vector(2 * n, 1.0)](int steps) mutable {
                for (int i = 0; i < steps; ++i) stepper.do_step(derivative, y, 0.0, h);
            }};
}

/// odeint's symplectic Euler drifts first: our semi-implicit-euler-position-first.
Contestant odeintSymplectic(std::size_t n) {
    using Stepper = odeint::symplectic_euler<Vector>;
    return {"odeint", [stepper = Stepper(), q = Vector(n, 1.0), p = Vector(n, 0.0)](int steps) mutable {
                const auto force = [](const Vector& at, Vector& slope) {
                    for (std::size_t i = 0; i < at.size(); ++i)
                        slope[i] = -Oscillators::squaredFrequency * at[i];
                };
                const auto velocity = [](const Vector& at, Vector& slope) {
                    for (std::size_t i = 0; i < at.size(); ++i) slope[i] = at[i];
                };
                auto both = std::make_pair(velocity, force);
                auto state = std::make_pair(std::ref(q), std::ref(p));
                for (int i = 0; i < steps; ++i) stepper.do_step(both, state, 0.0, h);
            }};
}

Contestant odeintVerlet(std::size_t n) {
    using Stepper = odeint::velocity_verlet<Vector>;
    return {"odeint", [stepper = Stepper(), q = Vector(n, 1.0), p = Vector(n, 0.0)](int steps) mutable {
                const auto acceleration = [](const Vector& at, const Vector&, Vector& a, double) {
                    for (std::size_t i = 0; i < at.size(); ++i) a[i] = -Oscillators::squaredFrequency * at[i];
                };
                auto state = std::make_pair(std::ref(q), std::ref(p));
                for (int i = 0; i < steps; ++i) stepper.do_step(acceleration, state, 0.0, h);
            }};
}

Contestant gslRungeKutta4(std::size_t n) {
    const auto function = [](double, const double* y, double* slope, void* parameters) {
        const std::size_t count = *static_cast<std::size_t*>(parameters);
        for (std::size_t i = 0; i < count; ++i) slope[i] = y[count + i];
        for (std::size_t i = 0; i < count; ++i) slope[count + i] = -Oscillators::squaredFrequency * y[i];
        return 0;
    };
    return {"GSL", [n, function, y = Vector(2 * n, 1.0), error = Vector(2 * n, 0.0)](int steps) mutable {
                static gsl_odeiv2_step* stepper = nullptr;
                static std::size_t size = 0;
                if (size != n) {
                    if (stepper != nullptr) gsl_odeiv2_step_free(stepper);
                    stepper = gsl_odeiv2_step_alloc(gsl_odeiv2_step_rk4, 2 * n);
                    size = n;
                }
                gsl_odeiv2_system system{function, nullptr, 2 * n, &n};
                for (int i = 0; i < steps; ++i)
                    gsl_odeiv2_step_apply(stepper, 0, h, y.data(), error.data(), nullptr, nullptr, &system);
            }};
}

void compareWithOdeint() {
    for (const std::size_t n : {std::size_t{100}, std::size_t{10000}}) {
        const Oscillators problem(n);
        const int steps = n == 100 ? 20000 : 200;
        const std::pair<const char*, Contestant> pairs[] = {
            {"explicit-euler", oneVector<odeint::euler<Vector>>(n)},
            {"semi-implicit-euler-position-first", odeintSymplectic(n)},
            {"velocity-verlet", odeintVerlet(n)},
            {"rk4", oneVector<odeint::runge_kutta4<Vector>>(n)},
        };
        for (const auto& [id, theirs] : pairs) {
            std::vector<Contestant> both{ours(id, problem), theirs};
            const Vector time = race(both, steps);
            const double scale = 1 / static_cast<double>(n);
            printRatio(std::to_string(n) + " particles beside odeint, " + id, scale * time[0],
                       scale * time[1], "ns/particle", 1 / 1.15);
        }
    }
}

void compareWithGsl() {
    for (const auto& [n, wanted] : {std::pair{std::size_t{1}, 2.5}, std::pair{std::size_t{100}, 8.0}}) {
        const Oscillators problem(n);
        std::vector<Contestant> both{ours("rk4", problem), gslRungeKutta4(n)};
        const Vector time = race(both, n == 1 ? 100000 : 5000);
        printRatio(std::to_string(n) + " particles beside GSL, rk4", time[0], time[1], "ns/step", wanted);
    }
}

/// The cost of the virtual call, the spans and the engine for one particle.
void compareWithInlinedLoop() {
    const Oscillators problem(1);
    double q = 1, v = 0;
    const Contestant inlined{"inlined", [&](int steps) {
                                 for (int i = 0; i < steps; ++i) {
                                     v += h * (-Oscillators::squaredFrequency * q);
                                     q += h * v;
                                 }
                             }};
    for (const char* id : {"explicit-euler", "semi-implicit-euler", "semi-implicit-euler-position-first"}) {
        std::vector<Contestant> both{ours(id, problem), inlined};
        const Vector time = race(both, 200000);
        printRatio(std::string("one particle beside an inlined loop, ") + id, time[0], time[1], "ns/step", 0);
    }
    if (!std::isfinite(q)) std::puts("  the inlined loop diverged");
}

/// A text is interpreted, but one instruction serves all coordinates.
void compareTextsWithRecords() {
    for (const std::size_t n : {std::size_t{1}, std::size_t{100}, std::size_t{1000}, std::size_t{10000}}) {
        const Oscillators problem(n);
        for (const char* id : {"velocity-verlet", "rk4"}) {
            const auto own = ownMethod(openedText(*findIntegrator(id), {}));
            Contestant written{"text", [own, &problem, state = startIntegrator(own->integrator, problem, h)](
                                           int steps) mutable {
                                   for (int i = 0; i < steps; ++i) own->integrator.step(problem, state, 0, h);
                               }};
            std::vector<Contestant> both{written, ours(id, problem)};
            const Vector time = race(both, n == 10000 ? 200 : 20000);
            const double scale = 1 / static_cast<double>(n);
            printRatio(std::to_string(n) + " particles, a text beside the record, " + id, scale * time[0],
                       scale * time[1], "ns/particle", n >= 100 ? 1.0 / 3 : 0);
        }
    }
}

#if defined(__GNUC__) && !defined(__clang__)
#define PLAIN __attribute__((noinline, optimize("O2")))
#else
#define PLAIN __attribute__((noinline))
#endif

/// The textbook loop over all ordered pairs, at -O2.
PLAIN void plainLennardJones(const Vector& position, Vector& a) {
    const std::size_t n = position.size() / 2;
    for (std::size_t i = 0; i < n; ++i) {
        double x = 0, y = 0;
        for (std::size_t j = 0; j < n; ++j) {
            if (j == i) continue;
            const double dx = position[2 * j] - position[2 * i];
            const double dy = position[2 * j + 1] - position[2 * i + 1];
            const double inverse = 1 / (dx * dx + dy * dy);
            const double cube = inverse * inverse * inverse;
            const double factor = 24 * inverse * cube * (1 - 2 * cube);
            x += factor * dx;
            y += factor * dy;
        }
        a[2 * i] = x;
        a[2 * i + 1] = y;
    }
}

void compareAtoms() {
    for (const std::size_t n : {std::size_t{19}, std::size_t{100}, std::size_t{500}}) {
        Random random(1, n, 0);
        Vector mass(n, 1.0), position(2 * n), a(2 * n), b(2 * n);
        for (std::size_t i = 0; i < n; ++i) {
            position[2 * i] = static_cast<double>(i % 8) + random.uniform(-0.1, 0.1);
            position[2 * i + 1] = static_cast<double>(i / 8) + random.uniform(-0.1, 0.1);
        }
        std::vector<Contestant> atoms{{"ours",
                                       [&](int steps) {
                                           for (int i = 0; i < steps; ++i)
                                               lennardJonesAccelerations({}, mass, position, a, 2);
                                       }},
                                      {"plain", [&](int steps) {
                                           for (int i = 0; i < steps; ++i) plainLennardJones(position, b);
                                       }}};
        const Vector time = race(atoms, std::max(1, static_cast<int>(500000 / (n * n))));
        const auto pairs = static_cast<double>(n * (n - 1));
        printRatio(std::to_string(n) + " atoms beside a plain loop", time[0] / pairs, time[1] / pairs,
                   "ns/pair", n >= 100 ? 2 : 0);
    }
}

} // namespace

int main() {
    compareWithOdeint();
    compareWithGsl();
    compareWithInlinedLoop();
    compareTextsWithRecords();
    compareAtoms();
    return 0;
}
