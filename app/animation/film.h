// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"
#include "widgets/look/theme.h"
#include "widgets/view/widget/simulation_view.h"

#include <QImage>
#include <QString>

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

} // namespace timestep
