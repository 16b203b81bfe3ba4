// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lessons/lesson_watch.h"

#include <QDir>
#include <QFileInfo>

namespace timestep {

namespace {

constexpr int patience = 200; // after the last change [ms]

} // namespace

LessonWatch::LessonWatch(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(patience);
    connect(&m_timer, &QTimer::timeout, this, &LessonWatch::changed);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_timer, qOverload<>(&QTimer::start));
}

void LessonWatch::watch(const QString& folder) {
    QStringList wanted{folder};
    if (QFileInfo(folder).isDir())
        for (const QString& name : QDir(folder).entryList({"lesson*.md"}, QDir::Files))
            wanted << folder + '/' + name;
    else
        wanted = {QFileInfo(folder).path()}; // the folder is missing: it will appear here
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    for (const QString& path : watched)
        if (!wanted.contains(path)) m_watcher.removePath(path);
    for (const QString& path : wanted)
        if (!watched.contains(path) && QFileInfo::exists(path)) m_watcher.addPath(path);
}

} // namespace timestep
