// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/file_controller.h"

#include "app/course/toys.h"
#include "app/desk/desk_files.h"
#include "app/desk/figure_opener.h"
#include "app/desk/kept_files.h"
#include "app/preferences.h"
#include "app/provenance/experiment_link.h"
#include "app/provenance/open_file.h"
#include "app/report/hand_over.h"
#include "app/system.h"
#include "app/window/actions/actions.h"
#include "app/window/actions/view_layers.h"
#include "app/window/lessons/lesson_controller.h"
#include "app/window/lessons/package_controller.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment_json.h"
#include "widgets/controls/ask.h"
#include "widgets/panel/gallery.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace timestep {

namespace {
constexpr qint64 largestBackUp = qint64(256) << 20; ///< [bytes]
}

FileController::FileController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    DeskFiles& desk = parts.desk;
    WindowActions& actions = parts.actions;
    actions.on("scenes", this, [this] { chooseScene(); });
    actions.on("open", this, [this] { chooseFile(); });
    actions.on("save", this, [this] { save(); });
    actions.on("save-as", this, [this] { chooseSavePath(false); });
    actions.on("save-state", this, [this] { chooseSavePath(true); });
    actions.on("save-session", this, [&desk] { desk.chooseSavePath(); });
    actions.on("hand-over", this, [this] { chooseHandOverFolder(); });
    actions.on("copy-experiment", this, [this] { copy(false); });
    actions.on("copy-experiment-link", this, [this] { copy(true); });
    actions.on("paste-experiment", this, [this] { openShared(QGuiApplication::clipboard()->text()); });
    actions.on("copy-link", this, [this] { copyLink(); });
    actions.on("back-up", this, [this] { chooseBackUp(); });
    actions.on("bring-back", this, [this] { bringBack(); });
    // A page has no folders, and the browser closes it.
    const bool isPage = !pageAddress().isEmpty();
    for (const char* id : {"copy-link", "back-up", "bring-back"}) actions.at(id)->setVisible(isPage);
    if (isPage) {
        actions.menu("recent")->menuAction()->setVisible(false);
        for (const char* id :
             {"quit", "full-screen", "hand-over", "new-lesson", "pack-lesson", "collect-results"})
            actions.at(id)->setVisible(false);
    }
    connect(&desk, &DeskFiles::saved, this, [this](const QString& path) {
        belongsTo(path);
        remember(path);
    });
    showRecent();
}

bool FileController::openScene(const QString& id) {
    return open(id, false);
}

bool FileController::play(const QString& id) {
    return open(id, true);
}

bool FileController::open(const QString& id, bool endless) {
    const Scene* scene = findScene(id.toStdString());
    if (scene == nullptr || scene->source == WorldSource::File) return false;
    Experiment experiment = standardExperiment(*scene);
    if (endless && scene->kind() != SceneKind::Problem) experiment.duration = 0;
    if (!openExperiment(experiment)) return false;
    m_parts.layers.checkLayersOf(*scene);
    return true;
}

bool FileController::openExperiment(const Experiment& experiment) {
    m_parts.lessons.leaveStage();
    if (!m_parts.workbench.open(experiment)) return false;
    emit begun();
    return true;
}

bool FileController::playWith(const Toy& toy) {
    const Experiment experiment = toPlayWith(toy);
    if (!openExperiment(experiment)) return false;
    m_parts.layers.checkLayersOf(*experiment.scene);
    m_parts.workbench.run();
    m_parts.message.say(translated(toy.hint));
    return true;
}

