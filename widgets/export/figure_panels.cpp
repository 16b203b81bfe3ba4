// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure_panels.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double oneColumn = 100;     ///< width of a figure whose panels are below each other [mm]
constexpr double panelEdge = 1.5;     ///< margin around title, legend and caption [mm]
constexpr double highestParts = 0.45; ///< part of the height for title, legend and caption

double panelDots(double millimetres) {
    return millimetres / 25.4 * figureResolution;
}

PlotRange spanOf(const PlotRange& a, const PlotRange& b) {
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

bool hasPlainAxes(const FigurePanels::Panel& panel) {
    return !panel.plot.equalScales && panel.drawn->chart().heatMap() == nullptr;
}

bool sameX(const FigurePanels::Panel& a, const FigurePanels::Panel& b) {
    return hasPlainAxes(a) && hasPlainAxes(b) && a.plot.x == b.plot.x && a.plot.xScale() == b.plot.xScale() &&
           a.drawn->curves().x.text() == b.drawn->curves().x.text();
}

bool sameY(const FigurePanels::Panel& a, const FigurePanels::Panel& b) {
    return hasPlainAxes(a) && hasPlainAxes(b) && a.plot.y == b.plot.y && a.plot.yScale() == b.plot.yScale() &&
           a.drawn->curves().y.text() == b.drawn->curves().y.text();
}

/// Splits a length into parts that have these amounts and shares of the rest.
std::vector<double> partsOfLength(double length, const std::vector<double>& amounts,
                                  const std::vector<double>& shares) {
    double rest = length, all = 0;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        rest -= amounts[i];
        all += shares[i];
    }
    std::vector<double> parts;
    for (std::size_t i = 0; i < amounts.size(); ++i)
        parts.push_back(std::floor(amounts[i] + std::max(0.0, rest) * shares[i] / all));
    return parts;
}

} // namespace

std::size_t panelColumnsOf(double widthMm, std::size_t panels, int wanted) {
    if (wanted > 0) return std::min(panels, static_cast<std::size_t>(wanted));
    if (widthMm <= oneColumn) return 1;
    return panels == 3 ? 3 : static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(panels))));
}

double panelsHeight(double widthMm, std::size_t panels, int columns) {
    const std::size_t across = panelColumnsOf(widthMm, panels, columns),
                      rows = (panels + across - 1) / across;
    constexpr double share = 0.62, lowest = 34, highest = 240;
    return std::min(highest, std::max(lowest, share * widthMm / static_cast<double>(across)) *
                                 static_cast<double>(rows));
}

FigurePanels::FigurePanels(const Figure& figure)
    : m_figure(figure), m_page(0, 0, panelDots(figure.layout.widthMm), panelDots(figure.layout.heightMm)) {
    add({figure.plot, &figure.table, figure.exact});
    if (figure.further.empty()) {
        layOut(m_page);
        return;
    }
    for (const FigurePanel& panel : figure.further) add(panel);
    m_columns = panelColumnsOf(figure.layout.widthMm, m_panels.size(), figure.layout.panelColumns);
    const LegendPlace place = figure.layout.legend;
    const bool shared =
        place == LegendPlace::Automatic || place == LegendPlace::Below || figure.layout.legendAt;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        Panel& panel = *m_panels[i];
        panel.layout.title = figure.layout.panelLetters
                                 ? QStringLiteral("(%1)").arg(QChar(static_cast<char16_t>(u'a' + i)))
                                 : QString();
        panel.layout.drawsCaption = false;
        if (shared) panel.layout.legend = LegendPlace::None;
        panel.layout.legendAt.reset();
        panel.place.leastShare = leastPanelShare;
        panel.place.printsRemarks = false;
    }
    layOut(m_page);
    if (figure.layout.panelsShareAxes) shareAxes();
    if (shared) makeLegend();
    const QRectF area = placeTexts();
    layOut(area);
    fitCells(area);
    alignAxes();
}

void FigurePanels::add(const FigurePanel& panel) {
    m_panels.push_back(std::unique_ptr<Panel>(
        new Panel{m_figure.layout, panel.plot, panel.table, panel.exact, panel.share}));
}

/// Lays the panels out in cells of one width, and heights by their shares.
void FigurePanels::layOut(const QRectF& area) {
    if (m_panels.size() == 1) {
        m_panels.front()->cell = area;
        return layOutAgain();
    }
    double all = 0, y = area.top();
    for (std::size_t row = 0; row < rows(); ++row) all += m_panels[row * m_columns]->share;
    const double width = std::floor(area.width() / static_cast<double>(m_columns));
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const double height = std::floor(area.height() * m_panels[i / m_columns * m_columns]->share / all);
        m_panels[i]->cell = {area.left() + width * static_cast<double>(i % m_columns), y, width, height};
        if (i % m_columns + 1 == m_columns) y += height;
    }
    layOutAgain();
}

