// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/curves.h"

#include <QFont>
#include <QRectF>

#include <vector>

namespace timestep {

/// One entry of a legend.
struct FigureLegendEntry {
    QString label;
    RunStyle style;
    Marks marks = Marks::Lines;
};

/// The entries for curves: one each, with the short label of a fitted line after the name of its curve.
/// Several columns of several runs have one entry per run (colour and marker) and one per column (dash).
/// `fits`: whether fitted lines are included.
std::vector<FigureLegendEntry> legendEntries(const std::vector<Curve>& curves, bool fits);

/// The legend of a figure: samples and names in columns. Long names are broken at spaces, never cut.
class FigureLegend {
public:
    /// \param unit 1/96 inch in dots  \param lineWidth of the curves [dots]
    FigureLegend(const std::vector<FigureLegendEntry>& entries, const QFont& font, double unit,
                 double lineWidth, bool blackAndWhite);

    std::size_t entries() const { return m_entries.size(); }
    /// Puts the entries into `columns` columns in a box at most `widest` wide [dots]. Returns its size; a
    /// word that is wider than its column widens the box.
    QSizeF arrange(std::size_t columns, double widest);
    /// Chooses the number of columns that makes the legend lowest in this width.
    QSizeF arrangeWithin(double width);
    std::size_t columns() const { return m_columns; }
    void draw(QPainter& painter, const QPointF& corner) const;

    /// An entry as it is arranged, with the corner of the legend as origin.
    struct Placed {
        FigureLegendEntry entry;
        QRectF sample; ///< place of the line and marker
        QStringList lines;
        QPointF text; ///< left end of the first base line
    };
    std::vector<Placed> placed() const;
    double pitch() const; ///< from line to line [dots]
    const QFont& font() const { return m_font; }

private:
    struct Entry {
        FigureLegendEntry entry;
        QStringList lines = {};
        QPointF at = {}; ///< upper left corner of the text in the box
    };

    QFont m_font;
    double m_unit, m_lineWidth;
    std::vector<Entry> m_entries;
    std::size_t m_columns = 1;
};

} // namespace timestep
