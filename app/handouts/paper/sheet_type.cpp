// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/paper/sheet_type.h"

#include "app/names.h"
#include "widgets/export/figure.h"
#include "widgets/formula/rich_document.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace timestep {

namespace {

constexpr double writingHeight = 7;   ///< height of a row for handwriting [mm]
constexpr double fieldWidth = 26;     ///< width of a box for a number [mm]
constexpr double widestPicture = 130; ///< width of a picture of `usualPixels` [mm]
constexpr double usualPixels = 640;
constexpr double remarkScale = 0.92;
constexpr double choiceIndent = 1.22; ///< of the text beside a checkbox [lines]
const QColor ink(0x20, 0x24, 0x2A), quietInk(0x55, 0x5B, 0x64), rule(0x9A, 0xA1, 0xAB);

QPen thin(const QColor& colour = rule) {
    return {colour, sheetDots(0.2)};
}

/// A document laid out at `width`; a negative width means the width of its longest line.
void fill(QTextDocument& document, const QFont& font, const QString& markdown, double width) {
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setUseDesignMetrics(true);
    setMarkdownWithFormulas(document, markdown);
    document.setTextWidth(width);
}

void drawTick(QPainter& painter, const QRectF& box) {
    painter.setPen(QPen(ink, box.width() * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({QPointF(box.left() + box.width() * 0.2, box.center().y()),
                   QPointF(box.left() + box.width() * 0.42, box.bottom() - box.height() * 0.22),
                   QPointF(box.right() - box.width() * 0.14, box.top() + box.height() * 0.2)}));
}

} // namespace

void fitColumns(std::vector<double>& widths, const std::vector<double>& least, double width) {
    const auto sum = [](const std::vector<double>& all) {
        return std::accumulate(all.begin(), all.end(), 0.0);
    };
    if (sum(widths) <= width) return;
    const bool hasRoom = sum(least) <= width;
    const auto shrunk = [&](double largest) {
        std::vector<double> some = widths;
        for (std::size_t i = 0; i < some.size(); ++i)
            some[i] = std::max(hasRoom ? std::min(least[i], widths[i]) : 0, std::min(widths[i], largest));
        return some;
    };
    double low = 0, high = width;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (sum(shrunk(middle)) <= width ? low : high) = middle;
    }
    widths = shrunk(low);
}

double sheetDots(double millimetres) {
    return millimetres / 25.4 * sheetResolution;
}

SheetType::SheetType(double pointSize) : m_pointSize(pointSize), m_line(QFontMetricsF(font()).height()) {}

QFont SheetType::font(double scale) const {
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, qRound(m_pointSize * scale / 72 * sheetResolution)));
    return font;
}

double SheetType::setText(const QString& markdown, double width, QPainter* painter, QPointF at, double scale,
                          bool bold) const {
    QFont type = font(scale);
    if (bold) type.setWeight(QFont::DemiBold);
    ClosedDocument document;
    fill(document, type, markdown, width);
    if (painter != nullptr) {
        painter->save();
        painter->translate(at);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = paperPalette();
        context.palette.setColor(QPalette::Text, scale < 1 ? quietInk : ink);
        document.documentLayout()->draw(painter, context);
        painter->restore();
    }
    return document.size().height();
}

double SheetType::naturalWidth(const QString& markdown, bool bold) const {
    QFont type = font();
    if (bold) type.setWeight(QFont::DemiBold);
    ClosedDocument document;
    fill(document, type, markdown, -1);
    return document.idealWidth();
}

double SheetType::setRule(const QString& name, double width, QPainter* painter, QPointF at) const {
    const QFontMetricsF metrics(font());
    const double height = std::max(metrics.height() * 1.3, sheetDots(writingHeight));
    if (painter != nullptr) {
        const double base = at.y() + height - metrics.descent() * 1.2;
        painter->setFont(font());
        painter->setPen(ink);
        painter->drawText(QPointF(at.x(), base), name);
        painter->setPen(thin());
        const double from = at.x() + metrics.horizontalAdvance(name) + metrics.averageCharWidth();
        painter->drawLine(QPointF(from, base + metrics.descent() * 0.6),
                          QPointF(at.x() + width, base + metrics.descent() * 0.6));
    }
    return height;
}

