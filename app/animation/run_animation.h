// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/animation_writer.h"
#include "core/run/experiment/experiment.h"
#include "core/run/session/session.h"
#include "widgets/look/theme.h"
#include "widgets/view/widget/simulation_view.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace timestep {

/// One instant of all runs.
struct FilmFrame {
    std::vector<RunFrame> runs; ///< pictures only; Film adds labels and styles
    double time = 0;            ///< [time unit]
    qint64 step = 0;
};

/// Draws frames in the same way as the window's view. Use it in the GUI thread.
class Film {
public:
    /// `like`: copies the visible section and the look of this view; null: shows the whole scene. `speed` is
    /// written into the pictures if it is not 1.
    Film(const Experiment& experiment, QSize size, double speed, Theme theme,
         const SimulationView* like = nullptr);

    /// Frames must come in order of time. `frame` receives the pictures of an earlier frame, so that their
    /// memory can be reused.
    QImage picture(FilmFrame& frame);

private:
    SimulationView m_view; ///< never visible
    std::vector<QString> m_labels;
    QSize m_size;
    QString m_pace;
    Theme m_theme;
};

/// "time lapse 4 ×", "slow motion 1/4 ×"; empty at speed 1.
QString paceText(double speed);

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
