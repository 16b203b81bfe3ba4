// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/integrator.h"
#include "core/integration/methods.h"

#include <algorithm>

namespace timestep {

std::span<const Integrator> integrators() {
#define TIMESTEP_LIST_INTEGRATOR(record) record,
    static const Integrator catalogue[] = {TIMESTEP_INTEGRATORS(TIMESTEP_LIST_INTEGRATOR)};
#undef TIMESTEP_LIST_INTEGRATOR
    return catalogue;
}

const Integrator* findIntegrator(std::string_view id) {
    for (const Integrator& integrator : integrators())
        if (integrator.id == id) return &integrator;
    return nullptr;
}

namespace {

IntegratorState emptyState(const Integrator& integrator, std::size_t n) {
    IntegratorState state;
    state.n = n;
    state.y.assign(2 * n, 0);
    state.memory.assign(integrator.memorySlots * n + integrator.memoryScalars, 0);
    state.scalars = integrator.memoryScalars;
    if (const auto* written = std::get_if<WrittenMethod>(&integrator.scheme))
        state.program = written->program;
    state.stages.assign(integrator.stageSlots * n + integrator.stageMatrices * n * n, 0);
    return state;
}

} // namespace

IntegratorState startIntegrator(const Integrator& integrator, const Problem& problem, double h,
                                const Damping& damping, double tolerance) {
    IntegratorState state = emptyState(integrator, problem.coordinates());
    state.damping = damping;
    state.tolerance = tolerance;
    problem.start(state.q(), state.v());
    if (integrator.start) integrator.start(problem, state, 0, h);
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
    if (integrator.start) integrator.start(problem, state, t, h);
    return state;
}

} // namespace timestep
