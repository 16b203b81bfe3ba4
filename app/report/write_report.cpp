// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/write_report.h"

#include "app/handouts/paper/sheet.h"
#include "app/lesson/elements/prose.h"
#include "app/names.h"
#include "app/plots/plot_source.h"
#include "app/provenance/open_file.h"
#include "app/provenance/plot_json.h"
#include "app/report/report_page.h"
#include "core/table/csv.h"
#include "widgets/export/figure.h"
#include "widgets/export/metadata.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <vector>

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

/// Calls `use` with the figure at its size on a page.
template <class Use>
auto withDrawing(const ReportFigure& figure, const Use& use) {
    FigureSpec layout;
    layout.widthMm = drawingWidth;
    layout.heightMm = drawingHeight;
    layout.locale = QLocale();
    layout.experiment = QString::fromStdString(provenanceIn(figure));
    Figure drawn{layout, figure.plot, figure.table, exactMotionOf(figure.recipe.experiment)};
    for (const ReportFigure& panel : figure.panels)
        drawn.further.push_back({panel.plot, &panel.table, exactMotionOf(panel.recipe.experiment)});
    if (drawn.further.empty()) {
        layout.title = figure.plot.title;
    } else {
        layout.panelColumns = figure.panelColumns;
        layout.heightMm = panelsHeight(layout.widthMm, drawn.further.size() + 1, layout.panelColumns);
    }
    layout = roomyLayout(drawn);
    return use(drawn);
}

/// Whether both have the same numbers.
bool sharesTable(const ReportFigure& one, const ReportFigure& other) {
    return provenanceText(one.recipe, nullptr) == provenanceText(other.recipe, nullptr) &&
           one.table.columns.size() == other.table.columns.size();
}

QByteArray csvOf(const ReportFigure& figure) {
    const Experiment& experiment = figure.recipe.experiment;
    Table table = figure.table; // machine-readable: in English
    if (table.runs.size() == experiment.runs.size())
        for (std::size_t i = 0; i < table.runs.size(); ++i) table.runs[i] = runLabel(experiment, i);
    return QByteArray::fromStdString(
        toCsv(table, provenanceComments(figure.recipe, figure.verifiable ? &figure.table : nullptr)));
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
        part.grows = true;
        part.charts.push_back({figure->plot, figure->table});
        for (const ReportFigure& panel : figure->panels)
            part.charts.back().panels.push_back({panel.plot, panel.table});
        part.charts.back().panelColumns = figure->panelColumns;
        sheet.parts.push_back(std::move(part));
    }
    for (const QString& line : section.list) sheet.parts.push_back(partOf(Kind::Remark, line));
}

} // namespace

std::vector<ReportFile> figureData(const ReportFigure& figure, const QString& stem) {
    std::vector<ReportFile> files{{stem + QStringLiteral(".csv"), csvOf(figure)}};
    std::vector<const ReportFigure*> known{&figure};
    for (std::size_t i = 0; i < figure.panels.size(); ++i) {
        const ReportFigure& panel = figure.panels[i];
        if (std::any_of(known.begin(), known.end(),
                        [&](const ReportFigure* one) { return sharesTable(*one, panel); }))
            continue;
        known.push_back(&panel);
        files.push_back(
            {stem + QLatin1Char('-') + QChar(static_cast<char16_t>(u'b' + i)) + QStringLiteral(".csv"),
             csvOf(panel)});
    }
    return files;
}

QByteArray figureDrawing(const ReportFigure& figure) {
    return withDrawing(figure, figureSvg);
}

QImage figurePicture(const ReportFigure& figure) {
    return withDrawing(figure, figureImage);
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
        for (const ReportFile& file : figureData(report.figures[i], QStringLiteral("figure-%1").arg(i + 1)))
            print.attached.push_back({file.name, file.content, QStringLiteral("text/csv")});
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
