// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of sticks in the lanes of vectors, for a kernel that Highway compiles for each set of vector
// instructions. Included once for each of them, so it has a guard that changes with the target.
#if defined(TIMESTEP_PARTICLES_STICK_ENDS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef TIMESTEP_PARTICLES_STICK_ENDS_INL_H
#undef TIMESTEP_PARTICLES_STICK_ENDS_INL_H
#else
#define TIMESTEP_PARTICLES_STICK_ENDS_INL_H
#endif

#include "core/particles/relaxation/stick_schedule.h"

#include <cstddef>
#include <cstdint>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Layout = StickSchedule::Layout;

/// Coordinates of the ends of as many sticks as there are lanes.
template <class V>
struct Ends {
    V x1, y1, x2, y2;
};

template <class D>
constexpr std::size_t lanesOf() {
    return hn::MaxLanes(D());
}

/// Ends in the lists x and y.
template <Layout layout>
struct Lists {
    double *x, *y;

    template <class D, class V = hn::Vec<D>>
    void load(D d, const StickSchedule& schedule, std::size_t i, Ends<V>& ends) const {
        const auto first = schedule.first[i], second = schedule.second[i];
        if constexpr (layout == Layout::Paired && lanesOf<D>() > 1) {
            hn::LoadInterleaved2(d, x + first, ends.x1, ends.x2);
            hn::LoadInterleaved2(d, y + first, ends.y1, ends.y2);
        } else {
            ends = {hn::LoadU(d, x + first), hn::LoadU(d, y + first), hn::LoadU(d, x + second),
                    hn::LoadU(d, y + second)};
        }
    }

    template <class D, class V = hn::Vec<D>>
    void store(D d, const StickSchedule& schedule, std::size_t i, const Ends<V>& ends) const {
        const auto first = schedule.first[i], second = schedule.second[i];
        if constexpr (layout == Layout::Paired && lanesOf<D>() > 1) {
            hn::StoreInterleaved2(ends.x1, ends.x2, d, x + first);
            hn::StoreInterleaved2(ends.y1, ends.y2, d, y + first);
        } else {
            hn::StoreU(ends.x1, d, x + first);
            hn::StoreU(ends.y1, d, y + first);
            hn::StoreU(ends.x2, d, x + second);
            hn::StoreU(ends.y2, d, y + second);
        }
    }
};

/// a0 a1, b0 b1 become a0 b0, a1 b1 in each block of two lanes; twice is nothing.
template <class D, class V>
void transposeBlocks(D d, V& a, V& b) {
#if HWY_TARGET != HWY_SCALAR
    if constexpr (lanesOf<D>() > 1) {
        const V low = hn::InterleaveLower(d, a, b);
        b = hn::InterleaveUpper(d, a, b);
        a = low;
    }
#else
    static_cast<void>(d), static_cast<void>(a), static_cast<void>(b);
#endif
}

/// Paired ends in the lists x and y, for sticks that are all alike: they take the lanes in another order,
/// for which pieces of 128 bits need not be moved.
struct AlikePairs {
    double *x, *y;

    template <class D, class V = hn::Vec<D>>
    void load(D d, const StickSchedule& schedule, std::size_t i, Ends<V>& ends) const {
        const auto first = schedule.first[i], middle = first + static_cast<std::int32_t>(hn::Lanes(d));
        ends = {hn::LoadU(d, x + first), hn::LoadU(d, y + first), hn::LoadU(d, x + middle),
                hn::LoadU(d, y + middle)};
        transposeBlocks(d, ends.x1, ends.x2);
        transposeBlocks(d, ends.y1, ends.y2);
    }

    template <class D, class V = hn::Vec<D>>
    void store(D d, const StickSchedule& schedule, std::size_t i, Ends<V> ends) const {
        const auto first = schedule.first[i], middle = first + static_cast<std::int32_t>(hn::Lanes(d));
        transposeBlocks(d, ends.x1, ends.x2);
        transposeBlocks(d, ends.y1, ends.y2);
        hn::StoreU(ends.x1, d, x + first);
        hn::StoreU(ends.y1, d, y + first);
        hn::StoreU(ends.x2, d, x + middle);
        hn::StoreU(ends.y2, d, y + middle);
    }
};

