// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/hanging_chain.h"

#include <cmath>

namespace timestep {

namespace {

/// Zero of a falling function between low and high, to the last bit.
template <class Function>
double fallingZero(double low, double high, const Function& f) {
    for (int i = 0; i < 200; ++i) {
        const double middle = low + (high - low) / 2;
        if (middle == low || middle == high) break;
        (f(middle) > 0 ? low : high) = middle;
    }
    return low + (high - low) / 2;
}

/// Sum of n link vectors with the slopes q (i - c), i = 0 ... n - 1.
Point reach(int n, double link, double q, double c) {
    Point sum;
    for (int i = 0; i < n; ++i) {
        const double slope = q * (i - c);
        const double across = link / std::sqrt(1 + slope * slope);
        sum.x += across;
        sum.y += across * slope;
    }
    return sum;
}

} // namespace

// The tension of a link has one horizontal part H for all of them, and its vertical part grows by one weight
// w from link to link, so that slopes grow by q = w / H. For a given q the end rises as c falls, and the span
// shrinks as q grows: two bisections, one within the other.
std::vector<Point> hangingChain(int n, double link, Point end) {
    if (n < 2 || !(end.x > 0) || !(n * link > std::sqrt(end.x * end.x + end.y * end.y))) return {};
    const auto centre = [&](double q) {
        const double far = 1e3 + 1e3 / q;
        return fallingZero(-far, n + far, [&](double c) { return reach(n, link, q, c).y - end.y; });
    };
    const double logarithm = fallingZero(
        -20, 20, [&](double x) { return reach(n, link, std::exp(x), centre(std::exp(x))).x - end.x; });
    const double q = std::exp(logarithm);
    const double c = centre(q);
    std::vector<Point> nodes = {{0, 0}};
    for (int i = 0; i < n; ++i) {
        const double slope = q * (i - c);
        const double across = link / std::sqrt(1 + slope * slope);
        nodes.push_back({nodes.back().x + across, nodes.back().y + across * slope});
    }
    return nodes;
}

// 2 a sinh(d / 2a) = sqrt(S² - dy²) with the span d, the length S and the rise dy; then x0 from dy.
Catenary catenary(double length, Point end) {
    const double d = end.x;
    if (!(d > 0) || !(length > std::sqrt(d * d + end.y * end.y))) return {};
    const double chord = std::sqrt(length * length - end.y * end.y);
    const double logarithm = fallingZero(-30, 30, [&](double x) {
        const double a = d * std::exp(x);
        return 2 * a * std::sinh(d / (2 * a)) - chord;
    });
    Catenary curve;
    curve.a = d * std::exp(logarithm);
    curve.x0 = d / 2 - curve.a * std::asinh(end.y / chord);
    curve.y0 = -curve.a * std::cosh(curve.x0 / curve.a);
    return curve;
}

double Catenary::height(double x) const {
    return a * std::cosh((x - x0) / a) + y0;
}

} // namespace timestep
