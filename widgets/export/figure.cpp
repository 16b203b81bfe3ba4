// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure.h"

#include "core/input_error.h"
#include "widgets/export/metadata.h"
#include "widgets/export/svg_device.h"
#include "widgets/plot/chart.h"
#include "widgets/plot/plot_content.h"
#include "widgets/whole_file.h"

#include <QApplication>
#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QPrinter>

#include <cmath>

namespace timestep {

namespace {

constexpr double unit = figureResolution / 96.0; ///< 1/96 inch in dots
constexpr double leastPlot = 0.45; ///< part of the height that title and caption leave to the plot

struct FigureTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::FigureTexts)
};

double dots(double millimetres) {
    return millimetres / 25.4 * figureResolution;
}

QFont fontOf(const FigureSpec& layout) {
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, qRound(layout.fontPt / 72 * figureResolution)));
    return font;
}

QString titleOf(const Figure& figure) {
    return figure.layout.title.isEmpty() ? figure.plot.title : figure.layout.title;
}

/// One row of the legend: which entries, and how high.
struct LegendRow {
    std::vector<std::size_t> entries;
    double width = 0;
};

/// Entries below the axes, in rows, each row centred.
class FigureLegend {
public:
    FigureLegend(const std::vector<Curve>& shownCurves, const QFont& labelFont, double width,
                 bool blackAndWhite)
        : curves(shownCurves), metrics(labelFont), font(labelFont), black(blackAndWhite) {
        for (std::size_t i = 0; i < curves.size(); ++i) {
            if (curves[i].shape != LineShape::Through) continue; // its label stands at the line
            const double entry = sample + gap / 2 + metrics.horizontalAdvance(curves[i].label);
            if (rows.empty() || rows.back().width + gap + entry > width) rows.emplace_back();
            rows.back().width += entry + (rows.back().entries.empty() ? 0 : gap);
            rows.back().entries.push_back(i);
        }
    }

    double height() const { return static_cast<double>(rows.size()) * metrics.height() * 1.25; }

    void draw(QPainter& painter, const QRectF& area, double lineWidth) const {
        const double line = metrics.height() * 1.25;
        double y = area.top();
        painter.setFont(font);
        for (const LegendRow& row : rows) {
            double x = area.left() + std::max(0.0, (area.width() - row.width) / 2);
            for (const std::size_t i : row.entries) {
                const RunStyle style = black ? inBlack(curves[i].style) : curves[i].style;
                drawSample(painter, QRectF(x, y, sample, line), style, curves[i].marks, lineWidth, Qt::white,
                           unit);
                x += sample + gap / 2;
                const double width = metrics.horizontalAdvance(curves[i].label);
                painter.setPen(coloursOf(Theme::Print).text);
                painter.drawText(QPointF(x, y + line / 2 + (metrics.ascent() - metrics.descent()) / 2),
                                 curves[i].label);
                x += width + gap;
            }
            y += line;
        }
    }

private:
    static constexpr double sample = 34 * unit, gap = 14 * unit;
    const std::vector<Curve>& curves;
    QFontMetricsF metrics;
    QFont font;
    bool black;
    std::vector<LegendRow> rows;
};

double wrappedHeight(const QFont& font, const QString& string, double width) {
    if (string.isEmpty()) return 0;
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, string).height();
}

/// The caption below the plot, with a remark if logarithmic axes have left out values, where symmetric ones
/// begin, and how spectra were made.
QString captionOf(const Figure& figure, const Chart& chart, const PlotContent& content,
                  const QLocale& numbers) {
    QStringList parts;
    if (!figure.layout.caption.isEmpty()) parts << figure.layout.caption;
    if (const std::size_t leftOut = chart.leftOut(); leftOut > 0)
        parts << FigureTexts::tr("%n value(s) ≤ 0 left out on the logarithmic axis.", nullptr,
                                 static_cast<int>(std::min<std::size_t>(leftOut, 1000000000)));
    if (const QString remark = chart.scaleRemark(numbers); !remark.isEmpty())
        parts << remark + QLatin1Char('.');
    for (const QString& remark : content.remarks()) parts << remark + QLatin1Char('.');
    return parts.join(QLatin1Char(' '));
}

