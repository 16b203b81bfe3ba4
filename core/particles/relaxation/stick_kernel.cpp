// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs.
#include "core/particles/relaxation/stick_schedule.h"

#include <cstddef>
#include <span>
#include <type_traits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/particles/relaxation/stick_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

#include "core/particles/relaxation/stick_ends-inl.h"

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Segment = StickSchedule::Segment;

enum class Kind { Uniform, Varying, Guarded };

/// The constants that all sticks of a segment share.
template <class V>
struct Constants {
    V zero, one, direction, least;
    bool oneWay;

    template <class D>
    Constants(D d, const Segment& segment)
        : zero(hn::Zero(d)),
          one(hn::Set(d, 1.0)),
          direction(hn::Set(d, segment.direction)),
          least(hn::Set(d, segment.minError)),
          oneWay(segment.minError == 0) {}
};

/// The corrections of projectStick() over shares and d, in every lane.
struct ByRoot {
    template <class D, class V = hn::Vec<D>>
    static V factor(D, const Constants<V>& constants, StickSchedule&, std::size_t, V length, V& dx, V dy) {
        V distance = hn::Sqrt(hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy)));
        V error = hn::Sub(distance, length);
        error = hn::IfThenElse(hn::Lt(error, constants.least), constants.zero, error);
        const auto coincident = hn::Eq(distance, constants.zero);
        dx = hn::IfThenElse(coincident, constants.direction, dx);
        distance = hn::IfThenElse(coincident, constants.one, distance);
        return hn::Div(error, distance);
    }
};

/// Those of projectWithoutRoot().
struct ByTangent {
    template <class D, class V = hn::Vec<D>>
    static V factor(D, const Constants<V>& constants, StickSchedule&, std::size_t, V length, V& dx, V dy) {
        const V squared = hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy));
        const V target = hn::Mul(length, length);
        const auto coincident = hn::Eq(squared, constants.zero);
        dx = hn::IfThenElse(coincident, hn::Mul(constants.direction, length), dx);
        const V q = hn::Sub(constants.one, hn::Div(hn::Add(target, target), hn::Add(squared, target)));
        return constants.oneWay ? hn::IfThenElse(hn::Le(squared, target), constants.zero, q) : q;
    }
};

/// Those of projectCompliant().
struct ByCompliance {
    template <class D, class V = hn::Vec<D>>
    static V factor(D d, const Constants<V>& constants, StickSchedule& schedule, std::size_t i, V length,
                    V& dx, V dy) {
        V distance = hn::Sqrt(hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy)));
        const V lambda = hn::LoadU(d, schedule.lambda.data() + i);
        V r = hn::Sub(hn::Sub(distance, length), hn::Mul(hn::LoadU(d, schedule.softness.data() + i), lambda));
        r = hn::Div(r, hn::LoadU(d, schedule.divisor.data() + i));
        if (constants.oneWay) r = hn::IfThenElse(hn::Lt(r, hn::Neg(lambda)), hn::Neg(lambda), r);
        hn::StoreU(hn::Add(lambda, r), d, schedule.lambda.data() + i);
        const auto coincident = hn::Eq(distance, constants.zero);
        dx = hn::IfThenElse(coincident, constants.direction, dx);
        distance = hn::IfThenElse(coincident, constants.one, distance);
        return hn::Div(r, distance);
    }
};

/// Corrects the sticks of a segment from place i on, as long as all lanes are filled. Returns the first place
/// that is left.
template <class Rule, Kind kind, class D, class Access, class V = hn::Vec<D>>
std::size_t relaxLanes(D d, StickSchedule& schedule, const Segment& segment, std::size_t i, Access access) {
    const std::size_t lanes = hn::Lanes(d), end = segment.begin + segment.count;
    const Constants<V> constants(d, segment);
    V length = hn::Set(d, schedule.length[segment.begin]);
    V shareFirst = hn::Set(d, schedule.shareFirst[segment.begin]);
    V shareSecond = hn::Set(d, schedule.shareSecond[segment.begin]);
    Ends<V> ends{constants.zero, constants.zero, constants.zero, constants.zero};
    for (; i + lanes <= end; i += lanes) {
        access.load(d, schedule, i, ends);
        if constexpr (kind != Kind::Uniform) {
            length = hn::LoadU(d, schedule.length.data() + i);
            shareFirst = hn::LoadU(d, schedule.shareFirst.data() + i);
            shareSecond = hn::LoadU(d, schedule.shareSecond.data() + i);
        }
        V dx = hn::Sub(ends.x2, ends.x1);
        const V dy = hn::Sub(ends.y2, ends.y1);
        const V q = Rule::factor(d, constants, schedule, i, length, dx, dy);
        const V cFirst = hn::Mul(shareFirst, q), cSecond = hn::Mul(shareSecond, q);
        Ends<V> moved{hn::Add(ends.x1, hn::Mul(cFirst, dx)), hn::Add(ends.y1, hn::Mul(cFirst, dy)),
                      hn::Sub(ends.x2, hn::Mul(cSecond, dx)), hn::Sub(ends.y2, hn::Mul(cSecond, dy))};
        if constexpr (kind == Kind::Guarded) {
            const auto firstStays = hn::Eq(shareFirst, constants.zero);
            const auto secondStays = hn::Eq(shareSecond, constants.zero);
            moved = {hn::IfThenElse(firstStays, ends.x1, moved.x1),
                     hn::IfThenElse(firstStays, ends.y1, moved.y1),
                     hn::IfThenElse(secondStays, ends.x2, moved.x2),
                     hn::IfThenElse(secondStays, ends.y2, moved.y2)};
        }
        access.store(d, schedule, i, moved);
    }
    return i;
}

