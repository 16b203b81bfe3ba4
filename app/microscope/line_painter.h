// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/microscope/microscope_sheet.h"
#include "widgets/look/theme.h"

#include <QFont>
#include <QLocale>
#include <QRect>

class QPainter;
class QStyleOptionViewItem;

namespace timestep {

/// Measures and draws a line of the microscope.
class LinePainter {
public:
    LinePainter(const QStyleOptionViewItem& option, const QLocale& locale);

    int height(const MicroscopeLine& line, int width) const;
    /// `chosen`: draws a bar at the leading edge and a highlighted background.
    void paint(QPainter& painter, const MicroscopeLine& line, const QRect& place, bool chosen) const;

private:
    /// Draws the line, or only measures it if `painter` is null; returns the lower edge [px].
    double lay(QPainter* painter, const MicroscopeLine& line, double top, double left, double width) const;
    double layText(QPainter* painter, const QString& text, double top, double left, double width,
                   const QFont& font, const QColor& colour) const;
    double layFormulas(QPainter* painter, const QStringList& formulas, double top, double left,
                       double width) const;
    double layArrow(QPainter* painter, const MicroscopeLine::Arrow& arrow, double top, double left,
                    double width) const;

    QFont m_font;
    Theme m_theme;
    QLocale m_locale;
    bool m_mirrored;
    bool m_focused;
};

} // namespace timestep
