// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools.h"

#include <QAbstractEventDispatcher>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>
#include <cstdio>
#include <map>
#include <string>

#ifdef TIMESTEP_TESTS_WITH_WINDOW
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

namespace timestep {
namespace {

auto& testClasses() {
    static std::map<std::string, std::unique_ptr<QObject> (*)()> byName;
    return byName;
}

auto& childProcesses() {
    static std::map<std::string, int (*)(const QString&)> byName;
    return byName;
}

/// Gives every test the same environment: screen, fonts, language, time zone, and an empty home folder that
/// is removed at the end. The font cache is kept for the next test.
void setEnvironment(const QTemporaryDir& home) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("FONTCONFIG_FILE", TIMESTEP_SOURCE_DIR "/tests/fonts.conf");
    qputenv("LC_ALL", "C.UTF-8");
    qputenv("TZ", "UTC");
    qputenv("HOME", home.path().toLocal8Bit());
    qputenv("XDG_CACHE_HOME", TIMESTEP_TESTS_CACHE);
    for (const char* name : {"LANGUAGE", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
                             "QT_SCALE_FACTOR", "QT_FONT_DPI", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"})
        qunsetenv(name);
}

} // namespace

bool registerTest(const char* file, std::unique_ptr<QObject> (*make)()) {
    return testClasses().emplace(QFileInfo(file).completeBaseName().toStdString(), make).second;
}

bool registerChildProcess(const char* name, int (*run)(const QString&)) {
    return childProcesses().emplace(name, run).second;
}

bool compareNear(double actual, double expected, double tolerance, const char* statement, const char* where,
                 const char* file, int line) {
    const bool near = std::abs(actual - expected) <= tolerance;
    const QByteArray numbers = near ? QByteArray()
                                    : QByteArray::number(actual, 'g', 17) + " and not " +
                                          QByteArray::number(expected, 'g', 17) + " within " +
                                          QByteArray::number(tolerance, 'g', 6) + ' ' + where;
    return QTest::qVerify(near, statement, numbers.constData(), file, line);
}

void deleteReplacedObjects() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::sendPostedEvents(); // empties the list that Qt searches whenever a widget goes
}

} // namespace timestep

/// Qt 6.4 keeps 16 bytes of each page that a finger can scroll.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
    return "leak:QScroller::grabGesture\n";
}

/// core_tests CLASS [option of QTest...]: runs one class. Without a class it lists them.
int main(int argc, char** argv) {
    using namespace timestep;
    const QTemporaryDir home;
    setEnvironment(home);
    Application::setAttribute(Qt::AA_Use96Dpi);
    Application application(argc, argv);
    const std::string name = argc > 1 ? argv[1] : "";
    if (const auto child = childProcesses().find(name); child != childProcesses().end() && argc == 3)
        return child->second(QString::fromLocal8Bit(argv[2]));
    const auto test = testClasses().find(name);
    if (test == testClasses().end()) {
        std::fprintf(stderr, "call it with one of these classes, then options of QTest:\n");
        for (const auto& [known, make] : testClasses()) std::fprintf(stderr, "  %s\n", known.c_str());
        return 1;
    }
    // Each class has settings and files of its own.
    QStandardPaths::setTestModeEnabled(true);
    QString ofTest = QString::fromStdString("timestep-" + name + "-test");
    QCoreApplication::setApplicationName(ofTest.replace('_', '-'));
    // Tests are called outside of an event loop, where processEvents() alone would keep deleted objects for
    // ever.
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, &application,
                     deleteReplacedObjects);
    argv[1] = argv[0];
    const int failures = QTest::qExec(test->second().get(), argc - 1, argv + 1);
    deleteReplacedObjects();
    return failures;
}
