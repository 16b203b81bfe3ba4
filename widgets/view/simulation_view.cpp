// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/simulation_view.h"

#include "widgets/view/simulation_view_accessible.h"
#include "widgets/view/spoken_description.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>

#include <cmath>
#include <utility>

namespace timestep {

SimulationView::SimulationView(QWidget* parent) : QWidget(parent), m_input(new ViewInput(*this, m_contents)) {
    installSimulationViewAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_input, &ViewInput::acted, this, &SimulationView::acted);
    connect(m_input, &ViewInput::toolChanged, this, &SimulationView::toolChanged);
}

void SimulationView::setScene(const SceneView& scene) {
    m_input->endScene();
    m_contents.runs.setScene(scene);
    m_contents.camera.setScene(scene.bounds, scene.yDown);
    m_painted.clear();
    m_input->beginScene();
    update();
}

void SimulationView::setRuns(std::vector<RunFrame>& runs, double time, qint64 step) {
    m_contents.runs.exchange(runs, time, step);
    m_input->followRuns();
    update();
}

void SimulationView::setReadout(const QString& text) {
    m_contents.readout = text;
    update();
}

void SimulationView::setStepOverlay(std::optional<StepOverlay> overlay) {
    m_contents.stepOverlay = std::move(overlay);
    update();
}

void SimulationView::setArrangement(Arrangement arrangement) {
    m_contents.options.arrangement = arrangement;
    update();
}

void SimulationView::setStrobe(std::vector<std::shared_ptr<const StrobePicture>> pictures) {
    m_contents.strobe = std::move(pictures);
    update();
}

void SimulationView::setFilmShown(bool shown) {
    m_contents.options.film = shown;
    update();
}

void SimulationView::setTraceShown(bool shown) {
    m_contents.options.traces = shown;
    update();
}

void SimulationView::setExactShown(bool shown) {
    m_contents.options.exact = shown;
    update();
}

void SimulationView::setStrainScale(double strain) {
    m_contents.options.strainScale = strain;
    update();
}

void SimulationView::showLike(const SimulationView& other) {
    setFont(other.font());
    setLocale(other.locale());
    setLayoutDirection(other.layoutDirection());
    m_contents.options = other.m_contents.options;
    m_contents.camera.showLike(other.m_contents.camera);
    update();
}

QSize SimulationView::sizeHint() const {
    return QSize(420, 420) * unitOf(font());
}

QSize SimulationView::minimumSizeHint() const {
    return QSize(180, 160);
}

void SimulationView::paint(QPainter& painter, const QRect& rectangle, Theme theme) const {
    ViewFormat paper = formatOf(*this);
    paper.look.theme = theme;
    paper.vector = true;
    m_painter.paint(painter, ViewGeometry(m_contents, paper, rectangle));
}

void SimulationView::paintEvent(QPaintEvent*) {
    const ViewGeometry geometry(m_contents, formatOf(*this), rect());
    QPainter painter(this);
    m_painted.clear();
    m_painter.paint(painter, geometry, &m_painted);
    m_input->paint(painter, geometry);
    if (!hasFocus() || !m_input->isFocusShown()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(coloursOf(geometry.format().look.theme).accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

QString SimulationView::spokenDescription() const {
    const ViewGeometry geometry(m_contents, formatOf(*this), rect());
    QStringList sentences = m_input->status(geometry);
    sentences << spokenSentences(geometry, m_input->selection(), m_input->hand(), m_painted);
    return sentences.join(QLatin1Char(' '));
}

bool SimulationView::event(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            m_input->zoom(gesture->position(), 1 + gesture->value());
            return true;
        }
    }
    return QWidget::event(event);
}

bool SimulationView::focusNextPrevChild(bool next) {
    return (hasFocus() && m_input->tab(next)) || QWidget::focusNextPrevChild(next);
}

void SimulationView::mousePressEvent(QMouseEvent* event) {
    m_input->press(*event);
}

void SimulationView::mouseMoveEvent(QMouseEvent* event) {
    m_input->move(*event);
}

void SimulationView::mouseReleaseEvent(QMouseEvent* event) {
    m_input->release(*event);
}

void SimulationView::mouseDoubleClickEvent(QMouseEvent* event) {
    m_input->doubleClick(*event);
}

void SimulationView::wheelEvent(QWheelEvent* event) {
    m_input->turnWheel(*event);
    event->accept();
}

void SimulationView::keyPressEvent(QKeyEvent* event) {
    if (!m_input->pressKey(*event)) QWidget::keyPressEvent(event);
}

void SimulationView::keyReleaseEvent(QKeyEvent* event) {
    if (!m_input->releaseKey(*event)) QWidget::keyReleaseEvent(event);
}

void SimulationView::focusInEvent(QFocusEvent* event) {
    m_input->takeFocus(*event);
    QWidget::focusInEvent(event);
}

void SimulationView::focusOutEvent(QFocusEvent* event) {
    m_input->loseFocus();
    QWidget::focusOutEvent(event);
}

void SimulationView::leaveEvent(QEvent* event) {
    m_input->leave();
    QWidget::leaveEvent(event);
}

} // namespace timestep
