// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/actions.h"

#include "app/workbench/workbench.h"
#include "widgets/controls/opening.h"
#include "widgets/icons/icon.h"
#include "widgets/icons/icon_size.h"

#include <QAbstractSpinBox>
#include <QActionGroup>
#include <QApplication>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QResizeEvent>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <stdexcept>

namespace timestep {

namespace {

QString translatedText(const ActionRow& row, const std::string& english) {
    return row.context == nullptr || english.empty()
               ? QString::fromStdString(english)
               : QCoreApplication::translate(row.context, english.c_str());
}

QString withoutMnemonic(QString text) {
    return text.remove('&').remove(QChar(0x2026));
}

QList<QKeySequence> sequencesOf(const ActionKey& key) {
    return key.standard != QKeySequence::UnknownKey
               ? QKeySequence::keyBindings(key.standard)
               : QKeySequence::listFromString(QString::fromUtf8(key.keys));
}

} // namespace

WindowActions::WindowActions(QMainWindow& window, const Workbench& workbench)
    : QObject(&window), m_workbench(workbench), m_bar(new QToolBar) {
    for (const ActionRow& row : actionTable()) make(row);
    for (const MenuRow& row : menuTable()) {
        auto* menu = new QMenu(&window);
        if (*row.icon != '\0') menu->setIcon(icon(row.icon));
        menu->setToolTipsVisible(true);
        m_menus.emplace(row.id, menu);
        m_entries.emplace(row.id, menu->menuAction());
        if (row.places.empty()) window.menuBar()->addMenu(menu);
    }
    for (const auto& [id, menu] : m_menus) fill(*menu, id);
    m_bar->setObjectName("tools");
    setGrowingIcons(*m_bar, {20, 20});
    fill(*m_bar, "bar");
    // There is one bar at the top; if the system has its own menu bar, the buttons get one in the window.
    if (window.menuBar()->isNativeMenuBar())
        window.addToolBar(m_bar);
    else
        window.menuBar()->setCornerWidget(m_bar);
    window.menuBar()->installEventFilter(this);
    for (const ActionRow& row : actionTable()) {
        QAction* action = at(row.id);
        if (*row.popUp != '\0') action->setMenu(menu(row.popUp));
        auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(action));
        if (button == nullptr) continue;
        button->setFocusPolicy(Qt::TabFocus);
        if (action->menu() != nullptr) openMenuAtOnce(*button);
        if (row.labelled) button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    at("quit")->setMenuRole(QAction::QuitRole);
    at("preferences")->setMenuRole(QAction::PreferencesRole);
    at("about")->setMenuRole(QAction::AboutRole);
    connect(&workbench, &Workbench::experimentChanged, this, &WindowActions::showState);
    connect(&workbench, &Workbench::stateChanged, this, &WindowActions::showState);
    connect(&workbench, &Workbench::analysisFinished, this, &WindowActions::showState);
    retranslate();
}

void WindowActions::make(const ActionRow& row) {
    auto* action = new QAction(this);
    action->setObjectName(QString::fromStdString(row.id));
    if (*row.icon != '\0') action->setIcon(icon(row.icon));
    action->setShortcuts(sequencesOf(row.key));
    // What is being typed into a field counts for the command, which leaves the focus there.
    connect(action, &QAction::triggered, this, [] {
        if (auto* field = qobject_cast<QAbstractSpinBox*>(QApplication::focusWidget()))
            field->interpretText();
    });
    action->setCheckable(row.checkable != ActionRow::Switch::None);
    action->setChecked(row.checkable == ActionRow::Switch::On);
    if (*row.oneOf != '\0') {
        QActionGroup*& group = m_groups[row.oneOf];
        if (group == nullptr) group = new QActionGroup(this);
        group->addAction(action);
    }
    m_actions.emplace(row.id, action);
}

/// The corner of a menu bar keeps its own height at the top: stretched to the bar's height, it is centred in
/// it.
bool WindowActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        m_bar->setMinimumHeight(static_cast<QResizeEvent*>(event)->size().height() - 1);
    return QObject::eventFilter(watched, event);
}

