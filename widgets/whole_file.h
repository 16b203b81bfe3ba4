// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>

namespace timestep {

/// Throws InputError that names the file and says what is wrong with it.
[[noreturn]] void refuseFile(const QString& path, const std::string& why);

/// Reads a regular file of at most `limit` bytes. Throws InputError for a folder, a device, a pipe, a larger
/// file, and a file that cannot be read.
QByteArray readWholeFile(const QString& path, qint64 limit);

/// Writes a file so that afterwards the old or the new content is there whole, on a full disk, too. A device
/// or a pipe that exists is written to and stays what it is. Throws InputError if the file cannot be written.
void writeWholeFile(const QString& path, const QByteArray& bytes);

} // namespace timestep
