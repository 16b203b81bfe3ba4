// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/world_canvas.h"

#include "core/input_error.h"
#include "core/particles/world/draw_world.h"
#include "core/rigid/draw_rigid.h"
#include "core/rigid/rigid_edit.h"
#include "widgets/accessibility/announce.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/editor/canvas_paint.h"
#include "widgets/text/text.h"
#include "widgets/view/contents/crowd.h"
#include "widgets/view/picture/drag_target.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr double reach = 10, linkReach = 7; ///< [px] from the mouse to a node, to a link
constexpr double margin = 18;               ///< [px]
constexpr double dragStart = 4;             ///< [px]
constexpr int frameTime = 16;               ///< [ms]
constexpr double widestMiddle = 0.25; ///< of the picture, in which the crowd moves before it is followed

double unitedDistance(QLineF line, QPointF pixel) {
    const QPointF way = line.p2() - line.p1();
    const double square = QPointF::dotProduct(way, way);
    const double share =
        square > 0 ? std::clamp(QPointF::dotProduct(pixel - line.p1(), way) / square, 0.0, 1.0) : 0;
    return QLineF(pixel, line.pointAt(share)).length();
}

} // namespace

WorldCanvas::WorldCanvas(WorldDraft& draft, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_all(new QPushButton(this)) {
    m_all->setObjectName(QStringLiteral("show-all"));
    m_all->setCursor(Qt::ArrowCursor);
    m_all->hide();
    connect(m_all, &QPushButton::clicked, this, &WorldCanvas::showAll);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setContextMenuPolicy(Qt::PreventContextMenu); // the right button draws, too
    connect(&draft, &WorldDraft::changed, this, [this] {
        if (m_from && *m_from >= m_draft.drawing().nodes()) m_from.reset();
        drawWorldFrame();
        speak();
        update();
    });
    drawWorldFrame();
}

void WorldCanvas::drawWorldFrame() {
    drawInto(m_draft.drawing(), m_frame);
    if (m_draft.drawing().isRigid()) return;
    const World& world = m_draft.world();
    for (std::uint32_t s = 0; s < world.sticks(); ++s) // hidden ones must be visible here to be edited
        if ((world.stickFlags[s] & Hidden) && !(world.stickFlags[s] & Cut))
            m_frame.segments.push_back({{world.x[world.stickA[s]], world.y[world.stickA[s]]},
                                        {world.x[world.stickB[s]], world.y[world.stickB[s]]},
                                        Role::Guide,
                                        0,
                                        static_cast<std::int32_t>(s)});
}

void WorldCanvas::setGrid(double grid) {
    if (!(grid > 0) || !std::isfinite(grid)) return;
    m_grid = grid;
    update();
}

double WorldCanvas::suitableGrid() const {
    constexpr double fewest = 4, most = 400, usual = 40; // lines
    const double wide = m_bounds.right - m_bounds.left, lines = wide / m_grid;
    if (!(lines < fewest || lines > most) || !std::isfinite(lines)) return m_grid;
    return std::pow(10, std::round(std::log10(wide / usual)));
}

void WorldCanvas::setSnapping(bool snapping) {
    m_snapping = snapping;
    update();
}

void WorldCanvas::setTool(const ThingKind* tool) {
    m_tool = tool;
    m_points.clear();
    m_from.reset();
    showComing();
    setCursor(tool == nullptr ? Qt::ArrowCursor : Qt::CrossCursor);
    speak();
}

void WorldCanvas::fit() {
    const Drawing& drawing = m_draft.drawing();
    const double room = 2 * m_grid;
    const bool empty = drawing.isRigid()
                           ? std::all_of(drawing.bodies.bodies.begin(), drawing.bodies.bodies.end(),
                                         [](const RigidBody& body) { return body.isStatic(); })
                           : drawing.nodes() == 0;
    m_bounds = {-8 * m_grid, -8 * m_grid, 8 * m_grid, 8 * m_grid};
    if (drawing.isRigid() && (empty || drawing.bodies.findBody("ground")))
        m_bounds = {-24 * m_grid, -2 * m_grid, 24 * m_grid, 20 * m_grid};
    if (!drawing.isRigid() && empty && drawing.particles.rules.walls) m_bounds = drawing.particles.rules.box;
    if (!empty) {
        const Box things = drawing.isRigid() ? boundsOf(drawing.bodies) : boundsOf(drawing.particles);
        const Box wide{things.left - room, things.bottom - room, things.right + room, things.top + room};
        const bool joins = drawing.isRigid() && drawing.bodies.findBody("ground");
        m_bounds = !joins ? wide
                          : Box{std::min(m_bounds.left, wide.left), std::min(m_bounds.bottom, wide.bottom),
                                std::max(m_bounds.right, wide.right), std::max(m_bounds.top, wide.top)};
    }
    m_cursor = snapped({(m_bounds.left + m_bounds.right) / 2, (m_bounds.bottom + m_bounds.top) / 2});
    update();
}

ViewTransform WorldCanvas::transform() const {
    const Drawing& drawing = m_draft.drawing();
    return ViewTransform::fit(m_bounds, QRectF(rect()), margin,
                              !drawing.isRigid() && drawing.particles.rules.yDown);
}

Point WorldCanvas::snapped(Point at) const {
    if (!m_snapping) return at;
    // + 0 turns minus zero, which would appear in files, into zero
    return {std::round(at.x / m_grid) * m_grid + 0.0, std::round(at.y / m_grid) * m_grid + 0.0};
}

Point WorldCanvas::joinedAt(QPointF pixel, Point otherwise) const {
    const Drawing& drawing = m_draft.drawing();
    if (m_tool != nullptr && m_tool->onThings && !drawing.isRigid())
        if (const auto particle = nodeAt(pixel)) return drawing.nodeAt(*particle);
    return otherwise;
}

std::optional<std::uint32_t> WorldCanvas::nodeAt(QPointF pixel) const {
    const ViewTransform shown = transform();
    if (!m_draft.drawing().isRigid()) {
        const NearThing near =
            nearestThing(m_frame, shown, pixel, reach * unitOf(*this), DragReach::Particles);
        if (!near.point) return {};
        return static_cast<std::uint32_t>(near.point->index);
    }
    const RigidWorld& world = m_draft.drawing().bodies;
    for (const double far : {0.0, reach / 2 / shown.scale()}) {
        const std::vector<std::uint32_t> found = bodiesAt(world, shown.toScene(pixel), far);
        for (const std::uint32_t i : found)
            if (!world.bodies[i].isStatic()) return i;
        if (!found.empty() && far == 0 && m_tool == nullptr)
            return found.front(); // tools draw over the ground
    }
    return {};
}

std::optional<std::uint32_t> WorldCanvas::linkAt(QPointF pixel) const {
    const ViewTransform shown = transform();
    std::optional<std::uint32_t> best;
    double nearest = linkReach * unitOf(*this);
    const auto consider = [&](Point from, Point to, std::uint32_t link) {
        const double distance = unitedDistance({shown.toPixel(from), shown.toPixel(to)}, pixel);
        if (!(distance < nearest)) return;
        nearest = distance;
        best = link;
    };
    const RigidWorld& world = m_draft.drawing().bodies;
    for (std::uint32_t j = 0; j < world.joints.size(); ++j)
        consider(world.toPlane(world.joints[j].a, world.joints[j].localA),
                 world.toPlane(world.joints[j].b, world.joints[j].localB), j);
    if (!m_draft.drawing().isRigid())
        for (const FrameSegment& segment : m_frame.segments)
            if (segment.index >= 0)
                consider(segment.from, segment.to, static_cast<std::uint32_t>(segment.index));
    return best;
}

void WorldCanvas::connectAt(std::optional<std::uint32_t> particle) {
    if (!particle || m_draft.drawing().isRigid()) return;
    if (!m_from) {
        m_from = particle;
        m_draft.select({*particle});
    } else {
        m_draft.join(*m_from, *particle);
        m_from.reset();
    }
    speak();
    update();
}

/// Selects what is under a pixel; false: nothing is.
bool WorldCanvas::take(QPointF pixel, bool oneMore) {
    const auto node = nodeAt(pixel), link = linkAt(pixel);
    const bool hub = m_draft.drawing().isRigid() && link.has_value(); // in front of its body
    if (node && oneMore) {
        m_draft.toggle(*node);
    } else if (link && (hub || !node)) {
        m_draft.selectLink(*link);
    } else if (node) {
        const auto& selected = m_draft.nodes();
        if (std::find(selected.begin(), selected.end(), *node) == selected.end()) m_draft.select({*node});
    }
    return node || link;
}

void WorldCanvas::mousePressEvent(QMouseEvent* event) {
    m_pressed = m_mouse = event->position();
    m_dragged = {};
    m_moved = false;
    m_press = Press::None;
    ++m_gesture;
    const Point at = transform().toScene(m_pressed);
    if (isRunning()) {
        if (event->button() != Qt::LeftButton) return;
        m_press = Press::Hand;
        const NearThing near =
            nearestThing(m_run.frame(), transform(), m_pressed, reach * unitOf(*this), DragReach::Particles);
        if (!near.point || near.point->index < 0) return;
        try {
            m_run.grab(static_cast<std::uint32_t>(near.point->index), at);
        } catch (const InputError& error) {
            emit refused(translated(error.message));
        }
        return;
    }
    m_from.reset();
    const bool isRight = event->button() == Qt::RightButton;
    if (isRight || (event->modifiers() & Qt::ShiftModifier)) {
        if (!m_draft.drawing().isRigid()) connectAt(nodeAt(m_pressed));
        if (isRight) take(m_pressed, false);
        if (isRight || m_from) return;
    }
    if (event->button() != Qt::LeftButton) return;
    if ((m_tool == nullptr || !m_tool->onThings) && m_points.empty() &&
        take(m_pressed, event->modifiers() & Qt::ControlModifier)) {
        m_press = Press::Move;
    } else if (m_tool == nullptr) {
        m_press = Press::Band;
        if (!(event->modifiers() & Qt::ControlModifier)) m_draft.select({});
    } else {
        m_press = Press::Draw;
        useTool(joinedAt(m_pressed, snapped(at)));
    }
}

void WorldCanvas::mouseMoveEvent(QMouseEvent* event) {
    m_mouse = event->position();
    m_moved = m_moved || QLineF(m_pressed, m_mouse).length() >= dragStart;
    if (m_from) update();
    if (isRunning()) return m_run.moveHand(transform().toScene(m_mouse));
    if (!m_points.empty()) return showComing();
    if (!(event->buttons() & Qt::LeftButton)) return;
    if (m_press == Press::Band) update();
    if (m_press != Press::Move || !m_moved) return;
    // A hub moves its wheel.
    if (m_draft.link() && m_draft.drawing().isRigid())
        m_draft.select({m_draft.drawing().bodies.joints[*m_draft.link()].b});
    const ViewTransform shown = transform();
    const Point from = shown.toScene(m_pressed), to = shown.toScene(m_mouse);
    const Point whole = snapped({to.x - from.x, to.y - from.y});
    m_draft.moveSelection({whole.x - m_dragged.x, whole.y - m_dragged.y}, m_gesture);
    m_dragged = whole;
}

void WorldCanvas::mouseReleaseEvent(QMouseEvent* event) {
    m_mouse = event->position();
    const Press press = std::exchange(m_press, Press::None);
    if (isRunning()) return m_run.release();
    const Point at = joinedAt(m_mouse, snapped(transform().toScene(m_mouse)));
    if (m_from && nodeAt(m_mouse) && nodeAt(m_mouse) != m_from) {
        connectAt(nodeAt(m_mouse));
    } else if (event->button() == Qt::RightButton && !m_moved) {
        m_here = transform().toScene(m_mouse);
        emit menuWanted(event->globalPosition().toPoint());
    } else if (press == Press::Band && m_moved) {
        selectBand();
    } else if (press == Press::Draw && m_tool != nullptr && !m_points.empty()) {
        const bool drawn = m_moved && !(at == m_points.front());
        if (drawn && m_tool->gesture != Gesture::Corners) m_points.push_back(at);
        if (m_tool->gesture == Gesture::Spot || (drawn && m_tool->gesture == Gesture::Span)) finishTool();
    }
    if (press == Press::Move && !m_moved && m_tool != nullptr)
        emit refused(tr("Something is here, so it was selected. To place another thing, click beside it."));
    m_from.reset();
    update();
}

void WorldCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (m_tool != nullptr && m_tool->gesture == Gesture::Corners && m_points.size() > 2)
        finishTool();
    else
        mousePressEvent(event);
}

