// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a window that are cut or end in an ellipsis.
#pragma once

#include "app/lesson/panel/aside_bar.h"
#include "app/window/layout/run_status.h"
#include "widgets/panel/elided_label.h"
#include "widgets/plot/chart/canvas.h"
#include "widgets/plot/reading/plot_status.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTest>

#include <algorithm>

namespace timestep {

/// Texts that may end in an ellipsis: they contain names and numbers of the user, which have no maximum
/// length, in a line of fixed width; a tool tip has the whole text.
inline bool mayBeElided(const QLabel& label) {
    return qobject_cast<const RunStatus*>(&label) != nullptr ||  // the state of a run, with its name
           qobject_cast<const PlotStatus*>(&label) != nullptr || // the parts that are left out of a plot
           qobject_cast<const AsideBar*>(label.parentWidget()) != nullptr || // the title of a lesson
           qobject_cast<const Canvas*>(label.parentWidget()) != nullptr;     // values read in a plot
}

/// A choice in the parameter panel, whose box is as wide as its column: here, too, the tool tip begins with
/// the whole text.
inline bool mayBeElided(const QComboBox& box) {
    return box.sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon &&
           box.toolTip().startsWith(box.currentText() + QLatin1Char('\n'));
}

inline QString cutTextOf(const QLabel& label) {
    constexpr int slack = 2; // [px]
    bool cut = false;
    if (label.wordWrap())
        cut = label.height() + slack < label.heightForWidth(label.width());
    else
        cut = label.width() + slack < label.minimumSizeHint().width();
    const QString& text = label.text();
    const bool elided = text.endsWith(QChar(0x2026)) && text != label.toolTip() &&
                        label.toolTip().startsWith(text.chopped(1).trimmed());
    return (cut || elided) && !mayBeElided(label) ? text : QString();
}

inline QString cutTextOf(const QAbstractButton& button) {
    const QSize wanted = button.minimumSizeHint().isValid() ? button.minimumSizeHint() : button.sizeHint();
    const bool cut = button.width() + 1 < wanted.width() || button.height() + 1 < wanted.height();
    return cut ? button.text() : QString();
}

inline QString cutTextOf(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
    const int wanted = box.fontMetrics().horizontalAdvance(box.currentText()) + icon;
    return wanted > field.width() + 1 && !mayBeElided(box) ? box.currentText() : QString();
}

inline QString cutTextOf(const QTabBar& bar) {
    for (int i = 0; i < bar.count(); ++i) {
        if (!bar.isTabVisible(i)) continue;
        const QRect tab = bar.tabRect(i);
        const int icon = bar.tabIcon(i).isNull() ? 0 : bar.iconSize().width() + 4;
        const int wanted = bar.fontMetrics().size(Qt::TextShowMnemonic, bar.tabText(i)).width() + icon;
        if (wanted > tab.width() || !bar.rect().contains(tab))
            return QStringLiteral("%1 (%2 wide at %3, of %4 in %5)")
                .arg(bar.tabText(i))
                .arg(tab.width())
                .arg(tab.x())
                .arg(wanted)
                .arg(bar.width());
    }
    return {};
}

inline QString cutTextOf(const QHeaderView& header) {
    for (int i = 0; i < header.count(); ++i) {
        if (header.isSectionHidden(i) || header.model() == nullptr) continue;
        const bool lying = header.orientation() == Qt::Horizontal;
        const QVariant hint = header.model()->headerData(i, header.orientation(), Qt::DisplayRole);
        const int room = lying ? header.sectionSize(i) : header.width();
        const QStringList lines = hint.toString().split(QLatin1Char('\n'));
        for (const QString& line : lines)
            if (header.fontMetrics().horizontalAdvance(line) > room) return hint.toString();
    }
    return {};
}

inline QString cutTextOf(const QGroupBox& group) {
    const int wanted = group.fontMetrics().size(Qt::TextShowMnemonic, group.title()).width();
    return wanted > group.width() ? group.title() : QString();
}

/// Each text that is cut, with its place and size.
inline QStringList cutIn(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        QString text;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) text = cutTextOf(*button);
        if (const auto* label = qobject_cast<const QLabel*>(widget)) text = cutTextOf(*label);
        if (const auto* box = qobject_cast<const QComboBox*>(widget)) text = cutTextOf(*box);
        if (const auto* bar = qobject_cast<const QTabBar*>(widget)) text = cutTextOf(*bar);
        if (const auto* header = qobject_cast<const QHeaderView*>(widget)) text = cutTextOf(*header);
        if (const auto* group = qobject_cast<const QGroupBox*>(widget)) text = cutTextOf(*group);
        // A title without any room shows three dots; its tool tip has the words.
        if (const auto* title = qobject_cast<const ElidedLabel*>(widget);
            title && !title->isWhole() && title->width() > 32)
            text = title->text();
        if (!text.trimmed().isEmpty())
            found << QStringLiteral("%1 in %2: “%3” %4 × %5")
                         .arg(widget->metaObject()->className(),
                              widget->parentWidget()->metaObject()->className(), text)
                         .arg(widget->width())
                         .arg(widget->height());
    }
    return found;
}

/// As cutIn(), after the layout has settled.
inline QStringList cutAtRest(const QWidget& window) {
    constexpr int patience = 100; // of 20 ms
    QStringList found;
    for (int i = 0; i < patience && (i == 0 || !found.isEmpty()); ++i) {
        QTest::qWait(20);
        found = cutIn(window);
    }
    return found;
}

} // namespace timestep
