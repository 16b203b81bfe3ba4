// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/lane_row.h"

#include "widgets/icons/icon.h"
#include "widgets/look/curve_style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QToolButton>

namespace timestep {

LaneRow::LaneRow(int lane, QWidget* parent)
    : QWidget(parent),
      m_lane(lane),
      m_mark(new QRadioButton),
      m_sample(new QLabel),
      m_name(new QLabel),
      m_remove(new QToolButton) {
    m_name->setWordWrap(true);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_remove->setIcon(icon("x"));
    m_remove->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 2);
    row->addWidget(m_mark);
    row->addWidget(m_sample);
    row->addWidget(m_name, 1);
    row->addWidget(m_remove);
    connect(m_mark, &QRadioButton::clicked, this, &LaneRow::marked);
    connect(m_remove, &QToolButton::clicked, this, &LaneRow::removed);
}

void LaneRow::showLane(const QString& label, bool isPattern, bool canGo) {
    const int height = fontMetrics().height();
    const QSize size(height * 5 / 2, height);
    const Theme theme = themeOf(palette());
    m_sample->setPixmap(
        sampleIcon(runStyle(m_lane, theme), Marks::LinesAndMarkers, size, devicePixelRatioF(), theme)
            .pixmap(size, devicePixelRatioF(), QIcon::Normal, QIcon::On));
    m_name->setText(QString(label).replace(" = ", QStringLiteral("\u00a0=\u00a0")));
    m_mark->setChecked(isPattern);
    m_mark->setAccessibleName(tr("New runs are like %1").arg(label));
    m_mark->setToolTip(m_mark->accessibleName());
    m_remove->setAccessibleName(tr("Take out %1").arg(label));
    m_remove->setToolTip(m_remove->accessibleName());
    m_remove->setEnabled(canGo);
    setVisible(true);
    makeRoom();
}

/// The name is never elided; it wraps to as many lines as needed.
void LaneRow::makeRoom() {
    const QRect room(0, 0, m_name->width() - 2, QWIDGETSIZE_MAX);
    const QRect needed = m_name->fontMetrics().boundingRect(room, Qt::TextWordWrap, m_name->text());
    m_name->setMinimumHeight(needed.height() + 2);
}

void LaneRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    makeRoom();
}

} // namespace timestep
