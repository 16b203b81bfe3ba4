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

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
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

/// Saves and opens session files, saves the session at regular intervals, offers to restore it after a crash,
/// verifies the table of an opened figure, and creates reports.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        PlotGrid& grid;
        RunPlots& plots;
        const LessonPanel& lesson;
        MessageLine& message;
        /// Switches of the view that are saved, with their names in files.
        std::vector<std::pair<std::string, QAction*>> switches;
    };
    SessionFiles(const Parts& parts, QWidget* window);

    /// The current session. The workbench must have an experiment.
    SavedSession present();
    /// Both return false on failure; the message line then shows the reason.
    bool open(const QString& path);
    bool save(const QString& path);
    /// Replaces the present session.
    bool restore(const SavedSession& session);

    /// Shows an opened figure or CSV file with the plot that it tells of, and starts to verify its table. The
    /// message line says that it is the same; anything else is said in a dialog. The result of an analysis
    /// also gets a plot.
    void check(const QString& path, const OpenedFile& opened);

    /// Starts to save the session every minute and after changes.
    void startKeeping(const QString& folder = Autosave::standardFolder());
    /// Saves the session if it changed.
    void keep();
    /// Saves the session and leaves it for the next start, as if the program had crashed.
    void leave();
    /// Asks whether to restore the session that a crash left behind, if there is one. Called once per start.
    void offerRecovery();
    /// Restores the newest session that can be opened, and removes its file; older ones are offered at the
    /// next start. Unreadable files are renamed to <file>.corrupt.
    bool recover();

    /// Creates a report of the open lesson with the open plots, or of the experiment if no lesson is open.
    Report report();
    void openReportDialog();
    void openNotes();
    void chooseSavePath();

    /// The work with measured data: a function that gives it for a session, and one that takes it from one,
    /// which may throw InputError.
    void setMeasured(std::function<Json()> give, std::function<void(const Json&)> take) {
        m_giveMeasured = std::move(give);
        m_takeMeasured = std::move(take);
    }

    const QString& notes() const { return m_notes; }
    void setNotes(const QString& notes) { m_notes = notes; }
    /// The name of the author in reports.
    void setAuthor(const QString& name) { m_author = name; }

signals:
    void saved(const QString& path);
    /// Both are emitted before a session is restored: lessonWanted() if the session has a lesson; then always
    /// lessonUnwanted(), because the stage shows the experiment of the session.
    void lessonWanted(const QString& id);
    void lessonUnwanted();

private:
    /// Until where the run of this session goes on, because a file was saved there.
    struct Goal {
        std::uint64_t generation = 0;
        std::int64_t tick = 0;
        std::optional<double> time = {}; ///< in the place of the tick [time unit]
    };
    void showMeasured(const QString& path, const Json& measured);
    void showPlotOf(const QString& path, const OpenedFile& opened);
    void goToTheEndOf(const OpenedFile& opened);
    void goAgain(const Goal& goal);
    void goFurther();

    Parts m_parts;
    QWidget* m_window;
    TableCheck m_check;
    PlotsAgain m_again;
    std::unique_ptr<Autosave> m_autosave;
    QTimer m_timer, m_soon;
    QString m_notes, m_author, m_problem;
    std::function<Json()> m_giveMeasured;
    std::function<void(const Json&)> m_takeMeasured;
    std::optional<Goal> m_goal;
    std::int64_t m_asked = -1;   ///< the tick from which it was asked to go on
    std::uint64_t m_askedOf = 0; ///< of this session
};

} // namespace timestep
