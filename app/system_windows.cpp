// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>
#include <fcntl.h>
#include <io.h>

#include <windows.h>

namespace timestep {

void prepareProcess() {
    for (std::FILE* const stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    QSettings::setDefaultFormat(QSettings::IniFormat); // instead of the registry
}

void needNoDisplay() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

QString machinePolicyFile() {
    return qEnvironmentVariable("ProgramData", QStringLiteral("C:/ProgramData")) +
           QStringLiteral("/Timestep/policy.json");
}

QString dataFolder() {
    // On Windows QStandardPaths does not read the variable that GuestHome sets.
    const QString guest = qEnvironmentVariable("XDG_DATA_HOME");
    return guest.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                           : guest + QStringLiteral("/Timestep/timestep");
}

QString pageAddress() {
    return {};
}

void loadPageAgain() {}

int workUntilClosed(std::shared_ptr<void> /*everything*/) {
    return QCoreApplication::exec();
}

} // namespace timestep
