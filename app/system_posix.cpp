// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system.h"

#include <QCoreApplication>
#include <QStandardPaths>

namespace timestep {

void prepareProcess() {} // streams and settings already behave so

void needNoDisplay() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

QString machinePolicyFile() {
    return QStringLiteral("/etc/timestep/policy.json");
}

QString dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString pageAddress() {
    return {};
}

void loadPageAgain() {}

int workUntilClosed(std::shared_ptr<void> /*everything*/) {
    return QCoreApplication::exec();
}

} // namespace timestep
