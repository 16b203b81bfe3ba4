// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>

class QLockFile;

namespace timestep {

/// Keeps the session in a file of this window's own until the window is closed. After a crash the file is
/// still there, and it is complete: every save replaces it in one go.
class Autosave {
public:
    /// `autosave` in the folder of the person's data.
    static QString standardFolder();

    explicit Autosave(QString folder = standardFolder());
    /// Forgets the file: the window was closed as it should.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    /// Writes what is not written yet. Returns one sentence when it cannot be written; what was saved before
    /// is still there then.
    QString save(const QByteArray& session);

    /// Files of windows that are gone without having been closed, newest first. Other windows that are open
    /// are left alone.
    QStringList leftBehind() const;
    /// Such a file is not wanted any more.
    static void forget(const QString& file);

    const QString& file() const { return file_; }

private:
    QString folder_, file_;
    std::unique_ptr<QLockFile> lock_;
    QByteArray written_;
};

} // namespace timestep
