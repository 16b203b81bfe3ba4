// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/action_table.h"

#include <QAction>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QActionGroup;
class QMainWindow;
class QMenu;
class QToolBar;

namespace timestep {

/// The actions of the table with the menus and the tool bar of a window. What they do is connected by the
/// controllers.
class WindowActions : public QObject {
    Q_OBJECT

public:
    /// `speed` is put on the tool bar after the buttons of the run.
    WindowActions(QMainWindow& window, const Workbench& workbench, QWidget* speed);

    /// Throws std::out_of_range when the table has no such id.
    QAction* at(std::string_view id) const;
    QMenu* menu(std::string_view id) const;
    /// Calls `does` when a person chooses the action, for as long as `context` lives.
    void on(std::string_view id, const QObject* context, const std::function<void()>& does) const;
    /// Calls `does` with the new state whenever a switch changes.
    void onToggled(std::string_view id, const QObject* context, const std::function<void(bool)>& does) const;

    /// The switches that session files keep, by the names in the files.
    std::vector<std::pair<std::string, QAction*>> kept() const;
    /// What an action does, as one sentence without mnemonic.
    QString sentence(const ActionRow& row) const;

public slots:
    void retranslate();
    /// Enables what is possible now.
    void showState();

signals:
    /// Texts and states were set anew from the table.
    void shown();

private:
    void make(const ActionRow& row);
    void fill(QWidget& widget, std::string_view place, QWidget* speed = nullptr);

    const Workbench& m_workbench;
    std::map<std::string, QAction*, std::less<>> m_actions;
    std::map<std::string, QMenu*, std::less<>> m_menus;
    std::map<std::string, QActionGroup*, std::less<>> m_groups;
    QToolBar* m_bar;
};

} // namespace timestep
