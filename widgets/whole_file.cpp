// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/whole_file.h"

#include "core/input_error.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

namespace timestep {

namespace {

/// The reason of the last failure. QFile knows none for a full disk that is noticed by flush().
std::string reasonOf(const QFileDevice& file, int error) {
    const bool known = file.error() != QFileDevice::NoError &&
                       file.error() != QFileDevice::UnspecifiedError &&
                       file.errorString() != QLatin1String("Unknown error");
    return (known || error == 0 ? file.errorString() : qt_error_string(error)).toStdString();
}

} // namespace

void refuseFile(const QString& path, const std::string& why) {
    InputError error(why);
    error.file = path.toStdString();
    throw error;
}

QByteArray readWholeFile(const QString& path, qint64 limit) {
    const QFileInfo info(path);
    if (info.isDir()) refuseFile(path, "this is a folder, not a file");
    if (info.exists() && !info.isFile()) refuseFile(path, "this is a device or a pipe, not a file");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        refuseFile(path, "the file cannot be read: " + file.errorString().toStdString());
    QByteArray bytes = file.read(limit + 1); // the size of some files is known only after reading
    if (bytes.size() > limit)
        refuseFile(path,
                   "the file is larger than " + (limit < 1 << 20 ? std::to_string(limit >> 10) + " KiB"
                                                                 : std::to_string(limit >> 20) + " MiB"));
    return bytes;
}

void writeWholeFile(const QString& path, const QByteArray& bytes) {
    const QFileInfo info(path);
    const bool special = info.exists() && !info.isFile() && !info.isDir();
    const auto write = [&](auto& file, QIODevice::OpenMode mode) {
        errno = 0;
        if (!file.open(mode) || file.write(bytes) != bytes.size() || !file.flush())
            refuseFile(path, "the file cannot be written: " + reasonOf(file, errno));
    };
    if (special) {
        QFile file(path);
        write(file, QIODevice::WriteOnly | QIODevice::Unbuffered);
        return;
    }
    QSaveFile file(path);
    write(file, QIODevice::WriteOnly);
    errno = 0;
    if (!file.commit()) refuseFile(path, "the file cannot be written: " + reasonOf(file, errno));
}

} // namespace timestep
