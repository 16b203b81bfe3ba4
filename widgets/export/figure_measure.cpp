// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/figure_measure.h"

#include "widgets/export/figure_panels.h"
#include "widgets/plot/chart/overlay.h"

#include <QFontMetricsF>
#include <QPaintEngine>

#include <algorithm>
#include <climits>

namespace timestep {

namespace {

/// Keeps texts and strokes in the coordinates of the device.
class MeasureEngine : public QPaintEngine {
public:
    explicit MeasureEngine(FigureMeasure& into)
        : QPaintEngine(PrimitiveTransform | PainterPaths | AlphaBlend | Antialiasing | ConstantOpacity |
                       PaintOutsidePaintEvent),
          m_into(into) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& changed) override {
        if (changed.state() & DirtyPen) m_pen = changed.pen();
        if (changed.state() & DirtyBrush) m_brush = changed.brush();
        if (changed.state() & DirtyTransform) m_transform = changed.transform();
    }
    void drawPath(const QPainterPath& path) override {
        for (const QPolygonF& polygon : path.toSubpathPolygons()) add(polygon);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode) override {
        add(QPolygonF(QList<QPointF>(points, points + count)));
    }
    void drawLines(const QLineF* lines, int count) override {
        for (int i = 0; i < count; ++i) add(QPolygonF({lines[i].p1(), lines[i].p2()}));
    }
    void drawRects(const QRectF* rectangles, int count) override {
        const bool covers = m_brush.style() != Qt::NoBrush && m_brush.color() == QColor(Qt::white);
        for (int i = 0; covers && i < count; ++i)
            m_into.covers.push_back({millimetres(m_transform.mapRect(rectangles[i])), m_into.lines.size()});
        for (int i = 0; i < count; ++i) add(QPolygonF(rectangles[i]));
    }
    void drawEllipse(const QRectF& rectangle) override { add(QPolygonF(rectangle)); }
    void drawTextItem(const QPointF& position, const QTextItem& item) override {
        if (item.text().trimmed().isEmpty()) return;
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(position);
        m_into.texts.push_back({item.text(), millimetres(m_transform.mapRect(ink)),
                                item.font().pixelSize() * 72.0 / figureResolution});
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}

    static QRectF millimetres(const QRectF& dots) {
        constexpr double mm = 25.4 / figureResolution;
        return {dots.x() * mm, dots.y() * mm, dots.width() * mm, dots.height() * mm};
    }

private:
    void add(const QPolygonF& polygon) {
        if (m_pen.style() == Qt::NoPen) return;
        DrawnLine line{m_transform.map(polygon), m_pen.color()};
        for (QPointF& point : line.points) point *= 25.4 / figureResolution;
        m_into.lines.push_back(std::move(line));
    }

    FigureMeasure& m_into;
    QPen m_pen;
    QBrush m_brush;
    QTransform m_transform;
};

class MeasureDevice : public QPaintDevice {
public:
    MeasureDevice(const FigureSpec& layout, FigureMeasure& into)
        : m_size(layout.widthMm, layout.heightMm), m_engine(into) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return qRound(m_size.width() / 25.4 * figureResolution);
        case PdmHeight:
            return qRound(m_size.height() / 25.4 * figureResolution);
        case PdmWidthMM:
            return qRound(m_size.width());
        case PdmHeightMM:
            return qRound(m_size.height());
        case PdmNumColors:
            return INT_MAX;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return figureResolution;
        }
    }

private:
    QSizeF m_size; ///< [mm]
    mutable MeasureEngine m_engine;
};

/// The overlap of two boxes in the direction where it is smaller [mm].
double overlapOf(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.isEmpty() ? 0 : std::min(both.width(), both.height());
}

} // namespace

