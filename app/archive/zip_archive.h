// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

// zlib does the packing. libzip and QuaZip would save about half of these lines, but neither refuses what is
// refused here (limits, links, names that lead out), and neither is there for the browser or for Windows.

namespace timestep {

/// A file in an archive. Its name is a relative path with "/" between folders.
struct ZipEntry {
    QString name;
    QByteArray content;
};

/// Limits of an archive; anything beyond them is rejected before it is unpacked.
struct ZipLimits {
    int entries = 200;
    qint64 entry = 16 << 20; ///< size of a file [bytes]
    qint64 whole = 64 << 20; ///< of all files together [bytes]
};

/// Writes a zip archive without dates, so that the same files give the same bytes. The first entry is stored
/// uncompressed: its name and content can be read at the beginning of the archive.
QByteArray zipOf(const std::vector<ZipEntry>& entries);

/// Reads a zip archive; folders are left out. Throws InputError if the archive is damaged, encrypted, larger
/// than the limits, or contains a link or a name that leads out of the folder into which it would be
/// unpacked.
std::vector<ZipEntry> unzipped(const QByteArray& archive, const ZipLimits& limits = {});

} // namespace timestep
