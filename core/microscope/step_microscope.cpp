// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/microscope/step_microscope.h"

#include "core/integration/methods.h"
#include "core/integration/runge_kutta.h"
#include "core/integration/splitting.h"
#include "core/run/event_location.h"
#include "core/run/problem_simulation.h"
#include "core/translatable.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

using Numbers = std::vector<double>;
using Part = StepArrow::Part;
using Space = StepArrow::Space;

constexpr std::size_t mostShown = 4;

/// Passes everything on to a problem and writes down what it is asked.
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

private:
    const Problem& problem_;
    std::vector<Evaluation>& log_;
};

Numbers copy(std::span<const double> numbers) {
    return {numbers.begin(), numbers.end()};
}
/// A memory slot of a method.
Numbers slotOf(const IntegratorState& state, std::size_t i) {
    return copy(std::span(state.memory).subspan(i * state.n, state.n));
}
Numbers scaled(double factor, const Numbers& numbers) {
    Numbers result(numbers);
    for (double& number : result) number = factor * number;
    return result;
}
Numbers sum(Numbers one, const Numbers& other) {
    for (std::size_t k = 0; k < one.size(); ++k) one[k] += other[k];
    return one;
}

std::string text(double number) {
    char buffer[32];
    number += 0.0; // -0 is 0
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::general, 6).ptr;
    std::string result(buffer, end);
    if (result[0] == '-') result.replace(0, 1, "−");
    return result;
}

/// The first line of a method's code that begins so.
std::string codeOf(const Integrator& integrator, std::string_view beginning) {
    for (const std::string_view line : integrator.code)
        if (line.substr(0, beginning.size()) == beginning && line.find("# once") == std::string_view::npos)
            return std::string(line);
    return {};
}

/// Writes the lines of a step, and carries the sum along.
class Account {
public:
    Account(StepTrace& account, const Integrator& integrator)
        : account_(account), integrator_(integrator), q(account.q0), v(account.v0) {}

    const Integrator& integrator() const { return integrator_; }
    void line(std::string formula, std::string numbers, StepNote note = {}) {
        account_.lines.push_back({std::move(formula), std::move(numbers), {}, std::move(note)});
    }
    void probe(Space space, std::string name, Numbers from, Numbers arrow, Numbers at) {
        account_.lines.back().arrows.push_back(
            {space, Part::Probe, std::move(name), std::move(from), std::move(arrow), std::move(at)});
    }
    void add(Space space, std::string name, Numbers arrow) {
        Numbers& total = space == Space::Position ? q : v;
        account_.lines.back().arrows.push_back({space, Part::Term, std::move(name), total, arrow, q});
        total = sum(std::move(total), arrow);
    }
    void begin(Space space, std::string name, Numbers from, Numbers arrow) {
        Numbers& total = space == Space::Position ? q : v;
        total = std::move(from);
        add(space, std::move(name), std::move(arrow));
        account_.lines.back().arrows.back().part = Part::Begin;
    }
    /// x = x + a line: "0.5 + 0.01 = 0.51".
    void addLine(Space space, std::string formula, std::string name, const Numbers& arrow) {
        const Numbers& total = space == Space::Position ? q : v;
        line(std::move(formula),
             vectorText(total) + " + " + vectorText(arrow) + " = " + vectorText(sum(total, arrow)));
        add(space, std::move(name), arrow);
    }

private:
    StepTrace& account_;
    const Integrator& integrator_;

public:
    Numbers q, v; ///< the sums so far
};

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

