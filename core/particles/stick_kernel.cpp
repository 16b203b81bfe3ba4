// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/particles/stick_schedule.h"

#include <cstddef>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/particles/stick_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Layout = StickSchedule::Layout;
using Segment = StickSchedule::Segment;

enum class Kind { Uniform, Varying, Guarded };

/// Coordinates of the first and of the second particles of as many sticks as there are lanes.
template <class V>
struct Ends {
    V first, second;
};

template <Layout layout, class D, class V = hn::Vec<D>>
Ends<V> load(D d, const StickSchedule& schedule, std::size_t i, const double* at) {
    Ends<V> ends{hn::Zero(d), hn::Zero(d)};
    if constexpr (layout == Layout::Contiguous) {
        ends.first = hn::LoadU(d, at + schedule.first[i]);
        ends.second = hn::LoadU(d, at + schedule.second[i]);
    } else {
        hn::LoadInterleaved2(d, at + schedule.first[i], ends.first, ends.second);
    }
    return ends;
}

template <Layout layout, class D, class V = hn::Vec<D>>
void store(D d, const StickSchedule& schedule, std::size_t i, const Ends<V>& ends, double* at) {
    if constexpr (layout == Layout::Contiguous) {
        hn::StoreU(ends.first, d, at + schedule.first[i]);
        hn::StoreU(ends.second, d, at + schedule.second[i]);
    } else {
        hn::StoreInterleaved2(ends.first, ends.second, d, at + schedule.first[i]);
    }
}

/// The constants that all sticks of a segment share.
template <class V>
struct Constants {
    V zero, one, direction, least;

    template <class D>
    Constants(D d, const Segment& segment)
        : zero(hn::Zero(d)),
          one(hn::Set(d, 1.0)),
          direction(hn::Set(d, segment.direction)),
          least(hn::Set(d, segment.minError)) {}
};

/// projectStick in every lane.
template <Kind kind, class D, class V = hn::Vec<D>>
HWY_INLINE void project(D, const Constants<V>& constants, V length, V shareFirst, V shareSecond, V& firstX,
                        V& firstY, V& secondX, V& secondY) {
    V dx = hn::Sub(secondX, firstX);
    const V dy = hn::Sub(secondY, firstY);
    V distance = hn::Sqrt(hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy)));
    V error = hn::Sub(distance, length);
    error = hn::IfThenElse(hn::Lt(error, constants.least), constants.zero, error);
    const auto coincident = hn::Eq(distance, constants.zero);
    dx = hn::IfThenElse(coincident, constants.direction, dx);
    distance = hn::IfThenElse(coincident, constants.one, distance);
    const V q = hn::Div(error, distance);
    const V cFirst = hn::Mul(shareFirst, q);
    const V cSecond = hn::Mul(shareSecond, q);
    V x = hn::Add(firstX, hn::Mul(cFirst, dx));
    V y = hn::Add(firstY, hn::Mul(cFirst, dy));
    if constexpr (kind == Kind::Guarded) {
        const auto stays = hn::Eq(shareFirst, constants.zero);
        x = hn::IfThenElse(stays, firstX, x);
        y = hn::IfThenElse(stays, firstY, y);
    }
    firstX = x;
    firstY = y;
    x = hn::Sub(secondX, hn::Mul(cSecond, dx));
    y = hn::Sub(secondY, hn::Mul(cSecond, dy));
    if constexpr (kind == Kind::Guarded) {
        const auto stays = hn::Eq(shareSecond, constants.zero);
        x = hn::IfThenElse(stays, secondX, x);
        y = hn::IfThenElse(stays, secondY, y);
    }
    secondX = x;
    secondY = y;
}

/// projectStick for the sticks of a segment from place i on, as long as all lanes are filled. Returns the
/// first place that is left.
template <Layout layout, Kind kind, class D, class V = hn::Vec<D>>
std::size_t relaxLanes(D d, const StickSchedule& schedule, const Segment& segment, std::size_t i, double* x,
                       double* y) {
    const std::size_t end = segment.begin + segment.count;
    const std::size_t lanes = hn::Lanes(d);
    const Constants<V> constants(d, segment);
    V length = hn::Set(d, schedule.length[segment.begin]);
    V shareFirst = hn::Set(d, schedule.shareFirst[segment.begin]);
    V shareSecond = hn::Set(d, schedule.shareSecond[segment.begin]);
    for (; i + lanes <= end; i += lanes) {
        Ends<V> xs = load<layout>(d, schedule, i, x);
        Ends<V> ys = load<layout>(d, schedule, i, y);
        if constexpr (kind != Kind::Uniform) {
            length = hn::LoadU(d, schedule.length.data() + i);
            shareFirst = hn::LoadU(d, schedule.shareFirst.data() + i);
            shareSecond = hn::LoadU(d, schedule.shareSecond.data() + i);
        }
        project<kind>(d, constants, length, shareFirst, shareSecond, xs.first, ys.first, xs.second,
                      ys.second);
        store<layout>(d, schedule, i, xs, x);
        store<layout>(d, schedule, i, ys, y);
    }
    return i;
}

