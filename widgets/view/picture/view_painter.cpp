// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/view_painter.h"

#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/ground_painter.h"
#include "widgets/view/picture/edge_arrows.h"
#include "widgets/view/picture/energy_bar.h"
#include "widgets/view/picture/goal_painter.h"
#include "widgets/view/picture/next_frame_painter.h"
#include "widgets/view/picture/pass_painter.h"
#include "widgets/view/picture/strobe_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace timestep {

void paintCanvas(QPainter& painter, const QRectF& all, Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    if (colours.canvas == colours.canvasEdge) return painter.fillRect(all, colours.canvas);
    QRadialGradient light(all.center(), std::max(0.48 * std::hypot(all.width(), all.height()), 1.0));
    light.setColorAt(0, colours.canvas);
    light.setColorAt(1, colours.canvasEdge);
    painter.fillRect(all, light);
}

FrameLook frameLook(const ViewGeometry& geometry, int run) {
    const ViewContents& contents = geometry.contents();
    const bool strain = contents.showsStrain();
    const Theme theme = geometry.format().look.theme;
    return {theme,
            runStyle(contents.runs[static_cast<std::size_t>(run)].style, theme),
            contents.runs.size() > 1 && !strain,
            strain ? contents.options.strainScale : 0,
            geometry.unit(),
            geometry.format().vector,
            &contents.runs.arrows(),
            false,
            contents.runs.scene().lengthUnit,
            geometry.format().look.locale};
}

namespace {

void paintStrain(QPainter& painter, const ViewGeometry& geometry, QRectF& legend) {
    const QFont& font = geometry.format().font;
    const OverlayLook& look = geometry.format().look;
    const double scale = geometry.contents().options.strainScale;
    const QRectF line(legend.topLeft(), QSizeF(legend.width(), QFontMetricsF(font).height()));
    const StrainBar bar = geometry.contents().strainBar();
    paintStrainBar(painter, line, scale, bar, look);
    if (geometry.strainRow() > 0) return legend.setTop(legend.top() + geometry.strainRow());
    const double taken = strainBarWidth(font, scale, bar, look) + overlaySpace * look.unit;
    if (look.direction == Qt::LeftToRight)
        legend.setRight(std::max(legend.right() - taken, legend.left() + 1));
    else
        legend.setLeft(std::min(legend.left() + taken, legend.right() - 1));
}

/// Draws the texts above and below the cells: strain, legend, time, step or readout, scale.
void paintReadouts(QPainter& painter, const ViewGeometry& geometry) {
    const OverlayLook& look = geometry.format().look;
    const QFont& font = geometry.format().font;
    const ViewContents& contents = geometry.contents();
    QRectF legend = geometry.legend();
    if (contents.showsStrain()) paintStrain(painter, geometry, legend);
    paintLegend(&painter, font, legend, geometry.legendEntries(), look);
    QString time = timeText(contents.runs, look.locale);
    if (contents.isSlow) time += QStringLiteral(" · ") + ViewTexts::tr("slow motion");
    //: after the end of the recorded run
    if (contents.isInFreePlay) time += QStringLiteral(" · ") + ViewTexts::tr("free play, not recorded");
    const QString far = contents.readout.isEmpty() ? stepText(contents.runs, look.locale) : contents.readout;
    const bool mirrored = look.direction == Qt::RightToLeft;
    const QRectF line = geometry.readouts();
    painter.setPen(coloursOf(look.theme).quietText);
    painter.drawText(line, (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::TextSingleLine, time);
    painter.drawText(line, (mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::TextSingleLine, far);
    const QFontMetricsF metrics(font);
    const double side = std::max(metrics.horizontalAdvance(time), metrics.horizontalAdvance(far)) +
                        2 * overlaySpace * look.unit;
    if (line.width() > 2 * side)
        paintScaleBar(painter, line.adjusted(side, 0, -side, 0),
                      geometry.transformIn(geometry.cells().front()).scale(),
                      contents.runs.scene().lengthUnit, look);
}

/// Draws where a run has exploded, as a stamp across the upper part of its cell.
void paintStamp(QPainter& painter, const Stamp& stamp, const QRectF& cell, const OverlayLook& look,
                const QFont& font) {
    constexpr double turn = -4; // [degrees]
    const QString words = stampText(stamp, look.locale);
    QFont bold = font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const double margin = 8 * look.unit;
    QRectF box(0, 0, metrics.horizontalAdvance(words) + 2 * margin, metrics.height() + margin);
    box.moveCenter({0, 0});
    const QColor ink = textColourOf(coloursOf(look.theme).force, look.theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cell.center().x(), cell.top() + std::min(cell.height() / 3, 5 * metrics.height()));
    const double fits = std::min(1.0, cell.width() / (box.width() + 2 * margin));
    painter.scale(fits, fits);
    painter.rotate(turn);
    painter.setBrush(coloursOf(look.theme).card);
    painter.setPen(QPen(ink, 2 * look.unit));
    painter.drawRoundedRect(box, 4 * look.unit, 4 * look.unit);
    painter.setFont(bold);
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, words);
    painter.restore();
}

/// Draws a cross at each measured place.
void paintMarks(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell) {
    const std::vector<Point>& marks = geometry.contents().options.marks;
    if (marks.empty()) return;
    const ViewTransform transform = geometry.transformIn(cell);
    const double unit = geometry.unit(), arm = 4 * unit;
    painter.save();
    painter.setClipRect(cell, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(geometry.format().look.theme).text, 1.5 * unit));
    for (const Point& mark : marks) {
        const QPointF at = transform.toPixel(mark);
        if (!isFinite(at) || !isInside(at, cell)) continue;
        painter.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm));
        painter.drawLine(at - QPointF(arm, -arm), at + QPointF(arm, -arm));
    }
    painter.restore();
}

