// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>

namespace timestep {

/// Name of the text chunk of a PNG, the comment of a GIF and the tag of a WebM that contain the experiment.
inline constexpr char experimentKey[] = "timestep-experiment";

/// The XMP packet of a PDF: title, author (empty: none), creator, dates, the experiment as a property in a
/// separate namespace, and for PDF/A-1b the entries that the standard requires (its part and level, and a
/// description of the namespace). Source: ISO 19005-1, 6.7.
QByteArray pdfMetadata(const QString& title, const QString& experiment, const QDateTime& created,
                       bool archival, const QString& author = {});

/// Returns the experiment embedded in a PNG, SVG, PDF, HTML (its first figure), CSV, GIF or WebM file of this
/// program; none if there is none or the file cannot be read.
std::optional<QString> experimentInFigure(const QString& path);

} // namespace timestep
