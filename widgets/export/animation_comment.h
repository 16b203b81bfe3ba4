// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace timestep {

/// Returns a GIF with a text added as a comment before its end. Empty: the data are not a complete GIF.
/// Source: GIF89a Specification, 24 (Comment Extension).
QByteArray gifWithText(const QByteArray& gif, const QString& text);
std::optional<QString> textInGif(const QByteArray& gif);

/// Returns a WebM with a text added as a tag after its pictures. Empty: the data are not a WebM that ends
/// with its segment. Source: RFC 8794 (EBML) and RFC 9559 (Matroska), 5.1.8 Tags.
QByteArray webmWithText(const QByteArray& webm, const QString& text);
std::optional<QString> textInWebm(const QByteArray& webm);

/// Returns an MP4 with a text added as a box of its own type after all others. Empty: the data are not a
/// complete MP4. Source: ISO/IEC 14496-12, 4.2 (object structure; type "uuid").
QByteArray mp4WithText(const QByteArray& mp4, const QString& text);
std::optional<QString> textInMp4(const QByteArray& mp4);

} // namespace timestep
