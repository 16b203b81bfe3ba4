// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/picture/view_geometry.h"

#include <QStringList>

#include <vector>

namespace timestep {

/// Draws the contents of a view: background, exact motion, paths, runs, the parts of a step, legend and
/// readouts. Keeps its buffers from one picture to the next.
class ViewPainter {
public:
    /// Draws into the rectangle of the geometry. If `painted` is not null, one entry per run is appended to
    /// it.
    void paint(QPainter& painter, const ViewGeometry& geometry, std::vector<PaintedFrame>* painted = nullptr);

private:
    void paintCell(QPainter& painter, const ViewGeometry& geometry, std::size_t cell,
                   std::vector<PaintedFrame>* painted);
    void paintStart(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first, int last);
    void paintLast(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first, int last);
    void paintExact(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first, int last);
    void paintEarlier(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell) const;
    void paintPaths(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first,
                    int last) const;
    QStringList paintRuns(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first,
                          int last, std::vector<PaintedFrame>* painted);

    FramePainter m_framePainter;
};

/// Draws the ground of a picture: its middle is lighter than its edge.
void paintCanvas(QPainter& painter, const QRectF& all, Theme theme);

/// Returns the look of a run in a view.
FrameLook frameLook(const ViewGeometry& geometry, int run);

/// "t = 12.40 s", with the decimals that the step size needs.
QString timeText(const ShownRuns& runs, const QLocale& locale);
/// "step 37: energy 10⁶ times"
QString stampText(const Stamp& stamp, const QLocale& locale);
/// "step 1240"
QString stepText(const ShownRuns& runs, const QLocale& locale);

} // namespace timestep
