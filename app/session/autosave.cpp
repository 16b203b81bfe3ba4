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

Autosave::Autosave(QString folder) : folder_(std::move(folder)) {
    makePrivateFolder(folder_);
    removeStaleLocks();
    const QString stem = QStringLiteral("%1/open-%2").arg(folder_).arg(QCoreApplication::applicationPid());
    for (int number = 1;; ++number) { // several windows of one program, or the file of an older program with
                                      // the same process id
        file_ = QStringLiteral("%1-%2.%3").arg(stem).arg(number).arg(QLatin1String(sessionSuffix));
        if (QFileInfo::exists(file_)) continue;
        lock_ = lockFor(file_);
        if (lock_->tryLock(0) || lock_->error() != QLockFile::LockFailedError) break;
    }
}

/// Windows that ended before their first save leave a lock without a file.
void Autosave::removeStaleLocks() const {
    const QDir folder(folder_);
    const QString pattern = QStringLiteral("open-*.%1").arg(QLatin1String(sessionSuffix));
    for (QString name : folder.entryList({lockOf(pattern)}, QDir::Files)) {
        name.chop(lockOf({}).size());
        const QString file = folder.filePath(name);
        if (!QFileInfo::exists(file)) lockFor(file)->tryLock(0); // it is removed with the QLockFile
    }
}

Autosave::~Autosave() {
    if (!leaves_) QFile::remove(file_);
}

QString Autosave::save(const QByteArray& session) {
    if (session == written_) return {};
    try {
        writeFile(file_, session.toStdString());
    } catch (const InputError& error) {
        return translated(error);
    }
    written_ = session;
    return {};
}

QStringList Autosave::leftBehind() const {
    QStringList files;
    const QDir folder(folder_);
    const QString pattern = QStringLiteral("open-*.%1").arg(QLatin1String(sessionSuffix));
    for (const QFileInfo& info : folder.entryInfoList({pattern}, QDir::Files, QDir::Time)) {
        const QString file = info.absoluteFilePath();
        if (QFileInfo(file_) == info) continue;
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
