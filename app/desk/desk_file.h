// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"
#include "core/run/experiment/experiment.h"
#include "widgets/plot/content/plot_spec.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The suffix of desk files.
inline constexpr char deskSuffix[] = "timestep-desk";
/// The version of the format that this program writes; it reads this one and all earlier ones.
inline constexpr int deskForm = 2;

/// A plot of an analysis: the recipe that computes its table, and the chart that is drawn.
struct SavedDerived {
    Recipe recipe;
    ChartRequest chart = {};
};

/// One plot: its slot and its content.
struct SavedPlot {
    int slot = 0;           ///< from 0
    bool residuals = false; ///< shows the residuals of the last step by pass, instead of metrics over time
    PlotSpec spec;
    std::optional<PlotView> view = {};        ///< the part of the axes that was seen; none: everything
    std::optional<SavedDerived> derived = {}; ///< none: the plot shows the run
};

/// The content of the desk: the open experiment with its plots, notes and view. The window calls it a
/// session; in code a session is a running experiment (core).
struct Desk {
    Experiment experiment; ///< including the learner's events
    std::vector<SavedPlot> plots;
    int places = 2;                ///< number of slots for plots, empty ones included
    std::optional<int> alone = {}; ///< slot of the maximised plot
    QString notes;
    std::map<std::string, QString> report = {}; ///< texts of the report that were changed, by name
    QString lesson;                             ///< id of the open lesson; may be empty
    bool onStage = false;                       ///< the experiment is that of the lesson's step
    std::map<std::string, bool> view;           ///< switches of the view, by name
    Json measured = {};       ///< the work with measured data, as MeasuredWork writes it; null: none
    std::int64_t reached = 0; ///< the furthest tick of the run
    double speed = 1;         ///< factor on the natural pace of the scene; 0: as fast as possible
};

QByteArray deskBytes(const Desk& desk);
/// Throws InputError that names `file` if the bytes are not a desk file or come from a newer version.
Desk deskFromBytes(const QByteArray& bytes, const QString& file);
/// Reads a desk file. Throws InputError.
Desk readDesk(const QString& path);

} // namespace timestep
