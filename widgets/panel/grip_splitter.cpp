// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/grip_splitter.h"

#include "widgets/look/theme.h"

#include <QPainter>

namespace timestep {

namespace {

/// The handle of a GripSplitter.
class Grip : public QSplitterHandle {
public:
    Grip(Qt::Orientation orientation, QSplitter* parent) : QSplitterHandle(orientation, parent) {
        setAttribute(Qt::WA_Hover);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        constexpr double thick = 3, length = 36; // [px]
        const ThemeColours& colours = coloursOf(themeOf(palette()));
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(underMouse() ? colours.accent : colours.axis);
        const bool upright = orientation() == Qt::Horizontal;
        QRectF grip(0, 0, upright ? thick : length, upright ? length : thick);
        grip.moveCenter(QRectF(rect()).center());
        painter.drawRoundedRect(grip, thick / 2, thick / 2);
    }
};

} // namespace

GripSplitter::GripSplitter(Qt::Orientation orientation, QWidget* parent) : QSplitter(orientation, parent) {
    setHandleWidth(gap);
    setChildrenCollapsible(false);
}

QSplitterHandle* GripSplitter::createHandle() {
    return new Grip(orientation(), this);
}

} // namespace timestep
