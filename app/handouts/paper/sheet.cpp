// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/paper/sheet.h"

#include "app/handouts/paper/sheet_type.h"
#include "app/lesson/pictures/picture_view.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr double columnGap = 7; // [mm]

/// Lengths in mm, sizes of type in points.
struct Paper {
    double width, height, side, top, bottom;
    std::array<double, 4> readableSizes;
    double smallestSize;
};
constexpr Paper a4{210, 297, 17, 14, 14, {10.5, 10, 9.5, 9}, 8};
constexpr Paper screen{254, 142.875, 14, 9, 8, {24, 22, 20, 18}, 14}; // that of presentations

const Paper& paperOf(const Sheet& sheet) {
    return sheet.slides ? screen : a4;
}

constexpr std::size_t mostTogether = 4; // indices of parts that stay on one page

struct SheetTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

/// Parts that must stay together: a heading and the next part, two fields in a row.
struct Group {
    std::vector<std::size_t> parts;
    bool pair = false; ///< the last two parts share a row
};

class Pages {
public:
    Pages(const Sheet& sheet, double pointSize)
        : m_sheet(sheet),
          m_paper(paperOf(sheet)),
          m_type(pointSize),
          m_width(sheetDots(m_paper.width - 2 * m_paper.side)),
          m_column((m_width - sheetDots(columnGap) * (sheet.columns - 1)) / sheet.columns) {}

    /// Lays out all pages; draws them if `writer` is not null. Returns the number of pages, and the page of
    /// each part if `pageOfPart` is not null.
    int set(QPagedPaintDevice* writer, QPainter* painter, int pages,
            std::vector<int>* pageOfPart = nullptr) const {
        const double bottom = sheetDots(m_paper.height - m_paper.bottom) - m_type.line();
        double top = sheetDots(m_paper.top) + setHead(painter);
        int page = 1, column = 0;
        double y = top;
        if (painter != nullptr) setFoot(*painter, page, pages);
        bool atTop = true;
        for (const Group& group : groups()) {
            const double height = setGroup(group, nullptr, {});
            const SheetPart& first = m_sheet.parts[group.parts.front()];
            const bool wantsPage =
                first.onNewPage || (m_sheet.slides && first.kind == SheetPart::Kind::Heading);
            if (!atTop && (wantsPage || y + height > bottom)) {
                if (++column == m_sheet.columns || wantsPage) {
                    column = 0;
                    ++page;
                    top = sheetDots(m_paper.top);
                    if (painter != nullptr) {
                        writer->newPage();
                        setFoot(*painter, page, pages);
                    }
                }
                y = top;
            }
            const double x = sheetDots(m_paper.side) + column * (m_column + sheetDots(columnGap));
            if (painter != nullptr) setGroup(group, painter, {x, y});
            if (pageOfPart != nullptr) pageOfPart->insert(pageOfPart->end(), group.parts.size(), page);
            y += height + m_type.space();
            atTop = false;
        }
        return page;
    }

private:
    std::vector<Group> groups() const {
        std::vector<Group> all;
        const auto& parts = m_sheet.parts;
        for (std::size_t i = 0; i < parts.size();) {
            Group group;
            while (i < parts.size() && parts[i].kind == SheetPart::Kind::Heading) group.parts.push_back(i++);
            if (i < parts.size()) group.parts.push_back(i++);
            // A question stays on the page of its fields, and a text that ends in a colon on the page of the
            // next part.
            while (i < parts.size() && group.parts.size() < mostTogether &&
                   (!m_sheet.flows || parts[i - 1].text.endsWith(QLatin1Char(':'))) &&
                   parts[i - 1].kind == SheetPart::Kind::Text && parts[i].kind != SheetPart::Kind::Heading)
                group.parts.push_back(i++);
            // A remark stays with the part that it is about.
            while (i < parts.size() && parts[i].kind == SheetPart::Kind::Remark &&
                   group.parts.size() <= mostTogether)
                group.parts.push_back(i++);
            if (i < parts.size() && m_type.sharesRow(parts[i - 1], parts[i], m_column)) {
                group.parts.push_back(i++);
                group.pair = true;
            }
            all.push_back(std::move(group));
        }
        return all;
    }

    double setGroup(const Group& group, QPainter* painter, QPointF at) const {
        double y = at.y();
        const std::size_t single = group.parts.size() - (group.pair ? 2 : 0);
        for (std::size_t i = 0; i < single; ++i) {
            if (i > 0) y += m_type.space();
            y += m_type.set(m_sheet.parts[group.parts[i]], m_column, painter, {at.x(), y});
        }
        if (group.pair) {
            if (single > 0) y += m_type.space();
            y += m_type.setPair(m_sheet.parts[group.parts[single]], m_sheet.parts[group.parts[single + 1]],
                                m_column, painter, {at.x(), y});
        }
        return y - at.y();
    }