void WorldCanvas::selectBand() {
    const QRectF band = QRectF(m_pressed, m_mouse).normalized();
    std::vector<std::uint32_t> inside;
    for (std::uint32_t i = 0; i < m_draft.drawing().nodes(); ++i)
        if (band.contains(pixelOf(m_draft.drawing().nodeAt(i)))) inside.push_back(i);
    m_draft.select(std::move(inside));
}

void WorldCanvas::wheelEvent(QWheelEvent* event) {
    const double factor = std::pow(1.2, -event->angleDelta().y() / 120.0);
    const Point about = transform().toScene(event->position());
    const Box box{about.x + (m_bounds.left - about.x) * factor,
                  about.y + (m_bounds.bottom - about.y) * factor,
                  about.x + (m_bounds.right - about.x) * factor, about.y + (m_bounds.top - about.y) * factor};
    const double width = (box.right - box.left) / m_grid;
    if (width > 1e-3 && width < 1e5) m_bounds = box;
    update();
    event->accept();
}

void WorldCanvas::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void WorldCanvas::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

QString WorldCanvas::setRunning(bool running) {
    if (running == isRunning()) return {};
    m_timer.stop();
    if (running) {
        setTool(m_tool);
        try {
            m_run.start(m_draft.document());
        } catch (const InputError& error) {
            m_run.stop();
            return translated(error);
        }
        m_drawnBounds = m_bounds;
        m_follows = true;
        m_clock.start();
        m_timer.start(frameTime, this);
    } else {
        m_run.stop();
        m_all->hide();
        m_bounds = m_drawnBounds;
    }
    update();
    emit stateChanged();
    return {};
}

