// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/input/view_input.h"

#include "widgets/accessibility/announce.h"
#include "widgets/view/input/spoken_description.h"
#include "widgets/view/input/view_keys.h"
#include "widgets/view/picture/drag_painter.h"
#include "widgets/view/tools/pin_tool.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr double nudge = 8, shove = 40; ///< [1/96 inch] an arrow key moves something this far; with Shift
constexpr double panStep = 40;          ///< [1/96 inch] an arrow key moves the view this far
constexpr double menuReach = 4;         ///< [px] a right button that moves further cuts
constexpr double zoomStep = 1.25;       ///< of a key
constexpr double turnStep = 0.04, bigTurnStep = 0.2; ///< [rad] of a key or a notch; with Shift

} // namespace

ViewInput::ViewInput(QWidget& view, ViewContents& contents)
    : QObject(&view), m_view(view), m_contents(contents) {}

ViewGeometry ViewInput::screen() const {
    return {m_contents, formatOf(m_view), m_view.rect()};
}

void ViewInput::endScene() {
    act([this](ToolContext& context) {
        context.release();
        m_tools.active().cancel(context);
    });
}

void ViewInput::beginScene() {
    if (!m_contents.runs.scene().tools) setTool(viewTools().front().id);
    m_selection = {};
    updateHover();
    updateCursor();
}

void ViewInput::followRuns() {
    if (m_drag.holds() && !m_contents.runs.find(*m_drag.held()))
        act([](ToolContext& context) { context.release(); });
    if (m_selection.chosen && !m_contents.runs.find(*m_selection.chosen)) m_selection.chosen.reset();
    updateHover();
}

void ViewInput::paint(QPainter& painter, const ViewGeometry& geometry) const {
    painter.setRenderHint(QPainter::Antialiasing);
    m_tools.active().paint(painter, geometry, m_cursor, m_tools.settings());
    paintDrag(painter, geometry, m_selection, m_drag);
}

void ViewInput::setPaused(bool paused) {
    const bool goesOn = m_paused && !paused && m_drag.places();
    m_paused = paused;
    if (!goesOn) return;
    act([this](ToolContext& context) {
        // A body is held where it was pressed.
        const bool atMouse = m_contents.runs.scene().bodies && m_drag.holdsByMouse();
        const Grip& grip = *m_drag.grip();
        const Point at = atMouse ? context.geometry.transformOf(grip.what.run).toScene(m_cursor.at) : grip.at;
        context.send(m_drag.pullAt(at, atMouse));
    });
}

QStringList ViewInput::status(const ViewGeometry& geometry) const {
    QStringList sentences;
    if (!m_tools.isFirstChosen())
        sentences
            << ViewTexts::tr("Tool: %1.").arg(QCoreApplication::translate("timestep::ViewTool", tool().name));
    const QString status = m_tools.chosen().status(geometry, m_cursor, m_tools.active().isPressed());
    if (!status.isEmpty()) sentences << status;
    return sentences;
}

void ViewInput::fit() {
    m_contents.camera.fit();
    emit fitted();
    updateHover();
    m_view.update();
}

void ViewInput::zoom(QPointF about, double factor) {
    const ViewGeometry geometry = screen();
    m_contents.camera.zoom(geometry.cellAt(about), geometry.unit(), about, factor);
    updateHover();
    m_view.update();
}

void ViewInput::zoomAboutMiddle(double factor) {
    zoom(screen().cells().front().center(), factor);
}

void ViewInput::pan(QPointF pixels) {
    const ViewGeometry geometry = screen();
    m_contents.camera.pan(geometry.cells().front(), geometry.unit(), pixels);
    m_view.update();
}

void ViewInput::setTool(std::string_view id) {
    ViewTool& wanted = m_tools.of(viewTool(id));
    if (&wanted == &m_tools.chosen() ||
        (!m_contents.runs.scene().tools && &wanted != &m_tools.of(viewTools().front())))
        return;
    act([&](ToolContext& context) {
        context.release();
        m_tools.active().cancel(context);
        context.changed();
    });
    m_selection.hover.reset();
    m_tools.choose(wanted);
    emit toolChanged();
    updateCursor();
}

void ViewInput::setToolSettings(ToolSettings settings) {
    if (m_tools.setSettings(settings)) emit toolChanged();
    m_view.update();
}

void ViewInput::changeRadius(int steps) {
    setToolSettings({m_tools.settings().radius + steps * radiusStep, m_tools.settings().limit});
}

template <class Function>
void ViewInput::act(Function function) {
    const ViewGeometry geometry = screen();
    ToolContext context{geometry, m_selection, m_drag, m_cursor, m_tools.settings(), m_paused};
    context.mouseVelocity = m_track.velocity();
    context.pace = m_pace;
    context.snaps = m_paused && m_contents.runs.step() == 0;
    const bool held = m_drag.holds();
    function(context);
    finish(context);
    if (held && !m_drag.holds()) emit letGo();
}

