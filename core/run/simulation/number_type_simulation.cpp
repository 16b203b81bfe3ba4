// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/number_type_simulation.h"

#include "core/input_error.h"
#include "core/integration/compensated_sum.h"
#include "core/integration/integrator.h"
#include "core/integration/problem.h"
#include "core/run/simulation/problem_hands.h"
#include "core/run/simulation/verlet_settings.h"
#include "core/translatable.h"

#include <array>
#include <cmath>
#include <type_traits>
#include <variant>
#include <vector>

namespace timestep {

namespace {

constexpr std::array<Choice, 3> typeChoices = {{
    {"double", TRANSLATABLE("parameter", "double (53 bits)")},
    {"float", TRANSLATABLE("parameter", "float (24 bits)")},
    {"float-compensated", TRANSLATABLE("parameter", "float with compensated sums (Kahan)")},
}};

constexpr std::array<Choice, 2> runLoopChoices = {{
    {"counted", TRANSLATABLE("parameter", "counted steps")},
    {"while", TRANSLATABLE("parameter", "while t ≤ T, with a clock that is summed")},
}};

struct Operation {
    enum class Kind : std::uint8_t {
        Evaluate, ///< evaluates the acceleration with the current q and v
        Kick,
        Drift
    } kind;
    double weight = 0; ///< of a kick or drift, fraction of h
};

/// The operations of one step. A first kick without an evaluation uses the acceleration at the end of the
/// previous step. `integrator` is null for a user-written method.
std::vector<Operation> operationsOf(const Integrator* integrator) {
    using enum Operation::Kind;
    const Scheme* scheme = integrator != nullptr ? &integrator->scheme : nullptr;
    if (const auto* method = std::get_if<RungeKutta>(scheme); method && method->tableau.get().b.size() == 1)
        return {{Evaluate}, {Drift, 1}, {Kick, 1}};
    const auto* splitting = std::get_if<Splitting>(scheme);
    if (splitting == nullptr)
        throw InputError(TRANSLATABLE("fault", "number types and loops are offered for explicit Euler and "
                                               "for methods of kicks and drifts only"),
                         "integrator");
    std::vector<Operation> operations;
    bool current = splitting->carries();
    for (const Substep& substep : splitting->substeps) {
        const bool kicks = substep.kind == Substep::Kind::Kick;
        if (kicks && !current) operations.push_back({Evaluate});
        operations.push_back({kicks ? Kick : Drift, substep.weight});
        current = kicks;
    }
    return operations;
}

template <class Number>
class NumberTypeSimulation final : public Simulation {
public:
    explicit NumberTypeSimulation(RunSetup setup)
        : Simulation(std::move(setup)),
          problem_(problemOf(*scene_, parameters_)),
          integrator_(findIntegrator(method_.choice("integrator"))),
          operations_(operationsOf(integrator_)),
          compensated_(method_.choice("number-type") == "float-compensated"),
          byClock_(method_.choice("loop") == "while"),
          step_(static_cast<Number>(h_)),
          n_(problem_->coordinates()),
          y_(2 * n_),
          exact_(2 * n_),
          sums_(2 * n_),
          lost_(2 * n_),
          a_(n_) {
        const std::span<double> all(y_);
        problem_->start(all.first(n_), all.last(n_));
        for (std::size_t i = 0; i < y_.size(); ++i) sums_[i] = static_cast<Number>(y_[i]);
        mirror();
        if (carries()) evaluate();
    }

    std::unique_ptr<Simulation> clone() const override {
        auto copy = std::unique_ptr<NumberTypeSimulation>(new NumberTypeSimulation(*this));
        copy->problem_ = problemOf(*scene_, parameters_); // it can have scratch memory
        return copy;
    }
    std::size_t bytes() const override {
        return sizeof(*this) + 2 * y_.size() * sizeof(double) + 3 * sums_.size() * sizeof(Number);
    }