void WorldCanvas::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_timer.timerId()) return QWidget::timerEvent(event);
    if (isVisible()) advance(static_cast<double>(m_clock.restart()) / 1000);
}

void WorldCanvas::advance(double seconds) {
    if (!isRunning()) return;
    if (!m_run.advance(seconds)) {
        setRunning(false);
        emit refused(tr("The world has flown apart: its run has ended."));
        return;
    }
    if (m_follows) follow();
    offerAll();
    update();
}

/// Keeps the middle of what moves in the middle of the picture.
void WorldCanvas::follow() {
    const std::optional<Point> middle = m_run.middle();
    if (!middle) return;
    const auto shift = [](double at, double& least, double& most) {
        const double free = widestMiddle * (most - least), centre = (least + most) / 2;
        const double by = at - std::clamp(at, centre - free, centre + free);
        least += by;
        most += by;
    };
    shift(middle->x, m_bounds.left, m_bounds.right);
    shift(middle->y, m_bounds.bottom, m_bounds.top);
}

void WorldCanvas::offerAll() {
    const ViewTransform shown = transform();
    const std::vector<Point> bodies = bodiesOf(m_run.frame());
    const bool left = std::any_of(bodies.begin(), bodies.end(), [&](Point place) {
        return !QRectF(rect()).contains(shown.toPixel(place));
    });
    if (left == m_all->isVisibleTo(this)) return;
    m_all->setText(tr("Show all"));
    m_all->adjustSize();
    m_all->move((width() - m_all->width()) / 2, height() - m_all->height() - 8);
    m_all->setVisible(left);
}

/// From now on the picture stays where it is.
void WorldCanvas::showAll() {
    m_follows = false;
    m_bounds = m_drawnBounds;
    for (const Point& place : bodiesOf(m_run.frame()))
        m_bounds = {std::min(m_bounds.left, place.x - m_grid), std::min(m_bounds.bottom, place.y - m_grid),
                    std::max(m_bounds.right, place.x + m_grid), std::max(m_bounds.top, place.y + m_grid)};
    offerAll();
    update();
}

void WorldCanvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_all->move((width() - m_all->width()) / 2, height() - m_all->height() - 8);
}

void WorldCanvas::speak() {
    const QString spoken = spokenDescription();
    setSpokenDescription(*this, spoken);
    announce(this, spoken);
}

} // namespace timestep
