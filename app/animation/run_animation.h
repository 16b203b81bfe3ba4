// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/animation_writer.h"
#include "app/animation/film.h"
#include "core/run/session.h"

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
    double speed = 1;         ///< scene time per second of watching, on the scene's own pace
    double length = 0;        ///< how much of the run [time unit]; 0: to its end
    std::uint32_t layers = 0; ///< FrameLayer bits of the pictures
};

/// Told how far it is, from 0 to 1; false stops it.
using AnimationProgress = std::function<bool(double done)>;
/// Draws an instant. Nothing: somebody has stopped it.
using PaintPicture = std::function<std::optional<QImage>(FilmFrame& frame)>;

/// The most pictures that an animation has.
inline constexpr int mostPictures = 5000;

/// How many pictures an animation has, and how long it is to be watched [s]. Throws InputError: for a run
/// without an end where no length is given, and for more than mostPictures.
struct AnimationLength {
    int pictures = 0;
    double seconds = 0;
};
AnimationLength animationLength(const Experiment& experiment, const AnimationSpec& spec);

/// What there is to draw now.
void drawFilmFrame(const Session& session, std::uint32_t layers, FilmFrame& frame);

/// The run of an experiment from its start as an animation. It carries its experiment and the digest of its
/// Table, as figures do. Empty when it was stopped. Throws InputError. The pictures are drawn by `paint`; all
/// the rest happens in the thread that calls, which can be any.
QByteArray runAnimation(const Experiment& experiment, const AnimationSpec& spec, const PaintPicture& paint,
                        const AnimationProgress& progress = nullptr);
/// The same, on white. Needs a QApplication and its thread.
QByteArray runAnimation(const Experiment& experiment, const AnimationSpec& spec,
                        const AnimationProgress& progress = nullptr);

} // namespace timestep