    void step() override {
        const bool held = hands_.holdSomething();
        if (held) hands_.beforeStep(q());
        step_ = static_cast<Number>(loop_.stepSize(steps_));
        for (const Operation& operation : operations_) make(operation);
        if (byClock_) {
            const Number before = clock_;
            add(clock_, lostClock_, step_);
            stands_ = clock_ == before && !compensated_;
        }
        ++steps_;
        mirror();
        const std::span<double> all(y_);
        if (held) {
            hands_.afterStep(*scene_, parameters_, h_, all.first(n_), all.last(n_));
            takeState();
        }
    }

    void apply(const Event& event) override {
        if (event.kind != EventKind::Set) {
            const std::span<double> all(y_);
            if (hands_.apply(*scene_, parameters_, event, all.first(n_), all.last(n_))) takeState();
            return;
        }
        if (!parameters_.has(event.key))
            throw InputError(TRANSLATABLE("fault", "this changes the start and needs a new run"), event.key);
        parameters_.set(event.key, event.value);
        problem_ = problemOf(*scene_, parameters_);
        exactHolds_ = false;
        if (carries()) evaluate();
    }

    double time() const override { return byClock_ ? static_cast<double>(clock_) : Simulation::time(); }
    double nextTime() const override {
        return byClock_ ? static_cast<double>(clock_ + step_) : Simulation::nextTime();
    }
    bool atEnd(double duration) const override {
        return byClock_ ? !(clock_ <= static_cast<Number>(duration)) : Simulation::atEnd(duration);
    }
    Sentence failure() const override {
        return stands_ ? TRANSLATABLE("integrator",
                                      "the time does not advance: t + h rounds to t in this number type")
                       : Text();
    }

    double kineticEnergy() const override { return problem_->kineticEnergy(q(), v()); }
    double potentialEnergy() const override { return problem_->potentialEnergy(time(), q()); }
    double energyScale() const override { return problem_->energyScale(); }
    bool conservative() const override { return problem_->conservative(); }
    Text velocityConvention() const override { return integrator_->velocity; }
    std::int64_t evaluations() const override { return evaluations_; }
    bool finite() const override {
        for (const double value : y_)
            if (!std::isfinite(value)) return false;
        return true;
    }
    const Problem* problem() const override { return problem_.get(); }
    std::span<const double> q() const override { return std::span<const double>(y_).first(n_); }
    std::span<const double> v() const override { return std::span<const double>(y_).last(n_); }
    std::span<const double> exactQ() const override {
        return updateExact() ? std::span<const double>(exact_).first(n_) : std::span<const double>();
    }
    std::span<const double> exactV() const override {
        return updateExact() ? std::span<const double>(exact_).last(n_) : std::span<const double>();
    }

    void draw(Frame& frame) const override { scene_->draw(parameters_, q(), frame); }
    void drawExact(Frame& frame) const override {
        if (updateExact()) scene_->draw(parameters_, exactQ(), frame);
    }

    Json save() const override {
        return {{"steps", steps_},
                {"hands", hands_.save()},
                {"q-and-v", sums_},
                {"lost", lost_},
                {"acceleration", a_},
                {"clock", clock_},
                {"lost-clock", lostClock_},
                {"exact-holds", exactHolds_},
                {"evaluations", evaluations_}};
    }
    void load(const JsonField& state) override {
        const auto read = [](const JsonField& field, std::vector<Number>& numbers) {
            if (field.size() != numbers.size())
                field.refuse(TRANSLATABLE("fault", "the state does not fit the scene and the method"));
            for (std::size_t i = 0; i < numbers.size(); ++i)
                numbers[i] = static_cast<Number>(field.element(i).numberOrNull());
        };
        read(state.member("q-and-v"), sums_);
        read(state.member("lost"), lost_);
        read(state.member("acceleration"), a_);
        hands_.load(state, *scene_, n_);
        clock_ = static_cast<Number>(state.member("clock").numberOrNull());
        lostClock_ = static_cast<Number>(state.member("lost-clock").numberOrNull());
        exactHolds_ = state.member("exact-holds").toggle();
        evaluations_ = state.member("evaluations").tally();
        steps_ = state.member("steps").tally();
        mirror();
    }

private:
    NumberTypeSimulation(const NumberTypeSimulation&) = default;

