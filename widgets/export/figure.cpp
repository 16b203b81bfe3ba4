// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure.h"

#include "core/input_error.h"
#include "widgets/export/figure_panels.h"
#include "widgets/export/figure_tex.h"
#include "widgets/export/metadata.h"
#include "widgets/export/svg_device.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QApplication>
#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QPicture>
#include <QPrinter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

struct FigureTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::FigureTexts)
};

double dots(double millimetres) {
    return millimetres / 25.4 * figureResolution;
}

QString titleOf(const Figure& figure) {
    if (!figure.layout.title.isEmpty()) return figure.layout.title;
    if (!figure.plot.title.isEmpty() || figure.plot.y.empty()) return figure.plot.title;
    const auto drawn = std::find_if(figure.table.columns.begin(), figure.table.columns.end(),
                                    [&](const Column& column) { return column.id == figure.plot.y.front(); });
    return drawn == figure.table.columns.end() ? QString() : translated(drawn->name);
}

void paintScaled(QPaintDevice& device, const Figure& figure, const QPointF& corner, double scale) {
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.translate(corner);
    painter.scale(scale, scale);
    FigurePanels(figure).paint(painter);
}

/// PDF/A requires the dates in the XMP packet to equal those in the file's information dictionary, which Qt
/// writes at the end. Source: ISO 19005-1, 6.7.3. Both texts keep their length, so that the cross-reference
/// table stays correct.
void matchDates(QByteArray& pdf, const QByteArray& written) {
    const QByteArray mark("/CreationDate (D:");
    const qsizetype at = pdf.indexOf(mark);
    if (at < 0) return;
    const QByteArray d = pdf.mid(at + mark.size(), 14); // yyyyMMddHHmmss
    const QByteArray iso = d.mid(0, 4) + '-' + d.mid(4, 2) + '-' + d.mid(6, 2) + 'T' + d.mid(8, 2) + ':' +
                           d.mid(10, 2) + ':' + d.mid(12, 2);
    if (iso.size() == 19 && written.size() >= 19) pdf.replace(written.left(19), iso);
}

} // namespace

QString figureCaption(const Figure& figure) {
    const QString remarks = FigurePanels(figure).remarks();
    return figure.layout.caption + (figure.layout.caption.isEmpty() || remarks.isEmpty() ? "" : " ") +
           remarks;
}

FigureSpec roomyLayout(const Figure& figure) {
    FigureSpec layout = figure.layout;
    const Figure higher{layout, figure.plot, figure.table, figure.exact, figure.further};
    std::optional<double> axes; // their height without a legend below them
    const auto grow = [&] {
        constexpr int most = 12; // a part may only have room when others are placed
        for (int i = 0; i < most; ++i) {
            const FigurePanels panels(higher);
            if (!axes) axes = panels.axesWithoutLegend();
            double missing = panels.heightMissing();
            if (panels.legendIsBelow()) {
                if (const double lost = *axes - panels.axesHeight(); lost >= 1)
                    missing = std::max(missing, lost);
                // Higher axes may have a place for it, which would be another figure.
                if (layout.legend == LegendPlace::Automatic) layout.legend = LegendPlace::Below;
            }
            if (!(missing > 0)) break;
            constexpr double perMm = figureResolution / 25.4, parts = 10; // tenths of a millimetre
            layout.heightMm = std::ceil((layout.heightMm + missing / perMm) * parts) / parts;
        }
    };
    grow();
    if (layout.legend == LegendPlace::Automatic && !leavesNothingOut(higher)) {
        layout.legend = LegendPlace::Below;
        grow();
    }
    return layout;
}

bool leavesNothingOut(const Figure& figure) {
    return FigurePanels(figure).problems().isEmpty();
}

QString valuesLeftOut(const Figure& figure) {
    return FigurePanels(figure).leftOut();
}

void paintFigure(QPaintDevice& device, const Figure& figure) {
    paintScaled(device, figure, {}, device.logicalDpiX() / static_cast<double>(figureResolution));
}

