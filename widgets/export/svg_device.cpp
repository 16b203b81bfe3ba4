// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/svg_device.h"

#include <QBuffer>
#include <QFontInfo>
#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>

#include <climits>
#include <cmath>

namespace timestep {

namespace {

QString number(double value) {
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(QLatin1Char('0'))) text.chop(1);
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString pair(const QPointF& point) {
    return number(point.x()) + QLatin1Char(' ') + number(point.y());
}

QString attribute(const char* name, const QString& value) {
    return QStringLiteral(" %1=\"%2\"").arg(QLatin1String(name), xmlText(value));
}

QString attribute(const char* name, double value) {
    return attribute(name, number(value));
}

QString paint(const char* name, const QColor& colour) {
    QString text = attribute(name, colour.name());
    if (colour.alpha() < 255)
        text += attribute(qPrintable(QLatin1String(name) + QLatin1String("-opacity")), colour.alphaF());
    return text;
}

QString pathData(const QPainterPath& path) {
    QString data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo()) {
            data += QLatin1Char('M') + pair(element);
        } else if (element.isLineTo()) {
            data += QLatin1Char('L') + pair(element);
        } else { // a curve is followed by its second control point and its end
            data += QLatin1Char('C') + pair(element) + QLatin1Char(' ') + pair(path.elementAt(i + 1)) +
                    QLatin1Char(' ') + pair(path.elementAt(i + 2));
            i += 2;
        }
    }
    return data;
}

constexpr double fine = 0.25;    ///< unit of long lines [units of the document]
constexpr int manyCorners = 100; ///< of a long line

/// A compact path of many straight lines: whole numbers of `fine`, each relative to the previous one. Pairs
/// after the first one of an "m" are lines.
class LongPath {
public:
    void moveTo(const QPointF& point) {
        data += QLatin1Char('m');
        m_follows = false;
        lineTo(point);
    }
    void lineTo(const QPointF& point) {
        const Whole to{std::llround(point.x() / fine), std::llround(point.y() / fine)};
        for (const long long way : {to.x - m_at.x, to.y - m_at.y}) {
            if (m_follows && way >= 0) data += QLatin1Char(' ');
            data += QString::number(way);
            m_follows = true;
        }
        m_at = to;
    }
    QString data;

private:
    struct Whole {
        long long x = 0, y = 0;
    };
    Whole m_at;
    bool m_follows = false;
};

bool isLong(const QPainterPath& path) {
    if (path.elementCount() <= manyCorners) return false;
    for (int i = 0; i < path.elementCount(); ++i)
        if (path.elementAt(i).isCurveTo()) return false;
    return true;
}

constexpr QPaintEngine::PaintEngineFeatures features = QPaintEngine::PaintEngineFeatures(
    QPaintEngine::PrimitiveTransform | QPaintEngine::PainterPaths | QPaintEngine::AlphaBlend |
    QPaintEngine::Antialiasing | QPaintEngine::ConstantOpacity | QPaintEngine::PaintOutsidePaintEvent);

} // namespace

QString xmlText(const QString& text) {
    QString escaped;
    escaped.reserve(text.size());
    for (const QChar c : text) {
        switch (c.unicode()) {
        case '&':
            escaped += QLatin1String("&amp;");
            break;
        case '<':
            escaped += QLatin1String("&lt;");
            break;
        case '>':
            escaped += QLatin1String("&gt;");
            break;
        case '"':
            escaped += QLatin1String("&quot;");
            break;
        case '\r':
            escaped += QLatin1String("&#13;");
            break;
        default:
            if (c.unicode() >= 0x20 || c == QLatin1Char('\n') || c == QLatin1Char('\t')) {
                if (c.unicode() < 0xFFFE) escaped += c;
            }
        }
    }
    return escaped;
}

/// Turns the calls of a QPainter into elements.
class SvgEngine : public QPaintEngine {
public:
    SvgEngine() : QPaintEngine(features) {}

    bool begin(QPaintDevice*) override {
        body.clear();
        definitions.clear();
        m_clipNames.clear();
        m_clipped = false;
        return true;
    }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& changed) override;
    void drawPath(const QPainterPath& path) override {
        if (m_brush.style() == Qt::NoBrush && isLong(path)) {
            LongPath lines;
            for (int i = 0; i < path.elementCount(); ++i)
                path.elementAt(i).isMoveTo() ? lines.moveTo(path.elementAt(i))
                                             : lines.lineTo(path.elementAt(i));
            return longLine(lines.data);
        }
        shape(QStringLiteral("path") + attribute("d", pathData(path)), true);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawLines(const QLineF* lines, int count) override;
    void drawRects(const QRectF* rectangles, int count) override;
    void drawEllipse(const QRectF& rectangle) override;
    void drawTextItem(const QPointF& position, const QTextItem& item) override;
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override {
        drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
    }
    void drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags) override;

    QString body, definitions;

