// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as text documents. Word opens ODF, and Qt writes it, so that no library is needed.
#include "app/report/report_page.h"
#include "app/report/write_report.h"
#include "core/table/escaped_text.h"
#include "widgets/export/svg_device.h"

#include <QBuffer>
#include <QPainter>
#include <QPainterPath>
#include <QTextDocument>
#include <QTextDocumentWriter>

#include <cmath>

namespace timestep {

namespace {

constexpr double bodyPoints = 11;
constexpr double pixelsPerPoint = 96.0 / 72; ///< of QTextDocument
constexpr double finer = 4;                  ///< pixels of a formula's picture per pixel of the document
constexpr double figureWidth = 604;          ///< 160 mm [px]

/// Collects the pictures of a document and names them.
class Pictures {
public:
    explicit Pictures(QTextDocument& document) : m_document(document) {}

    /// `width`: in the document [px]; `looks`: further attributes.
    QString add(const QImage& image, double width, const QString& looks = {}) {
        const QString name = QStringLiteral("picture-%1").arg(++m_count);
        m_document.addResource(QTextDocument::ImageResource, QUrl(name), image);
        return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\" %4/>")
            .arg(name, QString::number(width), QString::number(width * image.height() / image.width()),
                 looks);
    }

    QString formula(const MarkdownFormula& source) {
        const FormulaResult result = typesetFormula(source, bodyPoints * pixelsPerPoint);
        if (result.error) return QStringLiteral("<code>%1</code>").arg(xmlText(source.tex));
        const Formula& formula = result.formula;
        const double height = formula.ascent + formula.descent;
        QImage image(static_cast<int>(std::ceil(finer * std::max(1.0, formula.width))),
                     static_cast<int>(std::ceil(finer * std::max(1.0, height))), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(finer, finer);
        painter.translate(0, formula.ascent);
        painter.fillPath(formula.path, Qt::black);
        painter.end();
        return add(image, std::max(1.0, formula.width), QStringLiteral("style=\"vertical-align:middle\""));
    }

private:
    QTextDocument& m_document;
    int m_count = 0;
};

} // namespace

QByteArray reportOdt(const Report& report) {
    QTextDocument document;
    document.setDefaultFont(QFont(QStringLiteral("Liberation Serif"), static_cast<int>(bodyPoints)));
    Pictures pictures(document);
    const auto html = [&](const QString& markdown) {
        return htmlOf(markdown, [&](const MarkdownFormula& formula) { return pictures.formula(formula); });
    };
    const auto tableHtml = [&](const ReportTable& table) {
        if (table.rows.empty()) return QString();
        QString text = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\"><tr>");
        for (const QString& cell : table.columns) text += QStringLiteral("<th>%1</th>").arg(html(cell));
        for (const QStringList& row : table.rows) {
            text += QStringLiteral("</tr><tr>");
            for (const QString& cell : row) text += QStringLiteral("<td>%1</td>").arg(html(cell));
        }
        return text + QStringLiteral("</tr></table><p></p>");
    };
    QString text = QStringLiteral("<h1>%1</h1>").arg(xmlText(report.title));
    if (!report.author.isEmpty()) text += QStringLiteral("<p>%1</p>").arg(xmlText(report.author));
    for (const ReportSection& section : sectionsOf(report)) {
        text += QStringLiteral("<h2>%1</h2>%2").arg(xmlText(section.heading), html(section.text));
        for (const ReportTable& table : section.tables) text += tableHtml(table);
        for (const ReportFigure* figure : section.figures)
            text += QStringLiteral("<p>%1</p>%2")
                        .arg(pictures.add(figurePicture(*figure), figureWidth),
                             html(numberedCaption(report, *figure)));
        if (section.list.isEmpty()) continue;
        text += QStringLiteral("<ul>");
        for (const QString& line : section.list) text += QStringLiteral("<li>%1</li>").arg(html(line));
        text += QStringLiteral("</ul>");
    }
    document.setHtml(text);
    document.setMetaInformation(QTextDocument::DocumentTitle, report.title);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QTextDocumentWriter(&buffer, "odf").write(&document);
    return bytes;
}

} // namespace timestep
