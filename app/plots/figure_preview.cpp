// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure_preview.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace timestep {

namespace {

constexpr double reach = 3; ///< around a part, where it can still be grasped [px]

} // namespace

FigurePreview::FigurePreview(const QSize& size, QWidget* parent) : QLabel(parent), m_least(size) {
    setFrameShape(QFrame::StyledPanel);
    setAlignment(Qt::AlignCenter);
    setMinimumSize(size);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void FigurePreview::showFigure(const QImage& image, double widthMm, const std::vector<QRectF>& parts) {
    const qreal ratio = devicePixelRatioF();
    QImage scaled = image.scaled(m_least * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    scaled.setDevicePixelRatio(ratio);
    m_perMm = scaled.width() / ratio / widthMm;
    m_parts = parts;
    if (m_part && *m_part >= m_parts.size()) m_part.reset();
    setPixmap(QPixmap::fromImage(scaled));
}

QPointF FigurePreview::corner() const {
    const QSizeF size = pixmap().deviceIndependentSize();
    return QRectF(contentsRect()).center() - QPointF(size.width(), size.height()) / 2;
}

QPointF FigurePreview::pixelOf(const QPointF& millimetres) const {
    return corner() + millimetres * m_perMm;
}

/// The last one that is under the pointer: it is drawn on top.
std::optional<std::size_t> FigurePreview::partAt(const QPointF& pixel) const {
    for (std::size_t i = m_parts.size(); i-- > 0;) {
        const QRectF box(pixelOf(m_parts[i].topLeft()), m_parts[i].size() * m_perMm);
        if (box.adjusted(-reach, -reach, reach, reach).contains(pixel)) return i;
    }
    return std::nullopt;
}

void FigurePreview::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    if (!m_part || !(m_isDragging || hasFocus())) return;
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5, Qt::DashLine));
    painter.drawRect(QRectF(pixelOf(m_parts[*m_part].topLeft()) + m_by, m_parts[*m_part].size() * m_perMm));
}

void FigurePreview::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    m_part = partAt(event->position());
    m_isDragging = m_part.has_value();
    m_from = event->position();
    m_by = {};
    update();
}

void FigurePreview::mouseMoveEvent(QMouseEvent* event) {
    if (m_isDragging) {
        m_by = event->position() - m_from;
        return update();
    }
    setCursor(partAt(event->position()) ? Qt::SizeAllCursor : Qt::ArrowCursor);
}

void FigurePreview::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_isDragging) return;
    m_isDragging = false;
    const QPointF by = m_by / m_perMm;
    m_by = {};
    if (m_part && !by.isNull()) emit moved(*m_part, by);
    update();
}

void FigurePreview::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !m_parts.empty()) {
        m_part = m_part ? (*m_part + 1) % m_parts.size() : 0;
        return update();
    }
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 5 : 1; // [mm]
    QPointF by;
    if (event->key() == Qt::Key_Left) by.setX(-step);
    if (event->key() == Qt::Key_Right) by.setX(step);
    if (event->key() == Qt::Key_Up) by.setY(-step);
    if (event->key() == Qt::Key_Down) by.setY(step);
    if (by.isNull() || !m_part) return QLabel::keyPressEvent(event);
    emit moved(*m_part, by);
}

} // namespace timestep
