// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace timestep {

/// Runs the experiment and writes it for Python and LaTeX into a folder, which is created if necessary:
/// program.py, notebook.ipynb, timestep.csv (tidy), figure.pdf, figure.tex, references.bib, experiment.json
/// and README.md. `columns`: the ids of the columns in the tables, after the time; empty: all. Returns the
/// names of the files. Throws InputError for an experiment that cannot be handed over, before anything is
/// written.
QStringList handOver(const Experiment& experiment, const QString& folder,
                     const std::vector<std::string>& columns = {});

/// SHA-256 of the experiment as JSON, in hexadecimal digits: equal for equal experiments.
std::string digestOfExperiment(const Experiment& experiment);
/// What to cite, as BibTeX: this run, by its digest and the version of the program, and the sources of its
/// methods.
std::string citationOf(const Experiment& experiment);

} // namespace timestep
