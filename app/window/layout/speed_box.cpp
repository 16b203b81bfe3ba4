// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/speed_box.h"

#include "app/workbench/workbench.h"

#include <QEvent>
#include <QLabel>

#include <cmath>

namespace timestep {

SpeedBox::SpeedBox(Workbench& workbench) : m_workbench(workbench), m_label(new QLabel(this)) {
    m_label->setBuddy(this);
    m_label->hide();
    for (double factor = slowest; factor <= fastest; factor *= 2)
        addItem(factor < 1 ? QString("1/%1 ×").arg(std::lround(1 / factor)) : QString("%1 ×").arg(factor),
                factor);
    addItem(QString(), 0.0);
    setFocusPolicy(Qt::TabFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(5); // the longest entry is wider in the list
    retranslate();
    const auto show = [this] { setCurrentIndex(findData(m_workbench.speed())); };
    show();
    connect(&workbench, &Workbench::stateChanged, this, show);
    connect(this, &QComboBox::currentIndexChanged, this,
            [this] { m_workbench.setSpeed(currentData().toDouble()); });
}

void SpeedBox::stepBy(int entries) {
    setCurrentIndex(currentIndex() + entries);
}

void SpeedBox::retranslate() {
    //: speed: as fast as possible; a short word
    setItemText(count() - 1, tr("fastest"));
    setItemData(count() - 1, tr("as fast as possible"), Qt::ToolTipRole);
    setItemData(count() - 1, tr("as fast as possible"), Qt::AccessibleTextRole);
    setAccessibleName(tr("Speed"));
    m_label->setText(tr("Speed"));
    setToolTip(tr("Speed: a step has the same size at every speed"));
}

void SpeedBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    // Qt takes the name of a combo box from a label beside it.
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr)
        m_label->setParent(parentWidget());
    QComboBox::changeEvent(event);
}

} // namespace timestep
