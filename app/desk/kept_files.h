// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace timestep {

inline constexpr const char* keptFilesSuffix = "timestep-backup";

/// All files below a folder as one, to take away from a browser that may forget them. Locks are left out.
QByteArray packKeptFiles(const QString& folder);

/// Writes the files of packKeptFiles() into a folder; others that are there stay. Throws InputError, before
/// anything is written, if the bytes are something else or name a file outside of the folder; OutputError if
/// a file cannot be written.
void unpackKeptFiles(const QByteArray& packed, const QString& folder);

} // namespace timestep
