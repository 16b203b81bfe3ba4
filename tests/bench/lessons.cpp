// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how long lessons take: to open one in the window, to go to each of its steps, and to set each of its
// formulas, and the peak memory of each lesson, in which every step is run to its end. Judge it on a quiet
// machine, in a release build. Wanted: 0.2 s, 0.1 s, 1 ms. No test depends on it.
#include "app/lesson/panel/lesson_panel.h"
#include "lessons/document/prose.h"
#include "lessons/read/library.h"
#include "tests/app/window/window_parts.h"
#include "widgets/formula/formula.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

using namespace timestep;

namespace {

double milliseconds(const std::function<void()>& work) {
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

struct SpeedFigure {
    double time = 0; ///< [ms]
    std::string what;
};

void print(const char* name, std::vector<SpeedFigure> figures, double wanted) {
    if (figures.empty()) return;
    std::sort(figures.begin(), figures.end(),
              [](const SpeedFigure& a, const SpeedFigure& b) { return a.time < b.time; });
    const SpeedFigure& worst = figures.back();
    std::cout << name << ": median " << figures[figures.size() / 2].time << " ms, worst " << worst.time
              << " ms (" << worst.what << "), wanted " << wanted << " ms, " << figures.size()
              << " measured\n";
}

/// Measures the peak memory of the process from here on (Linux).
void forgetPeak() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

/// The most memory that the process has had since then [MB]; 0 where the system does not tell.
double peakMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (double kilobytes = 0; word == "VmHWM:" && status >> kilobytes) return kilobytes / 1024;
    return 0;
}

/// Runs the experiment of the open step to its end, as fast as possible.
void runToEnd(WindowParts& window) {
    Workbench& workbench = window.workbench();
    if (workbench.isLocked() || !(workbench.experiment().duration > 0)) return;
    workbench.setSpeed(0);
    workbench.run();
    workbench.finish();
}

/// Processes all pending events, including painting and the deletion of what has been replaced.
void settle() {
    QApplication::processEvents();
    QApplication::sendPostedEvents();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // processEvents() alone never does
    QApplication::processEvents();
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setApplicationName("timestep-bench-lessons");
    QSettings().clear();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    LanguageSwitch language;
    WindowParts window({}, language);
    window.resize(1280, 800);
    window.show();
    settle();
    std::vector<SpeedFigure> reading, opening, steps, formulas;
    for (const LessonInfo& info : listLessons({TIMESTEP_SOURCE_DIR "/lessons/content"})) {
        if (info.fault) continue;
        Document document;
        reading.push_back({milliseconds([&] { loadLesson(info.folder, "en", 0, &document); }), info.id});
        opening.push_back({milliseconds([&] {
                               window.openLesson(QString::fromStdString(info.id));
                               settle();
                           }),
                           info.id});
        forgetPeak();
        const std::size_t count = window.lessonPanel().lesson()->steps.size();
        for (std::size_t step = 1; step <= count; ++step) {
            const double time = milliseconds([&] {
                window.lessonPanel().next();
                settle();
            });
            steps.push_back({time, info.id + ", step " + std::to_string(step + 1)});
            if (step < count) runToEnd(window);
            settle();
        }
        std::cout << "peak memory of " << info.id << ": " << peakMemory() << " MB\n";
        for (const PlacedText& text : proseOf(document))
            for (const TextPiece& piece : formulasOf(text)) {
                const QString source = QString::fromStdString(piece.text);
                formulas.push_back(
                    {milliseconds([&] { typesetFormula(source, 16, FormulaStyle::Inline); }), piece.text});
            }
    }
    print("reading a lesson", reading, 200);
    print("opening a lesson", opening, 200);
    print("going to a step", steps, 100);
    print("setting a formula", formulas, 1);
    return 0;
}
