// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <memory>
#include <optional>

namespace timestep {

enum class AnimationFormat { Png, Gif, Webm, Mp4 };

/// The format for the suffix of a file name; nothing for another suffix.
std::optional<AnimationFormat> animationFormat(const QString& path);

/// The path of the program that encodes GIF, WebM and MP4; empty if it is not installed.
QString animationEncoder();

/// Throws InputError that names the missing program if the format cannot be written.
void needEncoderFor(AnimationFormat format);

/// Assembles pictures into a file. Its functions throw InputError on failure.
class AnimationWriter {
public:
    virtual ~AnimationWriter() = default;
    /// Adds a picture; all pictures have the same size.
    virtual void add(const QImage& picture) = 0;
    /// Returns the complete file with this text embedded (provenanceText()).
    virtual QByteArray finish(const QString& carried) = 0;
};

/// Creates the writer of a format. A writer must be used from one thread. Throws InputError.
std::unique_ptr<AnimationWriter> animationWriter(AnimationFormat format, QSize size, int framesPerSecond);

} // namespace timestep
