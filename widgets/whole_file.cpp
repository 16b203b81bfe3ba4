// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <utility>

namespace timestep {

namespace {

constexpr std::pair<int, Text> reasons[] = {
    {ENOENT, TRANSLATABLE("fault", "No such file or directory")},
    {ENOTDIR, TRANSLATABLE("fault", "Not a directory")},
    {EISDIR, TRANSLATABLE("fault", "Is a directory")},
    {EEXIST, TRANSLATABLE("fault", "File exists")},
    {EACCES, TRANSLATABLE("fault", "Permission denied")},
    {EPERM, TRANSLATABLE("fault", "Operation not permitted")},
    {EROFS, TRANSLATABLE("fault", "Read-only file system")},
    {ENOSPC, TRANSLATABLE("fault", "No space left on device")},
#ifdef EDQUOT // not on Windows
    {EDQUOT, TRANSLATABLE("fault", "Disk quota exceeded")},
#endif
    {EFBIG, TRANSLATABLE("fault", "File too large")},
    {ENAMETOOLONG, TRANSLATABLE("fault", "File name too long")},
    {ELOOP, TRANSLATABLE("fault", "Too many levels of symbolic links")},
    {EMFILE, TRANSLATABLE("fault", "Too many open files")},
    {EIO, TRANSLATABLE("fault", "Input/output error")}};

} // namespace

Sentence reasonOf(const QFileDevice& file, int error) {
    const bool known = file.error() != QFileDevice::NoError &&
                       file.error() != QFileDevice::UnspecifiedError &&
                       file.errorString() != QLatin1String("Unknown error");
    const QString said = known || error == 0 ? file.errorString() : qt_error_string(error);
    for (const auto& [number, text] : reasons)
        if (said == qt_error_string(number)) return text;
    return Sentence::verbatim(said.toStdString());
}

void refuseFile(const QString& path, const Sentence& why) {
    InputError error(why);
    error.file = path.toStdString();
    throw error;
}

void refuseOutput(const QString& path, const Sentence& why) {
    OutputError error(why);
    error.file = path.toStdString();
    throw error;
}

Sentence largerThan(qint64 limit) {
    return {TRANSLATABLE("fault", "the file is larger than %1"),
            limit < 1 << 20 ? std::to_string(limit >> 10) + " KiB" : std::to_string(limit >> 20) + " MiB"};
}

QByteArray readWholeFile(const QString& path, qint64 limit) {
    const QFileInfo info(path);
    if (info.isDir()) refuseFile(path, TRANSLATABLE("fault", "this is a folder, not a file"));
    if (info.exists() && !info.isFile())
        refuseFile(path, TRANSLATABLE("fault", "this is a device or a pipe, not a file"));
    if (info.size() > limit) refuseFile(path, largerThan(limit));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        refuseFile(path, Sentence(TRANSLATABLE("fault", "the file cannot be read: %1"), reasonOf(file)));
    QByteArray bytes;
    bytes.reserve(info.size()); // of some files it is known only after reading
    for (QByteArray piece; bytes.size() <= limit && !(piece = file.read(1 << 16)).isEmpty();) bytes += piece;
    if (bytes.size() > limit) refuseFile(path, largerThan(limit));
    return bytes;
}

void makePrivateFolder(const QString& path) {
    if (QFileInfo::exists(path) || !QDir().mkpath(path)) return;
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

void writeWholeFile(const QString& path, const std::function<void(const TextSink&)>& write) {
    const QFileInfo info(path);
    const bool special = info.exists() && !info.isFile() && !info.isDir();
    const auto check = [&](const QFileDevice& file, bool done) {
        if (!done)
            refuseOutput(path, Sentence(TRANSLATABLE("fault", "the file cannot be written: %1"),
                                        reasonOf(file, errno)));
    };
    const auto fill = [&](auto& file, QIODevice::OpenMode mode) {
        errno = 0;
        check(file, file.open(mode));
        write([&](std::string_view piece) {
            const auto size = static_cast<qint64>(piece.size());
            check(file, file.write(piece.data(), size) == size);
        });
        check(file, file.flush());
    };
    if (special) {
        QFile file(path);
        fill(file, QIODevice::WriteOnly | QIODevice::Unbuffered);
        return;
    }
    QSaveFile file(path);
    fill(file, QIODevice::WriteOnly);
    errno = 0;
    check(file, file.commit());
}

void writeWholeFile(const QString& path, const QByteArray& bytes) {
    writeWholeFile(path, [&bytes](const TextSink& sink) {
        sink({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    });
}

} // namespace timestep
