// SPDX-License-Identifier: GPL-3.0-or-later
// The window controlled from outside: a script or a screen reader presses an action, and the call returns at
// once.
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QSettings>
#include <QTimer>
#include <QToolButton>

#include <memory>

namespace timestep::pressed_actions_test {

namespace {

/// The dialogs that are open.
QList<QDialog*> openDialogs() {
    QList<QDialog*> dialogs;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog != nullptr && dialog->isVisible())
            dialogs << dialog;
    return dialogs;
}

void closeDialogs() {
    for (QDialog* dialog : openDialogs()) dialog->reject();
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isWindow() && qobject_cast<MainWindow*>(widget) == nullptr) widget->close();
    QCoreApplication::processEvents();
}

/// The entry of a menu as a screen reader sees it; null if the action is in no menu.
QAccessibleInterface* entryOf(const WindowActions& actions, const QAction* action) {
    for (const MenuRow& row : menuTable()) {
        QMenu* menu = actions.menu(row.id);
        if (!menu->actions().contains(const_cast<QAction*>(action))) continue;
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(menu);
        for (int i = 0; i < list->childCount(); ++i)
            if (list->child(i)->text(QAccessible::Name) == QString(action->text()).remove('&'))
                return list->child(i);
    }
    return nullptr;
}

} // namespace

class PressedActions : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("timestep-tests");
        QSettings().clear();
        m_language.use("en");
    }

    /// ... and the dialog that it has opened, announced by the ellipsis, is still open.
    void everyActionReturnsAtOnce() {
        WindowParts window({}, m_language);
        window.show();
        QVERIFY(window.openScene("spring"));
        window.workbench().catchUp();
        int pressed = 0, dialogs = 0;
        for (const ActionRow& row : actionTable()) {
            QAction* action = window.actions().at(row.id);
            if (row.id == "quit" || !action->isEnabled()) continue;
            QAccessibleInterface* entry = entryOf(window.actions(), action);
            if (entry == nullptr) continue;
            QVERIFY2(entry->actionInterface() != nullptr, row.id.c_str());
            bool waits = false, returned = false;
            QTimer::singleShot(0, &window, [&] { // runs while the action waits for a dialog
                if (returned) return;
                waits = true;
                closeDialogs();
            });
            const bool changes = row.checkable != ActionRow::Switch::None;
            const bool before = action->isChecked();
            entry->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            returned = true;
            QVERIFY2(!waits, row.id.c_str());
            if (changes && *row.oneOf == '\0') QVERIFY2(action->isChecked() != before, row.id.c_str());
            if (QString::fromStdString(row.text).endsWith(QChar(0x2026)) && row.id != "edit-world") {
                const bool open = !openDialogs().isEmpty();
                // Without a lesson there is no result, without its engine no page, and a message reports it.
                if (open)
                    ++dialogs;
                else
                    QVERIFY2(row.places.front().menu == std::string("lesson") ||
                                 row.places.front().menu == std::string("teach") || row.id == "new-world" ||
                                 row.id == "export-page",
                             row.id.c_str());
            }
            ++pressed;
            closeDialogs();
            if (changes && action->isChecked() != before && *row.oneOf == '\0') action->trigger();
            if (!window.workbench().hasExperiment()) QVERIFY(window.openScene("spring"));
        }
        QVERIFY2(pressed > 60, qPrintable(QString::number(pressed)));
        QVERIFY2(dialogs > 15, qPrintable(QString::number(dialogs)));
    }

    /// Buttons that open a menu at once offer "Press", which returns before the menu is open.
    void everyButtonWithAMenuOpensItByAnAction() {
        WindowParts window({}, m_language);
        window.show();
        QVERIFY(window.openLesson("ten-steps-of-euler"));
        window.workbench().catchUp();
        int opened = 0;
        for (QToolButton* button : window.findChildren<QToolButton*>()) {
            if (button->popupMode() != QToolButton::InstantPopup || !button->isVisible()) continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(button);
            const QString name = face->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), qPrintable(button->toolTip()));
            QCOMPARE(face->role(), QAccessible::ButtonMenu);
            QVERIFY2(face->state().hasPopup, qPrintable(name));
            QAccessibleActionInterface* actions = face->actionInterface();
            QVERIFY2(actions != nullptr, qPrintable(name));
            if (!button->isEnabled()) {
                QVERIFY(!actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
                continue;
            }
            for (const QString& action :
                 {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::showMenuAction()}) {
                QVERIFY2(actions->actionNames().contains(action), qPrintable(name));
                actions->doAction(action);
                QVERIFY2(QApplication::activePopupWidget() == nullptr, qPrintable(name));
                bool shown = false;
                QTimer::singleShot(50, &window, [&] { // runs while the menu is open
                    shown = QApplication::activePopupWidget() != nullptr;
                    if (shown) QApplication::activePopupWidget()->close();
                });
                QTRY_VERIFY2(shown, qPrintable(name));
            }
            ++opened;
        }
        QVERIFY2(opened >= 5, qPrintable(QString::number(opened)));
    }
};

REGISTER_TEST(PressedActions)

} // namespace timestep::pressed_actions_test
#include "pressed_actions.moc"
