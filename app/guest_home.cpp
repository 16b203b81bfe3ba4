// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guest_home.h"

#include <QDir>
#include <QSettings>

namespace timestep {

GuestHome::GuestHome() {
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"}) {
        m_before.emplace_back(name, qEnvironmentVariableIsSet(name) ? qgetenv(name) : QByteArray());
        const QString folder = m_folder.filePath(QString::fromLatin1(name).toLower());
        QDir().mkpath(folder);
        qputenv(name, QFile::encodeName(folder));
    }
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.filePath("xdg_config_home"));
}

GuestHome::~GuestHome() {
    for (const auto& [name, value] : m_before) {
        if (value.isNull())
            qunsetenv(name.constData());
        else
            qputenv(name.constData(), value);
    }
}

} // namespace timestep
