// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"
#include "core/run/experiment.h"
#include "widgets/plot/plot_spec.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The ending of session files.
inline constexpr char sessionSuffix[] = "timestep-desk";
/// The form that this program writes and the latest that it reads.
inline constexpr int sessionForm = 2;

/// A plot of an analysis: how its Table is made again, and what of it is drawn.
struct SavedDerived {
    Recipe recipe;
    ChartRequest chart = {};
};

/// One plot: its place, and what it shows.
struct SavedPlot {
    int slot = 0;           ///< from 0
    bool residuals = false; ///< of the passes of the last step, instead of measures over time
    PlotSpec spec;
    std::optional<SavedDerived> derived = {}; ///< none: of the run
};

/// What a session file holds.
struct SavedSession {
    Experiment experiment; ///< with what was done by hand
    std::vector<SavedPlot> plots;
    int places = 2;                ///< places for plots, empty ones included
    std::optional<int> alone = {}; ///< the place of the one that hides the others
    QString notes;
    QString lesson;                   ///< id of the lesson that is open beside it; may be empty
    std::map<std::string, bool> view; ///< switches of the view by name
    double speed = 1;                 ///< factor on the scene's own pace; 0: as fast as possible
};

QByteArray sessionBytes(const SavedSession& session);
/// Throws InputError, which names `file`: for anything that is no session file, and for one from a newer
/// version.
SavedSession sessionFromBytes(const QByteArray& bytes, const QString& file);
/// Reads a file. Throws InputError.
SavedSession readSession(const QString& path);

} // namespace timestep
