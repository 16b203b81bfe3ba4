// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/reference_motion.h"

#include "core/integration/compensated_sum.h"
#include "core/stop.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr double roundOff = 1e-15;    // round-off of q in a step relative to v, and of v relative to q
constexpr std::size_t columns = 9;    // of the extrapolation: order 18
constexpr int mostStepsInOne = 10000; // in one step of the run: half a second
constexpr std::size_t workPerTrial = columns * (columns + 1); // evaluations

} // namespace

ReferenceMotion::ReferenceMotion(const Problem& problem, double h, double tolerance)
    : problem_(&problem),
      n_(problem.coordinates()),
      h_(h),
      tolerance_(tolerance),
      H_(h),
      y_(2 * n_),
      lost_(2 * n_),
      size_{0, 0},
      next_(2 * n_),
      slope_(2 * n_),
      a_(2 * n_),
      b_(2 * n_),
      c_(2 * n_),
      table_(columns, std::vector<double>(2 * n_)) {
    const std::span<double> all(y_);
    problem_->start(all.first(n_), all.last(n_));
    start_ = y_;
}

ReferenceMotion::ReferenceMotion(const Problem& problem, double h, std::int64_t step,
                                 std::span<const double> y, double tolerance)
    : ReferenceMotion(problem, h, tolerance) {
    start_.assign(y.begin(), y.end());
    y_ = start_;
    begins_ = step_ = step;
}

/// The motion reaches a time between two steps of the run from the earlier step and then returns to that
/// step.
std::span<const double> ReferenceMotion::at(double t) {
    std::int64_t step = std::llround(t / h_);
    if (static_cast<double>(step) * h_ > t) --step;
    step = std::max(step, begins_);
    if (step < step_)
        *this = ReferenceMotion(*problem_, h_, begins_, std::vector<double>(start_), tolerance_);
    for (; step_ < step; ++step_) {
        try {
            follow(static_cast<double>(step_) * h_, static_cast<double>(step_ + 1) * h_);
        } catch (const Stopped&) { // in the middle of the step
            *this = ReferenceMotion(*problem_, h_, begins_, std::vector<double>(start_), tolerance_);
            throw;
        }
    }
    const double reached = static_cast<double>(step) * h_;
    if (reached == t) return y_;
    const auto y = y_, lost = lost_;
    const auto size = size_;
    const double H = H_;
    const auto goBack = [&] {
        y_ = y;
        lost_ = lost;
        size_ = size;
        H_ = H;
    };
    try {
        follow(reached, t);
    } catch (const Stopped&) {
        goBack();
        throw;
    }
    between_ = y_;
    goBack();
    return between_;
}

void ReferenceMotion::slope(double t, std::span<const double> y, std::span<double> dydt) const {
    std::copy(y.begin() + static_cast<std::ptrdiff_t>(n_), y.end(), dydt.begin());
    problem_->acceleration(t, y.first(n_), y.last(n_), dydt.last(n_));
}

/// Makes steps of H_ from one time to another, with compensated addition to y.
void ReferenceMotion::follow(double from, double to) {
    double t = from;
    if (!std::isfinite(y_[0])) return;
    for (int count = 0; t < to; ++count) {
        const bool last = t + H_ >= to * (1 - 1e-15);
        const double H = last ? to - t : H_;
        const double error = count < mostStepsInOne ? extrapolate(t, H) : std::nan("");
        if (!std::isfinite(error) && (count >= mostStepsInOne || H < 1e-12 * h_)) {
            std::fill(y_.begin(), y_.end(), undefined);
            return;
        }
        if (error <= 1) {
            for (std::size_t i = 0; i < y_.size(); ++i) addCompensated(y_[i], lost_[i], next_[i]);
            t = last ? to : t + H;
        }
        const double power = 1.0 / (2 * columns - 1);
        const double factor = std::isfinite(error) ? 0.9 * std::pow(std::max(error, 1e-12), -power) : 0.1;
        if (!last || error > 1)
            H_ = H * std::clamp(factor, 0.1, 3.0);
        else if (factor > 1)
            H_ = std::max(H_, H * std::min(factor, 3.0));
    }
}