/// Draws the names above the upper and below the lower particles, so that a stick between them is not
/// covered.
void paintPointNames(QPainter& painter, const ViewGeometry& geometry, const Frame& frame,
                     const ViewTransform& transform, const QRectF& cell) {
    const QStringList& names = geometry.contents().options.pointNames;
    if (names.isEmpty()) return;
    const double unit = geometry.unit();
    painter.save();
    QFont bold = geometry.format().font;
    bold.setBold(true);
    painter.setFont(bold);
    const QFontMetricsF metrics(bold);
    painter.setClipRect(cell, Qt::IntersectClip);
    painter.setPen(coloursOf(geometry.format().look.theme).text);
    const auto isNamed = [&names](const FramePoint& point) {
        return point.index >= 0 && point.index < names.size() && point.role != Role::Ghost;
    };
    double sum = 0, count = 0;
    for (const FramePoint& point : frame.points)
        if (isNamed(point)) sum += transform.toPixel(point.at).y(), ++count;
    for (const FramePoint& point : frame.points) {
        if (!isNamed(point)) continue;
        const QPointF at = transform.toPixel(point.at);
        if (!isFinite(at) || !isInside(at, cell)) continue;
        const double above = std::max(point.radius * transform.scale(), dotRadius(1) * unit) + 4 * unit;
        const double width = metrics.horizontalAdvance(names[point.index]) + 2;
        const double y = at.y() > sum / count + 1 ? at.y() + above : at.y() - above - metrics.height();
        painter.drawText(QRectF(at.x() - width / 2, y, width, metrics.height()),
                         Qt::AlignCenter | Qt::TextSingleLine, names[point.index]);
    }
    painter.restore();
}

} // namespace

void ViewPainter::paint(QPainter& painter, const ViewGeometry& geometry, std::vector<PaintedFrame>* painted) {
    painter.save();
    painter.setFont(geometry.format().font);
    painter.setLayoutDirection(Qt::LeftToRight); // the alignments below are absolute
    paintCanvas(painter, geometry.rectangle(), geometry.format().look.theme);
    for (std::size_t cell = 0; cell < geometry.cells().size(); ++cell)
        paintCell(painter, geometry, cell, painted);
    if (geometry.contents().showsFilmStrip()) paintFilmStrip(painter, geometry, geometry.filmStrip());
    paintEdgeArrows(painter, geometry);
    if (!geometry.contents().alone) paintReadouts(painter, geometry);
    painter.restore();
}

