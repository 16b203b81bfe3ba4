// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as HTML and Markdown.
#include "app/report/report_page.h"

#include "app/lesson/elements/prose.h"
#include "app/report/write_report.h"
#include "app/web/interactive_page.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment_json.h"
#include "core/table/escaped_text.h"
#include "widgets/export/svg_device.h"
#include "widgets/formula/markdown_formulas.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainterPath>
#include <QRegularExpression>
#include <QTextDocument>

namespace timestep {

namespace {

constexpr double formulaSize = 17; // [px]
constexpr char style[] =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#20242a}"
    "h1{font-size:1.7rem;margin-bottom:.2rem}h2{font-size:1.2rem;margin-top:2rem;border-top:1px solid "
    "#9aa1ab;"
    "padding-top:.5rem}table{border-collapse:collapse;margin:.8rem 0}td,th{border:1px solid #9aa1ab;"
    "padding:.25rem .6rem;text-align:left;vertical-align:top}th{background:#eef0f3}td p,th p,li p{margin:0}"
    "pre{background:#eef0f3;padding:.6rem .8rem;overflow-x:auto}"
    "figure{margin:1rem 0}figure>svg{width:100%;height:auto}figcaption,.quiet{color:#555b64;font-size:.92rem}"
    "blockquote{margin:.5rem 0;padding-left:.8rem;border-left:3px solid #9aa1ab}"
    "summary{cursor:pointer;color:#0072b2}iframe{width:100%;height:44rem;border:1px solid "
    "#9aa1ab;border-radius:8px}"
    ".formula{display:inline-block}.display{display:block;margin:.6rem auto;text-align:center}";

struct PageTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Report)
};

/// Two decimals are finer than the pixels of any screen.
QString pathData(const QPainterPath& path) {
    QString data;
    const auto point = [](const QPainterPath::Element& element) {
        return QString::number(element.x, 'f', 2) + ' ' + QString::number(element.y, 'f', 2);
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.type == QPainterPath::MoveToElement)
            data += 'M';
        else if (element.type == QPainterPath::LineToElement)
            data += 'L';
        else
            data += element.type == QPainterPath::CurveToElement ? 'C' : ' ';
        data += point(element);
    }
    return data;
}

QString drawing(const MarkdownFormula& source) {
    const FormulaResult result = typesetFormula(source, formulaSize);
    const QString tex = xmlText(source.tex);
    if (result.error) return QStringLiteral("<code>%1</code>").arg(tex);
    const Formula& formula = result.formula;
    const double height = formula.ascent + formula.descent;
    const bool display = source.style == FormulaStyle::Display;
    return QStringLiteral("<span class=\"%1\"><svg role=\"img\" aria-label=\"%2\" width=\"%3\" height=\"%4\" "
                          "viewBox=\"0 %5 %3 %4\" style=\"vertical-align:%6px\"><path fill=\"currentColor\" "
                          "fill-rule=\"nonzero\" d=\"%7\"/></svg></span>")
        .arg(display ? QStringLiteral("display") : QStringLiteral("formula"), tex,
             QString::number(formula.width, 'f', 2), QString::number(height, 'f', 2),
             QString::number(-formula.ascent, 'f', 2), QString::number(-formula.descent, 'f', 2),
             pathData(formula.path));
}

QString tableHtml(const ReportTable& table) {
    if (table.rows.empty()) return {};
    QString text = QStringLiteral("<table><tr>");
    for (const QString& cell : table.columns) text += QStringLiteral("<th>%1</th>").arg(htmlOf(cell));
    for (const QStringList& row : table.rows) {
        text += QStringLiteral("</tr>\n<tr>");
        for (const QString& cell : row) text += QStringLiteral("<td>%1</td>").arg(htmlOf(cell));
    }
    return text + QStringLiteral("</tr></table>\n");
}

QString figureHtml(const Report& report, const ReportFigure& figure, std::size_t number) {
    QByteArray svg = figureDrawing(figure);
    svg = svg.mid(svg.indexOf("<svg")); // without the XML declaration
    // Clip path ids must be unique on the whole page.
    svg.replace("id=\"", "id=\"f" + QByteArray::number(qulonglong(number)) + "-");
    svg.replace("url(#", "url(#f" + QByteArray::number(qulonglong(number)) + "-");
    QStringList links;
    for (const ReportFile& file : figureData(figure, QStringLiteral("figure-%1").arg(number)))
        links << QStringLiteral("<a download=\"%1\" href=\"data:text/csv;base64,%2\">%3</a>")
                     .arg(file.name, QString::fromLatin1(file.content.toBase64()),
                          xmlText(PageTexts::tr("Data of this figure (CSV)")));
    return QStringLiteral("<figure>%1<figcaption>%2%3</figcaption></figure>\n")
        .arg(QString::fromUtf8(svg), htmlOf(numberedCaption(report, figure)), links.join(QLatin1Char(' ')));
}

