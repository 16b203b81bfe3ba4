// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace timestep {

class RaceCard;
class WindowActions;
class Workbench;
struct Experiment;

/// Races: the dialog that puts one together, and the table of its runs.
class RaceController : public QObject {
    Q_OBJECT

public:
    RaceController(Workbench& workbench, RaceCard& card, WindowActions& actions, QWidget* window);

    /// Puts the race on the desk and shows its table; Take back brings the old experiment again. False: the
    /// workbench says why not.
    bool start(const Experiment& race, bool sideBySide);

signals:
    /// The table came or went.
    void cardToggled(bool shown);

private:
    void openDialog();

    Workbench& m_workbench;
    WindowActions& m_actions;
    QWidget* m_window;
};

} // namespace timestep
