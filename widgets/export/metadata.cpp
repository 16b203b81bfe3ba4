// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/metadata.h"

#include "widgets/export/animation_comment.h"
#include "widgets/export/svg_device.h"
#include "widgets/png_chunks.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QXmlStreamReader>

namespace timestep {

namespace {

const QString experimentNamespace = QStringLiteral("urn:timestep:experiment");

QString rdfDescription(const char* prefix, const char* uri, const QString& content) {
    return QStringLiteral("<rdf:Description rdf:about=\"\" xmlns:%1=\"%2\">%3</rdf:Description>\n")
        .arg(QLatin1String(prefix), QLatin1String(uri), content);
}

/// Describes the property of our namespace to a validator of PDF/A.
QString schemaDescription() {
    return QStringLiteral(
        "<rdf:Description rdf:about=\"\" xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\" "
        "xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\" "
        "xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\"><pdfaExtension:schemas><rdf:Bag>"
        "<rdf:li rdf:parseType=\"Resource\"><pdfaSchema:schema>Timestep experiment</pdfaSchema:schema>"
        "<pdfaSchema:namespaceURI>urn:timestep:experiment</pdfaSchema:namespaceURI>"
        "<pdfaSchema:prefix>timestep</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>"
        "<rdf:li rdf:parseType=\"Resource\"><pdfaProperty:name>experiment</pdfaProperty:name>"
        "<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>internal</"
        "pdfaProperty:category>"
        "<pdfaProperty:description>The experiment that the figure shows, as "
        "JSON</pdfaProperty:description></rdf:li>"
        "</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>\n");
}

std::optional<QString> experimentInXml(const QByteArray& xml) {
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement &&
            reader.name() == QLatin1String("experiment") && reader.namespaceUri() == experimentNamespace) {
            const QString text = reader.readElementText();
            if (!reader.hasError()) return text;
        }
    return std::nullopt;
}

/// The experiment of the first drawing in a page that has one.
std::optional<QString> experimentInHtml(const QByteArray& html) {
    const QByteArray head("<svg"), foot("</svg>");
    for (qsizetype begin = html.indexOf(head); begin >= 0; begin = html.indexOf(head, begin + 1)) {
        const qsizetype end = html.indexOf(foot, begin);
        if (end < 0) break;
        if (auto found = experimentInXml(html.mid(begin, end + foot.size() - begin))) return found;
    }
    return std::nullopt;
}

std::optional<QString> experimentInPdf(const QByteArray& pdf) {
    const QByteArray head("<x:xmpmeta"), foot("</x:xmpmeta>");
    const qsizetype begin = pdf.indexOf(head);
    const qsizetype end = pdf.indexOf(foot, begin);
    if (begin < 0 || end < 0) return std::nullopt;
    return experimentInXml(pdf.mid(begin, end + foot.size() - begin));
}

/// The experiment in the comment lines at the top, which begin with '#' in CSV and with '%' in TeX.
std::optional<QString> experimentInComments(const QByteArray& csv, char sign) {
    const QByteArray mark = sign + QByteArray(" experiment: ");
    const qsizetype first = csv.startsWith("\xEF\xBB\xBF") ? 3 : 0; // after a byte order mark
    for (qsizetype begin = first; begin >= 0 && begin < csv.size() && csv[begin] == sign;) {
        const qsizetype end = csv.indexOf('\n', begin);
        const QByteArray line = csv.mid(begin, end < 0 ? -1 : end - begin);
        if (line.startsWith(mark)) {
            const QString text = QString::fromUtf8(line.mid(mark.size()));
            return text.endsWith(QLatin1Char('\r')) ? text.chopped(1) : text;
        }
        if (end < 0) break;
        begin = end + 1;
    }
    return std::nullopt;
}

} // namespace

QByteArray pdfMetadata(const QString& title, const QString& experiment, const QDateTime& created,
                       bool archival, const QString& author) {
    const QString date = created.toString(Qt::ISODate);
    const QString creator = QCoreApplication::applicationName();
    QString text = QStringLiteral("<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                                  "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
                                  "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n");
    QString core = QStringLiteral("<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">") + xmlText(title) +
                   QStringLiteral("</rdf:li></rdf:Alt></dc:title>");
    if (!author.isEmpty())
        core += QStringLiteral("<dc:creator><rdf:Seq><rdf:li>") + xmlText(author) +
                QStringLiteral("</rdf:li></rdf:Seq></dc:creator>");
    text += rdfDescription("dc", "http://purl.org/dc/elements/1.1/", core);
    text += rdfDescription("xmp", "http://ns.adobe.com/xap/1.0/",
                           QStringLiteral("<xmp:CreatorTool>") + xmlText(creator) +
                               QStringLiteral("</xmp:CreatorTool><xmp:CreateDate>") + date +
                               QStringLiteral("</xmp:CreateDate><xmp:ModifyDate>") + date +
                               QStringLiteral("</xmp:ModifyDate>"));
    text += rdfDescription("pdf", "http://ns.adobe.com/pdf/1.3/",
                           QStringLiteral("<pdf:Producer>Qt " QT_VERSION_STR "</pdf:Producer>"));
    if (archival) {
        text += rdfDescription(
            "pdfaid", "http://www.aiim.org/pdfa/ns/id/",
            QStringLiteral("<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>"));
        if (!experiment.isEmpty()) text += schemaDescription();
    }
    if (!experiment.isEmpty())
        text += rdfDescription("timestep", "urn:timestep:experiment",
                               QStringLiteral("<timestep:experiment>") + xmlText(experiment) +
                                   QStringLiteral("</timestep:experiment>"));
    text += QStringLiteral("</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>\n");
    return text.toUtf8();
}

std::optional<QString> experimentInFigure(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QByteArray content = file.readAll();
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("png") || suffix == QLatin1String("apng")) {
        const auto text = textInPng(content, experimentKey);
        return text && !text->isEmpty() ? text : std::nullopt;
    }
    if (suffix == QLatin1String("svg")) return experimentInXml(content);
    if (suffix == QLatin1String("pdf")) return experimentInPdf(content);
    if (suffix == QLatin1String("html") || suffix == QLatin1String("htm")) return experimentInHtml(content);
    if (suffix == QLatin1String("csv")) return experimentInComments(content, '#');
    if (suffix == QLatin1String("tex")) return experimentInComments(content, '%');
    if (suffix == QLatin1String("gif")) return textInGif(content);
    if (suffix == QLatin1String("webm")) return textInWebm(content);
    if (suffix == QLatin1String("mp4")) return textInMp4(content);
    return std::nullopt;
}

} // namespace timestep
