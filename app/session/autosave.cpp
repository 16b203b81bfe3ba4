// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/autosave.h"

#include "app/provenance/open_file.h"
#include "app/session/session_file.h"
#include "app/system.h"
#include "core/input_error.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

namespace timestep {

namespace {

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

/// A lock that becomes stale only when its owner has ended, never because of its age.
std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

QString Autosave::standardFolder() {
    return dataFolder() + QStringLiteral("/autosave");
}

Autosave::Autosave(QString folder) : m_folder(std::move(folder)) {
    makePrivateFolder(m_folder);
    removeStaleLocks();
    const QString stem = QStringLiteral("%1/open-%2").arg(m_folder).arg(QCoreApplication::applicationPid());
    for (int number = 1;; ++number) { // several windows of one program, or the file of an older program with
                                      // the same process id
        m_file = QStringLiteral("%1-%2.%3").arg(stem).arg(number).arg(QLatin1String(sessionSuffix));
        if (QFileInfo::exists(m_file)) continue;
        m_lock = lockFor(m_file);
        if (m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError) break;
    }
}

/// Windows that ended before their first save leave a lock without a file.
void Autosave::removeStaleLocks() const {
    const QDir folder(m_folder);
    const QString pattern = QStringLiteral("open-*.%1").arg(QLatin1String(sessionSuffix));
    for (QString name : folder.entryList({lockOf(pattern)}, QDir::Files)) {
        name.chop(lockOf({}).size());
        const QString file = folder.filePath(name);
        if (!QFileInfo::exists(file)) lockFor(file)->tryLock(0); // it is removed with the QLockFile
    }
}

Autosave::~Autosave() {
    if (!m_leaves) QFile::remove(m_file);
}

QString Autosave::save(const QByteArray& session) {
    if (session == m_written) return {};
    try {
        writeFile(m_file, session.toStdString());
    } catch (const InputError& error) {
        return translated(error);
    }
    m_written = session;
    return {};
}

QStringList Autosave::leftBehind() const {
    QStringList files;
    const QDir folder(m_folder);
    const QString pattern = QStringLiteral("open-*.%1").arg(QLatin1String(sessionSuffix));
    for (const QFileInfo& info : folder.entryInfoList({pattern}, QDir::Files, QDir::Time)) {
        const QString file = info.absoluteFilePath();
        if (QFileInfo(m_file) == info) continue;
        const auto lock = lockFor(file);
        if (lock->tryLock(0)) files << file;
    }
    return files;
}

void Autosave::forget(const QString& file) {
    QFile::remove(file);
    // Temporary files of an interrupted save.
    const QFileInfo info(file);
    for (const QString& begun :
         info.dir().entryList({info.fileName() + QStringLiteral(".??????")}, QDir::Files))
        info.dir().remove(begun);
    QFile::remove(lockOf(file));
}

} // namespace timestep
