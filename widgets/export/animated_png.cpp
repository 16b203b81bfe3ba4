// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/animated_png.h"

#include <QBuffer>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr qsizetype signatureSize = 8;

QByteArray number(std::uint32_t value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray shortNumber(int value) {
    QByteArray bytes(2, '\0');
    qToBigEndian(static_cast<std::uint16_t>(value), bytes.data());
    return bytes;
}

/// Cyclic redundancy check of a chunk. Source: PNG Specification, Annex D (polynomial 0xEDB88320).
std::uint32_t check(const QByteArray& bytes) {
    static const std::array<std::uint32_t, 256> table = [] {
        std::array<std::uint32_t, 256> entries{};
        for (std::uint32_t n = 0; n < entries.size(); ++n) {
            std::uint32_t c = n;
            for (int k = 0; k < 8; ++k) c = (c & 1U) != 0 ? 0xEDB88320U ^ (c >> 1U) : c >> 1U;
            entries[n] = c;
        }
        return entries;
    }();
    std::uint32_t c = 0xFFFFFFFFU;
    for (const char byte : bytes) c = table[(c ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (c >> 8U);
    return ~c;
}

QByteArray chunk(const QByteArray& type, const QByteArray& data) {
    const QByteArray checked = type + data;
    return number(static_cast<std::uint32_t>(data.size())) + checked + number(check(checked));
}

} // namespace

AnimatedPng::AnimatedPng(int framesPerSecond) : m_rate(std::clamp(framesPerSecond, 1, 1000)) {}

void AnimatedPng::beginFrame() {
    m_body += chunk("fcTL", number(m_sequence++) + number(static_cast<std::uint32_t>(m_size.width())) +
                                number(static_cast<std::uint32_t>(m_size.height())) + number(0) + number(0) +
                                shortNumber(1) + shortNumber(m_rate) + QByteArray(2, '\0'));
}

bool AnimatedPng::add(const QImage& picture) {
    if (picture.isNull() || (m_frames > 0 && picture.size() != m_size)) return false;
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    // One format for all: the head of the first stands for every picture.
    if (!picture.convertToFormat(QImage::Format_RGB888).save(&buffer, "PNG")) return false;
    m_size = picture.size();
    bool begun = false;
    for (qsizetype at = signatureSize; at + 12 <= png.size();) {
        const auto size = static_cast<qsizetype>(qFromBigEndian<std::uint32_t>(png.constData() + at));
        const QByteArray type = png.mid(at + 4, 4), data = png.mid(at + 8, size);
        at += 12 + size;
        if (type == "IDAT") {
            if (!begun) beginFrame();
            begun = true;
            m_body += m_frames == 0 ? chunk(type, data) : chunk("fdAT", number(m_sequence++) + data);
        } else if (m_frames == 0 && type != "IEND") {
            m_head += chunk(type, data);
        }
    }
    if (begun) ++m_frames;
    return begun;
}

/// Source: PNG Specification, 11.3.3.4 iTXt: key, not compressed, no language, no translated key, text.
void AnimatedPng::setText(const QByteArray& key, const QString& text) {
    m_texts += chunk("iTXt", key + QByteArray(5, '\0') + text.toUtf8());
}

QByteArray AnimatedPng::file() const {
    if (m_frames == 0) return {};
    return QByteArray("\x89PNG\r\n\x1a\n", signatureSize) + m_head + m_texts +
           chunk("acTL", number(m_frames) + number(0)) + m_body + chunk("IEND", {});
}

} // namespace timestep
