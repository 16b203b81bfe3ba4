// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system.h"

#include <QStandardPaths>

namespace timestep {

void prepareProcess() {} // streams and settings already behave so

QString machinePolicyFile() {
    return QStringLiteral("/etc/timestep/policy.json");
}

QString dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

} // namespace timestep
