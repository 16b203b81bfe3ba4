// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/animation_comment.h"

#include "widgets/export/metadata.h"

#include <algorithm>
#include <climits>
#include <cstdint>

namespace timestep {

namespace {

constexpr qsizetype largestPiece = 255; // bytes of a sub-block of a GIF

unsigned byteAt(const QByteArray& bytes, qsizetype at) {
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

/// The prefix of our comment in a GIF, whose comments have no names.
QByteArray mark() {
    return QByteArray(experimentKey) + ' ';
}

/// Returns the position after the sub-blocks at `at`, and appends their data to `content`.
qsizetype passPieces(const QByteArray& gif, qsizetype at, QByteArray* content) {
    while (at < gif.size()) {
        const auto size = static_cast<qsizetype>(byteAt(gif, at++));
        if (size == 0) return at;
        if (content != nullptr) *content += gif.mid(at, size);
        at += size;
    }
    return gif.size();
}

/// Size of a colour table, which the last three bits encode [bytes].
qsizetype coloursOf(unsigned flags) {
    return (flags & 0x80U) != 0 ? 3 * (qsizetype{2} << (flags & 7U)) : 0;
}

/// Returns the position of the trailer, -1 if there is none, and in `found` our comment.
qsizetype endOf(const QByteArray& gif, std::optional<QString>* found) {
    if (!gif.startsWith("GIF8")) return -1;
    qsizetype at = 13 + coloursOf(byteAt(gif, 10));
    while (at < gif.size()) {
        const unsigned kind = byteAt(gif, at);
        if (kind == 0x3B) return at;
        if (kind == 0x21) { // extension
            QByteArray content;
            const bool comment = byteAt(gif, at + 1) == 0xFE;
            at = passPieces(gif, at + 2, comment ? &content : nullptr);
            if (found != nullptr && content.startsWith(mark()))
                *found = QString::fromUtf8(content.mid(mark().size()));
        } else if (kind == 0x2C) { // picture: place and size, colours, least size of codes, data
            at = passPieces(gif, at + 10 + coloursOf(byteAt(gif, at + 9)) + 1, nullptr);
        } else {
            return -1;
        }
    }
    return -1;
}

// Elements of EBML: an id, a size, content. The number of leading zero bits in the first byte of an id or
// size gives its length in bytes.
constexpr std::uint64_t head = 0x1A45DFA3, segment = 0x18538067, tags = 0x1254C367, tag = 0x7373,
                        simpleTag = 0x67C8, tagName = 0x45A3, tagString = 0x4487;

struct Element {
    std::uint64_t id = 0;
    qsizetype sizeAt = 0, sizeBytes = 0; ///< where its size is stored
    qsizetype begin = 0, end = 0;        ///< of its content
    bool endless = false;                ///< its size is unknown: it extends to the end
};

qsizetype bytesOf(unsigned first) {
    qsizetype count = 1;
    for (unsigned bit = 0x80; bit != 0 && (first & bit) == 0; bit >>= 1U) ++count;
    return count;
}

std::optional<Element> elementAt(const QByteArray& file, qsizetype at, qsizetype end) {
    Element element;
    const qsizetype idBytes = bytesOf(byteAt(file, at));
    if (at >= end || idBytes > 4 || at + idBytes >= end) return std::nullopt;
    for (qsizetype i = 0; i < idBytes; ++i) element.id = element.id << 8U | byteAt(file, at + i);
    element.sizeAt = at + idBytes;
    element.sizeBytes = bytesOf(byteAt(file, element.sizeAt));
    if (element.sizeBytes > 8 || element.sizeAt + element.sizeBytes > end) return std::nullopt;
    std::uint64_t size = byteAt(file, element.sizeAt) & (0xFFU >> element.sizeBytes);
    for (qsizetype i = 1; i < element.sizeBytes; ++i) size = size << 8U | byteAt(file, element.sizeAt + i);
    element.begin = element.sizeAt + element.sizeBytes;
    element.endless = size == (std::uint64_t{1} << (7U * static_cast<unsigned>(element.sizeBytes))) - 1;
    if (!element.endless && size > static_cast<std::uint64_t>(end - element.begin)) return std::nullopt;
    element.end = element.endless ? end : element.begin + static_cast<qsizetype>(size);
    return element;
}

std::optional<QString> textIn(const QByteArray& file, qsizetype begin, qsizetype end) {
    QByteArray name;
    for (qsizetype at = begin; at < end;) {
        const auto element = elementAt(file, at, end);
        if (!element) return std::nullopt;
        const QByteArray content = element->id == tagName || element->id == tagString
                                       ? file.mid(element->begin, element->end - element->begin)
                                       : QByteArray();
        if (element->id == tagName) name = content;
        if (element->id == tagString && name == experimentKey) return QString::fromUtf8(content);
        if (element->id == segment || element->id == tags || element->id == tag || element->id == simpleTag)
            if (auto found = textIn(file, element->begin, element->end)) return found;
        at = element->end;
    }
    return std::nullopt;
}

QByteArray bigEndian(std::uint64_t value, int bytes) {
    QByteArray text(bytes, '\0');
    for (int i = bytes; i-- > 0; value >>= 8U) text[i] = static_cast<char>(value & 0xFFU);
    return text;
}

QByteArray element(std::uint64_t id, int idBytes, const QByteArray& content) {
    constexpr std::uint64_t eightBytes = std::uint64_t{1} << 56U;
    return bigEndian(id, idBytes) + bigEndian(eightBytes | static_cast<std::uint64_t>(content.size()), 8) +
           content;
}

/// The type of our box: a UUID of its own (random, version 4).
QByteArray boxType() {
    return QByteArray::fromHex("6f0c9ef2a1d84b5c9b3e7d24c15a8e60");
}

/// A box of an MP4: its size and type, then its content.
struct Box {
    QByteArray type;
    qsizetype begin = 0, end = 0; ///< of its content
};

std::optional<Box> boxAt(const QByteArray& file, qsizetype at) {
    constexpr qsizetype smallHead = 8, largeHead = 16;
    if (at + smallHead > file.size()) return std::nullopt;
    std::uint64_t size = 0;
    for (qsizetype i = 0; i < 4; ++i) size = size << 8U | byteAt(file, at + i);
    qsizetype headSize = smallHead;
    if (size == 1) { // the size follows in eight bytes
        if (at + largeHead > file.size()) return std::nullopt;
        size = 0;
        for (qsizetype i = smallHead; i < largeHead; ++i) size = size << 8U | byteAt(file, at + i);
        headSize = largeHead;
    }
    if (size < static_cast<std::uint64_t>(headSize) || size > static_cast<std::uint64_t>(file.size() - at))
        return std::nullopt;
    return Box{file.mid(at + 4, 4), at + headSize, at + static_cast<qsizetype>(size)};
}

} // namespace

QByteArray gifWithText(const QByteArray& gif, const QString& text) {
    const qsizetype end = endOf(gif, nullptr);
    if (end < 0) return {};
    const QByteArray content = mark() + text.toUtf8();
    QByteArray comment("\x21\xFE", 2);
    for (qsizetype at = 0; at < content.size(); at += largestPiece) {
        const QByteArray piece = content.mid(at, largestPiece);
        comment += static_cast<char>(piece.size());
        comment += piece;
    }
    comment += '\0';
    return gif.left(end).replace(0, 6, "GIF89a") + comment + gif.mid(end);
}

std::optional<QString> textInGif(const QByteArray& gif) {
    std::optional<QString> found;
    endOf(gif, &found);
    return found;
}

QByteArray webmWithText(const QByteArray& webm, const QString& text) {
    const auto first = elementAt(webm, 0, webm.size());
    if (!first || first->id != head) return {};
    const auto second = elementAt(webm, first->end, webm.size());
    if (!second || second->id != segment || second->end != webm.size()) return {};
    const QByteArray targets = bigEndian(0x63C0, 2) + '\x80'; // empty: the tag applies to the whole file
    const QByteArray added = element(tags, 4,
                                     element(tag, 2,
                                             targets + element(simpleTag, 2,
                                                               element(tagName, 2, experimentKey) +
                                                                   element(tagString, 2, text.toUtf8()))));
    QByteArray whole = webm + added;
    if (second->endless) return whole;
    const auto size = static_cast<std::uint64_t>(whole.size() - second->begin);
    const unsigned bits = 7U * static_cast<unsigned>(second->sizeBytes);
    if (size >= (std::uint64_t{1} << bits) - 1) return {};
    return whole.replace(second->sizeAt, second->sizeBytes,
                         bigEndian(std::uint64_t{1} << bits | size, static_cast<int>(second->sizeBytes)));
}

QByteArray mp4WithText(const QByteArray& mp4, const QString& text) {
    std::optional<Box> box = boxAt(mp4, 0);
    if (!box || box->type != "ftyp") return {};
    while (box && box->end < mp4.size()) box = boxAt(mp4, box->end);
    const QByteArray content = boxType() + text.toUtf8();
    constexpr qsizetype headSize = 8;
    if (!box || content.size() > INT_MAX) return {};
    return mp4 + bigEndian(static_cast<std::uint64_t>(content.size() + headSize), 4) + "uuid" + content;
}

std::optional<QString> textInMp4(const QByteArray& mp4) {
    for (std::optional<Box> box = boxAt(mp4, 0); box; box = boxAt(mp4, box->end)) {
        const QByteArray content =
            box->type == "uuid" ? mp4.mid(box->begin, box->end - box->begin) : QByteArray();
        if (content.startsWith(boxType())) return QString::fromUtf8(content.mid(boxType().size()));
    }
    return std::nullopt;
}

std::optional<QString> textInWebm(const QByteArray& webm) {
    const auto first = elementAt(webm, 0, webm.size());
    if (!first || first->id != head) return std::nullopt;
    return textIn(webm, first->end, webm.size());
}

} // namespace timestep
