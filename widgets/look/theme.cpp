// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/theme.h"

#include "widgets/look/flat_style.h"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace timestep {

const ThemeColours& coloursOf(Theme theme) {
    static const ThemeColours light{
        .window = "#e4eaf1",
        .card = "#ffffff",
        .canvas = "#ffffff",
        .canvasEdge = "#dfe8f2",
        .button = "#f8fafc",
        .text = "#141a22",
        .quietText = "#465261",
        .grid = "#cbd5e0",
        .axis = "#697685",
        .accent = "#0063a8",
        .onAccent = "#ffffff",
        .disabledText = "#8d98a5",
        .velocity = "#00855f",
        .force = "#d55e00",
        .impulse = "#b0508c",
        .penetration = "#b87a00",
        .islands = {"#0072b2", "#d55e00", "#00855f", "#b0508c", "#b87a00", "#3a8fc7"}};
    static const ThemeColours dark{
        .window = "#17191c",
        .card = "#1f2226",
        .canvas = "#1d2126",
        .canvasEdge = "#101214",
        .button = "#2b2f36",
        .text = "#e6e8eb",
        .quietText = "#a9b1bb",
        .grid = "#363b43",
        .axis = "#7a838e",
        .accent = "#56b4e9",
        .onAccent = "#101215",
        .disabledText = "#6d7680",
        .velocity = "#2fc79a",
        .force = "#ff8c42",
        .impulse = "#e79ac4",
        .penetration = "#f0c541",
        .islands = {"#56b4e9", "#ff8c42", "#2fc79a", "#e79ac4", "#f0c541", "#8fa8ff"}};
    static const ThemeColours print{
        .window = "#ffffff",
        .card = "#ffffff",
        .canvas = "#ffffff",
        .canvasEdge = "#ffffff",
        .button = "#ffffff",
        .text = "#000000",
        .quietText = "#333333",
        .grid = "#dcdcdc",
        .axis = "#444444",
        .accent = "#0072b2",
        .onAccent = "#ffffff",
        .disabledText = "#888888",
        .velocity = "#00855f",
        .force = "#d55e00",
        .impulse = "#b0508c",
        .penetration = "#b87a00",
        .islands = {"#0072b2", "#d55e00", "#00855f", "#b0508c", "#b87a00", "#3a8fc7"}};
    static const ThemeColours highContrast{
        .window = "#ffffff",
        .card = "#ffffff",
        .canvas = "#ffffff",
        .canvasEdge = "#ffffff",
        .button = "#ffffff",
        .text = "#000000",
        .quietText = "#262626",
        .grid = "#8c8c8c",
        .axis = "#000000",
        .accent = "#00457a",
        .onAccent = "#ffffff",
        .disabledText = "#595959",
        .velocity = "#00573d",
        .force = "#9a3d00",
        .impulse = "#7a2a5f",
        .penetration = "#6b4600",
        .islands = {"#00457a", "#9a3d00", "#00573d", "#7a2a5f", "#6b4600", "#1f5f8a"}};
    static const ThemeColours blackAndWhite{
        .window = "#ffffff",
        .card = "#ffffff",
        .canvas = "#ffffff",
        .canvasEdge = "#ffffff",
        .button = "#ffffff",
        .text = "#000000",
        .quietText = "#333333",
        .grid = "#c4c4c4",
        .axis = "#444444",
        .accent = "#1a1a1a",
        .onAccent = "#ffffff",
        .disabledText = "#808080",
        .velocity = "#222222",
        .force = "#555555",
        .impulse = "#3c3c3c",
        .penetration = "#6e6e6e",
        .islands = {"#2a2a2a", "#7a7a7a", "#4a4a4a", "#909090", "#606060", "#383838"}};
    switch (theme) {
    case Theme::HighContrast:
        return highContrast;
    case Theme::BlackAndWhite:
        return blackAndWhite;
    case Theme::Dark:
        return dark;
    case Theme::Print:
        return print;
    case Theme::Light:
        break;
    }
    return light;
}

QPalette paletteOf(Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    QPalette palette;
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.card);
    palette.setColor(QPalette::AlternateBase, colours.window);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::Button, colours.button);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, colours.text);
    palette.setColor(QPalette::ToolTipBase, colours.card);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.quietText);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::LinkVisited, colours.accent);
    palette.setColor(QPalette::Light, colours.card);
    palette.setColor(QPalette::Midlight, colours.grid);
    palette.setColor(QPalette::Mid, colours.grid);
    palette.setColor(QPalette::Dark, colours.axis);
    palette.setColor(QPalette::Shadow, colours.axis);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.disabledText);
    return palette;
}

Theme themeOf(const QPalette& palette) {
    // Both are on white, as Light is: the accent distinguishes them.
    for (const Theme theme : {Theme::HighContrast, Theme::BlackAndWhite})
        if (palette.color(QPalette::Highlight) == coloursOf(theme).accent &&
            palette.color(QPalette::Base) == coloursOf(theme).card)
            return theme;
    return contrast(palette.color(QPalette::Base), Qt::white) <
                   contrast(palette.color(QPalette::Base), Qt::black)
               ? Theme::Light
               : Theme::Dark;
}

