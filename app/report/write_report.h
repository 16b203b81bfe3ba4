// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace timestep {

/// A4, vector, fonts embedded. It carries the experiment of the first figure as figures do, and the data of
/// every figure as an attached CSV with its experiment. Needs a QApplication.
QByteArray reportPdf(const Report& report, int* pages = nullptr);

/// One page that needs nothing else: figures and formulas as drawings in it, data to be saved from it. Every
/// drawing carries its experiment.
QByteArray reportHtml(const Report& report);

/// A file beside a report.
struct ReportFile {
    QString name; ///< without folder
    QByteArray content;
};

/// Markdown, and the files that it shows: an SVG and a CSV for each figure, each with its experiment. Names
/// begin with `stem`.
QByteArray reportMarkdown(const Report& report, const QString& stem, std::vector<ReportFile>& files);

/// Writes .pdf, .html or .md (with its files beside it) by the name's ending; every file whole or not at all,
/// the report last. Throws InputError.
void writeReport(const QString& path, const Report& report);

/// The data of a figure as CSV with its experiment.
QByteArray figureCsv(const ReportFigure& figure);
/// The figure as SVG that carries its experiment.
QByteArray figureDrawing(const ReportFigure& figure);

} // namespace timestep
