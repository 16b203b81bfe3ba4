// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measured/fit_summary.h"
#include "app/provenance/provenance.h"
#include "core/run/experiment/experiment.h"
#include "core/table/csv.h"
#include "core/table/table.h"
#include "widgets/export/figure.h"

#include <QSizeF>
#include <QString>

#include <vector>

namespace timestep {

/// One of several charts.
struct ExportPanel {
    PlotSpec plot;
    Table table;
    QString title = {};
    QString caption = {}; ///< its settings
};

/// The plot to export, with its data, caption and recipe.
struct ExportSubject {
    PlotSpec plot;
    Table table;
    Recipe recipe; ///< embedded in the files
    QString title;
    QString caption;
    bool verifiable = true;               ///< computing the recipe gives the table again
    QSizeF shown = {};                    ///< size of the plot on screen [mm]; empty: not on screen
    std::vector<ExportPanel> panels = {}; ///< all charts, in reading order; empty: only this one
    std::vector<FitSummary> fits = {};    ///< of parameters to measured data, for a workbook

    /// The table for the digest; null if it cannot be computed again.
    const Table* digested() const { return verifiable && table.rows() > 0 ? &table : nullptr; }
};

/// The form of the data of a chart as comma-separated values.
struct DataForm {
    bool tidy = false;      ///< one row per run and time
    bool onlyShown = false; ///< only the columns that the chart shows, and the time
    CsvSigns signs = CsvSigns::Point;
};

/// Writes the figure (.png, .svg, .pdf, .tex) or the data (.csv; .tsv with names in the current language;
/// .xlsx with the tables of all panels) by the suffix. A CSV has the measured points over the chart as its
/// last columns. `figure` draws the subject. Returns one sentence on failure.
QString writeChart(const QString& path, const ExportSubject& subject, const Figure& figure,
                   const DataForm& form = {});

} // namespace timestep
