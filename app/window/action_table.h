// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

#include <functional>
#include <string>
#include <vector>

namespace timestep {

class Workbench;

/// A menu, or the tool bar ("bar"), and where in it: groups are separated by lines, and within a group the
/// rank decides, then the order of the table.
struct ActionPlace {
    const char* menu;
    int group;
    int rank = 0;
};

/// A shortcut: keys as QKeySequence reads them, or what the platform has for a standard command.
struct ActionKey {
    const char* keys = "";
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
};

/// One thing that a person can do. What it does is connected by the controller that owns the concern.
struct ActionRow {
    std::string id; ///< objectName of the QAction; session files keep switches under it
    const char* icon = "";
    ActionKey key = {};
    std::string text = {}; ///< to be translated in `context`, with the letter for Alt
    std::string tip = {};  ///< one sentence; empty: the text says enough
    std::vector<ActionPlace> places = {};
    enum class Switch { None, Off, On } checkable = Switch::None; ///< and how it starts
    bool kept = false;                                            ///< session files hold whether it is on
    bool labelled = false;                                        ///< the tool bar shows its text, too
    const char* popUp = "";                                       ///< menu that it opens
    const char* oneOf = ""; ///< one switch of those with the same word here is on
    /// Whether it is possible now; none: always, or its controller decides.
    std::function<bool(const Workbench&)> enabledWhen = {};
    const char* context = "timestep::WindowActions"; ///< of the texts; null: they are not translated
};

/// A menu in the menu bar (no places) or in other menus.
struct MenuRow {
    const char* id;
    const char* icon;
    const char* title; ///< of the context "timestep::WindowActions"
    std::vector<ActionPlace> places = {};
};

/// Everything that the menus and the tool bar of the window offer, in their order.
const std::vector<ActionRow>& actionTable();
const std::vector<MenuRow>& menuTable();

/// Groups of the tool bar from this one on stand at its far end.
inline constexpr int farGroup = 4;

} // namespace timestep