void ViewInput::finish(const ToolContext& context) {
    for (const Event& event : context.events) emit acted(event);
    QStringList spoken{spokenEvents(context.events)};
    if (context.thrown) spoken << spokenThrow(*context.thrown, context.geometry);
    if (context.describe && QAccessible::isActive())
        spoken << QAccessible::queryAccessibleInterface(&m_view)->text(QAccessible::Description);
    announce(&m_view, spoken.join(QLatin1Char(' ')).trimmed());
    if (context.repaint) m_view.update();
    updateCursor();
}

void ViewInput::pressTool(ViewTool& tool, QPointF pixel) {
    act([&](ToolContext& context) {
        if (&m_tools.active() != &tool) m_tools.active().cancel(context);
        tool.press(context, pixel);
        context.repaint = true;
    });
}

void ViewInput::turn(double angle) {
    act([&](ToolContext& context) { m_tools.chosen().turn(context, angle); });
}

void ViewInput::updateHover() {
    std::optional<DragTarget> hover;
    if (m_view.underMouse() && !m_panFrom && !m_drag.holds())
        hover = m_tools.chosen().target(screen(), m_view.mapFromGlobal(QCursor::pos()));
    if (hover == m_selection.hover) return;
    m_selection.hover = hover;
    updateCursor();
    m_view.update();
}

void ViewInput::updateCursor() {
    const Qt::CursorShape shape = m_panFrom ? Qt::ClosedHandCursor
                                  : m_space && !m_drag.holdsByMouse()
                                      ? Qt::OpenHandCursor
                                      : m_tools.chosen().cursorShape(m_selection, m_drag);
    if (shape != m_view.cursor().shape()) m_view.setCursor(shape);
}

/// Whether the right button has a stick to cut here.
bool ViewInput::cutsAt(QPointF pixel) const {
    if (!m_contents.runs.scene().tools) return false;
    const ViewGeometry geometry = screen();
    const int run = std::max(geometry.runAt(pixel), 0);
    if (run >= static_cast<int>(m_contents.runs.size())) return false;
    const ViewTransform shown = geometry.transformOf(run);
    const std::vector<FrameSegment>& sticks = m_contents.runs[static_cast<std::size_t>(run)].frame.segments;
    return std::any_of(sticks.begin(), sticks.end(), [&](const FrameSegment& stick) {
        if (stick.index < 0) return false;
        const QLineF line(shown.toPixel(stick.from), shown.toPixel(stick.to));
        const QPointF way = line.p2() - line.p1();
        const double square = QPointF::dotProduct(way, way);
        const double share =
            square > 0 ? std::clamp(QPointF::dotProduct(pixel - line.p1(), way) / square, 0.0, 1.0) : 0;
        return QLineF(pixel, line.pointAt(share)).length() <= m_tools.settings().radius;
    });
}

void ViewInput::cutFrom(QPointF pixel) {
    m_menuAt.reset();
    if (m_contents.runs.scene().tools) pressTool(m_tools.of(rightButtonTool()), pixel);
}

void ViewInput::press(const QMouseEvent& event) {
    m_menuAt.reset();
    m_focusShown = false;
    const QPointF pixel = event.position();
    m_sincePress.start();
    m_cursor.at = pixel;
    m_track.clear();
    m_track.add(pixel, event.timestamp());
    if (event.button() == Qt::RightButton) {
        if (cutsAt(pixel))
            cutFrom(pixel);
        else
            m_menuAt = pixel;
        return;
    }
    const bool left = event.button() == Qt::LeftButton;
    if (event.button() == Qt::MiddleButton || (left && m_space)) {
        m_panFrom = pixel;
        updateCursor();
    } else if (left && m_tools.chosen().takes(screen(), pixel)) {
        pressTool(m_tools.chosen(), pixel);
    } else if (left && !m_drag.holdsByKey()) {
        m_selection.chosen.reset();
    }
    m_view.update();
}

void ViewInput::move(const QMouseEvent& event) {
    const QPointF pixel = event.position();
    m_cursor.shown = true;
    m_track.add(pixel, event.timestamp());
    if (m_menuAt && QLineF(*m_menuAt, pixel).length() > menuReach) cutFrom(*m_menuAt);
    if (m_panFrom)
        pan(pixel - *std::exchange(m_panFrom, pixel));
    else
        act([&](ToolContext& context) { m_tools.active().move(context, pixel); });
    m_cursor.at = pixel;
}

void ViewInput::release(const QMouseEvent& event) {
    if (const std::optional<QPointF> pixel = std::exchange(m_menuAt, std::nullopt)) emit menuWanted(*pixel);
    m_panFrom.reset();
    m_track.add(event.position(), event.timestamp());
    act([&](ToolContext& context) {
        m_tools.active().release(context, event.position(), event.button() == Qt::LeftButton);
    });
}

void ViewInput::cancel() {
    m_panFrom.reset();
    act([this](ToolContext& context) {
        m_tools.active().cancel(context);
        if (m_drag.holdsByMouse()) context.release();
    });
}

