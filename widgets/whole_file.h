// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "core/text_sink.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

#include <functional>

namespace timestep {

/// Thrown if a file cannot be written: no input is wrong.
class OutputError : public InputError {
public:
    using InputError::InputError;
};

/// Throws InputError that names the file and says what is wrong with it.
[[noreturn]] void refuseFile(const QString& path, const Sentence& why);

/// The same for a file or folder that cannot be written: throws OutputError.
[[noreturn]] void refuseOutput(const QString& path, const Sentence& why);

/// Why the last operation on a file failed. `error`: its errno, for a full disk that flush() notices and
/// QFile gives no reason for; 0: none.
Sentence reasonOf(const QFileDevice& file, int error = 0);

/// "the file is larger than 256 MiB". `limit` in bytes.
Sentence largerThan(qint64 limit);

/// Reads a regular file of at most `limit` bytes. Throws InputError for a folder, a device, a pipe, a larger
/// file, and a file that cannot be read.
QByteArray readWholeFile(const QString& path, qint64 limit);

/// Writes a file atomically: afterwards it has either the old or the new content, even if the disk is full.
/// An existing device or pipe is written to and not replaced. Throws OutputError if the file cannot be
/// written.
void writeWholeFile(const QString& path, const QByteArray& bytes);

/// The same for content in pieces: calls `write` with a function that takes the next piece.
void writeWholeFile(const QString& path, const std::function<void(const TextSink&)>& write);

/// Creates a folder and its parents if they do not exist; only the user can read a new one (0700).
void makePrivateFolder(const QString& path);

} // namespace timestep
