// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessibility/spoken_controls.h"

#include "widgets/accessibility/announce.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QStackedWidget>

namespace timestep {

namespace {

QString chosenIn(const QComboBox& box) {
    const QString spoken = box.currentData(Qt::AccessibleTextRole).toString();
    return spoken.isEmpty() ? box.currentText() : spoken;
}

class ChoiceInterface final : public QAccessibleWidget {
public:
    explicit ChoiceInterface(QComboBox* box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override {
        return index == 0 ? QAccessible::queryAccessibleInterface(box().view()) : nullptr;
    }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child != nullptr && child->object() == box().view() ? 0 : -1;
    }
    QString text(QAccessible::Text kind) const override {
        const QString chosen = chosenIn(box());
        if (kind == QAccessible::Value) return chosen;
        const QString text = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Name || text == chosen) return text;
        return text.isEmpty() ? chosen : text + QStringLiteral(": ") + chosen;
    }
    /// Orca would read the label instead of the name, which contains the label and the choice.
    QVector<QPair<QAccessibleInterface*, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override {
        return QAccessibleWidget::relations(match & ~QAccessible::Relation(QAccessible::Label));
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box().view()->isVisible();
        return state;
    }
    QStringList actionNames() const override {
        QStringList names;
        if (widget()->isEnabled()) names << showMenuAction() << pressAction();
        return names + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override {
        if (name != showMenuAction() && name != pressAction()) return QAccessibleWidget::doAction(name);
        if (!widget()->isEnabled()) return;
        if (box().view()->isVisible())
            box().hidePopup();
        else
            QMetaObject::invokeMethod(&box(), &QComboBox::showPopup, Qt::QueuedConnection);
    }

private:
    QComboBox& box() const { return *static_cast<QComboBox*>(widget()); }
};

/// Announces a choice made by key. An open list announces its own choices.
void announceChoices(QComboBox& box) {
    constexpr char listened[] = "saysChoices"; // an interface can be made more than once
    if (box.property(listened).toBool()) return;
    box.setProperty(listened, true);
    QObject::connect(&box, &QComboBox::currentIndexChanged, &box, [&box] {
        if (box.hasFocus() && !box.view()->isVisible()) announce(&box, chosenIn(box));
    });
}

QAccessibleInterface* spokenInterface(const QString&, QObject* object) {
    if (auto* const box = qobject_cast<QComboBox*>(object); box != nullptr && !box->isEditable()) {
        announceChoices(*box);
        return new ChoiceInterface(box);
    }
    auto* const pages = qobject_cast<QStackedWidget*>(object);
    return pages != nullptr ? new QAccessibleWidget(pages, QAccessible::Client) : nullptr;
}

} // namespace

void installSpokenControls() {
#if !defined(Q_OS_WIN) && !defined(Q_OS_DARWIN)
    static const bool installed = (QAccessible::installFactory(spokenInterface), true);
    static_cast<void>(installed);
#endif
}

} // namespace timestep
