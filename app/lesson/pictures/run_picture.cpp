// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pictures/run_picture.h"

#include "app/names.h"
#include "app/workbench/scene_view.h"
#include "core/input_error.h"
#include "core/run/session/session.h"
#include "core/stop.h"
#include "widgets/view/picture/run_legend.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double roundedBy = 1e-9; // of times that are sums of steps, relative to the step

void draw(const Session& session, const PictureRun& shown, std::vector<RunFrame>& runs) {
    runs.resize(session.runs());
    for (std::size_t run = 0; run < session.runs(); ++run) {
        const Simulation& simulation = session.simulation(run);
        runs[run].frame.layers = shown.layers;
        simulation.draw(runs[run].frame);
        if (shown.exact) simulation.drawExact(runs[run].exact);
        runs[run].exactIsComputed = simulation.exactIsComputed();
        runs[run].style = static_cast<int>(run);
        runs[run].label = QString::fromStdString(runLabel(shown.experiment, run, translatedUtf8));
    }
}

/// Places of the first thing that moves.
std::optional<Point> leadOf(const Frame& frame) {
    for (const FramePoint& point : frame.points)
        if (!isLayer(point.role) || point.role == Role::Grip) return point.at;
    return std::nullopt;
}

Box withRoom(const Box& box) {
    constexpr double room = 0.06;
    const double around = room * std::max(box.right - box.left, box.top - box.bottom);
    return {box.left - around, box.bottom - around, box.right + around, box.top + around};
}

void add(const std::optional<Box>& one, std::optional<Box>& all) {
    if (!one) return;
    if (!all) all = one;
    all = Box{std::min(all->left, one->left), std::min(all->bottom, one->bottom),
              std::max(all->right, one->right), std::max(all->top, one->top)};
}

} // namespace

RunPicture::RunPicture(const Picture& picture) : m_picture(picture), m_run(*picture.run) {}

/// Runs up to the last instant, or as far as it gets within the time that a reader waits.
void RunPicture::follow() {
    constexpr double patience = 3; // [s]
    Experiment experiment = m_run.experiment;
    experiment.calculated.clear();
    experiment.record = {"time"};
    const auto keep = [this](const Session& session, const std::vector<std::vector<Point>>& trails) {
        draw(session, m_run, m_instants.emplace_back());
        for (std::size_t run = 0; run < trails.size(); ++run) m_instants.back()[run].trail = trails[run];
        m_times.push_back(session.time());
        m_steps.push_back(session.simulation(0).steps());
    };
    try {
        const StopScope scope(afterSeconds(patience));
        Session session(experiment);
        std::vector<std::vector<Point>> trails(session.runs());
        const auto mark = [&] {
            if (!m_run.trace) return;
            std::vector<RunFrame> now;
            draw(session, m_run, now);
            for (std::size_t run = 0; run < now.size(); ++run)
                if (const auto lead = leadOf(now[run].frame)) trails[run].push_back(*lead);
        };
        mark();
        for (const double at : m_run.at) {
            const double enough = at - roundedBy * m_run.experiment.step;
            while (session.time() < enough && session.step()) mark();
            keep(session, trails);
        }
    } catch (const InputError&) {
    } catch (const Stopped&) {}
    if (m_instants.empty()) keep(Session(experiment), {});
}

void RunPicture::make() {
    if (m_shared) return;
    follow();
    ViewContents& shared = m_shared.emplace();
    const SceneView scene = sceneViewOf(m_run.experiment);
    shared.alone = true;
    shared.runs.setScene(scene);
    shared.options.arrangement = m_run.apart ? ViewArrangement::Grid : ViewArrangement::Overlay;
    shared.options.paths = m_run.trace;
    shared.options.exact = m_run.exact;
    shared.options.strainScale = m_run.strain;
    std::optional<Box> occupied;
    for (std::size_t i = 0; i < m_instants.size(); ++i) {
        std::vector<RunFrame> frames = m_instants[i];
        shared.runs.exchange(frames, m_times[i], m_steps[i]);
        add(shared.runs.occupied(), occupied);
    }
    m_part = m_run.part ? *m_run.part : withRoom(occupied.value_or(scene.bounds));
    shared.camera.setScene(m_part, scene.yDown);
    const int apart = m_run.apart ? static_cast<int>(m_instants.front().size()) : 1;
    const std::size_t first = m_run.over ? m_instants.size() - 1 : 0;
    for (std::size_t i = first; i < m_instants.size(); ++i)
        for (int run = 0; run < apart; ++run)
            m_cells.push_back(cellOf(shared, i, m_run.apart && apart > 1 ? run : -1));
    for (const std::string& caption : m_run.captions) m_captions << QString::fromStdString(caption);
}

