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

/// A cloth of more nodes than this is thinned out: every second row and column of nodes gets a colour, and
/// each four cells between them are filled with one.
inline constexpr std::size_t mixedCells = 5000;

/// Draws a cloth as a shaded surface: each cell whose four threads are there, in the colour of its strain.
/// The run is flat. The shading shows how slack the cloth is: it is drawn in folds whose threads are as steep
/// as threads must be to keep their length over a shorter distance. Edges, tears and loose threads are exact.
/// Keeps its buffers from one frame to the next.
class SheetPainter {
public:
    void paint(QPainter& painter, const FrameSheet& sheet, const ViewTransform& transform, const QRectF& area,
               const FrameLook& look);

private:
    struct Node {
        QPointF at;        ///< [px]
        float light = 0;   ///< share of the light that the surface reflects
        float strain = 0;  ///< mean of its threads
        bool near = false; ///< it is finite and near enough to be drawn
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

    std::uint32_t m_by = 1; ///< rows and columns from one node with a colour to the next
    std::vector<Node> m_nodes;
    std::vector<float> m_light, m_strain; ///< of the nodes, smoothed
    std::vector<SurfaceColour> m_colours; ///< by node; where nodes are thinned out, of every second
    std::vector<char> m_whole;            ///< by the node at a cell's corner of lowest number
    std::vector<char> m_blocks;           ///< of 2 x 2 cells, whether all four are whole
    SurfaceRaster m_surface;
    LineRaster m_lines;
};

} // namespace timestep
