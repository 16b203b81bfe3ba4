// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>

class QLockFile;

namespace timestep {

/// Saves the session to a file that belongs to this window, until the window is closed. After a crash the
/// file is still there and complete: every save replaces it atomically.
class Autosave {
public:
    /// The folder `autosave` within the user's data folder.
    static QString standardFolder();

    explicit Autosave(QString folder = standardFolder());
    /// Removes the file, because the window was closed normally, unless leave() was called.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    /// Writes the session if it changed. Returns one sentence if writing fails; the previous save is then
    /// still intact.
    QString save(const QByteArray& session);

    /// The file stays for the next start.
    void leave() { m_leaves = true; }

    /// Files of windows that were not closed normally, newest first. Files of other open windows are not in
    /// the list.
    QStringList leftBehind() const;
    /// Removes such a file.
    static void forget(const QString& file);

    const QString& file() const { return m_file; }

private:
    void removeStaleLocks() const;

    QString m_folder, m_file;
    std::unique_ptr<QLockFile> m_lock;
    QByteArray m_written;
    bool m_leaves = false;
};

} // namespace timestep
