// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/flat_style.h"

#include "widgets/icons/icon_size.h"
#include "widgets/look/theme.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleOption>
#include <QTextEdit>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr double flatCorner = 6; // [px]

bool isMotionReduced = false, areTargetsLarge = false; // in all windows

QColor between(const QColor& from, const QColor& to, float share) {
    const auto mixed = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(mixed(from.redF(), to.redF()), mixed(from.greenF(), to.greenF()),
                            mixed(from.blueF(), to.blueF()));
}

bool isFocused(const QStyleOption& option) {
    return option.state.testFlag(QStyle::State_HasFocus) &&
           option.state.testFlag(QStyle::State_KeyboardFocusChange);
}

/// A field with round corners; it is lighter or darker under the mouse and while it is pressed.
void paintField(QPainter& painter, const QStyleOption& option) {
    const ThemeColours& colours = coloursOf(themeOf(option.palette));
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool pressed = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool hovered = enabled && option.state.testFlag(QStyle::State_MouseOver);
    QColor ground = option.palette.color(QPalette::Button);
    const bool strong = ground == colours.accent;
    if (!enabled) ground = between(ground, colours.window, 0.7F);
    if (pressed || hovered) ground = between(ground, colours.text, pressed ? 0.16F : 0.06F);
    const QColor edge = strong && enabled ? ground : between(colours.grid, colours.axis, enabled ? 0.6F : 0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(ground);
    painter.setPen(isFocused(option) ? QPen(strong ? colours.text : colours.accent, 2) : QPen(edge, 1));
    const double inset = isFocused(option) ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), flatCorner,
                            flatCorner);
    if (themeOf(option.palette) == Theme::Light && enabled && !pressed && !isFocused(option)) {
        const double y = option.rect.bottom() + 0.5; // a lower edge that stands out
        painter.setPen(QPen(between(edge, colours.text, 0.25F), 1));
        painter.drawLine(QPointF(option.rect.left() + flatCorner, y),
                         QPointF(option.rect.right() + 1 - flatCorner, y));
    }
    painter.restore();
}

/// A tool that is on has a ground in the soft accent colour; under the mouse it has a quiet ground.
void paintTool(QPainter& painter, const QStyleOption& option) {
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool pressed = option.state.testFlag(QStyle::State_Sunken);
    const bool hovered =
        option.state.testFlag(QStyle::State_Enabled) && option.state.testFlag(QStyle::State_MouseOver);
    if (!on && !pressed && !hovered) return;
    const Theme theme = themeOf(option.palette);
    const ThemeColours& colours = coloursOf(theme);
    QColor ground = on ? colours.accent : colours.text;
    ground.setAlphaF(on ? 0.16F : pressed ? 0.14F : 0.08F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(ground);
    const bool outlined = on && (theme == Theme::HighContrast || theme == Theme::BlackAndWhite);
    painter.setPen(outlined ? QPen(colours.accent, 1) : QPen(Qt::NoPen));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), flatCorner, flatCorner);
    painter.restore();
}

/// The focus frame of tools, boxes, tabs and entries: Fusion's has a contrast of only 2 to the ground.
void paintFocus(QPainter& painter, const QStyleOption& option) {
    if (!option.state.testFlag(QStyle::State_KeyboardFocusChange)) return;
    const ThemeColours& colours = coloursOf(themeOf(option.palette));
    const bool onAccent = option.state.testFlag(QStyle::State_Selected);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(onAccent ? colours.onAccent : colours.accent, 2));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 3, 3);
    painter.restore();
}

/// The outline of a box, which Fusion makes hard to see on a dark card.
void paintOutline(QPainter& painter, const QStyleOption& option, bool round) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(option.palette.color(QPalette::Dark));
    const QRectF outline = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (round)
        painter.drawEllipse(outline);
    else
        painter.drawRoundedRect(outline, 2, 2);
    painter.restore();
}

/// The edge of a text field: Fusion's is darker than a dark card and pale on a light one.
void paintFieldEdge(QPainter& painter, const QStyleOption& option) {
    if (!option.state.testFlag(QStyle::State_Enabled)) return;
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(focused ? QPen(coloursOf(themeOf(option.palette)).accent, 2)
                           : QPen(option.palette.color(QPalette::Dark), 1));
    const double inset = focused ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), 2, 2);
    painter.restore();
}

/// Whether a widget is a field of several lines.
bool isTypedIn(const QWidget* widget) {
    const auto* text = qobject_cast<const QTextEdit*>(widget);
    const auto* plain = qobject_cast<const QPlainTextEdit*>(widget);
    return (text != nullptr && !text->isReadOnly()) || (plain != nullptr && !plain->isReadOnly());
}

/// The frame of a list or a page that has the focus, whether or not a row is chosen in it. The frame is one
/// pixel wide, so it has the colour that differs most from the usual one.
void paintFocusedFrame(QPainter& painter, const QStyleOption& option) {
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(option.palette.color(QPalette::WindowText)); // also around a white page on a dark ground
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

/// Icons and boxes grow with the font.
int grownWithType(int usual, const QWidget* widget) {
    return grown(usual, widget != nullptr ? widget->font() : QApplication::font());
}

} // namespace

