// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/forces/pair_forces.h"

#include <cmath>
#include <cstddef>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/forces/pair_forces.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// m_j / r³: times r_j - r_i, that is the pull of body j.
struct Gravity {
    const double* mass;

    template <class D, class V = hn::Vec<D>>
    V operator()(D d, std::size_t j, V squared) const {
        return hn::Div(hn::Set(d, mass[j]), hn::Mul(squared, hn::Sqrt(squared)));
    }
};

/// s³ (1 - 2 s³) / r² with s = sigma² / r²: times r_j - r_i, that is the force on atom i over 24 depth.
struct Repulsion {
    double squaredSigma;

    template <class D, class V = hn::Vec<D>>
    V operator()(D d, std::size_t, V squared) const {
        const V inverse = hn::Div(hn::Set(d, 1.0), squared);
        const V s = hn::Mul(hn::Set(d, squaredSigma), inverse);
        const V cube = hn::Mul(hn::Mul(s, s), s);
        const V one = hn::Set(d, 1.0);
        return hn::Mul(hn::Mul(inverse, cube), hn::Sub(one, hn::Add(cube, cube)));
    }
};

/// Coordinates of as many bodies as there are lanes.
template <class V>
struct Bodies {
    V x, y, z;
};

template <int dimensions, class D>
Bodies<hn::Vec<D>> load(D d, const double* position) {
    Bodies<hn::Vec<D>> bodies{hn::Zero(d), hn::Zero(d), hn::Zero(d)};
    if constexpr (dimensions == 2)
        hn::LoadInterleaved2(d, position, bodies.x, bodies.y);
    else
        hn::LoadInterleaved3(d, position, bodies.x, bodies.y, bodies.z);
    return bodies;
}

template <int dimensions, class D>
void store(D d, const Bodies<hn::Vec<D>>& bodies, double* position) {
    if constexpr (dimensions == 2)
        hn::StoreInterleaved2(bodies.x, bodies.y, d, position);
    else
        hn::StoreInterleaved3(bodies.x, bodies.y, bodies.z, d, position);
}

/// sum_j law(j, |r_j - r_i|²) (r_j - r_i) for the bodies i from `first` in steps of `lanes`, as long as all
/// lanes are filled. Returns the first body that is left.
template <int dimensions, std::size_t lanes, class Law>
std::size_t sumBlocks(const Law& law, std::size_t n, std::size_t first, const double* position,
                      double* sums) {
    const hn::CappedTag<double, lanes> d;
    using V = hn::Vec<decltype(d)>;
    const std::size_t width = hn::Lanes(d);
    for (; first + width <= n; first += width) {
        const Bodies<V> own = load<dimensions>(d, position + dimensions * first);
        Bodies<V> sum{hn::Zero(d), hn::Zero(d), hn::Zero(d)};
        const auto pull = [&](std::size_t j, const auto& keep) HWY_ATTR {
            const double* other = position + dimensions * j;
            const V dx = hn::Sub(hn::Set(d, other[0]), own.x);
            const V dy = hn::Sub(hn::Set(d, other[1]), own.y);
            V squared = hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy));
            if constexpr (dimensions == 3) {
                const V dz = hn::Sub(hn::Set(d, other[2]), own.z);
                squared = hn::Add(squared, hn::Mul(dz, dz));
                const V factor = law(d, j, squared);
                sum.z = hn::Add(sum.z, keep(hn::Mul(factor, dz)));
                sum.x = hn::Add(sum.x, keep(hn::Mul(factor, dx)));
                sum.y = hn::Add(sum.y, keep(hn::Mul(factor, dy)));
            } else {
                const V factor = law(d, j, squared);
                sum.x = hn::Add(sum.x, keep(hn::Mul(factor, dx)));
                sum.y = hn::Add(sum.y, keep(hn::Mul(factor, dy)));
            }
        };
        const auto all = [](V force) HWY_ATTR { return force; };
        const V lane = hn::Iota(d, 0.0);
        for (std::size_t j = 0; j < first; ++j) pull(j, all);
        for (std::size_t j = first; j < first + width; ++j) {
            const auto itself = hn::Eq(lane, hn::Set(d, static_cast<double>(j - first)));
            pull(j, [&](V force) HWY_ATTR { return hn::IfThenZeroElse(itself, force); });
        }
        for (std::size_t j = first + width; j < n; ++j) pull(j, all);
        store<dimensions>(d, sum, sums + dimensions * first);
    }
    return first;
}

