// SPDX-License-Identifier: GPL-3.0-or-later
// Explains one step of a method in lines and arrows. There is one function for each family of Scheme; it
// repeats the operations of the engine in the same order.
#include "core/microscope/step_trace_writer.h"

#include "core/integration/position_verlet.h"
#include "core/method/program.h"
#include "core/translatable.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace timestep {

namespace {

using Space = StepArrow::Space;

/// Slot i of n numbers.
Numbers numbersOf(const std::vector<double>& slots, std::size_t n, std::size_t i) {
    const auto slot = std::span(slots).subspan(i * n, n);
    return {slot.begin(), slot.end()};
}
Numbers slotOf(const IntegratorState& state, std::size_t i) {
    return numbersOf(state.memory, state.n, i);
}

/// The first line of a method's code with this beginning; empty if there is none.
std::string codeOf(const Integrator& integrator, std::string_view beginning) {
    for (const std::string_view line : integrator.code)
        if (line.substr(0, beginning.size()) == beginning && line.find("# once") == std::string_view::npos)
            return std::string(line);
    return {};
}

std::string evaluationText(const Evaluation& e) {
    return "a(" + vectorText(e.q) + ") = " + vectorText(e.a);
}

/// As stepRungeKutta: y + (h b_f) (k_f + sum_j b_j / b_f k_j), b_f the first weight that is not 0.
Numbers weightedSlopes(std::span<const double> weights, double h, const std::vector<Numbers>& k) {
    const auto first = static_cast<std::size_t>(
        std::find_if(weights.begin(), weights.end(), [](double w) { return w != 0; }) - weights.begin());
    Numbers total = k[first];
    for (std::size_t j = first + 1; j < weights.size(); ++j) {
        const double ratio = weights[j] / weights[first];
        if (ratio != 0) total = sum(std::move(total), scaled(ratio, k[j]));
    }
    return scaled(h * weights[first], total);
}

void explain(const RungeKutta& method, StepTraceWriter& writer, const StepTrace& step,
             const IntegratorState& before, const IntegratorState&) {
    const Tableau& tableau = method.tableau;
    const std::size_t stages = tableau.b.size();
    const Integrator& integrator = writer.integrator();
    const bool carried = method.firstSameAsLast;
    std::vector<Numbers> ofQ, ofV;
    for (std::size_t i = 0; i < stages; ++i) {
        const bool known = carried && i == 0;
        const Numbers a = known ? slotOf(before, 0) : step.evaluations[carried ? i - 1 : i].a;
        const Numbers q = i == 0 ? step.q0 : step.evaluations[carried ? i - 1 : i].q;
        const Numbers v = i == 0 ? step.v0 : step.evaluations[carried ? i - 1 : i].v;
        const std::string n = std::to_string(i + 1);
        writer.line(
            !method.stages.empty() ? std::string(method.stages[i])
            : i == 0               ? "v1 = v;  a1 = a(x)"
                     : "v" + n + " = v + h * sum(a[" + n + "][j] * aj);  a" + n + " = a(x" + n + ")",
            "v" + n + " = " + vectorText(v) + ";  a" + n + " = a(" + vectorText(q) + ") = " + vectorText(a),
            known ? StepNote{TRANSLATABLE("microscope", "a1 is known from the last step")} : StepNote{});
        writer.probe(Space::Position, "h v" + n, q, scaled(step.h, v), q);
        writer.probe(Space::Velocity, "h a" + n, v, scaled(step.h, a), q);
        ofQ.push_back(v);
        ofV.push_back(a);
    }
    const std::string x = codeOf(integrator, "x ="), v = codeOf(integrator, "v =");
    writer.addLine(Space::Position, x.empty() ? "x = x + h * sum(b[i] * vi)" : x, "Δx",
                   weightedSlopes(tableau.b, step.h, ofQ));
    writer.addLine(Space::Velocity, v.empty() ? "v = v + h * sum(b[i] * ai)" : v, "Δv",
                   weightedSlopes(tableau.b, step.h, ofV));
    if (carried)
        writer.line("a1 = a(x)", evaluationText(step.evaluations.back()),
                    {TRANSLATABLE("microscope", "for the next step")});
}

void explain(const Splitting& method, StepTraceWriter& writer, const StepTrace& step,
             const IntegratorState& before, const IntegratorState&) {
    const Substeps substeps = method.substeps;
    const bool carries = method.carries();
    Numbers a;
    if (carries) a = slotOf(before, 0);
    bool current = carries;
    std::size_t next = 0;
    for (std::size_t i = 0; i < substeps.size(); ++i) {
        const double w = substeps[i].weight * step.h;
        const std::string weight = substeps[i].weight == 1 ? "" : numberText(substeps[i].weight) + " ";
        const bool drifts = substeps[i].kind == Substep::Kind::Drift;
        std::string formula = !method.lines.empty() ? std::string(method.lines[i])
                              : drifts              ? "x = x + " + weight + "h * v"
                                                    : "v = v + " + weight + "h * a(x)";
        if (drifts) {
            writer.addLine(Space::Position, std::move(formula), weight + "h v", scaled(w, writer.v()));
            current = false;
            continue;
        }
        std::string where;
        StepNote note;
        if (!current) {
            a = step.evaluations[next].a;
            where = ";  " + evaluationText(step.evaluations[next++]);
        } else {
            note.text = TRANSLATABLE("microscope", "a(x) is known from before");
        }
        current = true;
        StepLine& line = writer.addLine(Space::Velocity, std::move(formula), weight + "h a", scaled(w, a));
        line.numbers += where;
        line.note = std::move(note);
    }
}

void explain(const PositionVerlet& method, StepTraceWriter& writer, const StepTrace& step,
             const IntegratorState& before, const IntegratorState&) {
    const Integrator& integrator = writer.integrator();
    const Numbers old = slotOf(before, PositionVerlet::previousPosition),
                  a = slotOf(before, PositionVerlet::acceleration);
    const double h = step.h;
    const double last =
        method.form == VerletForm::Naive ? h : before.memoryScalars()[PositionVerlet::previousStep];
    const auto [ratio, time] = verletWeights(method.form, h, last);
    const VerletFactors factors = verletFactors(before.damping, time);
    const double keep = ratio * factors.keep, kick = h * factors.kick;
    Numbers moved(step.q0);
    for (std::size_t k = 0; k < moved.size(); ++k) moved[k] = (moved[k] - old[k]) * keep;
    const Numbers pull = scaled(kick, a);
    writer.line(codeOf(integrator, "next ="),
                vectorText(step.q0) + " + " + vectorText(moved) + " + " + vectorText(pull) + " = " +
                    vectorText(step.q1) + ";  old = " + vectorText(old) + ", a(x) = " + vectorText(a));
    writer.add(Space::Position, keep == 1 ? "x − old" : "(x − old) " + numberText(keep), moved);
    writer.add(Space::Position, "h² a", pull);
    Numbers u(writer.q());
    for (std::size_t k = 0; k < u.size(); ++k) u[k] = (u[k] - step.q0[k]) / h;
    const Numbers next = step.evaluations.back().a, zero(u.size(), 0);
    const std::string half = codeOf(integrator, "v =");
    if (before.damping.form == DragForm::InForce) {
        const Numbers push = scaled(h / 2, next);
        writer.line(half, vectorText(u) + " + " + vectorText(push) + " = " + vectorText(step.v1) + ";  " +
                              evaluationText(step.evaluations.back()));
        writer.begin(Space::Velocity, "(x − old) / h", zero, u);
        writer.add(Space::Velocity, "h a / 2", push);
        return;
    }
    // (u + u') / 2 with the u' of the next step; halving is exact, so the halves add up like the whole.
    const VerletFactors ahead = verletFactors(before.damping, h);
    writer.line("v = (u + u') / 2;  u = (x - old) / h, u' = keep * u + kick * a(x)",
                "u = " + vectorText(u) + ", keep = " + numberText(ahead.keep) +
                    ", kick = " + numberText(ahead.kick) + ";  " + evaluationText(step.evaluations.back()));
    writer.begin(Space::Velocity, "u / 2", zero, scaled(0.5, u));
    writer.add(Space::Velocity, "keep u / 2", scaled(0.5, scaled(ahead.keep, u)));
    writer.add(Space::Velocity, "kick a / 2", scaled(0.5, scaled(ahead.kick, next)));
}

void explain(const ImplicitStage& method, StepTraceWriter& writer, const StepTrace& step,
             const IntegratorState&, const IntegratorState& after) {
    const Numbers w = numbersOf(after.stages, after.n, ImplicitStage::solution);
    const double c = method.c;
    const std::string part = c == 1 ? "h" : "h / 2";
    writer.line("w = v + " + part + " * a(x + " + part + " * w)", "w = " + vectorText(w),
                {TRANSLATABLE("microscope", "solved for w with %1 evaluations"),
                 {std::to_string(step.evaluations.size())}});
    for (std::size_t i = 0; i < step.evaluations.size(); ++i) {
        const Evaluation& e = step.evaluations[i];
        writer.line("a(x + " + part + " * w)", "w = " + vectorText(e.v) + ";  " + evaluationText(e),
                    {TRANSLATABLE("microscope", "try %1"), {std::to_string(i + 1)}});
        writer.probe(Space::Position, "h w", step.q0, scaled(step.h, e.v), step.q0);
    }
    writer.addLine(Space::Position, "x = x + h * w", "h w", scaled(step.h, w));
    Numbers change(w);
    for (std::size_t k = 0; k < change.size(); ++k) change[k] = (change[k] - step.v0[k]) / c;
    writer.addLine(Space::Velocity, c == 1 ? "v = v + (w - v)" : "v = v + 2 * (w - v)",
                   c == 1 ? "w − v" : "2 (w − v)", change);
}

void explain(const AdaptivePair& method, StepTraceWriter& writer, const StepTrace& step,
             const IntegratorState& before, const IntegratorState& after) {
    const std::size_t slopesOfTrial = method.tableau.get().b.size();
    const std::size_t trials = step.evaluations.size() / slopesOfTrial;
    const std::int64_t rejected = after.rejectedSteps - before.rejectedSteps;
    writer.line("T <= t + h", "t + h = " + numberText(step.t + step.h),
                {TRANSLATABLE("microscope", "inner steps tried: %1, rejected: %2"),
                 {std::to_string(trials), std::to_string(rejected)}});
    for (std::size_t i = 0; i < step.evaluations.size(); ++i) {
        const Evaluation& e = step.evaluations[i];
        const std::string n = std::to_string(i % slopesOfTrial + 2);
        writer.line("v" + n + ";  a" + n,
                    "t = " + numberText(e.t) + ";  v" + n + " = " + vectorText(e.v) + ";  " +
                        evaluationText(e),
                    {TRANSLATABLE("microscope", "inner step %1"), {std::to_string(i / slopesOfTrial + 1)}});
        writer.probe(Space::Position, "h v" + n, e.q, scaled(step.h, e.v), e.q);
    }
    const double T = after.memoryScalars()[method.innerStart], H = after.memoryScalars()[method.innerSize];
    const double s = ((step.t + step.h) - T) / H, r = 1 - s;
    for (const Space space : {Space::Position, Space::Velocity}) {
        const bool ofQ = space == Space::Position;
        const std::size_t terms = ofQ ? method.termsOfQ : method.termsOfV;
        const Numbers first = slotOf(after, terms), c2 = slotOf(after, terms + 1),
                      c3 = slotOf(after, terms + 2), c4 = slotOf(after, terms + 3),
                      c5 = slotOf(after, terms + 4);
        Numbers arrow(first.size());
        for (std::size_t k = 0; k < arrow.size(); ++k)
            arrow[k] = s * (c2[k] + r * (c3[k] + s * (c4[k] + r * c5[k])));
        writer.line(ofQ ? "x = X + s * (c2 + (1 - s) * (c3 + s * (c4 + (1 - s) * c5)))"
                        : "v = V + s * (d2 + (1 - s) * (d3 + s * (d4 + (1 - s) * d5)))",
                    "T = " + numberText(T) + ", H = " + numberText(H) + ", s = " + numberText(s) + ";  " +
                        vectorText(first) + " + " + vectorText(arrow) + " = " +
                        vectorText(sum(first, arrow)));
        writer.begin(space, ofQ ? "x − X" : "v − V", first, arrow);
    }
}

/// Plays recorded accelerations back, in their order.
class RecordedProblem final : public Problem {
public:
    explicit RecordedProblem(const std::vector<Evaluation>& recorded) : recorded_(recorded) {}
    std::size_t coordinates() const override { return recorded_.empty() ? 0 : recorded_.front().q.size(); }
    void start(std::span<double>, std::span<double>) const override {}
    void acceleration(double, std::span<const double>, std::span<const double>,
                      std::span<double> a) const override {
        const Numbers& known = recorded_[next_++].a;
        std::copy(known.begin(), known.end(), a.begin());
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
    std::size_t played() const { return next_; }

private:
    const std::vector<Evaluation>& recorded_;
    mutable std::size_t next_ = 0;
};

/// Writes one line of a written method after it ran: its text, the new value, and the evaluations it made.
class WrittenLines final : public MethodWatch {
public:
    WrittenLines(StepTraceWriter& writer, const StepTrace& step, const RecordedProblem& problem)
        : writer_(writer), step_(step), problem_(problem) {}