void writeRungeKutta(Account& account, const Tableau& tableau, const StepTrace& step,
                     const IntegratorState& before) {
    const std::size_t stages = tableau.b.size();
    const Integrator& integrator = account.integrator();
    // Dormand-Prince begins with the last slope of the step before.
    const bool carried = integrator.memorySlots > 0;
    std::vector<Numbers> ofQ, ofV;
    const bool coded = integrator.code.size() == stages + 2;
    for (std::size_t i = 0; i < stages; ++i) {
        const bool known = carried && i == 0;
        const Numbers a = known ? slotOf(before, 0) : step.evaluations[carried ? i - 1 : i].a;
        const Numbers q = i == 0 ? step.q0 : step.evaluations[carried ? i - 1 : i].q;
        const Numbers v = i == 0 ? step.v0 : step.evaluations[carried ? i - 1 : i].v;
        const std::string n = std::to_string(i + 1);
        account.line(
            coded    ? std::string(integrator.code[i])
            : i == 0 ? "v1 = v;  a1 = a(x)"
                     : "v" + n + " = v + h * sum(a[" + n + "][j] * aj);  a" + n + " = a(x" + n + ")",
            "v" + n + " = " + vectorText(v) + ";  a" + n + " = a(" + vectorText(q) + ") = " + vectorText(a),
            known ? StepNote{TRANSLATABLE("microscope", "a1 is known from the last step")} : StepNote{});
        account.probe(Space::Position, "h v" + n, q, scaled(step.h, v), q);
        account.probe(Space::Velocity, "h a" + n, v, scaled(step.h, a), q);
        ofQ.push_back(v);
        ofV.push_back(a);
    }
    const std::string x = codeOf(integrator, "x ="), v = codeOf(integrator, "v =");
    account.addLine(Space::Position, x.empty() ? "x = x + h * sum(b[i] * vi)" : x, "Δx",
                    weightedSlopes(tableau.b, step.h, ofQ));
    account.addLine(Space::Velocity, v.empty() ? "v = v + h * sum(b[i] * ai)" : v, "Δv",
                    weightedSlopes(tableau.b, step.h, ofV));
    if (carried)
        account.line("a1 = a(x)", evaluationText(step.evaluations.back()),
                     {TRANSLATABLE("microscope", "for the next step")});
}