/// Blocks of 8 bodies as long as there are 8, then of 4, 2 and 1 (of fewer where lanes are few).
template <int dimensions, class Law>
void sumPairs(const Law& law, std::size_t n, const double* position, double* sums) {
    std::size_t first = sumBlocks<dimensions, 8>(law, n, 0, position, sums);
    first = sumBlocks<dimensions, 4>(law, n, first, position, sums);
    first = sumBlocks<dimensions, 2>(law, n, first, position, sums);
    sumBlocks<dimensions, 1>(law, n, first, position, sums);
}

template <class Law>
void sumPairsIn(int dimensions, const Law& law, std::size_t n, const double* position, double* sums) {
    if (dimensions == 2)
        sumPairs<2>(law, n, position, sums);
    else
        sumPairs<3>(law, n, position, sums);
}

void sumGravity(int dimensions, const double* mass, std::size_t n, const double* position, double* sums) {
    sumPairsIn(dimensions, Gravity{mass}, n, position, sums);
}

void sumRepulsion(int dimensions, double squaredSigma, std::size_t n, const double* position, double* sums) {
    sumPairsIn(dimensions, Repulsion{squaredSigma}, n, position, sums);
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

HWY_EXPORT(sumGravity);
HWY_EXPORT(sumRepulsion);

namespace {

/// sum_{i<j} energy(i, j, |r_j - r_i|²).
template <class Energy>
double sumEnergies(std::size_t n, std::span<const double> position, int dimensions, const Energy& energy) {
    const auto width = static_cast<std::size_t>(dimensions);
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + 1; j < n; ++j) {
            double squared = 0;
            for (std::size_t k = 0; k < width; ++k) {
                const double d = position[j * width + k] - position[i * width + k];
                squared += d * d;
            }
            sum += energy(i, j, squared);
        }
    return sum;
}

} // namespace

void gravityAccelerations(double gravity, std::span<const double> mass, std::span<const double> position,
                          std::span<double> acceleration, int dimensions) {
    HWY_DYNAMIC_DISPATCH(sumGravity)
    (dimensions, mass.data(), mass.size(), position.data(), acceleration.data());
    for (double& a : acceleration) a *= gravity;
}

double gravityEnergy(double gravity, std::span<const double> mass, std::span<const double> position,
                     int dimensions) {
    return -gravity * sumEnergies(mass.size(), position, dimensions,
                                  [mass](std::size_t i, std::size_t j, double squared) {
                                      return mass[i] * mass[j] / std::sqrt(squared);
                                  });
}

void lennardJonesAccelerations(const LennardJones& potential, std::span<const double> mass,
                               std::span<const double> position, std::span<double> acceleration,
                               int dimensions) {
    HWY_DYNAMIC_DISPATCH(sumRepulsion)
    (dimensions, potential.sigma * potential.sigma, mass.size(), position.data(), acceleration.data());
    const auto width = static_cast<std::size_t>(dimensions);
    for (std::size_t i = 0; i < mass.size(); ++i) {
        const double factor = 24 * potential.depth / mass[i];
        for (std::size_t k = 0; k < width; ++k) acceleration[i * width + k] *= factor;
    }
}

double lennardJonesEnergy(const LennardJones& potential, std::span<const double> position, int dimensions) {
    const double squaredSigma = potential.sigma * potential.sigma;
    const std::size_t n = position.size() / static_cast<std::size_t>(dimensions);
    return 4 * potential.depth *
           sumEnergies(n, position, dimensions, [squaredSigma](std::size_t, std::size_t, double squared) {
               const double s = squaredSigma / squared;
               const double cube = s * s * s;
               return cube * (cube - 1);
           });
}

} // namespace timestep

#endif
