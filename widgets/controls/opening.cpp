// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/opening.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>

namespace timestep {

namespace {

/// Qt 6.4 offers no action where the menu belongs to the default action; elsewhere its action returns only
/// when the menu is closed.
class MenuButtonInterface final : public QAccessibleWidget {
public:
    explicit MenuButtonInterface(QToolButton* button) : QAccessibleWidget(button, QAccessible::ButtonMenu) {}

    QString text(QAccessible::Text kind) const override {
        QString text = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Name || !text.isEmpty()) return text;
        text = button().text().remove('&');
        if (text.isEmpty()) text = button().toolTip();
        // The extension button of a tool bar has neither.
        return text.isEmpty() ? QCoreApplication::translate("timestep::MenuButton", "More") : text;
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = true;
        state.pressed = button().isDown();
        return state;
    }
    QStringList actionNames() const override {
        QStringList names;
        if (widget()->isEnabled()) names << pressAction() << showMenuAction();
        return names + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override {
        if (name != pressAction() && name != showMenuAction()) return QAccessibleWidget::doAction(name);
        if (widget()->isEnabled())
            QMetaObject::invokeMethod(&button(), &QToolButton::showMenu, Qt::QueuedConnection);
    }

private:
    QToolButton& button() const { return *static_cast<QToolButton*>(widget()); }
};

QAccessibleInterface* makeMenuButtonInterface(const QString&, QObject* object) {
    auto* const button = qobject_cast<QToolButton*>(object);
    const bool opens = button != nullptr && button->popupMode() == QToolButton::InstantPopup;
    return opens ? new MenuButtonInterface(button) : nullptr;
}

} // namespace

void openMenuAtOnce(QToolButton& button) {
    static const bool installed = (QAccessible::installFactory(makeMenuButtonInterface), true);
    static_cast<void>(installed);
    button.setPopupMode(QToolButton::InstantPopup);
    // A screen reader that is already running has seen a plain button.
    QAccessible::deleteAccessibleInterface(
        QAccessible::uniqueId(QAccessible::queryAccessibleInterface(&button)));
}

void askWhether(const QString& title, const QString& sentence, QWidget* parent,
                const std::function<void()>& then) {
    auto* box =
        new QMessageBox(QMessageBox::Question, title, sentence, QMessageBox::Yes | QMessageBox::No, parent);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(QMessageBox::No);
    QObject::connect(box, &QDialog::finished, parent, [then](int button) {
        if (button == QMessageBox::Yes) then();
    });
    openAndForget(box);
}

} // namespace timestep