    void add(Number& sum, Number& lost, Number term) const {
        if (compensated_)
            addCompensated(sum, lost, term);
        else
            sum += term;
    }

    bool carries() const { return operations_.front().kind == Operation::Kind::Kick; }

    void make(const Operation& operation) {
        if (operation.kind == Operation::Kind::Evaluate) return evaluate();
        const Number w = static_cast<Number>(operation.weight) * step_;
        for (std::size_t i = 0; i < n_; ++i) {
            if (operation.kind == Operation::Kind::Drift)
                add(sums_[i], lost_[i], w * sums_[n_ + i]);
            else
                add(sums_[n_ + i], lost_[n_ + i], w * a_[i]);
        }
    }

    void evaluate() {
        const std::span<const Number> all(sums_);
        if constexpr (std::is_same_v<Number, float>)
            problem_->accelerationInFloat(all.first(n_), all.last(n_), a_);
        else
            problem_->acceleration(time(), all.first(n_), all.last(n_), a_);
        ++evaluations_;
    }

    /// Copies the numbers to double precision, in which q() and v() give them.
    void mirror() {
        for (std::size_t i = 0; i < y_.size(); ++i) y_[i] = static_cast<double>(sums_[i]);
    }

    /// An action of the user has set q and v. They are rounded to the number type, and the exact motion no
    /// longer holds.
    void takeState() {
        for (std::size_t i = 0; i < y_.size(); ++i) {
            sums_[i] = static_cast<Number>(y_[i]);
            lost_[i] = 0;
        }
        mirror();
        exactHolds_ = false;
        if (carries()) evaluate();
    }

    bool updateExact() const {
        const std::span<double> all(exact_);
        return exactHolds_ && problem_->exact(time(), all.first(n_), all.last(n_));
    }

    std::shared_ptr<const Problem> problem_; ///< never shared with a clone
    const Integrator* integrator_;           ///< for its facts; this class makes the steps
    std::vector<Operation> operations_;
    bool compensated_, byClock_;
    Number step_;
    std::size_t n_;                     ///< coordinates
    std::vector<double> y_;             ///< [q | v]
    mutable std::vector<double> exact_; ///< [q | v]
    std::vector<Number> sums_, lost_;   ///< [q | v], and the rounding error of each
    std::vector<Number> a_;
    Number clock_ = 0, lostClock_ = 0;
    bool stands_ = false; ///< the clock did not advance in the last step
    bool exactHolds_ = true;
    ProblemHands hands_;
    std::int64_t evaluations_ = 0;
};

} // namespace

std::span<const Parameter> numberTypeParameters() {
    static constexpr std::array<Parameter, 2> list = {{
        {.id = "number-type",
         .name = TRANSLATABLE("parameter", "number type"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = typeChoices,
         .restarts = true,
         .description = TRANSLATABLE("parameter", "How many digits every number of the run has.")},
        {.id = "loop",
         .name = TRANSLATABLE("parameter", "loop"),
         .unit = "",
         .kind = ParameterKind::Choice,
         .choices = runLoopChoices,
         .restarts = true,
         .description = TRANSLATABLE("parameter", "What ends the run: a number of steps, or a clock.")},
    }};
    return list;
}

bool asksForNumberType(const ParameterValues& method) {
    return method.has("number-type") && (method["number-type"] != 0 || method["loop"] != 0);
}

std::unique_ptr<Simulation> makeNumberTypeSimulation(RunSetup setup) {
    const ParameterValues& method = setup.method;
    if (method.has("frame-loop") && method["frame-loop"] != 0)
        throw InputError(
            TRANSLATABLE("fault", "frame loops are offered for counted steps in double precision only"),
            "frame-loop");
    if (asksForVerletSettings(method))
        throw InputError(
            TRANSLATABLE(
                "fault",
                "forms of damping and velocities are offered for counted steps in double precision only"),
            "number-type");
    if (method.choice("number-type") == "double")
        return std::make_unique<NumberTypeSimulation<double>>(std::move(setup));
    return std::make_unique<NumberTypeSimulation<float>>(std::move(setup));
}

} // namespace timestep
