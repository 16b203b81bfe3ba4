// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/curves/curve_plottable.h"

#include "core/undefined.h"
#include "widgets/plot/curves/overlapping_passes.h"
#include "widgets/plot/curves/polyline.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace timestep {

namespace {

constexpr std::size_t thickLine = 400; ///< a line with more samples becomes thin while rows arrive
constexpr std::size_t longLine = 6000; ///< samples from which a line on the screen is kept as a picture
constexpr double paperMillimetre = 96 / 25.4; ///< [units]
// A line in a figure stays within 0.05 mm of the exact one: the sum of a column of pixels, twice the
// tolerance and the overlap is less.
constexpr double columnsInFigure = 4, columnsOfPortrait = 32; ///< per dot of the figure
constexpr double ofTime = 0.006 * paperMillimetre;            ///< tolerance of a rising curve [units]
constexpr double ofPortrait = 0.007 * paperMillimetre;        ///< tolerance of any other [units]
constexpr double paperOverlap = 0.035 * paperMillimetre;      ///< of passes over each other [units]
constexpr double paperGrid = 1.0 / 4;                         ///< of the corners of such a line [dots]
constexpr qsizetype fewInFigure = 10'000;                     ///< points that are always written to a file
constexpr double smallMarker = 0.75;   ///< size of a marker of a step, relative to that of a sweep
constexpr double roomPerRow = 1.5;     ///< sizes of markers
constexpr double leastForSparse = 320; ///< width from which there are markers between steps on screen [units]
constexpr double fewestMarkers = 4;    ///< of a curve that crosses the axes
constexpr std::size_t mostRowsToRefine = 400; ///< with more rows, they are as close as pixels
constexpr std::size_t refinedPoints = 600;    ///< points of a curve with few rows
constexpr double usualLine = 1.8;             ///< width of a line for which bands are found [units]
constexpr float bandShare = 0.25F;            ///< of the colour of a band
constexpr double farPixel = 1e9;              ///< positions are limited to this distance

} // namespace

CurvePlottable::CurvePlottable(QCPAxis* xAxis, QCPAxis* yAxis, const Curve& curve,
                               const std::vector<double>& xValues, const std::vector<double>& yValues)
    : QCPAbstractPlottable(xAxis, yAxis), m_curve(curve), m_x(xValues), m_y(yValues) {
    setSelectable(QCP::stNone);
    measure();
}

void CurvePlottable::measure() {
    m_extentX.append(m_x);
    m_extentY.append(m_y);
    if (m_errors != nullptr) {
        std::vector<double> ends;
        for (std::size_t row = 0; row < std::min(m_y.size(), m_errors->size()); ++row) {
            ends.push_back(m_y[row] - (*m_errors)[row]);
            ends.push_back(m_y[row] + (*m_errors)[row]);
        }
        Extent reach;
        reach.append(ends);
        m_extentY.low = std::min(m_extentY.low, reach.low);
        m_extentY.high = std::max(m_extentY.high, reach.high);
        m_extentY.lowPositive = std::min(m_extentY.lowPositive, reach.lowPositive);
    }
    for (; m_rising && m_risingSeen < m_x.size(); ++m_risingSeen)
        m_rising = std::isfinite(m_x[m_risingSeen]) &&
                   (m_risingSeen == 0 || m_x[m_risingSeen] >= m_x[m_risingSeen - 1]);
}

void CurvePlottable::measureAgain() {
    m_extentX = m_extentY = {};
    m_rising = true;
    m_risingSeen = 0;
    m_magnitudesX = m_magnitudesY = {};
    m_m4 = M4(m_m4.grid(), m_m4.yAxis());
    m_picture = {};
    measure();
}

const Magnitudes& CurvePlottable::xMagnitudes() {
    m_magnitudesX.append(m_x);
    return m_magnitudesX;
}

const Magnitudes& CurvePlottable::yMagnitudes() {
    m_magnitudesY.append(m_y);
    return m_magnitudesY;
}

