// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/opening.h"

#include <QString>

#include <functional>

class QDialog;

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
    QString folder = {}; ///< folder shown first; empty: that of the last answer, at first that of the system
    bool makesFolder = false; ///< a folder that is typed and does not exist is made
};

/// Asks for a file to write. With several filters the suffix follows the chosen one. In a browser only the
/// name is asked for, and the page makes a download of what is written there.
void askForPathToSave(const FileQuestion& question, QWidget* parent, const PathFunction& then);
/// Asks for an existing file; in a browser, for a copy of one.
void askForFile(const FileQuestion& question, QWidget* parent, const PathFunction& then);
/// Asks for a folder; a browser shows none and says so. Only `title`, `folder` and `makesFolder` of the
/// question.
void askForFolder(const FileQuestion& question, QWidget* parent, const PathFunction& then);

/// True for the dialogs of Qt and of the system that show files or printers, also those that widgets open.
bool leadsToFilesOrPrinters(const QDialog* dialog);

} // namespace timestep