void paintPlot(QCPPainter& painter, QCustomPlot& plot, Chart& chart, const QRectF& area) {
    const QSize size = area.size().toSize();
    painter.save();
    painter.translate(area.topLeft());
    chart.tune(size);
    plot.toPainter(&painter, size.width(), size.height());
    painter.restore();
}

void paintWith(QCPPainter& painter, const Figure& figure) {
    const FigureSpec& layout = figure.layout;
    const QFont font = fontOf(layout);
    QFont titleFont = font;
    titleFont.setWeight(QFont::DemiBold);
    const PlotContent content(figure.table, figure.plot);
    const CurveSet set = curvesOf(content.table(), content.spec(), Theme::Print);
    const double lineWidth = 1.4;

    QCustomPlot plot;
    QLocale numbers = layout.locale;
    numbers.setNumberOptions(QLocale::OmitGroupSeparator);
    plot.setLocale(numbers);
    Chart chart(plot);
    chart.setContent(content.table(), content.spec(), set);
    chart.setLook({Theme::Print, font, unit, lineWidth, layout.blackAndWhite});

    const double edge = dots(1.5);
    const QRectF page(0, 0, dots(layout.widthMm), dots(layout.heightMm));
    const QRectF inner = page.adjusted(edge, edge, -edge, -edge);
    const QString caption = captionOf(figure, chart, content, numbers);
    const std::vector<Curve> none;
    const FigureLegend legend(layout.legend ? set.curves : none, font, inner.width(), layout.blackAndWhite);
    const double space = QFontMetricsF(font).height() * 0.4;
    const double titleHeight = wrappedHeight(titleFont, layout.title, inner.width());
    const double room = inner.height() * (1 - leastPlot) - titleHeight - legend.height() - 2 * space;
    const double captionHeight = std::min(wrappedHeight(font, caption, inner.width()), std::max(0.0, room));

    painter.fillRect(page, Qt::white);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(coloursOf(Theme::Print).text);
    painter.setFont(titleFont);
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), titleHeight), Qt::TextWordWrap,
                     layout.title);
    const double plotTop = inner.top() + (titleHeight > 0 ? titleHeight + space : 0);
    const double captionTop = inner.bottom() - captionHeight;
    const double legendTop = captionTop - (captionHeight > 0 ? space : 0) - legend.height();
    paintPlot(painter, plot, chart,
              QRectF(inner.left(), plotTop, inner.width(), legendTop - space / 2 - plotTop));
    legend.draw(painter, QRectF(inner.left(), legendTop, inner.width(), legend.height()), lineWidth * unit);
    painter.setPen(coloursOf(Theme::Print).text);
    painter.setFont(font);
    painter.drawText(QRectF(inner.left(), captionTop, inner.width(), captionHeight), Qt::TextWordWrap,
                     caption);
}

void paintScaled(QPaintDevice& device, const Figure& figure, const QPointF& corner, double scale) {
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.translate(corner);
    painter.scale(scale, scale);
    paintWith(painter, figure);
}

/// PDF/A asks that the dates in the XMP packet are those in the file's own information, which Qt writes at
/// the end. Source: ISO 19005-1, 6.7.3. Both texts keep their length, so that the table of positions stays
/// right.
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

void paintFigure(QPaintDevice& device, const Figure& figure) {
    paintScaled(device, figure, {}, device.logicalDpiX() / static_cast<double>(figureResolution));
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
    return device.document({titleOf(figure), figure.layout.caption, figure.layout.experiment});
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

std::optional<QString> writeFigure(const QString& path, const Figure& figure) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    const FigureSpec& layout = figure.layout;
    if (!(layout.widthMm >= 20 && layout.widthMm <= 2000 && layout.heightMm >= 20 && layout.heightMm <= 2000))
        return FigureTexts::tr("A figure must be between 20 and 2000 mm wide and high.");
    QByteArray bytes;
    if (suffix == QLatin1String("png"))
        bytes = figurePng(figure);
    else if (suffix == QLatin1String("svg"))
        bytes = figureSvg(figure);
    else if (suffix == QLatin1String("pdf"))
        bytes = figurePdf(figure);
    else
        return FigureTexts::tr("The name of a figure must end in .png, .svg or .pdf: %1").arg(path);
    try {
        writeWholeFile(path, bytes);
    } catch (const InputError& error) {
        return FigureTexts::tr("The figure could not be written to %1: %2")
            .arg(path, QString::fromStdString(error.what()));
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