void ViewPainter::paintCell(QPainter& painter, const ViewGeometry& geometry, std::size_t cell,
                            std::vector<PaintedFrame>* painted) {
    const ShownRuns& runs = geometry.runs();
    const bool several = geometry.cells().size() > 1;
    const int first = several ? static_cast<int>(cell) : 0;
    const int last = several ? first : static_cast<int>(runs.size()) - 1;
    const QRectF& area = geometry.cells()[cell];
    if (!runs.empty())
        paintGround(painter, runs[static_cast<std::size_t>(first)].frame, geometry.transformIn(area), area,
                    frameLook(geometry, first));
    paintGoals(painter, geometry, area);
    paintMarks(painter, geometry, area);
    paintStrobe(painter, m_framePainter, geometry, area, first, last);
    paintStart(painter, geometry, area, first, last);
    paintLast(painter, geometry, area, first, last);
    paintExact(painter, geometry, area, first, last);
    if (first == 0) paintEarlier(painter, geometry, area);
    paintPaths(painter, geometry, area, first, last);
    const QStringList notes = paintRuns(painter, geometry, area, first, last, painted);
    if (geometry.contents().showsFilmStrip() && !runs.empty()) paintNextFrame(painter, geometry, area);
    paintGoalFronts(painter, geometry, area);
    paintGuesses(painter, geometry, area, first, last);
    if (cell == 0) paintGoalNotes(painter, geometry, area);

    const OverlayLook& look = geometry.format().look;
    const double edge = overlaySpace * look.unit;
    QRectF within = area.adjusted(edge, edge, -edge, 0);
    if (several) {
        painter.setPen(QPen(coloursOf(look.theme).grid, 1));
        painter.setBrush(Qt::NoBrush);
        painter.setRenderHint(QPainter::Antialiasing, false);
        const QRectF caption = geometry.captions()[cell];
        painter.drawRect(caption.united(area).adjusted(0, 0, -1, -1));
        LegendEntry entry{runStyle(runs[cell].style, look.theme), runs[cell].label, true};
        for (const RunFrame& run : runs)
            if (run.label.size() > entry.longest.size()) entry.longest = run.label;
        QRectF line = caption.adjusted(edge, 2 * look.unit, -edge, 0);
        if (runs[cell].energy) {
            const double taken =
                edge + paintEnergyBar(painter, line, *runs[cell].energy, entry.style.colour, look);
            if (look.direction == Qt::LeftToRight)
                line.setRight(line.right() - taken);
            else
                line.setLeft(line.left() + taken);
        }
        paintLegend(&painter, geometry.format().font, line, {entry}, look);
    }
    for (int run = first; run <= last; ++run)
        if (const std::optional<Stamp>& stamp = runs[static_cast<std::size_t>(run)].stamp) {
            paintStamp(painter, *stamp, area, look, geometry.format().font);
            break;
        }
    painter.setPen(coloursOf(look.theme).text);
    painter.drawText(within, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                     notes.join(QLatin1Char('\n')));
}

/// Draws where the runs started, pale and below all others. Where there are pictures of earlier steps, they
/// show it.
void ViewPainter::paintStart(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first,
                             int last) {
    constexpr double opacity = 0.2;
    const ShownRuns& runs = geometry.runs();
    const ViewContents& contents = geometry.contents();
    if (runs.step() == 0 || !contents.strobe.empty() || contents.isInFreePlay || contents.alone) return;
    painter.save();
    painter.setOpacity(opacity);
    const std::vector<Frame>& starts = runs.starts();
    for (int run = first; run <= last && static_cast<std::size_t>(run) < starts.size(); ++run) {
        const Frame& start = starts[static_cast<std::size_t>(run)];
        const bool same =
            run > first && std::ranges::equal(start.points, starts[static_cast<std::size_t>(first)].points,
                                              {}, &FramePoint::at, &FramePoint::at);
        if (!same)
            m_framePainter.paint(painter, start, geometry.transformIn(cell), cell, frameLook(geometry, run));
    }
    painter.restore();
}

/// Draws the last run before a change, pale and below all others.
void ViewPainter::paintLast(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first,
                            int last) {
    constexpr double opacity = 0.3;
    constexpr std::size_t mostSegments = 5000; // more would take too long for a frame
    painter.save();
    painter.setOpacity(opacity);
    for (int run = first; run <= last; ++run) {
        const Frame& frame = geometry.runs()[static_cast<std::size_t>(run)].last;
        if (frame.segments.size() > mostSegments) continue;
        m_framePainter.paint(painter, frame, geometry.transformIn(cell), cell, frameLook(geometry, run));
    }
    painter.restore();
}

/// Draws the exact motion once: it is the same for all runs of a scene.
void ViewPainter::paintExact(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first,
                             int last) {
    if (!geometry.contents().options.exact) return;
    for (int run = first; run <= last; ++run) {
        const Frame& exact = geometry.runs()[static_cast<std::size_t>(run)].exact;
        if (exact.points.empty() && exact.segments.empty() && exact.polygons.empty()) continue;
        m_framePainter.paintGhost(painter, exact, geometry.transformIn(cell), cell, frameLook(geometry, run));
        return;
    }
}