std::size_t CurvePlottable::leftOut() const {
    const bool logX = m_mapX.scale == AxisScale::Log, logY = m_mapY.scale == AxisScale::Log;
    if (logX && logY && m_extentX.notPositive > 0 && m_extentY.notPositive > 0) {
        std::size_t count = 0;
        for (std::size_t row = 0; row < rows(); ++row)
            if (std::isfinite(m_x[row]) && std::isfinite(m_y[row]) && (m_x[row] <= 0 || m_y[row] <= 0))
                ++count;
        return count;
    }
    return (logX ? m_extentX.notPositive : 0) + (logY ? m_extentY.notPositive : 0);
}

QCPRange CurvePlottable::getKeyRange(bool& found, QCP::SignDomain) const {
    found = !m_extentX.empty(m_mapX.scale == AxisScale::Log);
    return found ? QCPRange(m_mapX.toAxis(m_extentX.low), m_mapX.toAxis(m_extentX.high)) : QCPRange();
}

QCPRange CurvePlottable::getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const {
    found = !m_extentY.empty(m_mapY.scale == AxisScale::Log);
    return found ? QCPRange(m_mapY.toAxis(m_extentY.low), m_mapY.toAxis(m_extentY.high)) : QCPRange();
}

QRect CurvePlottable::clipRect() const {
    const double room = m_curve.marks == Marks::Lines ? m_look.lineWidth : m_look.markerSize;
    const int margin = static_cast<int>(std::ceil(room));
    return QCPAbstractPlottable::clipRect().adjusted(-margin, -margin, margin, margin);
}

PixelColumns CurvePlottable::columnsNow(double devicePixelRatio) const {
    const QRect rectangle = mKeyAxis->axisRect()->rect(), clip = clipRect();
    const QCPRange range = mKeyAxis->range();
    const double low = m_mapX.place(m_mapX.fromAxis(range.lower));
    const double high = m_mapX.place(m_mapX.fromAxis(range.upper));
    const double width = rectangle.width() * devicePixelRatio;
    const double scale = width / (high - low);
    const double overhang = (rectangle.left() - clip.left()) * devicePixelRatio;
    return {overhang - low * scale, scale, m_mapX,
            static_cast<int>(std::ceil(clip.width() * devicePixelRatio))};
}

std::vector<QPointF> CurvePlottable::pixels(const Sample* samples, std::size_t count) const {
    std::vector<QPointF> points;
    points.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (std::isnan(samples[i].y)) {
            points.emplace_back(undefined, undefined);
            continue;
        }
        const QPointF point = pixelOf(samples[i].x, samples[i].y);
        points.emplace_back(std::clamp(point.x(), -farPixel, farPixel),
                            std::clamp(point.y(), -farPixel, farPixel));
    }
    return points;
}

std::optional<QPointF> CurvePlottable::positionOf(std::size_t row) const {
    if (row >= m_x.size() || row >= m_y.size() || !m_mapX.shows(m_x[row]) || !m_mapY.shows(m_y[row]))
        return std::nullopt;
    const Sample sample{m_x[row], m_y[row], row};
    return pixels(&sample, 1).front();
}

std::optional<CurvePlottable::Near> CurvePlottable::nearest(const QPointF& position) const {
    std::optional<Near> best;
    const auto consider = [&](const Sample& sample) {
        if (std::isnan(sample.y)) return;
        const double distance = QLineF(position, pixelOf(sample.x, sample.y)).length();
        if (!best || distance < best->distance) best = Near{sample.row, distance};
    };
    for (const Sample& sample : m_m4.finished()) consider(sample);
    for (const Sample& sample : m_m4.open()) consider(sample);
    return best;
}

