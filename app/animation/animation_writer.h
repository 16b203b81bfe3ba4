// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <memory>
#include <optional>

namespace timestep {

enum class AnimationFormat { Png, Gif, Webm };

/// By the ending of a file's name; none of them: nothing.
std::optional<AnimationFormat> animationFormat(const QString& path);

/// The program that makes GIF and WebM of pictures, where it is installed; otherwise empty.
QString animationEncoder();

/// Throws InputError, which names the program that is missing.
void needEncoderFor(AnimationFormat format);

/// Puts pictures together to a file. Throws InputError when that cannot be done.
class AnimationWriter {
public:
    virtual ~AnimationWriter() = default;
    /// Another picture, of the size of the first.
    virtual void add(const QImage& picture) = 0;
    /// The whole file, which carries this text (provenanceText()).
    virtual QByteArray finish(const QString& carried) = 0;
};

/// Throws InputError. Whoever uses a writer stays in one thread.
std::unique_ptr<AnimationWriter> animationWriter(AnimationFormat format, QSize size, int framesPerSecond);

} // namespace timestep
