// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/parameter/parameter.h"
#include "core/run/simulation/event.h"
#include "core/scenes/scene.h"

#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// The actions of the user in a run of equations of motion: holding, placing and throwing the parts of
/// Scene::grips. `q` and `v` are those of the run.
class ProblemHands {
public:
    /// Carries out Grab, Move, Release, Place or Velocity. Returns whether q or v has changed. Throws
    /// InputError for other events, and for parts that do not exist.
    bool apply(const Scene& scene, const ParameterValues& parameters, const Event& event, std::span<double> q,
               std::span<double> v);
    bool holdSomething() const { return !held_.empty(); }
    /// Call before a step if a part is held.
    void beforeStep(std::span<const double> q);
    /// Call after that step, of size h [time unit]. Puts each held part at its hand, with the velocity of
    /// this motion.
    void afterStep(const Scene& scene, const ParameterValues& parameters, double h, std::span<double> q,
                   std::span<double> v) const;

    Json save() const;
    /// Reads the member "hands" of the state of a simulation, if it has one. `coordinates` is their number in
    /// the problem.
    void load(const JsonField& state, const Scene& scene, std::size_t coordinates);

private:
    struct Held {
        std::uint32_t part;
        Point at; ///< of the hand [scene length]
    };
    std::vector<Held> held_;
    std::vector<double> before_; ///< q before the step
};

} // namespace timestep