/// One cell: all runs at an instant, or one of them.
ViewContents RunPicture::cellOf(const ViewContents& shared, std::size_t instant, int run) const {
    ViewContents cell = shared;
    cell.runs.setScene(shared.runs.scene(), false);
    const auto part = [run](const std::vector<RunFrame>& all) {
        return run < 0 ? all : std::vector<RunFrame>{all[static_cast<std::size_t>(run)]};
    };
    std::vector<RunFrame> frames = part(m_instants[instant]);
    cell.runs.exchange(frames, m_times[instant], m_steps[instant], true);
    if (m_run.over)
        for (std::size_t i = 0; i < instant; ++i) {
            auto earlier = std::make_shared<StrobePicture>();
            earlier->tick = m_steps[i];
            earlier->time = m_times[i];
            for (const RunFrame& each : part(m_instants[i])) {
                Frame frame = each.frame;
                std::erase_if(frame.points,
                              [](const FramePoint& point) { return point.role == Role::Ghost; });
                earlier->runs.push_back(std::move(frame));
            }
            cell.strobe.push_back(std::move(earlier));
        }
    return cell;
}

RunPicture::Layout RunPicture::layout(double width, const ViewFormat& format) const {
    constexpr double mostLines = 17, flat = 2.2, gap = 4;
    const QFontMetricsF metrics(format.font);
    Layout best;
    best.line = metrics.height();
    const int cells = static_cast<int>(m_cells.size());
    best.caption = m_captions.isEmpty() && cells == 1 ? 0 : 1.15 * best.line;
    const double aspect =
        std::clamp((m_part.right - m_part.left) / std::max(m_part.top - m_part.bottom, 1e-300), 0.25, 5.0);
    double largest = 0;
    for (int columns = 1; columns <= cells; ++columns) {
        const int rows = (cells + columns - 1) / columns;
        const double wide = (width - (columns - 1) * gap) / columns;
        const double most = std::min(mostLines * best.line, 0.8 * width) * (rows > 1 ? 1.4 : 1) / rows;
        const double high = std::min(wide / aspect, most);
        const double worth = std::min(wide / aspect, high) * (cells % columns == 0 ? 1 : 0.8) *
                             (columns == 1 && aspect > flat ? 1.1 : 1);
        if (worth <= largest * (1 + roundedBy)) continue;
        largest = worth;
        best.columns = columns;
        best.width = wide;
        best.height = std::max(high, 3 * best.line);
    }
    best.strain = m_shared->showsStrain();
    best.scale = !m_run.experiment.scene->lengthUnit.empty();
    const QRectF cell(0, 0, best.width, best.height);
    best.key = runLegend(*m_shared, format.look, m_shared->camera.transform(cell, format.look.unit).scale());
    best.keyHeight = paintLegend(nullptr, format.font, QRectF(0, 0, width, 1), best.key, format.look);
    return best;
}

int RunPicture::heightFor(int width, const ViewFormat& format) {
    make();
    const Layout places = layout(width, format);
    const int rows = (static_cast<int>(m_cells.size()) + places.columns - 1) / places.columns;
    return static_cast<int>(std::ceil(rows * (places.height + places.caption) + places.keyHeight +
                                      (places.strain ? 1.2 : 0) * places.line +
                                      (places.scale ? 1.2 : 0) * places.line));
}

