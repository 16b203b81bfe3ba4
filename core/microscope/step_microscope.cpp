// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/microscope/step_microscope.h"

#include "core/integration/applies.h"
#include "core/run/simulation/event_location.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/translatable.h"

#include <algorithm>
#include <variant>

namespace timestep {

namespace {

/// Forwards every call to a problem and records the accelerations.
class RecordingProblem final : public Problem {
public:
    RecordingProblem(const Problem& problem, std::vector<Evaluation>& log) : problem_(problem), log_(log) {}
    std::size_t coordinates() const override { return problem_.coordinates(); }
    void start(std::span<double> q, std::span<double> v) const override { problem_.start(q, v); }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        problem_.acceleration(t, q, v, a);
        log_.push_back({t, {q.begin(), q.end()}, {v.begin(), v.end()}, {a.begin(), a.end()}});
    }
    double kineticEnergy(std::span<const double> q, std::span<const double> v) const override {
        return problem_.kineticEnergy(q, v);
    }
    double potentialEnergy(double t, std::span<const double> q) const override {
        return problem_.potentialEnergy(t, q);
    }
    double energyScale() const override { return problem_.energyScale(); }
    double dampingRate() const override { return problem_.dampingRate(); }
    bool isFirstOrder(std::size_t coordinate) const override { return problem_.isFirstOrder(coordinate); }
    bool hasEnergy() const override { return problem_.hasEnergy(); }

private:
    const Problem& problem_;
    std::vector<Evaluation>& log_;
};

Numbers copied(std::span<const double> numbers) {
    return {numbers.begin(), numbers.end()};
}

void explainStep(StepTrace& trace, const Integrator& integrator, const StepTaken& taken) {
    StepTraceWriter writer(trace, integrator);
    std::visit([&](const auto& method) { explain(method, writer, taken); }, integrator.scheme);
}

} // namespace

StepTrace traceOfStep(const Integrator& integrator, const Problem& problem, const IntegratorState& before,
                      double t, double h) {
    StepTrace step;
    step.t = t;
    step.h = h;
    step.q0 = copied(before.q());
    step.v0 = copied(before.v());
    const RecordingProblem recording(problem, step.evaluations);
    IntegratorState after = before;
    integrator.step(recording, after, t, h);
    step.q1 = copied(after.q());
    step.v1 = copied(after.v());
    if (after.failure.empty())
        explainStep(step, integrator, {step, before, after});
    else
        StepTraceWriter(step, integrator)
            .line({}, {},
                  {TRANSLATABLE("microscope", "The method could not make this step: %1"), {after.failure}});
    return step;
}

std::optional<StepTrace> traceOfStep(const Simulation& simulation) {
    const auto* run = simulation.asProblem();
    if (run == nullptr) return {};
    const Problem& problem = *run->problem();
    const double h = run->gameLoop().stepSize(run->steps());
    StepTrace step = traceOfStep(run->integrator(), problem, run->integratorState(), run->time(), h);
    if (hasFirstOrder(problem))
        StepTraceWriter(step, run->integrator())
            .line({}, {},
                  {TRANSLATABLE("microscope",
                                "Of an equation of first order, v is the variable itself and x its "
                                "integral, which nothing reads.")});
    if (!problem.hasEvents()) return step;
    IntegratorState after = run->integratorState();
    EventLocation().step(run->integrator(), problem, after, run->time(), h);
    if (std::equal(after.q().begin(), after.q().end(), step.q1.begin()) &&
        std::equal(after.v().begin(), after.v().end(), step.v1.begin()))
        return step;
    const Numbers zero(after.n, 0);
    StepTraceWriter writer(step, run->integrator());
    step.q1 = copied(after.q());
    step.v1 = copied(after.v());
    writer.line({}, "x = " + vectorText(step.q1) + ";  v = " + vectorText(step.v1),
                {TRANSLATABLE("microscope", "An event within this step cuts it.")});
    writer.begin(StepArrow::Space::Position, "x", step.q1, zero);
    writer.begin(StepArrow::Space::Velocity, "v", step.v1, zero);
    return step;
}

} // namespace timestep
