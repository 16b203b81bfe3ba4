// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessibility/plain_labels.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace timestep {

PlainLabels::PlainLabels(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

/// A label is polished before it measures its text, and a tool tip (a label, too) before it has one.
bool PlainLabels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    auto* label = qobject_cast<QLabel*>(watched);
    if (label != nullptr && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
    return false;
}

} // namespace timestep