/// Eights of sticks, then fours, twos and single ones, as far as the processor has these widths.
template <class Rule, Kind kind, class Access>
void relaxSegment(StickSchedule& schedule, const Segment& segment, Access access) {
    std::size_t i = segment.begin;
    if (segment.count >= 2) {
        i = relaxLanes<Rule, kind>(hn::CappedTag<double, 8>(), schedule, segment, i, access);
        i = relaxLanes<Rule, kind>(hn::CappedTag<double, 4>(), schedule, segment, i, access);
        i = relaxLanes<Rule, kind>(hn::CappedTag<double, 2>(), schedule, segment, i, access);
    }
    relaxLanes<Rule, kind>(hn::CappedTag<double, 1>(), schedule, segment, i, access);
}

template <class Rule, class Access>
void relaxUniform(StickSchedule& schedule, const Segment& segment, Access access) {
    if constexpr (std::is_same_v<Access, Lists<Layout::Paired>> && !std::is_same_v<Rule, ByCompliance>)
        relaxSegment<Rule, Kind::Uniform>(schedule, segment, AlikePairs{access.x, access.y});
    else
        relaxSegment<Rule, Kind::Uniform>(schedule, segment, access);
}

template <class Rule, class Access>
void relaxSegment(StickSchedule& schedule, const Segment& segment, Access access) {
    if (segment.hasFixedEnds)
        relaxSegment<Rule, Kind::Guarded>(schedule, segment, access);
    else if (segment.uniform)
        relaxUniform<Rule>(schedule, segment, access);
    else
        relaxSegment<Rule, Kind::Varying>(schedule, segment, access);
}

/// Sticks that are in no run, one after the other.
template <class Rule>
void relaxScattered(StickSchedule& schedule, const Segment& segment, double* x, double* y) {
    if constexpr (!std::is_same_v<Rule, ByRoot>) {
        for (std::uint32_t k = 0; k < segment.count; ++k) {
            Segment single = segment;
            single.begin += k;
            single.count = 1;
            relaxSegment<Rule, Kind::Guarded>(schedule, single, Lists<Layout::Contiguous>{x, y});
        }
        return;
    }
    for (std::size_t i = segment.begin; i < segment.begin + segment.count; ++i)
        projectStick(x, y, static_cast<std::uint32_t>(schedule.first[i]),
                     static_cast<std::uint32_t>(schedule.second[i]), schedule.length[i], segment.minError,
                     schedule.shareFirst[i], schedule.shareSecond[i]);
}

template <class Rule>
void relaxRuns(StickSchedule& schedule, double* x, double* y) {
    for (const Segment& segment : schedule.segments()) {
        if (segment.layout == Layout::Contiguous)
            relaxSegment<Rule>(schedule, segment, Lists<Layout::Contiguous>{x, y});
        else if (segment.layout == Layout::Paired)
            relaxSegment<Rule>(schedule, segment, Lists<Layout::Paired>{x, y});
        else
            relaxScattered<Rule>(schedule, segment, x, y);
    }
}

template <class Rule>
void relaxPairs(StickSchedule& schedule, std::span<double> x, std::span<double> y, double* xy) {
    const hn::ScalableTag<double> d;
    const std::size_t lanes = hn::Lanes(d);
    std::size_t p = 0;
    for (; p + lanes <= x.size(); p += lanes)
        hn::StoreInterleaved2(hn::LoadU(d, x.data() + p), hn::LoadU(d, y.data() + p), d, xy + 2 * p);
    for (; p < x.size(); ++p) {
        xy[2 * p] = x[p];
        xy[2 * p + 1] = y[p];
    }
    for (const Segment& segment : schedule.segments()) relaxSegment<Rule>(schedule, segment, Pairs{xy});
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

template <class Rule>
void relaxBy(StickSchedule& schedule, std::span<double> x, std::span<double> y, double* pairs) {
    // Contiguous runs of sticks are relaxed in place. If a large part of the sticks is scattered, it is
    // faster to copy the coordinates to pairs and back.
    if (schedule.isScattered())
        relaxPairs<Rule>(schedule, x, y, pairs);
    else
        relaxRuns<Rule>(schedule, x.data(), y.data());
}

void relaxAll(StickRule rule, StickSchedule& schedule, std::span<double> x, std::span<double> y,
              double* pairs) {
    switch (rule) {
    case StickRule::Root:
        return relaxBy<ByRoot>(schedule, x, y, pairs);
    case StickRule::Tangent:
        return relaxBy<ByTangent>(schedule, x, y, pairs);
    case StickRule::Compliance:
        return relaxBy<ByCompliance>(schedule, x, y, pairs);
    }
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace timestep {

HWY_EXPORT(relaxAll);

void relaxSchedule(StickRule rule, StickSchedule& schedule, std::span<double> x, std::span<double> y,
                   std::span<double> pairs) {
    HWY_DYNAMIC_DISPATCH(relaxAll)(rule, schedule, x, y, pairs.data());
}

} // namespace timestep
#endif
