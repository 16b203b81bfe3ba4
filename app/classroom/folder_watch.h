// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace timestep {

/// Says when files of a folder come, change or go. Folders of a network often send no notices, so a slow
/// timer compares names, sizes and times as well, as long as this object watches.
class FolderWatch : public QObject {
    Q_OBJECT

public:
    explicit FolderWatch(QObject* parent);

    /// Watches this folder from its present content on; an empty one ends the watching.
    void watch(const QString& folder);
    /// Looks at once.
    void look();

signals:
    void changed();

private:
    QString content() const;

    QString m_folder, m_seen;
    QFileSystemWatcher m_watcher;
    QTimer m_slow; ///< for folders without notices
    QTimer m_soon; ///< after a notice, so that many files make one signal
};

} // namespace timestep
