// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace timestep {

/// A GIF with a text of ours as a comment in front of its end. Empty: it is no whole GIF. Source: GIF89a
/// Specification, 24 (Comment Extension).
QByteArray gifWithText(const QByteArray& gif, const QString& text);
std::optional<QString> textInGif(const QByteArray& gif);

/// A WebM with a text of ours as a tag behind its pictures. Empty: it is no WebM that ends with its segment.
/// Source: RFC 8794 (EBML) and RFC 9559 (Matroska), 5.1.8 Tags.
QByteArray webmWithText(const QByteArray& webm, const QString& text);
std::optional<QString> textInWebm(const QByteArray& webm);

} // namespace timestep
