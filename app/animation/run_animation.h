// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/animation_writer.h"
#include "app/animation/film.h"
#include "core/run/session/session.h"

#include <QByteArray>
#include <QSize>

#include <cstdint>
#include <functional>
#include <optional>

namespace timestep {

struct AnimationSpec {
    AnimationFormat format = AnimationFormat::Png;
    QSize size = {640, 480};  ///< [px]
    int framesPerSecond = 25; ///< of the file
    double speed = 1;         ///< factor on the natural pace of the scene
    double length = 0;        ///< length of the recorded part [time unit]; 0: to the end of the run
    std::uint32_t layers = 0; ///< FrameLayer bits of the pictures
};

/// Receives the progress from 0 to 1; returns false to stop.
using AnimationProgress = std::function<bool(double done)>;
/// Draws a frame; returns nothing if the animation was stopped.
using PaintPicture = std::function<std::optional<QImage>(FilmFrame& frame)>;

/// The maximum number of pictures in an animation.
inline constexpr int mostPictures = 5000;

/// The number of pictures and the playing time [s]. animationLength() throws InputError for an endless run
/// without a given length and for more than mostPictures.
struct AnimationLength {
    int pictures = 0;
    double seconds = 0;
};
AnimationLength animationLength(const Experiment& experiment, const AnimationSpec& spec);

/// Stores the present pictures of all runs in `frame`.
void drawFilmFrame(const Session& session, std::uint32_t layers, FilmFrame& frame);

/// Computes an experiment from its start and returns the animation as a file. The file embeds the experiment
/// and the digest of its table, as figures do. Returns an empty array if it was stopped. Throws InputError.
/// `paint` draws the pictures; everything else happens in the calling thread, which can be any.
QByteArray runAnimation(const Experiment& experiment, const AnimationSpec& spec, const PaintPicture& paint,
                        const AnimationProgress& progress = nullptr);
/// Like the overload above, but draws the pictures itself on a white background. Call it in the GUI thread.
QByteArray runAnimation(const Experiment& experiment, const AnimationSpec& spec,
                        const AnimationProgress& progress = nullptr);

} // namespace timestep
