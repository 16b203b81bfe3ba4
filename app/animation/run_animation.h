// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"

#include <QByteArray>
#include <QSize>

#include <functional>

namespace timestep {

struct AnimationSpec {
    QSize size = {640, 480};  ///< [px]
    int framesPerSecond = 25; ///< of the file
    double speed = 1;         ///< scene time per second of watching, on the scene's own pace
};

/// Told how far it is, from 0 to 1; false stops it.
using AnimationProgress = std::function<bool(double done)>;

/// The most pictures that an animation has.
inline constexpr int mostPictures = 5000;

/// The run of an experiment from start to end as an animated PNG, all runs in one picture, on white. It
/// carries its experiment as figures do. Empty when it was stopped. Throws InputError: for a run without an
/// end, and one that is too long for mostPictures. Needs a QGuiApplication.
QByteArray runAnimation(const Experiment& experiment, const AnimationSpec& spec,
                        const AnimationProgress& progress = nullptr);

} // namespace timestep
