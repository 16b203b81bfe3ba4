// SPDX-License-Identifier: GPL-3.0-or-later
// Source: PKWARE, APPNOTE.TXT - .ZIP File Format Specification, version 6.3. Stored and deflated files, no
// Zip64.
#include "app/archive/zip_archive.h"

#include "core/input_error.h"

#include <QStringList>

#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <set>

namespace timestep {

namespace {

constexpr std::uint32_t localSignature = 0x04034b50, centralSignature = 0x02014b50, endSignature = 0x06054b50;
constexpr qsizetype localSize = 30, centralSize = 46, endSize = 22, longestComment = 0xFFFF;
constexpr std::uint16_t storedMethod = 0, deflatedMethod = 8, version = 20, utf8Flag = 1 << 11,
                        encryptedFlag = 1;
constexpr std::uint16_t firstDate = 1 << 5 | 1;               ///< 1 January 1980, the earliest one
constexpr std::uint32_t typeMask = 0xF000, linkType = 0xA000; ///< of a Unix file mode
constexpr qsizetype longestName = 200;
constexpr int mostFolders = 4;

InputError damaged() {
    return InputError(TRANSLATABLE("fault", "the archive is damaged"));
}

class Writer {
public:
    void number16(std::size_t value) { bytes(value, 2); }
    void number32(std::size_t value) { bytes(value, 4); }
    void text(const QByteArray& text) { m_data += text; }
    std::size_t size() const { return static_cast<std::size_t>(m_data.size()); }
    QByteArray take() { return std::move(m_data); }

private:
    void bytes(std::size_t value, int count) {
        for (int i = 0; i < count; ++i) m_data += static_cast<char>(value >> (8 * i) & 0xFF);
    }
    QByteArray m_data;
};

/// Little-endian numbers at places of the archive. Throws where there are none.
class Reader {
public:
    explicit Reader(const QByteArray& data) : m_data(data) {}

    std::uint16_t number16(qsizetype at) const { return static_cast<std::uint16_t>(number(at, 2)); }
    std::uint32_t number32(qsizetype at) const { return number(at, 4); }
    QByteArray part(qsizetype at, qsizetype length) const {
        if (at < 0 || length < 0 || at > m_data.size() || length > m_data.size() - at) throw damaged();
        return m_data.mid(at, length);
    }
    qsizetype size() const { return m_data.size(); }

private:
    std::uint32_t number(qsizetype at, int count) const {
        if (at < 0 || at > m_data.size() - count) throw damaged();
        std::uint32_t value = 0;
        for (int i = count; i-- > 0;) value = value << 8 | static_cast<unsigned char>(m_data[at + i]);
        return value;
    }
    const QByteArray& m_data;
};

std::uint32_t crcOf(const QByteArray& content) {
    const auto* bytes = reinterpret_cast<const Bytef*>(content.constData());
    return static_cast<std::uint32_t>(crc32(0, bytes, static_cast<uInt>(content.size())));
}

QByteArray deflated(const QByteArray& content) {
    z_stream stream{};
    // Negative window bits: without the header of zlib.
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw InputError(TRANSLATABLE("fault", "there is not enough memory to pack"));
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(content.size()))),
                      Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.constData()));
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

/// Unpacks exactly `size` bytes; any further data are a fault.
QByteArray inflated(const QByteArray& packed, qsizetype size) {
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        throw InputError(TRANSLATABLE("fault", "there is not enough memory to unpack"));
    QByteArray content(size + 1, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.constData()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(content.data());
    stream.avail_out = static_cast<uInt>(content.size());
    const int ended = inflate(&stream, Z_FINISH);
    const auto written = static_cast<qsizetype>(stream.total_out);
    inflateEnd(&stream);
    if (ended != Z_STREAM_END || written != size) throw damaged();
    content.truncate(size);
    return content;
}

/// Throws for a name that is not a plain path inside a folder.
QString checkedName(const QByteArray& bytes) {
    const QString name = QString::fromUtf8(bytes);
    const auto refuse = [&](Text why) {
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the file \"%1\" in the archive %2"), name.toStdString(), why));
    };
    if (name.toUtf8() != bytes)
        throw InputError(TRANSLATABLE("fault", "a file in the archive has a name that is not UTF-8"));
    if (name.size() > longestName) refuse(TRANSLATABLE("fault", "has a name that is too long"));
    const QStringList parts = name.split(QLatin1Char('/'));
    if (parts.size() > mostFolders + 1) refuse(TRANSLATABLE("fault", "lies in too many folders"));
    for (const QString& part : parts)
        if (part.isEmpty() || part == QLatin1String(".") || part == QLatin1String("..") ||
            part.endsWith(QLatin1Char('.')) || part.endsWith(QLatin1Char(' ')))
            refuse(TRANSLATABLE("fault", "would lie outside its folder"));
    for (const QChar c : name)
        if (c < QChar(0x20) || QStringLiteral("\\:*?\"<>|").contains(c))
            refuse(TRANSLATABLE("fault", "has a name that is not allowed"));
    return name;
}

/// The position of the record at the end of the archive, after the directory.
qsizetype findEnd(const Reader& reader) {
    const qsizetype first = std::max<qsizetype>(0, reader.size() - endSize - longestComment);
    for (qsizetype at = reader.size() - endSize; at >= first; --at)
        if (reader.number32(at) == endSignature && at + endSize + reader.number16(at + 20) == reader.size())
            return at;
    throw InputError(TRANSLATABLE("fault", "this is no zip archive, or its end is missing"));
}

