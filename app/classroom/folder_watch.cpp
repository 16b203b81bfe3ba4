// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/folder_watch.h"

#include <QDateTime>
#include <QDir>

namespace timestep {

namespace {

constexpr int slowPace = 10000, afterNotice = 400; ///< [ms]

} // namespace

FolderWatch::FolderWatch(QObject* parent) : QObject(parent) {
    m_slow.setInterval(slowPace);
    m_soon.setInterval(afterNotice);
    m_soon.setSingleShot(true);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_soon, &QTimer::timeout, this, &FolderWatch::look);
    connect(&m_slow, &QTimer::timeout, this, &FolderWatch::look);
}

void FolderWatch::watch(const QString& folder) {
    if (!m_watcher.directories().isEmpty()) m_watcher.removePaths(m_watcher.directories());
    m_folder = folder;
    m_soon.stop();
    if (folder.isEmpty()) return m_slow.stop();
    m_seen = content();
    m_watcher.addPath(folder);
    m_slow.start();
}

void FolderWatch::look() {
    const QString now = content();
    if (m_folder.isEmpty() || now == m_seen) return;
    m_seen = now;
    emit changed();
}

QString FolderWatch::content() const {
    QString text;
    for (const QFileInfo& file :
         QDir(m_folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        text += QStringLiteral("%1/%2/%3/")
                    .arg(file.fileName(), QString::number(file.size()),
                         QString::number(file.lastModified().toMSecsSinceEpoch()));
    return text;
}

} // namespace timestep
