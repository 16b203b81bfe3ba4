// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace timestep {

/// Emits changed() when files of a lesson change on disk, once for several changes in a row.
class LessonWatch : public QObject {
    Q_OBJECT

public:
    explicit LessonWatch(QObject* parent);
    /// Watches this folder and its lesson files or, while the folder does not exist, its parent. Call it
    /// again after each change, because an editor that replaces a file ends its watch.
    void watch(const QString& folder);

signals:
    void changed();

private:
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
};

} // namespace timestep
