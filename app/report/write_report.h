// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <string>
#include <vector>

namespace timestep {

/// The report as PDF: A4, vector graphics, embedded fonts. It embeds the experiment of the first figure, and
/// attaches the data of every figure as CSV with its experiment. Needs a QApplication.
QByteArray reportPdf(const Report& report, int* pages = nullptr);

/// The report as a self-contained HTML page; its data can be saved from the page. Every drawing embeds its
/// experiment.
QByteArray reportHtml(const Report& report);

/// The report as a text document (ODF), which Word and LibreOffice open, with its figures as pictures that
/// carry their experiments. Needs a QApplication.
QByteArray reportOdt(const Report& report);

/// A file that belongs to a report.
struct ReportFile {
    QString name; ///< without the folder
    QByteArray content;
};

/// The report as Markdown. `files` receives an SVG and a CSV for each figure, each with its experiment; their
/// names begin with `stem`.
QByteArray reportMarkdown(const Report& report, const QString& stem, std::vector<ReportFile>& files);

/// Whether a report can be written with this suffix, in lower case and without the dot.
bool isReportEnding(const std::string& ending);
/// Writes .pdf, .odt, .html or .md (with its files) by the suffix of `path`. Each file is written atomically,
/// the report last. Throws InputError.
void writeReport(const QString& path, const Report& report);

/// The data of a figure as CSV with its experiment: a file for all panels with the same numbers. `stem`: the
/// beginning of the names.
std::vector<ReportFile> figureData(const ReportFigure& figure, const QString& stem);
/// The figure as SVG, and as a picture of 300 dots per inch, with its experiment.
QByteArray figureDrawing(const ReportFigure& figure);
QImage figurePicture(const ReportFigure& figure);

} // namespace timestep
