// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pictures/picture_view.h"

#include "app/lesson/elements/number_shown.h"
#include "app/lesson/pictures/axis_ticks.h"
#include "app/lesson/pictures/run_picture.h"
#include "widgets/look/curve_style.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>
#include <string>

namespace timestep {

namespace {

constexpr int digits = 4;

/// Every second set of bars is hatched, so that the sets differ without colours.
void setBarStyle(QPainter& painter, std::size_t set, Theme theme) {
    const QColor colour = runStyle(static_cast<int>(set) + 1, theme).colour;
    QColor fill = colour;
    fill.setAlphaF(0.25F);
    painter.setPen(QPen(colour, 1.2));
    painter.setBrush(set % 2 == 0 ? QBrush(fill) : QBrush(colour, Qt::BDiagPattern));
}

} // namespace

void drawPictureCurve(QPainter& painter, PictureCurve::Shape shape, const QPolygonF& points) {
    using Shape = PictureCurve::Shape;
    constexpr double head = 9, dot = 4; // [px]
    const QColor colour = painter.pen().color();
    QColor pale = colour;
    pale.setAlphaF(0.2F);
    if (shape == Shape::Dots) {
        painter.setBrush(colour);
        for (const QPointF& point : points) painter.drawEllipse(point, dot, dot);
        painter.setBrush(Qt::NoBrush);
        return;
    }
    if (shape == Shape::Closed) {
        painter.setBrush(pale);
        painter.drawPolygon(points);
        painter.setBrush(Qt::NoBrush);
        return;
    }
    painter.drawPolyline(points);
    if (shape != Shape::Arrow || points.size() < 2) return;
    const QLineF last(points[points.size() - 2], points.back());
    for (const double turned : {155.0, -155.0}) {
        QLineF barb(points.back(), points.back() + QPointF(head, 0));
        barb.setAngle(last.angle() + turned);
        painter.drawLine(barb);
    }
}

PictureView::PictureView(Picture picture, QWidget* parent) : QWidget(parent), m_picture(std::move(picture)) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumWidth(1);
    setAccessibleName(QString::fromStdString(m_picture.description));
    setToolTip(accessibleName());
    if (m_picture.run) m_run = std::make_unique<RunPicture>(m_picture);
}

PictureView::~PictureView() = default;

int PictureView::heightForWidth(int width) const {
    if (m_run) return m_run->heightFor(width, formatOf(*this));
    const int line = fontMetrics().height();
    std::set<std::string> keys;
    for (const PictureBars& bars : m_picture.bars) keys.insert(bars.label);
    for (const PictureCurve& curve : m_picture.curves) keys.insert(curve.label);
    keys.erase(std::string());
    const int lines = static_cast<int>(keys.size()) + (m_picture.axes ? 4 : 1);
    return std::min(width * 11 / 20, 18 * line) + lines * line;
}

QSize PictureView::sizeHint() const {
    const int width = fontMetrics().averageCharWidth() * 40;
    return {width, heightForWidth(width)};
}

/// The area inside the axes: below the label of the vertical axis, above the ticks, the other label and the
/// keys.
QRectF PictureView::frame() const {
    const QFontMetrics metrics = fontMetrics();
    const int line = metrics.height();
    int ticks = 0;
    if (!m_picture.axes) {
        const double high = std::min(width() * 11 / 20, 18 * line);
        QRectF box(0.6 * line, 0.4 * line, std::max(1.0, width() - 1.2 * line), std::max(1.0, high));
        // What looks equally long is equally long, unless the drawing is a row.
        constexpr double lowest = 0.5, widest = 5;
        const double shape = (m_picture.x.to - m_picture.x.from) / (m_picture.y.to - m_picture.y.from);
        if (shape < lowest || shape > widest) return box;
        if (box.width() > shape * box.height()) {
            const double wide = shape * box.height();
            box = {box.center().x() - wide / 2, box.top(), wide, box.height()};
        } else {
            box.setHeight(box.width() / shape);
        }
        return box;
    }
    for (const double tick : niceTicks(m_picture.y.from, m_picture.y.to))
        ticks = std::max(ticks, metrics.horizontalAdvance(numberShown(tick, digits, "1", locale())));
    const double left = ticks + 0.7 * line, top = 1.5 * line;
    const double high = std::min(width() * 11 / 20, 18 * line) + 0.3 * line;
    return {left, top, std::max(1.0, width() - left - 0.8 * line), std::max(1.0, high - 0.3 * line)};
}

QPointF PictureView::at(double x, double y) const {
    const QRectF box = frame();
    return {box.left() + (x - m_picture.x.from) / (m_picture.x.to - m_picture.x.from) * box.width(),
            box.bottom() - (y - m_picture.y.from) / (m_picture.y.to - m_picture.y.from) * box.height()};
}