/// Gragg's modified midpoint rule with 2, 4, 6 ... substeps and Aitken-Neville extrapolation in (H/n)², until
/// two columns agree. Stores the change of y in next_ and returns the error in tolerances. Source: E. Hairer,
/// S. P. Norsett, G. Wanner, Solving Ordinary Differential Equations I, section II.9.
double ReferenceMotion::extrapolate(double t, double H) {
    mayStop(workPerTrial * n_);
    slope(t, y_, slope_);
    double error = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < n_; ++i) {
        size_[0] = std::max(size_[0], std::abs(y_[i]));
        size_[1] = std::max(size_[1], std::abs(y_[n_ + i]));
    }
    const double pace = std::max(H, 1e-3 * h_);
    for (std::size_t k = 0; k < columns; ++k) {
        const std::size_t substeps = 2 * (k + 1);
        const double d = H / static_cast<double>(substeps);
        // a_ and b_ are changes since the start of the step, which keeps the digits of small steps.
        for (std::size_t i = 0; i < y_.size(); ++i) {
            a_[i] = 0;
            b_[i] = d * slope_[i];
        }
        for (std::size_t j = 1; j < substeps; ++j) {
            for (std::size_t i = 0; i < y_.size(); ++i) c_[i] = y_[i] + b_[i];
            slope(t + static_cast<double>(j) * d, c_, next_);
            for (std::size_t i = 0; i < y_.size(); ++i) {
                const double change = a_[i] + 2 * d * next_[i];
                a_[i] = b_[i];
                b_[i] = change;
            }
        }
        std::copy(b_.begin(), b_.end(), table_[k].begin());
        for (std::size_t j = k; j-- > 0;) {
            const double ratio = static_cast<double>(k + 1) / static_cast<double>(j + 1);
            const double weight = 1 / (ratio * ratio - 1);
            for (std::size_t i = 0; i < y_.size(); ++i)
                table_[j][i] = table_[j + 1][i] + (table_[j + 1][i] - table_[j][i]) * weight;
        }
        if (k == 0) continue;
        error = 0;
        std::array<double, 2> size = size_;
        for (std::size_t i = 0; i < y_.size(); ++i)
            size[i / n_] = std::max(size[i / n_], std::abs(table_[0][i]));
        const double scaleQ = tolerance_ * size[0] + roundOff * size[1] * pace;
        const double scaleV = tolerance_ * size[1] + roundOff * size[0] / pace;
        for (std::size_t i = 0; i < y_.size(); ++i) {
            const double scale = i < n_ ? scaleQ : scaleV;
            const double difference = std::abs(table_[0][i] - table_[1][i]);
            if (!std::isfinite(difference)) return undefined;
            if (scale > 0) error = std::max(error, difference / scale);
        }
        // If columns differ much, their round-off remains in the extrapolated one.
        if (k == 1 && error * tolerance_ > 1e-2) return error;
        if (k > 1 && error <= 1) break;
    }
    std::copy(table_[0].begin(), table_[0].end(), next_.begin());
    return error;
}

ComputedReference::ComputedReference(const Problem& problem, double h)
    : tight_(problem, h),
      loose_(problem, h / 2, 10 * ReferenceMotion::tightest),
      h_(h),
      n_(problem.coordinates()) {}

ComputedReference::ComputedReference(const Problem& problem, double h, std::int64_t step,
                                     std::span<const double> y)
    : tight_(problem, h, step, y),
      loose_(problem, h / 2, 2 * step, y, 10 * ReferenceMotion::tightest),
      h_(h),
      n_(problem.coordinates()),
      compared_(step) {}

bool ComputedReference::agreesAt(double t) {
    const auto tight = tight_.at(t), loose = loose_.at(t);
    double differences[2] = {};
    for (std::size_t i = 0; i < tight.size(); ++i) {
        const double difference = std::abs(tight[i] - loose[i]);
        if (std::isfinite(tight[i]) && !std::isfinite(difference)) return false;
        size_[i / n_] = std::max(size_[i / n_], std::abs(tight[i]));
        differences[i / n_] = std::max(differences[i / n_], difference);
    }
    return differences[0] <= limit * size_[0] && differences[1] <= limit * size_[1];
}

std::span<const double> ComputedReference::at(double t) {
    for (; !horizon_ && static_cast<double>(compared_ + 1) * h_ <= t; ++compared_)
        if (!agreesAt(static_cast<double>(compared_ + 1) * h_))
            horizon_ = static_cast<double>(compared_) * h_;
    if (horizon_ && t > *horizon_) return {};
    return tight_.at(t);
}

} // namespace timestep
