// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace timestep {

/// Tells when the files of a lesson have changed on the disk, once for several changes in a row.
class LessonWatch : public QObject {
    Q_OBJECT

public:
    explicit LessonWatch(QObject* parent);
    /// Watches this folder and its lesson files. To be called again after a change, because an editor that
    /// replaces a file ends the watch on the old one.
    void watch(const QString& folder);

signals:
    void changed();

private:
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
};

} // namespace timestep
