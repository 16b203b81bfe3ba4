// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/stage_body.h"

#include "widgets/look/theme.h"
#include "widgets/panel/parameter_panel.h"

#include <QPainter>

#include <algorithm>

namespace timestep {

namespace {

constexpr double mostOfHeight = 0.4;
constexpr int ruleWidth = 1; // between the view and the parameters [px]

} // namespace

StageBody::StageBody(QWidget* pages, ParameterPanel* parameters) : m_pages(pages), m_parameters(parameters) {
    m_pages->setParent(this);
    m_parameters->setParent(this);
    connect(m_parameters, &ParameterPanel::rowsChanged, this, &StageBody::place);
}

void StageBody::setParametersShown(bool shown) {
    m_shown = shown;
    place();
}

QSize StageBody::sizeHint() const {
    return m_pages->sizeHint();
}

QSize StageBody::minimumSizeHint() const {
    return m_pages->minimumSizeHint() + QSize(0, 2 * fontMetrics().height());
}

void StageBody::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void StageBody::place() {
    const int needed = m_shown ? m_parameters->neededHeight(width()) : 0;
    const int most = std::min(static_cast<int>(mostOfHeight * height()),
                              height() - ruleWidth - m_pages->minimumSizeHint().height());
    const int high = std::clamp(needed, 0, std::max(most, 0));
    m_parameters->setVisible(high > 0);
    m_parameters->setGeometry(0, height() - high, width(), high);
    m_pages->setGeometry(0, 0, width(), height() - high - (high > 0 ? ruleWidth : 0));
    update();
}

void StageBody::paintEvent(QPaintEvent*) {
    if (m_parameters->height() == 0) return;
    QPainter painter(this);
    painter.setPen(coloursOf(themeOf(palette())).grid);
    painter.drawLine(0, m_pages->height(), width(), m_pages->height());
}

} // namespace timestep