template <Layout layout, Kind kind>
void relaxSegment(const StickSchedule& schedule, const Segment& segment, double* x, double* y) {
    std::size_t i = segment.begin;
    if constexpr (layout != Layout::Scattered) {
        i = relaxLanes<layout, kind>(hn::ScalableTag<double>(), schedule, segment, i, x, y);
        i = relaxLanes<layout, kind>(hn::CappedTag<double, 4>(), schedule, segment, i, x, y);
        i = relaxLanes<layout, kind>(hn::CappedTag<double, 2>(), schedule, segment, i, x, y);
    }
    for (; i < segment.begin + segment.count; ++i) {
        // A pair that is stored in reverse order is relaxed in its original order.
        const bool turned = segment.direction < 0;
        const auto first = static_cast<std::uint32_t>(schedule.first[i]);
        const auto second = static_cast<std::uint32_t>(schedule.second[i]);
        projectStick(x, y, turned ? second : first, turned ? first : second, schedule.length[i],
                     segment.minError, turned ? schedule.shareSecond[i] : schedule.shareFirst[i],
                     turned ? schedule.shareFirst[i] : schedule.shareSecond[i]);
    }
}

template <Layout layout>
void relaxSegment(const StickSchedule& schedule, const Segment& segment, double* x, double* y) {
    if (segment.hasFixedEnds)
        relaxSegment<layout, Kind::Guarded>(schedule, segment, x, y);
    else if (segment.uniform)
        relaxSegment<layout, Kind::Uniform>(schedule, segment, x, y);
    else
        relaxSegment<layout, Kind::Varying>(schedule, segment, x, y);
}

void relaxRuns(const StickSchedule& schedule, double* x, double* y) {
    for (const Segment& segment : schedule.segments()) {
        switch (segment.layout) {
        case Layout::Contiguous:
            relaxSegment<Layout::Contiguous>(schedule, segment, x, y);
            break;
        case Layout::Paired:
            relaxSegment<Layout::Paired>(schedule, segment, x, y);
            break;
        case Layout::Scattered:
            relaxSegment<Layout::Scattered>(schedule, segment, x, y);
            break;
        }
    }
}

/// Coordinates of as many particles as there are lanes.
template <class V>
struct Places {
    V x, y;
};

/// From pairs x, y at scattered places: one load per particle.
template <class D, class V = hn::Vec<D>>
Places<V> loadPairs(D d, const double* xy, const std::int32_t* index) {
#if HWY_TARGET == HWY_SCALAR || HWY_HAVE_SCALABLE
    return {hn::Set(d, xy[2 * index[0]]), hn::Set(d, xy[2 * index[0] + 1])};
#else
    const hn::Full128<double> pair;
    const auto at = [&](int k)
                        HWY_ATTR { return hn::LoadU(pair, xy + 2 * static_cast<std::ptrdiff_t>(index[k])); };
    if constexpr (hn::MaxLanes(D()) == 2) {
        const auto first = at(0), second = at(1);
        return {hn::InterleaveLower(d, first, second), hn::InterleaveUpper(d, first, second)};
    } else if constexpr (hn::MaxLanes(D()) == 8) {
        const hn::Half<D> half;
        const auto low = loadPairs(half, xy, index), high = loadPairs(half, xy, index + 4);
        return {hn::Combine(d, high.x, low.x), hn::Combine(d, high.y, low.y)};
    } else {
        const V even = hn::Combine(d, at(2), at(0));
        const V odd = hn::Combine(d, at(3), at(1));
        return {hn::InterleaveLower(d, even, odd), hn::InterleaveUpper(d, even, odd)};
    }
#endif
}

