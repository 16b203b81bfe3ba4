// SPDX-License-Identifier: GPL-3.0-or-later
// Many motions in vector lanes have the same bytes as each alone, on every set of vector instructions. Sines
// are the exception; their error is measured here.
#include "core/integration/applies.h"
#include "core/kernels/lanes/ensemble.h"
#include "core/kernels/lanes/lane_functions.h"
#include "core/kernels/lanes/lane_kernel.h"
#include "core/random.h"
#include "core/scenes/scene.h"
#include "tests/core/run/same_bytes.h"
#include "tests/tools.h"

#include <hwy/targets.h>

#include <cstring>
#include <numbers>
#include <set>

namespace timestep::ensembles_test {

namespace {

using Numbers = std::vector<double>;

/// Problems of a scene with slightly different parameters, and different starts [q | v].
struct Motions {
    std::vector<std::unique_ptr<Problem>> problems;
    Numbers starts;
    std::size_t width = 0; ///< of a start

    Motions(const Scene& scene, std::size_t count) {
        Random random(7, count, 0);
        for (std::size_t i = 0; i < count; ++i) {
            ParameterValues values(scene.parameters);
            for (const Parameter& parameter : scene.parameters)
                if (parameter.kind == ParameterKind::Number && values[parameter.id] > 0)
                    values.set(parameter.id, values[parameter.id] * random.uniform(0.97, 1));
            problems.push_back(problemOf(scene, values));
            const std::size_t n = problems.back()->coordinates();
            width = 2 * n;
            Numbers q(n), v(n);
            problems.back()->start(q, v);
            for (Numbers* part : {&q, &v})
                for (double& number : *part) starts.push_back(number + random.uniform(-0.05, 0.05));
        }
    }
    std::vector<const Problem*> list() const {
        std::vector<const Problem*> all;
        for (const auto& problem : problems) all.push_back(problem.get());
        return all;
    }
    std::span<const double> start(std::size_t i) const { return std::span(starts).subspan(i * width, width); }
};

/// A problem whose acceleration is computed in lanes for one motion.
class OneLane final : public Problem {
public:
    explicit OneLane(const Problem& problem)
        : problem_(problem), constants_(problem.laneEquation()->constants) {
        problem.laneConstants(constants_);
    }
    std::size_t coordinates() const override { return problem_.coordinates(); }
    void start(std::span<double> q, std::span<double> v) const override { problem_.start(q, v); }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        const double drive = std::cos(problem_.driveFrequency() * t);
        problem_.laneEquation()->accelerations({.n = 1,
                                                .constants = constants_.data(),
                                                .drive = &drive,
                                                .q = q.data(),
                                                .v = v.data(),
                                                .a = a.data()});
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }

private:
    const Problem& problem_;
    Numbers constants_;
};

Numbers alone(const Integrator& integrator, const Problem& problem, std::span<const double> start, double h,
              int steps) {
    const std::size_t n = problem.coordinates();
    IntegratorState state = startIntegrator(integrator, problem, 0, h, start.first(n), start.subspan(n, n));
    for (int k = 0; k < steps; ++k) integrator.step(problem, state, k * h, h);
    return state.y;
}

std::vector<const Scene*> scenesInLanes() {
    std::vector<const Scene*> list;
    for (const Scene& scene : scenes())
        if (scene.kind() == SceneKind::Problem &&
            problemOf(scene, ParameterValues(scene.parameters))->laneEquation() != nullptr)
            list.push_back(&scene);
    return list;
}

/// Runs `work` with every set of vector instructions that this processor has.
void onEveryTarget(const std::function<void(const char* name)>& work) {
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().DeInit(); // the next call selects the vector code again
        work(hwy::TargetName(target));
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().DeInit();
    }
}

double unitInTheLastPlace(double value) {
    int exponent = 0;
    std::frexp(value, &exponent);
    return std::ldexp(1.0, exponent - std::numeric_limits<double>::digits);
}

} // namespace

class Ensembles : public QObject {
    Q_OBJECT

private slots:
    void everySmallClosedFormGoesInLanes();
    void lanesGiveTheBytesOfEachMotionAlone();
    void sinesInLanesAreWithinTheirBound();
    void sinesInLanesLeaveMotionsWhereRoundOffWould();
    void anglesOutsideTheRangeTakeTheLibrarysSine();
};

void Ensembles::everySmallClosedFormGoesInLanes() {
    std::set<std::string> others;
    for (const Scene& scene : scenes())
        if (scene.kind() == SceneKind::Problem) others.insert(std::string(scene.id));
    for (const Scene* scene : scenesInLanes()) others.erase(std::string(scene->id));
    // Events, typed formulas, and systems of many bodies.
    QCOMPARE(others, (std::set<std::string>{"bouncing-ball", "own-formula", "own-system", "spring-chain",
                                            "spring-cloth", "atoms", "argon-crystal", "outer-solar-system",
                                            "halleys-comet"}));
    std::set<std::string> oneByOne;
    for (const Integrator& integrator : integrators())
        if (!isNumberByNumber(integrator)) oneByOne.insert(std::string(integrator.id));
    QCOMPARE(oneByOne,
             (std::set<std::string>{"implicit-midpoint", "backward-euler", "dormand-prince-adaptive"}));
}

