// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paths.h"

#include "app/system.h"

#include <QCoreApplication>
#include <QDir>

namespace timestep {

QString installedFolder(const QString& name) {
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* share : {"../share/timestep/", "share/timestep/"}) {
        const QString folder = program.absoluteFilePath(QLatin1String(share) + name);
        if (QDir(folder).exists()) return QDir::cleanPath(folder);
    }
    return {};
}

std::string bundledLessonsFolder() {
    if (const QString installed = installedFolder(QStringLiteral("lessons")); !installed.isEmpty())
        return installed.toStdString();
    const QString sources =
        QDir(QCoreApplication::applicationDirPath()).absoluteFilePath("../../../lessons/content");
    return QDir(sources).exists() ? QDir::cleanPath(sources).toStdString() : TIMESTEP_LESSONS_DIR;
}

std::string ownLessonsFolder() {
    return (dataFolder() + "/lessons").toStdString();
}

std::vector<std::string> lessonFolders(const std::string& more) {
    std::vector<std::string> folders{bundledLessonsFolder(), ownLessonsFolder()};
    if (!more.empty()) folders.push_back(more);
    return folders;
}

} // namespace timestep