double SheetType::setHeading(const SheetPart& part, double width, QPainter* painter, QPointF at) const {
    QFont type = font(1.08);
    type.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(type), small(font(0.85));
    const double tail = small.horizontalAdvance(part.tail);
    const double top = m_line * 0.35;
    constexpr double endless = 1e6;
    const QRectF room(0, 0, width - tail - m_line, endless);
    const double height = metrics.boundingRect(room, Qt::TextWordWrap, part.text).height();
    if (painter != nullptr) {
        painter->setPen(thin());
        painter->drawLine(at, at + QPointF(width, 0));
        painter->setFont(type);
        painter->setPen(ink);
        const double base = at.y() + top + metrics.ascent();
        painter->drawText(room.translated(at.x(), at.y() + top), Qt::TextWordWrap, part.text);
        painter->setFont(font(0.85));
        painter->setPen(quietInk);
        painter->drawText(QPointF(at.x() + width - tail, base), part.tail);
    }
    return top + std::max(height, metrics.height());
}

double SheetType::setChoice(const SheetPart& part, double width, QPainter* painter, QPointF at) const {
    const double box = m_line * 0.72, indent = m_line * choiceIndent;
    if (painter != nullptr) {
        const QRectF square(at + QPointF(0, m_line * 0.16), QSizeF(box, box));
        painter->setPen(QPen(ink, sheetDots(0.25)));
        painter->drawRect(square);
        if (part.ticked) drawTick(*painter, square);
    }
    return std::max(m_line,
                    setText(part.text, width - indent, painter, at + QPointF(indent, 0), 1, part.ticked));
}

double SheetType::boxWidth(const SheetPart& part) const {
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const double written = QFontMetricsF(bold).horizontalAdvance(part.written) + m_line;
    const double unit =
        part.tail.isEmpty() ? 0 : QFontMetricsF(font()).horizontalAdvance(part.tail) + m_line * 0.4;
    return (part.written.isEmpty() ? sheetDots(fieldWidth) : written) + unit;
}

double SheetType::setField(const SheetPart& part, double width, QPainter* painter, QPointF at) const {
    const double whole = boxWidth(part), gap = m_line * 0.6;
    const QFontMetricsF metrics(font());
    const double unit = part.tail.isEmpty() ? 0 : metrics.horizontalAdvance(part.tail) + m_line * 0.4;
    const double least = part.written.isEmpty() ? sheetDots(writingHeight) : m_line * 1.15;
    const double textHeight = setText(part.text, width - whole - gap, nullptr, {});
    const double height = std::max(least, textHeight);
    if (painter != nullptr) {
        setText(part.text, width - whole - gap, painter, at + QPointF(0, (height - textHeight) / 2));
        const QRectF box(at.x() + width - whole, at.y() + (height - least) / 2, whole - unit, least);
        painter->setPen(QPen(part.written.isEmpty() ? ink : rule, sheetDots(0.2)));
        painter->drawRoundedRect(box, sheetDots(0.8), sheetDots(0.8));
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        painter->setFont(bold);
        painter->setPen(ink);
        painter->drawText(box, Qt::AlignCenter, part.written);
        painter->setFont(font());
        painter->drawText(QRectF(box.right() + m_line * 0.4, box.top(), unit, least),
                          Qt::AlignVCenter | Qt::AlignLeft, part.tail);
    }
    return height;
}

bool SheetType::sharesRow(const SheetPart& one, const SheetPart& other, double width) const {
    const bool areChoices = one.kind == SheetPart::Kind::Choice;
    if (one.kind != other.kind || (!areChoices && one.kind != SheetPart::Kind::Field)) return false;
    const double half = width / 2 - m_line;
    const auto fits = [&](const SheetPart& part) {
        const double box = areChoices ? m_line * choiceIndent : boxWidth(part) + m_line * 0.6;
        return naturalWidth(part.text) + box <= half;
    };
    return fits(one) && fits(other);
}

