// SPDX-License-Identifier: GPL-3.0-or-later
// The Dormand-Prince pair with its own steps. It keeps the estimated error of each step near a tolerance, and
// its continuous extension gives the state at the times of the run. Source of every rule and constant below:
// the program DOPRI5 of E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I
// (1993), sect. II.4 (control, starting step), II.6 (continuous extension) and appendix.
#include "core/integration/dormand_prince.h"
#include "core/integration/methods.h"
#include "core/undefined.h"

#include "core/input_error.h"
#include "core/integration/python_step.h"
#include "core/integration/step_trace.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr double beta = 0.04, safety = 0.9;
constexpr double smallestFactor = 0.2, largestFactor = 10;
constexpr double leastOldError = 1e-4;
/// Longest inner step, in steps of the run. Longer ones gain nothing; in free fall the error estimate is zero
/// and sets no limit.
constexpr double longestStep = 100;
constexpr int mostSteps = 100000; // in one step of the run, rejected ones included
constexpr double smallestStep = 10 * std::numeric_limits<double>::epsilon(); // over t

constexpr Text tooSmall = TRANSLATABLE(
    "integrator", "the tolerance cannot be met: the step it needs is too small to advance the time");
constexpr Text tooMany = TRANSLATABLE(
    "integrator", "the tolerance cannot be met: one step of the run would take more than 100000 inner steps");

// Memory slots: q, v and a at the end of the last inner step, then the five terms of the continuous extension
// for q and five for v, then the estimated errors of q and v in the last inner step.
constexpr std::size_t endQ = 0, endV = 1, endA = 2, termsOfQ = 3, termsOfV = 8, errorsOfQ = 13,
                      errorsOfV = 14, memorySlots = 15;
// Single numbers: time at the start of the last inner step, its size, the next size, the error that the
// controller remembers, and the estimate of the last step in tolerances.
constexpr std::size_t startTime = 0, size = 1, nextSize = 2, oldError = 3, estimate = 4, scalars = 5;
// Stage slots: seven slopes of q and v (the seventh where stepRungeKutta() has its point), then a trial.
constexpr std::size_t lastSlope = 12, trialQ = 14, trialV = 15, stageSlots = 16;
static_assert(slotsOf(dormandPrinceTableau) == trialQ);

double squaredInTolerances(const IntegratorState& state, double value, double y) {
    const double ratio = value / (state.tolerance * (1 + std::abs(y)));
    return ratio * ratio;
}

/// The first step, from the sizes of y, f and f' (subroutine HINIT). Its 1e-6 for a motion that starts at
/// rest is taken in steps of the run. One evaluation.
double startingSize(const Problem& problem, IntegratorState& state, double t, double h) {
    const auto q = state.q(), v = state.v(), a = state.memorySlot(endA);
    const auto q1 = state.stageSlot(trialQ), v1 = state.stageSlot(trialV), a1 = state.stageSlot(lastSlope);
    const double longest = longestStep * std::abs(h), shortest = 1e-6 * std::abs(h);
    double f = 0, y = 0;
    for (std::size_t k = 0; k < state.n; ++k) {
        f += squaredInTolerances(state, v[k], q[k]) + squaredInTolerances(state, a[k], v[k]);
        y += squaredInTolerances(state, q[k], q[k]) + squaredInTolerances(state, v[k], v[k]);
    }
    double first = f <= 1e-10 || y <= 1e-10 ? shortest : 0.01 * std::sqrt(y / f);
    first = std::copysign(std::min(first, longest), h);
    for (std::size_t k = 0; k < state.n; ++k) {
        q1[k] = q[k] + first * v[k];
        v1[k] = v[k] + first * a[k];
    }
    evaluate(problem, state, t + first, q1, v1, a1);
    double change = 0;
    for (std::size_t k = 0; k < state.n; ++k)
        change +=
            squaredInTolerances(state, v1[k] - v[k], q[k]) + squaredInTolerances(state, a1[k] - a[k], v[k]);
    const double slope = std::max(std::sqrt(change) / std::abs(first), std::sqrt(f));
    const double second =
        slope <= 1e-15 ? std::max(shortest, 1e-3 * std::abs(first)) : std::pow(0.01 / slope, 0.2);
    const double chosen = std::min({100 * std::abs(first), second, longest});
    return std::copysign(chosen > 0 ? chosen : shortest, h);
}

} // namespace

MethodStorage storageOf(const AdaptivePair&) {
    return {.memorySlots = memorySlots, .memoryScalars = scalars, .stageSlots = stageSlots};
}

