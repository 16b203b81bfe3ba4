// SPDX-License-Identifier: GPL-3.0-or-later
// Prints ratios of speed: methods that a user typed against the same methods of the catalogue, and pair
// forces against a plain loop. All contestants run in turn within one process, many rounds, and medians are
// compared; judge it on a quiet machine, in a release build. No test depends on it.
#include "core/forces/pair_forces.h"
#include "core/integration/integrator.h"
#include "core/method/opened_text.h"
#include "core/method/own_method.h"
#include "core/random.h"
#include "tests/bench/ratio_table.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace timestep;

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
    compareTextsWithRecords();
    compareAtoms();
    return 0;
}
