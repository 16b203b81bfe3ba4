// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/forces/pair_forces.h"

#include <algorithm>
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

constexpr std::size_t fewestForTiles = 16; // bodies

/// m_j / r³: times r_j - r_i, that is the pull of body j.
struct Gravity {
    const double* mass;

    /// The part of the factor that two bodies share: r³.
    template <class D, class V = hn::Vec<D>>
    static V shared(D, V squared) {
        return hn::Mul(squared, hn::Sqrt(squared));
    }
    template <class D, class V = hn::Vec<D>>
    V factor(D d, std::size_t j, V cube) const {
        return hn::Div(hn::Set(d, mass[j]), cube);
    }
};

/// The same where all bodies have one mass: they share the whole factor.
struct EqualGravity {
    double mass;

    template <class D, class V = hn::Vec<D>>
    V shared(D d, V squared) const {
        return hn::Div(hn::Set(d, mass), hn::Mul(squared, hn::Sqrt(squared)));
    }
    template <class D, class V = hn::Vec<D>>
    static V factor(D, std::size_t, V whole) {
        return whole;
    }
};

/// s³ (1 - 2 s³) / r² with s = sigma² / r²: times r_j - r_i, that is the force on atom i over 24 depth.
struct Repulsion {
    double squaredSigma;

    template <class D, class V = hn::Vec<D>>
    V shared(D d, V squared) const {
        const V inverse = hn::Div(hn::Set(d, 1.0), squared);
        const V s = hn::Mul(hn::Set(d, squaredSigma), inverse);
        const V cube = hn::Mul(hn::Mul(s, s), s);
        const V one = hn::Set(d, 1.0);
        return hn::Mul(hn::Mul(inverse, cube), hn::Sub(one, hn::Add(cube, cube)));
    }
    template <class D, class V = hn::Vec<D>>
    static V factor(D, std::size_t, V whole) {
        return whole;
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

/// r_j - r_i for one body j.
template <int dimensions, class D, class V = hn::Vec<D>>
Bodies<V> differences(D d, const double* other, const Bodies<V>& own) {
    Bodies<V> difference{hn::Sub(hn::Set(d, other[0]), own.x), hn::Sub(hn::Set(d, other[1]), own.y),
                         hn::Zero(d)};
    if constexpr (dimensions == 3) difference.z = hn::Sub(hn::Set(d, other[2]), own.z);
    return difference;
}

template <int dimensions, class V>
V squaredLength(const Bodies<V>& r) {
    const V plane = hn::Add(hn::Mul(r.x, r.x), hn::Mul(r.y, r.y));
    if constexpr (dimensions == 3) return hn::Add(plane, hn::Mul(r.z, r.z));
    return plane;
}

template <int dimensions, class V>
void add(Bodies<V>& sum, V factor, const Bodies<V>& r) {
    sum.x = hn::Add(sum.x, hn::Mul(factor, r.x));
    sum.y = hn::Add(sum.y, hn::Mul(factor, r.y));
    if constexpr (dimensions == 3) sum.z = hn::Add(sum.z, hn::Mul(factor, r.z));
}

/// Adds what the bodies j from `begin` up to `end` do to the bodies `own`, one after the other.
template <int dimensions, class D, class Law, class V = hn::Vec<D>>
void pull(D d, const Law& law, std::size_t begin, std::size_t end, const double* position,
          const Bodies<V>& own, Bodies<V>& sum) {
    for (std::size_t j = begin; j < end; ++j) {
        const Bodies<V> r = differences<dimensions>(d, position + dimensions * j, own);
        add<dimensions>(sum, law.factor(d, j, law.shared(d, squaredLength<dimensions>(r))), r);
    }
}

/// Adds what the bodies from `first` on, as many as there are lanes, do to each other.
template <int dimensions, class D, class Law, class V = hn::Vec<D>>
void pullEachOther(D d, const Law& law, std::size_t first, const double* position, const Bodies<V>& own,
                   Bodies<V>& sum) {
    for (std::size_t k = 0; k < hn::Lanes(d); ++k) {
        const Bodies<V> r = differences<dimensions>(d, position + dimensions * (first + k), own);
        const V factor = law.factor(d, first + k, law.shared(d, squaredLength<dimensions>(r)));
        const auto itself = hn::Eq(hn::Iota(d, 0.0), hn::Set(d, static_cast<double>(k)));
        sum.x = hn::Add(sum.x, hn::IfThenZeroElse(itself, hn::Mul(factor, r.x)));
        sum.y = hn::Add(sum.y, hn::IfThenZeroElse(itself, hn::Mul(factor, r.y)));
        if constexpr (dimensions == 3)
            sum.z = hn::Add(sum.z, hn::IfThenZeroElse(itself, hn::Mul(factor, r.z)));
    }
}

/// sum_j factor(j, |r_j - r_i|²) (r_j - r_i) for the bodies i from `first` in steps of `lanes`, as long as
/// all lanes are filled. Returns the first body that is left.
template <int dimensions, std::size_t lanes, class Law>
std::size_t sumBlocks(const Law& law, std::size_t n, std::size_t first, const double* position,
                      double* sums) {
    const hn::CappedTag<double, lanes> d;
    using V = hn::Vec<decltype(d)>;
    const std::size_t width = hn::Lanes(d);
    for (; first + width <= n; first += width) {
        const Bodies<V> own = load<dimensions>(d, position + dimensions * first);
        Bodies<V> sum{hn::Zero(d), hn::Zero(d), hn::Zero(d)};
        pull<dimensions>(d, law, 0, first, position, own, sum);
        pullEachOther<dimensions>(d, law, first, position, own, sum);
        pull<dimensions>(d, law, first + width, n, position, own, sum);
        store<dimensions>(d, sum, sums + dimensions * first);
    }
    return first;
}

#if HWY_TARGET != HWY_SCALAR && !HWY_HAVE_SCALABLE

/// Lane k of row i becomes lane i of row k.
template <class D, class V, std::size_t width>
void transpose(D d, V (&rows)[width]) {
    static_assert(width == 2 || width == 4);
    const V low = hn::InterleaveLower(d, rows[0], rows[1]), high = hn::InterleaveUpper(d, rows[0], rows[1]);
    rows[0] = low;
    rows[1] = high;
    if constexpr (width == 4) {
        const V low2 = hn::InterleaveLower(d, rows[2], rows[3]);
        const V high2 = hn::InterleaveUpper(d, rows[2], rows[3]);
        rows[0] = hn::ConcatLowerLower(d, low2, low);
        rows[1] = hn::ConcatLowerLower(d, high2, high);
        rows[2] = hn::ConcatUpperUpper(d, low2, low);
        rows[3] = hn::ConcatUpperUpper(d, high2, high);
    }
}

/// The same sums for all bodies up to the last full lanes. What two bodies share is computed once: a block
/// of bodies adds to the sums of all later ones, which thereby take in the bodies before them in their order.
/// More than four lanes are not worth it: a root or a division takes twice as long for twice as many.
template <int dimensions, class Law>
std::size_t sumTiles(const Law& law, std::size_t n, const double* position, double* sums) {
    const hn::CappedTag<double, 4> d;
    using V = hn::Vec<decltype(d)>;
    constexpr std::size_t width = hn::MaxLanes(d);
    const std::size_t end = n - n % width;
    std::fill(sums, sums + dimensions * end, 0.0);
    for (std::size_t first = 0; first < end; first += width) {
        const Bodies<V> own = load<dimensions>(d, position + dimensions * first);
        Bodies<V> sum = load<dimensions>(d, sums + dimensions * first);
        pullEachOther<dimensions>(d, law, first, position, own, sum);
        for (std::size_t later = first + width; later < end; later += width) {
            V shared[width];
            for (std::size_t k = 0; k < width; ++k) {
                const Bodies<V> r = differences<dimensions>(d, position + dimensions * (later + k), own);
                shared[k] = law.shared(d, squaredLength<dimensions>(r));
                add<dimensions>(sum, law.factor(d, later + k, shared[k]), r);
            }
            transpose(d, shared);
            const Bodies<V> others = load<dimensions>(d, position + dimensions * later);
            Bodies<V> otherSum = load<dimensions>(d, sums + dimensions * later);
            for (std::size_t k = 0; k < width; ++k)
                add<dimensions>(otherSum, law.factor(d, first + k, shared[k]),
                                differences<dimensions>(d, position + dimensions * (first + k), others));
            store<dimensions>(d, otherSum, sums + dimensions * later);
        }
        pull<dimensions>(d, law, end, n, position, own, sum);
        store<dimensions>(d, sum, sums + dimensions * first);
    }
    return end;
}

#endif

/// Tiles for many bodies. Then blocks of 8 as long as there are 8, then of 4, 2 and 1 (of fewer where lanes
/// are few).
template <int dimensions, class Law>
void sumPairs(const Law& law, std::size_t n, const double* position, double* sums) {
    std::size_t first = 0;
#if HWY_TARGET != HWY_SCALAR && !HWY_HAVE_SCALABLE
    if (n >= fewestForTiles) first = sumTiles<dimensions>(law, n, position, sums);
#endif
    first = sumBlocks<dimensions, 8>(law, n, first, position, sums);
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
    const auto isFirst = [mass](double other) { return other == mass[0]; };
    if (n >= fewestForTiles && std::all_of(mass, mass + n, isFirst))
        sumPairsIn(dimensions, EqualGravity{mass[0]}, n, position, sums);
    else
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