void setReducedMotion(bool reduced) {
    isMotionReduced = reduced;
}

void paintRaisedCard(QPainter& painter, const QRectF& frame, double corner, const QPalette& palette,
                     const QColor& fill) {
    painter.setPen(Qt::NoPen);
    if (themeOf(palette) == Theme::Light)
        for (const int spread : {3, 2, 1}) {
            constexpr QColor shadow(0x1b, 0x3a, 0x5c, 20);
            painter.setBrush(shadow);
            painter.drawRoundedRect(frame.adjusted(-spread + 1, -spread + 2, spread - 1, spread),
                                    corner + spread - 1, corner + spread - 1);
        }
    painter.setBrush(fill);
    painter.drawRoundedRect(frame, corner, corner);
}

bool hasLargeTargets() {
    return areTargetsLarge;
}

void setLargeTargets(bool large) {
    if (std::exchange(areTargetsLarge, large) == large) return;
    const Restyling now;
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent change(QEvent::StyleChange);
        QCoreApplication::sendEvent(widget, &change);
        widget->updateGeometry();
    }
}

FlatStyle::FlatStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool quiet = button != nullptr && button->features.testFlag(QStyleOptionButton::Flat) &&
                           !(option->state & (State_Sunken | State_On | State_MouseOver)) &&
                           !isFocused(*option);
        if (!quiet) paintField(*painter, *option);
        return;
    }
    case PE_PanelButtonTool:
        return paintTool(*painter, *option);
    case PE_FrameFocusRect:
        if (qobject_cast<const QPushButton*>(widget) == nullptr)
            paintFocus(*painter, *option); // those have theirs
        return;
    case PE_FrameLineEdit:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return paintFieldEdge(*painter, *option);
    case PE_Frame:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (isTypedIn(widget))
            paintFieldEdge(*painter, *option);
        else if (isFocused(*option) && qobject_cast<const QAbstractScrollArea*>(widget) != nullptr)
            paintFocusedFrame(*painter, *option);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_IndicatorRadioButton:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return paintOutline(*painter, *option, element == PE_IndicatorRadioButton);
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

/// Fusion draws the focus frame of a tab itself, not with drawPrimitive().
void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const auto* tab =
        element == CE_TabBarTabLabel ? qstyleoption_cast<const QStyleOptionTab*>(option) : nullptr;
    if (tab == nullptr || !tab->state.testFlag(State_HasFocus))
        return QProxyStyle::drawControl(element, option, painter, widget);
    constexpr int inset = 3; // [px]
    QStyleOptionTab label = *tab;
    label.state &= ~State_HasFocus;
    QProxyStyle::drawControl(element, &label, painter, widget);
    label.rect.adjust(inset, inset, -inset, -inset);
    label.state &= ~State_Selected; // it has no accent behind it
    paintFocus(*painter, label);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    const auto* box =
        control == CC_ComboBox ? qstyleoption_cast<const QStyleOptionComboBox*>(option) : nullptr;
    if (box == nullptr || box->editable) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        const auto* spin =
            control == CC_SpinBox ? qstyleoption_cast<const QStyleOptionSpinBox*>(option) : nullptr;
        if ((spin != nullptr && spin->frame) || (box != nullptr && box->frame))
            paintFieldEdge(*painter, *option);
        return;
    }
    paintField(*painter, *box);
    const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    const QPointF middle = QRectF(arrow).center();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(
        QPen(box->palette.color(box->state.testFlag(State_Enabled) ? QPalette::Normal : QPalette::Disabled,
                                QPalette::ButtonText),
             1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(
        QPolygonF({middle + QPointF(-3.5, -1.5), middle + QPointF(0, 2), middle + QPointF(3.5, -1.5)}));
    painter->restore();
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_TabBarIconSize:
    case PM_ListViewIconSize:
        return grownWithType(usual, widget);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return std::max(grownWithType(usual, widget), areTargetsLarge ? fingerTarget / 2 : 0);
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength:
    case PM_ToolBarExtensionExtent:
        return areTargetsLarge ? std::max(usual, fingerTarget) : usual;
    default:
        return usual;
    }
}

/// Everything that can be pressed has room for a finger; a check box shares the room with its words.
QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                  const QWidget* widget) const {
    const QSize usual = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (!areTargetsLarge) return usual;
    switch (type) {
    case CT_ToolButton:
    case CT_PushButton:
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_TabBarTab:
        return usual.expandedTo({fingerTarget, fingerTarget});
    case CT_ComboBox:
    case CT_SpinBox:
    case CT_LineEdit:
    case CT_ItemViewItem:
    case CT_HeaderSection:
    case CT_MenuItem:
    case CT_MenuBarItem:
    case CT_Slider:
        return usual.expandedTo({0, fingerTarget});
    default:
        return usual;
    }
}

/// Buttons of dialogs have words only: the icons of the system's theme do not match the others. Disabled menu
/// entries have no light copy below their words, which would blur them.
int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_EtchDisabledText) return 0;
    if (hint == SH_Widget_Animation_Duration && isMotionReduced) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace timestep