QString styleSheetOf(Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    return QStringLiteral(
               "QFrame[card=\"true\"]{background:%1;border:1px solid %2;border-radius:10px}"
               "QMenuBar{background:%1;border-bottom:1px solid %2;padding:0px 4px;spacing:2px}"
               "QMenuBar::item{padding:11px 10px;background:transparent}"
               "QMenuBar::item:selected{background:%2}"
               "QToolBar{background:%1;border:none;spacing:4px}"
               "QToolBar[floating=\"true\"]{border:1px solid %2;border-radius:8px;padding:1px;spacing:1px}"
               "QToolBar::separator{background:%2;width:1px;margin:6px 8px}"
               "QToolTip{background:%1;color:%3;border:1px solid %2;padding:3px}"
               "QSlider::groove:horizontal{height:4px;border-radius:2px;background:%2}"
               "QSlider::sub-page:horizontal{height:4px;border-radius:2px;background:%4}"
               "QSlider::handle:horizontal{width:12px;height:12px;margin:-6px 0px;border-radius:8px;"
               "border:2px solid %4;background:%1}"
               "QSlider::handle:horizontal:hover,QSlider::handle:horizontal:focus{background:%4}"
               "QSlider::sub-page:horizontal:disabled{background:%5}"
               "QSlider::handle:horizontal:disabled{border-color:%5;background:%1}"
               "QScrollBar{background:transparent;border:none;margin:0px}"
               "QScrollBar:vertical{width:10px}QScrollBar:horizontal{height:10px}"
               "QScrollBar::handle{background:%5;border-radius:3px;margin:2px}"
               "QScrollBar::handle:disabled{background:transparent}"
               "QScrollBar::handle:hover{background:%4}"
               "QScrollBar::handle:vertical{min-height:28px}QScrollBar::handle:horizontal{min-width:28px}"
               "QScrollBar::add-line,QScrollBar::sub-line{width:0px;height:0px}"
               "QScrollBar::add-page,QScrollBar::sub-page{background:transparent}")
        .arg(colours.card.name(), colours.grid.name(), colours.text.name(), colours.accent.name(),
             colours.disabledText.name());
}

namespace {

/// Everything that a finger must hit is as large as a fingertip; the handle of a slider looks smaller than it
/// is.
QString largeTargetSheetOf(Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    return QStringLiteral(
               "QSlider::handle:horizontal{width:40px;height:40px;margin:-18px 0px;border:none;background:"
               "qradialgradient(cx:0.5,cy:0.5,radius:0.5,fx:0.5,fy:0.5,stop:0 %1,stop:0.4 %1,"
               "stop:0.42 %2,stop:0.54 %2,stop:0.56 transparent,stop:1 transparent)}"
               "QSlider::handle:horizontal:disabled{border:none;background:"
               "qradialgradient(cx:0.5,cy:0.5,radius:0.5,fx:0.5,fy:0.5,stop:0 %1,stop:0.4 %1,"
               "stop:0.42 %3,stop:0.54 %3,stop:0.56 transparent,stop:1 transparent)}"
               "QMenuBar::item{padding:14px 10px}QAbstractSpinBox{min-height:40px}"
               "QPushButton[chip=\"true\"]{min-height:32px}"
               "timestep--CourseHero QPushButton{min-height:32px}"
               "timestep--Legend QToolButton{min-height:36px;min-width:28px}")
        .arg(colours.card.name(), colours.accent.name(), colours.disabledText.name());
}

} // namespace

void applyTheme(QApplication& application, Theme theme) {
    const Restyling now;
    // Only once: replacing a style polishes every widget again.
    static const bool styled = (QApplication::setStyle(new FlatStyle), true);
    Q_UNUSED(styled)
    QApplication::setPalette(paletteOf(theme));
    application.setStyleSheet(styleSheetOf(theme) +
                              (hasLargeTargets() ? largeTargetSheetOf(theme) : QString()));
#ifdef Q_OS_WIN
    // On some systems a new style gives menus and tool tips the fonts of the system; setting the program's
    // font undoes this.
    static const bool lettered = (QApplication::setFont(QApplication::font()), true);
    Q_UNUSED(lettered)
#endif
}

namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& one, const QColor& other) {
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor textColourOf(const QColor& line, Theme theme) {
    constexpr double legible = 4.5;
    constexpr float share = 0.12F;
    const ThemeColours& colours = coloursOf(theme);
    QColor mixed = line;
    const auto between = [](float from, float to) { return from + (to - from) * share; };
    for (int i = 0; i < 20 && contrast(mixed, colours.card) < legible; ++i)
        mixed = QColor::fromRgbF(between(mixed.redF(), colours.text.redF()),
                                 between(mixed.greenF(), colours.text.greenF()),
                                 between(mixed.blueF(), colours.text.blueF()));
    return mixed;
}

} // namespace timestep
