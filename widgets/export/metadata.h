// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>

namespace timestep {

/// Name of the text chunk of a PNG, of the comment of a GIF, of the tag of a WebM that holds the experiment.
inline constexpr char experimentKey[] = "timestep-experiment";

/// The XMP packet of a PDF: title, creator, dates, the experiment as a property of its own namespace, and for
/// PDF/A-1b what that standard asks for (its part and level, and a description of the namespace). Source: ISO
/// 19005-1, 6.7.
QByteArray pdfMetadata(const QString& title, const QString& experiment, const QDateTime& created,
                       bool archival);

/// The experiment that a PNG, SVG, PDF, HTML (its first figure), CSV, GIF or WebM file written by this
/// program carries; none if it carries none or cannot be read.
std::optional<QString> experimentInFigure(const QString& path);

} // namespace timestep
