// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/window/start_window.h"

#include <QApplication>

#include <iostream>

namespace {

/// Without a window, Qt's warnings about the missing desktop are useless.
void announceCriticalOnly(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "timestep: " << message.toStdString() << '\n';
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (timestep::isHeadless(arguments)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(announceCriticalOnly);
    }
    QApplication application(argc, argv);
    application.setOrganizationName("Timestep");
    application.setApplicationName("timestep");
    application.setApplicationVersion(TIMESTEP_VERSION);
    application.setDesktopFileName("org.timestep.Timestep");
    const timestep::Call call = timestep::carryOut(arguments, std::cout, std::cerr);
    return call.window ? timestep::startWindow(application, call.options) : call.exitCode;
}