void writeSplitting(Account& account, Splitting splitting, StepTrace& step, const IntegratorState& before) {
    const Integrator& integrator = account.integrator();
    const bool carries = integrator.memorySlots > 0;
    Numbers a;
    if (carries) a = slotOf(before, 0);
    bool current = carries;
    std::size_t next = 0;
    const std::size_t comments = integrator.code.size() - std::min(integrator.code.size(), splitting.size());
    const bool coded = integrator.code.size() >= splitting.size() && comments <= 1;
    for (std::size_t i = 0; i < splitting.size(); ++i) {
        const double w = splitting[i].weight * step.h;
        const std::string weight = splitting[i].weight == 1 ? "" : text(splitting[i].weight) + " ";
        const bool drifts = splitting[i].kind == Substep::Kind::Drift;
        std::string formula = coded    ? std::string(integrator.code[i + comments])
                              : drifts ? "x = x + " + weight + "h * v"
                                       : "v = v + " + weight + "h * a(x)";
        if (drifts) {
            account.addLine(Space::Position, std::move(formula), weight + "h v", scaled(w, account.v));
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
        account.addLine(Space::Velocity, std::move(formula), weight + "h a", scaled(w, a));
        step.lines.back().numbers += where;
        step.lines.back().note = std::move(note);
    }
}

void writeVerlet(Account& account, const StepTrace& step, const IntegratorState& before) {
    const Integrator& integrator = account.integrator();
    const Numbers old = slotOf(before, 0), a = slotOf(before, 1);
    const double h = step.h;
    double ratio = 1, time = h;
    if (integrator.memoryScalars > 0) {
        const double last = before.memoryScalars()[0];
        ratio = h / last;
        if (integrator.orderOnAlternatingSteps == 2) time = (h + last) / 2;
    }
    const VerletFactors factors = verletFactors(before.damping, time);
    const double keep = ratio * factors.keep, kick = h * factors.kick;
    Numbers moved(step.q0);
    for (std::size_t k = 0; k < moved.size(); ++k) moved[k] = (moved[k] - old[k]) * keep;
    const Numbers pull = scaled(kick, a);
    account.line(codeOf(integrator, "next ="),
                 vectorText(step.q0) + " + " + vectorText(moved) + " + " + vectorText(pull) + " = " +
                     vectorText(step.q1) + ";  old = " + vectorText(old) + ", a(x) = " + vectorText(a));
    account.add(Space::Position, keep == 1 ? "x − old" : "(x − old) " + text(keep), moved);
    account.add(Space::Position, "h² a", pull);
    Numbers u(account.q);
    for (std::size_t k = 0; k < u.size(); ++k) u[k] = (u[k] - step.q0[k]) / h;
    const Numbers next = step.evaluations.back().a, zero(u.size(), 0);
    const std::string half = codeOf(integrator, "v =");
    if (before.damping.form == DampingForm::InForce) {
        const Numbers push = scaled(h / 2, next);
        account.line(half, vectorText(u) + " + " + vectorText(push) + " = " + vectorText(step.v1) + ";  " +
                               evaluationText(step.evaluations.back()));
        account.begin(Space::Velocity, "(x − old) / h", zero, u);
        account.add(Space::Velocity, "h a / 2", push);
        return;
    }
    // (u + u') / 2 with the u' of the next step; halving is exact, so the halves add up like the whole.
    const VerletFactors ahead = verletFactors(before.damping, h);
    account.line("v = (u + u') / 2;  u = (x - old) / h, u' = keep * u + kick * a(x)",
                 "u = " + vectorText(u) + ", keep = " + text(ahead.keep) + ", kick = " + text(ahead.kick) +
                     ";  " + evaluationText(step.evaluations.back()));
    account.begin(Space::Velocity, "u / 2", zero, scaled(0.5, u));
    account.add(Space::Velocity, "keep u / 2", scaled(0.5, scaled(ahead.keep, u)));
    account.add(Space::Velocity, "kick a / 2", scaled(0.5, scaled(ahead.kick, next)));
}

void writeImplicit(Account& account, double c, const StepTrace& step, const IntegratorState& after) {
    const Numbers w = copy(std::span(after.stages).first(after.n)); // what Newton's method has found
    const std::string part = c == 1 ? "h" : "h / 2";
    account.line("w = v + " + part + " * a(x + " + part + " * w)", "w = " + vectorText(w),
                 {TRANSLATABLE("microscope", "solved for w with %1 evaluations"),
                  {std::to_string(step.evaluations.size())}});
    for (std::size_t i = 0; i < step.evaluations.size(); ++i) {
        const Evaluation& e = step.evaluations[i];
        account.line("a(x + " + part + " * w)", "w = " + vectorText(e.v) + ";  " + evaluationText(e),
                     {TRANSLATABLE("microscope", "try %1"), {std::to_string(i + 1)}});
        account.probe(Space::Position, "h w", step.q0, scaled(step.h, e.v), step.q0);
    }
    account.addLine(Space::Position, "x = x + h * w", "h w", scaled(step.h, w));
    Numbers change(w);
    for (std::size_t k = 0; k < change.size(); ++k) change[k] = (change[k] - step.v0[k]) / c;
    account.addLine(Space::Velocity, c == 1 ? "v = v + (w - v)" : "v = v + 2 * (w - v)",
                    c == 1 ? "w − v" : "2 (w − v)", change);
}

/// The engine's memory after the step holds the continuous extension of the last inner step: slots 3 to 7 for
/// q, 8 to 12 for v; single numbers: when that step began, and its size.
void writeAdaptive(Account& account, const StepTrace& step, const IntegratorState& before,
                   const IntegratorState& after) {
    constexpr std::size_t slopesOfTrial = 6;
    const std::size_t trials = step.evaluations.size() / slopesOfTrial;
    const std::int64_t rejected = after.rejectedSteps - before.rejectedSteps;
    account.line("T <= t + h", "t + h = " + text(step.t + step.h),
                 {TRANSLATABLE("microscope", "inner steps tried: %1, rejected: %2"),
                  {std::to_string(trials), std::to_string(rejected)}});
    for (std::size_t i = 0; i < step.evaluations.size(); ++i) {
        const Evaluation& e = step.evaluations[i];
        const std::string n = std::to_string(i % slopesOfTrial + 2);
        account.line("v" + n + ";  a" + n,
                     "t = " + text(e.t) + ";  v" + n + " = " + vectorText(e.v) + ";  " + evaluationText(e),
                     {TRANSLATABLE("microscope", "inner step %1"), {std::to_string(i / slopesOfTrial + 1)}});
        account.probe(Space::Position, "h v" + n, e.q, scaled(step.h, e.v), e.q);
    }
    const auto numbers = after.memoryScalars();
    const double s = ((step.t + step.h) - numbers[0]) / numbers[1], r = 1 - s;
    for (const Space space : {Space::Position, Space::Velocity}) {
        const bool ofQ = space == Space::Position;
        const std::size_t terms = ofQ ? 3 : 8;
        const Numbers first = slotOf(after, terms), c2 = slotOf(after, terms + 1),
                      c3 = slotOf(after, terms + 2), c4 = slotOf(after, terms + 3),
                      c5 = slotOf(after, terms + 4);
        Numbers arrow(first.size());
        for (std::size_t k = 0; k < arrow.size(); ++k)
            arrow[k] = s * (c2[k] + r * (c3[k] + s * (c4[k] + r * c5[k])));
        account.line(ofQ ? "x = X + s * (c2 + (1 - s) * (c3 + s * (c4 + (1 - s) * c5)))"
                         : "v = V + s * (d2 + (1 - s) * (d3 + s * (d4 + (1 - s) * d5)))",
                     "T = " + text(numbers[0]) + ", H = " + text(numbers[1]) + ", s = " + text(s) + ";  " +
                         vectorText(first) + " + " + vectorText(arrow) + " = " +
                         vectorText(sum(first, arrow)));
        account.begin(space, ofQ ? "x − X" : "v − V", first, arrow);
    }
}

} // namespace

