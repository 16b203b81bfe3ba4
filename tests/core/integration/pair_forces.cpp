// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forces/pair_forces.h"

#include "core/random.h"
#include "tests/tools.h"

#include <hwy/targets.h>

#include <cmath>
#include <cstring>
#include <vector>

namespace timestep::pair_forces_test {

namespace {

struct Cloud {
    std::vector<double> mass, position;
};

/// Bodies on a jittered lattice of unit spacing, so that no two of them are close.
Cloud cloudOf(std::size_t n, int dimensions) {
    Random random(7, n, static_cast<std::uint64_t>(dimensions));
    Cloud cloud;
    for (std::size_t i = 0; i < n; ++i) {
        cloud.mass.push_back(random.uniform(0.5, 2));
        std::size_t place = i;
        for (int k = 0; k < dimensions; ++k) {
            const std::size_t side = dimensions == 2 ? 24 : 9;
            cloud.position.push_back(static_cast<double>(place % side) + random.uniform(-0.2, 0.2));
            place /= side;
        }
    }
    return cloud;
}

constexpr double gravity = 1.7;
constexpr LennardJones potential{.depth = 0.9, .sigma = 0.83};

/// The formulas of pair_forces.h as a textbook loop over ordered pairs.
std::vector<double> plainGravity(const Cloud& cloud, int dimensions) {
    const auto width = static_cast<std::size_t>(dimensions);
    std::vector<double> a(cloud.position.size(), 0);
    for (std::size_t i = 0; i < cloud.mass.size(); ++i) {
        for (std::size_t j = 0; j < cloud.mass.size(); ++j) {
            if (j == i) continue;
            double d[3] = {}, squared = 0;
            for (std::size_t k = 0; k < width; ++k) {
                d[k] = cloud.position[j * width + k] - cloud.position[i * width + k];
                squared += d[k] * d[k];
            }
            const double factor = cloud.mass[j] / (squared * std::sqrt(squared));
            for (std::size_t k = 0; k < width; ++k) a[i * width + k] += factor * d[k];
        }
        for (std::size_t k = 0; k < width; ++k) a[i * width + k] *= gravity;
    }
    return a;
}

std::vector<double> gravityOf(const Cloud& cloud, int dimensions) {
    std::vector<double> a(cloud.position.size(), 99);
    gravityAccelerations(gravity, cloud.mass, cloud.position, a, dimensions);
    return a;
}

std::vector<double> lennardJonesOf(const Cloud& cloud, int dimensions) {
    std::vector<double> a(cloud.position.size(), 99);
    lennardJonesAccelerations(potential, cloud.mass, cloud.position, a, dimensions);
    return a;
}

bool sameBytes(const std::vector<double>& a, const std::vector<double>& b) {
    return a.size() == b.size() &&
           (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0);
}

/// m_i a_i against -dE/dq by central differences of the energy; largest difference over the largest force.
template <class Accelerations, class Energy>
double worstGradient(const Cloud& cloud, int dimensions, const Accelerations& accelerations,
                     const Energy& energy) {
    const auto width = static_cast<std::size_t>(dimensions);
    const std::vector<double> a = accelerations(cloud, dimensions);
    constexpr double small = 1e-5;
    double worst = 0, largest = 0;
    for (std::size_t k = 0; k < a.size(); ++k) {
        Cloud moved = cloud;
        moved.position[k] += small;
        const double above = energy(moved);
        moved.position[k] -= 2 * small;
        const double below = energy(moved);
        const double force = a[k] * cloud.mass[k / width];
        worst = std::max(worst, std::abs(force + (above - below) / (2 * small)));
        largest = std::max(largest, std::abs(force));
    }
    return worst / largest;
}

} // namespace

class PairForcesTest : public QObject {
    Q_OBJECT

private slots:
    void gravityHasTheBytesOfAPlainLoop() {
        for (const int dimensions : {2, 3})
            for (const std::size_t n : {1u, 2u, 3u, 5u, 6u, 8u, 13u, 31u, 64u})
                QVERIFY(sameBytes(gravityOf(cloudOf(n, dimensions), dimensions),
                                  plainGravity(cloudOf(n, dimensions), dimensions)));
    }