void FigurePanels::layOutAgain() {
    for (const auto& panel : m_panels) {
        if (m_panels.size() > 1) {
            panel->layout.widthMm = panel->cell.width() / figureResolution * 25.4;
            panel->layout.heightMm = panel->cell.height() / figureResolution * 25.4;
        }
        panel->figure.reset(new Figure{panel->layout, panel->plot, *panel->table, panel->exact});
        panel->drawn = std::make_unique<FigureLayout>(*panel->figure, panel->place);
    }
}

void FigurePanels::shareAxes() {
    std::vector<std::vector<Panel*>> stacks(m_columns);
    for (std::size_t i = 0; i < m_panels.size(); ++i) stacks[i % m_columns].push_back(m_panels[i].get());
    const auto hasOneX = [](const std::vector<Panel*>& below) {
        return std::all_of(below.begin(), below.end(),
                           [&](const Panel* panel) { return sameX(*below.front(), *panel); });
    };
    // Beside an x axis with numbers, one without them looks forgotten.
    const bool onlyLowest = std::all_of(stacks.begin(), stacks.end(), hasOneX);
    for (const std::vector<Panel*>& below : stacks) {
        if (!hasOneX(below)) continue;
        PlotRange range = below.front()->drawn->chart().xRange();
        for (const Panel* panel : below) range = spanOf(range, panel->drawn->chart().xRange());
        for (Panel* panel : below) {
            panel->plot.xRange = range;
            panel->place.xLabels = !onlyLowest || panel == below.back();
        }
    }
    for (std::size_t row = 0; row < rows(); ++row) {
        std::vector<Panel*> beside;
        for (std::size_t i = row * m_columns; i < std::min(m_panels.size(), (row + 1) * m_columns); ++i)
            beside.push_back(m_panels[i].get());
        if (!std::all_of(beside.begin(), beside.end(),
                         [&](const Panel* panel) { return sameY(*beside.front(), *panel); }))
            continue;
        PlotRange range = beside.front()->drawn->chart().yRange();
        for (const Panel* panel : beside) range = spanOf(range, panel->drawn->chart().yRange());
        for (Panel* panel : beside) {
            panel->plot.yRange = range;
            panel->place.yLabels = panel == beside.front();
        }
    }
}

/// One entry for each name and style in the panels. A panel whose only curve is named by its axis adds none.
void FigurePanels::makeLegend() {
    std::vector<FigureLegendEntry> entries;
    for (const auto& panel : m_panels) {
        const std::vector<Curve>& curves = panel->drawn->curves().curves;
        if (curves.size() == 1 && curves.front().run >= 0) continue;
        for (const FigureLegendEntry& entry : legendEntries(curves, true))
            if (std::none_of(entries.begin(), entries.end(), [&](const FigureLegendEntry& other) {
                    return other.label == entry.label && other.style.colour == entry.style.colour;
                }))
                entries.push_back(entry);
    }
    if (!entries.empty())
        m_legend =
            std::make_unique<FigureLegend>(figureLegend(entries, m_figure.layout, m_figure.plot.fontFamily));
}

/// Places the title above, legend, remarks and caption below. Returns what is left for the panels.
QRectF FigurePanels::placeTexts() {
    const double margin = std::round(panelDots(panelEdge)), width = m_page.width() - 2 * margin;
    QFont font = this->font(), titleFont = font;
    titleFont.setWeight(QFont::DemiBold);
    QRectF area = m_page;
    const double least = (1 - highestParts) * m_page.height();
    const auto take = [&](double height, bool above, const QString& what) -> QRectF {
        if (height <= 0) return {};
        if (area.height() - height - margin < least) {
            const double missing = (least - (area.height() - height - margin)) / highestParts;
            m_heightMissing = std::max(m_heightMissing, missing);
            m_problems << leftOutSentence(what, missing, m_figure.layout);
            return {};
        }
        const QRectF box(margin, above ? area.top() + margin : area.bottom() - margin - height, width,
                         height);
        above ? area.setTop(box.bottom()) : area.setBottom(box.top());
        return box;
    };
    const auto print = [&](const QString& text, bool isTitle, const QString& what) {
        const QRectF box = take(wrappedHeight(isTitle ? titleFont : font, text, width), isTitle, what);
        if (!box.isEmpty()) m_texts.push_back({box, text, isTitle});
    };
    print(m_figure.layout.title, true, tr("The title"));
    if (m_figure.layout.drawsCaption) print(m_figure.layout.caption, false, tr("The caption"));
    print(remarks(), false, tr("A remark on the axes (%1)").arg(remarks()));
    if (m_legend == nullptr) return area;
    if (const auto& corner = m_figure.layout.legendAt) {
        m_legendBox = placedBox(*corner, *m_legend, m_page);
        return area;
    }
    const QSizeF size = m_legend->arrangeWithin(width);
    const QRectF box = take(size.height(), false, tr("The legend"));
    if (box.isEmpty())
        m_legend.reset();
    else
        m_legendBox = {margin + std::max(0.0, (width - size.width()) / 2), box.top(), size.width(),
                       size.height()};
    return area;
}

