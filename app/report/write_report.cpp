// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/write_report.h"

#include "app/handouts/paper/sheet.h"
#include "app/lesson/elements/prose.h"
#include "app/names.h"
#include "app/plots/plot_json.h"
#include "app/plots/plot_source.h"
#include "app/provenance/open_file.h"
#include "app/report/report_page.h"
#include "core/table/csv.h"
#include "widgets/export/figure.h"
#include "widgets/export/metadata.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace timestep {

namespace {

using Kind = SheetPart::Kind;
constexpr double pdfPointSize = 10.5;
constexpr double drawingWidth = 160, drawingHeight = 100; // [mm]

struct FileTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Report)
};

std::string provenanceIn(const ReportFigure& figure) {
    return provenanceText(figure.recipe, figure.verifiable ? &figure.table : nullptr, toJson(figure.plot));
}

SheetPart partOf(Kind kind, const QString& text) {
    SheetPart part;
    part.kind = kind;
    part.text = text;
    return part;
}

FigureSpec drawingOf(const ReportFigure& figure) {
    FigureSpec layout;
    layout.widthMm = drawingWidth;
    layout.heightMm = drawingHeight;
    layout.title = figure.plot.title;
    layout.locale = QLocale();
    layout.experiment = QString::fromStdString(provenanceIn(figure));
    return layout;
}

void addSection(Sheet& sheet, const ReportSection& section, const Report& report) {
    sheet.parts.push_back(partOf(Kind::Heading, section.heading));
    for (const QString& paragraph : section.text.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts))
        sheet.parts.push_back(partOf(Kind::Text, paragraph));
    const auto addTables = [&] {
        for (const ReportTable& table : section.tables) {
            if (table.rows.empty()) continue;
            SheetPart part = partOf(Kind::Table, {});
            part.columns = table.columns;
            part.rows = table.rows;
            sheet.parts.push_back(std::move(part));
        }
    };
    addTables();
    for (const ReportFigure* figure : section.figures) {
        SheetPart part = partOf(Kind::Charts, numberedCaption(report, *figure));
        part.coloured = true;
        part.charts.push_back({figure->plot, figure->table});
        sheet.parts.push_back(std::move(part));
    }
    for (const QString& line : section.list) sheet.parts.push_back(partOf(Kind::Remark, line));
}

} // namespace

QByteArray figureCsv(const ReportFigure& figure) {
    const Experiment& experiment = figure.recipe.experiment;
    Table table = figure.table; // machine-readable: in English
    if (table.runs.size() == experiment.runs.size())
        for (std::size_t i = 0; i < table.runs.size(); ++i) table.runs[i] = runLabel(experiment, i);
    return QByteArray::fromStdString(
        toCsv(table, provenanceComments(figure.recipe, figure.verifiable ? &figure.table : nullptr)));
}

QByteArray figureDrawing(const ReportFigure& figure) {
    const FigureSpec layout = drawingOf(figure);
    return figureSvg(Figure{layout, figure.plot, figure.table, exactMotionOf(figure.recipe.experiment)});
}

QImage figurePicture(const ReportFigure& figure) {
    const FigureSpec layout = drawingOf(figure);
    return figureImage(Figure{layout, figure.plot, figure.table, exactMotionOf(figure.recipe.experiment)});
}

bool isReportEnding(const std::string& ending) {
    return ending == "pdf" || ending == "odt" || ending == "html" || ending == "htm" || ending == "md";
}

QByteArray reportPdf(const Report& report, int* pages) {
    Sheet sheet;
    sheet.title = report.title;
    sheet.subtitle = QString::fromStdString(asMarkdown(report.author));
    sheet.names = false;
    sheet.flows = true;
    sheet.footer = QStringLiteral("Timestep " TIMESTEP_VERSION);
    for (const ReportSection& section : sectionsOf(report)) addSection(sheet, section, report);
    SheetPrint print{pdfPointSize, {}, {}};
    for (std::size_t i = 0; i < report.figures.size(); ++i)
        print.attached.push_back({QStringLiteral("figure-%1.csv").arg(i + 1), figureCsv(report.figures[i]),
                                  QStringLiteral("text/csv")});
    const QString first =
        report.figures.empty() ? QString() : QString::fromStdString(provenanceIn(report.figures.front()));
    print.metadata = pdfMetadata(report.title, first, QDateTime::currentDateTime(), false, report.author);
    return sheetPdf(sheet, print, pages);
}

void writeReport(const QString& path, const Report& report) {
    const QFileInfo info(path);
    const QString suffix = info.suffix().toLower();
    if (suffix == "pdf") {
        writeFile(path, reportPdf(report).toStdString());
    } else if (suffix == "html" || suffix == "htm") {
        writeFile(path, reportHtml(report).toStdString());
    } else if (suffix == "odt") {
        writeFile(path, reportOdt(report).toStdString());
    } else if (suffix == "md") {
        std::vector<ReportFile> files;
        const QByteArray text = reportMarkdown(report, info.completeBaseName(), files);
        for (const ReportFile& file : files)
            writeFile(info.dir().filePath(file.name), file.content.toStdString());
        writeFile(path, text.toStdString());
    } else {
        refuseFile(path, TRANSLATABLE("fault", "the name of a report must end in .pdf, .odt, .html or .md"));
    }
}

} // namespace timestep