double SheetType::setPair(const SheetPart& one, const SheetPart& other, double width, QPainter* painter,
                          QPointF at) const {
    const double half = width / 2 - m_line;
    return std::max(set(one, half, painter, at), set(other, half, painter, at + QPointF(width - half, 0)));
}

double SheetType::setTable(const SheetPart& part, double width, QPainter* painter, QPointF at) const {
    const double padding = m_line * 0.35;
    const bool writing = std::any_of(part.rows.begin(), part.rows.end(), [](const QStringList& row) {
        return std::any_of(row.begin(), row.end(), [](const QString& cell) { return cell.isEmpty(); });
    });
    std::vector<double> widths(static_cast<std::size_t>(part.columns.size()), writing ? sheetDots(16) : 0.0);
    std::vector<QStringList> rows{part.columns};
    rows.insert(rows.end(), part.rows.begin(), part.rows.end());
    for (const QStringList& row : rows)
        for (qsizetype i = 0; i < row.size() && i < part.columns.size(); ++i) {
            double& column = widths[static_cast<std::size_t>(i)];
            const bool heading = &row == &rows.front();
            column = std::max(column, naturalWidth(row[i], heading) + 2 * padding + m_line * 0.1);
        }
    std::vector<double> least(widths.size(), 0.0);
    for (const QStringList& row : rows)
        for (qsizetype i = 0; i < row.size() && i < part.columns.size(); ++i) {
            if (row[i].contains(QLatin1Char('$'))) continue; // a formula, whose blanks are no breaks
            double& column = least[static_cast<std::size_t>(i)];
            for (const QString& word : row[i].split(QLatin1Char(' '), Qt::SkipEmptyParts))
                column =
                    std::max(column, naturalWidth(word, &row == &rows.front()) + 2 * padding + m_line * 0.1);
        }
    fitColumns(widths, least, width);
    double y = at.y();
    for (std::size_t r = 0; r < rows.size(); ++r) {
        double height = r > 0 && writing ? sheetDots(writingHeight) : m_line * 1.35;
        std::vector<double> heights;
        for (qsizetype i = 0; i < rows[r].size() && i < part.columns.size(); ++i) {
            heights.push_back(setText(rows[r][i], widths[static_cast<std::size_t>(i)] - 2 * padding, nullptr,
                                      {}, 1, r == 0));
            height = std::max(height, heights.back() + padding);
        }
        if (painter != nullptr) {
            double x = at.x();
            for (std::size_t i = 0; i < heights.size(); ++i) {
                const QRectF cell(x, y, widths[i], height);
                if (r == 0) painter->fillRect(cell, QColor(0xEE, 0xF0, 0xF3));
                painter->setPen(thin());
                painter->drawRect(cell);
                setText(rows[r][static_cast<qsizetype>(i)], widths[i] - 2 * padding, painter,
                        QPointF(x + padding, y + (height - heights[i]) / 2), 1, r == 0);
                x += widths[i];
            }
        }
        y += height;
    }
    return y - at.y();
}

double SheetType::setLines(const SheetPart& part, double width, QPainter* painter, QPointF at) const {
    const double step = sheetDots(writingHeight);
    if (painter != nullptr) {
        painter->setPen(thin());
        for (int i = 1; i <= part.count; ++i)
            painter->drawLine(at + QPointF(0, i * step), at + QPointF(width, i * step));
    }
    return part.count * step + m_line * 0.4;
}

namespace {

constexpr double highestPanels = 200; ///< of one figure [mm]
constexpr double higher = 1.3;        ///< a chart with room for the names of curves that would be left out

/// The figure of a chart. `layout` must outlive it.
Figure figureOf(const SheetChart& chart, const FigureSpec& layout) {
    Figure figure{layout, chart.plot, chart.table};
    for (const SheetChart& panel : chart.panels) figure.further.push_back({panel.plot, &panel.table});
    return figure;
}

} // namespace

