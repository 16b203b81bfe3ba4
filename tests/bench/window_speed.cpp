// SPDX-License-Identifier: GPL-3.0-or-later
// Prints three figures: time from the start of the process to the window's first frame; work of the GUI
// thread per frame with cloths of 100 x 100 and of 142 x 142 particles (19,800 and 40,044 sticks) and four
// live curves of 4,000 points, and with each cover of the course map in motion; allocations per step. The
// work is processor time, printed beside a calibration loop; judge it in a release build. No test depends on
// it. `--frames N`: only the work per frame, with a cloth of N x N. `--cloth N`: how long a cloth of N x N
// takes to open, and how it moves.
#include "app/course/cover.h"
#include "app/course/play_row.h"
#include "app/plots/plot_card.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "tests/app/window/window_parts.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <memory>
#include <new>

using namespace timestep;

namespace {

std::atomic<std::int64_t> allocations = 0;

}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace {

/// Of this thread [ns]: what other programs do meanwhile does not count.
qint64 processorTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return qint64{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

/// Adds up the time that the GUI thread spends in event handlers.
class MeasuredApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth > 0) return QApplication::notify(receiver, event);
        ++m_depth;
        const qint64 before = processorTime();
        const bool result = QApplication::notify(receiver, event);
        m_busy += processorTime() - before;
        --m_depth;
        return result;
    }
    double takeBusyMs() { return static_cast<double>(std::exchange(m_busy, 0)) / 1e6; }

private:
    int m_depth = 0;
    qint64 m_busy = 0;
};

/// Detects the first paint of the window.
class FirstPaint : public QObject {
public:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) QTimer::singleShot(0, qApp, [] { QApplication::exit(0); });
        return false;
    }
};

int showFirstFrame(QApplication& application) {
    LanguageSwitch language;
    WindowParts window({}, language);
    window.openLesson("ten-steps-of-euler");
    FirstPaint painted;
    window.centralWidget()->installEventFilter(&painted);
    window.show();
    return application.exec();
}

void measureFirstFrame(const QString& program) {
    std::vector<double> times;
    for (int i = 0; i < 7; ++i) {
        QProcess process;
        QElapsedTimer timer;
        timer.start();
        process.start(program, {"--first-frame"});
        process.waitForFinished(60000);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    std::cout << "first frame: median " << times[3] << " ms, worst " << times.back()
              << " ms (process start to painted, 7 starts)\n";
}

void measureFrames(MeasuredApplication& application, int side) {
    LanguageSwitch language;
    WindowParts window({}, language);
    window.resize(1280, 800);
    Experiment experiment = standardExperiment(*findScene("cloth"));
    setByKey(experiment, "columns", std::to_string(side));
    setByKey(experiment, "rows", std::to_string(side));
    setByKey(experiment, "duration", "0");
    window.workbench().open(experiment);
    window.show();
    PlotSpec strains, energies;
    strains.x = energies.x = "time";
    strains.y = {"largest-strain", "rms-strain"};
    energies.y = {"kinetic-energy", "potential-energy"};
    window.plotCard(0).show({}, strains);
    window.plotCard(1).show({}, energies);
    window.workbench().setSpeed(0);
    window.workbench().run();
    while (window.workbench().table().rows() < 4000) QApplication::processEvents(QEventLoop::AllEvents, 20);
    window.workbench().setSpeed(1);
    std::vector<double> busy;
    QTimer frame;
    frame.setTimerType(Qt::PreciseTimer);
    frame.setInterval(16);
    application.takeBusyMs();
    QObject::connect(&frame, &QTimer::timeout, [&] {
        busy.push_back(application.takeBusyMs());
        if (busy.size() == 300) QApplication::exit(0);
    });
    frame.start();
    QApplication::exec();
    std::sort(busy.begin(), busy.end());
    std::cout << "GUI thread per frame: median " << busy[150] << " ms, 95th percentile " << busy[285]
              << " ms (300 frames, " << window.workbench().table().rows() << " rows, 4 curves, "
              << 2 * side * (side - 1) << " sticks)\n";
}

/// Counts how often a widget is painted.
class Paints : public QObject {
public:
    int count = 0;
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) ++count;
        return false;
    }
};