template <class D, class V = hn::Vec<D>>
void storePairs(D d, const Places<V>& places, double* xy, const std::int32_t* index) {
#if HWY_TARGET == HWY_SCALAR || HWY_HAVE_SCALABLE
    static_cast<void>(d);
    xy[2 * index[0]] = hn::GetLane(places.x);
    xy[2 * index[0] + 1] = hn::GetLane(places.y);
#else
    const hn::Full128<double> pair;
    const auto put = [&](int k, hn::Vec<hn::Full128<double>> value) HWY_ATTR {
        hn::StoreU(value, pair, xy + 2 * static_cast<std::ptrdiff_t>(index[k]));
    };
    if constexpr (hn::MaxLanes(D()) == 8) {
        const hn::Half<D> half;
        using H = hn::Vec<decltype(half)>;
        storePairs(half, Places<H>{hn::LowerHalf(half, places.x), hn::LowerHalf(half, places.y)}, xy, index);
        storePairs(half, Places<H>{hn::UpperHalf(half, places.x), hn::UpperHalf(half, places.y)}, xy,
                   index + 4);
    } else {
        const V even = hn::InterleaveLower(d, places.x, places.y);
        const V odd = hn::InterleaveUpper(d, places.x, places.y);
        if constexpr (hn::MaxLanes(D()) == 2) {
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

/// projectStick for the sticks of a segment from place i on, on pairs x, y, as long as all lanes are filled.
/// Returns the first place that is left.
template <Kind kind, class D, class V = hn::Vec<D>>
std::size_t relaxPairLanes(D d, const StickSchedule& schedule, const Segment& segment, std::size_t i,
                           double* xy) {
    const std::size_t lanes = hn::Lanes(d);
    const std::size_t end = segment.begin + segment.count;
    const std::int32_t* const firsts = schedule.first.data();
    const std::int32_t* const seconds = schedule.second.data();
    const Constants<V> constants(d, segment);
    V length = hn::Set(d, schedule.length[segment.begin]);
    V shareFirst = hn::Set(d, schedule.shareFirst[segment.begin]);
    V shareSecond = hn::Set(d, schedule.shareSecond[segment.begin]);
    for (; i + lanes <= end; i += lanes) {
        Places<V> first = loadPairs(d, xy, firsts + i);
        Places<V> second = loadPairs(d, xy, seconds + i);
        if constexpr (kind != Kind::Uniform) {
            length = hn::LoadU(d, schedule.length.data() + i);
            shareFirst = hn::LoadU(d, schedule.shareFirst.data() + i);
            shareSecond = hn::LoadU(d, schedule.shareSecond.data() + i);
        }
        project<kind>(d, constants, length, shareFirst, shareSecond, first.x, first.y, second.x, second.y);
        storePairs(d, first, xy, firsts + i);
        storePairs(d, second, xy, seconds + i);
    }
    return i;
}

template <Kind kind>
void relaxPairSegment(const StickSchedule& schedule, const Segment& segment, double* xy) {
    const std::size_t end = segment.begin + segment.count;
    std::size_t i = segment.begin;
#if HWY_TARGET == HWY_SCALAR || HWY_HAVE_SCALABLE
    i = relaxPairLanes<kind>(hn::CappedTag<double, 1>(), schedule, segment, i, xy);
#else
    i = relaxPairLanes<kind>(hn::CappedTag<double, 8>(), schedule, segment, i, xy);
    i = relaxPairLanes<kind>(hn::CappedTag<double, 4>(), schedule, segment, i, xy);
    i = relaxPairLanes<kind>(hn::CappedTag<double, 2>(), schedule, segment, i, xy);
#endif
    const std::int32_t* const firsts = schedule.first.data();
    const std::int32_t* const seconds = schedule.second.data();
    for (; i < end; ++i) {
        double* const first = xy + 2 * static_cast<std::ptrdiff_t>(firsts[i]);
        double* const second = xy + 2 * static_cast<std::ptrdiff_t>(seconds[i]);
        double x[2] = {first[0], second[0]}, y[2] = {first[1], second[1]};
        const std::uint32_t a = segment.direction < 0 ? 1 : 0; // the way it was made
        projectStick(x, y, a, 1 - a, schedule.length[i], segment.minError,
                     a == 0 ? schedule.shareFirst[i] : schedule.shareSecond[i],
                     a == 0 ? schedule.shareSecond[i] : schedule.shareFirst[i]);
        first[0] = x[0], first[1] = y[0];
        second[0] = x[1], second[1] = y[1];
    }
}

void relaxPairs(const StickSchedule& schedule, std::span<double> x, std::span<double> y, double* xy) {
    const hn::ScalableTag<double> d;
    const std::size_t lanes = hn::Lanes(d);
    std::size_t p = 0;
    for (; p + lanes <= x.size(); p += lanes)
        hn::StoreInterleaved2(hn::LoadU(d, x.data() + p), hn::LoadU(d, y.data() + p), d, xy + 2 * p);
    for (; p < x.size(); ++p) {
        xy[2 * p] = x[p];
        xy[2 * p + 1] = y[p];
    }
    for (const Segment& segment : schedule.segments()) {
        if (segment.hasFixedEnds)
            relaxPairSegment<Kind::Guarded>(schedule, segment, xy);
        else if (segment.uniform)
            relaxPairSegment<Kind::Uniform>(schedule, segment, xy);
        else
            relaxPairSegment<Kind::Varying>(schedule, segment, xy);
    }
    for (p = 0; p + lanes <= x.size(); p += lanes) {
        hn::Vec<decltype(d)> px, py;
        hn::LoadInterleaved2(d, xy + 2 * p, px, py);
        hn::StoreU(px, d, x.data() + p);
        hn::StoreU(py, d, y.data() + p);
    }
    for (; p < x.size(); ++p) {
        x[p] = xy[2 * p];
        y[p] = xy[2 * p + 1];
    }
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace timestep {

HWY_EXPORT(relaxRuns);
HWY_EXPORT(relaxPairs);

// Contiguous runs of sticks are relaxed in place. If a large part of the sticks is scattered, it is faster to
// copy the coordinates to pairs and back.
void relaxSchedule(const StickSchedule& schedule, std::span<double> x, std::span<double> y,
                   std::span<double> pairs) {
    if (schedule.isScattered())
        HWY_DYNAMIC_DISPATCH(relaxPairs)(schedule, x, y, pairs.data());
    else
        HWY_DYNAMIC_DISPATCH(relaxRuns)(schedule, x.data(), y.data());
}

} // namespace timestep
#endif
