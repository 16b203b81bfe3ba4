// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/concept_test.h"

#include "app/paths.h"
#include "core/input_error.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFile>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

namespace timestep {

QString conceptTestHtml(ConceptTestPage page, const QString& language) {
    const QString folder =
        QString::fromStdString(bundledLessonsFolder()) + QStringLiteral("/../concept-test/");
    const QString name =
        page == ConceptTestPage::Questions ? QStringLiteral("questions") : QStringLiteral("teacher");
    const QString own =
        folder + name + QLatin1Char('.') + language.section('_', 0, 0) + QStringLiteral(".html");
    const QString path = QFile::exists(own) ? own : folder + name + QStringLiteral(".html");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        InputError error(TRANSLATABLE("fault", "this page of the concept test cannot be read"));
        error.file = path.toStdString();
        throw error;
    }
    return QString::fromUtf8(file.readAll());
}

QByteArray conceptTestPdf(ConceptTestPage page, const QString& language, int* pages) {
    constexpr int dotsPerInch = 300;
    constexpr double margin = 18; // [mm]
    QTextDocument document;
    document.setHtml(conceptTestHtml(page, language));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({margin, margin, margin, margin}, QPageLayout::Millimeter);
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    document.print(&writer);
    if (pages != nullptr) {
        document.documentLayout()->setPaintDevice(&writer);
        document.setPageSize(QSizeF(writer.width(), writer.height()));
        *pages = document.pageCount();
    }
    return bytes;
}

} // namespace timestep