/// A cloth as large as the scene allows: from opening it to its first picture, and its pictures and steps per
/// second afterwards, at the speed of the clock and as fast as possible.
void measureLargeCloth(MeasuredApplication& application, int side) {
    LanguageSwitch language;
    WindowParts window({}, language);
    window.resize(1366, 768);
    window.show();
    QApplication::processEvents();
    Experiment experiment = standardExperiment(*findScene("cloth"));
    setByKey(experiment, "columns", std::to_string(side));
    setByKey(experiment, "rows", std::to_string(side));
    setByKey(experiment, "duration", "0");
    Workbench& workbench = window.workbench();
    Paints paints;
    window.view().installEventFilter(&paints);
    QElapsedTimer clock;
    clock.start();
    workbench.open(experiment);
    const auto isShown = [&] {
        const std::vector<Snapshot::RunState>& runs = workbench.snapshot().runs;
        return workbench.isCurrent() && !runs.empty();
    };
    while (!isShown()) QApplication::processEvents(QEventLoop::AllEvents, 20);
    const int before = paints.count;
    window.view().update();
    while (paints.count == before) QApplication::processEvents(QEventLoop::AllEvents, 20);
    std::cout << "cloth of " << side << " x " << side << ": first picture after "
              << static_cast<double>(clock.elapsed()) / 1e3 << " s\n";
    for (const double speed : {1.0, 0.0}) {
        workbench.setSpeed(speed);
        workbench.run();
        while (workbench.snapshot().tick < 5) QApplication::processEvents(QEventLoop::AllEvents, 20);
        const int painted = paints.count;
        const std::int64_t tick = workbench.snapshot().tick;
        application.takeBusyMs();
        clock.restart();
        while (clock.elapsed() < 6000) QApplication::processEvents(QEventLoop::AllEvents, 5);
        const double seconds = static_cast<double>(clock.elapsed()) / 1e3;
        std::cout << (speed > 0 ? "  at the speed of the clock: " : "  as fast as possible: ")
                  << (paints.count - painted) / seconds << " pictures and "
                  << static_cast<double>(workbench.snapshot().tick - tick) / seconds
                  << " steps per second, GUI thread "
                  << application.takeBusyMs() / std::max(1, paints.count - painted) << " ms a picture\n";
        workbench.pause();
    }
}

/// Each cover of the course map moves, one after the other, as under a mouse.
void measureCovers(MeasuredApplication& application) {
    LanguageSwitch language;
    WindowParts window({}, language);
    window.resize(1366, 768);
    window.showCourse();
    window.show();
    for (ToyCard* card : window.course().play().cards()) {
        std::vector<double> busy;
        QTimer frame;
        frame.setTimerType(Qt::PreciseTimer);
        frame.setInterval(16);
        card->cover().begin();
        application.takeBusyMs();
        QObject::connect(&frame, &QTimer::timeout, [&] {
            busy.push_back(application.takeBusyMs());
            if (busy.size() == 200) QApplication::exit(0);
        });
        frame.start();
        QApplication::exec();
        card->cover().rest();
        std::sort(busy.begin(), busy.end());
        std::cout << "cover '" << card->toy().scene << "', GUI thread per frame: median " << busy[100]
                  << " ms, 95th percentile " << busy[190] << " ms\n";
    }
}

/// A loop of dependent additions: processors that differ in speed differ here as they do in the figures.
void calibrate() {
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        const qint64 before = processorTime();
        volatile double sum = 0;
        for (int k = 0; k < 10'000'000; ++k) sum = sum + 1.0 / (k + 1);
        times.push_back(static_cast<double>(processorTime() - before) / 1e6);
    }
    std::sort(times.begin(), times.end());
    std::cout << "calibration: ten million dependent additions take " << times[2] << " ms\n";
}

void countAllocations() {
    std::int64_t most = 0;
    int simulations = 0;
    for (const Scene& scene : scenes()) {
        if (scene.source == WorldSource::File) continue;
        Experiment experiment = standardExperiment(scene);
        for (const Choice& choice : methodParameters(scene).front().choices) {
            experiment.runs.front().method.set(methodParameters(scene).front().id, choice.id);
            std::unique_ptr<Simulation> simulation;
            try {
                simulation = makeSimulation(experiment, 0);
            } catch (const InputError&) {
                continue; // the method does not apply to these equations
            }
            simulation->step();
            const std::int64_t before = allocations;
            for (int i = 0; i < 100; ++i) simulation->step();
            const std::int64_t made = allocations - before;
            most = std::max(most, made);
            if (made > 0) std::cout << made << " allocations: " << scene.id << " by " << choice.id << '\n';
            ++simulations;
        }
    }
    std::cout << "allocations in 100 steps: at most " << most << " (" << simulations
              << " pairs of scene and method)\n";
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    MeasuredApplication application(argc, argv);
    application.setApplicationName("timestep-bench");
    if (argc > 1 && QString(argv[1]) == "--first-frame") return showFirstFrame(application);
    calibrate();
    if (argc > 2 && QString(argv[1]) == "--frames") {
        measureFrames(application, QString(argv[2]).toInt());
        return 0;
    }
    if (argc > 2 && QString(argv[1]) == "--cloth") {
        measureLargeCloth(application, QString(argv[2]).toInt());
        return 0;
    }
    measureFirstFrame(QApplication::applicationFilePath());
    for (const int side : {100, 142}) measureFrames(application, side);
    measureCovers(application);
    countAllocations();
    return 0;
}
