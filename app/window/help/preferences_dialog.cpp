// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/preferences_dialog.h"

#include "app/window/actions/actions.h"
#include "app/window/controllers/appearance_controller.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace timestep {

PreferencesDialog::PreferencesDialog(const WindowActions& actions, AppearanceController& appearance,
                                     QWidget* parent)
    : QDialog(parent), m_actions(actions), m_appearance(appearance) {
    new QVBoxLayout(this);
    fill();
}

void PreferencesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    // Later: the list that has changed the language is still at work.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &PreferencesDialog::fill, Qt::QueuedConnection);
}

QComboBox* PreferencesDialog::listOf(const char* group) {
    auto* list = new QComboBox;
    for (const ActionRow& row : actionTable()) {
        if (!row.id.starts_with(group)) continue;
        QAction* action = m_actions.at(row.id);
        list->addItem(action->text().remove('&'), QString::fromStdString(row.id));
        if (action->isChecked()) list->setCurrentIndex(list->count() - 1);
        list->setEnabled(action->isEnabled());
    }
    connect(list, &QComboBox::activated, this,
            [this, list] { m_actions.at(list->currentData().toString().toStdString())->trigger(); });
    return list;
}

QComboBox* PreferencesDialog::listOfSizes() {
    auto* list = new QComboBox;
    for (int percent = 100; percent <= 200; percent += 25)
        list->addItem(tr("%1 %").arg(percent), percent / 100.0);
    list->setCurrentIndex(list->findData(m_appearance.typeScale()));
    list->setEnabled(m_actions.at("larger")->isEnabled());
    connect(list, &QComboBox::activated, this,
            [this, list] { m_appearance.setTypeScale(list->currentData().toDouble()); });
    return list;
}

void PreferencesDialog::fill() {
    setWindowTitle(tr("Preferences"));
    const QWidget* before = focusWidget();
    const QString focused = before != nullptr ? before->objectName() : QString();
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    delete m_rows;
    m_rows = new QFormLayout;
    const auto add = [this](const QString& name, const char* id, QWidget* field) {
        field->setObjectName(QLatin1String(id));
        m_rows->addRow(name, field);
    };
    add(tr("&Language:"), "language", listOf("language/"));
    add(tr("&Colours:"), "colours", listOf("appearance/"));
    add(tr("&Size of type:"), "size", listOfSizes());
    QAction* reduced = m_actions.at("reduced-motion");
    auto* motion = new QCheckBox(reduced->text());
    motion->setToolTip(reduced->toolTip());
    motion->setChecked(reduced->isChecked());
    connect(motion, &QCheckBox::toggled, reduced, &QAction::setChecked);
    add({}, "motion", motion);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = static_cast<QVBoxLayout*>(layout());
    whole->addLayout(m_rows);
    whole->addWidget(buttons);
    if (auto* field = findChild<QWidget*>(focused); field != nullptr && !focused.isEmpty()) field->setFocus();
}

} // namespace timestep
