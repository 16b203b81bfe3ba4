// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace timestep {

/// Reads the chunks of a PNG one after the other, without decoding its picture. Source: W3C, Portable Network
/// Graphics (PNG) Specification (Third Edition), 5.3.
class PngChunks {
public:
    explicit PngChunks(const QByteArray& png);

    /// Goes to the next chunk. Returns false at the end, and at the first chunk that is cut off or whose
    /// checksum is wrong.
    bool next();
    const QByteArray& type() const { return m_type; } ///< four letters
    const QByteArray& data() const { return m_data; }

private:
    const QByteArray& m_png;
    qsizetype m_at;
    QByteArray m_type, m_data;
};

/// The eight bytes at the beginning of a PNG.
QByteArray pngHead();

/// Returns a chunk with its length and its checksum.
QByteArray pngChunk(const QByteArray& type, const QByteArray& data);

/// Whether every chunk is complete, from IHDR to IEND. libpng prints warnings about a damaged picture, so
/// check this before Qt decodes one. True for anything that is not a PNG.
bool isWholeIfPng(const QByteArray& bytes);

/// Returns the text with this key (tEXt, zTXt or iTXt), if there is one before the first damaged chunk.
std::optional<QString> textInPng(const QByteArray& png, const QByteArray& key);

} // namespace timestep
