// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/blocks/picture.h"
#include "widgets/view/picture/view_painter.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace timestep {

/// Draws a curve of a picture in the pen of the painter.
void drawPictureCurve(QPainter& painter, PictureCurve::Shape shape, const QPolygonF& points);

/// A picture of a run: its instants beside each other or one over the other, drawn as the stage draws them,
/// with one scale and one key. The run is made when the picture is first needed.
class RunPicture {
public:
    /// The picture has a run and must outlive this.
    explicit RunPicture(const Picture& picture);

    /// Height of the whole picture at a width [px].
    int heightFor(int width, const ViewFormat& format);
    void paint(QPainter& painter, const QRectF& all, const ViewFormat& format);

private:
    /// Places in a picture of a certain width [px].
    struct Layout {
        int columns = 1;
        double width = 1, height = 1; ///< of a cell
        double caption = 0;           ///< height of the line below a cell
        std::vector<LegendEntry> key;
        double keyHeight = 0, line = 0;
        bool strain = false, scale = false; ///< what the last line shows
    };
    void follow();
    void make();
    ViewContents cellOf(const ViewContents& shared, std::size_t instant, int run) const;
    Layout layout(double width, const ViewFormat& format) const;
    void paintLines(QPainter& painter, const ViewGeometry& geometry) const;

    const Picture& m_picture;
    const PictureRun& m_run;
    std::vector<std::vector<RunFrame>> m_instants; ///< the runs at each instant that was reached
    std::vector<double> m_times;
    std::vector<std::int64_t> m_steps;
    std::optional<ViewContents> m_shared; ///< all runs at the last instant
    std::vector<ViewContents> m_cells;
    QStringList m_captions;
    Box m_part;
    ViewPainter m_painter;
};

} // namespace timestep