void CurvePlottable::drawLine(QPainter& painter, const std::vector<QPointF>& points, double width,
                              Medium medium, double& dashOffset) const {
    const double margin = 4 * width;
    const QRectF clip = QRectF(clipRect()).adjusted(-margin, -margin, margin, margin);
    Polylines lines;
    bool isLong = false;
    if (medium != Medium::Screen) {
        lines = cutTo(clip, simplified(points, (isRising() ? ofTime : ofPortrait) * m_look.unit));
        qsizetype count = 0;
        for (const QPolygonF& piece : lines.pieces) count += piece.size();
        isLong = !isRising() && count > fewInFigure;
        if (isLong) lines.pieces = withoutOverlaps(lines.pieces, paperOverlap * m_look.unit, paperGrid);
    } else {
        lines = cutTo(clip, points);
    }
    const QPen pen = penOf(m_curve.style, width, m_look.unit);
    painter.setBrush(Qt::NoBrush);
    const bool marked = m_curve.marks != Marks::Lines; // markers on the edge are whole, but lines end there
    painter.save();
    if (marked && medium == Medium::Screen)
        painter.setClipRect(QRectF(mKeyAxis->axisRect()->rect()).adjusted(-width, -width, width, width),
                            Qt::IntersectClip);
    if (isLong && medium == Medium::Vectors) { // one path instead of thousands
        QPainterPath path;
        for (const QPolygonF& piece : lines.pieces) path.addPolygon(piece);
        painter.setPen(pen);
        painter.drawPath(path);
        lines.pieces.clear();
    }
    for (const QPolygonF& piece : lines.pieces)
        strokePiece(painter, piece, pen, medium == Medium::Vectors, medium == Medium::Picture, dashOffset);
    for (const QPointF& dot : lines.dots)
        drawMarker(painter, dot, std::max(2 * width, 3 * m_look.unit), Marker::Circle, m_curve.style.colour,
                   m_look.ground);
    painter.restore();
}

void CurvePlottable::drawLongLine(QCPPainter& painter, double devicePixelRatio) {
    const QRect rectangle = clipRect();
    const QSize size = rectangle.size() * devicePixelRatio;
    const bool same = m_picture.image.size() == size && m_picture.rectangle == rectangle &&
                      m_picture.xRange == mKeyAxis->range() && m_picture.yRange == mValueAxis->range() &&
                      m_picture.mapY == m_mapY && m_picture.colour == m_curve.style.colour &&
                      m_picture.drawn <= m_m4.finished().size();
    if (!same) {
        m_picture = {QImage(size, QImage::Format_ARGB32_Premultiplied),
                     0,
                     0,
                     rectangle,
                     mKeyAxis->range(),
                     mValueAxis->range(),
                     m_mapY,
                     m_curve.style.colour};
        m_picture.image.setDevicePixelRatio(devicePixelRatio);
        m_picture.image.fill(Qt::transparent);
    }
    const std::vector<Sample>& samples = m_m4.finished();
    const std::size_t from = m_picture.drawn > 0 ? m_picture.drawn - 1 : 0;
    {
        QPainter onPicture(&m_picture.image);
        onPicture.setRenderHint(QPainter::Antialiasing);
        onPicture.translate(-rectangle.topLeft());
        drawLine(onPicture, pixels(samples.data() + from, samples.size() - from), 1, Medium::Screen,
                 m_picture.dashOffset);
    }
    m_picture.drawn = samples.size();
    painter.drawImage(rectangle.topLeft(), m_picture.image);
    std::vector<Sample> tail = m_m4.open();
    if (!samples.empty()) tail.insert(tail.begin(), samples.back());
    double dashOffset = m_picture.dashOffset;
    drawLine(painter, pixels(tail.data(), tail.size()), 1, Medium::Screen, dashOffset);
}

void CurvePlottable::drawRowMarkers(QPainter& painter, double fullSize) const {
    const QRectF clip(clipRect());
    const QRectF axes = QRectF(mKeyAxis->axisRect()->rect()).adjusted(-1, -1, 1, 1);
    const auto wide = static_cast<std::size_t>(clip.width()) + 2,
               high = static_cast<std::size_t>(clip.height()) + 2;
    std::vector<bool> taken(wide * high); // at most one marker per pixel
    // Above this number markers shrink, so that clouds of points stay visible: it is the number that fits
    // side by side around the axes.
    const double many = 2 * (clip.width() + clip.height()) / std::max(1.0, fullSize);
    const double crowd = many / std::max(many, static_cast<double>(rows()));
    const double size = fullSize * std::max(0.25, crowd);
    for (std::size_t row = 0; row < rows(); ++row) {
        const std::optional<QPointF> point = positionOf(row);
        if (!point || !axes.contains(*point)) continue;
        const auto pixel = static_cast<std::size_t>(qRound(point->y() - clip.top())) * wide +
                           static_cast<std::size_t>(qRound(point->x() - clip.left()));
        if (taken[pixel]) continue;
        taken[pixel] = true;
        drawMarker(painter, *point, size, m_curve.style.marker, m_curve.style.colour, m_look.ground);
    }
}

