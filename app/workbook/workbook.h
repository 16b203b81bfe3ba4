// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measured/fit_summary.h"
#include "app/provenance/provenance.h"
#include "core/table/table.h"
#include "widgets/plot/content/plot_spec.h"

#include <string>
#include <vector>

namespace timestep {

/// A chart of a workbook: what it shows of a table, which must outlive the call.
struct WorkbookChart {
    PlotSpec plot;
    const Table* table = nullptr;
};

/// The content of a workbook (.xlsx): a sheet for each different table of the charts, with the charts that
/// show it; the measured points, fits and other lines over them on a sheet of their own, and the numbers of
/// the fits on another, with those of `fits`; for a run of equations of motion without events a sheet whose
/// formulas make the steps of Euler, velocity Verlet and Runge-Kutta cell by cell; and the experiment.
/// `carried` is provenanceText(), by which the file opens again. A number that is not defined is an empty
/// cell. The same charts and recipe give the same bytes. Throws InputError for more rows or columns than a
/// sheet can hold, and in a program that was built without libxlsxwriter.
std::string workbookOf(const std::vector<WorkbookChart>& charts, const Recipe& recipe,
                       const std::string& carried, const std::vector<FitSummary>& fits = {});

} // namespace timestep
