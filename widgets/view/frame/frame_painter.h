// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/look/curve_style.h"
#include "widgets/view/frame/layer_painter.h"
#include "widgets/view/frame/line_raster.h"
#include "widgets/view/frame/sheet_painter.h"
#include "widgets/view/frame/strain_colours.h"
#include "widgets/view/frame/view_transform.h"

#include <QLineF>
#include <QLocale>
#include <QRectF>
#include <QString>

#include <array>
#include <vector>

class QPainter;

namespace timestep {

/// A limb of a figure on its way to the screen.
struct DrawnLimb {
    QLineF line; ///< [px]
    QColor colour;
};

/// How a frame is drawn.
struct FrameLook {
    Theme theme = Theme::Light;
    RunStyle style;           ///< of the run: its bodies, and its sticks when `severalRuns`
    bool severalRuns = false; ///< several runs share the picture: colour, dash and marker distinguish them
    double strainScale = 0; ///< strain that gets the strongest colour; 0, or severalRuns: strain is not shown
    double unit = 1;        ///< 1/96 inch in the painter's coordinates: line widths and dots
    bool vector = false;    ///< for a file or a printer: no pixmaps, no lines of one pixel
    const ArrowScale* arrows = nullptr; ///< enlargement of arrows; null: they are drawn at true length
    bool ground = true;      ///< false: another run has already drawn the fixed things (paintGround())
    QString lengthUnit = {}; ///< shown at the last number of a ruler
    QLocale locale = {};     ///< of its numbers
    double strength = 1;     ///< 0 to 1; less than 1 for a pale picture of an earlier time or run

    /// A colour mixed with the background according to `strength`, and still opaque.
    QColor ink(const QColor& colour) const;
};

/// Mixes two colours: `from` at a share of 0, `to` at 1.
QColor mixedColours(const QColor& from, const QColor& to, double share);

/// Returns the grey of equal brightness.
QColor inGrey(const QColor& colour);

/// The result of drawing a frame.
struct PaintedFrame {
    bool finite = true; ///< false: some coordinate is not a finite number
    bool inView = true; ///< false: the frame is not empty, but all its bodies (without bodies: all its
                        ///< things) lie outside
};

/// Above this many segments, polygons and layers are drawn without antialiasing.
inline constexpr std::size_t antialiasedSegments = 4000;
/// Up to this many segments, sticks are drawn thick with round ends, which costs 10 to 50 times more than
/// lines of 1 pixel. Beyond it, LineRaster draws them 1 pixel wide.
inline constexpr std::size_t thickSegments = 400;
/// Up to this many springs are drawn as zigzags; more are drawn as straight lines.
inline constexpr std::size_t coiledSprings = 200;
/// Above this many segments, sticks lose their antialiasing, too, which is twice as fast.
inline constexpr std::size_t smoothSegments = 100'000;
/// Above this many points, dots are copied from one small picture instead of being drawn as ellipses (30
/// times faster).
inline constexpr std::size_t drawnPoints = 300;

/// Draws frames. Keeps its buffers from one frame to the next.
class FramePainter {
public:
    /// Draws the part of a frame inside `area` [px]. Coordinates may have any size and need not be finite.
    PaintedFrame paint(QPainter& painter, const Frame& frame, const ViewTransform& transform,
                       const QRectF& area, const FrameLook& look);
    /// Draws a frame as a pale, dashed outline: the exact motion.
    PaintedFrame paintGhost(QPainter& painter, const Frame& frame, const ViewTransform& transform,
                            const QRectF& area, const FrameLook& look);

private:
    void paintPolygons(QPainter& painter, const Frame& frame, const FrameLook& look);
    void paintSegments(QPainter& painter, const Frame& frame, const FrameLook& look);
    void sortSegments(const Frame& frame, const FrameLook& look);
    void paintSticks(QPainter& painter, const FrameLook& look, bool few, bool smooth);
    void paintCoils(QPainter& painter, const FrameLook& look) const;
    QColor colourOf(int step, const FrameLook& look) const;
    void paintPoints(QPainter& painter, const Frame& frame, const FrameLook& look);
    bool addLine(std::vector<QLineF>& lines, const FrameSegment& segment);
    void begin(const Frame& frame, const ViewTransform& transform, const QRectF& area);
    /// Whether a stick or a dot is a part of a cloth that is drawn as a surface.
    static bool isCovered(Shape shape, const Frame& frame) {
        return (shape == Shape::Thread || shape == Shape::Node) && !frame.sheets.empty() &&
               !frame.shows(ThreadLayer);
    }
    bool seen(bool finite, bool inside, bool isBody);
    bool seen(const FramePoint& point, QPointF centre, double radius);
    static bool isDrawn(const FramePoint& point, const Frame& frame);
    double radiusOf(const FramePoint& point, const Frame& frame, double unit) const;

    const ViewTransform* m_transform = nullptr; ///< during a call
    QRectF m_area;
    double m_largestDot = 0;   ///< radius that leaves the sticks visible [px]
    double m_smallestDot = 0;  ///< radius that is visible on thick sticks [1/96 inch]
    double m_smallestBody = 0; ///< radius of a body that has its own radius [1/96 inch]
    double m_limbRadius = 0;   ///< [px]
    std::size_t m_drawnSegments = 0;
    bool m_hasBodies = false; ///< if so, they decide whether the run is in view
    QRectF m_clip;            ///< a little more than the area: line ends stay outside
    PaintedFrame m_painted;
    struct Coil {
        QLineF line;      ///< [px]
        double width = 0; ///< [px]; 0: the painter's choice, as for springs that join particles
        int step = 0;     ///< of StrainColours
    };
    std::vector<const FramePoint*> m_pins; ///< during a call
    std::vector<Coil> m_coils;
    std::vector<DrawnLimb> m_limbs;
    std::array<std::vector<QLineF>, StrainColours::steps> m_springs, m_sticks; ///< by colour
    std::vector<QLineF> m_guides, m_grounds, m_marks, m_lines;
    LineRaster m_raster;
    SheetPainter m_sheets;
};

/// Returns the radius of the dot of a point without a radius, in a frame with this number of points [1/96
/// inch].
double dotRadius(std::size_t points);

} // namespace timestep
