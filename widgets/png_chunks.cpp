// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/png_chunks.h"

#include "core/picture_format.h"

#include <QtEndian>

#include <cstdint>

#include <zlib.h>

namespace timestep {

namespace {

constexpr qsizetype frameSize = 12; // length, type and checksum of a chunk [bytes]

QByteArray bigEndian(std::uint32_t value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

/// The checksum of a chunk: type and data.
std::uint32_t checkOf(const QByteArray& bytes) {
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.constData()), static_cast<z_size_t>(bytes.size())));
}

/// Decompresses a zlib stream; empty if it is damaged. qUncompress expects a guess of the size in front.
QByteArray unpacked(const QByteArray& stream) {
    return qUncompress(bigEndian(static_cast<std::uint32_t>(stream.size())) + stream);
}

/// Splits at the first null byte. Returns what is before it and removes both.
QByteArray takeWord(QByteArray& data) {
    const qsizetype end = data.indexOf('\0');
    const QByteArray word = data.left(end);
    data = end < 0 ? QByteArray() : data.mid(end + 1);
    return word;
}

} // namespace

QByteArray pngHead() {
    return QByteArray::fromRawData(pngSignature.data(), static_cast<qsizetype>(pngSignature.size()));
}

PngChunks::PngChunks(const QByteArray& png)
    : m_png(png), m_at(png.startsWith(pngHead()) ? pngHead().size() : png.size()) {}

bool PngChunks::next() {
    if (m_png.size() - m_at < frameSize) return false;
    const auto size = static_cast<qsizetype>(qFromBigEndian<std::uint32_t>(m_png.constData() + m_at));
    if (size > m_png.size() - m_at - frameSize) return false;
    m_type = m_png.mid(m_at + 4, 4);
    m_data = m_png.mid(m_at + 8, size);
    if (m_png.mid(m_at + 8 + size, 4) != bigEndian(checkOf(m_type + m_data))) return false;
    m_at += frameSize + size;
    return true;
}

QByteArray pngChunk(const QByteArray& type, const QByteArray& data) {
    const QByteArray checked = type + data;
    return bigEndian(static_cast<std::uint32_t>(data.size())) + checked + bigEndian(checkOf(checked));
}

bool isWholeIfPng(const QByteArray& bytes) {
    if (!bytes.startsWith(pngHead())) return true;
    PngChunks chunks(bytes);
    if (!chunks.next() || chunks.type() != "IHDR") return false;
    while (chunks.type() != "IEND")
        if (!chunks.next()) return false;
    return true;
}

std::optional<QString> textInPng(const QByteArray& png, const QByteArray& key) {
    for (PngChunks chunks(png); chunks.next();) {
        QByteArray data = chunks.data();
        const QByteArray& type = chunks.type();
        if ((type != "tEXt" && type != "zTXt" && type != "iTXt") || takeWord(data) != key) continue;
        if (type == "tEXt") return QString::fromLatin1(data);
        if (type == "zTXt") return QString::fromLatin1(unpacked(data.mid(1)));
        const bool packed = data.startsWith('\1');
        data = data.mid(2);
        takeWord(data); // the language
        takeWord(data); // the key in this language
        return QString::fromUtf8(packed ? unpacked(data) : data);
    }
    return std::nullopt;
}

} // namespace timestep
