// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/recovery.h"

#include "app/desk/desk_file.h"
#include "app/desk/desk_files.h"
#include "app/provenance/open_file.h"
#include "app/system.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "widgets/controls/opening.h"
#include "widgets/text/text.h"
#include "widgets/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QMessageBox>

namespace timestep {

namespace {

constexpr int keepEvery = 60'000; // [ms]
constexpr int keepAfter = 2'000;  // after a change [ms]

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

/// A lock that becomes stale only when its owner has ended, never because of its age.
std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

QString Autosave::standardFolder() {
    return dataFolder() + QStringLiteral("/autosave");
}

Autosave::Autosave(QString folder) : m_folder(std::move(folder)) {
    makePrivateFolder(m_folder);
    removeStaleLocks();
    const QString stem =
        QStringLiteral("%1/open-%2").arg(m_folder, QString::number(QCoreApplication::applicationPid()));
    for (int number = 1;; ++number) { // several windows of one program, or the file of an older program with
                                      // the same process id
        m_file = QStringLiteral("%1-%2.%3").arg(stem, QString::number(number), QLatin1String(deskSuffix));
        if (QFileInfo::exists(m_file)) continue;
        m_lock = lockFor(m_file);
        if (m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError) break;
    }
}

/// Windows that ended before their first save leave a lock without a file.
void Autosave::removeStaleLocks() const {
    const QDir folder(m_folder);
    const QString pattern = QStringLiteral("open-*.%1").arg(QLatin1String(deskSuffix));
    for (QString name : folder.entryList({lockOf(pattern)}, QDir::Files)) {
        name.chop(lockOf({}).size());
        const QString file = folder.filePath(name);
        if (!QFileInfo::exists(file)) lockFor(file)->tryLock(0); // the QLockFile removes it
    }
}

Autosave::~Autosave() {
    if (!m_leaves) QFile::remove(m_file);
}

QString Autosave::save(const QByteArray& desk) {
    if (desk == m_written) return {};
    try {
        writeFile(m_file, desk.toStdString());
    } catch (const InputError& error) {
        return translated(error);
    }
    m_written = desk;
    return {};
}

QStringList Autosave::leftBehind() const {
    QStringList files;
    const QDir folder(m_folder);
    const QString pattern = QStringLiteral("open-*.%1").arg(QLatin1String(deskSuffix));
    for (const QFileInfo& info : folder.entryInfoList({pattern}, QDir::Files, QDir::Time)) {
        const QString file = info.absoluteFilePath();
        if (QFileInfo(m_file) == info) continue;
        const auto lock = lockFor(file);
        if (lock->tryLock(0)) files << file;
    }
    return files;
}

void Autosave::forget(const QString& file) {
    QFile::remove(file);
    // Temporary files of an interrupted save.
    const QFileInfo info(file);
    for (const QString& begun :
         info.dir().entryList({info.fileName() + QStringLiteral(".??????")}, QDir::Files))
        info.dir().remove(begun);
    QFile::remove(lockOf(file));
}

Recovery::Recovery(const Parts& parts, QWidget* window) : QObject(window), m_parts(parts), m_window(window) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(keepAfter);
    m_timer.setInterval(keepEvery);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keep);
    connect(&m_soon, &QTimer::timeout, this, &Recovery::keep);
    connect(&parts.desk, &DeskFiles::notesChanged, this, &Recovery::keep);
    const auto soon = [this] {
        if (m_autosave && !m_soon.isActive()) m_soon.start();
    };
    connect(&parts.desk, &DeskFiles::reportChanged, this, soon);
    connect(&parts.workbench, &Workbench::experimentChanged, this, soon);
    connect(&parts.workbench, &Workbench::stateChanged, this, soon);
}

void Recovery::start(const QString& folder) {
    m_autosave = std::make_unique<Autosave>(folder);
    m_timer.start();
}

void Recovery::keep() {
    if (!m_autosave || !m_parts.workbench.hasExperiment()) return;
    const QString problem = m_autosave->save(deskBytes(m_parts.desk.present()));
    if (!problem.isEmpty() && problem != m_problem) m_parts.message.say(problem); // shown once
    m_problem = problem;
}

void Recovery::leave() {
    keep();
    if (m_autosave) m_autosave->leave();
}

bool Recovery::recover() {
    const QStringList files = m_autosave ? m_autosave->leftBehind() : QStringList();
    for (const QString& file : files) {
        if (m_parts.desk.open(file)) {
            Autosave::forget(file);
            return true;
        }
        QFile::rename(file, file + QStringLiteral(".corrupt")); // open() has reported the reason
    }
    return false;
}

void Recovery::offer() {
    const QStringList files = m_autosave ? m_autosave->leftBehind() : QStringList();
    if (files.isEmpty()) return;
    // A page that is left gets no word before.
    const QString sentence =
        pageAddress().isEmpty()
            ? tr("Timestep did not shut down properly. Restore your last session? Cancel asks again at the "
                 "next start.")
            : tr("Go on with the experiment that was open when this page was left? Cancel asks again at the "
                 "next start.");
    auto* box = new QMessageBox(QMessageBox::Question, tr("Restore the session"), sentence,
                                QMessageBox::Yes | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box->setDefaultButton(QMessageBox::Yes);
    connect(box, &QDialog::finished, this, [this, file = files.front()](int button) {
        if (button == QMessageBox::Yes) recover();
        if (button == QMessageBox::Discard) Autosave::forget(file);
    });
    openAndForget(box);
}

} // namespace timestep
