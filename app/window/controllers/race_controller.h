// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <map>
#include <string>

namespace timestep {

class RaceCard;
class WindowActions;
class Workbench;
struct Experiment;

/// Opens the race dialog and shows the table of the runs.
class RaceController : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        RaceCard& card;
        WindowActions& actions;
    };
    RaceController(const Parts& parts, QWidget* window);

    /// Opens the race and shows its table; undo restores the previous experiment. Returns false on failure;
    /// the workbench has emitted refused().
    bool start(const Experiment& race, bool sideBySide);

signals:
    /// The table was shown or hidden.
    void cardToggled(bool shown);
    /// The user has shown or hidden the table; a lesson that hides it does not change the choice.
    void cardChosen(bool shown);

private:
    void openDialog();
    void noteOwnMethods();
    /// An own method without a text takes the lines that were written last, also in another scene.
    Experiment withOwnMethods(Experiment race) const;

    Parts m_parts;
    QWidget* m_window;
    std::map<bool, std::string> m_ownMethods; ///< the last text, by whether it is a rule for sticks
};

} // namespace timestep