bool FileController::openPath(const QString& path) {
    if (isExperimentLink(path)) return openShared(path);
    const QFileInfo info(path);
    if (PackageController::isPackage(path)) {
        m_parts.packages.open(path);
        return false;
    }
    if (info.suffix() == "md" || info.isDir())
        return m_parts.packages.mayOpen() && m_parts.lessons.openLesson(path);
    if (info.suffix() == QLatin1String(deskSuffix)) {
        if (!m_parts.desk.open(path)) return false;
        belongsTo(path);
        remember(path);
        return true;
    }
    OpenedFile opened;
    try {
        opened = openFile(path);
        m_parts.lessons.leaveStage();
        if (!(opened.state ? m_parts.workbench.continueState(*opened.state)
                           : m_parts.workbench.open(opened.experiment)))
            return false;
    } catch (const InputError& error) {
        refuse(path, translated(error));
        return false;
    }
    if (!opened.state && !carriesTable(path)) belongsTo(path);
    remember(path);
    emit begun();
    m_parts.figures.show(path, opened);
    return true;
}

bool FileController::openShared(const QString& text) {
    try {
        if (!openExperiment(experimentFromShared(text))) return false;
    } catch (const InputError& error) {
        refuse({}, translated(error));
        return false;
    }
    m_parts.message.say(tr("Somebody has sent this experiment. Look at it; it waits for Run."));
    return true;
}

void FileController::copy(bool asLink) {
    constexpr qsizetype usual = 2000; // letters that mail programs and chats leave whole
    const Experiment experiment = m_parts.workbench.played();
    const QString text =
        asLink ? experimentLink(experiment) : QString::fromStdString(toJson(experiment).dump(1)) + '\n';
    QGuiApplication::clipboard()->setText(text);
    if (!asLink)
        m_parts.message.say(tr("The experiment is on the clipboard, as text."));
    else if (text.size() <= usual)
        m_parts.message.say(tr("A link to the experiment is on the clipboard."));
    else
        m_parts.message.say(
            tr("A link to the experiment is on the clipboard. It is long, and some programs cut "
               "it: a file is safer."));
}

void FileController::belongsTo(const QString& path) {
    m_file = path;
    m_opening = m_parts.workbench.opening();
}

QString FileController::fileOfExperiment() const {
    return m_opening == m_parts.workbench.opening() ? m_file : QString();
}

void FileController::save() {
    if (!m_parts.workbench.hasExperiment()) return;
    const QString file = fileOfExperiment();
    if (file.isEmpty())
        chooseSavePath(false);
    else if (file.endsWith(QLatin1String(deskSuffix)))
        m_parts.desk.save(file);
    else
        saveTo(file, false);
}

/// A table from another program can still be measured data.
void FileController::refuse(const QString& path, const QString& sentence) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QStringList tables{"csv", "tsv", "txt", "dat", "xlsx", "zip"};
    const bool isTable = tables.contains(suffix) && m_parts.workbench.hasExperiment();
    auto* box =
        new QMessageBox(QMessageBox::Warning,
                        path.isEmpty() ? tr("This text cannot be opened") : tr("This file cannot be opened"),
                        sentence, QMessageBox::Close, m_window);
    box->setTextFormat(Qt::PlainText);
    if (isTable) {
        box->setInformativeText(tr("A table from elsewhere can be laid over the open experiment."));
        const QPushButton* data = box->addButton(tr("Open as &measured data…"), QMessageBox::AcceptRole);
        connect(data, &QPushButton::clicked, this, [this, path] { emit dataWanted(path); });
    }
    openAndForget(box);
}

bool FileController::saveTo(const QString& path, bool state) {
    Workbench& workbench = m_parts.workbench;
    const auto write = [&] {
        writeFile(path, (state ? workbench.state() : toJson(workbench.played())).dump(1) + "\n");
    };
    if (!m_parts.message.attempt(write)) return false;
    if (!state) belongsTo(path);
    remember(path);
    m_parts.message.say(tr("Saved as %1").arg(path));
    return true;
}

void FileController::remember(const QString& path) {
    m_parts.preferences.remember(QFileInfo(path).absoluteFilePath());
    showRecent();
}

