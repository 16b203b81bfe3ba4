// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"

#include <QObject>

#include <functional>

#include <vector>

namespace timestep {

class DeskFiles;
class LessonPanel;
class MessageLine;
class PlotGrid;
class WindowActions;
class Workbench;
struct Preferences;

/// Opens the report to hand in, which starts with the notes.
class ReportController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        PlotGrid& grid;
        const LessonPanel& lesson;
        DeskFiles& desk;
        WindowActions& actions;
        MessageLine& message;
        const Preferences& preferences; ///< the name of the author
    };
    ReportController(const Parts& parts, QWidget* window);

    /// The report of the open lesson with the open plots, or of the experiment if no lesson is open.
    /// Collected figures come first.
    Report report();
    /// Keeps the open plots, as they are now, for the reports of this window.
    void collect();
    /// Another experiment was opened.
    void beginAnother();
    /// Whether texts or kept figures of the report are in no file.
    bool isUnsaved() const { return m_isUnsaved; }
    /// Asks whether to leave without them, and calls `leave` if so.
    void askToLeave(const std::function<void()>& leave);

private:
    std::vector<ReportFigure> presentFigures();
    void openReport();
    void openNotes();

    Parts m_parts;
    QWidget* m_window;
    std::vector<ReportFigure> m_collected; ///< also of experiments that were open before
    bool m_isUnsaved = false;
};

} // namespace timestep
