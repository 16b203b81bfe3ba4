// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/snap.h"

#include <cmath>

namespace timestep {

namespace {

constexpr double magnet = 7;     ///< [1/96 inch] from the goal
constexpr double coarsePull = 3; ///< [px] around ten times the grid

double roundCoordinate(double value, double grid, double reach) {
    const double fine = std::round(value / grid) * grid;
    const double coarse = std::round(value / (10 * grid)) * 10 * grid;
    return std::abs(value - coarse) <= reach ? coarse : fine;
}

} // namespace

Point roundPlace(Point at, double pixelsPerLength) {
    const double pixel = 1 / pixelsPerLength;
    if (!std::isfinite(pixel) || !std::isfinite(at.x) || !std::isfinite(at.y)) return at;
    double grid = std::pow(10.0, std::floor(std::log10(pixel) + 1e-9));
    for (const double more : {2.0, 5.0, 10.0}) {
        if (grid * (1 + 1e-9) >= pixel) break;
        grid = std::pow(10.0, std::floor(std::log10(pixel) + 1e-9)) * more;
    }
    const double reach = coarsePull * pixel;
    return {roundCoordinate(at.x, grid, reach), roundCoordinate(at.y, grid, reach)};
}

Point snapped(const ViewGeometry& geometry, const Grip& grip, Point at) {
    if (grip.hold == Hold::Pull) return at;
    const double scale = geometry.transformOf(grip.what.run).scale();
    const double reach = magnet * geometry.unit() / scale;
    if (grip.hold == Hold::Arrow)
        return std::hypot(at.x - grip.from.x, at.y - grip.from.y) <= reach ? grip.from : at;
    const Point round = roundPlace(at, scale);
    if (grip.hold != Hold::Ghost) return round;
    const FramePoint* now = geometry.runs().find(grip.what);
    if (now == nullptr) return round;
    const bool level = std::abs(at.y - now->at.y) <= reach;
    if (level && std::abs(at.x - now->at.x) <= reach) return now->at;
    return {round.x, level ? now->at.y : round.y};
}

} // namespace timestep
