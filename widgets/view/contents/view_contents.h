// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/strobe.h"
#include "widgets/view/contents/camera.h"
#include "widgets/view/contents/shown_runs.h"
#include "widgets/view/contents/step_overlay.h"

#include <QCoreApplication>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace timestep {

/// Several runs in one picture, or each in its own cell.
enum class ViewArrangement { Overlay, Grid };

/// What a user has switched on or off in a view.
struct ViewOptions {
    ViewArrangement arrangement = ViewArrangement::Grid;
    bool paths = true;       ///< the path of each run's first point
    bool exact = true;       ///< the exact motion
    bool filmStrip = false;  ///< the last strobe pictures as the rows of a film strip, while one run is shown
    bool clickPins = false;  ///< a click with the hand pins a particle, or frees it
    bool ringInvites = true; ///< the ring of a film strip asks to be dragged
    QStringList pointNames = {};   ///< of the first particles, written beside them
    std::vector<Point> marks = {}; ///< measured places, drawn as crosses [scene length]
    double strainScale = 0.05; ///< strain of a stick that gets the strongest colour; 0: strain is not shown
};

/// Where a thing is to be brought: between two places along x or y [scene length].
struct ViewGoal {
    bool alongX = true;
    double from = 0, to = 0;
    bool isCup = false;   ///< a cup stands there on the ground, y = 0, and a thing falls into it
    bool reached = false; ///< a cup stays, with a tick
    bool operator==(const ViewGoal&) const = default;
};

/// A goal that has no place in the picture: "Torn sticks: 3".
struct GoalNote {
    QString words;
    bool reached = false;
    bool operator==(const GoalNote&) const = default;
};

/// Where the reader has predicted that a run ends: a place along x or y [scene length].
struct ViewGuess {
    bool alongX = true;
    double at = 0;
    int run = 0;
    bool operator==(const ViewGuess&) const = default;
};

/// Everything that a view shows, apart from its selection and its tools.
struct ViewContents {
    ShownRuns runs;
    ViewOptions options;
    Camera camera;
    std::vector<std::shared_ptr<const StrobePicture>> strobe; ///< of rising ticks; may be empty
    std::optional<StepOverlay> stepOverlay; ///< the parts of a step over the picture of its run
    bool isSlow = false;                    ///< an explosion is shown in slow motion
    bool isInFreePlay = false;              ///< the recorded runs have ended; the pictures show free play
    double dragReach = 30;                  ///< [1/96 inch] a press this near to a thing grabs it
    std::vector<ViewGoal> goals;
    std::vector<GoalNote> goalNotes;
    double drawnTick = 1; ///< part of the tick of a reached goal that is drawn
    std::vector<ViewGuess> guesses;
    QStringList handNumbers; ///< values of the start that the hand changes; empty: the view measures
    std::vector<QStringList> plotNumbers; ///< what plots show of what the hand changes, by run
    std::vector<Point> preview;           ///< the coming path of what the hand holds [scene length]
    bool alone = false;         ///< without the texts around the cells: the page of a picture has its own
    std::vector<QRectF> offers; ///< buttons over the picture, which labels leave free [px]
    QString readout;            ///< shown at the lower far corner; empty: the number of the step

    bool isGrid() const { return options.arrangement == ViewArrangement::Grid; }
    bool showsFilmStrip() const {
        return options.filmStrip && !strobe.empty() && (!isGrid() || runs.size() < 2);
    }
    StrainBar strainBar() const { return runs.hasSheets() ? StrainBar::Cloth : StrainBar::Sticks; }
    bool showsStrain() const {
        return runs.hasSticks() && options.strainScale > 0 && (isGrid() || runs.size() < 2);
    }
};

/// Translates the texts of the view; all parts of it share one context.
struct ViewTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::SimulationView)
};

} // namespace timestep
