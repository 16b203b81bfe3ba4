// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure_layout.h"

#include "widgets/text/label_text.h"

#include <QApplication>

#include <algorithm>
#include <cmath>
#include <memory>

namespace timestep {

namespace {

constexpr double paperUnit = figureResolution / 96.0; ///< 1/96 inch [dots]
constexpr double paperLine = usualLinePt * 96 / 72;   ///< width of curves [units]
constexpr double pageEdge = 1.5;                      ///< margin around everything [mm]
constexpr double legendGap = 5;                       ///< between the legend and the axes [units]
constexpr double inkCell = 3;                         ///< [units]
constexpr double legendType = 0.9;                    ///< relative to the figure's font size
constexpr double widestLegend = 0.75;                 ///< part of the width of the axes
constexpr double highestLegend = 0.55;                ///< part of the height of the axes above the curves
constexpr double widestNames = 0.4;                   ///< part of the width of the figure
constexpr std::size_t inkRowsOfCurve = 200000;

double paperDots(double millimetres) {
    return millimetres / 25.4 * figureResolution;
}

/// Whether x never decreases from row to row, or never increases.
bool runsOneWay(const CurvePlottable& curve) {
    if (curve.isRising()) return true;
    const std::vector<double>& x = curve.xs();
    return std::is_sorted(x.rbegin(), x.rend());
}

QLocale plainNumbers(QLocale locale) {
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

} // namespace

QFont figureFont(const FigureSpec& layout, const QString& ofPlot) {
    QFont font = QApplication::font();
    if (const QString& family = layout.fontFamily.isEmpty() ? ofPlot : layout.fontFamily; !family.isEmpty())
        font.setFamily(family);
    font.setPixelSize(std::max(1, qRound(layout.fontPt / 72 * figureResolution)));
    return font;
}

FigureLegend figureLegend(const std::vector<FigureLegendEntry>& entries, const FigureSpec& layout,
                          const QString& familyOfPlot) {
    QFont font = figureFont(layout, familyOfPlot);
    const double points = std::max(std::min(smallestType, layout.fontPt), legendType * layout.fontPt);
    font.setPixelSize(std::max(1, qCeil(points / 72 * figureResolution)));
    return {entries, font, paperUnit, paperLine * paperUnit, layout.blackAndWhite};
}

QRectF placedBox(const LegendCorner& corner, FigureLegend& legend, const QRectF& page) {
    QRectF box(QPointF(paperDots(corner.xMm), paperDots(corner.yMm)),
               legend.arrange(corner.columns, page.width()));
    box.moveLeft(std::max(page.left(), std::min(box.left(), page.right() - box.width())));
    box.moveTop(std::max(page.top(), std::min(box.top(), page.bottom() - box.height())));
    return box;
}

double wrappedHeight(const QFont& font, const QString& text, double width) {
    if (text.isEmpty()) return 0;
    return std::ceil(
        QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).height());
}

QString leftOutSentence(const QString& what, double heightMissing, const FigureSpec& layout) {
    const double millimetres = std::ceil(layout.heightMm + heightMissing / figureResolution * 25.4);
    return FigureLayout::tr("%1 does not fit and is left out; a height of %2 mm holds it.")
        .arg(what, plainNumbers(layout.locale).toString(millimetres));
}

FigureLayout::FigureLayout(const Figure& figure, const PanelPlace& place)
    : m_figure(figure),
      m_place(place),
      m_font(figureFont(figure.layout, figure.plot.fontFamily)),
      m_titleFont(m_font),
      m_content(figure.table, figure.plot),
      m_set(curvesOf(m_content.table(), m_content.spec(), Theme::Print)),
      m_numbers(plainNumbers(figure.layout.locale)),
      m_chart(m_plot),
      m_legend(legendOf(true)) {
    const FigureSpec& layout = figure.layout;
    m_titleFont.setWeight(QFont::DemiBold);
    if (figure.exact)
        connectExact(m_set, m_content.table(), std::make_shared<const ExactMotion>(figure.exact));
    m_plot.setLocale(m_numbers);
    m_chart.setContent(m_content.table(), m_content.spec(), m_set);
    m_chart.setLook({Theme::Print, m_font, paperUnit, paperLine, layout.blackAndWhite, false, place.xLabels,
                     place.yLabels});
    const double edge = std::round(paperDots(pageEdge));
    m_page = {0, 0, paperDots(layout.widthMm), paperDots(layout.heightMm)};
    m_inner = m_page.adjusted(edge, edge, -edge, -edge);
    m_space = std::round(QFontMetricsF(m_font).height() * 0.4);
    m_plotArea = m_inner;
    m_chart.keepMargins(place.least);
    layOutPlot();
    placeTexts();
    layOutPlot();
    placeLegend();
}

FigureLegend FigureLayout::legendOf(bool fits) const {
    const FigureSpec& layout = m_figure.layout;
    std::vector<FigureLegendEntry> entries;
    if (layout.legend != LegendPlace::None) entries = legendEntries(m_set.curves, fits);
    const bool alone = entries.size() == 1 && m_set.curves.size() == 1 && m_set.curves.front().run >= 0;
    if (alone && layout.legend == LegendPlace::Automatic) entries.clear();
    return figureLegend(entries, layout, m_figure.plot.fontFamily);
}

void FigureLayout::layOutPlot() {
    m_chart.layOut(m_plotArea.size().toSize());
}

QRectF FigureLayout::axes() const {
    return QRectF(m_plot.axisRect()->rect()).translated(m_plotArea.topLeft());
}

/// The height that other parts may still use.
double FigureLayout::freeHeight() const {
    return axes().height() - m_place.leastShare * m_page.height();
}

QString FigureLayout::remarks() const {
    QStringList parts;
    if (const QString remark = m_chart.scaleRemark(m_numbers); !remark.isEmpty())
        parts << remark + QLatin1Char('.');
    for (const QString& remark : m_content.remarks()) parts << remark + QLatin1Char('.');
    return parts.join(QLatin1Char(' '));
}

QString FigureLayout::leftOut() const {
    const std::size_t values = m_chart.leftOut();
    if (values == 0) return {};
    return tr("%n value(s) ≤ 0 left out on the logarithmic axis.", nullptr,
              static_cast<int>(std::min<std::size_t>(values, 1000000000)));
}

/// How much higher the figure must be for so much more free height, because the axes take their share of it.
double FigureLayout::heightFor(double missing) const {
    return missing / (1 - m_place.leastShare);
}

void FigureLayout::say(const QString& what, double missing) {
    m_heightMissing = std::max(m_heightMissing, heightFor(missing));
    m_problems << leftOutSentence(what, heightFor(missing), m_figure.layout);
}

/// Places the title above, caption and remarks below, as long as the axes keep their share.
void FigureLayout::placeTexts() {
    double free = freeHeight(), bottom = m_inner.bottom();
    const auto take = [&](double height, const QString& what) {
        if (height <= 0) return false;
        if (height + m_space > free) {
            say(what, height + m_space - free);
            return false;
        }
        free -= height + m_space;
        return true;
    };
    const QString caption = m_figure.layout.drawsCaption ? m_figure.layout.caption : QString();
    const double width = m_inner.width();
    const double titleHeight = wrappedHeight(m_titleFont, m_figure.layout.title, width),
                 remarkHeight = m_place.printsRemarks ? wrappedHeight(m_font, remarks(), width) : 0,
                 captionHeight = wrappedHeight(m_font, caption, width);
    if (take(titleHeight, tr("The title"))) {
        m_titleBox = {m_inner.left(), m_inner.top(), m_inner.width(), titleHeight};
        m_plotArea.setTop(m_titleBox.bottom() + m_space);
    }
    if (take(captionHeight, tr("The caption"))) {
        m_captionBox = {m_inner.left(), bottom - captionHeight, m_inner.width(), captionHeight};
        bottom = m_captionBox.top() - m_space;
    }
    if (take(remarkHeight, tr("A remark on the axes (%1)").arg(remarks()))) {
        m_remarkBox = {m_inner.left(), bottom - remarkHeight, m_inner.width(), remarkHeight};
        bottom = m_remarkBox.top() - m_space;
    }
    m_plotArea.setBottom(bottom);
}

InkGrid FigureLayout::inkOfCurves() const {
    const QRectF within = axes();
    const QPointF corner = m_plotArea.topLeft();
    InkGrid ink(within, inkCell * paperUnit);
    for (const CurvePlottable* const curve : m_chart.curves()) {
        const LineShape shape = curve->curve().shape;
        if (shape != LineShape::Through) {
            const bool horizontal = shape == LineShape::Horizontal;
            const double value = (horizontal ? curve->ys() : curve->xs()).front();
            const AxisMap& map = horizontal ? m_chart.yMap() : m_chart.xMap();
            if (!map.shows(value)) continue;
            const PlotRange x = m_chart.xRange(), y = m_chart.yRange();
            ink.addLine(m_chart.pixelAt(horizontal ? QPointF(x.low, value) : QPointF(value, y.low)) + corner,
                        m_chart.pixelAt(horizontal ? QPointF(x.high, value) : QPointF(value, y.high)) +
                            corner);
            continue;
        }
        const std::size_t stride = std::max<std::size_t>(1, curve->rows() / inkRowsOfCurve);
        std::optional<QPointF> last;
        for (std::size_t row = 0; row < curve->rows(); row += stride) {
            std::optional<QPointF> point = curve->positionOf(row);
            if (point) *point += corner;
            if (point) ink.addPoint(*point);
            if (point && last && curve->curve().marks != Marks::Markers) ink.addLine(*last, *point);
            last = point;
        }
    }
    return ink;
}

bool FigureLayout::placeInside(const InkGrid& ink) {
    const double gap = legendGap * paperUnit;
    const QRectF room = axes().adjusted(gap, gap, -gap, -gap);
    for (std::size_t columns = 1; columns <= std::min<std::size_t>(m_legend.entries(), 4); ++columns) {
        const QSizeF size = m_legend.arrange(columns, widestLegend * room.width());
        if (size.width() > room.width() || size.height() > room.height()) continue;
        const double left = room.left(), top = room.top(), right = room.right() - size.width(),
                     bottom = room.bottom() - size.height();
        const double middle = (left + right) / 2, centre = (top + bottom) / 2;
        for (const QPointF& corner :
             {QPointF(right, top), QPointF(left, top), QPointF(right, bottom), QPointF(left, bottom),
              QPointF(middle, top), QPointF(middle, bottom), QPointF(right, centre), QPointF(left, centre),
              QPointF(middle, centre)}) {
            const QRectF box(corner, size);
            if (!ink.isFree(box.adjusted(-gap, -gap, gap, gap) & axes())) continue;
            m_legendBox = box;
            return true;
        }
    }
    return false;
}

bool FigureLayout::placeBelow() {
    const QSizeF size = m_legend.arrangeWithin(m_inner.width());
    if (size.height() + m_space / 2 > freeHeight()) return false;
    const double bottom = m_plotArea.bottom();
    m_legendBox = {m_inner.left() + std::max(0.0, (m_inner.width() - size.width()) / 2),
                   bottom - size.height(), size.width(), size.height()};
    m_plotArea.setBottom(m_legendBox.top() - m_space / 2);
    layOutPlot();
    return true;
}

/// Lengthens the y axis, so that the legend fits above the curves.
bool FigureLayout::placeAbove() {
    const PlotSpec& spec = m_content.spec();
    const bool given = spec.yRange && std::isfinite(spec.yRange->high);
    if (given || spec.equalScales || m_chart.heatMap() != nullptr) return false;
    const QRectF within = axes();
    const double gap = legendGap * paperUnit;
    const QSizeF size = m_legend.arrangeWithin(within.width() - 2 * gap);
    const double share = (size.height() + 3 * gap) / within.height();
    if (size.width() > within.width() - 2 * gap || share > highestLegend) return false;
    const QCPAxis& axis = *m_plot.yAxis;
    const QCPRange range = axis.range();
    const double upper = axis.scaleType() == QCPAxis::stLogarithmic
                             ? range.lower * std::pow(range.upper / range.lower, 1 / (1 - share))
                             : range.lower + range.size() / (1 - share);
    if (!std::isfinite(upper)) return false;
    m_chart.setRanges(m_chart.xRange(),
                      {m_chart.yMap().fromAxis(range.lower), m_chart.yMap().fromAxis(upper)});
    layOutPlot();
    const QRectF now = axes();
    m_legendBox = {now.center().x() - size.width() / 2, now.top() + gap, size.width(), size.height()};
    return true;
}

/// Places names at the right ends of curves that run from left to right or back.
void FigureLayout::placeAtCurves() {
    const QFontMetricsF metrics(m_font);
    const double gap = 2 * legendGap * paperUnit, most = widestNames * m_page.width() - gap;
    const auto nameOf = [&](const Curve& curve) {
        return metrics.horizontalAdvance(curve.label) > most ? inTwoLines(curve.label) : curve.label;
    };
    double widest = 0;
    for (const CurvePlottable* const plottable : m_chart.curves()) {
        const Curve& curve = plottable->curve();
        if (curve.shape != LineShape::Through || curve.label.isEmpty()) continue;
        if (!runsOneWay(*plottable)) {
            m_problems << tr(
                "Names at the curves need curves that run from left to right; a legend names them.");
            return;
        }
        for (const QString& line : nameOf(curve).split(QLatin1Char('\n')))
            widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    if (widest > most) {
        m_problems << tr("The names at the curves are too long for this width; a legend names them.");
        return;
    }
    m_plotArea.setRight(m_inner.right() - widest - gap);
    layOutPlot();
    const QRectF within = axes();
    m_namesLeft = within.right() + gap;
    for (const CurvePlottable* const plottable : m_chart.curves()) {
        const Curve& curve = plottable->curve();
        if (curve.shape != LineShape::Through || curve.label.isEmpty()) continue;
        const std::size_t rows = plottable->rows();
        for (std::size_t i = 0; i < rows; ++i) { // from the right end
            const auto point = plottable->positionOf(plottable->isRising() ? rows - 1 - i : i);
            if (!point || point->x() + m_plotArea.left() > within.right() + 1) continue;
            QPointF end = *point + m_plotArea.topLeft();
            end.setY(std::clamp(end.y(), within.top(), within.bottom()));
            const QColor colour = m_figure.layout.blackAndWhite ? QColor(Qt::black) : curve.style.colour;
            m_names.push_back({nameOf(curve), colour, end, end.y()});
            break;
        }
    }
    std::stable_sort(m_names.begin(), m_names.end(),
                     [](const CurveName& a, const CurveName& b) { return a.y < b.y; });
    const auto half = [&](const CurveName& name) {
        return metrics.height() * static_cast<double>(name.text.count(QLatin1Char('\n')) + 1) / 2;
    };
    for (std::size_t i = 1; i < m_names.size(); ++i)
        m_names[i].y = std::max(m_names[i].y, m_names[i - 1].y + half(m_names[i - 1]) + half(m_names[i]));
    double lowest = m_inner.bottom();
    for (std::size_t i = m_names.size(); i-- > 0;) {
        m_names[i].y = std::min(m_names[i].y, lowest - half(m_names[i]));
        lowest = m_names[i].y - half(m_names[i]);
    }
    if (!m_names.empty() && lowest < m_inner.top())
        m_problems << tr("There are too many names at the curves for this height.");
}

void FigureLayout::placeLegend() {
    m_axesWithoutLegend = axes().height();
    if (m_legend.entries() == 0) return;
    const LegendPlace wanted = m_figure.layout.legend;
    if (wanted == LegendPlace::AtCurves) placeAtCurves();
    if (!m_names.empty()) return;
    if (const auto& corner = m_figure.layout.legendAt) {
        m_legendBox = placedBox(*corner, m_legend, m_page);
        return reserveLegend();
    }
    if (findPlace(wanted)) return;
    const FigureLegend whole = m_legend;
    const double missing = m_legend.arrangeWithin(m_inner.width()).height() + m_space / 2 - freeHeight();
    m_legend = legendOf(false);
    const bool shorter = m_legend.entries() > 0 && m_legend.entries() < whole.entries();
    if (shorter && findPlace(wanted)) return say(tr("The legend of the fitted lines"), missing);
    m_legend = whole;
    say(tr("The legend"), missing);
}

/// Returns false if there is no room for the legend; then nothing has changed.
bool FigureLayout::findPlace(LegendPlace wanted) {
    const bool cells = m_chart.heatMap() != nullptr;
    bool found = wanted != LegendPlace::Below && !cells && placeInside(inkOfCurves());
    if (!found && wanted == LegendPlace::Inside) found = placeAbove() || placeBelow();
    if (!found) {
        const double missing =
            heightFor(m_legend.arrangeWithin(m_inner.width()).height() + m_space / 2 - freeHeight());
        m_legendIsBelow = true;
        found = placeBelow();
        if (!found && placeAbove()) {
            found = true;
            m_heightMissing = std::max(m_heightMissing, missing);
            const double height = std::ceil(m_figure.layout.heightMm + missing / figureResolution * 25.4);
            if (wanted == LegendPlace::Below)
                m_problems << tr("The legend is between the axes; a height of %1 mm has room for it below.")
                                  .arg(m_numbers.toString(height));
        }
    }
    if (found) reserveLegend();
    return found;
}

/// Keeps notes away from a legend between the axes.
void FigureLayout::reserveLegend() {
    if (axes().intersects(m_legendBox)) m_chart.setReserved(m_legendBox.translated(-m_plotArea.topLeft()));
}

std::vector<FigureLayout::TextBox> FigureLayout::texts() const {
    std::vector<TextBox> all{{m_titleBox, m_figure.layout.title, true},
                             {m_remarkBox, remarks()},
                             {m_captionBox, m_figure.layout.caption}};
    std::erase_if(all, [](const TextBox& text) { return text.box.isEmpty(); });
    return all;
}

void FigureLayout::paint(QCPPainter& painter) {
    painter.fillRect(m_page, Qt::white);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const TextBox& text : texts()) {
        painter.setPen(coloursOf(Theme::Print).text);
        painter.setFont(text.isTitle ? m_titleFont : m_font);
        painter.drawText(text.box, Qt::TextWordWrap, text.text);
    }
    painter.save();
    painter.translate(m_plotArea.topLeft());
    const QSize size = m_plotArea.size().toSize();
    m_plot.toPainter(&painter, size.width(), size.height());
    painter.restore();
    if (!m_legendBox.isEmpty()) {
        const double margin = 0.4 * legendGap * paperUnit;
        if (axes().intersects(m_legendBox))
            painter.fillRect(m_legendBox.adjusted(-margin, -margin, margin, margin), Qt::white);
        m_legend.draw(painter, m_legendBox.topLeft());
    }
    const QFontMetricsF metrics(m_font);
    painter.setFont(m_font);
    for (const CurveName& name : m_names) {
        painter.setPen(QPen(name.colour, 0.6 * paperUnit, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(name.end, QPointF(m_namesLeft - legendGap * paperUnit * 0.4, name.y));
        painter.setPen(name.colour);
        const QStringList lines = name.text.split(QLatin1Char('\n'));
        double baseline = name.y + (metrics.ascent() - metrics.descent()) / 2 -
                          metrics.height() * static_cast<double>(lines.size() - 1) / 2;
        for (const QString& line : lines) {
            painter.drawText(QPointF(m_namesLeft, baseline), line);
            baseline += metrics.height();
        }
    }
}

} // namespace timestep