/// Coordinates of as many particles as there are lanes.
template <class V>
struct Places {
    V x, y;
};

/// Ends at scattered places in a list of pairs x, y: one load per particle.
struct Pairs {
    double* xy;

    template <class D, class V = hn::Vec<D>>
    static Places<V> loadPlaces(D d, const double* xy, const std::int32_t* index) {
#if HWY_TARGET == HWY_SCALAR || HWY_HAVE_SCALABLE
        return {hn::Set(d, xy[2 * index[0]]), hn::Set(d, xy[2 * index[0] + 1])};
#else
        if constexpr (lanesOf<D>() == 1) {
            return {hn::Set(d, xy[2 * index[0]]), hn::Set(d, xy[2 * index[0] + 1])};
        } else if constexpr (lanesOf<D>() == 8) {
            const hn::Half<D> half;
            const auto low = loadPlaces(half, xy, index), high = loadPlaces(half, xy, index + 4);
            return {hn::Combine(d, high.x, low.x), hn::Combine(d, high.y, low.y)};
        } else {
            const hn::Full128<double> pair;
            const auto at = [&](int k) HWY_ATTR {
                return hn::LoadU(pair, xy + 2 * static_cast<std::ptrdiff_t>(index[k]));
            };
            if constexpr (lanesOf<D>() == 2) {
                const auto first = at(0), second = at(1);
                return {hn::InterleaveLower(d, first, second), hn::InterleaveUpper(d, first, second)};
            } else {
                const V even = hn::Combine(d, at(2), at(0));
                const V odd = hn::Combine(d, at(3), at(1));
                return {hn::InterleaveLower(d, even, odd), hn::InterleaveUpper(d, even, odd)};
            }
        }
#endif
    }

    template <class D, class V = hn::Vec<D>>
    static void storePlaces(D d, const Places<V>& places, double* xy, const std::int32_t* index) {
#if HWY_TARGET == HWY_SCALAR || HWY_HAVE_SCALABLE
        static_cast<void>(d);
        xy[2 * index[0]] = hn::GetLane(places.x);
        xy[2 * index[0] + 1] = hn::GetLane(places.y);
#else
        if constexpr (lanesOf<D>() == 1) {
            xy[2 * index[0]] = hn::GetLane(places.x);
            xy[2 * index[0] + 1] = hn::GetLane(places.y);
        } else if constexpr (lanesOf<D>() == 8) {
            const hn::Half<D> half;
            using H = hn::Vec<decltype(half)>;
            storePlaces(half, Places<H>{hn::LowerHalf(half, places.x), hn::LowerHalf(half, places.y)}, xy,
                        index);
            storePlaces(half, Places<H>{hn::UpperHalf(half, places.x), hn::UpperHalf(half, places.y)}, xy,
                        index + 4);
        } else {
            const hn::Full128<double> pair;
            const auto put = [&](int k, hn::Vec<hn::Full128<double>> value) HWY_ATTR {
                hn::StoreU(value, pair, xy + 2 * static_cast<std::ptrdiff_t>(index[k]));
            };
            const V even = hn::InterleaveLower(d, places.x, places.y);
            const V odd = hn::InterleaveUpper(d, places.x, places.y);
            if constexpr (lanesOf<D>() == 2) {
                put(0, even);
                put(1, odd);
            } else {
                put(0, hn::LowerHalf(pair, even));
                put(1, hn::LowerHalf(pair, odd));
                put(2, hn::UpperHalf(pair, even));
                put(3, hn::UpperHalf(pair, odd));
            }
        }
#endif
    }

    template <class D, class V = hn::Vec<D>>
    void load(D d, const StickSchedule& schedule, std::size_t i, Ends<V>& ends) const {
        const Places<V> first = loadPlaces(d, xy, schedule.first.data() + i);
        const Places<V> second = loadPlaces(d, xy, schedule.second.data() + i);
        ends = {first.x, first.y, second.x, second.y};
    }

    template <class D, class V = hn::Vec<D>>
    void store(D d, const StickSchedule& schedule, std::size_t i, const Ends<V>& ends) const {
        storePlaces(d, Places<V>{ends.x1, ends.y1}, xy, schedule.first.data() + i);
        storePlaces(d, Places<V>{ends.x2, ends.y2}, xy, schedule.second.data() + i);
    }
};

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