void PictureView::drawAxes(QPainter& painter) const {
    if (!m_picture.axes) return;
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const QRectF box = frame();
    const double line = fontMetrics().height();
    for (const double tick : niceTicks(m_picture.y.from, m_picture.y.to)) {
        const double y = at(m_picture.x.from, tick).y();
        painter.setPen(QPen(colours.grid, 1));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter.setPen(colours.quietText);
        painter.drawText(QRectF(0, y - line / 2, box.left() - 0.4 * line, line),
                         Qt::AlignRight | Qt::AlignVCenter, numberShown(tick, digits, "1", locale()));
    }
    for (const double tick : niceTicks(m_picture.x.from, m_picture.x.to)) {
        const double x = at(tick, m_picture.y.from).x();
        painter.setPen(QPen(colours.axis, 1));
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x, box.bottom() + 0.25 * line));
        painter.setPen(colours.quietText);
        painter.drawText(QRectF(x - 4 * line, box.bottom() + 0.3 * line, 8 * line, line), Qt::AlignCenter,
                         numberShown(tick, digits, "1", locale()));
    }
    painter.setPen(QPen(colours.axis, 1));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    painter.drawLine(box.bottomLeft(), box.topLeft());
    painter.setPen(colours.text);
    painter.drawText(QRectF(0, 0, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     QString::fromStdString(m_picture.y.label));
    painter.drawText(QRectF(0, box.bottom() + 1.3 * line, box.right(), line),
                     Qt::AlignRight | Qt::AlignVCenter, QString::fromStdString(m_picture.x.label));
}

void PictureView::drawBars(QPainter& painter) const {
    const Theme theme = themeOf(palette());
    for (std::size_t i = 0; i < m_picture.bars.size(); ++i) {
        const PictureBars& bars = m_picture.bars[i];
        setBarStyle(painter, i, theme);
        for (std::size_t bar = 0; bar < bars.heights.size(); ++bar) {
            const double left = bars.from + static_cast<double>(bar) * bars.width;
            const QPointF corner = at(left, std::clamp(bars.heights[bar], m_picture.y.from, m_picture.y.to));
            const QPointF foot = at(left + bars.width, std::clamp(0.0, m_picture.y.from, m_picture.y.to));
            painter.drawRect(QRectF(corner, foot).normalized());
        }
    }
}

/// Curves of one label have one style, and one key.
std::size_t PictureView::styleOf(std::size_t curve) const {
    const std::vector<PictureCurve>& curves = m_picture.curves;
    if (curves[curve].label.empty()) return curve;
    const auto first = std::find_if(curves.begin(), curves.end(), [&](const PictureCurve& one) {
        return one.label == curves[curve].label;
    });
    return static_cast<std::size_t>(first - curves.begin());
}

void PictureView::drawCurves(QPainter& painter) const {
    const Theme theme = themeOf(palette());
    painter.save();
    painter.setClipRect(frame().adjusted(-1, -1, 1, 1));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const PictureCurve& curve = m_picture.curves[i];
        const RunStyle style = runStyle(static_cast<int>(styleOf(i)), theme);
        painter.setPen(QPen(style.colour, 2.2));
        QPolygonF points;
        for (std::size_t k = 0; k < curve.x.size(); ++k) points << at(curve.x[k], curve.y[k]);
        drawPictureCurve(painter, curve.shape, points);
    }
    painter.restore();
}

void PictureView::drawKeys(QPainter& painter) const {
    const Theme theme = themeOf(palette());
    const double line = fontMetrics().height();
    double top = frame().bottom() + (m_picture.axes ? 2.5 : 0.3) * line;
    const auto entry = [&](const std::string& label, const auto& sample) {
        if (label.empty()) return;
        sample(QRectF(0.2 * line, top + 0.2 * line, 1.6 * line, 0.6 * line));
        painter.setPen(coloursOf(theme).text);
        painter.drawText(QRectF(2.2 * line, top, width() - 2.2 * line, line),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(QString::fromStdString(label), Qt::ElideRight,
                                                  static_cast<int>(width() - 2.2 * line)));
        top += line;
    };
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i)
        if (styleOf(i) == i)
            entry(m_picture.curves[i].label, [&](const QRectF& box) {
                painter.setPen(QPen(runStyle(static_cast<int>(i), theme).colour, 2.2));
                painter.drawLine(QPointF(box.left(), box.center().y()),
                                 QPointF(box.right(), box.center().y()));
            });
    for (std::size_t i = 0; i < m_picture.bars.size(); ++i)
        entry(m_picture.bars[i].label, [&](const QRectF& box) {
            setBarStyle(painter, i, theme);
            painter.drawRect(box);
        });
}

void PictureView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_run) return m_run->paint(painter, rect(), formatOf(*this));
    drawAxes(painter);
    drawBars(painter);
    drawCurves(painter);
    drawKeys(painter);
}

void PictureView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QWidget::changeEvent(event);
}

QImage pictureOnPaper(const Picture& picture, int width) {
    if (QThread::currentThread() != QCoreApplication::instance()->thread())
        throw std::logic_error("a picture is drawn by another thread than that of the windows");
    constexpr int dense = 3; // dots for each pixel
    PictureView view(picture);
    view.setPalette(paletteOf(Theme::Print));
    view.resize(width, view.heightForWidth(width));
    QImage image(view.size() * dense, QImage::Format_RGB32);
    image.setDevicePixelRatio(dense);
    image.fill(Qt::white);
    view.render(&image);
    return image;
}

} // namespace timestep