/// A page that runs the experiment of the figure, opened on demand. The engine is in the report once.
QString liveHtml(const ReportFigure& figure, const WebEngine& engine) {
    if (figure.recipe.analysis) return {};
    std::vector<PlotSpec> plots{figure.plot};
    for (const ReportFigure& panel : figure.panels)
        if (!panel.recipe.analysis && toJson(panel.recipe.experiment) == toJson(figure.recipe.experiment))
            plots.push_back(panel.plot);
    const QByteArray page =
        interactivePage(pageContentOf(figure.recipe.experiment, plots, figure.controls), {engine.script, {}});
    return QStringLiteral("<details><summary>%1</summary><iframe loading=\"lazy\" title=\"%1\" "
                          "srcdoc=\"%2\"></iframe></details>\n")
        .arg(xmlText(PageTexts::tr("Run it here")), xmlText(QString::fromUtf8(page)));
}

/// Whether a link leads to a page or a mail, and starts no script.
bool isSafeLink(const QString& address) {
    static const QRegularExpression safe(QStringLiteral("^\\s*(https?:|mailto:|#|[^:&]*$)"),
                                         QRegularExpression::CaseInsensitiveOption);
    return safe.match(address).hasMatch();
}

/// Markdown of a learner or a lesson without tags of HTML and without links that start scripts; both are
/// shown as they were typed. Formulas stay.
QString safeMarkdown(const QString& markdown) {
    static const QRegularExpression tag(QStringLiteral("(?<!\\\\)((?:\\\\\\\\)*)<(?=[A-Za-z/!?])"));
    static const QRegularExpression link(
        QStringLiteral("(?<!\\\\)(?:\\\\\\\\)*(\\])(?=\\(\\s*<?([^)]*)|:\\s*(\\S*))"));
    QString safe;
    qsizetype from = 0;
    const auto add = [&](QString prose) {
        prose.replace(tag, QStringLiteral("\\1\\<"));
        qsizetype at = 0;
        for (auto found = link.match(prose); found.hasMatch(); found = link.match(prose, at)) {
            at = found.capturedEnd();
            if (isSafeLink(found.captured(2) + found.captured(3))) continue;
            prose.insert(found.capturedStart(1), QLatin1Char('\\'));
            ++at;
        }
        safe += prose;
    };
    for (const MarkdownFormula& formula : findFormulas(markdown)) {
        add(markdown.mid(from, formula.start - from));
        safe += markdown.mid(formula.start, formula.end - formula.start);
        from = formula.end;
    }
    add(markdown.mid(from));
    return safe;
}

QString tableMarkdown(const ReportTable& table) {
    if (table.rows.empty()) return {};
    const auto line = [](QStringList cells) {
        for (QString& cell : cells)
            cell = QString::fromStdString(markdownCell(safeMarkdown(cell).simplified().toStdString()));
        return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
    };
    QString text = line(table.columns) + QStringLiteral("|");
    for (qsizetype i = 0; i < table.columns.size(); ++i) text += QStringLiteral("---|");
    text += '\n';
    for (const QStringList& row : table.rows) text += line(row);
    return text + '\n';
}

} // namespace

QString numberedCaption(const Report& report, const ReportFigure& figure) {
    const auto number = &figure - report.figures.data() + 1;
    return PageTexts::tr("**Figure %1.** %2").arg(QString::number(number), figure.caption);
}

QString htmlOf(const QString& markdown) {
    return htmlOf(markdown, drawing);
}

