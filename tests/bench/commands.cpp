// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how the program compares with its core: the processor time of `PROGRAM run FILE --table F.csv`, and
// of the same session without Qt, which writes the same rows, in a process of its own, so that both pay for
// the memory that they touch. Medians over rounds in which both take turns. No test depends on it.
//
//     command_speed PROGRAM [rounds]
//     command_speed --session FILE TABLE    what the program is compared with
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "core/table/csv.h"
#include "tests/bench/ratio_table.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace timestep;

namespace {

void runSession(const char* file, const char* table) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    Session session(experimentFromText(text, file));
    session.runToEnd();
    std::ofstream out(table);
    writeCsv(session.table(), CsvForm::Wide, {}, [&](std::string_view piece) { out << piece; });
}

/// Processor time [s] of a command; negative if it fails.
double processorTime(const std::string& command) {
    const auto ofChildren = [] {
        rusage usage = {};
        getrusage(RUSAGE_CHILDREN, &usage);
        const auto seconds = [](const timeval& time) {
            return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
        };
        return seconds(usage.ru_utime) + seconds(usage.ru_stime);
    };
    const double before = ofChildren();
    if (std::system((command + " > /dev/null 2>&1").c_str()) != 0) return -1;
    return ofChildren() - before;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

std::string self; ///< this program

void compare(const std::string& program, const std::string& title, const Experiment& experiment, int rounds) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path();
    const std::string file = (folder / "command_speed.timestep").string();
    const std::string table = (folder / "command_speed.csv").string();
    std::ofstream(file) << toJson(experiment).dump();
    const std::string files = " '" + file + "' ";
    std::vector<double> ofProgram, ofCore;
    for (int round = 0; round < rounds; ++round) {
        ofProgram.push_back(processorTime("'" + program + "' run" + files + "--table '" + table + "'"));
        ofCore.push_back(processorTime("'" + self + "' --session" + files + "'" + table + "'"));
        if (ofProgram.back() < 0 || ofCore.back() < 0) {
            std::printf("  failed: %s\n", title.c_str());
            return;
        }
    }
    printRatio("command, " + title, median(ofProgram), median(ofCore), "s", 1 / 1.3);
}

Experiment longRun(const char* scene, const char* integrator, double steps) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.runs.front().method.set("integrator", integrator);
    experiment.duration = steps * experiment.step;
    return experiment;
}

Experiment cloth() {
    Experiment experiment = standardExperiment(*findScene("cloth"));
    experiment.parameters.set("columns", 100.0);
    experiment.parameters.set("rows", 100.0);
    experiment.runs.front().method.set("passes", 16.0);
    experiment.runs.front().method.set("order", "grid-rows");
    experiment.duration = 1000 * experiment.step;
    experiment.recordEvery = 10;
    return experiment;
}

Experiment pyramid() {
    Experiment experiment = standardExperiment(*findScene("box-pyramid"));
    experiment.parameters.set("rows", 20.0);
    experiment.duration = 400 * experiment.step;
    experiment.recordEvery = 10;
    return experiment;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 4 && std::string(argv[1]) == "--session") {
        runSession(argv[2], argv[3]);
        return 0;
    }
    if (argc < 2) {
        std::fprintf(stderr, "usage: command_speed PROGRAM [rounds]\n");
        return 2;
    }
    self = argv[0];
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 5;
    compare(argv[1], "Kepler, velocity Verlet, 200,000 rows", longRun("kepler", "velocity-verlet", 200'000),
            rounds);
    compare(argv[1], "pendulum, RK4, 200,000 rows", longRun("pendulum", "rk4", 200'000), rounds);
    compare(argv[1], "double pendulum, RK4, 200,000 rows", longRun("double-pendulum", "rk4", 200'000),
            rounds);
    compare(argv[1], "cloth 100 x 100, 16 passes, 1000 steps", cloth(), rounds);
    compare(argv[1], "pyramid of 20 rows, 400 steps", pyramid(), rounds);
    return 0;
}
