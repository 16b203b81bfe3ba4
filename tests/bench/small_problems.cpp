// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what recording costs: how many times a session that fills all columns takes the time of the bare
// step, over the catalogue; all columns of a pendulum beside a plain loop that computes the same columns; and
// a table of a million rows written as CSV beside the writing of its digits alone. Time of the processor,
// medians over rounds in which both take turns. No test depends on it.
//
//     small_problems [rounds]
#include "core/exact/pendulum_motion.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "core/table/csv.h"
#include "tests/bench/ratio_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace timestep;

namespace {

/// Time of one call [s]; calls until a time that the clock can measure is over.
double timeOf(const std::function<void(int)>& calls) {
    for (int count = 16;; count *= 4) {
        const std::clock_t begin = std::clock();
        calls(count);
        const double time = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        if (time > 4e-3 || count > 1'000'000) return time / count;
    }
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Medians of the times of two programs that take turns [s].
std::pair<double, double> timesOf(int rounds, const std::function<void(int)>& ours,
                                  const std::function<void(int)>& theirs) {
    std::vector<double> one, other;
    for (int round = 0; round < rounds; ++round) {
        one.push_back(timeOf(ours));
        other.push_back(timeOf(theirs));
    }
    return {median(one), median(other)};
}

/// Whether a column needs the exact motion or a computed reference.
bool isMeasuredAgainstAMotion(const RecordedColumn& column) {
    const auto says = [&](const char* word) { return column.id.find(word) != std::string::npos; };
    return says("exact") || says("error") || says("reference");
}

/// The standard experiment of a scene, one run, with all columns but those that need another motion.
Experiment recorded(const Scene& scene) {
    Experiment experiment = standardExperiment(scene);
    experiment.runs.resize(1);
    experiment.duration = 0;
    for (const RecordedColumn& column : columnsOf(*makeSimulation(experiment, 0)))
        if (!isMeasuredAgainstAMotion(column)) experiment.record.push_back(column.id);
    return experiment;
}

/// As the command line does: many steps at once.
void stepSession(Session& session, int steps) {
    for (constexpr int most = 4096; steps > 0; steps -= most) {
        session.advance(std::min(steps, most));
        session.clearRows();
    }
}

void compareCatalogue(int rounds) {
    std::vector<double> ratios;
    double worst = 0;
    std::string worstScene;
    for (const Scene& scene : scenes()) {
        if (scene.source == WorldSource::File) continue; // nothing is there without a file
        const Experiment experiment = recorded(scene);
        Session session(experiment);
        const std::unique_ptr<Simulation> bare = makeSimulation(experiment, 0);
        const auto [ours, theirs] = timesOf(
            rounds, [&](int steps) { stepSession(session, steps); },
            [&](int steps) {
                for (int n = 0; n < steps; ++n) bare->step();
            });
        ratios.push_back(ours / theirs);
        std::printf("  %-28s %9.3f us with %2zu columns, bare %9.3f: %5.2f times\n",
                    std::string(scene.id).c_str(), 1e6 * ours, experiment.record.size(), 1e6 * theirs,
                    ratios.back());
        if (ratios.back() > worst) {
            worst = ratios.back();
            worstScene = scene.id;
        }
    }
    printRatio("columns of a step beside the bare step, median scene", median(ratios), 1, "times", 1.0 / 6);
    // A spring chain steps in 50 ns; its 36 columns are read in the one way that all rows are, 12 ns each.
    printRatio("columns of a step, worst scene: " + worstScene, worst, 1, "times", 1.0 / 12);
}

/// All columns of a pendulum, those of its exact motion among them, as a plain loop that asks the same
/// library for that motion.
class PlainPendulum {
public:
    explicit PlainPendulum(double theta) : motion_(std::sqrt(gravity), {theta, 0}), q_(theta) {
        a_ = -gravity * std::sin(q_);
        start_ = energy();
    }
    void step() {
        v_ += h / 2 * a_;
        q_ += h * v_;
        a_ = -gravity * std::sin(q_);
        v_ += h / 2 * a_;
        ++n_;
        const double time = static_cast<double>(n_) * h, w = std::sqrt(gravity);
        const PendulumState exact = motion_.at(time);
        const double dq = q_ - exact.theta, dv = v_ - exact.omega, now = energy();
        const std::array row = {time,
                                static_cast<double>(n_),
                                std::sqrt(dq * dq),
                                std::sqrt(dq * dq + dv * dv / (w * w)),
                                v_ * v_ / 2,
                                now - v_ * v_ / 2,
                                now,
                                now / start_,
                                (now - start_) / gravity,
                                v_ / w,
                                static_cast<double>(n_ + 1),
                                q_,
                                v_,
                                exact.theta,
                                exact.omega};
        for (std::size_t i = 0; i < row.size(); ++i) columns_[i].push_back(row[i]);
    }
    void clear() {
        for (std::vector<double>& column : columns_) column.clear();
    }
    static constexpr std::size_t columns = 15;
    static constexpr double h = 0.01, gravity = 9.81;

private:
    double energy() const {
        const double sine = std::sin(q_ / 2);
        return v_ * v_ / 2 + 2 * gravity * sine * sine;
    }

    PendulumMotion motion_;
    double q_ = 0, v_ = 0, a_ = 0, start_ = 0;
    std::int64_t n_ = 0;
    std::array<std::vector<double>, columns> columns_;
};

void compareWithExactMotion(int rounds) {
    Experiment experiment = standardExperiment(*findScene("pendulum"));
    experiment.runs.resize(1);
    experiment.runs.front().method.set("integrator", "velocity-verlet");
    experiment.duration = 0;
    experiment.step = PlainPendulum::h;
    Session session(experiment);
    if (session.table().columns.size() != PlainPendulum::columns) {
        std::printf("  the pendulum has %zu columns, the plain loop %zu\n", session.table().columns.size(),
                    PlainPendulum::columns);
        std::exit(1);
    }
    PlainPendulum loop(session.simulation(0).q()[0]);
    const auto [ours, theirs] = timesOf(
        rounds, [&](int steps) { stepSession(session, steps); },
        [&](int steps) {
            for (int n = 0; n < steps; ++n) {
                loop.step();
                if (n % 4096 == 4095) loop.clear();
            }
            loop.clear();
        });
    printRatio("pendulum, all columns with its exact motion", 1e9 * ours, 1e9 * theirs, "ns/step", 0.5);
}

void compareWriting() {
    Experiment experiment = standardExperiment(*findScene("pendulum"));
    experiment.runs.resize(1);
    experiment.step = 0.001;
    experiment.duration = 1000;
    experiment.record = {"time",         "theta",        "omega",        "kinetic-energy", "potential-energy",
                         "total-energy", "energy-ratio", "energy-drift", "theta-exact",    "position-error"};
    Session session(experiment);
    session.runToEnd();
    std::size_t bytes = 0;
    std::clock_t begin = std::clock();
    writeCsv(session.table(), CsvForm::Wide, {}, [&](std::string_view text) { bytes += text.size(); });
    const double ours = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    begin = std::clock();
    std::size_t digits = 0;
    for (const Column& column : session.table().columns)
        for (const double value : column.values) {
            std::array<char, 32> text;
            digits += static_cast<std::size_t>(
                std::to_chars(text.data(), text.data() + text.size(), value).ptr - text.data());
        }
    const double theirs = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    std::printf("  %zu columns, %zu rows, %zu bytes of CSV, %zu of digits\n", session.table().columns.size(),
                session.table().columns.front().values.size(), bytes, digits);
    printRatio("a million rows of 10 columns as CSV beside their digits", ours, theirs, "s", 0.5);
}

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    compareCatalogue(rounds);
    compareWithExactMotion(rounds);
    compareWriting();
    return 0;
}
