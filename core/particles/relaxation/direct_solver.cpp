// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/direct_solver.h"

#include "core/particles/world/stick.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr int mostSolves = 100;
/// Relative error beyond which there is no way back [1]. A hand cannot pull a stick so long.
constexpr double lostError = 1000;
constexpr double roundOff = 1e-13;

double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}

} // namespace

void DirectSolver::directions(const double* x, const double* y, std::vector<Point>& of) const {
    for (std::size_t i = 0; i < sticks_.size(); ++i) {
        const double dx = x[sticks_[i].b] - x[sticks_[i].a];
        const double dy = y[sticks_[i].b] - y[sticks_[i].a];
        const double distance = std::sqrt(dx * dx + dy * dy);
        of[i] = distance == 0 ? Point{1, 0} : Point{dx / distance, dy / distance};
    }
}

void DirectSolver::project(World& world, std::span<double> lambda, const Options& options) {
    if (!known_) build(world);
    const std::size_t n = sticks_.size();
    if (n == 0) return;
    const bool oldOnes = options.oldX != nullptr;
    if (oldOnes) directions(options.oldX, options.oldY, o_);
    const double inverseSquare = 1 / (options.h * options.h);
    double before = std::numeric_limits<double>::infinity();
    for (int solves = 0; solves < mostSolves; ++solves) {
        mayStop(n);
        double largest = 0;
        bool same = oldOnes && solves > 0;
        for (std::size_t i = 0; i < n; ++i) {
            const Stick& stick = sticks_[i];
            const double dx = world.x[stick.b] - world.x[stick.a];
            const double dy = world.y[stick.b] - world.y[stick.a];
            const double distance = std::sqrt(dx * dx + dy * dy);
            u_[i] = distance == 0 ? Point{1, 0} : Point{dx / distance, dy / distance};
            const std::uint32_t s = stick.stick;
            compliance_[i] = world.compliance[s] * inverseSquare;
            right_[i] = distance - world.length[s] - compliance_[i] * lambda[s];
            if (options.beforeX != nullptr && world.damping[s] != 0) {
                const double gamma = dampingGamma(world, s, options.h);
                const Point grown = {dx - (options.beforeX[stick.b] - options.beforeX[stick.a]),
                                     dy - (options.beforeY[stick.b] - options.beforeY[stick.a])};
                right_[i] = (right_[i] + gamma * dot(u_[i], grown)) / (1 + gamma);
                compliance_[i] /= 1 + gamma;
            }
            const bool active = !(world.stickFlags[s] & TensionOnly) || right_[i] > 0 || lambda[s] > 0;
            same = same && active_[i] == (active ? 1 : 0);
            active_[i] = active ? 1 : 0;
            const double error = active ? std::abs(right_[i]) / world.length[s] : 0;
            if (!(error <= largest)) largest = error;
        }
        lost_ = !(largest <= lostError);
        if (!std::isfinite(largest)) return;
        if (options.tolerance > 0) {
            const bool stalled = largest < 1e-6 && largest > 0.5 * before; // round-off, or no solution
            if (largest <= options.tolerance || stalled) return;
            before = largest;
        }
        solve(oldOnes, same);
        const std::vector<Point>& along = oldOnes ? o_ : u_;
        for (std::size_t i = 0; i < n; ++i) {
            const Stick& stick = sticks_[i];
            double r = r_[i];
            if ((world.stickFlags[stick.stick] & TensionOnly) && r < -lambda[stick.stick])
                r = -lambda[stick.stick];
            lambda[stick.stick] += r;
            world.x[stick.a] += stick.wa * r * along[i].x;
            world.y[stick.a] += stick.wa * r * along[i].y;
            world.x[stick.b] -= stick.wb * r * along[i].x;
            world.y[stick.b] -= stick.wb * r * along[i].y;
        }
        if (options.tolerance == 0) return;
    }
}

void DirectSolver::projectVelocities(const World& world, std::span<Point> velocities) {
    if (!known_) build(world);
    const std::size_t n = sticks_.size();
    if (n == 0) return;
    directions(world.x.data(), world.y.data(), u_);
    for (std::size_t i = 0; i < n; ++i) {
        const Stick& stick = sticks_[i];
        const Point va = velocities[stick.a];
        const Point vb = velocities[stick.b];
        const std::uint32_t s = stick.stick;
        right_[i] = dot(u_[i], {vb.x - va.x, vb.y - va.y});
        compliance_[i] = 0;
        const bool slack = (world.stickFlags[s] & TensionOnly) &&
                           (right_[i] < 0 || world.distance(stick.a, stick.b) < world.length[s] * (1 - 1e-9));
        active_[i] = world.compliance[s] == 0 && !slack ? 1 : 0;
    }
    solve(false, false);
    for (std::size_t i = 0; i < n; ++i) {
        const Stick& stick = sticks_[i];
        velocities[stick.a].x += stick.wa * r_[i] * u_[i].x;
        velocities[stick.a].y += stick.wa * r_[i] * u_[i].y;
        velocities[stick.b].x -= stick.wb * r_[i] * u_[i].x;
        velocities[stick.b].y -= stick.wb * r_[i] * u_[i].y;
    }
}