void Ensembles::lanesGiveTheBytesOfEachMotionAlone() {
    constexpr int steps = 20;
    for (const Scene* scene : scenesInLanes())
        for (const std::size_t count : {std::size_t{5}, std::size_t{37}}) {
            const Motions motions(*scene, count);
            const bool hasSine = motions.problems.front()->laneEquation()->hasSine;
            for (const Integrator& integrator : integrators()) {
                if (!whyNotApplied(integrator, *motions.problems.front()).empty()) continue;
                const bool inLanes = isNumberByNumber(integrator);
                std::vector<Numbers> expected;
                for (std::size_t i = 0; i < count; ++i) {
                    const Problem& problem = *motions.problems[i];
                    expected.push_back(
                        hasSine && inLanes
                            ? alone(integrator, OneLane(problem), motions.start(i), scene->step, steps)
                            : alone(integrator, problem, motions.start(i), scene->step, steps));
                }
                onEveryTarget([&](const char* target) {
                    Ensemble ensemble(integrator, motions.list(), 0, scene->step, motions.starts,
                                      Ensemble::Sines::Lanes);
                    QCOMPARE(ensemble.inLanes(), inLanes);
                    for (int k = 0; k < steps; ++k) ensemble.step(k * scene->step, scene->step);
                    for (std::size_t i = 0; i < count; ++i) {
                        Numbers y(motions.width);
                        ensemble.copy(i, y);
                        const std::string what = std::string(scene->id) + " " + std::string(integrator.id) +
                                                 " " + target + " " + std::to_string(i);
                        QVERIFY2(sameBytes(y, expected[i]), what.c_str());
                        const std::span<const double> start = motions.start(i);
                        QVERIFY2(!sameBytes(y, {start.begin(), start.end()}), what.c_str());
                    }
                });
            }
        }
}

/// Random angles, and the worst ones: doubles next to multiples of pi/4, where digits cancel in the
/// reduction.
void Ensembles::sinesInLanesAreWithinTheirBound() {
    double largest = 0;
    const auto compare = [&](double x) {
        LaneFunctions functions;
        const long double angle = x, sine = sinl(angle), cosine = cosl(angle);
        for (const auto& [value, exact] :
             {std::pair{functions.sine(x), sine}, std::pair{functions.cosine(x), cosine}}) {
            const double error = static_cast<double>(std::abs(static_cast<long double>(value) - exact));
            largest = std::max(largest, error / unitInTheLastPlace(static_cast<double>(exact)));
        }
        QVERIFY(!functions.leftRange());
    };
    Random random(3);
    for (const double range : {1e-9, 1e-3, 0.8, 1.6, 10.0, LaneFunctions::range})
        for (int i = 0; i < 20000; ++i) compare(random.uniform(-range, range));
    for (int n = 1; n <= 131066; ++n) {
        const double x = static_cast<double>(n * (std::numbers::pi_v<long double> / 4));
        for (const double angle : {x, std::nextafter(x, 0.0), -std::nextafter(x, 1e9)}) compare(angle);
    }
    QVERIFY2(largest > 0.75 && largest < 0.85, qPrintable(QString::number(largest)));
}

/// The sines differ by less than a unit in the last place, so the motions differ like two roundings of one
/// motion. Both sides: they do differ, and by no more.
void Ensembles::sinesInLanesLeaveMotionsWhereRoundOffWould() {
    int scenesWithSines = 0;
    double parted = 0;
    for (const Scene* scene : scenesInLanes()) {
        const Motions motions(*scene, 40);
        if (!motions.problems.front()->laneEquation()->hasSine) continue;
        ++scenesWithSines;
        for (const char* id : {"velocity-verlet", "rk4"}) {
            const Integrator& integrator = *findIntegrator(id);
            // The double pendulum is chaotic.
            const int steps = static_cast<int>((scene->id == "double-pendulum" ? 2 : 10) / scene->step);
            Ensemble ensemble(integrator, motions.list(), 0, scene->step, motions.starts,
                              Ensemble::Sines::Lanes);
            for (int k = 0; k < steps; ++k) ensemble.step(k * scene->step, scene->step);
            double largest = 0;
            for (std::size_t i = 0; i < motions.problems.size(); ++i) {
                const Numbers y =
                    alone(integrator, *motions.problems[i], motions.start(i), scene->step, steps);
                for (std::size_t k = 0; k < y.size(); ++k)
                    largest = std::max(largest, std::abs(ensemble.value(i, k) - y[k]));
            }
            parted = std::max(parted, largest);
            const std::string what = std::string(scene->id) + " " + id + " " + std::to_string(largest);
            QVERIFY2(largest < 1e-12, what.c_str()); // [rad], [rad/s]; measured: 9e-14
        }
    }
    QCOMPARE(scenesWithSines, 3);
    QVERIFY(parted > 0);
}

void Ensembles::anglesOutsideTheRangeTakeTheLibrarysSine() {
    const Numbers constants(6, 1.0);
    const Numbers q{0.5, 2e5, -3e7, std::nan(""), 1e300, 1.5}, v(6, 0.0);
    onEveryTarget([&](const char* target) {
        Numbers a(6);
        laneEquationOf<SwingingBody>().accelerations(
            {.n = 6, .constants = constants.data(), .q = q.data(), .v = v.data(), .a = a.data()});
        LaneFunctions functions;
        const Numbers expected{-functions.sine(0.5), -std::sin(2e5),   -std::sin(-3e7),
                               std::nan(""),         -std::sin(1e300), -functions.sine(1.5)};
        QVERIFY2(sameBytes(a, expected), target);
    });
    LaneFunctions functions;
    functions.sine(LaneFunctions::range);
    QVERIFY(!functions.leftRange());
    functions.cosine(std::nextafter(LaneFunctions::range, 1e9));
    QVERIFY(functions.leftRange());
}

REGISTER_TEST(Ensembles)

} // namespace timestep::ensembles_test

#include "ensembles.moc"
