// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace timestep {

namespace {

/// Whether the wheel changes a value of this widget. Scroll bars are for the wheel.
bool holdsValue(const QObject* watched) {
    if (qobject_cast<const QAbstractSpinBox*>(watched) != nullptr) return true;
    if (qobject_cast<const QComboBox*>(watched) != nullptr) return true;
    return qobject_cast<const QAbstractSlider*>(watched) != nullptr &&
           qobject_cast<const QScrollBar*>(watched) == nullptr;
}

} // namespace

WheelGuard::WheelGuard(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    const bool isWheel = event->type() == QEvent::Wheel;
    if ((!isWheel && event->type() != QEvent::Polish) || !holdsValue(watched)) return false;
    auto* const control = static_cast<QWidget*>(watched);
    if (!isWheel) { // Qt gives the focus before a filter sees the wheel
        if (control->focusPolicy() == Qt::WheelFocus) control->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (control->hasFocus()) return false;
    event->ignore(); // the widget around it gets the wheel
    return true;
}

} // namespace timestep