StepTrace accountOfStep(const Integrator& integrator, const Problem& problem, const IntegratorState& before,
                        double t, double h) {
    StepTrace step;
    step.t = t;
    step.h = h;
    step.q0 = copy(before.q());
    step.v0 = copy(before.v());
    const RecordingProblem recording(problem, step.evaluations);
    IntegratorState after = before;
    integrator.step(recording, after, t, h);
    step.q1 = copy(after.q());
    step.v1 = copy(after.v());
    Account account(step, integrator);
    if (!after.failure.empty())
        account.line({}, {},
                     {TRANSLATABLE("microscope", "The method could not make this step: %1"),
                      {std::string(after.failure)}});
    else if (const Tableau* tableau = tableauOf(integrator.id))
        writeRungeKutta(account, *tableau, step, before);
    else if (const Splitting splitting = splittingOf(integrator.id); !splitting.empty())
        writeSplitting(account, splitting, step, before);
    else if (!integrator.keepsVelocities)
        writeVerlet(account, step, before);
    else if (integrator.adaptive)
        writeAdaptive(account, step, before, after);
    else
        writeImplicit(account, integrator.id == "backward-euler" ? 1 : 0.5, step, after);
    return step;
}

std::optional<StepTrace> accountOfStep(const Simulation& simulation) {
    const auto* run = dynamic_cast<const ProblemSimulation*>(&simulation);
    if (run == nullptr) return {};
    const Problem& problem = *run->problem();
    const double h = run->frameLoop()->stepSize(run->steps());
    StepTrace step = accountOfStep(run->integrator(), problem, run->integratorState(), run->time(), h);
    if (!problem.hasEvents()) return step;
    IntegratorState after = run->integratorState();
    EventLocation().step(run->integrator(), problem, after, run->time(), h);
    if (std::equal(after.q().begin(), after.q().end(), step.q1.begin()) &&
        std::equal(after.v().begin(), after.v().end(), step.v1.begin()))
        return step;
    const Numbers zero(after.n, 0);
    Account account(step, run->integrator());
    step.q1 = copy(after.q());
    step.v1 = copy(after.v());
    account.line({}, "x = " + vectorText(step.q1) + ";  v = " + vectorText(step.v1),
                 {TRANSLATABLE("microscope", "Something happens within this step, and cuts it.")});
    account.begin(Space::Position, "x", step.q1, zero);
    account.begin(Space::Velocity, "v", step.v1, zero);
    return step;
}

std::string sentence(const StepNote& note) {
    std::string result(note.text);
    for (std::size_t i = 0; i < note.values.size(); ++i) {
        const auto at = result.find("%" + std::to_string(i + 1));
        if (at != std::string::npos) result.replace(at, 2, note.values[i]);
    }
    return result;
}

std::string vectorText(std::span<const double> numbers) {
    if (numbers.size() == 1) return text(numbers[0]);
    std::string result = "(";
    for (std::size_t k = 0; k < std::min(numbers.size(), mostShown); ++k)
        result += (k > 0 ? ", " : "") + text(numbers[k]);
    return result + (numbers.size() > mostShown ? ", …)" : ")");
}

} // namespace timestep
