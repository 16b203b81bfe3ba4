// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessibility/spoken_texts.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace timestep {

namespace {

void describe(QWidget& widget, const QString& description) {
    if (description != widget.accessibleDescription()) widget.setAccessibleDescription(description);
}

/// The description that a widget gets when it has lost the focus.
class LaterDescription : public QObject {
public:
    explicit LaterDescription(QWidget* widget) : QObject(widget), m_widget(widget) {
        setObjectName("laterDescription");
        widget->installEventFilter(this);
    }

    void set(const QString& description) {
        m_description = description;
        m_waits = QApplication::focusWidget() == m_widget;
        if (!m_waits) describe(*m_widget, m_description);
    }

    bool eventFilter(QObject*, QEvent* event) override {
        // Later, so that the user first hears where the focus is now.
        if (event->type() == QEvent::FocusOut && m_waits)
            QMetaObject::invokeMethod(
                this, [this] { set(m_description); }, Qt::QueuedConnection);
        return false;
    }

private:
    QWidget* m_widget;
    QString m_description;
    bool m_waits = false;
};

} // namespace

void setSpokenName(QWidget& widget, const QString& name) {
    if (name != widget.accessibleName()) widget.setAccessibleName(name);
}

void setSpokenDescription(QWidget& widget, const QString& description) {
    auto* later = static_cast<LaterDescription*>(
        widget.findChild<QObject*>("laterDescription", Qt::FindDirectChildrenOnly));
    if (later == nullptr && QApplication::focusWidget() != &widget) return describe(widget, description);
    if (later == nullptr) later = new LaterDescription(&widget);
    later->set(description);
}

} // namespace timestep