    double setHead(QPainter* painter) const {
        const double x = sheetDots(m_paper.side);
        double y = sheetDots(m_paper.top);
        QFont type = m_type.font(1.7);
        type.setWeight(QFont::DemiBold);
        const QFontMetricsF metrics(type);
        if (painter != nullptr) {
            painter->setFont(type);
            painter->setPen(Qt::black);
            painter->drawText(QPointF(x, y + metrics.ascent()),
                              metrics.elidedText(m_sheet.title, Qt::ElideRight, m_width));
        }
        y += metrics.height();
        if (!m_sheet.subtitle.isEmpty())
            y += m_type.setText(m_sheet.subtitle, m_width, painter, {x, y}, 0.95);
        if (m_sheet.names) {
            const double name = m_width * 0.62, gap = m_type.line() * 1.5;
            const double height = m_type.setRule(SheetTexts::tr("Name"), name, painter, {x, y});
            m_type.setRule(SheetTexts::tr("Date"), m_width - name - gap, painter, {x + name + gap, y});
            y += height;
        }
        return y + m_type.line() - sheetDots(m_paper.top);
    }

    void setFoot(QPainter& painter, int page, int pages) const {
        painter.setFont(m_type.font(0.75));
        painter.setPen(QColor(0x55, 0x5B, 0x64));
        const QRectF foot(sheetDots(m_paper.side), sheetDots(m_paper.height - m_paper.bottom), m_width,
                          m_type.line());
        painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, m_sheet.footer);
        painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                         SheetTexts::tr("%1 of %2").arg(QString::number(page), QString::number(pages)));
    }

    const Sheet& m_sheet;
    const Paper& m_paper;
    SheetType m_type;
    double m_width, m_column;
};

void prepare(QPdfWriter& writer, const Sheet& sheet) {
    const Paper& paper = paperOf(sheet);
    writer.setPageSize(sheet.slides ? QPageSize(QSizeF(paper.width, paper.height), QPageSize::Millimeter)
                                    : QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setResolution(sheetResolution);
    writer.setTitle(sheet.title);
    writer.setCreator(QCoreApplication::applicationName());
}

QByteArray write(const Sheet& sheet, const SheetPrint& print, int pages) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    prepare(writer, sheet);
    if (!print.metadata.isEmpty()) writer.setDocumentXmpMetadata(print.metadata);
    for (const SheetFile& file : print.attached) writer.addFileAttachment(file.name, file.content, file.type);
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::Antialiasing);
    Pages(sheet, print.pointSize).set(&writer, &painter, pages);
    painter.end();
    return bytes;
}

void setAll(const std::vector<FittedSheet>& sheets, QPagedPaintDevice& device, QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (i > 0) device.newPage();
        Pages(sheets[i].sheet, sheets[i].pointSize).set(&device, &painter, sheets[i].pages);
    }
}

} // namespace

std::vector<int> sheetPages(const Sheet& sheet, double pointSize) {
    std::vector<int> pages;
    Pages(sheet, pointSize).set(nullptr, nullptr, 0, &pages);
    return pages;
}

QByteArray sheetPdf(const Sheet& sheet, const SheetPrint& print, int* pages) {
    const int count = Pages(sheet, print.pointSize).set(nullptr, nullptr, 0);
    if (pages != nullptr) *pages = count;
    return write(sheet, print, count);
}

const QImage& SheetPicture::image() const {
    if (m_image.isNull()) m_image = pictureOnPaper(m_picture, m_width);
    return m_image;
}

FittedSheet fittedSheet(const SheetVariants& variants) {
    if (variants.empty()) return {};
    for (const int more : {0, 1}) // another page of a worksheet is better than illegible type
        for (const Sheet& sheet : variants)
            for (const double size : paperOf(sheet).readableSizes)
                if (const int count = Pages(sheet, size).set(nullptr, nullptr, 0);
                    count <= sheet.mostPages + (sheet.names ? more : 0))
                    return {sheet, size, count};
    const Paper& paper = paperOf(variants.back());
    FittedSheet fitted{variants.back(), paper.readableSizes.back(), 0};
    do {
        fitted.pointSize -= 0.25;
        fitted.pages = Pages(fitted.sheet, fitted.pointSize).set(nullptr, nullptr, 0);
    } while (fitted.pages > fitted.sheet.mostPages && fitted.pointSize > paper.smallestSize);
    return fitted;
}

QByteArray sheetPdf(const SheetVariants& variants, int* pages) {
    if (variants.empty()) return {};
    const FittedSheet fitted = fittedSheet(variants);
    if (pages != nullptr) *pages = fitted.pages;
    return write(fitted.sheet, {fitted.pointSize, {}, {}}, fitted.pages);
}

void printSheets(const std::vector<FittedSheet>& sheets, QPrinter& printer) {
    printer.setFullPage(true);
    QPainter painter(&printer);
    if (!painter.isActive()) return;
    const QRectF page = printer.paperRect(QPrinter::DevicePixel);
    const Paper& paper = paperOf(sheets.front().sheet);
    const QSizeF sheet(sheetDots(paper.width), sheetDots(paper.height));
    const double scale = std::min(page.width() / sheet.width(), page.height() / sheet.height());
    painter.translate((page.width() - scale * sheet.width()) / 2, 0);
    painter.scale(scale, scale);
    setAll(sheets, printer, painter);
}

QByteArray sheetsPdf(const std::vector<FittedSheet>& sheets) {
    if (sheets.empty()) return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    prepare(writer, sheets.front().sheet);
    QPainter painter(&writer);
    setAll(sheets, writer, painter);
    painter.end();
    return bytes;
}

} // namespace timestep
