// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/animated_png.h"

#include "widgets/png_chunks.h"

#include <QBuffer>
#include <QtEndian>

#include <algorithm>

namespace timestep {

namespace {

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

} // namespace

AnimatedPng::AnimatedPng(int framesPerSecond) : m_rate(std::clamp(framesPerSecond, 1, 1000)) {}

void AnimatedPng::beginFrame() {
    m_body += pngChunk("fcTL", number(m_sequence++) + number(static_cast<std::uint32_t>(m_size.width())) +
                                   number(static_cast<std::uint32_t>(m_size.height())) + number(0) +
                                   number(0) + shortNumber(1) + shortNumber(m_rate) + QByteArray(2, '\0'));
}

bool AnimatedPng::add(const QImage& picture) {
    if (picture.isNull() || (m_frames > 0 && picture.size() != m_size)) return false;
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    // One format for all, because the header of the first picture applies to every picture.
    if (!picture.convertToFormat(QImage::Format_RGB888).save(&buffer, "PNG")) return false;
    m_size = picture.size();
    bool begun = false;
    for (PngChunks chunks(png); chunks.next();) {
        const QByteArray &type = chunks.type(), &data = chunks.data();
        if (type == "IDAT") {
            if (!begun) beginFrame();
            begun = true;
            m_body += m_frames == 0 ? pngChunk(type, data) : pngChunk("fdAT", number(m_sequence++) + data);
        } else if (m_frames == 0 && type != "IEND") {
            m_head += pngChunk(type, data);
        }
    }
    if (begun) ++m_frames;
    return begun;
}

/// Source: PNG Specification, 11.3.3.4 iTXt: key, not compressed, no language, no translated key, text.
void AnimatedPng::setText(const QByteArray& key, const QString& text) {
    m_texts += pngChunk("iTXt", key + QByteArray(5, '\0') + text.toUtf8());
}

QByteArray AnimatedPng::file() const {
    if (m_frames == 0) return {};
    return pngHead() + m_head + m_texts + pngChunk("acTL", number(m_frames) + number(0)) + m_body +
           pngChunk("IEND", {});
}

} // namespace timestep
