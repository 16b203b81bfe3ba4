// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"
#include "widgets/panel/run_settings.h"
#include "widgets/plot/content/plot_spec.h"

#include <QByteArray>

#include <vector>

namespace timestep {

/// Core for browsers, as app/packaging/web/build makes it.
struct WebEngine {
    QByteArray script; ///< starts it
    QByteArray packed; ///< WebAssembly, gzip
};

/// What the author of an interactive page shows.
struct PageContent {
    Experiment experiment;
    std::vector<PlotSpec> plots;       ///< of columns over a column; of each the first y is shown
    std::vector<ControlSpec> controls; ///< in the order of the descriptors, whatever the order here
    bool chosen = false;               ///< the author chose the controls: nothing else can be changed
    double speed = 1;                  ///< factor on the natural pace of the scene
};

/// Most bytes of a page: mail and learning platforms take it.
inline constexpr qsizetype largestPage = 2'500'000;

/// Reads the engine that the package has installed, or that is in the build folder. Throws InputError
/// that says how to build it if there is none.
WebEngine webEngine();
/// Whether webEngine() finds one.
bool hasWebEngine();

/// The experiment with the plots of a file (none: the standard plots), the parameters that differ from their
/// standard and a few others, and what determines the method; or the controls that a lesson chose, if there
/// are some. Throws InputError.
PageContent pageContentOf(const Experiment& experiment, std::vector<PlotSpec> plots = {},
                          std::vector<ControlSpec> chosen = {});

/// A page of HTML, in the present language, that runs the experiment in a browser without a server and
/// without further files. Throws InputError if it would be larger than largestPage.
QByteArray interactivePage(const PageContent& content, const WebEngine& engine);

} // namespace timestep
