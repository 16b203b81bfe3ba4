// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figure.h"
#include "widgets/export/figure_legend.h"
#include "widgets/export/ink_grid.h"
#include "widgets/plot/chart/chart.h"
#include "widgets/plot/content/plot_content.h"

namespace timestep {

/// The layout of a figure: places of axes, legend, title and caption. All lengths are in dots of
/// figureResolution from the upper left corner of the figure. The axes keep leastPlotShare of the height;
/// parts that do not fit beside them are left out and named in problems().
class FigureLayout {
    Q_DECLARE_TR_FUNCTIONS(timestep::FigureLayout)

public:
    /// `leastLeft`: width that the left margin of the axes has at least, for figures below each other.
    explicit FigureLayout(const Figure& figure, int leastLeft = 0);

    void paint(QCPPainter& painter);

    QRectF page() const { return m_page; }
    /// The rectangle between the axes.
    QRectF axes() const;
    int leftMargin() const { return m_chart.left(); }
    /// The box of the legend; empty without one, and of names at the curves.
    QRectF legend() const { return m_legendBox; }
    /// False if there is no legend, for example because the only curve needs none.
    bool namesCurves() const { return m_legend.entries() > 0; }
    std::size_t legendColumns() const { return m_legend.columns(); }
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

private:
    struct CurveName {
        QString text;
        QColor colour;
        QPointF end;  ///< of the curve
        double y = 0; ///< middle of the name
    };
    double wrappedHeight(const QFont& font, const QString& text) const;
    void layOutPlot();
    double freeHeight() const;
    void placeTexts();
    FigureLegend legendOf(bool fits) const;
    void placeLegend();
    bool findPlace(LegendPlace wanted);
    bool placeInside(const InkGrid& ink);
    bool placeBelow();
    bool placeAbove();
    void placeAtCurves();
    InkGrid inkOfCurves() const;
    void say(const QString& what, double heightMissing);

    const Figure& m_figure;
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
};

} // namespace timestep
