// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"
#include "widgets/theme.h"
#include "widgets/view/simulation_view.h"

#include <QImage>
#include <QString>

#include <vector>

namespace timestep {

/// One instant of all runs.
struct FilmFrame {
    std::vector<RunFrame> runs; ///< pictures; labels and styles are the film's
    double time = 0;            ///< [time unit]
    qint64 step = 0;
};

/// Draws instants as the window's view does. Lives in the thread of the GUI.
class Film {
public:
    /// `like`: shows the same part in the same way; null: the whole scene. `speed` stands in the pictures
    /// where it is not the scene's own.
    Film(const Experiment& experiment, QSize size, double speed, Theme theme,
         const SimulationView* like = nullptr);

    /// Instants come in the order of time; `frame` gets older pictures back.
    QImage picture(FilmFrame& frame);

private:
    SimulationView view_; ///< never shown
    std::vector<QString> labels_;
    QSize size_;
    QString pace_;
    Theme theme_;
};

/// "time lapse 4 ×", "slow motion 1/4 ×"; nothing at the scene's own pace.
QString paceText(double speed);

} // namespace timestep
