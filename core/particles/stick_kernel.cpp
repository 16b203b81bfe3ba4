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
    } else if constexpr (layout == Layout::Paired) {
        hn::LoadInterleaved2(d, at + schedule.first[i], ends.first, ends.second);
    } else {
        const hn::RebindToSigned<D> wide;
        const hn::Rebind<std::int32_t, D> narrow;
        ends.first =
            hn::GatherIndex(d, at, hn::PromoteTo(wide, hn::LoadU(narrow, schedule.first.data() + i)));
        ends.second =
            hn::GatherIndex(d, at, hn::PromoteTo(wide, hn::LoadU(narrow, schedule.second.data() + i)));
    }
    return ends;
}

template <Layout layout, class D, class V = hn::Vec<D>>
void store(D d, const StickSchedule& schedule, std::size_t i, const Ends<V>& ends, double* at) {
    if constexpr (layout == Layout::Contiguous) {
        hn::StoreU(ends.first, d, at + schedule.first[i]);
        hn::StoreU(ends.second, d, at + schedule.second[i]);
    } else if constexpr (layout == Layout::Paired) {
        hn::StoreInterleaved2(ends.first, ends.second, d, at + schedule.first[i]);
    } else {
        const hn::RebindToSigned<D> wide;
        const hn::Rebind<std::int32_t, D> narrow;
        hn::ScatterIndex(ends.first, d, at,
                         hn::PromoteTo(wide, hn::LoadU(narrow, schedule.first.data() + i)));
        hn::ScatterIndex(ends.second, d, at,
                         hn::PromoteTo(wide, hn::LoadU(narrow, schedule.second.data() + i)));
    }
}

/// projectStick for the sticks of a segment from place i on, as long as all lanes are filled. Returns the
/// first place that is left.
template <Layout layout, Kind kind, class D, class V = hn::Vec<D>>
std::size_t relaxLanes(D d, const StickSchedule& schedule, const Segment& segment, std::size_t i, double* x,
                       double* y) {
    const std::size_t end = segment.begin + segment.count;
    const std::size_t lanes = hn::Lanes(d);
    const V zero = hn::Zero(d);
    const V one = hn::Set(d, 1.0);
    const V towards = hn::Set(d, segment.towards);
    const V least = hn::Set(d, segment.least);
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
        V dx = hn::Sub(xs.second, xs.first);
        const V dy = hn::Sub(ys.second, ys.first);
        V distance = hn::Sqrt(hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy)));
        V error = hn::Sub(distance, length);
        error = hn::IfThenElse(hn::Lt(error, least), zero, error);
        const auto coincident = hn::Eq(distance, zero);
        dx = hn::IfThenElse(coincident, towards, dx);
        distance = hn::IfThenElse(coincident, one, distance);
        const V q = hn::Div(error, distance);
        const V cFirst = hn::Mul(shareFirst, q);
        const V cSecond = hn::Mul(shareSecond, q);
        Ends<V> newX = {hn::Add(xs.first, hn::Mul(cFirst, dx)), hn::Sub(xs.second, hn::Mul(cSecond, dx))};
        Ends<V> newY = {hn::Add(ys.first, hn::Mul(cFirst, dy)), hn::Sub(ys.second, hn::Mul(cSecond, dy))};
        if constexpr (kind == Kind::Guarded) {
            const auto firstStays = hn::Eq(shareFirst, zero);
            const auto secondStays = hn::Eq(shareSecond, zero);
            newX.first = hn::IfThenElse(firstStays, xs.first, newX.first);
            newY.first = hn::IfThenElse(firstStays, ys.first, newY.first);
            newX.second = hn::IfThenElse(secondStays, xs.second, newX.second);
            newY.second = hn::IfThenElse(secondStays, ys.second, newY.second);
        }
        store<layout>(d, schedule, i, newX, x);
        store<layout>(d, schedule, i, newY, y);
    }
    return i;
}

template <Layout layout, Kind kind>
void relaxSegment(const StickSchedule& schedule, const Segment& segment, double* x, double* y) {
    const hn::ScalableTag<double> all;
    std::size_t i = relaxLanes<layout, kind>(all, schedule, segment, segment.begin, x, y);
    for (; i < segment.begin + segment.count; ++i) {
        // A pair that is stored the other way round is relaxed the way it was made.
        const bool turned = segment.towards < 0;
        const auto first = static_cast<std::uint32_t>(schedule.first[i]);
        const auto second = static_cast<std::uint32_t>(schedule.second[i]);
        projectStick(x, y, turned ? second : first, turned ? first : second, schedule.length[i],
                     segment.least, turned ? schedule.shareSecond[i] : schedule.shareFirst[i],
                     turned ? schedule.shareFirst[i] : schedule.shareSecond[i]);
    }
}

template <Layout layout>
void relaxSegment(const StickSchedule& schedule, const Segment& segment, double* x, double* y) {
    if (segment.guarded)
        relaxSegment<layout, Kind::Guarded>(schedule, segment, x, y);
    else if (segment.uniform)
        relaxSegment<layout, Kind::Uniform>(schedule, segment, x, y);
    else
        relaxSegment<layout, Kind::Varying>(schedule, segment, x, y);
}

void relaxAll(const StickSchedule& schedule, double* x, double* y) {
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

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace timestep {

HWY_EXPORT(relaxAll);

void relaxSchedule(const StickSchedule& schedule, double* x, double* y) {
    HWY_DYNAMIC_DISPATCH(relaxAll)(schedule, x, y);
}

} // namespace timestep
#endif
