// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figure.h"
#include "widgets/export/figure_legend.h"
#include "widgets/export/ink_grid.h"
#include "widgets/plot/chart/chart.h"
#include "widgets/plot/content/plot_content.h"

namespace timestep {

/// What the axes of a figure share with those of the panels around them.
struct PanelPlace {
    QMargins least;                      ///< margins that the axes have at least [dots]
    bool xLabels = true, yLabels = true; ///< numbers and label beside the ticks
    double leastShare = leastPlotShare;  ///< of the height, which the axes keep
    bool printsRemarks = true;
};

/// The layout of a figure: places of axes, legend, title and caption. All lengths are in dots of
/// figureResolution from the upper left corner of the figure. The axes keep leastPlotShare of the height;
/// parts that do not fit beside them are left out and named in problems().
class FigureLayout {
    Q_DECLARE_TR_FUNCTIONS(timestep::FigureLayout)

public:
    explicit FigureLayout(const Figure& figure, const PanelPlace& place = {});

    void paint(QCPPainter& painter);

    QRectF page() const { return m_page; }
    /// The rectangle between the axes.
    QRectF axes() const;
    QMargins margins() const { return m_chart.margins(); }
    /// Where the drawing of the plot begins; its pixels are dots from here.
    QPointF plotCorner() const { return m_plotArea.topLeft(); }
    /// The box of the legend; empty without one, and of names at the curves.
    QRectF legend() const { return m_legendBox; }
    /// False if there is no legend, for example because the only curve needs none.
    bool namesCurves() const { return m_legend.entries() > 0; }
    const FigureLegend& legendContent() const { return m_legend; }
    const QFont& font() const { return m_font; }

    /// A name at the end of its curve.
    struct CurveName {
        QString text; ///< a long name has two lines
        QColor colour;
        QPointF end;  ///< of the curve
        double y = 0; ///< middle of the name
    };
    const std::vector<CurveName>& names() const { return m_names; }
    double namesLeft() const { return m_namesLeft; }

    /// A text above or below the axes.
    struct TextBox {
        QRectF box; ///< empty: left out
        QString text;
        bool isTitle = false;
    };
    /// Title, remarks and caption, where they are printed.
    std::vector<TextBox> texts() const;
    const Chart& chart() const { return m_chart; }
    const QCustomPlot& plot() const { return m_plot; }
    const CurveSet& curves() const { return m_set; }
    const PlotContent& content() const { return m_content; }
    /// Remarks on scales, spectra and differences, which the figure prints.
    QString remarks() const;
    /// How many values a logarithmic axis cannot show, which it does not print; empty: none.
    QString leftOut() const;
    /// What does not fit, one sentence each.
    const QStringList& problems() const { return m_problems; }
    /// The height that a part needs which was left out, or a legend below which is above the curves [dots].
    double heightMissing() const { return m_heightMissing; }
    /// Whether the legend is below the axes, or belongs there and has no room.
    bool legendIsBelow() const { return m_legendIsBelow; }
    /// The height of the axes before the legend was placed [dots].
    double axesWithoutLegend() const { return m_axesWithoutLegend; }

private:
    void layOutPlot();
    double freeHeight() const;
    void placeTexts();
    FigureLegend legendOf(bool fits) const;
    void placeLegend();
    bool findPlace(LegendPlace wanted);
    void reserveLegend();
    bool placeInside(const InkGrid& ink);
    bool placeBelow();
    bool placeAbove();
    void placeAtCurves();
    InkGrid inkOfCurves() const;
    void say(const QString& what, double missing);
    double heightFor(double missing) const;

    const Figure& m_figure;
    PanelPlace m_place;
    QFont m_font, m_titleFont;
    PlotContent m_content;
    CurveSet m_set;
    QCustomPlot m_plot;
    QLocale m_numbers;
    Chart m_chart;
    FigureLegend m_legend;
    QRectF m_page, m_inner;
    QRectF m_plotArea; ///< axes with their labels
    QRectF m_legendBox, m_titleBox, m_remarkBox, m_captionBox;
    double m_space = 0; ///< between parts
    std::vector<CurveName> m_names;
    double m_namesLeft = 0;
    QStringList m_problems;
    double m_heightMissing = 0, m_axesWithoutLegend = 0;
    bool m_legendIsBelow = false;
};

/// The font of all texts but the legend [px in dots].
QFont figureFont(const FigureSpec& layout, const QString& ofPlot);
/// The legend of a figure in a type a little smaller than the rest, but not below smallestType.
FigureLegend figureLegend(const std::vector<FigureLegendEntry>& entries, const FigureSpec& layout,
                          const QString& familyOfPlot);
/// Arranges a legend and returns its box at a corner chosen by hand, moved into the page [dots].
QRectF placedBox(const LegendCorner& corner, FigureLegend& legend, const QRectF& page);
/// The height of a text in this width [dots].
double wrappedHeight(const QFont& font, const QString& text, double width);
/// "The legend does not fit and is left out; a height of 70 mm holds it."
QString leftOutSentence(const QString& what, double heightMissing, const FigureSpec& layout);

} // namespace timestep
