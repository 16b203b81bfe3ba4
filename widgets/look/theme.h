// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>

class QApplication;

namespace timestep {

/// What a drawing is made for. Print is a white page: figures, printers. HighContrast has strong colours and
/// lines on white; BlackAndWhite has greys only, so that dashes, markers and brightness carry all
/// information.
enum class Theme { Light, Dark, Print, HighContrast, BlackAndWhite };

/// The colours of a theme by purpose. Texts have a contrast of at least 4.5 on window and card.
struct ThemeColours {
    QColor window;                                ///< ground behind the cards
    QColor card;                                  ///< ground of a card and of a plot
    QColor canvas, canvasEdge;                    ///< ground of the picture, in its middle and at its edge
    QColor button;                                ///< ground of buttons and fields on a card
    QColor text;                                  ///< for most texts
    QColor quietText;                             ///< tick labels, notes
    QColor grid;                                  ///< grid lines, borders, separators
    QColor axis;                                  ///< axis lines and ticks
    QColor accent;                                ///< selection, links, focus
    QColor onAccent;                              ///< text on the accent
    QColor disabledText;                          ///< exempt from the contrast rule
    QColor velocity, force, impulse, penetration; ///< of arrows and contacts; contrast 3 : 1 on the card
    std::array<QColor, 6> islands;                ///< for bodies joined by contacts
};

const ThemeColours& coloursOf(Theme theme);

QPalette paletteOf(Theme theme);

/// Returns the theme that a palette was made for, or for other palettes the nearer of light and dark.
Theme themeOf(const QPalette& palette);

/// A short style sheet, so that Fusion keeps its metrics: a QFrame with the property `card` set is a card
/// with rounded corners, the menu bar and tool bars are quiet.
QString styleSheetOf(Theme theme);

/// Sets Fusion style, palette and style sheet for the whole program. Widgets get a QEvent::PaletteChange.
void applyTheme(QApplication& application, Theme theme);

/// Returns the contrast of two opaque colours, 1 to 21.
/// Source: WCAG 2.1, definitions of "relative luminance" and "contrast ratio".
double contrast(const QColor& one, const QColor& other);
/// Returns the colour of a line, mixed with that of texts until words in it are readable on a card (4.5 : 1).
QColor textColourOf(const QColor& line, Theme theme);

} // namespace timestep