double SheetType::setCharts(const SheetPart& part, double width, QPainter* painter, QPointF at) const {
    if (part.charts.empty()) return 0;
    const double gap = sheetDots(6);
    const auto count = static_cast<double>(part.charts.size());
    const bool hasPanels = !part.charts.front().panels.empty();
    const double each = std::min((width - gap * (count - 1)) / count, sheetDots(hasPanels ? 170 : 130));
    const double perMm = sheetResolution / 25.4;
    const auto layoutOf = [&](const SheetChart& chart) {
        FigureSpec layout;
        layout.widthMm = each / perMm;
        layout.heightMm = std::min(each * 0.64, sheetDots(78)) / perMm;
        layout.fontPt = m_pointSize * 0.85;
        layout.title = chart.plot.title;
        layout.blackAndWhite = !part.coloured;
        layout.locale = QLocale();
        layout.legend = chart.table.rows() > 0 ? LegendPlace::Automatic : LegendPlace::None;
        if (!chart.panels.empty()) {
            layout.title.clear();
            layout.panelColumns = chart.panelColumns;
            layout.heightMm = std::min(
                highestPanels, panelsHeight(layout.widthMm, chart.panels.size() + 1, chart.panelColumns));
        }
        return layout;
    };
    double height = 0;
    for (const SheetChart& chart : part.charts) {
        FigureSpec layout = layoutOf(chart);
        const Figure figure = figureOf(chart, layout);
        if (part.grows)
            layout = roomyLayout(figure);
        else if (!leavesNothingOut(figure))
            layout.heightMm *= higher;
        height = std::max(height, layout.heightMm * perMm);
    }
    double x = at.x();
    for (const SheetChart& chart : part.charts) {
        if (painter != nullptr) {
            FigureSpec layout = layoutOf(chart);
            if (part.grows) layout = roomyLayout(figureOf(chart, layout));
            layout.heightMm = height / perMm;
            drawFigure(*painter, {x, at.y()}, figureOf(chart, layout), sheetResolution);
        }
        x += each + gap;
    }
    if (part.text.isEmpty()) return height;
    return height + m_line * 0.3 +
           setText(part.text, width, painter, at + QPointF(0, height + m_line * 0.3), remarkScale);
}

double SheetType::setPicture(const SheetPart& part, double width, QPainter* painter, QPointF at) const {
    const QImage picture = part.picture ? part.picture->image() : pictureBelow({}, QUrl(part.text));
    if (picture.isNull()) return 0;
    const double each =
        std::min(width, sheetDots(widestPicture * picture.deviceIndependentSize().width() / usualPixels));
    const double height = each * picture.height() / picture.width();
    if (painter != nullptr) painter->drawImage(QRectF(at, QSizeF(each, height)), picture);
    return height;
}

double SheetType::set(const SheetPart& part, double width, QPainter* painter, QPointF at) const {
    switch (part.kind) {
    case SheetPart::Kind::Heading:
        return setHeading(part, width, painter, at);
    case SheetPart::Kind::Text:
        return setText(part.text, width, painter, at);
    case SheetPart::Kind::Remark: {
        const double indent = m_line * choiceIndent;
        return setText(part.text, width - indent, painter, at + QPointF(indent, 0), remarkScale);
    }
    case SheetPart::Kind::Choice:
        return setChoice(part, width, painter, at);
    case SheetPart::Kind::Field:
        return setField(part, width, painter, at);
    case SheetPart::Kind::Table:
        return setTable(part, width, painter, at);
    case SheetPart::Kind::Lines:
        return setLines(part, width, painter, at);
    case SheetPart::Kind::Charts:
        return setCharts(part, width, painter, at);
    case SheetPart::Kind::Picture:
        return setPicture(part, width, painter, at);
    }
    return 0;
}

} // namespace timestep
