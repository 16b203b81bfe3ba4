// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/actions/action_table.h"

#include <QAction>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QActionGroup;
class QMainWindow;
class QMenu;
class QToolBar;

namespace timestep {

/// Creates the actions of the table and the menus of a window and the buttons beside them. Controllers
/// connect the actions.
class WindowActions : public QObject {
    Q_OBJECT

public:
    WindowActions(QMainWindow& window, const Workbench& workbench);

    /// Puts a widget before the buttons beside the menus.
    void addBesideMenus(QWidget* widget);

    /// Returns an action. Throws std::out_of_range if the table has no such id.
    QAction* at(std::string_view id) const;
    QMenu* menu(std::string_view id) const;
    /// Calls `does` when the action is triggered, while `context` lives.
    void on(std::string_view id, const QObject* context, const std::function<void()>& does) const;
    /// Calls `does` with the new state when the switch changes, while `context` lives.
    void onToggled(std::string_view id, const QObject* context, const std::function<void(bool)>& does) const;

    /// Disables actions permanently; their tips say so. An id that ends in "/" means all ids that begin with
    /// it.
    void lock(std::span<const std::string_view> ids);

    /// The switches that desk files store, with their names in the files.
    std::vector<std::pair<std::string, QAction*>> kept() const;
    /// Describes an action in one sentence, without mnemonic.
    QString sentence(const ActionRow& row) const;

public slots:
    void retranslate();
    /// Updates which actions are enabled.
    void showState();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Texts and states were updated from the table.
    void shown();

private:
    void make(const ActionRow& row);
    void fill(QWidget& widget, std::string_view place);

    const Workbench& m_workbench;
    std::map<std::string, QAction*, std::less<>> m_actions;
    std::map<std::string, QMenu*, std::less<>> m_menus;
    std::map<std::string, QAction*, std::less<>> m_entries; ///< of the menus in other menus
    std::map<std::string, QActionGroup*, std::less<>> m_groups;
    std::set<std::string, std::less<>> m_locked;
    QToolBar* m_bar;
};

} // namespace timestep