private:
    void clip(Qt::ClipOperation operation, const QPainterPath& path);
    QString placing(double scale = 1) const;
    QString strokeAttributes(double scale = 1) const;
    void longLine(const QString& data);
    void shape(const QString& head, bool filled);
    void element(const QString& text);

    QPen m_pen;
    QBrush m_brush;
    QTransform m_transform;
    double m_opacity = 1;
    bool m_clipped = false;
    QPainterPath m_clipPath;
    QString m_clipName;
    QHash<QString, QString> m_clipNames;
};

void SvgEngine::updateState(const QPaintEngineState& changed) {
    const DirtyFlags dirty = changed.state();
    if (dirty & DirtyPen) m_pen = changed.pen();
    if (dirty & DirtyBrush) m_brush = changed.brush();
    if (dirty & DirtyOpacity) m_opacity = changed.opacity();
    if (dirty & DirtyTransform) m_transform = changed.transform();
    if (dirty & DirtyClipEnabled) m_clipped = changed.isClipEnabled();
    if (dirty & DirtyClipPath) clip(changed.clipOperation(), changed.transform().map(changed.clipPath()));
    if (dirty & DirtyClipRegion) {
        QPainterPath path;
        path.addRegion(changed.clipRegion());
        clip(changed.clipOperation(), changed.transform().map(path));
    }
}

void SvgEngine::clip(Qt::ClipOperation operation, const QPainterPath& path) {
    m_clipped = operation != Qt::NoClip;
    if (!m_clipped) {
        m_clipPath = QPainterPath();
        return;
    }
    m_clipPath =
        operation == Qt::IntersectClip && !m_clipPath.isEmpty() ? m_clipPath.intersected(path) : path;
    const QString data = pathData(m_clipPath);
    QString& name = m_clipNames[data];
    if (name.isEmpty()) {
        name = QStringLiteral("clip%1").arg(m_clipNames.size());
        definitions += QStringLiteral("<clipPath id=\"%1\"><path d=\"%2\"/></clipPath>\n").arg(name, data);
    }
    m_clipName = name;
}

QString SvgEngine::placing(double scale) const {
    QString text;
    if (!m_transform.isIdentity() || scale != 1) {
        const auto exact = [](double value) { return QString::number(value, 'g', 9); };
        text += attribute("transform",
                          QStringLiteral("matrix(%1 %2 %3 %4 %5 %6)")
                              .arg(exact(scale * m_transform.m11()), exact(scale * m_transform.m12()),
                                   exact(scale * m_transform.m21()), exact(scale * m_transform.m22()),
                                   number(m_transform.dx()), number(m_transform.dy())));
    }
    if (m_opacity < 1) text += attribute("opacity", m_opacity);
    return text;
}

/// Clip paths are in document coordinates, so they enclose elements that have their own transform.
void SvgEngine::element(const QString& text) {
    body += m_clipped ? QStringLiteral("<g clip-path=\"url(#%1)\">%2</g>\n").arg(m_clipName, text)
                      : text + QLatin1Char('\n');
}

/// `scale`: the length of a unit of the stroke in units of the document.
QString SvgEngine::strokeAttributes(double scale) const {
    if (m_pen.style() == Qt::NoPen) return {};
    const double width = (m_pen.widthF() > 0 ? m_pen.widthF() : 1) / scale;
    QString text = paint("stroke", m_pen.color()) + attribute("stroke-width", width);
    if (m_pen.capStyle() == Qt::RoundCap) text += attribute("stroke-linecap", QStringLiteral("round"));
    if (m_pen.capStyle() == Qt::SquareCap) text += attribute("stroke-linecap", QStringLiteral("square"));
    if (m_pen.joinStyle() == Qt::RoundJoin) text += attribute("stroke-linejoin", QStringLiteral("round"));
    if (m_pen.joinStyle() == Qt::BevelJoin) text += attribute("stroke-linejoin", QStringLiteral("bevel"));
    if (m_pen.style() != Qt::SolidLine) {
        QStringList lengths;
        for (const qreal length : m_pen.dashPattern()) lengths << number(length * width);
        text += attribute("stroke-dasharray", lengths.join(QLatin1Char(' ')));
        if (m_pen.dashOffset() != 0) text += attribute("stroke-dashoffset", m_pen.dashOffset() * width);
    }
    return text;
}

void SvgEngine::longLine(const QString& data) {
    const QString stroke = strokeAttributes(fine);
    if (!stroke.isEmpty())
        element(QStringLiteral("<path") + attribute("d", data) + attribute("fill", QStringLiteral("none")) +
                stroke + placing(fine) + QStringLiteral("/>"));
}

void SvgEngine::shape(const QString& head, bool filled) {
    const bool fill = filled && m_brush.style() != Qt::NoBrush;
    const QString stroke = strokeAttributes();
    if (!fill && stroke.isEmpty()) return;
    element(QLatin1Char('<') + head +
            (fill ? paint("fill", m_brush.color()) : attribute("fill", QStringLiteral("none"))) + stroke +
            placing() + QStringLiteral("/>"));
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    if (mode == PolylineMode && count > manyCorners) {
        LongPath path;
        path.moveTo(points[0]);
        for (int i = 1; i < count; ++i) path.lineTo(points[i]);
        return longLine(path.data);
    }
    QString list;
    for (int i = 0; i < count; ++i)
        list += (i ? QStringLiteral(" ") : QString()) + number(points[i].x()) + QLatin1Char(',') +
                number(points[i].y());
    const bool open = mode == PolylineMode;
    shape((open ? QStringLiteral("polyline") : QStringLiteral("polygon")) + attribute("points", list), !open);
}

