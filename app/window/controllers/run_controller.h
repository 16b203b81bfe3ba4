// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <string_view>

class QAction;

namespace timestep {

class AnalysisDialog;
class MessageLine;
class RunPlots;
class SpeedBox;
class WindowActions;
class Workbench;

/// The actions on the run: run, step, undo, speed, quick checks and analyses.
class RunController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        SpeedBox& speed;
        RunPlots& plots;
        WindowActions& actions;
        MessageLine& message;
    };
    RunController(const Parts& parts, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOfRun(const QAction* action) const;
    void showRunning();
    void openAnalysisDialog(std::string_view kind = {}, bool start = false);
    void showAnalysis(const AnalysisDialog& dialog);

    Parts m_parts;
    QWidget* m_window;
};

} // namespace timestep
