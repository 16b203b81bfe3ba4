// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask.h"

#include <QFileDialog>
#include <QMessageBox>

namespace timestep {

void askForPathToSave(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    auto* dialog = new QFileDialog(parent, question.title, QString(), question.filter);
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
    auto* dialog = new QFileDialog(parent, question.title, QString(), question.filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, then);
    openAndForget(dialog);
}

void askForFolder(const QString& title, QWidget* parent, const PathFunction& then) {
    auto* dialog = new QFileDialog(parent, title);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, then);
    openAndForget(dialog);
}

void askWhether(const QString& title, const QString& sentence, QWidget* parent,
                const std::function<void()>& then) {
    auto* box =
        new QMessageBox(QMessageBox::Question, title, sentence, QMessageBox::Yes | QMessageBox::No, parent);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(QMessageBox::No);
    QObject::connect(box, &QDialog::finished, parent, [then](int button) {
        if (button == QMessageBox::Yes) then();
    });
    openAndForget(box);
}

} // namespace timestep