void DirectSolver::solve(bool oldOnes, bool same) {
    const std::size_t n = sticks_.size();
    for (std::size_t i = 0; i < n; ++i)
        if (!active_[i]) right_[i] = 0;
    if (!oldOnes) std::copy(u_.begin(), u_.end(), o_.begin());
    solveRows();
    if (inRows_ < n) solveRest(same);
}

// Thomas' algorithm. Row i has A_i,i-1 = next_i-1 u_i . o_i-1 and A_i,i+1 = next_i u_i . o_i+1; rows of
// different chains have next = 0 between them.
void DirectSolver::solveRows() {
    const std::size_t n = inRows_;
    if (n == 0) return;
    double upper = 0;    // A_i-1,i over the pivot of row i-1
    double solution = 0; // of row i-1, before back substitution
    for (std::size_t i = 0; i < n; ++i) {
        const Stick& stick = sticks_[i];
        if (!active_[i]) {
            pivot_[i] = upper = solution = r_[i] = 0;
            continue;
        }
        const double lower = i > 0 ? sticks_[i - 1].next * dot(u_[i], o_[i - 1]) : 0;
        const double diagonal = (stick.wa + stick.wb) * dot(u_[i], o_[i]) + compliance_[i];
        const double pivot = diagonal - lower * upper;
        const double inverse = std::abs(pivot) > roundOff * std::abs(diagonal) ? 1 / pivot : 0;
        solution = (right_[i] - lower * solution) * inverse;
        upper = i + 1 < n ? stick.next * dot(u_[i], o_[i + 1]) * inverse : 0;
        r_[i] = solution;
        pivot_[i] = upper;
    }
    for (std::size_t i = n - 1; i-- > 0;) r_[i] -= pivot_[i] * r_[i + 1];
}

// With old directions, the matrix uses the old directions on both sides. It is then symmetric and the same in
// all Newton iterations, which converge slightly more slowly to the same positions.
void DirectSolver::solveRest(bool same) {
    const std::size_t begin = inRows_;
    const std::size_t n = sticks_.size();
    if (!factored_) return conjugateGradients();
    if (!same) {
        factor_.clear();
        for (std::size_t i = begin; i < n; ++i)
            factor_.addDiagonal(static_cast<std::uint32_t>(i - begin),
                                active_[i] ? sticks_[i].wa + sticks_[i].wb + compliance_[i] : 1);
        for (std::size_t k = 0; k < couplings_.size(); ++k) {
            const Coupling& c = couplings_[k];
            if (active_[begin + c.i] && active_[begin + c.j])
                factor_.add(k, c.w * dot(o_[begin + c.i], o_[begin + c.j]));
        }
        factor_.factorize();
    }
    std::copy(right_.begin() + static_cast<std::ptrdiff_t>(begin), right_.end(),
              r_.begin() + static_cast<std::ptrdiff_t>(begin));
    factor_.solve(std::span(r_).subspan(begin));
}

// Source: Hestenes and Stiefel 1952, with the diagonal as preconditioner; at most as many steps as unknowns,
// and no more than 1000.
void DirectSolver::conjugateGradients() {
    const std::size_t begin = inRows_;
    const std::size_t n = sticks_.size();
    const auto multiply = [&](const std::vector<double>& p, std::vector<double>& q) {
        std::fill(cgMove_.begin(), cgMove_.end(), Point{});
        for (std::size_t i = begin; i < n; ++i) {
            const Stick& stick = sticks_[i];
            cgMove_[stick.a].x += stick.wa * p[i] * o_[i].x;
            cgMove_[stick.a].y += stick.wa * p[i] * o_[i].y;
            cgMove_[stick.b].x -= stick.wb * p[i] * o_[i].x;
            cgMove_[stick.b].y -= stick.wb * p[i] * o_[i].y;
        }
        for (std::size_t i = begin; i < n; ++i) {
            const Point a = cgMove_[sticks_[i].a];
            const Point b = cgMove_[sticks_[i].b];
            q[i] = active_[i] ? dot(o_[i], {a.x - b.x, a.y - b.y}) + compliance_[i] * p[i] : 0;
        }
    };
    const auto product = [&](const std::vector<double>& p, const std::vector<double>& q) {
        double sum = 0;
        for (std::size_t i = begin; i < n; ++i) sum += p[i] * q[i];
        return sum;
    };
    const auto precondition = [&] {
        for (std::size_t i = begin; i < n; ++i)
            cgZ_[i] = right_[i] / (sticks_[i].wa + sticks_[i].wb + compliance_[i]);
    };
    std::fill(r_.begin() + static_cast<std::ptrdiff_t>(begin), r_.end(), 0);
    precondition();
    cgP_ = cgZ_;
    double rho = product(right_, cgZ_);
    const double enough = 1e-28 * rho;
    const std::size_t most = std::min<std::size_t>(n - begin, 1000);
    for (std::size_t k = 0; k < most && rho > enough; ++k) {
        mayStop(5 * (n - begin));
        multiply(cgP_, cgQ_);
        const double curvature = product(cgP_, cgQ_);
        if (!(curvature > 0)) return;
        const double step = rho / curvature;
        for (std::size_t i = begin; i < n; ++i) {
            r_[i] += step * cgP_[i];
            right_[i] -= step * cgQ_[i];
        }
        precondition();
        const double next = product(right_, cgZ_);
        for (std::size_t i = begin; i < n; ++i) cgP_[i] = cgZ_[i] + next / rho * cgP_[i];
        rho = next;
    }
}

} // namespace timestep
