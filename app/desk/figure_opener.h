// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/background_work.h"
#include "core/json/json.h"

#include <QObject>

class QWidget;

namespace timestep {

class ComputedAgain;
class MessageLine;
class RunPlots;
class Workbench;
struct OpenedFile;
struct TableVerdict;

/// Shows an opened figure or table as it was, and verifies its numbers.
class FigureOpener : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        RunPlots& plots;
        ComputedAgain& again;
        MessageLine& message;
    };
    FigureOpener(const Parts& parts, QWidget* window);

    /// Shows the plot that the file describes, or the result of its analysis, and starts to verify the table.
    /// If the numbers are the same, the message line reports it; any other result is reported in a dialog.
    /// The experiment of the file is open.
    void show(const QString& path, const OpenedFile& opened);

private:
    void showMeasured(const QString& path, const Json& measured);
    void showPlotOf(const QString& path, const OpenedFile& opened);
    void runToTheEndOf(const OpenedFile& opened);
    void verify(const QString& path, const OpenedFile& opened);
    void showVerdict(const TableVerdict& verdict);

    Parts m_parts;
    QWidget* m_window;
    BackgroundWork m_verification{this};
};

} // namespace timestep
