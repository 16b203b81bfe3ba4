// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/world_canvas.h"

#include "core/particles/world/draw_world.h"
#include "widgets/accessibility/announce.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/view/frame/clip.h"
#include "widgets/view/picture/drag_target.h"

#include <QFontInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double reach = 10, stickReach = 7; ///< [px] from the mouse to a particle, to a stick
constexpr double margin = 18;                ///< [px]
constexpr double dragStart = 4;              ///< [px]
constexpr double closestLines = 6;           ///< [px] a denser grid is not drawn

double unitOf(const QWidget& widget) {
    return std::clamp(QFontInfo(widget.font()).pixelSize() / 13.0, 1.0, 3.0);
}

} // namespace

WorldCanvas::WorldCanvas(WorldDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&draft, &WorldDraft::changed, this, [this] {
        if (m_from && *m_from >= m_draft.world().particles()) m_from.reset();
        drawWorldFrame();
        speak();
        update();
    });
    drawWorldFrame();
}

void WorldCanvas::drawWorldFrame() {
    m_frame.clear();
    drawWorld(m_draft.world(), m_frame);
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

void WorldCanvas::setSnapping(bool snapping) {
    m_snapping = snapping;
    update();
}

void WorldCanvas::fit() {
    const World& world = m_draft.world();
    if (world.particles() == 0) {
        m_bounds = {-8 * m_grid, -8 * m_grid, 8 * m_grid, 8 * m_grid};
    } else {
        m_bounds = boundsOf(world);
        const double room = 2 * m_grid;
        m_bounds = {m_bounds.left - room, m_bounds.bottom - room, m_bounds.right + room, m_bounds.top + room};
    }
    m_cursor = snapped({(m_bounds.left + m_bounds.right) / 2, (m_bounds.bottom + m_bounds.top) / 2});
    update();
}

ViewTransform WorldCanvas::transform() const {
    return ViewTransform::fit(m_bounds, QRectF(rect()), margin, m_draft.world().rules.yDown);
}

Point WorldCanvas::snapped(Point at) const {
    if (!m_snapping) return at;
    // + 0 turns minus zero, which would appear in files, into zero
    return {std::round(at.x / m_grid) * m_grid + 0.0, std::round(at.y / m_grid) * m_grid + 0.0};
}

std::optional<std::uint32_t> WorldCanvas::particleAt(QPointF pixel) const {
    const NearThing near =
        nearestThing(m_frame, transform(), pixel, reach * unitOf(*this), DragReach::Particles);
    if (!near.point) return {};
    return static_cast<std::uint32_t>(near.point->index);
}

std::optional<std::uint32_t> WorldCanvas::stickAt(QPointF pixel) const {
    const ViewTransform shown = transform();
    std::optional<std::uint32_t> best;
    double nearest = stickReach * unitOf(*this);
    for (const FrameSegment& segment : m_frame.segments) {
        if (segment.index < 0) continue;
        const QLineF line(shown.toPixel(segment.from), shown.toPixel(segment.to));
        const QPointF way = line.p2() - line.p1();
        const double square = QPointF::dotProduct(way, way);
        const double share =
            square > 0 ? std::clamp(QPointF::dotProduct(pixel - line.p1(), way) / square, 0.0, 1.0) : 0;
        const double distance = QLineF(pixel, line.pointAt(share)).length();
        if (!(distance < nearest)) continue;
        nearest = distance;
        best = static_cast<std::uint32_t>(segment.index);
    }
    return best;
}

void WorldCanvas::connectAt(std::optional<std::uint32_t> particle) {
    if (!particle) return;
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

void WorldCanvas::mousePressEvent(QMouseEvent* event) {
    m_pressed = m_mouse = event->position();
    m_dragged = {};
    m_moving = false;
    ++m_gesture;
    const auto particle = particleAt(m_pressed);
    m_pressedOnParticle = particle.has_value();
    m_from.reset();
    const bool draws = event->button() == Qt::RightButton || (event->modifiers() & Qt::ShiftModifier);
    if (particle && draws) {
        connectAt(particle);
    } else if (particle && (event->modifiers() & Qt::ControlModifier)) {
        m_draft.toggle(*particle);
    } else if (particle) {
        const auto& selected = m_draft.particles();
        if (std::find(selected.begin(), selected.end(), *particle) == selected.end())
            m_draft.select({*particle});
    } else if (const auto stick = stickAt(m_pressed)) {
        m_draft.selectStick(*stick);
    } else if (event->button() == Qt::LeftButton) {
        m_draft.place(snapped(transform().toScene(m_pressed)));
    }
}

void WorldCanvas::mouseMoveEvent(QMouseEvent* event) {
    m_mouse = event->position();
    if (m_from) update();
    if (m_from || !(event->buttons() & Qt::LeftButton) || !m_pressedOnParticle) return;
    if (!m_moving && QLineF(m_pressed, m_mouse).length() < dragStart) return;
    m_moving = true;
    const ViewTransform shown = transform();
    const Point from = shown.toScene(m_pressed), to = shown.toScene(m_mouse);
    const Point whole = snapped({to.x - from.x, to.y - from.y});
    m_draft.moveSelection({whole.x - m_dragged.x, whole.y - m_dragged.y}, m_gesture);
    m_dragged = whole;
}

void WorldCanvas::mouseReleaseEvent(QMouseEvent* event) {
    const auto particle = particleAt(event->position());
    if (m_from && particle && particle != m_from) connectAt(particle);
    m_from.reset();
    m_moving = m_pressedOnParticle = false;
    update();
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

void WorldCanvas::moveCursor(QPointF direction, bool far) {
    const double way = m_grid * (far ? 5 : 1);
    const double up = m_draft.world().rules.yDown ? 1 : -1;
    m_cursor = snapped({m_cursor.x + direction.x() * way, m_cursor.y + up * direction.y() * way});
    m_bounds = {std::min(m_bounds.left, m_cursor.x), std::min(m_bounds.bottom, m_cursor.y),
                std::max(m_bounds.right, m_cursor.x), std::max(m_bounds.top, m_cursor.y)};
    speak();
    update();
}

void WorldCanvas::keyPressEvent(QKeyEvent* event) {
    const QPointF direction((event->key() == Qt::Key_Right ? 1 : 0) - (event->key() == Qt::Key_Left ? 1 : 0),
                            (event->key() == Qt::Key_Down ? 1 : 0) - (event->key() == Qt::Key_Up ? 1 : 0));
    const QPointF pixel = pixelOf(m_cursor);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (event->modifiers() & Qt::AltModifier) {
            const double up = m_draft.world().rules.yDown ? 1 : -1;
            m_draft.moveSelection({direction.x() * m_grid, up * direction.y() * m_grid});
        }
        moveCursor(direction, event->modifiers() & Qt::ShiftModifier);
        return;
    case Qt::Key_Space:
        return m_draft.place(m_cursor);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto particle = particleAt(pixel))
            event->modifiers() & Qt::ControlModifier ? m_draft.toggle(*particle)
                                                     : m_draft.select({*particle});
        else if (const auto stick = stickAt(pixel))
            m_draft.selectStick(*stick);
        return;
    case Qt::Key_C:
        if (event->modifiers() == Qt::NoModifier) return connectAt(particleAt(pixel));
        break;
    case Qt::Key_P:
        return m_draft.togglePins();
    case Qt::Key_M:
        return m_draft.mirrorSelection();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return m_draft.removeSelection();
    case Qt::Key_Home:
        return fit();
    case Qt::Key_Escape:
        m_from.reset();
        return m_draft.select({});
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void WorldCanvas::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void WorldCanvas::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void WorldCanvas::speak() {
    const QString spoken = spokenDescription();
    setSpokenDescription(*this, spoken);
    announce(this, spoken);
}

QString WorldCanvas::spokenDescription() const {
    const World& world = m_draft.world();
    const auto number = [this](double value) { return locale().toString(value, 'g', 4); };
    QStringList sentences{tr("Cursor at x = %1, y = %2.").arg(number(m_cursor.x), number(m_cursor.y))};
    if (const auto particle = particleAt(pixelOf(m_cursor)))
        sentences << tr("Particle %1 is here.").arg(*particle);
    if (m_from) sentences << tr("A stick begins at particle %1.").arg(*m_from);
    if (m_draft.particles().size() == 1)
        sentences << tr("Particle %1 selected.").arg(m_draft.particles().front());
    else if (m_draft.particles().size() > 1)
        sentences << tr("%n particle(s) selected.", nullptr, static_cast<int>(m_draft.particles().size()));
    if (const auto stick = m_draft.stick())
        sentences << tr("Stick %1 from particle %2 to particle %3 selected.")
                         .arg(QString::number(*stick), QString::number(world.stickA[*stick]),
                              QString::number(world.stickB[*stick]));
    sentences << tr("The world has %1 particles and %2 sticks.")
                     .arg(QString::number(world.particles()), QString::number(world.sticks()));
    return sentences.join(QLatin1Char(' '));
}

void WorldCanvas::paintGrid(QPainter& painter) const {
    const ViewTransform shown = transform();
    if (m_grid * shown.scale() < closestLines) return;
    const Box box = shown.visible(QRectF(rect()));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(coloursOf(themeOf(palette())).grid, 0));
    for (double x = std::ceil(box.left / m_grid) * m_grid; x <= box.right; x += m_grid) {
        const double at = shown.toPixel({x, 0}).x();
        painter.drawLine(QPointF(at, 0), QPointF(at, height()));
    }
    for (double y = std::ceil(box.bottom / m_grid) * m_grid; y <= box.top; y += m_grid) {
        const double at = shown.toPixel({0, y}).y();
        painter.drawLine(QPointF(0, at), QPointF(width(), at));
    }
}

void WorldCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme theme = themeOf(palette());
    const ThemeColours& colours = coloursOf(theme);
    const double unit = unitOf(*this);
    const ViewTransform shown = transform();
    const World& world = m_draft.world();
    painter.fillRect(rect(), colours.card);
    paintGrid(painter);
    FrameLook look;
    look.theme = theme;
    look.style = runStyle(0, theme);
    look.unit = unit;
    m_painter.paint(painter, m_frame, shown, QRectF(rect()), look);

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 2.2 * unit));
    const auto place = [&](std::uint32_t i) { return shown.toPixel({world.x[i], world.y[i]}); };
    for (const std::uint32_t i : m_draft.particles())
        if (isFinite(place(i))) painter.drawEllipse(place(i), 9 * unit, 9 * unit);
    if (const auto stick = m_draft.stick()) {
        painter.setPen(QPen(colours.accent, 5 * unit));
        QLineF line(place(world.stickA[*stick]), place(world.stickB[*stick]));
        if (clipLine(line, QRectF(rect()))) painter.drawLine(line);
    }
    if (m_from) {
        painter.setPen(QPen(colours.accent, 1.5 * unit, Qt::DashLine));
        painter.drawLine(place(*m_from), hasFocus() && !underMouse() ? shown.toPixel(m_cursor) : m_mouse);
    }
    if (!hasFocus()) return;
    const QPointF cursor = shown.toPixel(m_cursor);
    const double arm = 8 * unit;
    for (const auto& [colour, width] : {std::pair{colours.card, 3.5}, {colours.accent, 1.5}}) {
        painter.setPen(QPen(colour, width * unit));
        painter.drawLine(cursor - QPointF(arm, 0), cursor + QPointF(arm, 0));
        painter.drawLine(cursor - QPointF(0, arm), cursor + QPointF(0, arm));
    }
}

} // namespace timestep