void prepare(const AdaptivePair&, const Problem& problem, IntegratorState& state, double t, double h) {
    std::copy(state.q().begin(), state.q().end(), state.memorySlot(endQ).begin());
    std::copy(state.v().begin(), state.v().end(), state.memorySlot(endV).begin());
    evaluate(problem, state, t, state.q(), state.v(), state.memorySlot(endA));
    const auto numbers = state.memoryScalars();
    numbers[startTime] = t;
    numbers[size] = 0;
    numbers[nextSize] = startingSize(problem, state, t, h);
    numbers[oldError] = leastOldError;
    numbers[estimate] = 0;
}

namespace {

/// y[trial] at t + H, the seventh slope, and the error in tolerances: the root of the mean square of
/// H sum_i e_i k_i over the 2 n numbers that are used (of a coordinate of first order only its value).
double tryStep(const Problem& problem, IntegratorState& state, double t, double H) {
    const auto q = state.memorySlot(endQ), v = state.memorySlot(endV);
    const auto q1 = state.stageSlot(trialQ), v1 = state.stageSlot(trialV);
    std::copy(q.begin(), q.end(), q1.begin());
    std::copy(v.begin(), v.end(), v1.begin());
    stepRungeKutta(dormandPrinceTableau, problem, state, state.stageSlot(trialQ, 2), t, H,
                   state.memorySlot(endA));
    std::copy(v1.begin(), v1.end(), state.stageSlot(lastSlope).begin());
    evaluate(problem, state, t + H, q1, v1, state.stageSlot(lastSlope + 1));
    double sum = 0;
    std::size_t used = 0;
    for (std::size_t k = 0; k < state.n; ++k) {
        double errorOfQ = 0, errorOfV = 0;
        for (std::size_t i = 0; i < 7; ++i) {
            errorOfQ += dormandPrinceE[i] * state.stageSlot(2 * i)[k];
            errorOfV += dormandPrinceE[i] * state.stageSlot(2 * i + 1)[k];
        }
        state.memorySlot(errorsOfQ)[k] = H * errorOfQ;
        state.memorySlot(errorsOfV)[k] = H * errorOfV;
        const double ofV =
            squaredInTolerances(state, H * errorOfV, std::max(std::abs(v[k]), std::abs(v1[k])));
        if (problem.isFirstOrder(k)) {
            sum += ofV;
            used += 1;
        } else {
            sum += squaredInTolerances(state, H * errorOfQ, std::max(std::abs(q[k]), std::abs(q1[k]))) + ofV;
            used += 2;
        }
    }
    return std::sqrt(sum / static_cast<double>(used));
}

/// With y0, y1 the ends of the step, k_i its slopes and s = (t - t0)/H:
/// y = y0 + s (c2 + (1 - s) (c3 + s (c4 + (1 - s) c5))), c2 = y1 - y0, c3 = H k_1 - c2, c4 = c2 - H k_7 - c3,
/// c5 = H sum_i d_i k_i.
void keepTerms(IntegratorState& state, double H) {
    for (const bool ofQ : {true, false}) {
        const std::size_t terms = ofQ ? termsOfQ : termsOfV, slopes = ofQ ? 0 : 1;
        const auto before = state.memorySlot(ofQ ? endQ : endV);
        const auto after = state.stageSlot(ofQ ? trialQ : trialV);
        for (std::size_t k = 0; k < state.n; ++k) {
            const double difference = after[k] - before[k];
            const double third = H * state.stageSlot(slopes)[k] - difference;
            double last = 0;
            for (std::size_t i = 0; i < 7; ++i)
                last += dormandPrinceD[i] * state.stageSlot(2 * i + slopes)[k];
            state.memorySlot(terms)[k] = before[k];
            state.memorySlot(terms + 1)[k] = difference;
            state.memorySlot(terms + 2)[k] = third;
            state.memorySlot(terms + 3)[k] = difference - H * state.stageSlot(lastSlope + slopes)[k] - third;
            state.memorySlot(terms + 4)[k] = H * last;
        }
        std::copy(after.begin(), after.end(), before.begin());
    }
    const auto slope = state.stageSlot(lastSlope + 1);
    std::copy(slope.begin(), slope.end(), state.memorySlot(endA).begin());
}

/// Makes one accepted inner step of at most `longest`. After a step with the error e, the size changes by the
/// factor 0.9 old^0.04 / e^0.17, 0.17 = 1/5 - 3/4 * 0.04. `count` counts the trials. If it returns false,
/// state.failure contains the reason.
bool advance(const Problem& problem, IntegratorState& state, double longest, int& count) {
    const auto numbers = state.memoryScalars();
    const double t = numbers[startTime] + numbers[size];
    double H = std::copysign(std::min(std::abs(numbers[nextSize]), longest), numbers[nextSize]);
    for (bool rejected = false;; rejected = true) {
        if (count++ == mostSteps) {
            state.failure = tooMany;
            return false;
        }
        if (std::abs(H) <= smallestStep * std::max(std::abs(t), longest / longestStep)) {
            state.failure = tooSmall;
            return false;
        }
        mayStop(7 * state.n);
        const double error = tryStep(problem, state, t, H);
        const double power = std::pow(error, 0.2 - 0.75 * beta);
        if (error <= 1) {
            double factor = safety * std::pow(numbers[oldError], beta) / power;
            factor = std::clamp(factor, smallestFactor, rejected ? 1 : largestFactor);
            keepTerms(state, H);
            ++state.innerSteps;
            numbers[startTime] = t;
            numbers[size] = H;
            numbers[nextSize] = H * factor;
            numbers[oldError] = std::max(error, leastOldError);
            numbers[estimate] = error;
            return true;
        }
        ++state.rejectedSteps;
        H *= std::isfinite(power) ? std::max(smallestFactor, safety / power) : smallestFactor;
    }
}

} // namespace

