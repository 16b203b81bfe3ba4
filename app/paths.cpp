// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace timestep {

std::string bundledLessonsFolder() {
    const QString installed =
        QDir(QCoreApplication::applicationDirPath()).absoluteFilePath("../share/timestep/lessons");
    if (QDir(installed).exists()) return QDir::cleanPath(installed).toStdString();
    return TIMESTEP_LESSONS_DIR;
}

std::string ownLessonsFolder() {
    return (QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/lessons").toStdString();
}

std::vector<std::string> lessonFolders(const std::string& more) {
    std::vector<std::string> folders{bundledLessonsFolder(), ownLessonsFolder()};
    if (!more.empty()) folders.push_back(more);
    return folders;
}

} // namespace timestep
