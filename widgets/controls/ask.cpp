// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/ask.h"

#include <QFileDialog>

namespace timestep {

void askForPathToSave(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    auto* dialog = new QFileDialog(parent, question.title, question.folder, question.filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(question.suffix);
    if (!question.name.isEmpty()) dialog->selectFile(question.name);
    if (question.filter.contains(QStringLiteral(";;")))
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& chosen) {
            dialog->setDefaultSuffix(chosen.section("*.", 1).section(')', 0, 0));
        });
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, then);
    openAndForget(dialog);
}

void askForFile(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    auto* dialog = new QFileDialog(parent, question.title, question.folder, question.filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, then);
    openAndForget(dialog);
}

void askForFolder(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    auto* dialog = new QFileDialog(parent, question.title, question.folder);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, then);
    openAndForget(dialog);
}

} // namespace timestep
