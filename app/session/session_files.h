// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/table_check.h"
#include "app/report/report.h"
#include "app/session/autosave.h"
#include "app/session/plots_again.h"
#include "app/session/session_file.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <string>
#include <utility>
#include <vector>

class QAction;

namespace timestep {

class LessonPanel;
class MessageLine;
class PlotGrid;
class RunPlots;
class Workbench;

/// Saves and opens session files, keeps the session safe in between, offers what a crash left behind, checks
/// the Table of a figure that was opened, and begins reports.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        PlotGrid& grid;
        RunPlots& plots;
        const LessonPanel& lesson;
        MessageLine& message;
        /// What is saved of the view: switches by their names in files.
        std::vector<std::pair<std::string, QAction*>> switches;
    };
    SessionFiles(const Parts& parts, QWidget* window);

    /// The session as it is now. The workbench must have an experiment.
    SavedSession present();
    /// False: the message line says why not.
    bool open(const QString& path);
    bool save(const QString& path);
    /// Replaces the present session.
    bool restore(const SavedSession& session);

    /// Begins to compare the Table of a figure or CSV that was opened; the message line tells the result. An
    /// analysis gets a plot.
    void check(const QString& path, const OpenedFile& opened);

    /// From now on the session is kept every minute and after changes.
    void startKeeping(const QString& folder = Autosave::standardFolder());
    /// Saves what changed in the meantime.
    void keep();
    /// Asks whether to restore the session that a crash left behind, if there is one. Called once per start.
    bool offerRecovery();
    /// Restores the newest of them; the others are forgotten.
    bool recover();

    /// A report of the open lesson with the plots that are open, or of the experiment alone.
    Report report();
    void openReportDialog();
    void openNotes();
    void chooseSavePath();

    const QString& notes() const { return m_notes; }
    void setNotes(const QString& notes) { m_notes = notes; }
    /// Of reports.
    void setAuthor(const QString& name) { m_author = name; }

signals:
    void saved(const QString& path);
    /// A session is about to be restored: its lesson is wanted; then no lesson, for an experiment of its own.
    void lessonWanted(const QString& id);
    void lessonUnwanted();

private:
    Parts m_parts;
    QWidget* m_window;
    TableCheck m_check;
    PlotsAgain m_again;
    std::unique_ptr<Autosave> m_autosave;
    QTimer m_timer, m_soon;
    QString m_notes, m_author, m_problem;
};

} // namespace timestep
