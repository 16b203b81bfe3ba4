// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"
#include "core/json/json_field.h"
#include "core/run/simulation/reference_motion.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace timestep {

/// The state [q | v] of the exact motion at the steps of a run: of the closed form, or of a computed
/// reference. Each call receives the problem, because a change of a constant replaces it.
class ExactState {
public:
    /// `h` is the step of the run [time unit].
    ExactState(const Problem& problem, double h);

    /// Call when the problem is replaced by one with the same constants.
    void replaceProblem() { reference_.reset(); }
    /// Call when the constants have changed. The exact motion is then no longer known.
    void end();
    /// Restarts the motion from the state y = [q | v] after `step` steps, as a computed reference.
    void beginAnew(std::int64_t step, std::span<const double> y);

    /// Returns [q | v] after `step` steps, valid until the next call; of a coordinate of first order its
    /// value and its rate of change. Empty if it is not known.
    std::span<const double> at(const Problem& problem, std::int64_t step, double time) const;
    bool isComputed(const Problem& problem) const;
    /// True if an action of the user has ended a closed form. The reference that replaces it must not be
    /// called exact.
    bool hasLostClosedForm() const { return closedForm_ && isRestarted(); }
    bool isRestarted() const { return !start_.empty(); }
    /// Time until which the computed reference holds; empty while it holds.
    std::optional<double> horizon() const { return reference_ ? reference_->horizon() : std::nullopt; }

    // The next three are for the state file.
    bool holds() const { return holds_; }
    std::int64_t begins() const { return begins_; }
    const std::vector<double>& start() const { return start_; }
    /// Reads these three. `state` is that of the simulation.
    void load(const JsonField& state);

    std::size_t numbers() const { return now_.size(); }

private:
    double h_;
    bool closedForm_;                 ///< of the problem at its start
    bool holds_ = true;               ///< false once a constant has changed during the run
    std::int64_t begins_ = 0;         ///< step at which an action of the user has set start_
    std::vector<double> start_;       ///< [q | v]; empty: the motion is that of the problem
    mutable std::vector<double> now_; ///< [q | v] at step_
    mutable std::int64_t step_ = -1;
    mutable bool known_ = false;
    mutable std::optional<ComputedReference> reference_; ///< created on demand
};

} // namespace timestep
