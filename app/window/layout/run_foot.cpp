// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/run_foot.h"

#include "widgets/look/theme.h"
#include "widgets/panel/parameter_panel.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace timestep {

namespace {

constexpr int edge = 1; // of the frame [px]

}

RunFoot::RunFoot(ParameterPanel* parameters, QWidget* bar) : m_parameters(parameters), m_bar(bar) {
    setProperty("card", true);
    m_parameters->setParent(this);
    m_bar->setParent(this);
    connect(m_parameters, &ParameterPanel::rowsChanged, this, [this] {
        emit heightChanged();
        place();
    });
}

void RunFoot::setParametersShown(bool shown) {
    if (shown == m_shown) return;
    m_shown = shown;
    emit heightChanged();
    place();
}

void RunFoot::setBarAlone(bool alone) {
    m_barAlone = alone;
    place();
}

bool RunFoot::holdsParameters() const {
    return m_parameters->parentWidget() == this;
}

void RunFoot::takeParameters() {
    m_parameters->setParent(this);
    place();
}

int RunFoot::parametersAt(int width) const {
    return m_shown && !m_barAlone && holdsParameters() ? m_parameters->neededHeight(width - 2 * edge) : 0;
}

int RunFoot::heightAt(int width) const {
    return parametersAt(width) + m_bar->sizeHint().height() + 2 * edge;
}

void RunFoot::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    place();
}

bool RunFoot::event(QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) emit heightChanged();
    return QFrame::event(event);
}

void RunFoot::place() {
    const int bar = m_bar->sizeHint().height(), inside = width() - 2 * edge;
    if (holdsParameters()) {
        const int high = std::min(parametersAt(width()), height() - bar - 2 * edge);
        m_parameters->setVisible(high > 0);
        m_parameters->setGeometry(edge, height() - edge - bar - high, inside, std::max(high, 0));
    }
    m_bar->setGeometry(edge, height() - edge - bar, inside, bar);
    update();
}

void RunFoot::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (!holdsParameters() || m_parameters->isHidden()) return;
    QPainter painter(this);
    painter.setPen(coloursOf(themeOf(palette())).grid);
    painter.drawLine(0, m_bar->y() - 1, width(), m_bar->y() - 1);
}

} // namespace timestep