    /// Compared with the plain loop for atoms in space, with all of them in one plane.
    void atomsInLanesHaveTheBytesOfAPlainLoop() {
        const std::vector<std::int64_t> targets = hwy::SupportedAndGeneratedTargets();
        QVERIFY(!targets.empty());
        for (const std::size_t n : {3u, 15u, 16u, 17u, 23u, 64u, 101u}) {
            const Cloud plane = cloudOf(n, 2);
            Cloud space{plane.mass, {}};
            for (std::size_t i = 0; i < n; ++i)
                space.position.insert(space.position.end(),
                                      {plane.position[2 * i], plane.position[2 * i + 1], 0});
            const std::vector<double> inSpace = lennardJonesOf(space, 3);
            std::vector<double> expected;
            for (std::size_t i = 0; i < n; ++i)
                expected.insert(expected.end(), {inSpace[3 * i], inSpace[3 * i + 1]});
            for (const std::int64_t target : targets) {
                hwy::SetSupportedTargetsForTest(target);
                hwy::GetChosenTarget().DeInit(); // the next call selects the vector code again
                const bool chosen = hwy::SupportedTargets() == target;
                const bool same = sameBytes(lennardJonesOf(plane, 2), expected);
                hwy::SetSupportedTargetsForTest(0);
                hwy::GetChosenTarget().DeInit();
                QVERIFY(chosen);
                QVERIFY2(same, hwy::TargetName(target));
            }
        }
    }

    void gravityIsTheGradientOfItsEnergy() {
        for (const int dimensions : {2, 3}) {
            const Cloud cloud = cloudOf(11, dimensions);
            const double worst = worstGradient(cloud, dimensions, gravityOf, [&](const Cloud& moved) {
                return gravityEnergy(gravity, moved.mass, moved.position, dimensions);
            });
            QVERIFY2(worst < 1e-8, qPrintable(QString::number(worst)));
        }
    }

    void lennardJonesIsTheGradientOfItsEnergy() {
        for (const int dimensions : {2, 3}) {
            const Cloud cloud = cloudOf(11, dimensions);
            const double worst = worstGradient(cloud, dimensions, lennardJonesOf, [&](const Cloud& moved) {
                return lennardJonesEnergy(potential, moved.position, dimensions);
            });
            QVERIFY2(worst < 1e-6, qPrintable(QString::number(worst)));
        }
    }

    void twoAtomsRestAtTheBottomOfTheirPotential() {
        const double bottom = std::pow(2, 1.0 / 6) * potential.sigma;
        const auto at = [](double r) { return Cloud{{1, 1}, {0, 0, r, 0}}; };
        QCOMPARE_LT(std::abs(lennardJonesOf(at(bottom), 2)[0]), 1e-13);
        QVERIFY(lennardJonesOf(at(0.99 * bottom), 2)[0] < -0.1); // repelled
        QVERIFY(lennardJonesOf(at(1.01 * bottom), 2)[0] > 0.1);  // attracted
        QCOMPARE_LT(std::abs(lennardJonesEnergy(potential, at(bottom).position, 2) + potential.depth), 1e-14);
        QCOMPARE_LT(std::abs(lennardJonesEnergy(potential, at(potential.sigma).position, 2)), 1e-14);
    }

    /// Sum of m a is 0 up to round-off of forces of size 1 to 100.
    void forcesComeInPairs() {
        const Cloud cloud = cloudOf(97, 3);
        for (const auto& a : {gravityOf(cloud, 3), lennardJonesOf(cloud, 3)}) {
            double sum[3] = {}, largest = 0;
            for (std::size_t k = 0; k < a.size(); ++k) {
                sum[k % 3] += a[k] * cloud.mass[k / 3];
                largest = std::max(largest, std::abs(a[k]));
            }
            QVERIFY(largest > 1);
            for (const double component : sum) QCOMPARE_LT(std::abs(component), 1e-12 * 97 * largest);
        }
    }

    void bodiesAtOnePlaceAreNotFinite() {
        const Cloud cloud{{1, 1, 1}, {0, 0, 0, 0, 1, 1}};
        QVERIFY(!std::isfinite(gravityOf(cloud, 2)[0]));
        QVERIFY(!std::isfinite(lennardJonesOf(cloud, 2)[2]));
    }
};

REGISTER_TEST(PairForcesTest)

} // namespace timestep::pair_forces_test

#include "pair_forces.moc"
