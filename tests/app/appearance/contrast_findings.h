// SPDX-License-Identifier: GPL-3.0-or-later
// Texts, edges of fields and focus indicators of a window that are too pale.
#pragma once

#include "tests/app/appearance/painted_texts.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTextEdit>

#include <map>
#include <set>

namespace timestep::contrast_of_dialogs_test {

constexpr double ofTexts = 4.5, ofMarks = 3; // WCAG 2.1, 1.4.3 and 1.4.11
constexpr double ofDisabledTexts = 2.3;      // exempt there; a lower contrast is hardly visible

inline QImage pictureOf(QWidget& widget) {
    QWidget& window = *widget.window();
    const QRect place(widget.mapTo(&window, QPoint()), widget.size());
    QImage picture(place.size(), QImage::Format_RGB32);
    window.render(&picture, QPoint(), QRegion(place));
    return picture;
}

inline bool isTextArea(const QWidget& widget) {
    const auto* text = qobject_cast<const QTextEdit*>(&widget);
    const auto* plain = qobject_cast<const QPlainTextEdit*>(&widget);
    return (text != nullptr && !text->isReadOnly()) || (plain != nullptr && !plain->isReadOnly());
}

inline bool isField(const QWidget& widget) {
    const auto* combo = qobject_cast<const QComboBox*>(&widget);
    return isTextArea(widget) || qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           (combo != nullptr && combo->isEditable());
}

/// Whether the control at a place is enabled.
inline bool isEnabledAt(const QWidget& window, const QPoint& place) {
    if (const auto* menu = qobject_cast<const QMenu*>(&window)) {
        const QAction* action = menu->actionAt(place);
        return action == nullptr || action->isEnabled();
    }
    const QWidget* widget = window.childAt(place);
    if (widget == nullptr) return true;
    if (!widget->isEnabled()) return false;
    const QPoint inside = widget->mapFrom(&window, place);
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
        const int tab = tabs->tabAt(inside);
        return tab < 0 || tabs->isTabEnabled(tab);
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(widget->parentWidget());
    if (view == nullptr || view->viewport() != widget) return true;
    const QModelIndex index = view->indexAt(inside);
    return !index.isValid() || index.flags().testFlag(Qt::ItemIsEnabled);
}

/// The largest contrast between two pictures of the same place; for fields only the edge, without the caret.
inline double changeContrast(const QImage& one, const QImage& other, bool edgeOnly) {
    constexpr int edge = 3;
    const QRect inside = edgeOnly ? one.rect().adjusted(edge, edge, -edge, -edge) : QRect();
    double most = 1;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y) && !inside.contains(x, y))
                most = std::max(most, contrast(QColor(one.pixel(x, y)), QColor(other.pixel(x, y))));
    return most;
}

/// The largest contrast to the background of a field in the column of pixels that crosses its upper edge.
inline double edgeContrast(const QImage& field) {
    const QColor ground = groundOf(field, field.rect());
    double most = 1;
    for (int y = 0; y < 3; ++y)
        most = std::max(most, contrast(QColor(field.pixel(field.width() / 2, y)), ground));
    return most;
}

/// The findings in the windows of one appearance.
struct Findings {
    int texts = 0, disabled = 0, fields = 0;
    std::map<QString, int> focused; ///< controls by their class
    std::set<QString> windows;
    QStringList pale;

    void note(const QString& place, const QString& what, double found) {
        pale << QStringLiteral("%1: %2: %3").arg(place, what).arg(found, 0, 'f', 2);
        qWarning("%s", qPrintable(pale.last()));
    }

    void measureTexts(QWidget& window, const QString& place) {
        for (const PaintedText& each : paintedTexts(window)) {
            const bool enabled = isEnabledAt(window, each.place.center());
            ++(enabled ? texts : disabled);
            if (each.contrast() >= (enabled ? ofTexts : ofDisabledTexts)) continue;
            const QWidget* widget = window.childAt(each.place.center());
            note(place,
                 QStringLiteral("%1 “%2” %3 on %4")
                     .arg((widget != nullptr ? widget : &window)->metaObject()->className(), each.text,
                          each.colour.name(), each.ground.name()),
                 each.contrast());
        }
    }

    void measureControls(QWidget& window, const QString& place) {
        for (QWidget* control : window.findChildren<QWidget*>()) {
            if (!control->isVisible() || !control->isEnabled() || control->window() != &window ||
                control->visibleRegion().boundingRect() != control->rect() ||
                qobject_cast<QAbstractSpinBox*>(control->parentWidget()) != nullptr ||
                qobject_cast<QComboBox*>(control->parentWidget()) != nullptr)
                continue;
            const QString kind = control->metaObject()->className();
            const QString name = kind + ' ' + control->accessibleName() + control->objectName();
            window.setFocus(Qt::OtherFocusReason);
            const QImage before = pictureOf(*control);
            if (isField(*control)) {
                ++fields;
                if (const double edge = edgeContrast(before); edge < ofMarks)
                    note(place, "edge of " + name, edge);
            }
            // The middle of Qt's print preview passes on the focus.
            const bool plain = control->metaObject() == &QWidget::staticMetaObject;
            if (plain || !(control->focusPolicy() & Qt::TabFocus)) continue;
            control->setFocus(Qt::TabFocusReason);
            window.setAttribute(Qt::WA_KeyboardFocusChange); // as a key press does
            if (!control->hasFocus()) continue;
            const double sign =
                changeContrast(before, pictureOf(*control), isField(*control) && !isTextArea(*control));
            ++focused[kind];
            if (sign < ofMarks) note(place, "focus of " + name, sign);
        }
    }

    /// Chooses the first row of each list.
    void measurePage(QWidget& window, const QString& place) {
        for (QAbstractItemView* view : window.findChildren<QAbstractItemView*>())
            if (view->isVisible() && view->model() != nullptr && view->model()->rowCount() > 0 &&
                view->selectionMode() != QAbstractItemView::NoSelection)
                view->setCurrentIndex(view->model()->index(0, 0));
        measureTexts(window, place);
        measureControls(window, place);
    }

    void measure(QWidget& window, const QString& place) {
        windows.insert(place);
        window.activateWindow();
        QVERIFY2(QTest::qWaitForWindowActive(&window), qPrintable(place));
        measurePage(window, place);
        for (QTabWidget* tabs : window.findChildren<QTabWidget*>())
            for (int i = 1; i < tabs->count(); ++i) {
                if (!tabs->isTabEnabled(i)) continue;
                tabs->setCurrentIndex(i);
                QCoreApplication::processEvents();
                measurePage(window, place + ", " + tabs->tabText(i));
            }
    }
};

} // namespace timestep::contrast_of_dialogs_test
