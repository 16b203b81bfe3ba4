// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how the program compares with its core: the processor time of `PROGRAM run FILE --table F.csv`, and
// of the same session driven from here, without Qt, which writes the same rows. Medians over rounds in which
// both take turns. No test depends on it.
//
//     command_speed PROGRAM [rounds]
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
#include <functional>
#include <string>
#include <vector>

using namespace timestep;

namespace {

double processorTime(int who) {
    rusage usage = {};
    getrusage(who, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void compare(const std::string& program, const std::string& title, const Experiment& experiment, int rounds) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path();
    const std::string file = (folder / "command_speed.timestep").string();
    const std::string table = (folder / "command_speed.csv").string();
    std::ofstream(file) << toJson(experiment).dump();
    const std::string command =
        "'" + program + "' run '" + file + "' --table '" + table + "' > /dev/null 2>&1";
    std::vector<double> ofProgram, ofCore;
    for (int round = 0; round < rounds; ++round) {
        const double before = processorTime(RUSAGE_CHILDREN);
        if (std::system(command.c_str()) != 0) {
            std::printf("  failed: %s\n", command.c_str());
            return;
        }
        ofProgram.push_back(processorTime(RUSAGE_CHILDREN) - before);
        const double begin = processorTime(RUSAGE_SELF);
        Session session(experiment);
        session.runToEnd();
        std::ofstream out(table);
        writeCsv(session.table(), CsvForm::Wide, {}, [&](std::string_view text) { out << text; });
        out.close();
        ofCore.push_back(processorTime(RUSAGE_SELF) - begin);
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
    if (argc < 2) {
        std::fprintf(stderr, "usage: command_speed PROGRAM [rounds]\n");
        return 2;
    }
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
