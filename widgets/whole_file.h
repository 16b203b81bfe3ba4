// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"
#include "core/text_sink.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

#include <functional>

namespace timestep {

/// Throws InputError that names the file and says what is wrong with it.
[[noreturn]] void refuseFile(const QString& path, const Sentence& why);

/// Why the last operation on a file failed. `error`: the errno of then, for a full disk that is noticed by
/// flush(), of which QFile knows no reason; 0: none.
Sentence reasonOf(const QFileDevice& file, int error = 0);

/// "the file is larger than 256 MiB". `limit` in bytes.
Sentence largerThan(qint64 limit);

/// Reads a regular file of at most `limit` bytes. Throws InputError for a folder, a device, a pipe, a larger
/// file, and a file that cannot be read.
QByteArray readWholeFile(const QString& path, qint64 limit);

/// Writes a file so that afterwards the old or the new content is there whole, on a full disk, too. A device
/// or a pipe that exists is written to and stays what it is. Throws InputError if the file cannot be written.
void writeWholeFile(const QString& path, const QByteArray& bytes);

/// The same for a content that comes in pieces: calls `write` with a function that takes the next one.
void writeWholeFile(const QString& path, const std::function<void(const TextSink&)>& write);

/// Makes a folder, and those above it, if it is not there; one that is made is for the user alone (0700).
void makePrivateFolder(const QString& path);

} // namespace timestep
