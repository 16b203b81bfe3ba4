// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/opening.h"

#include <QString>

#include <functional>

namespace timestep {

// Dialogs that do not wait for an answer: the action that opens one returns at once, so that a screen reader
// or a script that has pressed it can continue in the dialog.

using PathFunction = std::function<void(const QString& path)>;

/// The content of a file dialog. `filter` as in QFileDialog.
struct FileQuestion {
    QString title;
    QString filter = {};
    QString name = {};   ///< proposed name; may be empty
    QString suffix = {}; ///< suffix of a file to write if none is typed: "json"
};

/// Asks for a file to write. With several filters the suffix follows the chosen one.
void askForPathToSave(const FileQuestion& question, QWidget* parent, const PathFunction& then);
/// Asks for an existing file.
void askForFile(const FileQuestion& question, QWidget* parent, const PathFunction& then);
/// Asks for a folder.
void askForFolder(const QString& title, QWidget* parent, const PathFunction& then);

/// Asks a question that is answered with Yes or No; No is proposed. Calls `then` after Yes.
void askWhether(const QString& title, const QString& sentence, QWidget* parent,
                const std::function<void()>& then);

} // namespace timestep
