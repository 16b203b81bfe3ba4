// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <span>

namespace timestep {

// Accelerations of small problems in closed form. Each formula is written once. A scene uses it for one
// motion (closed_form_problem.h), and an ensemble for many motions at once (core/kernels/lanes). `c` holds
// the constants; `drive` is cos(w t) if there is a driving force. The functions take the constants, q and v,
// and return a. Their first argument provides sine and cosine.

/// Sine and cosine of the C library.
struct LibraryFunctions {
    static double sine(double x) { return std::sin(x); }
    static double cosine(double x) { return std::cos(x); }
};

template <std::size_t count>
using FixedNumbers = std::array<double, count>;

/// The numbers of coordinates and constants of an equation.
template <std::size_t coordinateCount, std::size_t constantCount>
struct ClosedForm {
    static constexpr std::size_t coordinates = coordinateCount, constants = constantCount;
    static constexpr bool hasDrive = false, hasSine = false;
    using Constants = FixedNumbers<constantCount>;
    using Vector = FixedNumbers<coordinateCount>;
};

/// x'' = a.
struct ConstantAcceleration : ClosedForm<1, 1> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector&,
                                                      const Vector&) {
        return {c[0]};
    }
};

/// (x, y)'' = (0, -g).
struct FreeFall : ClosedForm<2, 1> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector&,
                                                      const Vector&) {
        return {0, -c[0]};
    }
};

/// Fall in air, (x, y)'' = -(c + k |v|) v - (0, g); constants g, k, c.
struct FallInAir : ClosedForm<2, 3> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& constants, double,
                                                      const Vector&, const Vector& v) {
        const auto& [g, k, c] = constants;
        const double rate = c + k * std::sqrt(v[0] * v[0] + v[1] * v[1]);
        return {-rate * v[0], -rate * v[1] - g};
    }
};

/// m x'' = -k x - c x'.
struct DampedSpring : ClosedForm<1, 3> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector& q,
                                                      const Vector& v) {
        const auto& [mass, stiffness, damping] = c;
        return {-(stiffness * q[0] + damping * v[0]) / mass};
    }
};

/// m x'' = F cos(w t) - k x - c x'.
struct DrivenSpring : ClosedForm<1, 4> {
    static constexpr bool hasDrive = true;
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double drive,
                                                      const Vector& q, const Vector& v) {
        const auto& [mass, stiffness, damping, force] = c;
        return {(force * drive - stiffness * q[0] - damping * v[0]) / mass};
    }
};

/// theta'' = -w² sin(theta).
struct SwingingBody : ClosedForm<1, 1> {
    static constexpr bool hasSine = true;
    [[gnu::always_inline]] static Vector acceleration(auto& functions, const Constants& c, double,
                                                      const Vector& q, const Vector&) {
        return {-c[0] * functions.sine(q[0])};
    }
};

/// Two pendulums of masses m and rods L, one on the other; angles from the vertical, d their difference.
struct TwoPendulums : ClosedForm<2, 5> {
    static constexpr bool hasSine = true;
    [[gnu::always_inline]] static Vector acceleration(auto& functions, const Constants& constants, double,
                                                      const Vector& q, const Vector& v) {
        const auto& [m1, m2, L1, L2, g] = constants;
        const double d = q[0] - q[1];
        const double s = functions.sine(d), c = functions.cosine(d);
        const double M = m1 + m2;
        const double first = -m2 * L2 * s * v[1] * v[1] - M * g * functions.sine(q[0]);
        const double second = L1 * s * v[0] * v[0] - g * functions.sine(q[1]);
        const double inertia = m1 + m2 * s * s; // M - m2 cos²(d)
        return {(first - m2 * c * second) / (L1 * inertia), (M * second - c * first) / (L2 * inertia)};
    }
};

/// x'' = -4 H / b u (u² - 1) - c x' with u = x / b: two wells of depth H at ±b; constants -4 H / b, b, c.
struct TwoHollows : ClosedForm<1, 3> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& constants, double,
                                                      const Vector& q, const Vector& v) {
        const auto& [steepness, b, c] = constants;
        const double u = q[0] / b;
        return {steepness * u * (u * u - 1) - c * v[0]};
    }
};

/// x'' = γ cos(w t) - δ x' - x (α + β x²).
struct DrivenCubicSpring : ClosedForm<1, 4> {
    static constexpr bool hasDrive = true;
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double drive,
                                                      const Vector& q, const Vector& v) {
        const auto& [alpha, beta, delta, gamma] = c;
        const double x = q[0];
        return {gamma * drive - delta * v[0] - x * (alpha + beta * x * x)};
    }
};

/// x'' = μ (1 - x²) x' - x.
struct SelfExcited : ClosedForm<1, 1> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector& q,
                                                      const Vector& v) {
        return {c[0] * (1 - q[0] * q[0]) * v[0] - q[0]};
    }
};

/// Minus the gradient of (x² + y²) / 2 + x² y - y³ / 3.
struct GalacticField : ClosedForm<2, 0> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants&, double, const Vector& q,
                                                      const Vector&) {
        return {-q[0] - 2 * q[0] * q[1], -q[1] - q[0] * q[0] + q[1] * q[1]};
    }
};

/// r'' = -GM r / |r|³.
struct CentralGravity : ClosedForm<2, 1> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector& q,
                                                      const Vector&) {
        const double r2 = q[0] * q[0] + q[1] * q[1];
        const double pull = -c[0] / (r2 * std::sqrt(r2));
        return {pull * q[0], pull * q[1]};
    }
};

/// r'' = -(GM + 1.5 ε / |r|²) r / |r|³.
struct PerturbedGravity : ClosedForm<2, 2> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector& q,
                                                      const Vector&) {
        const auto& [gm, epsilon] = c;
        const double r2 = q[0] * q[0] + q[1] * q[1];
        const double pull = -(gm + 1.5 * epsilon / r2) / (r2 * std::sqrt(r2));
        return {pull * q[0], pull * q[1]};
    }
};

/// Two masses in the plane that attract each other; constants G, m1, m2.
struct MutualGravity : ClosedForm<4, 3> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector& q,
                                                      const Vector&) {
        const auto& [G, m1, m2] = c;
        const double x = q[2] - q[0], y = q[3] - q[1];
        const double r2 = x * x + y * y;
        const double pull = G / (r2 * std::sqrt(r2));
        return {pull * m2 * x, pull * m2 * y, -pull * m1 * x, -pull * m1 * y};
    }
};

/// Lorenz's equations; of first order, so v holds x, y, z.
struct Convection : ClosedForm<3, 3> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector&,
                                                      const Vector& v) {
        const auto& [sigma, rho, beta] = c;
        return {sigma * (v[1] - v[0]), v[0] * (rho - v[2]) - v[1], v[0] * v[1] - beta * v[2]};
    }
};

/// Lotka's and Volterra's equations; of first order, so v holds prey and predators.
struct PreyAndPredators : ClosedForm<2, 4> {
    [[gnu::always_inline]] static Vector acceleration(auto&, const Constants& c, double, const Vector&,
                                                      const Vector& v) {
        const auto& [growth, loss, benefit, decline] = c;
        return {v[0] * (growth - loss * v[1]), v[1] * (benefit * v[0] - decline)};
    }
};

} // namespace timestep