/// Draws the earlier tries to reach a goal, pale.
void ViewPainter::paintEarlier(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell) const {
    constexpr double opacity = 0.45;
    const std::deque<MotionPath>& earlier = geometry.runs().earlier();
    if (!geometry.contents().options.paths || earlier.empty()) return;
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    painter.save();
    painter.setClipRect(cell, Qt::IntersectClip);
    painter.setOpacity(opacity);
    for (const MotionPath& path : earlier)
        path.paint(painter, geometry.transformIn(cell), cell, frameLook(geometry, 0).style.colour,
                   colours.card, 1.2 * geometry.unit());
    painter.restore();
}

void ViewPainter::paintPaths(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first,
                             int last) const {
    if (!geometry.contents().options.paths) return;
    const ViewTransform transform = geometry.transformIn(cell);
    const QColor& ground = coloursOf(geometry.format().look.theme).card;
    painter.save();
    painter.setClipRect(cell, Qt::IntersectClip);
    for (int run = first; run <= last; ++run)
        geometry.runs()
            .path(static_cast<std::size_t>(run))
            .paint(painter, transform, cell, frameLook(geometry, run).style.colour, ground,
                   2.4 * geometry.unit());
    painter.restore();
}

/// Draws the runs of a cell and the parts of a step, and returns notes about them.
QStringList ViewPainter::paintRuns(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell,
                                   int first, int last, std::vector<PaintedFrame>* painted) {
    const ViewTransform transform = geometry.transformIn(cell);
    const std::optional<StepOverlay>& overlay = geometry.contents().stepOverlay;
    // An arrow at the edge points to a run that has left.
    auto isPointedTo = [outside = std::optional<std::vector<OutsideBody>>(), &geometry](int run) mutable {
        if (!outside) outside = outsideBodies(geometry);
        return std::any_of(outside->begin(), outside->end(),
                           [run](const OutsideBody& body) { return body.run == run; });
    };
    QStringList notes;
    for (int run = first; run <= last; ++run) {
        const RunFrame& shown = geometry.runs()[static_cast<std::size_t>(run)];
        const bool apart = overlay && overlay->run == static_cast<std::size_t>(run) && overlay->frame;
        const FrameLook look = frameLook(geometry, run);
        if (apart && overlay->before)
            paintPassBefore(painter, *overlay->before, *overlay->frame, transform, cell, look);
        const PaintedFrame drawn =
            m_framePainter.paint(painter, apart ? *overlay->frame : shown.frame, transform, cell, look);
        if (apart && overlay->before)
            paintPassMoves(painter, *overlay->before, *overlay->frame, transform, cell, look);
        if (apart && overlay->pass >= 0)
            paintPassRow(painter, overlay->pass, overlay->passes, cell, look, geometry.format().font);
        paintPointNames(painter, geometry, shown.frame, transform, cell);
        if (painted) painted->push_back(drawn);
        const bool named = last > first;
        if (!drawn.finite)
            notes << (named ? ViewTexts::tr("%1: no longer finite").arg(shown.label)
                            : ViewTexts::tr("no longer finite"));
        else if (!drawn.inView && !isPointedTo(run))
            notes << (named ? ViewTexts::tr("%1: left the view").arg(shown.label)
                            : ViewTexts::tr("left the view"));
    }
    if (overlay && static_cast<int>(overlay->run) >= first && static_cast<int>(overlay->run) <= last) {
        const OverlayLook& look = geometry.format().look;
        const double factor =
            paintStepOverlay(painter, *overlay, transform, cell, look, geometry.format().font);
        //: factor by which the arrows of a step are enlarged
        if (factor > 1) notes << ViewTexts::tr("arrows %1 ×").arg(look.locale.toString(factor, 'g', 10));
    }
    return notes;
}

QString timeText(const ShownRuns& runs, const QLocale& locale) {
    const SceneView& scene = runs.scene();
    QString text = ViewTexts::tr("t = %1").arg(locale.toString(runs.time(), 'f', decimalsOf(scene.step)));
    if (!scene.timeUnit.isEmpty()) text += QChar(0x00a0) + scene.timeUnit;
    return text;
}

QString stampText(const Stamp& stamp, const QLocale& locale) {
    QString power;
    for (const QChar digit : QString::number(stamp.power))
        power += QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹")[digit.digitValue()];
    //: the place where a run has exploded; %2 is a power of ten
    return ViewTexts::tr("step %1: energy %2 times")
        .arg(locale.toString(static_cast<qlonglong>(stamp.step)), QStringLiteral("10") + power);
}

QString stepText(const ShownRuns& runs, const QLocale& locale) {
    return ViewTexts::tr("step %1").arg(locale.toString(static_cast<qlonglong>(runs.step())));
}

} // namespace timestep