void FileController::showRecent() {
    const QStringList& files = m_parts.preferences.recentFiles;
    QMenu* menu = m_parts.actions.menu("recent");
    menu->clear();
    menu->setEnabled(!files.isEmpty());
    for (const QString& file : files) {
        QAction* action = menu->addAction(QFileInfo(file).fileName());
        action->setToolTip(file);
        connect(action, &QAction::triggered, this, [this, file] { openPath(file); });
    }
}

void FileController::chooseScene() {
    auto* dialog = new QDialog(m_window);
    dialog->setWindowTitle(tr("Scenes"));
    dialog->resize(1080, 680);
    auto* gallery = new Gallery(scenes(), m_parts.preferences.favourites);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(gallery);
    connect(gallery, &Gallery::sceneChosen, this, [this, dialog](const QString& id) {
        dialog->accept();
        play(id);
    });
    connect(gallery, &Gallery::buildWanted, this, [this, dialog] {
        dialog->accept();
        m_parts.actions.at("new-world")->trigger();
    });
    connect(gallery, &Gallery::favouritesChanged, this, [this, gallery] {
        m_parts.preferences.favourites = gallery->favourites();
        m_parts.preferences.save();
    });
    openAndForget(dialog);
}

void FileController::copyLink() {
    QString place = m_parts.lessons.address();
    if (place.isEmpty()) {
        // Four bytes of qCompress() that zlib does not have come first.
        const QByteArray packed =
            qCompress(QByteArray::fromStdString(toJson(m_parts.workbench.experiment()).dump()), 9).mid(4);
        place = QStringLiteral("experiment=") +
                packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    }
    QGuiApplication::clipboard()->setText(pageAddress() + QLatin1Char('#') + place);
    m_parts.message.say(tr("The link is copied."));
}

void FileController::chooseBackUp() {
    askForPathToSave({tr("Back up everything"), tr("Backups (*.timestep-backup)"), QStringLiteral("timestep"),
                      keptFilesSuffix},
                     m_window, [this](const QString& path) {
                         m_parts.message.attempt([&] {
                             writeWholeFile(path, packKeptFiles(QDir::homePath()));
                             m_parts.message.say(tr("Saved as %1").arg(path));
                         });
                     });
}

void FileController::bringBack() {
    askForFile({tr("Bring everything back"), tr("Backups (*.timestep-backup)")}, m_window,
               [this](const QString& path) {
                   askWhether(
                       tr("Bring everything back"),
                       tr("Answers, sessions and settings of this browser that are also in the file are "
                          "replaced, and the page loads again. Go on?"),
                       m_window, [this, path] {
                           m_parts.message.attempt([&] {
                               unpackKeptFiles(readWholeFile(path, largestBackUp), QDir::homePath());
                               loadPageAgain();
                           });
                       });
               });
}

void FileController::chooseFile() {
    askForFile({tr("Open"),
                tr("Everything with an experiment (*.json *.csv *.xlsx *.png *.svg *.pdf *.tex *.html *.md "
                   "*.timestep *.timestep-desk *.timestep-lesson);;All files (*)")},
               m_window, [this](const QString& path) { openPath(path); });
}

void FileController::chooseSavePath(bool state) {
    if (!m_parts.workbench.hasExperiment()) return;
    askForPathToSave({state ? tr("Save state") : tr("Save experiment"), tr("Experiments (*.timestep *.json)"),
                      QString(), experimentSuffix},
                     m_window, [this, state](const QString& path) { saveTo(path, state); });
}

bool FileController::handOverTo(const QString& folder) {
    return m_parts.message.attempt([&] {
        const QStringList names = handOver(m_parts.workbench.played(), folder);
        m_parts.message.say(tr("Handed over to %1: %2").arg(folder, names.join(QStringLiteral(", "))));
    });
}

void FileController::chooseHandOverFolder() {
    if (!m_parts.workbench.hasExperiment()) return;
    askForFolder({.title = tr("Folder for program, tables and figure"), .makesFolder = true}, m_window,
                 [this](const QString& folder) { handOverTo(folder); });
}

} // namespace timestep
