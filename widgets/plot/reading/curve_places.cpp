// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/curve_places.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

using Kind = CurvePlace::Kind;

/// Calls `see` for each change of sign, in ascending order, until it returns false. The arguments are the
/// last row of the old sign, or the first row that is zero, and the row of the place.
template <typename See>
void forEachChangeOfSign(std::span<const double> values, See see) {
    std::optional<std::size_t> last, zero; // the last row with a sign; the first zero after it
    for (std::size_t row = 0; row < values.size(); ++row) {
        const double value = values[row];
        if (!std::isfinite(value)) {
            last.reset();
            zero.reset();
        } else if (value == 0) {
            if (!zero) zero = row;
        } else {
            if (last && (values[*last] < 0) != (value < 0))
                if (!see(zero.value_or(*last), zero.value_or(row))) return;
            last = row;
            zero.reset();
        }
    }
}

std::optional<CurvePlace> nextChangeOfSign(std::span<const double> values, std::size_t row, bool forward,
                                           Kind kind, std::size_t other) {
    std::optional<CurvePlace> found;
    forEachChangeOfSign(values, [&](std::size_t from, std::size_t to) {
        if (forward ? to <= row : to >= row) return forward;
        found = CurvePlace{kind, to, from, other};
        return !forward;
    });
    return found;
}

} // namespace

std::optional<CurvePlace> nextExtremum(std::span<const double> ys, std::size_t row, bool forward) {
    std::optional<CurvePlace> found;
    for (std::size_t begin = 1; begin + 1 < ys.size();) {
        std::size_t end = begin + 1; // after the plateau
        while (end < ys.size() && ys[end] == ys[begin]) ++end;
        if (end == ys.size()) break;
        const double before = ys[begin - 1], value = ys[begin], after = ys[end];
        const std::size_t middle = begin + (end - 1 - begin) / 2;
        const bool known = std::isfinite(before) && std::isfinite(value) && std::isfinite(after);
        const bool maximum = before < value && after<value, minimum = before> value && after > value;
        if (known && (maximum || minimum)) {
            if (!forward && middle >= row) break;
            if (!forward || middle > row)
                found = CurvePlace{maximum ? Kind::Maximum : Kind::Minimum, middle, middle, 0};
            if (forward && found) break;
        }
        begin = end;
    }
    return found;
}

std::optional<CurvePlace> nextCrossing(std::span<const double> ys,
                                       const std::vector<std::vector<double>>& differences, std::size_t row,
                                       bool forward) {
    std::optional<CurvePlace> best = nextChangeOfSign(ys, row, forward, Kind::Zero, 0);
    for (std::size_t other = 0; other < differences.size(); ++other) {
        const auto place = nextChangeOfSign(differences[other], row, forward, Kind::Crossing, other);
        if (place && (!best || (forward ? place->row < best->row : place->row > best->row))) best = place;
    }
    return best;
}

std::vector<double> differencesFrom(std::span<const double> xs, std::span<const double> ys,
                                    std::span<const double> otherXs, std::span<const double> otherYs) {
    const std::size_t others = std::min(otherXs.size(), otherYs.size());
    std::vector<double> differences(std::min(xs.size(), ys.size()), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const auto end = otherXs.begin() + static_cast<std::ptrdiff_t>(others);
        const auto after = std::lower_bound(otherXs.begin(), end, xs[i]);
        if (after == end || !std::isfinite(xs[i])) continue;
        const auto next = static_cast<std::size_t>(after - otherXs.begin());
        if (*after == xs[i]) {
            differences[i] = ys[i] - otherYs[next];
        } else if (next > 0) {
            const double part = (xs[i] - otherXs[next - 1]) / (otherXs[next] - otherXs[next - 1]);
            differences[i] = ys[i] - (otherYs[next - 1] + part * (otherYs[next] - otherYs[next - 1]));
        }
    }
    return differences;
}

} // namespace timestep
