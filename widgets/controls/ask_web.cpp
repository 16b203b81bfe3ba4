// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/ask.h"

#include "core/input_error.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>

namespace timestep {

namespace {

struct FileTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Files)
};

/// What is written here becomes a download (app/packaging/browser/files.js).
const QString downloads = QStringLiteral("/downloads/");
/// A page holds a chosen file several times.
constexpr qsizetype largestFile = qsizetype(100) << 20; ///< [bytes]

/// "csv" of "Tables (*.csv *.txt)".
QString suffixOf(const QString& filter) {
    return filter.section("*.", 1, 1).section(')', 0, 0).trimmed();
}

void sayInABox(const QString& title, const QString& sentence, QWidget* parent) {
    openAndForget(new QMessageBox(QMessageBox::Information, title, sentence, QMessageBox::Ok, parent));
}

} // namespace

void askForPathToSave(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    auto* dialog = new QDialog(parent);
    dialog->setWindowTitle(question.title);
    auto* name = new QLineEdit(question.name.isEmpty() ? QStringLiteral("timestep") : question.name);
    auto* kind = new QComboBox;
    kind->addItems(question.filter.split(QStringLiteral(";;")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    auto* form = new QFormLayout(dialog);
    form->addRow(FileTexts::tr("&Name"), name);
    form->addRow(FileTexts::tr("&Kind"), kind);
    form->addRow(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(dialog, &QDialog::accepted, parent, [question, name, kind, then] {
        const QString suffix =
            kind->count() > 1 || question.suffix.isEmpty() ? suffixOf(kind->currentText()) : question.suffix;
        QString file = QFileInfo(name->text()).fileName();
        if (!file.endsWith(QLatin1Char('.') + suffix)) file += QLatin1Char('.') + suffix;
        QDir().mkpath(downloads);
        then(downloads + file);
    });
    openAndForget(dialog);
}

void askForFile(const FileQuestion& question, QWidget* parent, const PathFunction& then) {
    QFileDialog::getOpenFileContent(
        question.filter,
        [question, parent, then](const QString& name, const QByteArray& content) {
            if (name.isEmpty()) return;
            if (content.size() > largestFile)
                return sayInABox(
                    question.title,
                    FileTexts::tr(
                        "%1 is larger than the 100 MiB that a page in a browser reads. Timestep as a "
                        "program of its own reads larger files.")
                        .arg(name),
                    parent);
            const QString copy = QDir::temp().filePath(QFileInfo(name).fileName());
            try {
                writeWholeFile(copy, content);
            } catch (const InputError& error) {
                return sayInABox(question.title, translated(error), parent);
            }
            then(copy);
        },
        parent);
}

void askForFolder(const FileQuestion& question, QWidget* parent, const PathFunction& /*then*/) {
    sayInABox(
        question.title,
        FileTexts::tr("A page in a browser sees no folders. Timestep as a program of its own does this."),
        parent);
}

} // namespace timestep