Extent CurvePlottable::yExtentWithin(const PlotRange& x) const {
    if (m_curve.shape != LineShape::Through || (x.low <= m_extentX.low && m_extentX.high <= x.high))
        return m_extentY;
    Extent extent;
    for (std::size_t row = 0; row < rows(); ++row) {
        if (!(m_x[row] >= x.low && m_x[row] <= x.high)) continue;
        extent.rows = 0;
        extent.append({&m_y[row], 1});
    }
    return extent;
}

bool CurvePlottable::markersTouch() const {
    if (m_look.markerSpacing <= 0) return false;
    const QCPRange range = mKeyAxis->range();
    const auto shownRows = std::count_if(m_x.begin(), m_x.end(), [&](double value) {
        return m_mapX.shows(value) && range.contains(m_mapX.toAxis(value));
    });
    return static_cast<double>(shownRows) * m_look.markerSize > clipRect().width();
}

/// Whether there is room for a marker at every row.
bool CurvePlottable::rowsAreFew() const {
    return static_cast<double>(rows()) * m_look.markerSize * roomPerRow <= clipRect().width();
}

/// Draws the curve with points between its rows, if the rows are few. Returns false if it must be drawn
/// through its rows.
bool CurvePlottable::drawBetween(QCPPainter& painter) const {
    if (!m_curve.between || rows() < 2 || rows() > mostRowsToRefine) return false;
    const std::size_t pieces = 1 + refinedPoints / rows();
    std::vector<QPointF> points;
    points.reserve(rows() * pieces + 1);
    std::optional<QPointF> before;
    for (std::size_t row = 0; row < rows(); ++row) {
        // Between rows without an exact value there is none, either.
        const bool last = row + 1 == rows() || !std::isfinite(m_y[row]) || !std::isfinite(m_y[row + 1]);
        for (std::size_t piece = 0; piece < (last ? 1 : pieces); ++piece) {
            const double part = static_cast<double>(piece) / static_cast<double>(pieces);
            const QPointF value =
                piece == 0 ? QPointF(m_x[row], m_y[row]) : m_curve.between(static_cast<double>(row) + part);
            const bool drawn = m_mapX.shows(value.x()) && m_mapY.shows(value.y());
            const bool turned = before && drawn && turnBetween(m_mapX, m_mapY, *before, value);
            if (turned) points.emplace_back(undefined, undefined);
            before = drawn ? std::optional(value) : std::nullopt;
            const QPointF point = drawn ? pixelOf(value.x(), value.y()) : QPointF(undefined, undefined);
            points.emplace_back(drawn ? std::clamp(point.x(), -farPixel, farPixel) : undefined,
                                drawn ? std::clamp(point.y(), -farPixel, farPixel) : undefined);
        }
    }
    const bool exporting = painter.modes().testFlag(QCPPainter::pmNoCaching);
    const bool raster = painter.device()->devType() == QInternal::Image;
    double dashOffset = 0;
    drawLine(painter, points, m_look.lineWidth,
             !exporting ? Medium::Screen
             : raster   ? Medium::Picture
                        : Medium::Vectors,
             dashOffset);
    return true;
}

/// Chooses one marker per block of the x axis: the first point that enters it.
class CurvePlottable::MarkerBlocks {
public:
    explicit MarkerBlocks(const CurvePlottable& curve)
        : m_clip(curve.clipRect()),
          // Three to five markers on a narrow figure, too.
          m_spacing(std::min(curve.m_look.markerSpacing, m_clip.width() / fewestMarkers)),
          m_shift(curve.m_look.markerShift * m_spacing / curve.m_look.markerSpacing) {}

    bool takes(const QPointF& point) {
        if (!m_clip.contains(point)) return false;
        const double block = std::floor((point.x() - m_clip.left() - m_shift) / m_spacing);
        return block >= 0 && m_taken.insert(static_cast<int>(block)).second;
    }
    /// Whether all blocks have a marker.
    bool areFull() const {
        return static_cast<double>(m_taken.size()) >= std::floor((m_clip.width() - m_shift) / m_spacing) + 1;
    }

private:
    QRectF m_clip;
    double m_spacing, m_shift;
    std::set<int> m_taken;
};

