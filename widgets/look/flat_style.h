// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace timestep {

/// Sets whether pictures change at once instead of gliding from one state to the next. Initially they glide.
void setReducedMotion(bool reduced);

/// Sets whether controls are large enough for a finger, at least fingerTarget wide and high. Initially they
/// are not. Controls are laid out again; style sheets follow with applyTheme().
void setLargeTargets(bool large);
bool hasLargeTargets();
inline constexpr int fingerTarget = 40; ///< [px]

/// Fusion with flat buttons and lists that have round corners, and with boxes whose outline can be seen on a
/// dark card.
class FlatStyle : public QProxyStyle {
public:
    FlatStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
};

/// Fills a card with round corners. In the light theme it throws a soft shadow on the ground around it.
void paintRaisedCard(QPainter& painter, const QRectF& frame, double corner, const QPalette& palette,
                     const QColor& fill);

/// Exists while a font or a style is set for the whole program. Qt then walks through a list of all widgets
/// and crashes if one of them is deleted meanwhile, for example by a new layout after a resize. Such
/// deletions must wait.
class Restyling {
public:
    Restyling() { ++s_depth; }
    ~Restyling() { --s_depth; }
    Restyling(const Restyling&) = delete;
    Restyling& operator=(const Restyling&) = delete;

    static bool isUnderWay() { return s_depth > 0; }

private:
    static inline int s_depth = 0;
};

} // namespace timestep
