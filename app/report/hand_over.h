// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace timestep {

/// Runs the experiment and writes it for Python and LaTeX into a folder, which is made if it is not there:
/// program.py, notebook.ipynb, timestep.csv (tidy), figure.pdf, figure.tex, references.bib, experiment.json
/// and README.md. `columns`: the ids of the columns in the tables, behind the time; empty: all. Returns the
/// names of the files. Throws InputError, and then has written nothing, for an
/// experiment that cannot be handed over.
QStringList handOver(const Experiment& experiment, const QString& folder,
                     const std::vector<std::string>& columns = {});

} // namespace timestep
