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

namespace timestep {

class MainWindow;

/// What a window does with files of coursework: saves and opens the whole desk, keeps it safe in between,
/// offers what a crash left behind, checks the Table of a figure that was opened, and begins reports.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    explicit SessionFiles(MainWindow& window);

    /// As it lies now. The workbench must have an experiment.
    Desk desk();
    /// False: the window says why not.
    bool open(const QString& path);
    bool save(const QString& path);
    /// Puts a desk in the place of what lies there.
    bool putUp(const Desk& desk);

    /// Begins to compare the Table of a figure or CSV that was opened; the window is told in the end. A sweep
    /// or an analysis is put up as a plot.
    void check(const QString& path);

    /// From now on the desk is kept every minute and after changes.
    void startKeeping(const QString& folder = Autosave::standardFolder());
    /// Saves what changed in the meantime.
    void keep();
    /// Asks whether to go on with what a crash left behind, if it did; once per start.
    bool offerRecovery();
    /// The newest of them goes onto the desk; the others are forgotten.
    bool recover();

    /// A report of the open lesson with the plots on the desk, or of the experiment alone.
    Report report();
    void openReportDialog();
    void openNotes();
    void chooseSavePath();

    const QString& notes() const { return m_notes; }
    void setNotes(const QString& notes) { m_notes = notes; }

private:
    MainWindow& m_window;
    TableCheck m_check;
    PlotsAgain m_again;
    std::unique_ptr<Autosave> m_autosave;
    QTimer m_timer, m_soon;
    QString m_notes, m_problem;
};

} // namespace timestep
