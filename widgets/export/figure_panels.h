// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figure_layout.h"

#include <memory>
#include <vector>

namespace timestep {

/// The layout of a whole figure: one plot, or panels row by row whose axes are in line and equally large,
/// with the legend, title, remarks and caption of all. Panels that have the same x axis below each other, or
/// the same y axis beside each other, span the same range and have numbers once. All lengths are in dots of
/// figureResolution from the upper left corner of the figure.
class FigurePanels {
    Q_DECLARE_TR_FUNCTIONS(timestep::FigureLayout)

public:
    explicit FigurePanels(const Figure& figure);

    void paint(QCPPainter& painter) const;

    /// One plot of the figure.
    struct Panel {
        FigureSpec layout;
        PlotSpec plot;
        const Table* table;
        ExactMotion exact;
        double share;
        PanelPlace place = {};
        QRectF cell = {};
        std::unique_ptr<Figure> figure = {}; ///< refers to `layout` and `plot`
        std::unique_ptr<FigureLayout> drawn = {};
    };
    const std::vector<std::unique_ptr<Panel>>& panels() const { return m_panels; }
    std::size_t columns() const { return m_columns; }
    QRectF page() const { return m_page; }
    /// The legend of several panels and its box; none: they have their own, or there is no room.
    const FigureLegend* legend() const { return m_legend.get(); }
    QRectF legendBox() const { return m_legendBox; }
    /// Title, remarks and caption of several panels.
    const std::vector<FigureLayout::TextBox>& texts() const { return m_texts; }
    const QFont& font() const { return m_panels.front()->drawn->font(); }

    /// The remarks, left-out values and problems of all panels.
    QString remarks() const;
    QString leftOut() const;
    QStringList problems() const;
    /// As of FigureLayout [dots]. The axes are those of the first panel.
    double heightMissing() const;
    bool legendIsBelow() const;
    double axesHeight() const { return m_panels.front()->drawn->axes().height(); }
    double axesWithoutLegend() const;

private:
    void add(const FigurePanel& panel);
    void layOut(const QRectF& area);
    void layOutAgain();
    void shareAxes();
    void makeLegend();
    QRectF placeTexts();
    void fitCells(const QRectF& area);
    void alignAxes();
    std::size_t rows() const { return (m_panels.size() + m_columns - 1) / m_columns; }

    const Figure& m_figure;
    std::vector<std::unique_ptr<Panel>> m_panels;
    std::size_t m_columns = 1;
    QRectF m_page;
    std::unique_ptr<FigureLegend> m_legend;
    QRectF m_legendBox;
    std::vector<FigureLayout::TextBox> m_texts;
    QStringList m_problems;
    double m_heightMissing = 0;
};

} // namespace timestep
