// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/ask.h"

#include <QAbstractPrintDialog>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintPreviewDialog>

namespace timestep {

namespace {

/// The folder of the last answer; empty: there was none.
QString& lastFolder() {
    static QString folder;
    return folder;
}

QString firstFolder(const FileQuestion& question) {
    return question.folder.isEmpty() ? lastFolder() : question.folder;
}

/// Makes a folder that is typed and does not exist.
class FolderDialog : public QFileDialog {
public:
    FolderDialog(QWidget* parent, const FileQuestion& question)
        : QFileDialog(parent, question.title, firstFolder(question)), m_makesFolder(question.makesFolder) {}

protected:
    void accept() override {
        if (m_makesFolder)
            for (const QString& folder : selectedFiles()) QDir().mkpath(folder);
        QFileDialog::accept();
    }

private:
    bool m_makesFolder;
};

/// Passes the answer on, and keeps its folder for the next question.
void passOn(QFileDialog* dialog, QWidget* parent, const PathFunction& then) {
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [then](const QString& path) {
        const QFileInfo chosen(path);
        lastFolder() = chosen.isDir() ? chosen.absoluteFilePath() : chosen.absolutePath();
        then(path);
    });
    openAndForget(dialog);
}

} // namespace

void askForPathToSave(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    auto* dialog = new QFileDialog(parent, question.title, firstFolder(question), question.filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(question.suffix);
    if (!question.name.isEmpty()) dialog->selectFile(question.name);
    if (question.filter.contains(QStringLiteral(";;")))
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& chosen) {
            dialog->setDefaultSuffix(chosen.section("*.", 1).section(')', 0, 0));
        });
    passOn(dialog, parent, then);
}

void askForFile(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    auto* dialog = new QFileDialog(parent, question.title, firstFolder(question), question.filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    passOn(dialog, parent, then);
}

void askForFolder(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    auto* dialog = new FolderDialog(parent, question);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    passOn(dialog, parent, then);
}

bool leadsToFilesOrPrinters(const QDialog* dialog) {
    return qobject_cast<const QFileDialog*>(dialog) != nullptr ||
           qobject_cast<const QAbstractPrintDialog*>(dialog) != nullptr ||
           qobject_cast<const QPrintPreviewDialog*>(dialog) != nullptr;
}

} // namespace timestep
