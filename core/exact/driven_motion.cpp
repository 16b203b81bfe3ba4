// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/driven_motion.h"

#include <array>
#include <cmath>
#include <complex>
#include <utility>

namespace timestep {

namespace {

using Complex = std::complex<double>;

/// (exp(a t) - exp(b t)) / (a - b), and its limit t exp(a t): the first divided difference of exp(s t).
Complex dividedDifference(Complex a, Complex b, double t) {
    const Complex half = (a - b) * (t / 2);
    const Complex middle = std::exp((a + b) * (t / 2));
    if (std::abs(half) < 0.5) {
        Complex term = 1, sum = 1; // sinh(z) / z
        for (int n = 2; n < 16; n += 2) {
            term *= half * half / static_cast<double>(n * (n + 1));
            sum += term;
        }
        return t * middle * sum;
    }
    return (std::exp(a * t) - std::exp(b * t)) / (a - b);
}

/// The second divided difference of exp(s t) at three points. Far apart: the difference over the widest pair.
/// Near each other: its Taylor series about their mean, t² exp(c t) sum h_n(d t) / (n + 2)!, with h_n the
/// complete homogeneous polynomials of the three distances d.
Complex dividedDifference(std::array<Complex, 3> s, double t) {
    const auto distance = [&](std::size_t i, std::size_t j) { return std::abs(s[i] - s[j]); };
    std::size_t a = 0, b = 1;
    if (distance(0, 2) > distance(a, b)) b = 2;
    if (distance(1, 2) > distance(a, b)) a = 1, b = 2;
    const Complex middle = s[3 - a - b];
    if (distance(a, b) * std::abs(t) > 1)
        return (dividedDifference(s[a], middle, t) - dividedDifference(middle, s[b], t)) / (s[a] - s[b]);
    const Complex centre = (s[0] + s[1] + s[2]) / 3.0;
    const Complex x = (s[0] - centre) * t, y = (s[1] - centre) * t, z = (s[2] - centre) * t;
    Complex powerX = 1, homogeneousXY = 1, homogeneous = 1, sum = 0.5;
    double factorial = 2;
    for (int n = 1; n < 24; ++n) {
        powerX *= x;
        homogeneousXY = powerX + y * homogeneousXY;
        homogeneous = homogeneousXY + z * homogeneous;
        factorial *= n + 2;
        sum += homogeneous / factorial;
    }
    return t * t * std::exp(centre * t) * sum;
}

} // namespace

/// The answer to f exp(i w t) from rest is f [s1, s2, i w] exp(s t), a divided difference at the two roots of
/// s² + 2 gamma s + w0² = 0 and at the frequency of the driving; its rate is f (i w [s1, s2, i w] + [s1, s2])
/// exp(s t), by Leibniz's rule for s exp(s t). Source: the Laplace transform f / ((s-s1)(s-s2)(s-iw)) and C.
/// de Boor, Divided Differences, Surveys in Approximation Theory 1 (2005) 46-69.
OscillatorState drivenMotion(double w0, double gamma, double f, double w, OscillatorState start, double t) {
    const OscillatorState free = oscillatorMotion(w0, gamma, start, t);
    if (f == 0) return free;
    const double difference = (w0 - gamma) * (w0 + gamma);
    const double b = std::sqrt(std::abs(difference));
    const bool swings = difference > 0;
    const Complex s1 = swings ? Complex(-gamma, b) : Complex(gamma + b > 0 ? -w0 * w0 / (gamma + b) : 0);
    const Complex s2 = swings ? Complex(-gamma, -b) : Complex(-gamma - b);
    const Complex drive(0, w);
    const Complex answer = dividedDifference({s1, s2, drive}, t);
    const Complex rate = drive * answer + dividedDifference(s1, s2, t);
    return {free.x + f * answer.real(), free.v + f * rate.real()};
}

double steadyAmplitude(double w0, double gamma, double f, double w) {
    return std::abs(f) / std::hypot((w0 - w) * (w0 + w), 2 * gamma * w);
}

} // namespace timestep
