// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>

class QLockFile;
class QWidget;

namespace timestep {

class DeskFiles;
class MessageLine;
class Workbench;

/// Saves the desk to a file that belongs to this window, until the window is closed. After a crash the
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

    /// Writes the desk if it changed. Returns one sentence if writing fails; the previous save is then
    /// still intact.
    QString save(const QByteArray& desk);

    /// Keeps the file for the next start.
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

/// Saves the desk every minute and after changes, and offers to restore it after a crash.
class Recovery : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        DeskFiles& desk;
        MessageLine& message;
    };
    Recovery(const Parts& parts, QWidget* window);

    /// Starts to save.
    void start(const QString& folder = Autosave::standardFolder());
    /// Saves the desk if it changed.
    void keep();
    /// Saves the desk and leaves it for the next start, as if the program had crashed.
    void leave();
    /// Asks whether to restore the desk that a crash left behind, if there is one. Called once per start.
    void offer();
    /// Restores the newest desk that can be opened, and removes its file; older ones are offered at the next
    /// start. Unreadable files are renamed to <file>.corrupt.
    bool recover();

private:
    Parts m_parts;
    QWidget* m_window;
    std::unique_ptr<Autosave> m_autosave; ///< null before start()
    QTimer m_timer, m_soon;
    QString m_problem; ///< of the last save; empty: none
};

} // namespace timestep
