// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bundled_fonts.h"
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/qt_options.h"
#include "app/system.h"
#include "app/window/main/start_window.h"
#include "core/run/session/memory_limit.h"

#include <QApplication>
#include <QIcon>

#include <cstdlib>
#include <iostream>
#include <new>

namespace {

/// Without a window, Qt's warnings about the missing desktop are useless.
void announceCriticalOnly(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "timestep: " << message.toStdString() << '\n';
}

/// While the application starts: Qt aborts when it finds no display to draw on.
void stopWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) return;
    std::cerr << "timestep: the window cannot be shown, because there is no display that can be used; "
                 "'timestep run' and the other commands need none\n"
              << message.section('\n', 0, 0).toStdString() << '\n';
    std::_Exit(timestep::BadInput);
}

} // namespace

int main(int argc, char** argv) {
    timestep::prepareProcess();
    const std::vector<std::string> arguments = timestep::withoutQtOptions({argv + 1, argv + argc});
    const bool headless = timestep::isHeadless(arguments);
    if (headless) qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(headless ? announceCriticalOnly : stopWithoutDisplay);
    QApplication application(argc, argv);
    if (!headless) qInstallMessageHandler(nullptr);
    timestep::useBundledFonts();
    application.setOrganizationName("Timestep");
    application.setApplicationName("timestep");
    application.setApplicationVersion(TIMESTEP_VERSION);
    application.setDesktopFileName("org.timestep.Timestep");
    const timestep::Call call = timestep::carryOut(arguments, std::cout, std::cerr);
    if (call.window) {
        application.setWindowIcon(QIcon(QStringLiteral(":/org.timestep.Timestep.svg")));
        try {
            return timestep::startWindow(application, call.options);
        } catch (const std::bad_alloc&) {
            std::cerr << "timestep: " << timestep::notEnoughMemory().english() << '\n';
            return timestep::OtherFailure;
        }
    }
    if (!std::cout.flush()) {
        std::cerr << "timestep: the output could not be written\n";
        return call.exitCode == timestep::Done ? timestep::OtherFailure : call.exitCode;
    }
    return call.exitCode;
}