/// A file as the directory of the archive describes it.
struct Described {
    QByteArray name;
    std::uint16_t flags = 0, method = 0;
    std::uint32_t crc = 0, packed = 0, size = 0, mode = 0, place = 0;
};

QByteArray contentOf(const Reader& reader, const Described& file) {
    const auto place = static_cast<qsizetype>(file.place);
    if (reader.number32(place) != localSignature) throw damaged();
    const qsizetype data = place + localSize + reader.number16(place + 26) + reader.number16(place + 28);
    const QByteArray packed = reader.part(data, static_cast<qsizetype>(file.packed));
    if (file.method == storedMethod && file.packed != file.size) throw damaged();
    QByteArray content =
        file.method == storedMethod ? packed : inflated(packed, static_cast<qsizetype>(file.size));
    if (crcOf(content) != file.crc) throw damaged();
    return content;
}

} // namespace

QByteArray zipOf(const std::vector<ZipEntry>& entries) {
    Writer archive, directory;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QByteArray name = entries[i].name.toUtf8();
        const QByteArray& content = entries[i].content;
        const QByteArray smaller = i == 0 ? content : deflated(content);
        const bool isStored = smaller.size() >= content.size();
        const QByteArray& packed = isStored ? content : smaller;
        const std::size_t place = archive.size();
        const auto describe = [&](Writer& writer) { // the fields that both headers share
            writer.number16(version);
            writer.number16(utf8Flag);
            writer.number16(isStored ? storedMethod : deflatedMethod);
            writer.number16(0); // midnight
            writer.number16(firstDate);
            writer.number32(crcOf(content));
            writer.number32(static_cast<std::size_t>(packed.size()));
            writer.number32(static_cast<std::size_t>(content.size()));
            writer.number16(static_cast<std::size_t>(name.size()));
            writer.number16(0); // no more fields
        };
        archive.number32(localSignature);
        describe(archive);
        archive.text(name);
        archive.text(packed);
        directory.number32(centralSignature);
        directory.number16(version);
        describe(directory);
        directory.number16(0); // no comment
        directory.number16(0); // on the first disk
        directory.number16(0); // no attributes, in two fields
        directory.number32(0);
        directory.number32(place);
        directory.text(name);
    }
    const std::size_t begin = archive.size(), length = directory.size();
    archive.text(directory.take());
    archive.number32(endSignature);
    archive.number16(0);
    archive.number16(0);
    archive.number16(entries.size());
    archive.number16(entries.size());
    archive.number32(length);
    archive.number32(begin);
    archive.number16(0);
    return archive.take();
}

std::vector<ZipEntry> unzipped(const QByteArray& archive, const ZipLimits& limits) {
    const Reader reader(archive);
    const qsizetype end = findEnd(reader);
    const int count = reader.number16(end + 10);
    if (reader.number16(end + 4) != 0 || reader.number16(end + 8) != count)
        throw InputError(TRANSLATABLE("fault", "the archive is in several parts"));
    if (count > limits.entries)
        throw InputError(Sentence(TRANSLATABLE("fault", "the archive holds %1 files, more than %2"), count,
                                  limits.entries));
    std::vector<ZipEntry> entries;
    std::set<QString> names; // some file systems do not distinguish capital and small letters
    qint64 whole = 0;
    auto at = static_cast<qsizetype>(reader.number32(end + 16));
    for (int i = 0; i < count; ++i) {
        if (reader.number32(at) != centralSignature) throw damaged();
        Described file;
        file.flags = reader.number16(at + 8);
        file.method = reader.number16(at + 10);
        file.crc = reader.number32(at + 16);
        file.packed = reader.number32(at + 20);
        file.size = reader.number32(at + 24);
        file.mode = reader.number32(at + 38) >> 16;
        file.place = reader.number32(at + 42);
        const qsizetype length = reader.number16(at + 28);
        file.name = reader.part(at + centralSize, length);
        at += centralSize + length + reader.number16(at + 30) + reader.number16(at + 32);
        if (file.name.endsWith('/')) continue; // a folder
        const QString name = checkedName(file.name);
        const auto refuse = [&](const Sentence& why) {
            throw InputError(Sentence(TRANSLATABLE("fault", "the file \"%1\" in the archive %2"),
                                      name.toStdString(), why));
        };
        if ((file.flags & encryptedFlag) != 0) refuse(TRANSLATABLE("fault", "is encrypted"));
        if ((file.mode & typeMask) == linkType) refuse(TRANSLATABLE("fault", "is a link"));
        if (file.method != storedMethod && file.method != deflatedMethod)
            refuse(TRANSLATABLE("fault", "is packed in a way that is not known"));
        if (file.size > limits.entry)
            refuse(Sentence(TRANSLATABLE("fault", "is larger than %1 MiB"), limits.entry >> 20));
        whole += file.size;
        if (whole > limits.whole)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the files of the archive are larger than %1 MiB together"),
                         limits.whole >> 20));
        if (!names.insert(name.toCaseFolded()).second) refuse(TRANSLATABLE("fault", "is there twice"));
        entries.push_back({name, contentOf(reader, file)});
    }
    return entries;
}

} // namespace timestep
