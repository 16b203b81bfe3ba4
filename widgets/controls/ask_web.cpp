// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/ask.h"

#include "widgets/text/text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QRegularExpression>
#include <QStringList>

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>

namespace timestep {

namespace {

struct FileTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Files)
};

/// What is written here becomes a download (app/packaging/browser/files.js).
const QString downloads = QStringLiteral("/downloads/");
/// A page holds a chosen file several times.
constexpr double largestFile = 100 << 20; ///< [bytes]

/// "csv" of "Tables (*.csv *.txt)".
QString suffixOf(const QString& filter) {
    return filter.section("*.", 1, 1).section(')', 0, 0).trimmed();
}

/// ".csv,.txt" of "Tables (*.csv *.txt)"; empty if all files fit.
QString suffixesOf(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral("\\*(\\.[\\w.-]+)?"));
    QStringList suffixes;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(filter)) {
        if (match.captured(1).isEmpty()) return {};
        suffixes << match.captured(1);
    }
    return suffixes.join(QLatin1Char(','));
}

void sayInABox(const QString& title, const QString& sentence, QWidget* parent) {
    openAndForget(new QMessageBox(QMessageBox::Information, title, sentence, QMessageBox::Ok, parent));
}

/// What follows when the browser has a file; one question at a time.
std::function<void(const QString& name, const QString& path)>& answered() {
    static std::function<void(const QString&, const QString&)> answer;
    return answer;
}

/// Called by the page. `path`: of the copy; empty if the file is too large.
void fileChosen(const std::string& name, const std::string& path) {
    if (answered()) answered()(QString::fromStdString(name), QString::fromStdString(path));
}

} // namespace

EMSCRIPTEN_BINDINGS(timestep_files) {
    emscripten::function("fileChosen", &fileChosen);
}

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
    answered() = [title = question.title, asker = QPointer(parent), then](const QString& name,
                                                                          const QString& path) {
        if (!asker) return;
        if (!path.isEmpty()) return then(path);
        sayInABox(title,
                  FileTexts::tr("%1 is larger than the 100 MiB that a page in a browser reads. Timestep as a "
                                "program of its own reads larger files.")
                      .arg(name),
                  asker);
    };
    emscripten::val::module_property("chooseFile")(suffixesOf(question.filter).toStdString(), largestFile);
}

void askForFolder(const FileQuestion& question, QWidget* parent, const PathFunction& /*then*/) {
    sayInABox(
        question.title,
        FileTexts::tr("A page in a browser sees no folders. Timestep as a program of its own does this."),
        parent);
}

bool leadsToFilesOrPrinters(const QDialog* /*dialog*/) {
    return false; // the page has no such dialogs
}

} // namespace timestep