/// Gives all axes one width, and heights by their shares, whatever is beside them.
void FigurePanels::fitCells(const QRectF& area) {
    std::vector<double> wide(m_columns, 0), high(rows(), 0), shares(rows(), 1);
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const Panel& panel = *m_panels[i];
        double& width = wide[i % m_columns];
        double& height = high[i / m_columns];
        width = std::max(width, panel.cell.width() - panel.drawn->axes().width());
        height = std::max(height, panel.cell.height() - panel.drawn->axes().height());
        if (i % m_columns == 0) shares[i / m_columns] = panel.share;
    }
    const std::vector<double> widths = partsOfLength(area.width(), wide, std::vector<double>(m_columns, 1)),
                              heights = partsOfLength(area.height(), high, shares);
    double y = area.top();
    for (std::size_t row = 0; row < rows(); ++row) {
        double x = area.left();
        for (std::size_t column = 0; column < m_columns && row * m_columns + column < m_panels.size();
             ++column) {
            m_panels[row * m_columns + column]->cell = {x, y, widths[column], heights[row]};
            x += widths[column];
        }
        y += heights[row];
    }
    layOutAgain();
}

/// Gives panels below each other the same margins left and right, and panels beside each other the same
/// below.
void FigurePanels::alignAxes() {
    std::vector<QMargins> ofColumns(m_columns), ofRows(rows());
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const QMargins margins = m_panels[i]->drawn->margins();
        QMargins &column = ofColumns[i % m_columns], &row = ofRows[i / m_columns];
        column.setLeft(std::max(column.left(), margins.left()));
        column.setRight(std::max(column.right(), margins.right()));
        row.setBottom(std::max(row.bottom(), margins.bottom()));
    }
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        m_panels[i]->place.least = ofColumns[i % m_columns];
        m_panels[i]->place.least.setBottom(ofRows[i / m_columns].bottom());
    }
    layOutAgain();
}

void FigurePanels::paint(QCPPainter& painter) const {
    if (m_panels.size() > 1) painter.fillRect(m_page, Qt::white);
    for (const auto& panel : m_panels) {
        painter.save();
        painter.translate(panel->cell.topLeft());
        panel->drawn->paint(painter);
        painter.restore();
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QFont titleFont = font();
    titleFont.setWeight(QFont::DemiBold);
    for (const FigureLayout::TextBox& text : m_texts) {
        painter.setPen(coloursOf(Theme::Print).text);
        painter.setFont(text.isTitle ? titleFont : font());
        painter.drawText(text.box, Qt::TextWordWrap, text.text);
    }
    if (m_legend == nullptr) return;
    if (m_figure.layout.legendAt) painter.fillRect(m_legendBox, Qt::white);
    m_legend->draw(painter, m_legendBox.topLeft());
}

QString FigurePanels::remarks() const {
    QStringList all;
    for (const auto& panel : m_panels)
        if (const QString remark = panel->drawn->remarks(); !remark.isEmpty() && !all.contains(remark))
            all << remark;
    return all.join(QLatin1Char(' '));
}

QString FigurePanels::leftOut() const {
    for (const auto& panel : m_panels)
        if (const QString sentence = panel->drawn->leftOut(); !sentence.isEmpty()) return sentence;
    return {};
}

double FigurePanels::heightMissing() const {
    return m_panels.size() == 1 ? m_panels.front()->drawn->heightMissing() : m_heightMissing;
}

bool FigurePanels::legendIsBelow() const {
    return m_panels.size() == 1 && m_panels.front()->drawn->legendIsBelow();
}

double FigurePanels::axesWithoutLegend() const {
    return m_panels.front()->drawn->axesWithoutLegend();
}

QStringList FigurePanels::problems() const {
    QStringList all = m_problems;
    for (const auto& panel : m_panels) all += panel->drawn->problems();
    all.removeDuplicates();
    return all;
}

} // namespace timestep
