// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/exact_state.h"

#include "core/integration/applies.h"

#include <algorithm>

namespace timestep {

namespace {

/// With more coordinates, a computed reference would cost far more than the run.
constexpr std::size_t mostReferenceCoordinates = 64;

} // namespace

ExactState::ExactState(const Problem& problem, double h) : h_(h), now_(2 * problem.coordinates()) {
    const std::span<double> all(now_);
    const std::size_t n = problem.coordinates();
    closedForm_ = problem.exact(0, all.first(n), all.last(n));
}

void ExactState::end() {
    holds_ = false;
    reference_.reset();
}

void ExactState::beginAnew(std::int64_t step, std::span<const double> y) {
    holds_ = true;
    begins_ = step;
    start_.assign(y.begin(), y.end());
    step_ = -1;
    reference_.reset();
}

bool ExactState::isComputed(const Problem& problem) const {
    return !(closedForm_ && start_.empty()) && problem.coordinates() <= mostReferenceCoordinates;
}

std::span<const double> ExactState::at(const Problem& problem, std::int64_t step, double time) const {
    if (!holds_) return {};
    if (step_ != step) {
        const std::span<double> all(now_);
        const std::size_t n = problem.coordinates();
        const bool closed = closedForm_ && start_.empty();
        known_ = closed || isComputed(problem);
        if (closed) {
            problem.exact(time, all.first(n), all.last(n));
        } else if (known_) {
            if (!reference_ && start_.empty()) reference_.emplace(problem, h_);
            if (!reference_) reference_.emplace(problem, h_, begins_, start_);
            const std::span<const double> y = reference_->at(time);
            known_ = !y.empty();
            std::copy(y.begin(), y.end(), now_.begin());
        }
        if (known_ && hasFirstOrder(problem)) {
            std::vector<double> rates(n);
            problem.acceleration(time, all.first(n), all.last(n), rates);
            for (std::size_t i = 0; i < n; ++i) {
                if (!problem.isFirstOrder(i)) continue;
                now_[i] = now_[n + i];
                now_[n + i] = rates[i];
            }
        }
        step_ = step;
    }
    return known_ ? std::span<const double>(now_) : std::span<const double>();
}

void ExactState::load(const JsonField& state) {
    start_ = state.has("exact-start") ? state.member("exact-start").numbersOrNull() : std::vector<double>();
    if (!start_.empty() && start_.size() != now_.size())
        state.member("exact-start")
            .refuse(TRANSLATABLE("fault", "the state does not fit the scene and the method"));
    begins_ = state.has("exact-begins") ? state.member("exact-begins").tally() : 0;
    holds_ = state.member("exact-holds").toggle();
    reference_.reset();
    step_ = -1;
}

} // namespace timestep