std::vector<QPointF> CurvePlottable::sparseMarkers() const {
    std::vector<QPointF> points;
    if (m_look.markerSpacing <= 0 || m_curve.style.marker == Marker::None || m_curve.marks != Marks::Lines ||
        m_curve.shape != LineShape::Through)
        return points;
    MarkerBlocks blocks(*this);
    for (std::size_t row = 0; row < rows() && !blocks.areFull(); ++row)
        if (const auto point = positionOf(row); point && blocks.takes(*point)) points.push_back(*point);
    return points;
}

void CurvePlottable::drawSparseMarkers(QPainter& painter) const {
    MarkerBlocks blocks(*this);
    const auto markAt = [&](const QPointF& point) {
        if (blocks.takes(point))
            drawMarker(painter, point, m_look.markerSize, m_curve.style.marker, m_curve.style.colour,
                       m_look.ground);
    };
    const auto mark = [&](const Sample& sample) {
        if (!std::isnan(sample.y)) markAt(pixelOf(sample.x, sample.y));
    };
    if (m_banded) { // on the edge, because single rows within a band say nothing
        for (const Band& band : m_banded->bands)
            for (const QPointF& point : band.upper) markAt(point);
        return;
    }
    for (const Sample& sample : m_m4.finished()) {
        mark(sample);
        if (blocks.areFull()) return;
    }
    for (const Sample& sample : m_m4.open()) mark(sample);
}

void CurvePlottable::drawAcross(QCPPainter& painter) const {
    const bool horizontal = m_curve.shape == LineShape::Horizontal;
    const QCPAxis* const axis = (horizontal ? mValueAxis : mKeyAxis).data();
    const double value = (horizontal ? m_y : m_x).front();
    const AxisMap& map = horizontal ? m_mapY : m_mapX;
    if (!map.shows(value) || !axis->range().contains(map.toAxis(value))) return;
    const QRectF area(mKeyAxis->axisRect()->rect());
    const double at = axis->coordToPixel(map.toAxis(value));
    painter.setAntialiasing(true);
    painter.setPen(penOf(m_curve.style, m_look.lineWidth, m_look.unit));
    painter.drawLine(horizontal ? QLineF(area.left(), at, area.right(), at)
                                : QLineF(at, area.bottom(), at, area.top()));
}

/// The colour of the curve with the ground, without transparency, which PDF/A does not allow.
QColor CurvePlottable::mixed(float share) const {
    const QColor &colour = m_curve.style.colour, &ground = m_look.ground;
    const float part = share * colour.alphaF();
    const auto between = [part](float from, float to) { return from + (to - from) * part; };
    return QColor::fromRgbF(between(ground.redF(), colour.redF()), between(ground.greenF(), colour.greenF()),
                            between(ground.blueF(), colour.blueF()));
}

void CurvePlottable::drawRectangles(QPainter& painter) const {
    constexpr double least = 2.5; // width of a rectangle with an outline [units]
    if (m_sums == nullptr || m_mapX.scale != AxisScale::Linear || m_mapY.scale != AxisScale::Linear) return;
    const QRectF area(clipRect());
    for (std::size_t row = 0; row + 1 < std::min(rows(), m_sums->size()); ++row) {
        const double wide = m_x[row + 1] - m_x[row], high = ((*m_sums)[row + 1] - (*m_sums)[row]) / wide;
        if (!(wide > 0) || !std::isfinite(high)) continue;
        const QRectF bar =
            QRectF(pixelOf(m_x[row], 0), pixelOf(m_x[row + 1], high)).normalized().intersected(area);
        painter.setPen(bar.width() < least * m_look.unit ? Qt::NoPen : QPen(mixed(0.55F), m_look.unit));
        painter.setBrush(mixed(0.2F));
        painter.drawRect(bar);
    }
}

