// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/view_contents.h"
#include "widgets/view/contents/view_overlay.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QWidget;

namespace timestep {

/// The medium that a view is drawn on.
struct ViewFormat {
    OverlayLook look;
    QFont font;
    bool vector = false; ///< for a file or a printer: no pixmaps, no lines of one pixel
};

/// Returns 1/96 inch in pixels for the line widths of a view. They follow the font size, so that lines are
/// thick with large fonts and on projectors.
double unitOf(const QFont& font);
/// The format of a widget on the screen.
ViewFormat formatOf(const QWidget& widget);

/// What a drag may take hold of.
enum class DragReach {
    Everything, ///< particles, previous positions, whole sticks, bodies
    Particles,  ///< particles and bodies
    Ghosts      ///< previous positions
};

/// Places of the parts of a view in a rectangle [px], and what is at a pixel. The contents must outlive it
/// and not change.
class ViewGeometry {
public:
    ViewGeometry(const ViewContents& contents, ViewFormat format, const QRectF& rectangle);

    const ViewContents& contents() const { return m_contents; }
    const ShownRuns& runs() const { return m_contents.runs; }
    const ViewFormat& format() const { return m_format; }
    double unit() const { return m_format.look.unit; } ///< 1/96 inch [px]

    const QRectF& rectangle() const { return m_rectangle; }
    const std::vector<LegendEntry>& legendEntries() const { return m_entries; }
    /// The height of the row that the colours of strain have for themselves; 0: they are beside the legend.
    double strainRow() const { return m_strainRow; }
    QRectF legend() const { return m_legend; }
    /// Where the longest line of the legend ends [px].
    double legendEnd() const { return m_legendEnd; }
    QRectF scenes() const { return m_scenes; }       ///< all cells together
    QRectF filmStrip() const { return m_filmStrip; } ///< above the cells; empty if there is none
    QRectF readouts() const { return m_readouts; }
    /// The pictures: one, or one for each run.
    const std::vector<QRectF>& cells() const { return m_cells; }
    /// The places of the captions above the cells; empty if there is only one cell.
    const std::vector<QRectF>& captions() const { return m_captions; }
    QRectF cellOf(int run) const;
    /// The cell at a pixel; the first cell if none is there.
    QRectF cellAt(QPointF pixel) const;
    ViewTransform transformOf(int run) const { return transformIn(cellOf(run)); }
    ViewTransform transformIn(const QRectF& cell) const { return m_contents.camera.transform(cell, unit()); }

    /// Length on the screen over length in the frame, for arrows of this role.
    double arrowFactor(Role role, int run) const {
        return runs().arrows().factor(role, transformOf(run).scale(), unit());
    }
    /// The run whose cell contains the pixel. -1: overlaid runs share one cell, or no cell is there.
    int runAt(QPointF pixel) const;
    enum class Outside { Wholly, Partly };
    /// The part of the moving bodies of a run that lie outside its cell; 0 if it has none.
    double shareOutside(int run, Outside counts = Outside::Wholly) const;
    /// What a press at the pixel grabs: what lies there, or else the nearest thing within
    /// ViewContents::dragReach.
    std::optional<DragTarget> dragTargetAt(QPointF pixel, DragReach reach) const;
    /// Where a particle is drawn; the origin if it is not shown.
    QPointF pixelOf(const ParticleRef& particle) const;
    /// The stick whose middle is nearest to the pixel, within 80/96 inch; null if there is none.
    const FrameSegment* stickAt(QPointF pixel, int run) const;

private:
    int columns(int runs, double caption) const;
    void placeCells();
    void findArrow(int run, QPointF pixel, std::optional<DragTarget>& best, double& distance) const;

    const ViewContents& m_contents;
    ViewFormat m_format;
    QRectF m_rectangle;
    std::vector<LegendEntry> m_entries;
    QRectF m_legend, m_filmStrip, m_scenes, m_readouts;
    double m_legendEnd = 0;
    double m_strainRow = 0;
    std::vector<QRectF> m_cells, m_captions;
};

} // namespace timestep