void SvgEngine::drawLines(const QLineF* lines, int count) {
    QString data;
    for (int i = 0; i < count; ++i)
        data += QLatin1Char('M') + pair(lines[i].p1()) + QLatin1Char('L') + pair(lines[i].p2());
    shape(QStringLiteral("path") + attribute("d", data), false);
}

void SvgEngine::drawRects(const QRectF* rectangles, int count) {
    for (int i = 0; i < count; ++i)
        shape(QStringLiteral("rect") + attribute("x", rectangles[i].x()) + attribute("y", rectangles[i].y()) +
                  attribute("width", rectangles[i].width()) + attribute("height", rectangles[i].height()),
              true);
}

void SvgEngine::drawEllipse(const QRectF& rectangle) {
    shape(QStringLiteral("ellipse") + attribute("cx", rectangle.center().x()) +
              attribute("cy", rectangle.center().y()) + attribute("rx", rectangle.width() / 2) +
              attribute("ry", rectangle.height() / 2),
          true);
}

void SvgEngine::drawTextItem(const QPointF& position, const QTextItem& item) {
    const QFont font = item.font();
    const double size =
        font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * paintDevice()->logicalDpiY() / 72;
    const QString family = QLatin1Char('\'') + QFontInfo(font).family() + QStringLiteral("', sans-serif");
    QString text = QStringLiteral("<text xml:space=\"preserve\"") + attribute("x", position.x()) +
                   attribute("y", position.y()) + attribute("font-family", family) +
                   attribute("font-size", size);
    if (font.weight() != QFont::Normal) text += attribute("font-weight", font.weight());
    if (font.italic()) text += attribute("font-style", QStringLiteral("italic"));
    // Keeps the width if the font family is missing.
    text +=
        attribute("textLength", item.width()) + attribute("lengthAdjust", QStringLiteral("spacingAndGlyphs"));
    element(text + paint("fill", m_pen.color()) + placing() + QLatin1Char('>') + xmlText(item.text()) +
            QStringLiteral("</text>"));
}

void SvgEngine::drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                          Qt::ImageConversionFlags) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.copy(source.toAlignedRect()).save(&buffer, "PNG");
    element(QStringLiteral("<image") + attribute("x", target.x()) + attribute("y", target.y()) +
            attribute("width", target.width()) + attribute("height", target.height()) +
            QStringLiteral(" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,") +
            QString::fromLatin1(png.toBase64()) + QLatin1Char('"') + placing() + QStringLiteral("/>"));
}

SvgDevice::SvgDevice(const QSizeF& millimetres, int dotsPerInch)
    : m_size(millimetres), m_resolution(dotsPerInch), m_engine(std::make_unique<SvgEngine>()) {}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const {
    return m_engine.get();
}

QByteArray SvgDevice::document(const SvgTexts& texts) const {
    const auto dots = [&](double length) { return QString::number(length / 25.4 * m_resolution, 'g', 9); };
    const auto exact = [](double length) { return QString::number(length, 'g', 9); };
    QString text =
        QStringLiteral(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            "version=\"1.1\" width=\"") +
        exact(m_size.width()) + QStringLiteral("mm\" height=\"") + exact(m_size.height()) +
        QStringLiteral("mm\" viewBox=\"0 0 ") + dots(m_size.width()) + QLatin1Char(' ') +
        dots(m_size.height()) + QStringLiteral("\" role=\"img\">\n<title>") + xmlText(texts.title) +
        QStringLiteral("</title>\n<desc>") + xmlText(texts.description) + QStringLiteral("</desc>\n");
    if (!texts.experiment.isEmpty())
        text += QStringLiteral("<metadata><timestep:experiment xmlns:timestep=\"urn:timestep:experiment\">") +
                xmlText(texts.experiment) + QStringLiteral("</timestep:experiment></metadata>\n");
    if (!m_engine->definitions.isEmpty())
        text += QStringLiteral("<defs>\n") + m_engine->definitions + QStringLiteral("</defs>\n");
    text += m_engine->body + QStringLiteral("</svg>\n");
    return text.toUtf8();
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
    switch (metric) {
    case PdmWidth:
        return qRound(m_size.width() / 25.4 * m_resolution);
    case PdmHeight:
        return qRound(m_size.height() / 25.4 * m_resolution);
    case PdmWidthMM:
        return qRound(m_size.width());
    case PdmHeightMM:
        return qRound(m_size.height());
    case PdmNumColors:
        return INT_MAX;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return m_resolution;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default: // metrics of later versions of Qt
        return QPaintDevice::metric(metric);
    }
}

} // namespace timestep