FigureMeasure measureFigure(const Figure& figure) {
    FigureMeasure measure;
    const FigurePanels panels(figure);
    const FigureLayout& layout = *panels.panels().front()->drawn;
    const bool isAlone = panels.panels().size() == 1;
    measure.page = MeasureEngine::millimetres(panels.page());
    measure.axes =
        MeasureEngine::millimetres(layout.axes().translated(panels.panels().front()->cell.topLeft()));
    measure.legend = MeasureEngine::millimetres(isAlone ? layout.legend() : panels.legendBox());
    measure.problems = panels.problems();
    MeasureDevice device(figure.layout, measure);
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    panels.paint(painter);
    painter.end();
    const FigureLegend* const legend = isAlone ? &layout.legendContent() : panels.legend();
    if (legend != nullptr) measure.legendColumns = legend->columns();
    for (std::size_t i = 0; i < panels.panels().size(); ++i) {
        const FigurePanels::Panel& panel = *panels.panels()[i];
        const QPointF corner = panel.cell.topLeft() + panel.drawn->plotCorner();
        for (const Overlay::DrawnNote& note : panel.drawn->chart().overlay()->notes())
            measure.notes.push_back({i, note.note, MeasureEngine::millimetres(note.box.translated(corner)),
                                     (note.anchor + corner) * 25.4 / figureResolution});
    }
    return measure;
}

QPointF valueInFigure(const Figure& figure, std::size_t panel, const QPointF& point) {
    const FigurePanels panels(figure);
    const FigurePanels::Panel& of = *panels.panels().at(panel);
    return of.drawn->chart().valueAt(point / 25.4 * figureResolution - of.cell.topLeft() -
                                     of.drawn->plotCorner());
}

QStringList figureFaults(const Figure& figure) {
    const FigureMeasure measure = measureFigure(figure);
    QStringList faults = measure.problems;
    const auto said = [](const char* text) {
        return QCoreApplication::translate("timestep::FigureLayout", text);
    };
    constexpr double touching = 0.3; // [mm] allowed overlap of the boxes of letters
    if (figure.further.empty() && measure.axes.height() < (leastPlotShare - 1e-3) * measure.page.height())
        faults << said(QT_TRANSLATE_NOOP("timestep::FigureLayout",
                                         "Labels and numbers leave the axes %1 % of the height."))
                      .arg(qRound(100 * measure.axes.height() / measure.page.height()));
    for (std::size_t i = 0; i < measure.texts.size(); ++i) {
        const DrawnText& text = measure.texts[i];
        if (!measure.page.contains(text.box))
            faults << said(
                          QT_TRANSLATE_NOOP("timestep::FigureLayout", "“%1” crosses the edge of the figure."))
                          .arg(text.text);
        for (std::size_t k = 0; k < i; ++k)
            if (overlapOf(text.box, measure.texts[k].box) > touching)
                faults << said(QT_TRANSLATE_NOOP("timestep::FigureLayout", "“%1” and “%2” overlap."))
                              .arg(measure.texts[k].text, text.text);
    }
    const auto smallest =
        std::min_element(measure.texts.begin(), measure.texts.end(),
                         [](const DrawnText& a, const DrawnText& b) { return a.pointSize < b.pointSize; });
    if (smallest != measure.texts.end() && smallest->pointSize < smallestType - 0.05)
        faults << said(
                      QT_TRANSLATE_NOOP("timestep::FigureLayout", "“%1” is set in %2 pt; print needs %3 pt."))
                      .arg(smallest->text, QString::number(smallest->pointSize, 'f', 1),
                           QString::number(smallestType));
    // Thinning keeps 0.05 mm at any size; see CurvePlottable.
    constexpr qsizetype cornersToSay = 300'000;
    constexpr double bytesOfCorner = 5.5;
    qsizetype corners = 0;
    for (const DrawnLine& line : measure.lines) corners += line.points.size();
    if (corners > cornersToSay)
        faults << said(QT_TRANSLATE_NOOP(
                           "timestep::FigureLayout",
                           "The lines have %1 corners; SVG and PDF take about %2 MB. PNG takes less."))
                      .arg(QString::number(corners),
                           QString::number(1e-6 * bytesOfCorner * static_cast<double>(corners), 'f', 1));
    faults.removeDuplicates();
    return faults;
}

} // namespace timestep
