// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/heading.h"

#include <QEvent>

#include <cmath>

namespace timestep {

Heading::Heading(const QString& text, double scale, QWidget* parent) : QLabel(text, parent), m_scale(scale) {
    setFocusPolicy(Qt::ClickFocus); // takes the focus, but is no stop of the Tab key
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    if (parent != nullptr) parent->installEventFilter(this);
    enlarge();
}

void Heading::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
    if (event->type() == QEvent::ParentChange || event->type() == QEvent::FontChange) enlarge();
}

bool Heading::eventFilter(QObject* watched, QEvent* event) {
    // A label with a font of its own is not told when the font around it changes.
    if (event->type() == QEvent::FontChange && watched == parentWidget()) enlarge();
    return QLabel::eventFilter(watched, event);
}

void Heading::enlarge() {
    if (parentWidget() == nullptr) return;
    QFont wanted = parentWidget()->font();
    if (wanted.pixelSize() > 0)
        wanted.setPixelSize(static_cast<int>(std::lround(wanted.pixelSize() * m_scale)));
    else
        wanted.setPointSizeF(wanted.pointSizeF() * m_scale);
    wanted.setBold(true);
    if (wanted != font()) setFont(wanted);
}

} // namespace timestep
