// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"
#include "core/run/experiment.h"
#include "core/table/table.h"
#include "widgets/plot/plot_spec.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace timestep {

/// A plot of a report, with all that makes it again.
struct ReportFigure {
    PlotSpec plot;
    Table table;
    Recipe recipe;
    QString caption;        ///< Markdown; what is seen
    QString settings;       ///< every setting, as standing below a figure
    bool verifiable = true; ///< running the recipe to its end gives the table again
};

/// Cells are Markdown.
struct ReportTable {
    QStringList columns = {};
    std::vector<QStringList> rows = {};
};

/// What is handed in: plain data, in the language in which it was made. Texts are Markdown with formulas.
struct Report {
    QString title;
    QString author; ///< may be empty
    QString question, prediction, method, result, explanation;
    ReportTable outcomes; ///< what was predicted beside what came out
    ReportTable measured; ///< what else was measured
    std::vector<ReportFigure> figures;
    QStringList references; ///< of the methods
};

/// One part of a report, in the order in which all its forms have them.
struct ReportSection {
    QString heading;
    QString text = {};
    std::vector<ReportTable> tables = {};
    std::vector<const ReportFigure*> figures = {};
    QStringList list = {};
};

/// Question, prediction, method, result, explanation, data, settings, references: those that hold something.
/// The sections point into `report`.
std::vector<ReportSection> sectionsOf(const Report& report);

/// "The scene was computed by ... with h = ...": a beginning for a method that somebody describes.
QString methodSentence(const Experiment& experiment);
/// Where the methods of an experiment were published, one line each.
QStringList referencesOf(const Experiment& experiment);

/// A report to be written: the figures with their settings and references, all texts empty but the method.
Report reportOf(const QString& title, std::vector<ReportFigure> figures);

} // namespace timestep