/// Draws the lines of the lesson over the scene, with their labels at their last points.
void RunPicture::paintLines(QPainter& painter, const ViewGeometry& geometry) const {
    const QRectF& cell = geometry.cells().front();
    const ViewTransform transform = geometry.transformIn(cell);
    const double unit = geometry.unit();
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    const QFontMetricsF metrics(painter.font());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < m_picture.curves.size(); ++i) {
        const PictureCurve& curve = m_picture.curves[i];
        const RunStyle style =
            runStyle(static_cast<int>(i + m_instants.front().size()), geometry.format().look.theme);
        QPolygonF points;
        for (std::size_t k = 0; k < curve.x.size(); ++k)
            points << transform.toPixel(Point{curve.x[k], curve.y[k]});
        painter.setPen(QPen(style.colour, 2.2 * unit));
        drawPictureCurve(painter, curve.shape, points);
        if (curve.label.empty()) continue;
        const QString label = QString::fromStdString(curve.label);
        const QPointF end = points.back(), before = points.size() > 1 ? points[points.size() - 2] : end;
        const QSizeF size(metrics.horizontalAdvance(label) + 6 * unit, metrics.height());
        const double away = 5 * unit;
        const QPointF way = end - before;
        QRectF box(QPointF(), size);
        box.moveCenter(std::abs(way.x()) > std::abs(way.y())
                           ? end + QPointF(std::copysign(away + size.width() / 2, way.x()), 0)
                           : end + QPointF(0, std::copysign(away + size.height() / 2, way.y())));
        box.moveLeft(std::clamp(box.left(), cell.left(), std::max(cell.right() - size.width(), cell.left())));
        box.moveTop(std::clamp(box.top(), cell.top(), std::max(cell.bottom() - size.height(), cell.top())));
        QColor ground = colours.canvas;
        ground.setAlphaF(0.8F);
        painter.fillRect(box, ground);
        painter.setPen(colours.text);
        painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, label);
    }
}

void RunPicture::paint(QPainter& painter, const QRectF& all, const ViewFormat& format) {
    make();
    const Layout places = layout(all.width(), format);
    const ThemeColours& colours = coloursOf(format.look.theme);
    painter.setFont(format.font);
    painter.setLayoutDirection(Qt::LeftToRight);
    const int cells = static_cast<int>(m_cells.size());
    const int apart = m_run.apart ? static_cast<int>(m_instants.front().size()) : 1;
    const double gap =
        places.columns > 1 ? (all.width() - places.columns * places.width) / (places.columns - 1) : 0;
    double scale = 1;
    for (int i = 0; i < cells; ++i) {
        const int column = i % places.columns, row = i / places.columns;
        const QRectF cell(all.left() + column * (places.width + gap),
                          all.top() + row * (places.height + places.caption), places.width, places.height);
        painter.save();
        painter.setClipRect(cell, Qt::IntersectClip);
        const ViewGeometry geometry(m_cells[static_cast<std::size_t>(i)], format, cell);
        m_painter.paint(painter, geometry);
        paintLines(painter, geometry);
        scale = geometry.transformIn(geometry.cells().front()).scale();
        painter.restore();
        if (places.caption == 0) continue;
        const ViewContents& contents = m_cells[static_cast<std::size_t>(i)];
        QString caption = m_captions.value(i);
        if (m_captions.isEmpty())
            caption = apart == 1 ? timeText(contents.runs, format.look.locale) : contents.runs[0].label;
        painter.setPen(colours.text);
        painter.drawText(QRectF(cell.left(), cell.bottom(), cell.width(), places.caption),
                         Qt::AlignCenter | Qt::TextSingleLine,
                         QFontMetricsF(format.font).elidedText(caption, Qt::ElideRight, cell.width()));
    }
    const int rows = (cells + places.columns - 1) / places.columns;
    double top = all.top() + rows * (places.height + places.caption);
    paintLegend(&painter, format.font, QRectF(all.left(), top, all.width(), places.keyHeight), places.key,
                format.look);
    top += places.keyHeight;
    const auto nextLine = [&] {
        const QRectF line(all.left(), top + 0.1 * places.line, all.width(), places.line);
        top += 1.2 * places.line;
        return line;
    };
    if (places.strain) paintStrainBar(painter, nextLine(), m_run.strain, m_shared->strainBar(), format.look);
    if (places.scale)
        paintScaleBar(painter, nextLine(), scale, m_shared->runs.scene().lengthUnit, format.look);
}

} // namespace timestep
