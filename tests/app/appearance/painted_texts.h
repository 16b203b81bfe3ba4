// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that a window paints: each with its place, its colour and its background.
#pragma once

#include "widgets/look/theme.h"

#include <QHash>
#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <vector>

namespace timestep {

struct PaintedText {
    QString text;
    QRect place; ///< in the window, the visible part
    QColor colour, ground;
    double points = 0; ///< size of the type [pt]

    double contrast() const { return timestep::contrast(colour, ground); }
};

/// The commonest colour in a part of a picture.
inline QColor groundOf(const QImage& picture, const QRect& place) {
    QHash<QRgb, int> counts;
    QRgb ground = 0;
    int most = 0;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            if (const int count = ++counts[picture.pixel(x, y)]; count > most) {
                most = count;
                ground = picture.pixel(x, y);
            }
    return QColor(ground);
}

/// Records the texts and paints nothing.
class TextNotes : public QPaintEngine {
public:
    explicit TextNotes(std::vector<PaintedText>& notes) : QPaintEngine(AllFeatures), m_notes(notes) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        if (item.text().trimmed().isEmpty()) return;
        const QRectF room(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        QRegion shown = state->transform().mapRect(room).toAlignedRect();
        if (!systemClip().isEmpty()) shown &= systemClip();
        if (painter()->hasClipping()) shown &= state->transform().map(painter()->clipRegion());
        const QRect seen = shown.boundingRect();
        QColor colour = state->pen().color();
        colour.setAlphaF(colour.alphaF() * static_cast<float>(state->opacity()));
        if (!seen.isEmpty()) m_notes.push_back({item.text(), seen, colour, {}, item.font().pointSizeF()});
    }

private:
    std::vector<PaintedText>& m_notes;
};

/// A surface with the size and resolution of a window.
class NotedSurface : public QPaintDevice {
public:
    NotedSurface(const QWidget& window, TextNotes& notes) : m_window(window), m_notes(notes) {}
    QPaintEngine* paintEngine() const override { return &m_notes; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return m_window.width();
        case PdmHeight:
            return m_window.height();
        case PdmWidthMM:
            return m_window.widthMM();
        case PdmHeightMM:
            return m_window.heightMM();
        case PdmDepth:
            return m_window.depth();
        case PdmNumColors:
            return m_window.colorCount();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_window.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_window.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    const QWidget& m_window;
    TextNotes& m_notes;
};

/// Texts of which less than half a letter is visible are left out.
inline std::vector<PaintedText> paintedTexts(QWidget& window) {
    std::vector<PaintedText> texts;
    {
        TextNotes notes(texts);
        NotedSurface surface(window, notes);
        window.render(&surface);
    }
    QImage picture(window.size(), QImage::Format_RGB32);
    window.render(&picture);
    constexpr int least = 3; // [px]
    std::erase_if(texts, [&](PaintedText& each) {
        each.place &= picture.rect();
        return each.place.width() < least || each.place.height() < least;
    });
    for (PaintedText& each : texts) {
        each.ground = groundOf(picture, each.place);
        const float share = each.colour.alphaF();
        const auto over = [share](float above, float below) { return below + (above - below) * share; };
        each.colour = QColor::fromRgbF(over(each.colour.redF(), each.ground.redF()),
                                       over(each.colour.greenF(), each.ground.greenF()),
                                       over(each.colour.blueF(), each.ground.blueF()));
    }
    return texts;
}

} // namespace timestep