    void line(const MethodLine& line, std::span<const double> value) override {
        std::string numbers = line.name + " = " + vectorText(value);
        const std::size_t first = told_;
        for (; told_ < problem_.played(); ++told_)
            numbers += ";  " + evaluationText(step_.evaluations[told_]);
        if (++lines_ > mostWritten) return followOnly(line, value);
        writer_.line(line.text, std::move(numbers));
        for (std::size_t i = first; i < told_; ++i)
            writer_.probe(Space::Velocity, "h a", writer_.v(), scaled(step_.h, step_.evaluations[i].a),
                          step_.evaluations[i].q);
        follow(line, value);
    }

private:
    static constexpr std::size_t mostWritten = 60; ///< a loop of many rounds is shown by its first ones

    /// Later lines are not shown, but their changes of x and v belong to the sum.
    void followOnly(const MethodLine& line, std::span<const double> value) {
        if (lines_ == mostWritten + 1)
            writer_.line({}, {},
                         {TRANSLATABLE("microscope", "More lines follow; only the first %1 are shown."),
                          {std::to_string(mostWritten)}});
        follow(line, value);
    }

    /// An arrow from the sum so far to the new value, if one rounding leads there; else the value itself.
    void follow(const MethodLine& line, std::span<const double> value) {
        if (line.variable > MethodProgram::registerOfV || !line.isVector) return;
        const Space space = line.variable == MethodProgram::registerOfX ? Space::Position : Space::Velocity;
        const Numbers& before = space == Space::Position ? writer_.q() : writer_.v();
        Numbers arrow(value.begin(), value.end());
        for (std::size_t k = 0; k < arrow.size(); ++k) arrow[k] = value[k] - before[k];
        if (const Numbers after = sum(before, arrow); std::equal(after.begin(), after.end(), value.begin()))
            return writer_.add(space, "Δ" + line.name, arrow);
        writer_.begin(space, line.name, {value.begin(), value.end()}, Numbers(value.size(), 0));
    }

    StepTraceWriter& writer_;
    const StepTrace& step_;
    const RecordedProblem& problem_;
    std::size_t told_ = 0, lines_ = 0;
};

/// Runs the program again, on the recorded accelerations.
void explain(const WrittenMethod& method, StepTraceWriter& writer, const StepTrace& step,
             const IntegratorState& before, const IntegratorState&) {
    const RecordedProblem problem(step.evaluations);
    WrittenLines lines(writer, step, problem);
    IntegratorState again = before;
    method.program->step(problem, again, step.t, step.h, &lines);
}

} // namespace

void explainStep(StepTrace& trace, const Integrator& integrator, const IntegratorState& before,
                 const IntegratorState& after) {
    StepTraceWriter writer(trace, integrator);
    std::visit([&](const auto& method) { explain(method, writer, trace, before, after); }, integrator.scheme);
}

} // namespace timestep
