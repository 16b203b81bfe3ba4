// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

#include <functional>
#include <string>
#include <vector>

namespace timestep {

class Workbench;

/// A position in a menu or among the buttons beside the menus ("bar"). Separators divide groups; within a
/// group, entries are sorted by rank, then by the order of the table.
struct ActionPlace {
    const char* menu;
    int group;
    int rank = 0;
};

/// Shortcuts: keys in the syntax of QKeySequence, several with "; " between them, or the platform's keys of a
/// standard command.
struct ActionKey {
    const char* keys = "";
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
};

/// One action of the user. A controller connects it to its effect.
struct ActionRow {
    std::string id; ///< objectName of the QAction; also the name of a switch in desk files
    const char* icon = "";
    ActionKey key = {};
    std::string text = {}; ///< translated in `context`; & marks the mnemonic
    std::string tip = {};  ///< one sentence that describes the action; empty: `text` does
    std::vector<ActionPlace> places = {};
    enum class Switch {
        None,
        Off,
        On
    } checkable = Switch::None; ///< whether it is a switch, and its initial state
    bool kept = false;          ///< desk files store its state
    bool labelled = false;      ///< its button beside the menus also shows its text
    const char* popUp = "";     ///< id of the menu that it opens
    const char* oneOf = "";     ///< name of an exclusive group: exactly one of its switches is on
    /// Whether the action is enabled now; none: always, or its controller decides.
    std::function<bool(const Workbench&)> enabledWhen = {};
    const char* context =
        "timestep::WindowActions"; ///< translation context; null: the texts are not translated
};

/// A menu in the menu bar (without places) or in other menus.
struct MenuRow {
    const char* id;
    const char* icon;
    const char* title; ///< in the translation context "timestep::WindowActions"
    std::vector<ActionPlace> places = {};
};

/// All actions and menus of the window, in their order.
const std::vector<ActionRow>& actionTable();
const std::vector<MenuRow>& menuTable();

} // namespace timestep
