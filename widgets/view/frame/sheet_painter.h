// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/view/frame/line_raster.h"
#include "widgets/view/frame/surface_raster.h"
#include "widgets/view/frame/view_transform.h"

#include <QLineF>
#include <QRectF>

#include <array>
#include <vector>

class QPainter;

namespace timestep {

struct FrameLook;

/// A cloth with more nodes than this is thinned out: every second row and column of nodes gets a colour, and
/// each block of four cells between them is filled with one colour.
inline constexpr std::size_t mixedCells = 5000;

/// Draws a cloth as a shaded surface: each cell whose four threads exist, in the colours of its corners: that
/// of a node is the colour of its most strained thread, so that the largest strain of the cloth is seen. The
/// simulated cloth is flat. The shading shows how slack it is: it is drawn in folds whose threads are as
/// steep as they must be to keep their length over a shorter distance. Edges, tears and loose threads are
/// exact. Keeps its buffers from one frame to the next.
class SheetPainter {
public:
    void paint(QPainter& painter, const FrameSheet& sheet, const ViewTransform& transform, const QRectF& area,
               const FrameLook& look);

private:
    struct Node {
        QPointF at;        ///< [px]
        float light = 0;   ///< share of the light that the surface reflects
        float strain = 0;  ///< the largest of its threads
        bool near = false; ///< finite and near enough to be drawn
    };
    void place(const FrameSheet& sheet, const ViewTransform& transform, const QRectF& area);
    void shade(const FrameSheet& sheet);
    void smooth(const FrameSheet& sheet);
    void findCells(const FrameSheet& sheet);
    void colour(const FrameSheet& sheet, const FrameLook& look);
    void fillCells(QPainter& painter, const FrameSheet& sheet, const QRectF& area, const FrameLook& look);
    void fillPiece(const std::array<std::size_t, 4>& ring, const SurfaceColour& colour);
    SurfaceColour blockColour(const FrameSheet& sheet, std::uint32_t row, std::uint32_t column) const;
    void fillBlocks(const FrameSheet& sheet);
    void paintEdges(QPainter& painter, const FrameSheet& sheet, const QRectF& area, const FrameLook& look);

    std::uint32_t m_by = 1; ///< distance between nodes with a colour [rows, columns]
    std::vector<Node> m_nodes;
    std::vector<float> m_light;           ///< of the nodes, smoothed
    std::vector<SurfaceColour> m_colours; ///< by node; of every second node if they are thinned out
    std::vector<char> m_whole;            ///< by the lowest-numbered node of the cell
    std::vector<char> m_blocks;           ///< of 2 x 2 cells, whether all four are whole
    SurfaceRaster m_surface;
    LineRaster m_lines;
};

} // namespace timestep