void WindowActions::addBesideMenus(QWidget* widget) {
    auto* room = new QWidget; // a tool bar shows and hides its own widgets itself
    auto* layout = new QHBoxLayout(room);
    layout->setContentsMargins(0, 0, 6, 0);
    layout->addWidget(widget);
    m_bar->insertWidget(m_bar->actions().constFirst(), room);
}

void WindowActions::fill(QWidget& widget, std::string_view place) {
    struct Entry {
        int group, rank;
        QAction* action;
    };
    std::vector<Entry> entries;
    const auto collect = [&](const std::vector<ActionPlace>& places, QAction* action) {
        for (const ActionPlace& at : places)
            if (at.menu == place) entries.push_back({at.group, at.rank, action});
    };
    for (const ActionRow& row : actionTable()) collect(row.places, at(row.id));
    for (const MenuRow& row : menuTable()) collect(row.places, menu(row.id)->menuAction());
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return a.group != b.group ? a.group < b.group : a.rank < b.rank;
    });
    int group = entries.empty() ? 0 : entries.front().group;
    for (const Entry& entry : entries) {
        if (entry.group != group) {
            auto* separator = new QAction(&widget);
            separator->setSeparator(true);
            widget.addAction(separator);
        }
        group = entry.group;
        widget.addAction(entry.action);
    }
}

QAction* WindowActions::at(std::string_view id) const {
    const auto found = m_actions.find(id);
    if (found == m_actions.end()) throw std::out_of_range("no such action: " + std::string(id));
    return found->second;
}

QMenu* WindowActions::menu(std::string_view id) const {
    const auto found = m_menus.find(id);
    if (found == m_menus.end()) throw std::out_of_range("no such menu: " + std::string(id));
    return found->second;
}

void WindowActions::on(std::string_view id, const QObject* context, const std::function<void()>& does) const {
    connect(at(id), &QAction::triggered, context, does);
}

void WindowActions::onToggled(std::string_view id, const QObject* context,
                              const std::function<void(bool)>& does) const {
    connect(at(id), &QAction::toggled, context, does);
}

void WindowActions::lock(std::span<const std::string_view> ids) {
    for (const ActionRow& row : actionTable()) {
        const bool wanted = std::any_of(ids.begin(), ids.end(), [&](std::string_view id) {
            return id.ends_with('/') ? row.id.starts_with(id) : row.id == id;
        });
        if (!wanted || !m_locked.insert(row.id).second) continue;
        QAction* action = at(row.id);
        connect(action, &QAction::enabledChanged, action, [action](bool enabled) {
            if (enabled) action->setEnabled(false);
        });
    }
    retranslate();
}

std::vector<std::pair<std::string, QAction*>> WindowActions::kept() const {
    std::vector<std::pair<std::string, QAction*>> switches;
    for (const ActionRow& row : actionTable())
        if (row.kept) switches.emplace_back(row.id, at(row.id));
    return switches;
}

QString WindowActions::sentence(const ActionRow& row) const {
    return row.tip.empty() ? withoutMnemonic(translatedText(row, row.text)) : translatedText(row, row.tip);
}

void WindowActions::retranslate() {
    m_bar->setWindowTitle(tr("Tools"));
    for (const MenuRow& row : menuTable()) {
        const QString title = QCoreApplication::translate("timestep::WindowActions", row.title);
        menu(row.id)->setTitle(title);
        m_entries.at(row.id)->setText(
            title); // setTitle() has set the text of another action that opens the menu
    }
    for (const ActionRow& row : actionTable()) {
        QAction* action = at(row.id);
        action->setText(translatedText(row, row.text));
        if (row.labelled) action->setIconText(withoutMnemonic(action->text()));
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(key.isEmpty() ? sentence(row) : sentence(row) + " (" + key + ")");
        if (m_locked.contains(row.id))
            action->setToolTip(tr("%1: locked by the set-up of this room").arg(sentence(row)));
    }
    showState();
}

void WindowActions::showState() {
    for (const ActionRow& row : actionTable())
        if (m_locked.contains(row.id))
            at(row.id)->setEnabled(false);
        else if (row.enabledWhen)
            at(row.id)->setEnabled(row.enabledWhen(m_workbench));
    emit shown();
}

} // namespace timestep
