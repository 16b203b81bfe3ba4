// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/integrator.h"
#include "core/integration/methods.h"

#include <algorithm>
#include <deque>

namespace timestep {

namespace {

/// The lines of a method's code that its scheme gives.
struct DerivedCode {
    std::string text = {};
    std::vector<std::string_view> lines = {};

    explicit DerivedCode(const Scheme& scheme) {
        std::visit(
            [&](const auto& method) {
                if constexpr (requires { codeOf(method); }) text = codeOf(method);
            },
            scheme);
        for (std::string_view rest = text; !rest.empty();) {
            const std::size_t end = rest.find('\n');
            lines.push_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end, rest.size() - 1) + 1);
        }
    }
};

} // namespace

std::span<const Integrator> integrators() {
    static const std::vector<Integrator> catalogue = [] {
#define TIMESTEP_LIST_INTEGRATOR(record) record,
        std::vector<Integrator> list = {TIMESTEP_INTEGRATORS(TIMESTEP_LIST_INTEGRATOR)};
#undef TIMESTEP_LIST_INTEGRATOR
        static std::deque<DerivedCode> codes; // never moves its elements, which the records point to
        for (Integrator& integrator : list)
            if (integrator.code.empty()) integrator.code = codes.emplace_back(integrator.scheme).lines;
        return list;
    }();
    return catalogue;
}

const Integrator* findIntegrator(std::string_view id) {
    for (const Integrator& integrator : integrators())
        if (integrator.id == id) return &integrator;
    return nullptr;
}

MethodStorage Integrator::storage() const {
    return std::visit([](const auto& method) { return storageOf(method); }, scheme);
}

void Integrator::start(const Problem& problem, IntegratorState& state, double t, double h) const {
    std::visit([&](const auto& method) { prepare(method, problem, state, t, h); }, scheme);
}

void Integrator::step(const Problem& problem, IntegratorState& state, double t, double h) const {
    std::visit([&](const auto& method) { makeStep(method, problem, state, t, h); }, scheme);
}

IntegratorState emptyState(const Integrator& integrator, std::size_t n) {
    const MethodStorage storage = integrator.storage();
    IntegratorState state;
    state.n = n;
    state.y.assign(2 * n, 0);
    state.memory.assign(storage.memorySlots * n + storage.memoryScalars, 0);
    state.scalars = storage.memoryScalars;
    state.stages.assign(storage.stageSlots * n + storage.stageMatrices * n * n, 0);
    return state;
}

IntegratorState startIntegrator(const Integrator& integrator, const Problem& problem, double h,
                                const Damping& damping, double tolerance) {
    IntegratorState state = emptyState(integrator, problem.coordinates());
    state.damping = damping;
    state.tolerance = tolerance;
    problem.start(state.q(), state.v());
    integrator.start(problem, state, 0, h);
    return state;
}

IntegratorState startIntegrator(const Integrator& integrator, const Problem& problem, double t, double h,
                                std::span<const double> q, std::span<const double> v, const Damping& damping,
                                double tolerance) {
    IntegratorState state = emptyState(integrator, problem.coordinates());
    state.damping = damping;
    state.tolerance = tolerance;
    std::copy(q.begin(), q.end(), state.q().begin());
    std::copy(v.begin(), v.end(), state.v().begin());
    integrator.start(problem, state, t, h);
    return state;
}

} // namespace timestep