/// Thins the rows out for the axes as they are now, and finds the bands.
void CurvePlottable::prepare(const QCPPainter& painter) {
    const bool exporting = painter.modes().testFlag(QCPPainter::pmNoCaching);
    const double devicePixelRatio = !exporting   ? mParentPlot->bufferDevicePixelRatio()
                                    : isRising() ? columnsInFigure
                                                 : columnsOfPortrait;
    const PixelColumns columns = columnsNow(devicePixelRatio);
    if (columns != m_m4.grid() || m_mapY != m_m4.yAxis() || m_m4.rows() > rows()) {
        m_m4 = M4(columns, m_mapY);
        m_picture = {};
    }
    m_m4.append(m_x, m_y);
    m_banded.reset();
    if (!isRising() || m_curve.marks != Marks::Lines || m_mapY.scale == AxisScale::Wrapped) return;
    const std::vector<Sample> samples = m_m4.samples();
    const double line = m_look.unit * usualLine;
    const double perPixel = mValueAxis->range().size() / std::max(1, mValueAxis->axisRect()->height());
    if (m_mapY.scale == AxisScale::Linear && !turnsOften(samples, line, perPixel)) return;
    BandedCurve banded = inBands(pixels(samples.data(), samples.size()), line);
    if (!banded.bands.empty()) m_banded = std::move(banded);
}

void CurvePlottable::drawFills(QCPPainter& painter) {
    if (m_curve.shape != LineShape::Through) return;
    prepare(painter);
    m_isPrepared = true;
    if (!m_banded) return;
    const QRectF clip(clipRect());
    painter.setAntialiasing(false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(bandShare));
    for (const Band& band : m_banded->bands) {
        QPolygonF outline = band.outline();
        for (QPointF& corner : outline) corner.setY(std::clamp(corner.y(), clip.top(), clip.bottom()));
        painter.drawPolygon(outline);
    }
}

/// The upper and lower edges of the bands.
void CurvePlottable::drawEdges(QPainter& painter) const {
    const QRectF clip = QRectF(clipRect()).adjusted(-4, -4, 4, 4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(m_curve.style, m_look.unit, m_look.unit));
    for (const Band& band : m_banded->bands)
        for (const QPolygonF& edge : {band.upper, band.lower})
            for (const QPolygonF& piece : cutTo(clip, {edge.begin(), edge.end()}).pieces)
                painter.drawPolyline(piece);
}

void CurvePlottable::draw(QCPPainter* painter) {
    if (m_curve.shape != LineShape::Through) return drawAcross(*painter);
    const bool exporting = painter->modes().testFlag(QCPPainter::pmNoCaching);
    const double devicePixelRatio = mParentPlot->bufferDevicePixelRatio();
    if (!std::exchange(m_isPrepared, false)) prepare(*painter);
    drawRectangles(*painter);
    painter->setAntialiasing(true);
    if (!m_banded && drawBetween(*painter)) return;
    if (m_curve.marks != Marks::Markers || m_curve.style.marker == Marker::None) {
        double dashOffset = 0;
        if (m_banded) {
            drawEdges(*painter);
            const bool raster = painter->device()->devType() == QInternal::Image;
            drawLine(*painter, m_banded->rest, m_look.lineWidth,
                     !exporting ? Medium::Screen
                     : raster   ? Medium::Picture
                                : Medium::Vectors,
                     dashOffset);
        } else if (!exporting && m_m4.finished().size() > longLine) {
            drawLongLine(*painter, devicePixelRatio);
        } else {
            const std::vector<Sample> samples = m_m4.samples();
            const bool raster = painter->device()->devType() == QInternal::Image;
            const bool thin = m_look.isMoving && samples.size() > thickLine;
            drawLine(*painter, pixels(samples.data(), samples.size()), thin ? m_look.unit : m_look.lineWidth,
                     !exporting ? Medium::Screen
                     : raster   ? Medium::Picture
                                : Medium::Vectors,
                     dashOffset);
        }
    }
    if (m_curve.style.marker == Marker::None) return;
    drawErrorBars(*painter);
    if (m_curve.marks == Marks::Markers || (m_curve.marks != Marks::Lines && !markersTouch()))
        drawRowMarkers(*painter, m_look.markerSize);
    else if (m_curve.marks == Marks::Lines && m_curve.referenceLine < 0 && rowsAreFew())
        drawRowMarkers(*painter, smallMarker * m_look.markerSize); // a marker for each step
    else if (m_look.markerSpacing > 0 &&
             (exporting || QRectF(clipRect()).width() >= leastForSparse * m_look.unit))
        drawSparseMarkers(*painter);
}

} // namespace timestep
