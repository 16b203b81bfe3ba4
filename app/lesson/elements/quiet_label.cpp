// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/elements/quiet_label.h"

#include "widgets/look/theme.h"

#include <QApplication>
#include <QEvent>

namespace timestep {

QuietLabel::QuietLabel(QWidget* parent) : QuietLabel(QString(), parent) {}

QuietLabel::QuietLabel(const QString& text, QWidget* parent) : QLabel(text, parent) {
    setWordWrap(true);
    recolour();
}

void QuietLabel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) recolour();
    QLabel::changeEvent(event);
}

void QuietLabel::recolour() {
    const QColor quiet = coloursOf(themeOf(palette())).quietText;
    if (palette().color(QPalette::WindowText) == quiet) return;
    QPalette own;
    own.setColor(QPalette::WindowText, quiet);
    setPalette(own);
}

} // namespace timestep