void drawFigure(QPainter& painter, const QPointF& corner, const Figure& figure, double dotsPerInch) {
    QPicture picture; // the layout needs its own painter
    paintScaled(picture, figure, {}, 1);
    painter.save();
    painter.translate(corner);
    const double byQt = static_cast<double>(painter.device()->logicalDpiX()) / picture.logicalDpiX();
    const double scale = dotsPerInch / figureResolution / byQt; // Qt draws a picture at its size in inches
    painter.scale(scale, scale);
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

QImage figureImage(const Figure& figure) {
    QImage image(qRound(dots(figure.layout.widthMm)), qRound(dots(figure.layout.heightMm)),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    image.setDotsPerMeterX(qRound(figureResolution / 0.0254));
    image.setDotsPerMeterY(qRound(figureResolution / 0.0254));
    paintScaled(image, figure, {}, 1);
    image.setText(QStringLiteral("Title"), titleOf(figure));
    image.setText(QStringLiteral("Software"), QCoreApplication::applicationName());
    const QString& experiment = figure.layout.experiment;
    image.setText(QStringLiteral("Description"), experiment.isEmpty() ? figure.layout.caption : experiment);
    if (!experiment.isEmpty()) image.setText(QLatin1String(experimentKey), experiment);
    return image;
}

QByteArray figurePng(const Figure& figure) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    figureImage(figure).save(&buffer, "PNG");
    return bytes;
}

QByteArray figureSvg(const Figure& figure) {
    SvgDevice device({figure.layout.widthMm, figure.layout.heightMm}, figureResolution);
    paintFigure(device, figure);
    return device.document({titleOf(figure), figureCaption(figure), figure.layout.experiment});
}

QByteArray figurePdf(const Figure& figure) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QDateTime now = QDateTime::currentDateTime();
    const QDateTime local = now.toOffsetFromUtc(now.offsetFromUtc());
    {
        QPdfWriter writer(&buffer);
        if (figure.layout.archival) writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
        writer.setPageSize(QPageSize(QSizeF(figure.layout.widthMm, figure.layout.heightMm),
                                     QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(figureResolution);
        writer.setTitle(titleOf(figure));
        writer.setCreator(QCoreApplication::applicationName());
        writer.setDocumentXmpMetadata(
            pdfMetadata(titleOf(figure), figure.layout.experiment, local, figure.layout.archival));
        paintFigure(writer, figure);
    }
    matchDates(bytes, local.toString(Qt::ISODate).toUtf8());
    return bytes;
}

QByteArray figureBytes(const QString& path, const Figure& figure) {
    const auto refuse = [](const QString& why) { throw InputError(Sentence::verbatim(why.toStdString())); };
    const QString suffix = QFileInfo(path).suffix().toLower();
    const FigureSpec& layout = figure.layout;
    if (!(layout.widthMm >= 20 && layout.widthMm <= 2000 && layout.heightMm >= 20 && layout.heightMm <= 2000))
        refuse(FigureTexts::tr("A figure must be between 20 and 2000 mm wide and high."));
    QByteArray bytes;
    if (suffix == QLatin1String("png"))
        bytes = figurePng(figure);
    else if (suffix == QLatin1String("svg"))
        bytes = figureSvg(figure);
    else if (suffix == QLatin1String("pdf"))
        bytes = figurePdf(figure);
    else if (suffix == QLatin1String("tex"))
        bytes = figureTex(figure);
    else
        refuse(FigureTexts::tr("The name of a figure must end in .png, .svg, .pdf or .tex."));
    if (bytes.isEmpty() && suffix == QLatin1String("tex"))
        refuse(FigureTexts::tr("TeX cannot show this figure: it has coloured cells or too many points. "
                               "PDF can."));
    if (bytes.isEmpty()) refuse(FigureTexts::tr("The figure could not be drawn."));
    return bytes;
}

std::optional<QString> writeFigure(const QString& path, const Figure& figure) {
    try {
        writeWholeFile(path, figureBytes(path, figure));
    } catch (const OutputError& error) {
        return FigureTexts::tr("The figure could not be written to %1: %2")
            .arg(path, translated(error.message));
    } catch (const InputError& error) {
        return translated(error.message);
    }
    return std::nullopt;
}

std::optional<QString> printFigure(QPrinter& printer, const Figure& figure) {
    const QRectF page = printer.pageRect(QPrinter::Millimeter);
    const double fit =
        std::min({1.0, page.width() / figure.layout.widthMm, page.height() / figure.layout.heightMm});
    const double perMm = printer.resolution() / 25.4;
    const QPointF corner((page.width() - fit * figure.layout.widthMm) / 2 * perMm,
                         (page.height() - fit * figure.layout.heightMm) / 2 * perMm);
    if (!printer.isValid()) return FigureTexts::tr("The printer is not available.");
    paintScaled(printer, figure, corner, fit * printer.resolution() / figureResolution);
    if (printer.printerState() == QPrinter::Error) return FigureTexts::tr("The printer reported an error.");
    return std::nullopt;
}

} // namespace timestep