void ViewInput::doubleClick(const QMouseEvent& event) {
    // The first click may have been on something that opened this view.
    const bool bothHere =
        m_sincePress.isValid() && !m_sincePress.hasExpired(QApplication::doubleClickInterval());
    if (event.button() == Qt::LeftButton && bothHere && !m_tools.chosen().takes(screen(), event.position()))
        emit enlargeWanted();
    else
        press(event);
}

void ViewInput::turnWheel(const QWheelEvent& event) {
    // Two fingers on a touch pad scroll by pixels, in phases; a mouse wheel scrolls by notches.
    const bool fingers = event.phase() != Qt::NoScrollPhase && !event.pixelDelta().isNull();
    if (fingers && !m_drag.holds() && !(event.modifiers() & Qt::ControlModifier))
        return pan(event.pixelDelta());
    const double notches = event.angleDelta().y() / 120.0;
    if (m_drag.places())
        turn(notches * (event.modifiers() & Qt::ShiftModifier ? bigTurnStep : turnStep));
    else if (tool().hasRadius && !(event.modifiers() & Qt::ControlModifier))
        changeRadius(notches > 0 ? 1 : notches < 0 ? -1 : 0);
    else
        zoom(event.position(), std::pow(1.2, notches));
}

bool ViewInput::tab(bool forward) {
    bool moved = false;
    if (m_selection.chosen) act([&](ToolContext& context) { moved = context.chooseNext(forward ? 1 : -1); });
    return moved;
}

void ViewInput::takeFocus(const QFocusEvent& event) {
    m_focusShown = event.reason() != Qt::MouseFocusReason && event.reason() != Qt::PopupFocusReason;
}

void ViewInput::loseFocus() {
    m_space = false;
    act([this](ToolContext& context) {
        m_tools.active().cancel(context);
        if (m_drag.holdsByKey()) context.release();
    });
}

void ViewInput::leave() {
    m_selection.hover.reset();
    m_cursor.shown = false;
    updateCursor();
    m_view.update();
}

bool ViewInput::useKey(int key, Qt::KeyboardModifiers modifiers) {
    const bool shift = modifiers & Qt::ShiftModifier;
    switch (viewKey(key)) {
    case ViewKey::NextParticle:
        act([](ToolContext& context) { context.chooseNext(1); });
        return true;
    case ViewKey::PreviousParticle:
        act([](ToolContext& context) { context.chooseNext(-1); });
        return true;
    case ViewKey::Enter:
        act([&](ToolContext& context) { m_tools.chosen().enter(context, shift); });
        return true;
    case ViewKey::Escape:
        return useEscape();
    case ViewKey::TurnLeft:
        turnOrResize(1, shift);
        return true;
    case ViewKey::TurnRight:
        turnOrResize(-1, shift);
        return true;
    case ViewKey::Pin:
        if (m_contents.runs.scene().tools) act(togglePin);
        return true;
    case ViewKey::Velocity:
        act([this](ToolContext& context) { m_tools.chosen().takeArrow(context); });
        return true;
    case ViewKey::Fit:
        fit();
        return true;
    case ViewKey::ZoomIn:
        zoomAboutMiddle(zoomStep);
        return true;
    case ViewKey::ZoomOut:
        zoomAboutMiddle(1 / zoomStep);
        return true;
    case ViewKey::Pan:
        return m_space = true;
    case ViewKey::None:
        break;
    }
    const auto digit = static_cast<std::size_t>(key - Qt::Key_1);
    if (key < Qt::Key_1 || digit >= viewTools().size() ||
        (modifiers & (Qt::ControlModifier | Qt::AltModifier)))
        return useArrow(key, shift);
    setTool(viewTools()[digit].id);
    return true;
}

/// `left` is 1 for the left, -1 for the right.
void ViewInput::turnOrResize(int left, bool far) {
    if (m_contents.runs.scene().bodies)
        turn(left * (far ? bigTurnStep : turnStep));
    else
        changeRadius(-left);
}

bool ViewInput::useEscape() {
    bool used = true;
    act([&](ToolContext& context) {
        if (m_tools.active().isPressed())
            m_tools.active().cancel(context);
        else if (m_drag.holds())
            context.release();
        else if (m_selection.chosen)
            context.choose({});
        else
            used = false;
    });
    return used;
}

bool ViewInput::useArrow(int key, bool far) {
    const QPointF direction = arrowDirection(key);
    if (direction.isNull()) return false;
    const double unit = unitOf(m_view.font());
    bool moved = false;
    act([&](ToolContext& context) {
        moved = m_tools.chosen().arrow(context, direction, (far ? shove : nudge) * unit);
    });
    if (!moved) pan(-direction * panStep * unit);
    return true;
}

bool ViewInput::pressKey(const QKeyEvent& event) {
    m_focusShown = true;
    const bool used = useKey(event.key(), event.modifiers());
    updateCursor();
    m_view.update();
    return used;
}

bool ViewInput::releaseKey(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Space || event.isAutoRepeat()) return false;
    m_space = false;
    updateCursor();
    return true;
}

} // namespace timestep
