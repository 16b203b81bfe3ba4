// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/elements/heading.h"

#include "widgets/panel/code_pane.h"

#include <QEvent>

#include <cmath>

namespace timestep {

Heading::Heading(const QString& text, double scale, QWidget* parent) : QLabel(text, parent), m_scale(scale) {
    setFocusPolicy(Qt::ClickFocus); // accepts the focus but is not in the Tab order
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
    // Qt does not inform a label with its own font when the surrounding font changes.
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

void setTextSize(QWidget& whole, double points) {
    QList<QWidget*> all = whole.findChildren<QWidget*>();
    all.prepend(&whole);
    for (QWidget* each : all) {
        const bool follows =
            qobject_cast<Heading*>(each) != nullptr ||
            (each->parentWidget() != nullptr && qobject_cast<CodePane*>(each->parentWidget()));
        if (follows || each->font().pointSizeF() == points) continue;
        QFont font = each->font();
        font.setPointSizeF(points);
        each->setFont(font);
    }
    for (Heading* heading : whole.findChildren<Heading*>()) heading->enlarge();
}

} // namespace timestep