QString htmlOf(const QString& markdown, const FormulaHtml& formula) {
    if (markdown.trimmed().isEmpty()) return {};
    QString text = safeMarkdown(markdown);
    const std::vector<MarkdownFormula> formulas = findFormulas(text);
    for (std::size_t i = formulas.size(); i-- > 0;)
        text.replace(formulas[i].start, formulas[i].end - formulas[i].start,
                     QChar(0xE000) + QString::number(i) + QChar(0xE001));
    QTextDocument document;
    document.setMarkdown(text, QTextDocument::MarkdownDialectGitHub);
    QString html = document.toHtml();
    static const QRegularExpression body(QStringLiteral("<body[^>]*>(.*)</body>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    html = body.match(html).captured(1);
    // Other people read the report: it neither fetches pictures nor reveals where files are.
    static const QRegularExpression picture(QStringLiteral("<img\\b[^>]*>"));
    html.remove(picture);
    static const QRegularExpression span(QStringLiteral("<span style=\"([^\"]*)\">(.*?)</span>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    for (auto found = span.match(html); found.hasMatch(); found = span.match(html)) {
        QString inner = found.captured(2);
        static const QRegularExpression bold(QStringLiteral("font-weight:[6-9]"));
        if (found.captured(1).contains(bold)) inner = QStringLiteral("<b>%1</b>").arg(inner);
        if (found.captured(1).contains(QStringLiteral("italic")))
            inner = QStringLiteral("<i>%1</i>").arg(inner);
        html.replace(found.capturedStart(), found.capturedLength(), inner);
    }
    // Qt stores a quotation as a paragraph indented on both sides.
    static const QRegularExpression quote(
        QStringLiteral("<p style=\"[^\"]*margin-left:[1-9][^\"]*\">(.*?)</p>"),
        QRegularExpression::DotMatchesEverythingOption);
    html.replace(quote, QStringLiteral("<blockquote>\\1</blockquote>"));
    static const QRegularExpression looks(QStringLiteral(" (style|align|type)=\"[^\"]*\""));
    html.remove(looks);
    html.replace(QStringLiteral("</pre>\n<pre>"), QStringLiteral("\n")); // Qt makes a block of each line
    for (std::size_t i = 0; i < formulas.size(); ++i)
        html.replace(QChar(0xE000) + QString::number(i) + QChar(0xE001), formula(formulas[i]));
    return html.trimmed();
}

QByteArray reportHtml(const Report& report) {
    QString text = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"/>"
                                  "<meta name=\"viewport\" content=\"width=device-width\"/>"
                                  "<meta name=\"generator\" content=\"Timestep " TIMESTEP_VERSION "\"/>"
                                  "<title>%2</title><style>%3</style></head><body>\n<h1>%2</h1>\n")
                       .arg(QLocale().bcp47Name(), xmlText(report.title), QString::fromLatin1(style));
    if (!report.author.isEmpty())
        text += QStringLiteral("<p class=\"quiet\">%1</p>\n").arg(xmlText(report.author));
    const WebEngine engine = report.live ? webEngine() : WebEngine{};
    if (report.live)
        text += QStringLiteral("<script type=\"text/plain\" id=\"timestep-engine\">%1</script>\n"
                               "<script>addEventListener(\"message\", ({ data, source }) => { if (data === "
                               "\"timestep-engine\") source.postMessage({ timestepEngine: "
                               "document.getElementById(data).textContent }, \"*\"); });</script>\n")
                    .arg(QString::fromLatin1(engine.packed.toBase64()));
    for (const ReportSection& section : sectionsOf(report)) {
        text += QStringLiteral("<h2>%1</h2>\n%2\n").arg(xmlText(section.heading), htmlOf(section.text));
        for (const ReportTable& table : section.tables) text += tableHtml(table);
        for (const ReportFigure* figure : section.figures) {
            text += figureHtml(report, *figure, static_cast<std::size_t>(figure - report.figures.data()) + 1);
            if (report.live) text += liveHtml(*figure, engine);
        }
        if (section.list.isEmpty()) continue;
        text += QStringLiteral("<ul>");
        for (const QString& line : section.list) text += QStringLiteral("<li>%1</li>\n").arg(htmlOf(line));
        text += QStringLiteral("</ul>\n");
    }
    return (text + QStringLiteral("</body></html>\n")).toUtf8();
}

QByteArray reportMarkdown(const Report& report, const QString& stem, std::vector<ReportFile>& files) {
    QString text = QStringLiteral("# %1\n\n").arg(QString::fromStdString(asMarkdown(report.title)));
    if (!report.author.isEmpty())
        text += QString::fromStdString(asMarkdown(report.author)) + QStringLiteral("\n\n");
    for (const ReportSection& section : sectionsOf(report)) {
        text += QStringLiteral("## %1\n\n").arg(section.heading);
        if (!section.text.isEmpty()) text += safeMarkdown(section.text).trimmed() + QStringLiteral("\n\n");
        for (const ReportTable& table : section.tables) text += tableMarkdown(table);
        for (const ReportFigure* figure : section.figures) {
            const auto number = figure - report.figures.data() + 1;
            const QString name = QStringLiteral("%1-figure-%2").arg(stem, QString::number(number));
            files.push_back({name + QStringLiteral(".svg"), figureDrawing(*figure)});
            QStringList links;
            for (ReportFile& file : figureData(*figure, name)) {
                links << QStringLiteral("[%1](<%2>)").arg(PageTexts::tr("data"), file.name);
                files.push_back(std::move(file));
            }
            text +=
                QStringLiteral("![%1](<%2.svg>)\n\n%3 (%4)\n\n")
                    .arg(QString::fromStdString(asMarkdown(figure->plot.title)), name,
                         safeMarkdown(numberedCaption(report, *figure)), links.join(QStringLiteral(", ")));
        }
        for (const QString& line : section.list) text += QStringLiteral("- %1\n").arg(safeMarkdown(line));
        if (!section.list.isEmpty()) text += '\n';
    }
    return text.toUtf8();
}

} // namespace timestep
