// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/problem_hands.h"

#include "core/input_error.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace timestep {

namespace {

bool isOfHand(EventKind kind) {
    return kind == EventKind::Grab || kind == EventKind::Move || kind == EventKind::Release ||
           kind == EventKind::Place || kind == EventKind::Velocity;
}

std::size_t partsOf(const Scene& scene, std::size_t coordinates) {
    if (scene.grips.place == nullptr) return 0;
    return (coordinates + scene.grips.perPart - 1) / scene.grips.perPart;
}

} // namespace

bool ProblemHands::apply(const Scene& scene, const ParameterValues& parameters, const Event& event,
                         std::span<double> q, std::span<double> v) {
    if (scene.grips.place == nullptr || !isOfHand(event.kind))
        throw InputError(TRANSLATABLE("fault", "this scene has no particles to grab and no sticks to cut"));
    for (const double number : {event.at.x, event.at.y, event.to.x, event.to.y})
        if (!std::isfinite(number))
            throw InputError(TRANSLATABLE("fault", "a body can only be moved to a finite place"));
    const Sentence name(TRANSLATABLE("fault", "body %1"), event.index);
    if (event.index >= partsOf(scene, q.size()))
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no body %1"), event.index));
    const auto held = std::find_if(held_.begin(), held_.end(),
                                   [&event](const Held& other) { return other.part == event.index; });
    switch (event.kind) {
    case EventKind::Place:
        scene.grips.place(parameters, event.index, event.at, q);
        return true;
    case EventKind::Velocity:
        scene.grips.push(parameters, event.index, event.to, q, v);
        return true;
    case EventKind::Grab:
        if (held != held_.end())
            throw InputError(Sentence(TRANSLATABLE("fault", "%1 is held already"), name));
        held_.push_back({event.index, event.at});
        return false;
    default:
        if (held == held_.end()) throw InputError(Sentence(TRANSLATABLE("fault", "%1 is not held"), name));
    }
    if (event.kind == EventKind::Move)
        held->at = event.at;
    else
        held_.erase(held);
    return false;
}

void ProblemHands::beforeStep(std::span<const double> q) {
    before_.assign(q.begin(), q.end());
}

void ProblemHands::afterStep(const Scene& scene, const ParameterValues& parameters, double h,
                             std::span<double> q, std::span<double> v) const {
    for (const Held& held : held_) {
        scene.grips.place(parameters, held.part, held.at, q);
        const std::size_t first = held.part * scene.grips.perPart;
        for (std::size_t i = first; i < std::min(first + scene.grips.perPart, q.size()); ++i)
            v[i] = (q[i] - before_[i]) / h;
    }
}

Json ProblemHands::save() const {
    Json hands = Json::array();
    for (const Held& held : held_) hands.push_back({{"particle", held.part}, {"at", {held.at.x, held.at.y}}});
    return hands;
}

void ProblemHands::load(const JsonField& state, const Scene& scene, std::size_t coordinates) {
    std::vector<Held> held;
    if (state.has("hands"))
        for (const JsonField& hand : state.member("hands").elements())
            held.push_back(
                {hand.member("particle").index(partsOf(scene, coordinates)), hand.member("at").point()});
    held_ = std::move(held);
}

} // namespace timestep
