// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <cstdint>

namespace timestep {

/// Writes pictures into an animated PNG. Browsers play it; other programs show its first picture. Source:
/// W3C, Portable Network Graphics (PNG) Specification (Third Edition), 11.3.5: acTL, fcTL and fdAT.
class AnimatedPng {
public:
    /// \param framesPerSecond  from 1 to 1000
    explicit AnimatedPng(int framesPerSecond);

    /// Appends a picture of the size and format of the first. False: it has another size or format, or cannot
    /// be encoded.
    bool add(const QImage& picture);
    /// Adds a text that QImage::text() reads.
    void setText(const QByteArray& key, const QString& text);
    /// Returns the file; empty without pictures.
    QByteArray file() const;
    int frames() const { return static_cast<int>(m_frames); }

private:
    void beginFrame();

    int m_rate;
    QSize m_size;
    std::uint32_t m_frames = 0, m_sequence = 0;
    QByteArray m_texts; ///< chunks of texts
    QByteArray m_head;  ///< chunks that come before the first picture's data
    QByteArray m_body;  ///< the pictures
};

} // namespace timestep