void makeStep(const AdaptivePair&, const Problem& problem, IntegratorState& state, double t, double h) {
    const auto numbers = state.memoryScalars();
    const double target = t + h;
    int count = 0;
    while ((target - (numbers[startTime] + numbers[size])) * h > 0) {
        if (advance(problem, state, longestStep * std::abs(h), count)) continue;
        std::fill(state.y.begin(), state.y.end(), undefined);
        return;
    }
    const double s = (target - numbers[startTime]) / numbers[size], r = 1 - s;
    for (const bool ofQ : {true, false}) {
        const std::size_t terms = ofQ ? termsOfQ : termsOfV;
        const auto result = ofQ ? state.q() : state.v();
        for (std::size_t k = 0; k < state.n; ++k) {
            const auto term = [&](std::size_t i) { return state.memorySlot(terms + i)[k]; };
            result[k] = term(0) + s * (term(1) + r * (term(2) + s * (term(3) + r * term(4))));
        }
    }
}

namespace {

constexpr std::string_view aliases[] = {"DOPRI5 with step control", "ode45", "RK45", "adaptive Runge-Kutta"};
constexpr std::string_view code[] = {
    "while T < t + h:  # T, Y: time and state of the inner steps of size H",
    "    k[1] ... k[7], Y1 = step of Dormand-Prince from Y with H",
    "    e = norm(H * sum(e[i] * k[i] for i in 1 ... 7)) / tolerance",
    "    if e <= 1: T = T + H;  Y = Y1;  H = H * min(10, 0.9 * old^0.04 / e^0.17);  old = e",
    "    else:      H = H * max(0.2, 0.9 / e^0.17)",
    "y = continuous extension of the last inner step at t + h",
};

} // namespace

std::span<const double> embeddedErrorsOf(const IntegratorState& state) {
    return std::span(state.memory).subspan(errorsOfQ * state.n, 2 * state.n);
}

InnerSteps innerStepsOf(const IntegratorState& state) {
    const auto numbers = state.memoryScalars();
    return {numbers[size] != 0 ? numbers[size] : numbers[nextSize], numbers[estimate], state.innerSteps,
            state.rejectedSteps};
}

constinit const Integrator dormandPrinceAdaptive{
    .id = "dormand-prince-adaptive",
    .name = TRANSLATABLE("integrator", "Dormand-Prince 5(4), adaptive"),
    .aliases = aliases,
    .code = code,
    .scheme = AdaptivePair{.tableau = dormandPrinceTableau},
    .order = 5,
    .evaluations = 0, // the number depends on the tolerance
    .stabilityLimit = noStabilityLimit,
    .reference = "E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I (1993), "
                 "sect. II.4 to II.6",
};

void explain(const AdaptivePair& method, StepTraceWriter& writer, const StepTaken& taken) {
    const StepTrace& step = taken.trace;
    const IntegratorState& before = taken.before;
    const IntegratorState& after = taken.after;
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
        writer.probe(StepArrow::Space::Position, "h v" + n, e.q, scaled(step.h, e.v), e.q);
    }
    const double T = after.memoryScalars()[startTime], H = after.memoryScalars()[size];
    const double s = ((step.t + step.h) - T) / H, r = 1 - s;
    for (const StepArrow::Space space : {StepArrow::Space::Position, StepArrow::Space::Velocity}) {
        const bool ofQ = space == StepArrow::Space::Position;
        const std::size_t terms = ofQ ? termsOfQ : termsOfV;
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

/// A method in the method language cannot choose its own steps.
std::string textOf(const AdaptivePair&) {
    return {};
}

void writePython(const AdaptivePair&, PythonStep&) {
    throw InputError(TRANSLATABLE("fault", "it chooses its own steps"));
}

} // namespace timestep
