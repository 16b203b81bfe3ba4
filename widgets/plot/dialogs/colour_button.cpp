// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/dialogs/colour_button.h"

#include "widgets/controls/opening.h"
#include "widgets/look/curve_style.h"

#include <QColorDialog>
#include <QMenu>
#include <QPainter>

namespace timestep {

namespace {

QIcon patchOf(const QColor& colour, const QSize& size, double devicePixelRatio) {
    QPixmap pixmap(size * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::gray, 1));
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(QPointF(1, 1), QSizeF(size) - QSizeF(2, 2)), 3, 3);
    return pixmap;
}

} // namespace

ColourButton::ColourButton(const QColor& usual, const std::optional<QColor>& chosen, QWidget* parent)
    : QToolButton(parent), m_usual(usual) {
    openMenuAtOnce(*this);
    setFocusPolicy(Qt::StrongFocus);
    auto* const menu = new QMenu(this);
    setMenu(menu);
    connect(menu->addAction(tr("As usual")), &QAction::triggered, this, [this] { choose(std::nullopt); });
    menu->addSeparator();
    for (int run = 0; run < mostStyles; ++run) {
        const QColor colour = runStyle(run, Theme::Light).colour;
        QAction* const action = menu->addAction(patchOf(colour, iconSize(), devicePixelRatioF()),
                                                tr("Colour of run %1").arg(run + 1));
        connect(action, &QAction::triggered, this, [this, colour] { choose(colour); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Another colour…")), &QAction::triggered, this, &ColourButton::openDialog);
    choose(chosen);
}

void ColourButton::choose(const std::optional<QColor>& colour) {
    m_chosen = colour;
    const QColor shown = colour.value_or(m_usual);
    setIcon(patchOf(shown, iconSize(), devicePixelRatioF()));
    setToolTip(tr("Colour: %1").arg(colour ? shown.name() : tr("as usual")));
    setAccessibleDescription(toolTip());
}

void ColourButton::openDialog() {
    auto* const dialog = new QColorDialog(m_chosen.value_or(m_usual), this);
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) { choose(colour); });
    openAndForget(dialog);
}

} // namespace timestep
